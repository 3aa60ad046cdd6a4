//! Completion: what the command offers, what the scripts are, and what real shells put on the line.
//!
//! The shells that are there are driven: bash through its own machinery, fish through its completion engine, and each of them
//! at a prompt where `tmux` is there too.

use std::path::{Path, PathBuf};
use std::process::{Command, Output};
use std::time::{Duration, Instant};
use std::{env, fs, thread};

/// The shells with the names of their scripts.
const SCRIPTS: [(&str, &str); 6] = [
    ("bash", "tirada.bash"),
    ("zsh", "_tirada"),
    ("fish", "tirada.fish"),
    ("powershell", "tirada.ps1"),
    ("elvish", "tirada.elv"),
    ("nushell", "tirada.nu"),
];

fn binary() -> &'static Path {
    Path::new(env!("CARGO_BIN_EXE_tirada"))
}

fn script(name: &str) -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR"))
        .join("completions")
        .join(name)
}

/// The path with the command first.
fn path() -> String {
    let folder = binary().parent().expect("a folder");
    let others = env::var("PATH").unwrap_or_default();
    format!("{}:{others}", folder.display())
}

fn text(output: &Output) -> String {
    String::from_utf8(output.stdout.clone()).expect("text")
}

/// Whether a program is on the path. A shell that is not there cannot be driven, and the test says so.
fn is_there(program: &str) -> bool {
    let path = env::var_os("PATH").unwrap_or_default();
    let found = env::split_paths(&path).any(|folder| folder.join(program).is_file());
    if !found {
        eprintln!("{program} is not installed: not driven");
    }
    found
}

/// The candidates of a line of words, without their help.
fn offered(language: &str, words: &[&str]) -> Vec<String> {
    let output = Command::new(binary())
        .args(words)
        .env_clear()
        .env("TIRADA_LANG", language)
        .env("TIRADA_COMPLETE", "fish")
        .output()
        .expect("it runs");
    let reply = text(&output);
    let lines = reply.lines().skip(1);
    lines
        .map(|line| line.split('\t').next().unwrap_or("").to_string())
        .collect()
}

fn english(words: &[&str]) -> Vec<String> {
    offered("en", words)
}

#[test]
fn the_games_after_the_flag_that_tells_their_rules() {
    assert_eq!(
        english(&["--rules", ""]),
        ["dice", "hitos", "d100", "sw", "westeros"]
    );
    assert_eq!(offered("es", &["--rules", "d"]), ["dados", "d100"]);
    assert_eq!(english(&["--rules", "sav"]), ["savage"]);
    assert_eq!(english(&["--rules=hi"]), ["--rules=hitos"]);
    assert_eq!(english(&["--rules", "hitos", "op"]), ["opposed"]);
    assert_eq!(
        offered("es", &["--rules", "d100", "cu"]),
        ["cuerpo-a-cuerpo"]
    );
}

#[test]
fn each_script_is_the_file_of_the_package() {
    for (shell, name) in SCRIPTS {
        let output = Command::new(binary())
            .args(["--completions", shell])
            .output()
            .expect("it runs");
        let file = fs::read_to_string(script(name)).expect("a script");
        assert_eq!(text(&output), file, "{shell}");
        assert!(file.contains("tirada"), "{shell}");
    }
    let output = Command::new(binary())
        .args(["--completions", "csh", "--lang", "en"])
        .output()
        .expect("it runs");
    assert_eq!(output.status.code(), Some(2));
}

#[test]
fn words_of_the_line_after_options_too() {
    assert_eq!(english(&["hitos", "6+4", "v"]), ["vs"]);
    assert_eq!(english(&["-q", "-s", "7", "hitos", "6+4", "v"]), ["vs"]);
    assert_eq!(english(&["hitos", "6+4", "--seed", "7", "v"]), ["vs"]);
    assert_eq!(english(&["hitos 6+4 v"]), ["hitos 6+4 vs"]);
    assert_eq!(english(&["--", "hitos", "6+4", "v"]), ["vs"]);
    assert_eq!(english(&["--dice", "1,5,9", "hi"]), ["hitos"]);
    assert_eq!(english(&["d100", "65", "-20", "bo"]), ["bonus"]);
    assert_eq!(english(&["d100", "65", "-2"]), [""; 0]);
    assert_eq!(english(&["-l", "es", "d100", "ra"]), ["rafaga"]);
    assert_eq!(offered("es", &["d100", "rá"]), ["ráfaga"]);
    assert_eq!(offered("es", &["--lang=en", "hitos", "opp"]), ["opposed"]);
}

