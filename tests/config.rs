//! The configuration as a user meets it: where it is looked for, what it brings to a line, and each mistake with its text.

use std::fs;
use std::path::{Path, PathBuf};
use std::process::{Command, Stdio};

/// A folder of its own for a test, with what belongs to its name.
struct Home {
    folder: PathBuf,
}

/// What a run came to.
#[derive(Debug, PartialEq, Eq)]
struct Ran {
    out: String,
    err: String,
    code: i32,
}

impl Home {
    /// An empty folder.
    fn new(name: &str) -> Self {
        let folder = Path::new(env!("CARGO_TARGET_TMPDIR"))
            .join("config")
            .join(name);
        let _ = fs::remove_dir_all(&folder);
        fs::create_dir_all(&folder).expect("a folder");
        Self { folder }
    }

    /// A folder with this configuration at its usual place.
    fn with(name: &str, config: &str) -> Self {
        let home = Self::new(name);
        home.write(".config/tirada/config.toml", config);
        home
    }

    /// The path of something in the folder.
    fn path(&self, name: &str) -> String {
        self.folder.join(name).to_string_lossy().into_owned()
    }

    fn write(&self, name: &str, text: impl AsRef<[u8]>) -> String {
        let path = self.folder.join(name);
        fs::create_dir_all(path.parent().expect("a folder above")).expect("a folder");
        fs::write(&path, text).expect("a file");
        self.path(name)
    }

    fn run_with(&self, variables: &[(&str, &str)], arguments: &[&str]) -> Ran {
        let output = Command::new(env!("CARGO_BIN_EXE_tirada"))
            .args(arguments)
            .env_clear()
            .env("HOME", &self.folder)
            .env("APPDATA", self.folder.join(".config"))
            .env("TIRADA_LANG", "en")
            .envs(variables.iter().copied())
            .current_dir(&self.folder)
            .stdin(Stdio::null())
            .output()
            .expect("it runs");
        let text = |bytes: Vec<u8>| String::from_utf8(bytes).expect("text");
        Ran {
            out: text(output.stdout),
            err: text(output.stderr).replace(&self.path(""), ""),
            code: output.status.code().expect("an exit code"),
        }
    }

    fn run(&self, arguments: &[&str]) -> Ran {
        self.run_with(&[], arguments)
    }

    /// The answer of a line and nothing else.
    fn quiet(&self, line: &str, dice: &str) -> String {
        let ran = self.run(&["-q", "--dice", dice, line]);
        assert_eq!((ran.err.as_str(), ran.code), ("", 0), "{line}");
        ran.out.trim_end().to_string()
    }

    /// The line as understood.
    fn understood(&self, line: &str) -> String {
        let ran = self.run(&["--seed", "1", line]);
        assert_eq!((ran.err.as_str(), ran.code), ("", 0), "{line}");
        ran.out.lines().next().unwrap_or("").to_string()
    }

    /// What a line is refused with.
    fn refused(&self, line: &str) -> String {
        let ran = self.run(&[line]);
        assert_eq!((ran.out.as_str(), ran.code), ("", 2), "{line}");
        ran.err
    }
}

const GROUP: &str = "\
[characters.paul]
reflejos = 2
sigilo = 4
forma = 9
\"Forma-física\" = 3
pena = -20

[characters.Ana]
pelea = 65

[personajes.natural]
fuerza = 12
";

// Where it is looked for.

const ONE: &str = "[macros]\nuno = '1'\n";
const TWO: &str = "[macros]\nuno = '2'\n";
const THREE: &str = "[macros]\nuno = '3'\n";
const FOUR: &str = "[macros]\nuno = '4'\n";

