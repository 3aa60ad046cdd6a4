//! What holds of every line, whatever its numbers: of lines made from the tables of the language, and of ladders on which one
//! number rises while the rest stays.
//!
//! Everything is made from strings of bytes with a fixed seed, so that a run is the same everywhere; a string that once
//! failed is kept in `properties.regressions` and tried first.

#[path = "support/lines/mod.rs"]
mod lines;

use lines::{Choice, Made, Maker, holds};
use proptest::collection::vec;
use proptest::num::u8::ANY;
use proptest::test_runner::{
    Config, FileFailurePersistence, RngAlgorithm, RngSeed, TestCaseError, TestRunner,
};
use std::cell::{Cell, RefCell};
use std::collections::{BTreeMap, BTreeSet};
use std::path::Path;
use std::time::{Duration, Instant};
use tirada::ask::{self, Context, Keyword, Line, Modifier, Problem, Shape};
use tirada::dice::{Budget, Draw, Fraction, Misfit, Roller, Stream, Walk, Weight};
use tirada::report::{self, Odds, Outcome, Place};
use tirada::rules::notation::Goal;
use tirada::rules::{Answer, Fact, Game, Solution, Term, Tone, Unsolved, Value};

/// The longest string of bytes.
const MOST_BYTES: usize = 160;

/// Runs a property of so many strings of bytes.
fn for_all(cases: u32, property: impl Fn(&[u8])) {
    let config = Config {
        cases,
        rng_algorithm: RngAlgorithm::ChaCha,
        rng_seed: RngSeed::Fixed(7_211_413),
        failure_persistence: Some(Box::new(FileFailurePersistence::WithSource("regressions"))),
        source_file: Some(file!()),
        max_shrink_iters: 4_000,
        ..Config::default()
    };
    let ran = TestRunner::new(config).run(&vec(ANY, 0..MOST_BYTES), |bytes| {
        property(&bytes);
        Ok::<(), TestCaseError>(())
    });
    if let Err(error) = ran {
        panic!("{error}");
    }
}

fn roller() -> Roller<Fact> {
    Roller::new(Stream { seed: 1, line: 1 }, true)
}

/// What exact odds may take. A limit of states and not of time decides, so that the same lines are solved everywhere.
const BUDGET: Budget = Budget {
    time: Duration::from_secs(30),
    states: 3_000,
};

/// The exact odds of a line, where they are small.
fn solved(made: &Made) -> Option<Odds> {
    let stream = Stream { seed: 1, line: 1 };
    let solution = made.request.play.solve(Walk::new(BUDGET));
    // Nobody has use for the sample that would follow.
    if matches!(solution, Err(Unsolved::OverBudget)) {
        return None;
    }
    match report::solve(&made.request, Place::Alone, BUDGET, stream)
        .ok()?
        .outcome
    {
        Outcome::Solved(odds) => Some(odds),
        _ => None,
    }
}

#[test]
fn every_form_and_every_word_is_made() {
    let maker = Maker::default();
    let forms = lines::forms();
    let made = RefCell::new(BTreeSet::new());
    let counts = RefCell::new(vec![(0, 0); forms.len()]);
    let turn = Cell::new(0);
    for_all(120_000, |bytes| {
        let place = turn.replace(turn.get() + 1) % forms.len();
        let (_, form) = forms[place];
        counts.borrow_mut()[place].0 += 1;
        if let Some(line) = maker.game(&mut Choice::new(bytes), forms[place]) {
            counts.borrow_mut()[place].1 += 1;
            if let Line::Game(phrase) = &line.request.line {
                assert_eq!((phrase.form.game, phrase.form.rule), (form.game, form.rule));
                let words = phrase.items.iter().map(|item| item.word.key());
                made.borrow_mut().extend(words.map(|word| (place, word)));
            }
        }
    });
    for ((beginning, form), (tried, read)) in forms.iter().zip(counts.borrow().iter()) {
        assert!(
            read * 3 > *tried,
            "{} {}: {read} of {tried}",
            beginning.key(),
            form.rule
        );
    }
    let made = made.into_inner();
    let mut missing = Vec::new();
    for (place, (beginning, form)) in forms.iter().enumerate() {
        for word in form.modifiers.iter().flat_map(|modifier| modifier.words) {
            let word = word.key();
            if !made.contains(&(place, word)) && !is_refused(form.rule, word) {
                missing.push(format!("{} {} {word}", beginning.key(), form.rule));
            }
        }
    }
    assert!(missing.is_empty(), "never made: {missing:#?}");
}