#[test]
fn options_only_for_a_word_that_begins_with_a_hyphen() {
    let words = english(&[""]);
    assert!(words.contains(&"hitos".into()), "{words:?}");
    assert!(!words.iter().any(|word| word.starts_with('-')), "{words:?}");
    let flags = english(&["--"]);
    assert!(flags.contains(&"--seed".into()) && flags.contains(&"--help".into()));
    assert!(flags.iter().all(|word| word.starts_with("--")), "{flags:?}");
    assert_eq!(english(&["-"]), flags);
    assert_eq!(english(&["--ex"]), ["--explain", "--exit-status"]);
    assert_eq!(english(&["--seed", "7", "--see"]), [""; 0]);
    assert_eq!(english(&["-s", "7", "--see"]), [""; 0]);
    assert_eq!(english(&["-q"]), ["-q"]);
    assert_eq!(english(&["--semi"]), ["--semilla"]);
    assert_eq!(english(&["--", "--se"]), [""; 0]);
}

#[test]
fn values_of_options() {
    assert_eq!(english(&["--lang", ""]), ["es", "en"]);
    assert_eq!(english(&["--lang=e"]), ["--lang=es", "--lang=en"]);
    assert_eq!(english(&["-l", "en"]), ["en"]);
    assert_eq!(english(&["-ql", ""]), ["es", "en"]);
    assert_eq!(english(&["--format", "c"]), ["csv"]);
    assert_eq!(english(&["--color", "a"]), ["auto", "always"]);
    assert_eq!(english(&["--seed", ""]), [""; 0]);
    let shells = SCRIPTS.map(|(shell, _)| shell);
    assert_eq!(english(&["--completions", ""]), shells);
    let asked = Command::new(binary())
        .args(["--svg", "x"])
        .env("TIRADA_COMPLETE", "fish")
        .output();
    assert_eq!(text(&asked.expect("it runs")), "files\n");
}

#[test]
fn characters_and_macros_of_the_configuration() {
    let folder = env::temp_dir().join(format!("tirada-completion-{}", std::process::id()));
    fs::create_dir_all(&folder).expect("a folder");
    let file = folder.join("config.toml");
    let configuration = "[characters.paul]\nreflejos = 6\nsigilo = 4\n\
                         [macros.ataque]\nline = \"d100 melee {habilidad} vs {contra} {arma=corta}\"\n";
    fs::write(&file, configuration).expect("it can be written");
    let file = file.to_str().expect("text");
    let told = |words: &[&str]| {
        let words: Vec<&str> = ["--config", file].iter().chain(words).copied().collect();
        english(&words)
    };
    assert_eq!(told(&["hitos", "paul.r"]), ["paul.reflejos"]);
    assert_eq!(told(&["hitos", "6+paul.s"]), ["6+paul.sigilo"]);
    assert_eq!(told(&["ata"]), ["ataque"]);
    assert_eq!(told(&["ataque", "65", "40", "ar"]), ["armor", "arma="]);
    assert_eq!(told(&["ataque", "65", "40", "arma=lo"]), ["arma=long"]);
    assert_eq!(told(&["--no-config", "ata"]), [""; 0]);
    // A configuration that is wrong takes nothing else away.
    fs::write(file, "nonsense").expect("it can be written");
    assert_eq!(told(&["hitos", "6+4", "v"]), ["vs"]);
    fs::remove_dir_all(folder).expect("it can be removed");
}

#[test]
fn help_in_the_language_in_use() {
    let help = |language: &str, words: &[&str]| {
        let output = Command::new(binary())
            .args(words)
            .env_clear()
            .env("TIRADA_LANG", language)
            .env("TIRADA_COMPLETE", "fish")
            .output();
        text(&output.expect("it runs"))
    };
    assert_eq!(
        help("en", &["d100", "melee", "65", "lo"]),
        "words\nlong\ta long weapon\n"
    );
    assert_eq!(
        help("es", &["d100", "melee", "65", "la"]),
        "words\nlarga\tun arma larga\n"
    );
    assert_eq!(help("es", &["--lang", "es"]), "words\nes\tespañol\n");
}