#[test]
fn flag_before_variable_before_xdg_before_home() {
    let home = Home::with("precedence", ONE);
    home.write("xdg/tirada/config.toml", TWO);
    let (xdg, three, four) = (
        home.path("xdg"),
        home.write("three.toml", THREE),
        home.write("four.toml", FOUR),
    );
    let answer = |variables: &[(&str, &str)], flags: &[&str]| {
        let ran = home.run_with(variables, &[flags, &["-q", "uno"]].concat());
        (ran.out.trim().to_string(), ran.code)
    };
    let (xdg, variable) = (("XDG_CONFIG_HOME", &*xdg), ("TIRADA_CONFIG", &*three));
    let said = |text: &str| (text.to_string(), 0);
    assert_eq!(answer(&[], &[]), said("1"));
    if cfg!(not(windows)) {
        assert_eq!(answer(&[xdg], &[]), said("2"));
    }
    assert_eq!(answer(&[xdg, variable], &[]), said("3"));
    assert_eq!(answer(&[xdg, variable], &["--config", &four]), said("4"));
    assert_eq!(
        answer(&[xdg, variable], &["--config", "four.toml"]),
        said("4")
    );
    assert_eq!(
        answer(&[("TIRADA_CONFIG", ""), ("XDG_CONFIG_HOME", "")], &[]),
        said("1")
    );
    assert_eq!(answer(&[("XDG_CONFIG_HOME", "relative")], &[]), said("1"));
    // Without any, the macro is no word.
    assert_eq!(
        answer(&[xdg, variable], &["--no-config"]),
        (String::new(), 2)
    );
    // Of both flags the last one counts.
    assert_eq!(answer(&[], &["--no-config", "--config", &four]), said("4"));
    assert_eq!(answer(&[], &["--config", &four, "--no-config"]).1, 2);
}

#[test]
fn a_file_that_is_not_there_matters_only_when_it_is_named() {
    let home = Home::new("absent");
    assert_eq!(home.quiet("3d6", "1,2,3"), "6");
    let missing = Ran {
        out: String::new(),
        err: "error: none.toml: cannot be read: there is no such file\n".into(),
        code: 2,
    };
    assert_eq!(home.run(&["--config", "none.toml", "3d6"]), missing);
    assert_eq!(
        home.run_with(&[("TIRADA_CONFIG", "none.toml")], &["3d6"]),
        missing
    );
    let spanish = home.run(&["--config", "none.toml", "3d6", "--lang", "es"]);
    assert_eq!(
        spanish.err,
        "error: none.toml: no se puede leer: no existe\n"
    );
    let json = home.run(&["--config", "none.toml", "3d6", "--json"]);
    assert_eq!(
        json.err,
        "{\"error\":{\"kind\":\"config\",\"message\":\"cannot be read: there is no such file\",\"file\":\"none.toml\"}}\n"
    );
    // No home is no mistake.
    assert_eq!(home.run_with(&[("HOME", "")], &["-q", "1"]).out, "1\n");
    // Help needs no configuration.
    assert_eq!(home.run(&["--config", "none.toml", "--help"]).code, 0);
}

#[test]
#[cfg(unix)]
fn what_is_no_file_is_told() {
    let home = Home::new("folder");
    let ran = home.run(&["--config", ".", "3d6"]);
    assert_eq!(
        (ran.err.as_str(), ran.code),
        ("error: .: cannot be read: it is a folder\n", 2)
    );
    // A file where a folder should be hides nothing.
    home.write(".config", "");
    assert_eq!(home.run(&["-q", "1"]).out, "1\n");
}

#[test]
fn too_long_and_no_text() {
    let home = Home::new("bytes");
    let long = home.write("long.toml", "#".repeat(1024 * 1024 + 1));
    let ran = home.run(&["--config", &long, "3d6"]);
    assert_eq!(
        ran.err,
        "error: long.toml: the configuration is too long: 1048576 bytes at most\n"
    );
    let bytes = home.write("bytes.toml", b"[macros]\nuno = '\xff'\n");
    let ran = home.run(&["--config", &bytes, "3d6"]);
    assert_eq!(
        ran.err,
        "error: bytes.toml:2: not text in UTF-8\n  uno = '\u{fffd}'\n         ^\n"
    );
    let marked = home.write("marked.toml", b"\xef\xbb\xbf[macros]\r\nuno = '7'\r\n");
    assert_eq!(home.run(&["--config", &marked, "-q", "uno"]).out, "7\n");
}