/// Words that are read only so that they can be refused with a reason.
const REFUSED: &[(&[&str], &[&str])] = &[
    (
        &[
            "test", "opposed", "extended", "boost", "hinder", "advise", "attack", "fire", "care",
            "calm",
        ],
        &["dying", "mad"],
    ),
    (&["throw"], &["contact"]),
    (&["shoot"], &["touch", "wild", "charge"]),
    (&["knockdown"], &["prone"]),
    (&["split"], &["stunned", "prone"]),
];

fn is_refused(rule: &str, word: &str) -> bool {
    let refuses =
        |(rules, words): &(&[&str], &[&str])| rules.contains(&rule) && words.contains(&word);
    REFUSED.iter().any(refuses)
}

/// The words that a shape is written with.
fn words_of(shape: Shape, words: &mut BTreeSet<&'static str>) {
    let mut add = |word: &'static Keyword| words.extend(word.spellings());
    match shape {
        Shape::Named(names) => {
            for (word, _) in names {
                add(word);
            }
        }
        Shape::OneOf(all) | Shape::Worded(all) | Shape::Amount(all) => {
            for word in all {
                add(word);
            }
        }
        Shape::Die(Some(word)) | Shape::ScoreOrDie(word) => add(word),
        Shape::Roster(roster) => words_after(roster.words, words),
        Shape::Sequence(groups) => words_after(groups, words),
        _ => {}
    }
}

fn words_after(modifiers: &[Modifier], words: &mut BTreeSet<&'static str>) {
    for modifier in modifiers {
        let spelled = modifier.words.iter().flat_map(|word| word.spellings());
        words.extend(spelled);
        words_of(modifier.takes, words);
    }
}

/// Words and signs of the notation of dice, which stand in no table.
const NOTATION: &str = "kh kl dh dl km x xo xx xp ! ro mi ma ge gt le lt eq ne f min( max( abs( best worst of de adv dis \
    ventaja desv times por div entre d% dF d: (d: d20 4d6 vs dc cd under bajo label etiqueta odds prob 6x tira .. mCM+1d10 \
    paul.reflejos ana.pena ataque golpe dos JK AS 10H";

#[test]
fn the_fuzzers_dictionary_has_the_words() {
    let mut words: BTreeSet<&str> = NOTATION.split_whitespace().collect();
    for (beginning, form) in lines::forms() {
        words.extend(beginning.spellings());
        words.extend(form.word.into_iter().flat_map(Keyword::spellings));
        let versus = form.versus.iter().map(|versus| versus.takes);
        for shape in [form.operand].into_iter().chain(versus) {
            words_of(shape, &mut words);
        }
        words_after(form.modifiers, &mut words);
    }
    // Bytes that are no letters are written as such.
    let escaped = |word: &str| {
        let byte = |byte: u8| match byte {
            b' '..=b'~' => char::from(byte).to_string(),
            _ => format!("\\x{byte:02x}"),
        };
        word.bytes().map(byte).collect::<String>()
    };
    let mut lines = String::new();
    for word in words {
        lines.extend(["\"", &escaped(word), "\"\n"]);
    }
    let path = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/fuzz/line.dict");
    if std::env::var_os("BLESS").is_some() {
        std::fs::write(&path, &lines).expect("it is written");
    }
    // A new word or two may wait for the next long run.
    let written = std::fs::read_to_string(&path).unwrap_or_default();
    let missing = lines.lines().filter(|line| !written.contains(line)).count();
    assert!(
        missing * 20 < lines.lines().count(),
        "{missing} words are missing: BLESS=1 writes {} anew",
        path.display()
    );
}

#[test]
fn a_line_written_out_in_full_reads_back_as_itself() {
    let (maker, roller) = (Maker::default(), RefCell::new(roller()));
    for_all(1_500, |bytes| {
        if let Some(made) = maker.line(bytes) {
            holds::reads_back(&made, &maker.context, &mut roller.borrow_mut());
        }
    });
}

#[test]
fn reported_dice_give_the_same_roll() {
    let (maker, roller) = (Maker::default(), RefCell::new(roller()));
    for_all(1_500, |bytes| {
        if let Some(made) = maker.line(bytes) {
            holds::replays(&made, &mut roller.borrow_mut());
        }
    });
}