/// What bash would put in for a line, through the function that `complete` registers.
fn bash_replies(line: &str, kind: &str) -> Vec<String> {
    // The text that readline would replace is what follows the last break that no quote covers.
    let driver = r#"
        source "$1"
        spec=$(complete -p tirada) || exit 9
        [[ $spec == *'-F _tirada'* ]] || exit 8
        COMP_LINE=$2 COMP_POINT=${#2} COMP_TYPE=$3 COLUMNS=80
        text=${2##*[ =:\'\"]}
        _tirada tirada "$text" ""
        printf '%s\n' "${COMPREPLY[@]}"
    "#;
    let output = Command::new("bash")
        .args(["--norc", "--noprofile", "-c", driver, "bash"])
        .arg(script("tirada.bash"))
        .args([line, kind])
        .env_clear()
        .env("PATH", path())
        .env("TIRADA_LANG", "en")
        .env("LC_ALL", "C.UTF-8")
        .output()
        .expect("bash runs");
    assert!(output.status.success(), "{output:?}");
    let replies = text(&output);
    replies
        .lines()
        .filter(|reply| !reply.is_empty())
        .map(ToString::to_string)
        .collect()
}

#[test]
fn bash_through_its_own_machinery() {
    if !is_there("bash") {
        return;
    }
    assert_eq!(bash_replies("tirada hitos 6+4 v", "9"), ["vs"]);
    assert_eq!(bash_replies("tirada d100 melee 65 vs 40 lo", "9"), ["long"]);
    assert_eq!(bash_replies("tirada -q --seed=7 hitos 6+4 v", "9"), ["vs"]);
    assert_eq!(bash_replies("tirada --lang=e", "9"), ["es", "en"]);
    assert_eq!(bash_replies("LANG=C tirada hi", "9"), ["hitos"]);
    // An open quote stays open: what two replies share is put in.
    assert_eq!(bash_replies("tirada 'hitos 6+4 v", "9"), ["vs ", "vs  "]);
    let listed = bash_replies("tirada d100 burst 45 pick ", "63");
    assert_eq!(
        listed,
        [
            "high  (the highest that succeeds)",
            "low   (the lowest)",
            "safe  (one that does not jam, if there is one)"
        ]
    );
}

#[test]
fn fish_through_its_own_engine() {
    if !is_there("fish") {
        return;
    }
    let completed = |line: &str| {
        let output = Command::new("fish")
            .args(["--no-config", "-c", "source $argv[1]; complete -C $argv[2]"])
            .arg(script("tirada.fish"))
            .arg(line)
            .env_clear()
            .env("PATH", path())
            .env("HOME", env::temp_dir())
            .env("TIRADA_LANG", "en")
            .env("LC_ALL", "C.UTF-8")
            .output();
        text(&output.expect("fish runs"))
    };
    let vs = "vs\tagainst a difficulty, a score or other dice\n";
    assert_eq!(completed("tirada hitos 6+4 v"), vs);
    assert_eq!(completed("tirada -q hitos 6+4 v"), vs);
    assert_eq!(
        completed("tirada d100 melee 65 vs 40 lo"),
        "long\ta long weapon\n"
    );
    assert_eq!(
        completed("tirada --for"),
        "--format\toutput format: text, json, csv or markdown\n"
    );
}

/// A shell at a prompt, in a terminal of its own.
struct Prompt {
    server: String,
}

impl Prompt {
    /// Starts a shell, and has it read its script.
    fn new(shell: &str, command: &str, source: &str) -> Self {
        let server = format!("tirada-{shell}-{}", std::process::id());
        let prompt = Self { server };
        let home = env::temp_dir().join(&prompt.server);
        fs::create_dir_all(&home).expect("a folder");
        let line = format!(
            "env -i TERM=xterm HOME={home} XDG_RUNTIME_DIR={home} PATH='{path}' LC_ALL=C.UTF-8 TIRADA_LANG=en {command}",
            home = home.display(),
            path = path(),
        );
        prompt.tmux(&[
            "-f",
            "/dev/null",
            "new-session",
            "-d",
            "-x",
            "100",
            "-y",
            "40",
            &line,
        ]);
        prompt.write(source);
        prompt.key("Enter");
        prompt.write("echo rea''dy");
        prompt.key("Enter");
        prompt.wait_for("ready");
        prompt
    }

    fn tmux(&self, arguments: &[&str]) -> String {
        let output = Command::new("tmux")
            .args(["-L", &self.server])
            .args(arguments)
            .output()
            .expect("tmux runs");
        text(&output)
    }

    fn write(&self, text: &str) {
        self.tmux(&["send-keys", "-l", "--", text]);
    }

    fn key(&self, key: &str) {
        self.tmux(&["send-keys", key]);
    }

    fn screen(&self) -> String {
        self.tmux(&["capture-pane", "-p"])
    }

    /// Waits until a text stands on the screen.
    fn wait_for(&self, wanted: &str) {
        let start = Instant::now();
        while !self.screen().contains(wanted) {
            let screen = self.screen();
            assert!(
                start.elapsed() < Duration::from_secs(60),
                "no “{wanted}” in\n{screen}"
            );
            thread::sleep(Duration::from_millis(50));
        }
    }

    /// Writes a line, goes some places back, presses TAB, and waits for what comes of it; then empties the line.
    fn completes(&self, line: &str, back: usize, wanted: &str) {
        self.write(line);
        self.wait_for(line.trim_end());
        for _ in 0..back {
            self.key("Left");
        }
        self.key("Tab");
        self.wait_for(wanted);
        self.key("Escape");
        self.key("C-e");
        self.key("C-u");
        self.key("C-c");
        // The next line must not be found in what this one left behind.
        self.write("clear");
        self.key("Enter");
        let start = Instant::now();
        while self.screen().contains(wanted) && start.elapsed() < Duration::from_secs(20) {
            thread::sleep(Duration::from_millis(50));
        }
    }
}

impl Drop for Prompt {
    fn drop(&mut self) {
        self.tmux(&["kill-server"]);
        let _left = fs::remove_dir_all(env::temp_dir().join(&self.server));
    }
}

/// What must come of TAB in every shell.
fn drive(shell: &str, command: &str, source: &str) {
    if !is_there("tmux") || !is_there(command.split(' ').next().unwrap_or(command)) {
        return;
    }
    let prompt = Prompt::new(shell, command, source);
    prompt.completes("tirada hitos 6+4 v", 0, "hitos 6+4 vs");
    prompt.completes("tirada d100 melee 65 vs 40 lo", 0, "vs 40 long");
    prompt.completes("tirada -q --seed 7 hitos opp", 0, "hitos opposed");
    prompt.completes("tirada --for", 0, "tirada --format");
    prompt.completes("tirada 'hitos 6+4 dr", 0, "6+4 drugs");
    prompt.completes("tirada \"d100 melee 65 defe", 0, "65 defensive");
    prompt.completes("tirada d100 melee 65 lo vs 40", 6, "65 long");
    prompt.completes("tirada -l es hitos 6+4 vs dif", 0, "vs difícil");
    prompt.completes("tirada d100 burst 45 pick ", 0, "the highest that succeeds");
}

#[test]
fn zsh_at_a_prompt() {
    let source = format!(
        "PS1='> '; autoload -Uz compinit && compinit -u -D; source {}",
        script("_tirada").display()
    );
    drive("zsh", "zsh -f", &source);
}

#[test]
fn fish_at_a_prompt() {
    let source = format!("source {}", script("tirada.fish").display());
    drive("fish", "fish --no-config", &source);
}

#[test]
fn bash_at_a_prompt() {
    let source = format!(
        "PS1='> '; bind 'set show-all-if-ambiguous on'; source {}",
        script("tirada.bash").display()
    );
    drive("bash", "bash --norc --noprofile", &source);
}

#[test]
fn elvish_at_a_prompt() {
    let source = format!("eval (slurp < {})", script("tirada.elv").display());
    drive("elvish", "elvish -norc", &source);
}