#[test]
fn a_first_configuration_is_written_once() {
    let home = Home::new("init");
    let path = home.path(&["", ".config", "tirada", "config.toml"][1..].join("/"));
    let ran = home.run(&["--init-config"]);
    assert_eq!(
        (ran.out.trim_end(), ran.err.as_str(), ran.code),
        (&*path, "", 0)
    );
    let text = fs::read_to_string(&path).expect("it is there");
    assert!(text.starts_with("# Configuration of tirada."));
    // Nothing of it is in force.
    assert_eq!(home.quiet("3d6", "1,2,3"), "6");
    assert_eq!(home.run(&["paul.reflexes"]).code, 2);
    let again = home.run(&["--init-config", "--lang", "es"]);
    assert_eq!(
        again.err,
        "error: .config/tirada/config.toml: ya hay una configuración ahí, y se queda como está\n"
    );
    assert_eq!((again.out.as_str(), again.code), ("", 2));
    assert_eq!(fs::read_to_string(&path).expect("it is there"), text);
    // Elsewhere, in the other language.
    let ran = home.run(&["--init-config", "--config", "new/mine.toml", "--lang", "es"]);
    assert_eq!((ran.out.as_str(), ran.code), ("new/mine.toml\n", 0));
    let text = fs::read_to_string(home.path("new/mine.toml")).expect("it is there");
    assert!(text.starts_with("# Configuración de tirada."));
    // It wants no line.
    assert_eq!(home.run(&["--init-config", "3d6"]).code, 2);
}

#[test]
#[cfg(unix)]
fn a_first_configuration_without_a_place() {
    let home = Home::new("nowhere");
    home.write("file", "");
    let ran = home.run(&["--init-config", "--config", "file/config.toml"]);
    assert!(
        ran.err
            .starts_with("error: file/config.toml: cannot be written: "),
        "{}",
        ran.err
    );
    assert_eq!(ran.code, 2);
}

/// What the example says once what is only shown is in force, and the lines it shows.
fn example(language: &str) -> (Home, Vec<String>) {
    let home = Home::new(&format!("example-{language}"));
    assert_eq!(home.run(&["--init-config", "--lang", language]).code, 0);
    let text = fs::read_to_string(home.path(".config/tirada/config.toml")).expect("it is there");
    let lines = text
        .lines()
        .filter_map(|line| line.strip_prefix("#   tirada "));
    let lines: Vec<String> = lines.map(str::to_string).collect();
    let active: Vec<&str> = text
        .lines()
        .map(|line| match line.strip_prefix('#') {
            Some(setting) if !setting.starts_with(' ') => setting,
            _ => line,
        })
        .collect();
    home.write(".config/tirada/config.toml", active.join("\n"));
    (home, lines)
}

#[test]
fn the_example_holds_and_so_do_the_lines_in_it() {
    for language in ["es", "en"] {
        let (home, lines) = example(language);
        assert!(lines.len() >= 6, "{language}: {lines:?}");
        for line in lines {
            let words: Vec<&str> = line.split(' ').collect();
            let ran = home.run(&words);
            assert_eq!((ran.err.as_str(), ran.code), ("", 0), "{line}");
        }
    }
}

#[test]
fn the_readme_holds() {
    let readme = include_str!("../README.md");
    let (_, rest) = readme.split_once("```toml\n").expect("a configuration");
    let (config, rest) = rest.split_once("```").expect("its end");
    let (section, _) = rest.split_once("\n## ").expect("another section");
    let home = Home::with("readme", config);
    let begins = ["d100 ", "1d20", "strike ", "guard "];
    let lines = section.split('`').skip(1).step_by(2);
    let lines: Vec<&str> = lines
        .filter(|line| begins.iter().any(|begin| line.starts_with(begin)))
        .collect();
    assert!(lines.len() >= 4, "{lines:?}");
    for line in lines {
        let ran = home.run(&[line]);
        assert_eq!((ran.err.as_str(), ran.code), ("", 0), "{line}");
    }
}

// Characters.

#[test]
fn a_name_stands_for_its_number_in_every_game() {
    let home = Home::with("names", GROUP);
    assert_eq!(
        home.quiet("hitos paul.reflejos+paul.sigilo vs 15", "1,9,9"),
        "success"
    );
    assert_eq!(home.quiet("hitos 6 vs paul.forma", "1,3,9"), "success");
    assert_eq!(home.quiet("d100 ana.pelea", "6,5"), "success");
    assert_eq!(home.quiet("d100 ana.pelea", "6,6"), "failure");
    assert_eq!(home.quiet("d100 ana.pelea+paul.pena", "4,6"), "failure");
    assert_eq!(
        home.quiet("d100 resist natural.fuerza vs 10", "5,9"),
        "success"
    );
    assert_eq!(home.quiet("percentile ana.pelea", "0,1"), "special");
    assert_eq!(
        home.quiet("autofire ana.pelea targets paul.reflejos", "1,2,3"),
        "special"
    );
}