#[test]
fn chances_add_up_to_one_and_what_is_rolled_has_one() {
    let (maker, roller) = (Maker::default(), RefCell::new(roller()));
    let seen = Cell::new(0);
    for_all(1_000, |bytes| {
        let Some(made) = maker.line(bytes) else {
            return;
        };
        let Some(odds) = solved(&made) else { return };
        seen.set(seen.get() + 1);
        holds::sums_to_one(&made, &odds);
        for turn in 0..8 {
            let roller = &mut roller.borrow_mut();
            roller.turn_to(turn);
            let record = report::roll(&made.request, Place::Alone, 1, roller);
            let record = record.unwrap_or_else(|error| panic!("{}: {error:?}", made.text));
            holds::has_a_chance(&made.text, &record, &odds);
        }
    });
    assert!(seen.get() > 400, "only {} lines were solved", seen.get());
}

/// The most dice that are laid on the table for one roll.
const MOST_DICE: usize = 60;

/// Dice that fit a line, each any face its die has: they are laid as the line asks for them.
fn laid(made: &Made, choice: &mut Choice) -> Option<report::Record> {
    let mut faces: Vec<Draw> = Vec::new();
    let extreme = choice.below(3);
    let any = |choice: &mut Choice, least: i64, most: i64| match extreme {
        0 => choice.number(least, most),
        _ if choice.once_in(4) => least,
        _ => most,
    };
    while faces.len() < MOST_DICE {
        let error = match report::replay(&made.request, Place::Alone, &faces) {
            Ok(record) => return Some(record),
            Err(error) => error,
        };
        match error.problem {
            Problem::Misfit(Misfit::TooFew { least, most, .. }) => {
                faces.push(Draw::Face(any(choice, least, most)));
            }
            // The face of a die whose faces are listed is none between them.
            Problem::Misfit(Misfit::Impossible { place, least, .. }) => {
                faces[place - 1] = Draw::Face(least);
            }
            _ => return None,
        }
    }
    None
}

#[test]
fn whatever_lies_on_the_table_has_a_chance() {
    let maker = Maker::default();
    let seen = Cell::new(0);
    for_all(700, |bytes| {
        let choice = &mut Choice::new(bytes);
        let Some(made) = maker.chosen(choice) else {
            return;
        };
        let Some(odds) = solved(&made) else { return };
        for _ in 0..4 {
            if let Some(record) = laid(&made, choice) {
                seen.set(seen.get() + 1);
                holds::has_a_chance(&made.text, &record, &odds);
            }
        }
    });
    assert!(seen.get() > 600, "only {} rolls were laid", seen.get());
}

/// The chance of each result, and of each value of each number.
type Margins = (BTreeMap<Term, String>, BTreeMap<(Term, i64), String>);

/// What a solution says of results and numbers, those without a greatest value left out.
fn margins(solution: &Solution) -> Margins {
    let mut results: BTreeMap<Term, Weight> = BTreeMap::new();
    let mut numbers: BTreeMap<(Term, i64), Weight> = BTreeMap::new();
    for (answer, weight) in &solution.rows {
        if let Some(verdict) = answer.verdict {
            let sum = results.entry(verdict.word).or_insert(Weight::ZERO);
            *sum = sum.plus(weight);
        }
        for (name, value) in &answer.values {
            let number = match value {
                Value::Number(number) | Value::Detail(number) => *number,
                Value::Flag(flag) => i64::from(*flag),
                _ => continue,
            };
            let sum = numbers.entry((*name, number)).or_insert(Weight::ZERO);
            *sum = sum.plus(weight);
        }
    }
    let chance = |weight: &Weight, total: &Weight| Fraction::new(weight, total).to_string();
    let total = &solution.total;
    let mut results: BTreeMap<Term, String> = results
        .iter()
        .map(|(word, weight)| (*word, chance(weight, total)))
        .collect();
    let mut numbers: BTreeMap<(Term, i64), String> = numbers
        .iter()
        .map(|(key, weight)| (*key, chance(weight, total)))
        .collect();
    for (verdict, fraction) in &solution.chances {
        results.insert(verdict.word, fraction.to_string());
    }
    for (name, curved) in &solution.curves {
        let total = curved.curve.total();
        let rows = curved.curve.rows();
        numbers.extend(rows.map(|(value, weight)| ((*name, value), chance(&weight, total))));
    }
    if let Some((name, rounds)) = &solution.rounds {
        let rows = rounds.law.iter();
        numbers.extend(rows.map(|(round, chance)| ((*name, (*round).into()), chance.to_string())));
    }
    for (name, apart) in solution.apart.iter().filter(|(_, apart)| !apart.open) {
        numbers.retain(|(known, _), _| known != name);
        let rows = apart.law.rows().iter();
        let total = apart.law.total();
        numbers.extend(rows.map(|(value, weight)| ((*name, *value), chance(weight, total))));
    }
    (results, numbers)
}

