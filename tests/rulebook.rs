//! `--rules` and `--list`: what they tell is true, whole, and works.

use std::collections::BTreeSet;
use std::fs;
use std::path::Path;
use std::process::{Command, Output};
use tirada::ask::{Context, RULEBOOKS, Tongue, read};
use tirada::rules::{Game, Says, Source, d100, hitos, savage, westeros};

const GAMES: [&str; 5] = ["dice", "hitos", "d100", "savage", "westeros"];

fn tirada(arguments: &[&str]) -> Output {
    Command::new(env!("CARGO_BIN_EXE_tirada"))
        .args(["--no-config", "--color", "never"])
        .args(arguments)
        .output()
        .expect("it runs")
}

fn text(arguments: &[&str]) -> String {
    let output = tirada(arguments);
    assert!(output.status.success(), "{arguments:?}: {output:?}");
    String::from_utf8(output.stdout).expect("text")
}

/// The lines of a page that are to be typed, without the program's name.
fn examples(page: &str) -> Vec<String> {
    page.lines()
        .filter_map(|line| line.trim_start().strip_prefix("$ tirada "))
        .map(|line| line.trim_matches('\'').to_string())
        .collect()
}

#[test]
fn every_line_shown_is_answered() {
    for language in ["es", "en"] {
        for game in GAMES {
            let lines = examples(&text(&["-l", language, "--rules", game]));
            assert!(lines.len() >= 20, "{game}: only {lines:?}");
            for line in lines {
                let output = tirada(&["-l", language, &line]);
                assert!(output.status.success(), "{line}: {output:?}");
            }
        }
    }
}

#[cfg(unix)]
#[test]
fn every_line_shown_passes_through_a_shell() {
    let page = text(&["-l", "es", "--rules", "dados"]);
    let binary = Path::new(env!("CARGO_BIN_EXE_tirada"));
    let folder = binary.parent().expect("a folder").display();
    for line in page
        .lines()
        .filter(|line| line.trim_start().starts_with("$ tirada "))
    {
        let line = line.trim_start().trim_start_matches("$ ");
        let command = format!("PATH={folder}:$PATH; {line} --no-config");
        let output = Command::new("sh")
            .args(["-c", &command])
            .output()
            .expect("sh runs");
        assert!(output.status.success(), "{line}: {output:?}");
    }
}

#[test]
fn every_rule_has_its_number_and_every_number_its_rule() {
    for (book, letter, last) in RULEBOOKS[1..]
        .iter()
        .zip(["H", "D", "S", "W"])
        .zip([30, 37, 35, 23])
        .map(|((book, letter), last)| (book, letter, last))
    {
        let numbers: Vec<&str> = book.articles.iter().map(|article| article.number).collect();
        let wanted: Vec<String> = (1..=last)
            .map(|number| format!("{letter}{number}"))
            .collect();
        assert_eq!(numbers, wanted);
        for form in book.forms {
            let used = book
                .articles
                .iter()
                .any(|article| article.forms().any(|own| std::ptr::eq(own, *form)));
            assert!(used, "no rule shows {} {}", form.game.key(), form.rule);
        }
        for basis in book.game.bases() {
            let known = numbers.contains(&basis.rule) || basis.rule == book.game.key();
            assert!(known, "{basis:?}");
        }
    }
}

#[test]
fn every_form_has_an_example_that_asks_for_it() {
    for form in RULEBOOKS.iter().flat_map(|book| book.forms) {
        let request = read(form.example, &Context::default()).expect("an example is a line");
        assert_eq!(request.line.rule(), form.rule, "{}", form.example);
    }
}

#[test]
fn every_ruling_that_has_a_word_is_listed() {
    let beside = |keys: Vec<&'static str>| -> BTreeSet<&'static str> {
        let beside = ["ruling-", "outside-", "house-"];
        let keys = keys.into_iter();
        keys.filter(|key| beside.iter().any(|start| key.starts_with(start)))
            .collect()
    };
    let words = [
        (
            Game::Hitos,
            beside(hitos::Word::ALL.iter().map(|word| word.key()).collect()),
        ),
        (
            Game::D100,
            beside(d100::Word::ALL.iter().map(|word| word.key()).collect()),
        ),
        (
            Game::Savage,
            beside(savage::Word::ALL.iter().map(|word| word.key()).collect()),
        ),
        (
            Game::Westeros,
            beside(westeros::Word::ALL.iter().map(|word| word.key()).collect()),
        ),
    ];
    for (game, words) in words {
        let listed = game
            .bases()
            .iter()
            .filter(|basis| basis.source != Source::Seed);
        let listed: BTreeSet<&str> = listed
            .map(|basis| match basis.says {
                Says::Term(term) => term.key(),
                Says::Section(section) => panic!("{section} is no sentence"),
            })
            .collect();
        assert_eq!(listed, words, "{}", game.key());
    }
}

#[test]
fn nothing_rests_on_what_no_list_holds() {
    let root = Path::new(env!("CARGO_MANIFEST_DIR")).join("src/rules");
    let makers = [
        "Basis::seed(",
        "Basis::outside(",
        "Basis::ruling(",
        "Basis::house(",
    ];
    let mut folders = vec![root];
    while let Some(folder) = folders.pop() {
        for entry in fs::read_dir(folder).expect("a folder") {
            let path = entry.expect("an entry").path();
            if path.is_dir() {
                folders.push(path);
            } else if !path.ends_with("rules/basis.rs") {
                let code = fs::read_to_string(&path).expect("a source is text");
                let made = makers.iter().find(|maker| code.contains(*maker));
                assert!(
                    made.is_none(),
                    "{} makes a basis of its own",
                    path.display()
                );
            }
        }
    }
}