#[test]
fn a_name_stands_for_its_number_among_dice() {
    let home = Home::with("dice", GROUP);
    for (line, dice, answer) in [
        ("1d20+paul.sigilo", "3", "7"),
        ("1d20 - paul.pena", "3", "23"),
        ("paul.sigilo*2+1d6", "3", "11"),
        ("paul.sigilo", "", "4"),
        ("-paul.sigilo", "", "-4"),
        ("(paul.reflejos)d6", "3,4", "7"),
        ("4d6kh(paul.reflejos)", "1,2,3,4", "7"),
        ("max(paul.sigilo, 1d6)", "3", "4"),
        ("d20 vs paul.forma", "9", "success"),
        ("3d6 under Ana.pelea", "1,2,3", "success"),
        ("natural.fuerza/5", "", "2"),
        ("autofire 45 dmg 1d6+paul.sigilo", "0,1,2,3", "special"),
    ] {
        assert_eq!(home.quiet(line, dice), answer, "{line}");
    }
    for line in [
        "1d20+paul.sigilo",
        "-paul.sigilo",
        "1d20-paul.pena",
        "paul.sigilo*2+1d6",
        "2d6 vs Ana.pelea",
        "autofire 45 dmg 1d6+paul.sigilo",
    ] {
        assert_eq!(home.understood(line), line);
    }
    let both = home.run(&["--dice", "3", "1d20+paul.sigilo"]);
    assert_eq!(both.out, "1d20+paul.sigilo\n  dice   1d20 3   +4   = 7\n");
    assert_eq!(
        home.refused("1d20+paul.sigillo"),
        "error: “paul.sigillo” is not in the configuration\n  1d20+paul.sigillo\n       ^^^^^^^^^^^^\n  did you mean “paul.sigilo”?\n"
    );
    assert_eq!(
        home.refused("pablo.sigilo"),
        "error: “pablo.sigilo” is not in the configuration\n  pablo.sigilo\n  ^^^^^^^^^^^^\n  did you mean “paul.sigilo”?\n"
    );
}

#[test]
fn those_who_take_part_have_names_of_their_own() {
    let home = Home::with("roster", GROUP);
    let line = "hitos init Paul paul.reflejos+5, El Librero 5, natural natural.fuerza";
    assert_eq!(home.understood(line), line);
    assert_eq!(
        home.refused("hitos init Paul paul.reflexos, Librero 5"),
        "error: “paul.reflexos” is not in the configuration\n  hitos init Paul paul.reflexos, Librero 5\n                  ^^^^^^^^^^^^^\n  did you mean “paul.reflejos”?\n"
    );
    // A dot in a name of nobody in the configuration is only a dot.
    let line = "hitos init Sr.Smith 5, J.R.R. 4";
    assert_eq!(home.understood(line), line);
}

#[test]
fn the_first_figure_is_the_written_one() {
    let home = Home::with("written", GROUP);
    // Equal totals: the higher written skill wins.
    let both = "d100 melee ana.pelea+paul.pena vs 45";
    assert_eq!(home.quiet(both, "4,9,9,5,4,5"), "hit");
}

#[test]
fn case_and_accents_do_not_matter_and_hyphens_are_told_from_minus() {
    let home = Home::with("folded", GROUP);
    for line in [
        "hitos PAUL.Forma-Física vs 15",
        "hitos paul.forma-fisica vs 15",
        "hitos paúl.fórma-FISICA vs 15",
    ] {
        assert_eq!(home.quiet(line, "1,2,3"), "failure", "{line}");
        assert_eq!(home.understood(line), line);
    }
    assert_eq!(
        home.understood("hitos paul.forma-2 vs 15"),
        "hitos paul.forma-2 vs 15"
    );
    assert_eq!(
        home.understood("hitos paul.forma - paul.reflejos vs 15"),
        "hitos paul.forma-paul.reflejos vs 15"
    );
}

#[test]
fn the_line_as_understood_keeps_names_and_reads_back() {
    let home = Home::with("canonical", GROUP);
    let line = "d100 melee Ana.pelea - 20 long vs paul.forma + 40 short block paul.sigilo";
    let understood = "d100 melee Ana.pelea-20 long vs paul.forma+40 short block paul.sigilo";
    assert_eq!(home.understood(line), understood);
    assert_eq!(home.understood(understood), understood);
    let record = home.run(&["--json", "--dice", "6,5", "d100 ana.pelea"]);
    assert_eq!(
        record.out,
        "{\"expr\":\"d100 ana.pelea\",\"game\":\"d100\",\"rule\":\"check\",\"result\":\"success\",\"dice\":[6,5],\"values\":{\"roll\":65,\"skill\":65,\"tens\":[6]}}\n"
    );
}

