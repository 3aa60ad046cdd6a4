//! Plain dice: the notation in full, in signs and in words of both languages.

use super::Choice;

/// A line of plain dice, with or without a goal.
pub fn plain(choice: &mut Choice) -> String {
    let expression = sum(choice, 2, false);
    let goal = match choice.below(8) {
        0..=2 => String::new(),
        3 => {
            let word = choice.of(&["vs", "vs.", "contra", "vs dc", "dc", "cd"]);
            format!(" {word} {}", target(choice))
        }
        4 => format!(" {} {}", choice.of(&["under", "bajo"]), target(choice)),
        5 | 6 => {
            let word = choice.of(&["vs", "versus", "frente a"]);
            format!(" {word} {}", sum(choice, 1, false))
        }
        _ => format!(" vs {expression}"),
    };
    expression + &goal
}

/// A few dice as damage is written: a sum without names and without anything that could fail.
pub fn dice(choice: &mut Choice) -> String {
    let mut text = roll(choice, 0, false);
    for _ in 0..choice.few(2) {
        let sign = choice.of(&["+", "-", " + "]);
        let more = if choice.once_in(2) {
            roll(choice, 0, false)
        } else {
            choice.number(0, 12).to_string()
        };
        text = format!("{text}{sign}{more}");
    }
    text
}

fn target(choice: &mut Choice) -> String {
    match choice.below(8) {
        0..=4 => choice.number(-2, 30).to_string(),
        5 => format!("{}+{}", choice.number(0, 20), choice.number(0, 9)),
        6 => choice
            .of(&["paul.reflejos", "ana.pelea-2", "3*4", "(7)"])
            .into(),
        _ => choice
            .of(&["0", "1000", "-1000000000", "999999999999"])
            .into(),
    }
}

/// A sum of products.
fn sum(choice: &mut Choice, depth: usize, in_call: bool) -> String {
    let mut text = operand(choice, depth, in_call);
    for _ in 0..choice.few(3) {
        let sign = choice.of(&[
            "+", "-", " + ", " − ", "*", " × ", " x ", "/", " ÷ ", " times ", " por ", " div ",
            " entre ",
        ]);
        text = format!("{text}{sign}{}", operand(choice, depth, in_call));
    }
    text
}

fn operand(choice: &mut Choice, depth: usize, in_call: bool) -> String {
    match choice.below(12) {
        0..=6 => roll(choice, depth, in_call),
        7 | 8 => choice.number(0, 20).to_string(),
        9 => {
            let odd = [
                "paul.sigilo",
                "Ana.Pena",
                "0",
                "1000",
                "-3",
                "ana.forma-fisica",
            ];
            choice.of(&odd).into()
        }
        10 if depth > 0 => format!("({})", sum(choice, depth - 1, false)),
        _ if depth > 0 => call(choice, depth - 1),
        _ => "d6".into(),
    }
}

/// A function of several values.
fn call(choice: &mut Choice, depth: usize) -> String {
    let listed = |choice: &mut Choice| {
        let count = 2 + choice.few(2);
        let values: Vec<String> = (0..count).map(|_| sum(choice, depth, true)).collect();
        values.join(choice.of(&[", ", ","]))
    };
    match choice.below(5) {
        0 => format!("{}({})", choice.of(&["min", "mín"]), listed(choice)),
        1 => format!("{}({})", choice.of(&["max", "máx"]), listed(choice)),
        2 => format!("abs({})", sum(choice, depth, true)),
        3 => {
            let name = choice.of(&["best", "worst", "mejores", "peores"]);
            format!("{name}({}; {})", choice.number(1, 4), listed(choice))
        }
        _ => {
            let name = choice.of(&["best", "worst", "mejores", "peor"]);
            let of = choice.of(&["of", "de"]);
            format!("({name} {} {of} {})", choice.number(1, 4), listed(choice))
        }
    }
}

/// Dice of one kind, with what is done to them.
fn roll(choice: &mut Choice, depth: usize, in_call: bool) -> String {
    let count = match choice.below(10) {
        0..=2 => String::new(),
        3..=7 => choice.number(1, 6).to_string(),
        8 => choice.of(&["0", "10", "20", "30"]).into(),
        _ if depth > 0 => format!("({})", sum(choice, depth - 1, false)),
        _ => "2".into(),
    };
    let die = match choice.below(12) {
        0..=7 => format!("d{}", choice.of(&[6, 4, 8, 10, 12, 20, 3, 2, 1, 100])),
        8 => choice.of(&["d%", "dF", "D6", "dpct"]).into(),
        9 => faces(choice, in_call),
        10 => format!("d{}", choice.of(&[30, 1000, 1_000_000_000])),
        _ if depth > 0 => format!("d({})", sum(choice, depth - 1, false)),
        _ => "d10".into(),
    };
    let mut text = format!("{count}{die}");
    if count.is_empty() && choice.once_in(6) {
        let words = [
            " adv",
            " dis",
            " ventaja",
            " desv",
            " con desventaja",
            " with advantage",
        ];
        return text + choice.of(&words);
    }
    for _ in 0..choice.few(3) {
        text += &modifier(choice, depth);
    }
    if choice.once_in(8) {
        text += &test(choice);
        if choice.once_in(3) {
            text = format!("{text}f{}", choice.number(1, 3));
        }
    }
    text
}

/// A die by its faces, in parentheses where commas divide something else.
fn faces(choice: &mut Choice, in_call: bool) -> String {
    let count = 1 + choice.below(6);
    let faces: Vec<String> = (0..count)
        .map(|_| choice.number(-3, 9).to_string())
        .collect();
    let faces = faces.join(",");
    if in_call || choice.once_in(4) {
        format!("(d:{faces})")
    } else {
        format!("d:{faces}")
    }
}

fn modifier(choice: &mut Choice, depth: usize) -> String {
    match choice.below(10) {
        0..=3 => {
            let keep = choice.of(&["kh", "kl", "dh", "dl", "km", "k", " kh"]);
            let amount = match choice.below(6) {
                0..=3 => choice.number(1, 4).to_string(),
                4 if depth > 0 => format!("({})", sum(choice, depth - 1, false)),
                _ => String::new(),
            };
            format!("{keep}{amount}")
        }
        4 | 5 => {
            let burst = choice.of(&["x", "!", "xo", "xx", "xp", "!!", "!o", "!p"]);
            let when = if choice.once_in(2) {
                test(choice)
            } else {
                String::new()
            };
            format!("{burst}{when}")
        }
        6 | 7 => {
            let again = choice.of(&["r", "ro"]);
            let when = if choice.once_in(2) {
                test(choice)
            } else {
                choice.number(1, 3).to_string()
            };
            format!("{again}{when}")
        }
        8 => format!("mi{}", choice.number(-1, 4)),
        _ => format!("ma{}", choice.number(1, 9)),
    }
}

fn test(choice: &mut Choice) -> String {
    let how = choice.of(&[
        "ge", "gt", "le", "lt", "eq", "ne", ">", ">=", "<", "<=", "=", "≥", "≤", "≠",
    ]);
    format!("{how}{}", choice.number(1, 7))
}
