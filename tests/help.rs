//! What the command says of itself: help that fits a screen, and the manual page.

mod support;

use std::process::Command;
use support::{run, tirada};

#[test]
fn help_comes_in_two_sizes_and_two_languages() {
    let brief = run(&["-h"]);
    let whole = run(&["--help"]);
    assert_eq!((brief.code, whole.code), (0, 0));
    assert!(brief.out.lines().count() < whole.out.lines().count());
    assert!(brief.out.contains("--times N"), "{}", brief.out);
    assert!(whole.out.contains("In scripts and pipes"), "{}", whole.out);
    let spanish = run(&["--lang", "es", "--ayuda"]).out;
    assert!(spanish.contains("--dice CARAS"), "{spanish}");
    assert!(spanish.contains("(--veces)"), "{spanish}");
    assert!(run(&["-h", "-l", "es"]).out.contains("Además:"));
    // Whatever else is asked.
    assert_eq!(run(&["hitos", "6+4", "-h"]).out, brief.out);
}

#[test]
fn the_word_for_help_alone_is_answered_with_it() {
    let brief = run(&["-h"]).out;
    for word in ["help", "ayuda", "Ayuda"] {
        let ran = run(&[word]);
        assert_eq!((ran.out.as_str(), ran.code), (brief.as_str(), 0), "{word}");
    }
    assert_eq!(run(&["help", "hitos"]).code, 2);
}

#[test]
fn help_is_as_wide_as_the_screen() {
    let widest = |columns: &str| {
        let output = tirada(&["--help"]).env("COLUMNS", columns).output();
        let output = output.expect("it runs").stdout;
        let text = String::from_utf8(output).expect("text");
        let widths = text.lines().map(|line| line.chars().count());
        widths.max().unwrap_or(0)
    };
    assert!((60..=80).contains(&widest("80")), "{}", widest("80"));
    assert!((80..=100).contains(&widest("200")), "{}", widest("200"));
}

#[test]
fn the_version_is_told() {
    let told = format!("tirada {}\n", env!("CARGO_PKG_VERSION"));
    assert_eq!(run(&["-V"]).out, told);
    assert_eq!(run(&["--version"]).out, told);
}

#[test]
fn the_manual_page_has_its_sections_in_both_languages() {
    let sections = |language| {
        let page = run(&["--man", "-l", language]).out;
        let sections = page.lines().filter_map(|line| line.strip_prefix(".SH "));
        sections
            .map(|name| name.trim_matches('"').to_string())
            .collect::<Vec<_>>()
            .join(", ")
    };
    assert_eq!(
        sections("en"),
        "NAME, SYNOPSIS, DESCRIPTION, OPTIONS, LANGUAGE, EXIT STATUS, ENVIRONMENT, FILES, EXAMPLES"
    );
    assert_eq!(
        sections("es"),
        "NOMBRE, SINOPSIS, DESCRIPCIÓN, OPCIONES, LENGUAJE, ESTADO DE SALIDA, ENTORNO, ARCHIVOS, EJEMPLOS"
    );
    assert_eq!(run(&["--man", "3d6"]).code, 2);
}

#[cfg(unix)]
#[test]
fn the_manual_page_is_shown_without_warnings() {
    for language in ["en", "es"] {
        let page = std::env::temp_dir().join(format!("tirada-{}-{language}.1", std::process::id()));
        std::fs::write(&page, run(&["--man", "-l", language]).out).expect("it can be written");
        let shown = Command::new("man")
            .args(["--warnings", "-l"])
            .arg(&page)
            .env("LC_ALL", "C.UTF-8")
            .env("MANWIDTH", "80")
            .env("MANPAGER", "cat")
            .output();
        let _gone = std::fs::remove_file(&page);
        let Ok(shown) = shown else {
            eprintln!("no man: the page was not shown");
            return;
        };
        let told = String::from_utf8_lossy(&shown.stderr);
        assert_eq!(told, "", "{language}");
        let text = String::from_utf8_lossy(&shown.stdout);
        assert!(text.lines().count() > 200, "{text}");
        let widest = text.lines().map(|line| line.chars().count()).max();
        assert!(widest.is_some_and(|widest| widest <= 80), "{widest:?}");
    }
}