#[test]
fn an_unknown_name_is_told_with_the_nearest() {
    let home = Home::with("unknown", GROUP);
    assert_eq!(
        home.refused("hitos paul.reflexos vs 15"),
        "error: “paul.reflexos” is not in the configuration\n  hitos paul.reflexos vs 15\n        ^^^^^^^^^^^^^\n  did you mean “paul.reflejos”?\n"
    );
    assert_eq!(
        home.refused("d100 65 mod 3+luis.suerte"),
        "error: “luis.suerte” is not in the configuration\n  d100 65 mod 3+luis.suerte\n                ^^^^^^^^^^^\n"
    );
    let spanish = home.run(&["--lang", "es", "d100", "anna.pelea"]);
    assert_eq!(
        spanish.err,
        "error: «anna.pelea» no está en la configuración\n  d100 anna.pelea\n       ^^^^^^^^^^\n  ¿querías decir «Ana.pelea»?\n"
    );
    let json = home.run(&["--json", "d100", "anna.pelea"]);
    assert_eq!(
        json.err,
        "{\"error\":{\"kind\":\"expected\",\"at\":5,\"length\":10,\"message\":\"“anna.pelea” is not in the configuration\",\"near\":\"Ana.pelea\"}}\n"
    );
}

// Macros.

const MACROS: &str = "\
[macros]
fijo = 'd100 65'
ataque = 'd100 melee {habilidad} vs {contra} {arma=long}'
tabla = 'odds hitos {n} vs {dificultad=15} # tabla {n}'
doble = 'hitos {n}+{n=4} vs 15'
Corto = 'ataque {h} 40 short'
extra = 'd100 65 {más=}'

[macros.guardia]
line = 'd100 melee {habilidad} {arma} vs {contra}'
params = ['habilidad', 'contra', 'arma=short']
ayuda = 'para quien se defiende'
";

#[test]
fn a_macro_is_filled_in_order_and_by_name() {
    let home = Home::with("macros", MACROS);
    for (line, understood) in [
        ("fijo", "d100 65"),
        ("FIJÓ", "d100 65"),
        ("ataque 65 40", "d100 melee 65 long vs 40 unarmed"),
        ("ataque 65 40 short", "d100 melee 65 short vs 40 unarmed"),
        (
            "ataque 65 40 arma=short",
            "d100 melee 65 short vs 40 unarmed",
        ),
        (
            "ataque ARMA=short 65 40",
            "d100 melee 65 short vs 40 unarmed",
        ),
        ("ataque contra=40 65", "d100 melee 65 long vs 40 unarmed"),
        (
            "ataque contra=40 habilidad=65",
            "d100 melee 65 long vs 40 unarmed",
        ),
        ("ataque 65 -20 40", "d100 melee 65-20 long vs 40 unarmed"),
        (
            "ataque 65 - 20 contra=40 + 1",
            "d100 melee 65-20 long vs 40+1 unarmed",
        ),
        (
            "ataque 65 40 \"short bonus 1\"",
            "d100 melee 65 short vs 40 unarmed bonus 1",
        ),
        (
            "ataque 65 40 arma=\"long dmg 1d8\"",
            "d100 melee 65 long dmg 1d8 vs 40 unarmed",
        ),
        (
            "ataque 65 40 long dmg 1d8 + 1 md 1d4",
            "d100 melee 65 long dmg 1d8+1 md 1d4 vs 40 unarmed",
        ),
        ("guardia 65 40", "d100 melee 65 short vs 40 unarmed"),
        (
            "guardia 65 40 long short block 8",
            "d100 melee 65 long vs 40 short block 8",
        ),
        ("doble 3", "hitos 3+3 vs 15"),
        ("doble", "hitos 4+4 vs 15"),
        ("corto 65", "d100 melee 65 short vs 40 unarmed"),
        ("extra", "d100 65"),
        ("extra \"bonus 2\"", "d100 65 bonus 2"),
        ("extra más=-20", "d100 65-20"),
    ] {
        assert_eq!(home.understood(line), understood, "{line}");
    }
}