#[test]
fn merging_changes_no_law() {
    // Paths of single dice; more of them are too many for a test of many lines.
    let plain_budget = Budget {
        time: Duration::from_millis(8),
        states: 3_000,
    };
    let maker = Maker::default();
    let seen = Cell::new(0);
    for_all(1_200, |bytes| {
        let Some(made) = maker.line(bytes) else {
            return;
        };
        let play = &made.request.play;
        let Ok(plain) = play.solve(Walk::unmerged(plain_budget)) else {
            return;
        };
        let merged = match play.solve(Walk::new(Budget::default())) {
            // Dice rolled again after others were dropped: no short way, and none is tried out that could go on for ever.
            Err(_) if made.request.line.game() == Game::Dice => return,
            merged => merged.unwrap_or_else(|why| panic!("{}: {why:?}", made.text)),
        };
        seen.set(seen.get() + usize::from(plain.rows.len() > 1));
        assert_eq!(margins(&merged), margins(&plain), "{}", made.text);
    });
    assert!(seen.get() > 60, "only {} lines were compared", seen.get());
}

#[test]
fn a_small_budget_is_kept() {
    let budget = Budget {
        time: Duration::from_millis(20),
        states: 3_000,
    };
    for line in [
        "d888880r7lt888",
        "d1000000x",
        "3798d2xkl",
        "1000d2xkh500",
        "900d2xokh3",
        "88110d6xo!ok",
    ] {
        let request = ask::read(line, &Context::default()).expect("a good line");
        let started = Instant::now();
        let solved = request.play.solve(Walk::new(budget));
        assert!(solved.is_err(), "{line} is cheap");
        assert!(started.elapsed() < Duration::from_secs(2), "{line}");
    }
}

/// The exact chance that a line goes well, and that it goes badly. `None` where plain dice are refused, compare nothing that
/// could fall, or have no short way.
fn chances(line: &str) -> Option<(Fraction, Fraction)> {
    let is_plain = !["hitos", "d100 ", "sw", "westeros"]
        .iter()
        .any(|game| line.starts_with(game));
    let request = match ask::read(line, &Context::default()) {
        Err(_) if is_plain => return None,
        read => read.unwrap_or_else(|error| panic!("{line}: {error:?}")),
    };
    let solution = match request.play.solve(Walk::new(BUDGET)) {
        Err(_) if is_plain => return None,
        solution => solution.unwrap_or_else(|why| panic!("{line}: {why:?}")),
    };
    let sum = |tone| {
        let told = solution.chances.iter();
        let told = told.filter(|(verdict, _)| verdict.tone == tone);
        let told = told.fold(Fraction::zero(), |sum, (_, chance)| sum.plus(chance));
        let toned = |answer: &Answer| answer.verdict.is_some_and(|verdict| verdict.tone == tone);
        let rows = solution.rows.iter().filter(|(answer, _)| toned(answer));
        let ways = rows.fold(Weight::ZERO, |sum, (_, ways)| sum.plus(ways));
        told.plus(&Fraction::new(&ways, &solution.total))
    };
    Some((sum(Tone::Good), sum(Tone::Bad)))
}

/// Lines on which the chance to do well never falls.
type Ladder = fn(&mut Choice) -> Vec<String>;

/// Climbs a ladder with many values for all that stays the same on it.
fn climb(cases: u32, ladder: Ladder) {
    let (moved, climbed) = (Cell::new(0), Cell::new(0));
    for_all(cases, |bytes| {
        let lines = ladder(&mut Choice::new(bytes));
        let steps = lines.iter().map(|line| Some(chances(line)?.0));
        let Some(steps) = steps.collect::<Option<Vec<Fraction>>>() else {
            return;
        };
        for (place, pair) in steps.windows(2).enumerate() {
            let (line, next) = (&lines[place], &lines[place + 1]);
            assert!(
                pair[0] <= pair[1],
                "{line}: {}, and {next}: {}",
                pair[0],
                pair[1]
            );
            moved.set(moved.get() + usize::from(pair[0] < pair[1]));
        }
        climbed.set(climbed.get() + 1);
    });
    let (moved, climbed) = (moved.get(), climbed.get());
    assert!(
        climbed * 2 > cases as usize,
        "only {climbed} of {cases} ladders were climbed"
    );
    assert!(
        moved > climbed / 4,
        "of {climbed} ladders, {moved} steps rise"
    );
}

