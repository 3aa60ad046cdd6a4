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
            "d100 melee 65 long vs 40 unarmed dmg 1d8",
        ),
        (
            "ataque 65 40 long dmg 1d8 + 1 md 1d4",
            "d100 melee 65 long vs 40 unarmed dmg 1d8+1 md 1d4",
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

#[test]
fn mistakes_of_the_tables_of_hitos() {
    for (name, config, english, spanish) in [
        (
            "table",
            "[hitos.falls]\n",
            "error: c.toml:1: hitos.falls: there is no such key; expected fall or fire\n  [hitos.falls]\n         ^^^^^\n  did you mean “fall”?\n",
            "error: c.toml:1: hitos.falls: esta clave no existe; aquí van caida o fuego\n  [hitos.falls]\n         ^^^^^\n  ¿querías decir «fall»?\n",
        ),
        (
            "metres",
            "[hitos.fall]\n3m = 'm'\n",
            "error: c.toml:2: hitos.fall.3m: metres belong here, or “more”\n  3m = 'm'\n  ^^\n",
            "error: c.toml:2: hitos.fall.3m: aquí van metros, o «mas»\n  3m = 'm'\n  ^^\n",
        ),
        (
            "type",
            "[hitos.fall]\n3 = 'cm'\n",
            "error: c.toml:2: hitos.fall.3: “cm” does not belong here; expected 0, 1, m, C, M, mC, mM, CM, mCM or mCM+1d10\n  3 = 'cm'\n       ^^\n",
            "error: c.toml:2: hitos.fall.3: «cm» no va aquí; se esperaba 0, 1, m, C, M, mC, mM, CM, mCM o mCM+1d10\n  3 = 'cm'\n       ^^\n",
        ),
        (
            "more",
            "[hitos.fall]\n3 = 'm'\n",
            "error: c.toml:1: hitos.fall: “more” is missing\n  [hitos.fall]\n         ^^^^\n",
            "error: c.toml:1: hitos.fall: falta «mas»\n  [hitos.fall]\n         ^^^^\n",
        ),
        (
            "pair",
            "[hitos.fire]\nminor = ['1']\n",
            "error: c.toml:2: hitos.fire.minor: two texts in brackets belong here: the lesser and the greater\n  minor = ['1']\n          ^^^^^\n",
            "error: c.toml:2: hitos.fire.minor: aquí van dos textos entre corchetes: el menor y el mayor\n  minor = ['1']\n          ^^^^^\n",
        ),
        (
            "exposure",
            "[hitos.fire]\nminr = ['1', 'm']\n",
            "error: c.toml:2: hitos.fire.minr: there is no such key; expected minor, medium or major\n  minr = ['1', 'm']\n  ^^^^\n  did you mean “minor”?\n",
            "error: c.toml:2: hitos.fire.minr: esta clave no existe; aquí van menor, media o mayor\n  minr = ['1', 'm']\n  ^^^^\n  ¿querías decir «minor»?\n",
        ),
        (
            "grow",
            "[hitos.fall]\n3 = 'm'\n03 = 'C'\nmore = 'M'\n",
            "error: c.toml:1: hitos.fall: heights of falls must grow from row to row\n  [hitos.fall]\n         ^^^^\n",
            "error: c.toml:1: hitos.fall: las alturas de las caídas deben crecer de fila en fila\n  [hitos.fall]\n         ^^^^\n",
        ),
    ] {
        assert_eq!(
            wrong(&format!("hitos-{name}"), config),
            [english, spanish],
            "{name}"
        );
    }
}

// Mistakes in the file, each with its whole text.

/// What a configuration is refused with, in English and in Spanish.
fn wrong(name: &str, config: &str) -> [String; 2] {
    let home = Home::new(&format!("wrong-{name}"));
    let file = home.write("c.toml", config);
    let told = |language| {
        let ran = home.run(&["--config", &file, "3d6", "--lang", language]);
        assert_eq!((ran.out.as_str(), ran.code), ("", 2), "{config}");
        ran.err
    };
    [told("en"), told("es")]
}

#[test]
fn mistakes_of_names_and_numbers() {
    for (name, config, english, spanish) in [
        (
            "kind",
            "[characters.paul]\nreflejos = 'dos'\n",
            "error: c.toml:2: characters.paul.reflejos: a whole number belongs here\n  reflejos = 'dos'\n             ^^^^^\n",
            "error: c.toml:2: characters.paul.reflejos: aquí va un número entero\n  reflejos = 'dos'\n             ^^^^^\n",
        ),
        (
            "half",
            "[characters.paul]\nreflejos = 2.5\n",
            "error: c.toml:2: characters.paul.reflejos: a whole number belongs here\n  reflejos = 2.5\n             ^^^\n",
            "error: c.toml:2: characters.paul.reflejos: aquí va un número entero\n  reflejos = 2.5\n             ^^^\n",
        ),
        (
            "range",
            "[characters.paul]\n\nsuerte = 1_000_001\n",
            "error: c.toml:3: characters.paul.suerte: a number from −1000000 to 1000000 belongs here\n  suerte = 1_000_001\n           ^^^^^^^^^\n",
            "error: c.toml:3: characters.paul.suerte: aquí va un número de −1000000 a 1000000\n  suerte = 1_000_001\n           ^^^^^^^^^\n",
        ),
        (
            "huge",
            "[characters.paul]\nsuerte = 99999999999999999999\n",
            "error: c.toml:2: characters.paul.suerte: a number past 64 bits\n  suerte = 99999999999999999999\n           ^^^^^^^^^^^^^^^^^^^^\n",
            "error: c.toml:2: characters.paul.suerte: un número de más de 64 bits\n  suerte = 99999999999999999999\n           ^^^^^^^^^^^^^^^^^^^^\n",
        ),
        (
            "again",
            "[characters.paul]\nfisica = 1\n'Física' = 2\n",
            "error: c.toml:3: characters.paul.\"Física\": was said already as “paul.fisica”\n  'Física' = 2\n  ^^^^^^^^\n",
            "error: c.toml:3: characters.paul.\"Física\": ya está dicho como «paul.fisica»\n  'Física' = 2\n  ^^^^^^^^\n",
        ),
        (
            "word",
            "[characters.paul]\n'forma física' = 1\n",
            "error: c.toml:2: characters.paul.\"forma física\": a name is a word: letters, digits, hyphens and “_”, first a letter\n  'forma física' = 1\n  ^^^^^^^^^^^^^^\n",
            "error: c.toml:2: characters.paul.\"forma física\": un nombre es una palabra: letras, cifras, guiones y «_», primero una letra\n  'forma física' = 1\n  ^^^^^^^^^^^^^^\n",
        ),
        (
            "character",
            "[characters.2b]\n",
            "error: c.toml:1: characters.2b: a name is a word: letters, digits, hyphens and “_”, first a letter\n  [characters.2b]\n              ^^\n",
            "error: c.toml:1: characters.2b: un nombre es una palabra: letras, cifras, guiones y «_», primero una letra\n  [characters.2b]\n              ^^\n",
        ),
        (
            "flat",
            "[characters]\npaul = 3\n",
            "error: c.toml:2: characters.paul: keys with their values belong here\n  paul = 3\n         ^\n",
            "error: c.toml:2: characters.paul: aquí van claves con sus valores\n  paul = 3\n         ^\n",
        ),
        (
            "section",
            "[caracters.paul]\n",
            "error: c.toml:1: caracters: there is no such key; expected characters, macros or hitos\n  [caracters.paul]\n   ^^^^^^^^^\n  did you mean “characters”?\n",
            "error: c.toml:1: caracters: esta clave no existe; aquí van personajes, macros o hitos\n  [caracters.paul]\n   ^^^^^^^^^\n  ¿querías decir «characters»?\n",
        ),
    ] {
        assert_eq!(wrong(name, config), [english, spanish], "{name}");
    }
}

#[test]
fn mistakes_of_macros() {
    for (name, config, english, spanish) in [
        (
            "hides",
            "[macros]\nHítos = 'd100 {a}'\n".replace("Hítos", "'Hítos'"),
            "error: c.toml:2: macros.\"Hítos\": a macro cannot be called like “hitos”, with which lines begin already\n  'Hítos' = 'd100 {a}'\n  ^^^^^^^\n",
            "error: c.toml:2: macros.\"Hítos\": una macro no puede llamarse como «hitos», con lo que ya empiezan líneas\n  'Hítos' = 'd100 {a}'\n  ^^^^^^^\n",
        ),
        (
            "hides-a-die",
            "[macros]\nd20 = 'd100 {a}'\n".into(),
            "error: c.toml:2: macros.d20: a macro cannot be called like “d20”, with which lines begin already\n  d20 = 'd100 {a}'\n  ^^^\n",
            "error: c.toml:2: macros.d20: una macro no puede llamarse como «d20», con lo que ya empiezan líneas\n  d20 = 'd100 {a}'\n  ^^^\n",
        ),
        (
            "no-word",
            "[macros]\n'el ataque' = 'd100 {a}'\n".into(),
            "error: c.toml:2: macros.\"el ataque\": a name is a word: letters, digits, hyphens and “_”, first a letter\n  'el ataque' = 'd100 {a}'\n  ^^^^^^^^^^^\n",
            "error: c.toml:2: macros.\"el ataque\": un nombre es una palabra: letras, cifras, guiones y «_», primero una letra\n  'el ataque' = 'd100 {a}'\n  ^^^^^^^^^^^\n",
        ),
        (
            "twice",
            "[macros]\ngolpe = '1'\nGOLPE = '2'\n".into(),
            "error: c.toml:3: macros.GOLPE: was said already as “golpe”\n  GOLPE = '2'\n  ^^^^^\n",
            "error: c.toml:3: macros.GOLPE: ya está dicho como «golpe»\n  GOLPE = '2'\n  ^^^^^\n",
        ),
        (
            "kind",
            "[macros]\ngolpe = 3\n".into(),
            "error: c.toml:2: macros.golpe: a line in quotes belongs here, or “line”, “params” and “help”\n  golpe = 3\n          ^\n",
            "error: c.toml:2: macros.golpe: aquí va una línea entre comillas, o «linea», «params» y «ayuda»\n  golpe = 3\n          ^\n",
        ),
        (
            "no-line",
            "[macros.golpe]\nhelp = 'x'\n".into(),
            "error: c.toml:1: macros.golpe: “line” is missing\n  [macros.golpe]\n          ^^^^^\n",
            "error: c.toml:1: macros.golpe: falta «linea»\n  [macros.golpe]\n          ^^^^^\n",
        ),
        (
            "key",
            "[macros.golpe]\nlines = 'x'\n".into(),
            "error: c.toml:2: macros.golpe.lines: there is no such key; expected line, params or help\n  lines = 'x'\n  ^^^^^\n  did you mean “line”?\n",
            "error: c.toml:2: macros.golpe.lines: esta clave no existe; aquí van linea, params o ayuda\n  lines = 'x'\n  ^^^^^\n  ¿querías decir «line»?\n",
        ),
        (
            "both-languages",
            "[macros.golpe]\nline = 'x'\nlinea = 'x'\n".into(),
            "error: c.toml:3: macros.golpe.linea: was said already as “line”\n  linea = 'x'\n  ^^^^^\n",
            "error: c.toml:3: macros.golpe.linea: ya está dicho como «line»\n  linea = 'x'\n  ^^^^^\n",
        ),
        (
            "empty",
            "[macros]\ngolpe = ' '\n".into(),
            "error: c.toml:2: macros.golpe: the macro is empty\n  golpe = ' '\n           ^\n",
            "error: c.toml:2: macros.golpe: la macro está vacía\n  golpe = ' '\n           ^\n",
        ),
        (
            "brace",
            "[macros]\ngolpe = 'd100 {a'\n".into(),
            "error: c.toml:2: macros.golpe: a brace without its other half\n  golpe = 'd100 {a'\n                ^\n",
            "error: c.toml:2: macros.golpe: una llave sin su pareja\n  golpe = 'd100 {a'\n                ^\n",
        ),
        (
            "closing-brace",
            "[macros]\ngolpe = \"d100\\t65}\"\n".into(),
            "error: c.toml:2: macros.golpe: a brace without its other half\n  golpe = \"d100\\t65}\"\n          ^^^^^^^^^^^\n",
            "error: c.toml:2: macros.golpe: una llave sin su pareja\n  golpe = \"d100\\t65}\"\n          ^^^^^^^^^^^\n",
        ),
        (
            "parameter",
            "[macros]\ngolpe = 'd100 {la habilidad}'\n".into(),
            "error: c.toml:2: macros.golpe: between braces stands a name, or a name, = and what it is when nothing is said\n  golpe = 'd100 {la habilidad}'\n                ^^^^^^^^^^^^^^\n",
            "error: c.toml:2: macros.golpe: entre llaves va un nombre, o un nombre, = y lo que vale si no se dice\n  golpe = 'd100 {la habilidad}'\n                ^^^^^^^^^^^^^^\n",
        ),
        (
            "defaults",
            "[macros]\ngolpe = '{a=1}+{A=2}'\n".into(),
            "error: c.toml:2: macros.golpe: this name already stands for something else when nothing is said\n  golpe = '{a=1}+{A=2}'\n                 ^^^^^\n",
            "error: c.toml:2: macros.golpe: este nombre ya tiene otro valor si no se dice\n  golpe = '{a=1}+{A=2}'\n                 ^^^^^\n",
        ),
        (
            "lines",
            "[macros]\ngolpe = \"\"\"d100 65\nd100 70\"\"\"\n".into(),
            "error: c.toml:2: macros.golpe: a macro is a single line\n  golpe = \"\"\"d100 65\n          ^^^^^^^^^^\n",
            "error: c.toml:2: macros.golpe: una macro es una sola línea\n  golpe = \"\"\"d100 65\n          ^^^^^^^^^^\n",
        ),
        (
            "endless",
            "[macros]\na = '6x b 3'\nb = 'odds A {x}'\n".into(),
            "error: c.toml:2: macros.a: a macro cannot end in itself: a → b → a\n  a = '6x b 3'\n  ^\n",
            "error: c.toml:2: macros.a: una macro no puede acabar en sí misma: a → b → a\n  a = '6x b 3'\n  ^\n",
        ),
    ] {
        assert_eq!(
            wrong(&format!("macro-{name}"), &config),
            [english, spanish],
            "{name}"
        );
    }
}

#[test]
fn mistakes_of_the_list_of_parameters() {
    for (name, list, english, spanish) in [
        (
            "no-list",
            "'a'",
            "error: c.toml:3: macros.m.params: a list in brackets belongs here\n  params = 'a'\n           ^^^\n",
            "error: c.toml:3: macros.m.params: aquí va una lista entre corchetes\n  params = 'a'\n           ^^^\n",
        ),
        (
            "not-listed",
            "['a']",
            "error: c.toml:2: macros.m: this name is not in “params”\n",
            "error: c.toml:2: macros.m: este nombre no está en «params»\n",
        ),
        (
            "unused",
            "['a', 'b', 'c=1']",
            "error: c.toml:3: macros.m.params: this name is not in the line\n  params = ['a', 'b', 'c=1']\n                      ^^^^^\n",
            "error: c.toml:3: macros.m.params: este nombre no está en la línea\n  params = ['a', 'b', 'c=1']\n                      ^^^^^\n",
        ),
        (
            "twice",
            "['a', 'A', 'b']",
            "error: c.toml:3: macros.m.params: this name is in “params” already\n  params = ['a', 'A', 'b']\n                 ^^^\n",
            "error: c.toml:3: macros.m.params: este nombre ya está en «params»\n  params = ['a', 'A', 'b']\n                 ^^^\n",
        ),
        (
            "word",
            "['a', 2]",
            "error: c.toml:3: macros.m.params: a text in quotes belongs here\n  params = ['a', 2]\n                 ^\n",
            "error: c.toml:3: macros.m.params: aquí va un texto entre comillas\n  params = ['a', 2]\n                 ^\n",
        ),
    ] {
        let config = format!("[macros.m]\nline = '{{b}}+{{a}}'\nparams = {list}\n");
        let told = wrong(&format!("list-{name}"), &config);
        if name == "not-listed" {
            let line = "  line = '{b}+{a}'\n          ^^^\n";
            let path = |text: &str| text.replace("macros.m:", "macros.m.line:") + line;
            assert_eq!(told, [path(english), path(spanish)]);
        } else {
            assert_eq!(told, [english, spanish], "{name}");
        }
    }
}

#[test]
fn mistakes_of_the_file_itself() {
    for (name, config, english, spanish) in [
        (
            "no-value",
            "x =\n",
            "error: c.toml:1: after a key come = and a value\n  x =\n     ^\n",
            "error: c.toml:1: tras una clave van un = y un valor\n  x =\n     ^\n",
        ),
        (
            "alone",
            "\n\nabc\n",
            "error: c.toml:3: after a key come = and a value\n  abc\n     ^\n",
            "error: c.toml:3: tras una clave van un = y un valor\n  abc\n     ^\n",
        ),
        (
            "no-quotes",
            "a = abc\n",
            "error: c.toml:1: a text stands in quotes\n  a = abc\n      ^^^\n",
            "error: c.toml:1: un texto va entre comillas\n  a = abc\n      ^^^\n",
        ),
        (
            "open-quote",
            "a = \"x\n",
            "error: c.toml:1: what closes it is missing: a quote, a bracket or a brace\n  a = \"x\n        ^\n",
            "error: c.toml:1: falta lo que cierra: unas comillas, un corchete o una llave\n  a = \"x\n        ^\n",
        ),
        (
            "open-bracket",
            "[a\n",
            "error: c.toml:1: what closes it is missing: a quote, a bracket or a brace\n  [a\n    ^\n",
            "error: c.toml:1: falta lo que cierra: unas comillas, un corchete o una llave\n  [a\n    ^\n",
        ),
        (
            "accent",
            "física = 1\n",
            "error: c.toml:1: a key of more than letters without accents, digits, hyphens and “_” stands in quotes\n  física = 1\n   ^\n",
            "error: c.toml:1: una clave que no sea solo letras sin acento, cifras, guiones y «_» va entre comillas\n  física = 1\n   ^\n",
        ),
        (
            "blank",
            "el ataque = 1\n",
            "error: c.toml:1: a key of more than letters without accents, digits, hyphens and “_” stands in quotes\n  el ataque = 1\n     ^\n",
            "error: c.toml:1: una clave que no sea solo letras sin acento, cifras, guiones y «_» va entre comillas\n  el ataque = 1\n     ^\n",
        ),
        (
            "twice",
            "[characters.paul]\na = 1\na = 2\n",
            "error: c.toml:3: a: this key was said already\n  a = 2\n  ^\n",
            "error: c.toml:3: a: esta clave ya está dicha\n  a = 2\n  ^\n",
        ),
        (
            "other",
            "a = 1 b = 2\n",
            "error: c.toml:1: this is not TOML\n  a = 1 b = 2\n          ^\n",
            "error: c.toml:1: esto no es TOML\n  a = 1 b = 2\n          ^\n",
        ),
    ] {
        assert_eq!(
            wrong(&format!("toml-{name}"), config),
            [english, spanish],
            "{name}"
        );
    }
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