#[test]
fn what_stands_before_a_macro_and_its_label_stay() {
    let home = Home::with("around", MACROS);
    let record = |line: &str| home.run(&["--json", "--seed", "1", line]).out;
    assert!(record("fijo # golpe").contains("\"expr\":\"d100 65\""));
    assert!(record("fijo # golpe").contains("golpe"));
    assert!(record("fijo#golpe").contains("golpe"));
    assert!(record("odds fijo").contains("\"exact\":true"));
    assert_eq!(record("3x fijo").lines().count(), 3);
    // A label of its own stands until the line has one; what is left over comes before it.
    let table = record("tabla 6 15 aspect");
    assert!(
        table.contains("\"expr\":\"hitos 6 vs 15 aspect\""),
        "{table}"
    );
    assert!(table.contains("tabla 6"), "{table}");
    let table = record("tabla 6 # otra");
    assert!(
        table.contains("otra") && !table.contains("tabla"),
        "{table}"
    );
}

#[test]
fn a_macro_makes_tables_of_odds_too() {
    let home = Home::with("sweep", MACROS);
    let plain = home.run(&["odds hitos 6 vs 10,15 # tabla 6"]);
    assert_eq!(plain.code, 0);
    assert_eq!(home.run(&["tabla 6 10,15"]), plain);
    assert_eq!(
        home.refused("tabla 6..4"),
        "error: a number from 6 to 1005 belongs here\n  odds hitos 6..4 vs 15 # tabla 6..4\n             ^^^^\n  this line comes from the macro “tabla”\n"
    );
}

#[test]
fn a_macro_takes_names_of_characters() {
    let home = Home::with("both", &format!("{MACROS}{GROUP}"));
    assert_eq!(
        home.quiet("ataque ana.pelea paul.forma", "1,2,3,4,5,6,7,8,0,7,7"),
        "hit"
    );
    assert_eq!(
        home.understood("ataque ana.pelea paul.forma"),
        "d100 melee ana.pelea long vs paul.forma unarmed"
    );
}

#[test]
fn what_a_macro_lacks_is_told() {
    let home = Home::with("lacks", MACROS);
    assert_eq!(
        home.refused("ataque 65"),
        "error: the macro lacks “contra”; it is written so: ataque habilidad contra [arma=long]\n  ataque 65\n           ^\n"
    );
    assert_eq!(
        home.refused("ataque 65 # golpe"),
        "error: the macro lacks “contra”; it is written so: ataque habilidad contra [arma=long]\n  ataque 65 # golpe\n           ^\n"
    );
    assert_eq!(
        home.refused("ataque 65 40 armas=short"),
        "error: the macro has no “armas”; it is written so: ataque habilidad contra [arma=long]\n  ataque 65 40 armas=short\n               ^^^^^\n  did you mean “arma”?\n"
    );
    assert_eq!(
        home.refused("ataque 65 40 arma=long arma=short"),
        "error: “arma=long” was said already\n  ataque 65 40 arma=long arma=short\n               -         ^^^^\n"
    );
    assert_eq!(
        home.refused("ataque 65 40 \"long"),
        "error: the closing quote is missing\n  ataque 65 40 \"long\n               ^\n"
    );
    assert_eq!(
        home.refused("ataqeu 65 40").lines().last(),
        Some("  did you mean “ataque”?")
    );
    let spanish = home.run(&["--lang", "es", "ataque", "65"]);
    assert_eq!(
        spanish.err,
        "error: a la macro le falta «contra»; se escribe así: ataque habilidad contra [arma=long]\n  ataque 65\n           ^\n"
    );
}

#[test]
fn an_error_in_what_a_macro_makes_shows_that_line() {
    let home = Home::with("inside", MACROS);
    assert_eq!(
        home.refused("guardia tres 40"),
        "error: “tres” does not belong here; expected a number\n  d100 melee tres short vs 40\n             ^^^^\n  this line comes from the macro “guardia”\n"
    );
    assert_eq!(
        home.refused("3x corto equis"),
        "error: “equis” does not belong here; expected a number\n  3x d100 melee equis vs 40 short\n                ^^^^^\n  this line comes from the macro “Corto → ataque”\n"
    );
    let spanish = home.run(&["--lang", "es", "guardia", "tres", "40"]);
    assert!(
        spanish
            .err
            .ends_with("  esta línea sale de la macro «guardia»\n"),
        "{}",
        spanish.err
    );
    let json = home.run(&["--json", "guardia", "tres", "40"]);
    assert_eq!(
        json.err,
        "{\"error\":{\"kind\":\"expected\",\"at\":11,\"length\":4,\"message\":\"“tres” does not belong here; expected a number\",\"expected\":[\"number\"],\"expanded\":\"d100 melee tres short vs 40\",\"macros\":[\"guardia\"]}}\n"
    );
}

