//! Any bytes as a configuration file: it brings something, or a complaint names the place, in both languages. What it brings is
//! used to read lines.
#![no_main]

use libfuzzer_sys::fuzz_target;
use std::path::Path;
use tirada::ask::{self, Context, Tongue};
use tirada::cli::read_configuration;
use tirada::render::{self, Complaint, Language, Style};
use tirada::report::{self, Place};
use tirada_fuzz::lines::holds;
use tirada_fuzz::{style, with_bench};

fuzz_target!(|bytes: &[u8]| {
    let path = Path::new("config.toml");
    match read_configuration(path, bytes.to_vec(), Language::Spanish) {
        Ok(context) => use_it(&context),
        Err(complaint) => {
            complains(&complaint, bytes, style(1));
            let again = read_configuration(path, bytes.to_vec(), Language::English);
            complains(&again.expect_err("it was wrong before"), bytes, style(0));
        }
    }
});

fn complains(complaint: &Complaint, bytes: &[u8], style: Style) {
    assert!(!complaint.message.is_empty());
    let spot = complaint.spot.as_ref().expect("a place in the file");
    let lines = bytes.split(|byte| *byte == b'\n').count();
    assert!((1..=lines).contains(&spot.line), "{complaint:?}");
    assert!(
        spot.text.get(spot.span.at..spot.span.end).is_some(),
        "{complaint:?}"
    );
    assert!(render::complaint_text(complaint, style).contains(&complaint.message));
    assert!(!render::complaint_json(complaint).is_empty());
}

/// Reads and rolls what has to do with what a configuration brings.
fn use_it(context: &Context) {
    let mut lines = vec![
        "d100 shoot 60 with uzi at 20m simple".to_string(),
        "d100 melee 60 vs 10 dmg 1d8 md 1d4 simple".into(),
        "hitos fall 7m".into(),
        "hitos fall 900m".into(),
        "hitos fire medium 4+3 vs 15".into(),
    ];
    let macros = context.macros.iter().take(3);
    lines.extend(macros.map(|known| format!("{} 5 6 7", known.name)));
    let names = context.names.iter().take(3);
    lines.extend(names.map(|known| format!("hitos {}+1", known.spelling)));
    let weapons: Vec<_> = context.tables().d100.armoury.weapons().collect();
    for weapon in weapons.iter().rev().take(3) {
        let (name, names) = (weapon.names().spanish(), weapon.names().english());
        lines.push(format!("d100 melee 60 with {name} vs 10"));
        lines.push(format!("d100 shoot 60 with {name} at 5m"));
        lines.push(format!("d100 throw 60 with {names} at 5m"));
        lines.push(format!("d100 autofire 60 with {names}"));
    }
    with_bench(|bench| {
        for line in lines {
            let rolled = ask::read(&line, context)
                .and_then(|request| report::roll(&request, Place::Alone, 1, &mut bench.roller));
            match rolled {
                Ok(record) => drop(render::record_text(&record, style(1))),
                Err(error) => holds::can_be_told(&line, &error, style(0)),
            }
        }
    });
    let _ = ask::complete("d100 melee 60 con ", context, Tongue::Spanish);
    let _ = ask::complete("hitos ", context, Tongue::English);
}