/// Some words, each there or not.
fn some(choice: &mut Choice, words: &[&str]) -> String {
    let mut text = String::new();
    for word in words {
        if choice.once_in(3) {
            text = format!("{text} {word}");
        }
    }
    text
}

#[test]
fn a_higher_difficulty_never_helps() {
    climb(40, |choice| {
        let traits = choice.number(0, 14);
        let state = choice.of(&["", " wounded", " altered", " incapacitated drugs mild"]);
        (0..=24)
            .rev()
            .map(|goal| format!("hitos {traits} vs {goal}{state}"))
            .collect()
    });
    climb(30, |choice| {
        let die = choice.of(&["d4", "d6", "d8+1", "d10-2", "d12+2", "unskilled"]);
        let state = some(
            choice,
            &["extra", "wounds 2", "fatigue 1", "joker", "distracted"],
        );
        (1..=14)
            .rev()
            .map(|goal| format!("sw {die} vs {goal}{state}"))
            .collect()
    });
    climb(40, |choice| {
        let (rank, more) = (choice.number(1, 7), choice.number(0, 5));
        (0..=24)
            .rev()
            .map(|goal| format!("westeros {rank}+{more} vs {goal}"))
            .collect()
    });
    climb(30, |choice| {
        let skill = choice.number(1, 20);
        (1..=20)
            .rev()
            .map(|other| format!("d100 resist {skill} vs {other}"))
            .collect()
    });
    climb(60, |choice| {
        let dice = lines::dice(choice);
        (-2..=15)
            .rev()
            .map(|goal| format!("{dice} vs {}", 2 * goal))
            .collect()
    });
    climb(40, |choice| {
        let dice = lines::dice(choice);
        (-2..=15)
            .map(|goal| format!("{dice} under {}", 2 * goal))
            .collect()
    });
}

#[test]
fn a_higher_skill_never_hurts() {
    climb(40, |choice| {
        let goal = choice.number(8, 24);
        let state = choice.of(&["", " wounded", " altered", " incapacitated drugs mild"]);
        (0..=14)
            .map(|traits| format!("hitos {traits} vs {goal}{state}"))
            .collect()
    });
    climb(30, |choice| {
        let other = choice.number(0, 14);
        let (own, its) = (
            some(choice, &["wounded", "aspect"]),
            some(choice, &["altered"]),
        );
        (0..=12)
            .map(|traits| format!("hitos opposed {traits}{own} vs {other}{its}"))
            .collect()
    });
    climb(20, |choice| {
        let extra = choice.number(0, 3);
        (1..=40)
            .map(|step| format!("d100 {} bonus {extra}", step * 4))
            .collect()
    });
    climb(20, |choice| {
        let (skill, own) = (choice.number(5, 120), choice.of(&["", " long", " natural"]));
        (1..=12)
            .rev()
            .map(|step| format!("d100 melee {skill}{own} vs {} short", step * 10))
            .collect()
    });
    climb(20, |choice| {
        let (die, goal) = (
            choice.of(&["d4", "d6", "d8", "d10", "d12"]),
            choice.number(2, 9),
        );
        (-4..=4)
            .map(|more| format!("sw {die} vs {goal} mod {more}"))
            .collect()
    });
    climb(20, |choice| {
        let (die, other) = (
            choice.of(&["d4", "d8", "d12"]),
            choice.of(&["d6", "d10+1", "d4"]),
        );
        let state = some(choice, &["extra", "wounds 1"]);
        (-3..=3)
            .map(|more| format!("sw opposed {die}{state} mod {more} vs {other}"))
            .collect()
    });
    climb(30, |choice| {
        let (goal, more) = (choice.number(3, 20), choice.number(0, 3));
        (1..=7)
            .map(|rank| format!("westeros {rank}+{more} vs {goal}"))
            .collect()
    });
    climb(40, |choice| {
        let (dice, goal) = (lines::dice(choice), choice.number(2, 20));
        (0..=9)
            .map(|more| format!("{dice}+{more} vs {goal}"))
            .collect()
    });
}