#[test]
fn no_macro_goes_on_for_ever() {
    let home = Home::with("endless", "[macros]\nvuelta = '{a} {b=1}'\n");
    assert_eq!(
        home.refused("vuelta vuelta"),
        "error: a macro cannot end in itself: vuelta → vuelta\n  vuelta 1\n  ^^^^^^\n  this line comes from the macro “vuelta”\n"
    );
    // Places filled with one another grow fast.
    let mut text = String::from("[macros]\nm0 = '{a}'\n");
    for step in 1..40 {
        text.push_str(&format!("m{step} = 'm{} \"{{a}} {{a}}\"'\n", step - 1));
    }
    let home = Home::with("growing", &text);
    let error = home.refused("m39 1d6");
    assert!(error.starts_with("error: the line is too long"), "{error}");
}

// House tables.

/// The values of a line with given dice, as JSON.
fn values(home: &Home, line: &str, dice: &str) -> String {
    let ran = home.run(&["--json", "--dice", dice, line]);
    assert_eq!((ran.err.as_str(), ran.code), ("", 0), "{line}");
    let (_, values) = ran.out.split_once("\"values\":").expect("values");
    values.to_string()
}

#[test]
fn house_tables_of_hitos_are_replaced() {
    let own = "[hitos.fall]\n10 = 'M'\n2 = '0'\nmore = 'mCM+2d10'\n[hitos.fuego]\nmedia = ['1', 'CM+1']\n";
    let (home, plain) = (Home::with("hitos", own), Home::new("hitos-plain"));
    let fall = |home: &Home, metres| {
        let line = format!("hitos fall {metres}m rolled 1,5,9");
        let values = values(
            home,
            &line,
            if metres == 30 && home.folder.ends_with("hitos") {
                "2,3"
            } else {
                ""
            },
        );
        values.split(',').next().unwrap_or("").to_string()
    };
    assert_eq!(fall(&plain, 2), "{\"damage\":1");
    assert_eq!(fall(&home, 2), "{\"damage\":0");
    assert_eq!(fall(&plain, 6), "{\"damage\":5");
    assert_eq!(fall(&home, 6), "{\"damage\":9");
    assert_eq!(fall(&home, 30), "{\"damage\":20");
    // Exposures that are not said keep their figures.
    let fire =
        |home: &Home, exposure| values(home, &format!("hitos fire {exposure} 4+3 vs 30"), "1,5,9");
    assert!(fire(&plain, "medium").contains("\"damage\":9"));
    assert!(fire(&home, "medium").contains("\"damage\":15"));
    assert!(fire(&home, "major").contains("\"damage\":14"));
}

const ARMS: &str = "\
[d100.melee.'bastard sword']
class = 'larga'
damage = '2d8+1'
pr = 20
blocks = true
also = ['bastarda', 'Hand-and-a-half']

[d100.cac.daga]
clase = 'corta'
dano = '3'
pr = 4

[d100.missiles.boomerang]
range = 20
damage = '1d6'

[d100.firearms.'my pistol']
damage = '1d10'
range = 18
rounds = 8
malf = 90
mode = 'semi'

[d100.firearms.'old shotgun']
damage = { 45 = '1', 10 = '4d6' }

[d100.firearms.bomb]
damage = '5'
blast = 3

[d100.simple]
8 = '2u+1'
";

