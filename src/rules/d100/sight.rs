//! How the distance, the sight and the modifiers of a shot are told.

use super::{Band, Skill, Trajectory, Word, basis};
use crate::dice::Dice;
use crate::rules::{Answer, Bit, Fact, Row};

/// Tells what distance and modifiers make of a skill, where they change it.
pub(super) fn tell<D: Dice<Note = Fact>>(line: &Trajectory, skill: Skill, dice: &mut D) {
    if let Some(distance) = line.distance() {
        dice.note(|| distance_row(line, distance, skill));
        match skill.band() {
            Band::Remote | Band::Extreme => dice.note(|| Fact::Because(basis::FAR_BANDS)),
            Band::Close if distance == 0 => dice.note(|| Fact::Because(basis::CONTACT)),
            _ => {}
        }
        if is_rounded(skill) {
            dice.note(|| Fact::Because(basis::ROUND_UP));
        }
        if distance > 0 && line.half_metres().is_some_and(|range| range % 2 != 0) {
            dice.note(|| Fact::Because(basis::EXACT_RANGE));
        }
    }
    skill.tell(dice);
    if line.is_sighted() {
        dice.note(|| Fact::Because(basis::SIGHTS));
    }
    if line.is_silenced() {
        dice.note(|| Fact::Because(basis::SILENCERS));
    }
    if let Some(slowed) = line.slowed() {
        dice.note(|| {
            Row::new(Word::Sight)
                .cell([Bit::say_with(Word::InitiativeAt, [slowed])])
                .fact()
        });
    }
}

/// The answer with the dexterity that counts for initiative, where a sight halves it.
pub(super) fn with_initiative(answer: Answer, trajectory: &Trajectory) -> Answer {
    match trajectory.slowed() {
        Some(slowed) => answer.given(Word::Dexterity, slowed),
        None => answer,
    }
}

/// Whether what the distance makes of a skill is rounded.
const fn is_rounded(skill: Skill) -> bool {
    skill.ranged() * 8 != skill.written() * eighths(skill.band())
}

/// What a band takes of a skill, in eighths.
const fn eighths(band: Band) -> i64 {
    match band {
        Band::Close => 16,
        Band::Within => 8,
        Band::Far => 4,
        Band::Remote => 2,
        Band::Extreme => 1,
    }
}

fn distance_row(line: &Trajectory, distance: i64, skill: Skill) -> Fact {
    let mut where_it_is = vec![match distance {
        0 => Bit::say(Word::Contact),
        _ => Bit::say_with(Word::Metres, [distance]),
    }];
    if distance == 0 {
        // The range does not matter.
    } else if let Some(half_metres) = line.half_metres() {
        let word = if half_metres % 2 == 0 {
            Word::OfRange
        } else {
            Word::OfRangeAndHalf
        };
        where_it_is.push(Bit::say_with(word, [half_metres / 2]));
    }
    let mut counts = vec![Bit::say_with(
        skill.band().word(),
        [skill.written(), skill.ranged()],
    )];
    if is_rounded(skill) {
        counts.push(Bit::say(Word::RoundedUp));
    }
    if !skill.modifier_bits().is_empty() {
        // What the distance makes of it is said; the modifiers are a sum of their own.
        if !matches!(skill.band(), Band::Within) {
            counts.extend([Bit::Between, Bit::Number(skill.ranged())]);
        }
        counts.extend(skill.modifier_bits());
        counts.extend([Bit::Equals, Bit::Number(skill.effective())]);
    }
    Row::new(Word::Distance)
        .apart()
        .cell(where_it_is)
        .cell(counts)
        .fact()
}