#[test]
fn an_extra_die_or_a_better_state_never_hurts() {
    climb(30, |choice| {
        let skill = choice.number(5, 150);
        (0..=4)
            .map(|dice| format!("d100 {skill} bonus {dice}"))
            .collect()
    });
    climb(30, |choice| {
        let (rank, goal) = (choice.number(1, 6), choice.number(3, 24));
        (0..=4)
            .map(|dice| format!("westeros {rank}+{dice} vs {goal}"))
            .collect()
    });
    climb(30, |choice| {
        let (sides, goal) = (choice.of(&[4, 6, 10, 20]), choice.number(2, 20));
        (1..=5)
            .map(|dice| format!("{dice}d{sides}kh1 vs {goal}"))
            .collect()
    });
    climb(30, |choice| {
        let (sides, goal) = (choice.of(&[4, 6, 10, 20]), choice.number(2, 20));
        let lines = [
            format!("d{sides} dis vs {goal}"),
            format!("d{sides} vs {goal}"),
            format!("d{sides} adv vs {goal}"),
        ];
        lines.into()
    });
    climb(30, |choice| {
        let (count, sides) = (choice.number(1, 4), choice.of(&[4, 6, 10]));
        let goal = choice.number(3, 30);
        let bursts = ["", "xo", "x"];
        let line = |burst| format!("{count}d{sides}{burst} vs {goal}");
        bursts.map(line).into()
    });
    climb(40, |choice| {
        let (traits, goal) = (choice.number(0, 12), choice.number(9, 24));
        let state = |word| format!("hitos {traits} vs {goal}{word}");
        [" incapacitated", " wounded", ""].map(state).into()
    });
    climb(30, |choice| {
        let (die, goal) = (choice.of(&["d4", "d6", "d8", "d12+1"]), choice.number(1, 9));
        let line = |wounds| format!("sw {die} vs {goal} wounds {wounds}");
        [3, 2, 1, 0].map(line).into()
    });
    climb(30, |choice| {
        let (die, goal) = (choice.of(&["d4", "d6", "d8", "d12+1"]), choice.number(1, 9));
        [
            format!("sw {die} vs {goal} extra"),
            format!("sw {die} vs {goal}"),
        ]
        .into()
    });
}

#[test]
fn equal_sides_win_equally_often() {
    let equal: [fn(&mut Choice) -> String; 5] = [
        |choice| {
            let side = choice.number(0, 12).to_string();
            // Aspects are activated one after the other.
            let side = side + &some(choice, &["wounded", "altered"]);
            format!(
                "hitos opposed {side} vs {side}{}",
                some(choice, &["no-tie"])
            )
        },
        |choice| {
            let die = choice.of(&["d4", "d6", "d8-1", "d10+1", "d12+2", "unskilled"]);
            let words = [
                "extra",
                "wounds 1",
                "fatigue 1",
                "mod 2",
                "actions 2",
                "joker",
            ];
            let side = format!("{die}{}", some(choice, &words));
            format!("sw opposed {side} vs {side}")
        },
        |choice| {
            let die = choice.of(&["d4", "d6", "d8-1", "d10+1", "d12+2"]);
            format!("sw push {die} vs {die}")
        },
        |choice| {
            let (skill, ride) = (choice.number(10, 14), choice.number(4, 12));
            let passes = some(choice, &["passes 2"]);
            format!("westeros joust {skill} ride {ride} vs {skill} ride {ride}{passes}")
        },
        |choice| {
            let dice = lines::dice(choice);
            format!("{dice} vs {dice}")
        },
    ];
    for (place, line) in equal.into_iter().enumerate() {
        let won = Cell::new(0);
        for_all(40, |bytes| {
            let line = line(&mut Choice::new(bytes));
            let Some((good, bad)) = chances(&line) else {
                return;
            };
            let request = ask::read(&line, &Context::default()).expect("read above");
            if let Line::Plain(plain) = request.line
                && !matches!(plain.goal, Goal::Opposed(_))
            {
                return;
            }
            assert_eq!(good, bad, "{line}");
            won.set(won.get() + usize::from(!good.is_zero()));
        });
        assert!(won.get() > 10, "of side {place} {} won", won.get());
    }
}

/// Named difficulties and states stand in their order.
#[test]
fn words_stand_on_ladders() {
    climb(30, |choice| {
        let traits = choice.number(0, 14);
        let line = |word| format!("hitos {traits} vs {word}");
        ["extreme", "very-hard", "hard", "medium", "easy"]
            .map(line)
            .into()
    });
    climb(30, |choice| {
        let traits = choice.number(0, 14);
        let line = |word| format!("hitos {traits} vs 15{word}");
        [" deranged", " altered", " sane"].map(line).into()
    });
}