#[test]
fn weapons_of_ones_own_join_the_list() {
    let (home, plain) = (Home::with("weapons", ARMS), Home::new("weapons-plain"));
    assert!(
        plain
            .refused("d100 melee 65 with bastard sword vs 40")
            .contains("bastard sword")
    );
    let hit = values(
        &home,
        "d100 melee 40 with bastard sword vs 40",
        "3,3,3,0,9,9,4,5",
    );
    assert!(hit.contains("\"damage\":10"), "{hit}");
    for name in ["bastarda", "BASTARD SWORD", "hand and a half"] {
        let line = format!("d100 melee 40 with {name} vs 40");
        assert_eq!(
            home.understood(&line),
            "d100 melee 40 with bastard sword vs 40 unarmed"
        );
    }
    // It can block, as its entry says.
    let blocked = values(
        &home,
        "d100 melee 40 long dmg 9 vs 40 with bastarda",
        "3,1,3,9",
    );
    assert!(blocked.contains("\"absorbed\":9"), "{blocked}");
    // A listed one gives way to one of the same name and family; the one that is thrown stays.
    let dagger = values(&home, "d100 melee 40 with daga vs 40", "3,3,0,9,9");
    assert!(dagger.contains("\"damage\":3"), "{dagger}");
    let thrown = values(&home, "d100 throw 40 at 3m with daga", "3,1,6");
    assert!(thrown.contains("\"damage\":6"), "{thrown}");
    let shot = home.run(&["-q", "--dice", "9,0", "d100 shoot 95 at 20m with my pistol"]);
    assert_eq!((shot.out.as_str(), shot.code), ("miss\n", 0));
    let near = values(&home, "d100 shoot 60 at 9m with old shotgun", "4,5,1,2,3,4");
    assert!(near.contains("\"damage\":10"), "{near}");
    let far = values(&home, "d100 shoot 60 at 40m with old shotgun", "4,5");
    assert!(far.contains("\"damage\":1,"), "{far}");
}

#[test]
fn the_table_of_simplified_damage_is_replaced() {
    let (home, plain) = (Home::with("simple", ARMS), Home::new("simple-plain"));
    let line = "d100 shoot 60 dmg 1d8 simple";
    assert!(values(&plain, line, "3,5").contains("\"damage\":4"));
    assert!(values(&home, line, "3,5").contains("\"damage\":11"));
}

// Mistakes in the file.

/// A file of configurations, each in a block of TOML, with what it is refused with in blocks of text: English, then Spanish.
/// Returns it with what is told now, and how many configurations it has.
fn replayed(name: &str, text: &str) -> (String, usize) {
    let home = Home::new(&format!("mistakes-{name}"));
    let (mut out, mut config, mut count) = (String::new(), String::new(), 0);
    let mut block = None;
    for line in text.lines() {
        match (block, line) {
            (Some("```toml"), "```") => count += 1,
            (Some("```toml"), line) => config += &format!("{line}\n"),
            (Some(text), "```") => {
                home.write("c.toml", &config);
                let language = if text == "```text" { "en" } else { "es" };
                let ran = home.run(&["--config", "c.toml", "--lang", language, "3d6"]);
                assert_eq!((ran.out.as_str(), ran.code), ("", 2), "{config}");
                out += &ran.err;
            }
            (Some(_), _) => continue,
            (None, "```toml") => config.clear(),
            (None, _) => {}
        }
        block = match (block, line) {
            (None, "```toml" | "```text" | "```text es") => Some(line),
            (Some("```toml"), line) if line != "```" => block,
            _ => None,
        };
        out += &format!("{line}\n");
    }
    (out, count)
}

/// `BLESS=1 cargo test --test config` writes what is told into the files.
#[test]
fn every_mistake_is_told_as_shown() {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/mistakes");
    let mut count = 0;
    for file in fs::read_dir(folder).expect("the mistakes are there") {
        let path = file.expect("a file").path();
        let text = fs::read_to_string(&path).expect("a text");
        let name = path.file_stem().expect("a name").to_string_lossy();
        let (now, more) = replayed(&name, &text);
        count += more;
        if std::env::var_os("BLESS").is_some() {
            fs::write(&path, now).expect("it can be written");
        } else {
            assert!(now == text, "{name} differs; what is told now:\n{now}");
        }
    }
    assert!(count >= 60, "only {count} mistakes were found");
}

#[test]
fn a_mistake_as_json() {
    let home = Home::with("json", "[characters.paul]\nsuerte = 'sí'\n");
    let ran = home.run(&["--json", "3d6"]);
    assert_eq!(
        ran.err,
        "{\"error\":{\"kind\":\"config\",\"at\":9,\"length\":4,\"message\":\"a whole number belongs here\",\"file\":\".config/tirada/config.toml\",\"line\":2,\"key\":\"characters.paul.suerte\"}}\n"
    );
    assert_eq!((ran.out.as_str(), ran.code), ("", 2));
    assert_eq!(home.run(&["--no-config", "-q", "1"]).out, "1\n");
}