#[test]
fn pages_fit_the_screen_but_for_lines_to_be_typed_and_tables() {
    for language in ["es", "en"] {
        for arguments in [
            &["--rules"][..],
            &["--rules", "hitos"],
            &["--rules", "savage"],
            &["--rules", "westeros"],
            &["--rules", "dice"],
        ] {
            let mut all = vec!["-l", language];
            all.extend(arguments);
            for line in text(&all).lines() {
                let typed = line.trim_start().starts_with("$ tirada ");
                assert!(typed || line.chars().count() <= 80, "{all:?}: {line}");
                assert_eq!(line, line.trim_end(), "{all:?}");
            }
        }
    }
}

#[test]
fn a_game_by_any_of_its_names_and_wherever_it_stands() {
    let page = text(&["-l", "es", "--rules", "savage"]);
    assert_eq!(text(&["-l", "es", "--rules", "SALVAJES"]), page);
    assert_eq!(text(&["-l", "es", "--rules=sw"]), page);
    assert_eq!(text(&["sw", "--rules", "-l", "es"]), page);
    assert_eq!(text(&["--reglas", "sw", "--idioma", "es"]), page);
    assert!(text(&["-l", "en", "--rules"]).contains("hitos"));
}

#[test]
fn one_rule_alone() {
    let page = text(&["-l", "es", "--rules", "hitos", "ataque"]);
    for number in ["H13", "H14", "H15"] {
        assert!(page.contains(number), "{page}");
    }
    assert!(!page.contains("H16"), "{page}");
    assert!(text(&["-l", "en", "--rules", "d100", "D32"]).contains("autofire 45 dmg 12 targets 3"));
    let melee = text(&["-l", "es", "--rules", "d100", "cuerpo", "a", "cuerpo"]);
    assert!(melee.contains("D7 ") && !melee.contains("D20 "), "{melee}");
    assert_eq!(
        text(&["-l", "es", "--rules", "d100", "Cuerpo-a-Cuerpo"]),
        melee
    );
    let output = tirada(&["-l", "es", "--rules", "hitos", "atake"]);
    assert_eq!(output.status.code(), Some(2));
    let told = String::from_utf8(output.stderr).expect("text");
    assert!(told.contains("¿querías decir «ataque»?"), "{told}");
}

#[test]
fn an_unknown_game_names_those_there_are_the_nearest_first() {
    let output = tirada(&["-l", "es", "--rules", "westerso"]);
    assert_eq!(output.status.code(), Some(2));
    let told = String::from_utf8(output.stderr).expect("text");
    assert!(
        told.contains("«westerso»") && told.contains(": westeros, "),
        "{told}"
    );
    for game in ["dados", "hitos", "d100", "sw"] {
        assert!(told.contains(game), "{told}");
    }
}

#[test]
fn house_tables_stand_as_the_configuration_left_them() {
    let file = std::env::temp_dir().join(format!("tirada-rules-{}.toml", std::process::id()));
    fs::write(&file, "[hitos.fall]\n2 = \"1\"\nmore = \"CM\"\n").expect("it can be written");
    let path = file.to_string_lossy();
    let page = |arguments: &[&str]| {
        let output = Command::new(env!("CARGO_BIN_EXE_tirada"))
            .args(arguments)
            .output()
            .expect("it runs");
        String::from_utf8(output.stdout).expect("text")
    };
    let told = page(&["--config", &path, "-l", "es", "--rules", "hitos"]);
    assert!(
        told.contains("[hitos.caida]\n  2 = \"1\"\n  mas = \"CM\"\n"),
        "{told}"
    );
    // What is printed is a configuration that says the same.
    let lines: Vec<&str> = told
        .lines()
        .skip_while(|line| !line.contains("[hitos.caida]"))
        .take_while(|line| line.starts_with("  ") || line.is_empty())
        .collect();
    fs::write(&file, lines.join("\n")).expect("it can be written");
    assert_eq!(
        page(&["--config", &path, "-l", "es", "--rules", "hitos"]),
        told
    );
    let _gone = fs::remove_file(&file);
}

#[test]
fn the_list_names_every_rule_in_both_languages() {
    let list = text(&["-l", "es", "--list"]);
    let line = list
        .lines()
        .find(|line| line.contains("hitos enfrentada"))
        .expect("a line");
    assert!(line.contains("opposed"), "{line}");
    for book in RULEBOOKS {
        for word in book.forms.iter().filter_map(|form| form.word) {
            for tongue in [Tongue::English, Tongue::Spanish] {
                let spelling = word.spelling(tongue);
                assert!(list.contains(spelling), "{spelling}");
            }
        }
    }
    let json = text(&["--list", "--json"]);
    let forms: usize = RULEBOOKS.iter().map(|book| book.forms.len()).sum();
    assert_eq!(json.lines().count(), forms + 1);
    let opposed = r#"{"game":"hitos","rule":"opposed","en":["opposed"],"es":["enfrentada","enfrentado"],"example":"hitos opposed 2+4 vs 4+7"}"#;
    assert!(json.lines().any(|line| line == opposed), "{json}");
}
