//! Dice on the table, and the modifiers at work on them: every die stays visible, whatever becomes of it.

use super::draw::Hand;
use super::throw::{Amount, Burst, Die, FUDGE, Mark, Modifier, Test, Throw, Which, never_stops};
use super::{Failed, Mishap};
use crate::dice::{CHAIN_LIMIT, Dice, Pool, Sides};
use crate::rules::{Cast, Fact, Fate};

/// One die as it lies.
pub(super) struct OneDie {
    /// The face it shows; of a compound die the last one.
    raw: i64,
    /// What it counts as.
    value: i64,
    /// The faces a compound die showed before.
    before: Vec<i64>,
    fate: Fate,
    exploded: bool,
}

/// A die whose faces are known.
#[derive(Clone, Copy)]
enum Kind<'a> {
    Sides(Sides),
    Faces(&'a [i64]),
}

/// A throw under way.
pub(super) struct Table<'a, 'h, D> {
    hand: &'a mut Hand<'h, D>,
    kind: Kind<'a>,
    highest: i64,
    dice: Vec<OneDie>,
}

impl OneDie {
    const fn new(raw: i64, value: i64) -> Self {
        Self {
            raw,
            value,
            before: Vec::new(),
            fate: Fate::Kept,
            exploded: false,
        }
    }

    const fn is_live(&self) -> bool {
        matches!(self.fate, Fate::Kept)
    }

    /// As a breakdown shows it.
    fn cast(&self) -> Cast {
        let mut faces = self.before.clone();
        faces.push(self.raw);
        Cast {
            counts: (faces.iter().sum::<i64>() != self.value).then_some(self.value),
            faces,
            fate: self.fate,
            exploded: self.exploded,
        }
    }
}

/// What a throw came to.
pub(super) struct Outcome {
    pub total: i64,
    pub dice: Vec<OneDie>,
    /// The pool as it was rolled, with what dice decided put in.
    pub count: u32,
    pub sides: Option<Sides>,
    /// The number of each keep, in order.
    pub kept: Vec<u32>,
}

impl Outcome {
    pub(super) fn casts(&self, most: usize) -> Vec<Cast> {
        self.dice.iter().take(most).map(OneDie::cast).collect()
    }
}

/// Rolls the dice of a throw and does to them what it says.
pub(super) fn roll<D: Dice<Note = Fact>>(
    throw: &Throw,
    hand: &mut Hand<'_, D>,
) -> Result<Outcome, Failed> {
    let (count, mark) = count_of(&throw.count, hand)?;
    let sides = sides_of(&throw.die, &throw.modifiers, hand)?;
    hand.take(count, mark)?;
    let listed = throw.die.listed().unwrap_or(FUDGE);
    let kind = sides.map_or(Kind::Faces(listed), Kind::Sides);
    let highest = match kind {
        Kind::Sides(sides) => i64::from(sides.get()),
        Kind::Faces(faces) => faces.iter().max().copied().unwrap_or(0),
    };
    let mut table = Table {
        hand,
        kind,
        highest,
        dice: Vec::with_capacity(count as usize),
    };
    let first_of_all = throw
        .modifiers
        .iter()
        .position(|modifier| !modifier.is_single())
        .unwrap_or(throw.modifiers.len());
    let (single, of_all) = throw.modifiers.split_at(first_of_all);
    for _ in 0..count {
        let from = table.dice.len();
        let raw = table.draw();
        table.dice.push(OneDie::new(raw, raw));
        for modifier in single {
            table.run(modifier, from)?;
        }
    }
    let mut counted = None;
    let mut kept = Vec::new();
    for modifier in of_all {
        match modifier {
            Modifier::Keep(which, amount) => {
                let count = keep_of(amount, table.hand)?;
                table.keep(*which, count);
                kept.push(count);
            }
            Modifier::Count { hit, miss } => counted = Some(table.count(*hit, *miss)),
            single => table.run(single, 0)?,
        }
    }
    let live = table.dice.iter().filter(|die| die.is_live());
    let total = counted.unwrap_or_else(|| live.map(|die| die.value).sum());
    Ok(Outcome {
        total,
        dice: table.dice,
        count,
        sides,
        kept,
    })
}

/// How many dice, and where that is said if it is not fixed.
fn count_of<D: Dice<Note = Fact>>(
    amount: &Amount,
    hand: &mut Hand<'_, D>,
) -> Result<(u32, Mark), Failed> {
    let drawn = match amount {
        Amount::Fixed(count) => return Ok((*count, Mark::default())),
        Amount::Drawn(drawn) => drawn,
    };
    let count = hand.inner(&drawn.node)?;
    if count < 0 {
        return Err(Mishap::NegativeCount.at(drawn.mark));
    }
    match u32::try_from(count) {
        Ok(count) if count <= Pool::MOST => Ok((count, drawn.mark)),
        _ => Err(Mishap::TooManyDice.at(drawn.mark)),
    }
}

/// The sides of a numbered die, drawn if dice decide them; `None` for listed faces.
fn sides_of<D: Dice<Note = Fact>>(
    die: &Die,
    modifiers: &[Modifier],
    hand: &mut Hand<'_, D>,
) -> Result<Option<Sides>, Failed> {
    match die {
        Die::Sides(sides) => Ok(Some(*sides)),
        Die::Fudge | Die::Faces(_) => Ok(None),
        Die::Drawn(drawn) => {
            let number = hand.inner(&drawn.node)?;
            let sides = u32::try_from(number)
                .ok()
                .and_then(Sides::new)
                .ok_or_else(|| Mishap::NoSides.at(drawn.mark))?;
            if never_stops(modifiers, Some(sides), &[]) {
                return Err(Mishap::NeverStops.at(drawn.mark));
            }
            Ok(Some(sides))
        }
    }
}

/// How many dice a keep is about.
fn keep_of<D: Dice<Note = Fact>>(amount: &Amount, hand: &mut Hand<'_, D>) -> Result<u32, Failed> {
    match amount {
        Amount::Fixed(count) => Ok(*count),
        Amount::Drawn(drawn) => match hand.inner(&drawn.node)? {
            count @ 1.. => Ok(u32::try_from(count).unwrap_or(u32::MAX)),
            _ => Err(Mishap::KeepsNone.at(drawn.mark)),
        },
    }
}

impl<D: Dice<Note = Fact>> Table<'_, '_, D> {
    fn draw(&mut self) -> i64 {
        match self.kind {
            Kind::Sides(sides) => self.hand.dice.die(sides).into(),
            Kind::Faces(faces) => self.hand.dice.face(faces),
        }
    }

    /// One more die than the line is sure to roll.
    fn draw_more(&mut self) -> Result<i64, Failed> {
        self.hand.take(1, Mark::default())?;
        Ok(self.draw())
    }

    /// A modifier of single dice, over the dice that count from a place on, in pool order.
    fn run(&mut self, modifier: &Modifier, from: usize) -> Result<(), Failed> {
        let mut place = from;
        while place < self.dice.len() {
            place = if self.dice[place].is_live() {
                self.run_one(modifier, place)?
            } else {
                place + 1
            };
        }
        Ok(())
    }

    /// The modifier on the die at a place; returns the place after it and the dice it brought.
    fn run_one(&mut self, modifier: &Modifier, place: usize) -> Result<usize, Failed> {
        let die = &mut self.dice[place];
        match modifier {
            Modifier::Least(least) => die.value = die.value.max(*least),
            Modifier::Most(most) => die.value = die.value.min(*most),
            Modifier::Reroll { once, when } => return self.reroll(place, *once, *when),
            Modifier::Explode { how, when } => {
                let when = when.unwrap_or(Test {
                    how: super::Compare::Eq,
                    than: self.highest,
                });
                return match how {
                    Burst::Compound => self.compound(place, when),
                    _ => self.explode(place, *how, when),
                };
            }
            Modifier::Keep(..) | Modifier::Count { .. } => {}
        }
        Ok(place + 1)
    }

    fn reroll(&mut self, place: usize, once: bool, when: Test) -> Result<usize, Failed> {
        let mut place = place;
        let mut times = 0;
        while when.passes(self.dice[place].value) {
            if times == CHAIN_LIMIT {
                self.hand.chain_stopped();
                break;
            }
            let raw = self.draw_more()?;
            self.dice[place].fate = Fate::Rerolled;
            place += 1;
            self.dice.insert(place, OneDie::new(raw, raw));
            times += 1;
            if once {
                break;
            }
        }
        Ok(place + 1)
    }

    fn explode(&mut self, place: usize, how: Burst, when: Test) -> Result<usize, Failed> {
        let mut place = place;
        let mut times = 0;
        while when.passes(self.dice[place].raw) {
            if times == CHAIN_LIMIT {
                self.hand.chain_stopped();
                break;
            }
            let raw = self.draw_more()?;
            self.dice[place].exploded = true;
            place += 1;
            let value = if how == Burst::Penetrate {
                raw - 1
            } else {
                raw
            };
            self.dice.insert(place, OneDie::new(raw, value));
            times += 1;
            if how == Burst::Once {
                break;
            }
        }
        Ok(place + 1)
    }

    fn compound(&mut self, place: usize, when: Test) -> Result<usize, Failed> {
        let mut times = 0;
        while when.passes(self.dice[place].raw) {
            if times == CHAIN_LIMIT {
                self.hand.chain_stopped();
                break;
            }
            let raw = self.draw_more()?;
            let die = &mut self.dice[place];
            die.exploded = true;
            die.before.push(die.raw);
            die.raw = raw;
            die.value += raw;
            times += 1;
        }
        Ok(place + 1)
    }

    /// Keeps some of the dice that count; of equal ones the earlier is the lower.
    fn keep(&mut self, which: Which, count: u32) {
        let mut live: Vec<usize> = (0..self.dice.len())
            .filter(|&place| self.dice[place].is_live())
            .collect();
        live.sort_by_key(|&place| self.dice[place].value);
        let have = u32::try_from(live.len()).unwrap_or(u32::MAX);
        let (from, to) = which.with(count).places(have);
        for (sorted, place) in live.into_iter().enumerate() {
            if !(from as usize..to as usize).contains(&sorted) {
                self.dice[place].fate = Fate::Dropped;
            }
        }
    }

    /// How many of the dice that count pass the first test, less those that pass the second.
    fn count(&mut self, hit: Test, miss: Option<Test>) -> i64 {
        let mut sum = 0;
        for die in self.dice.iter_mut().filter(|die| die.is_live()) {
            let hits = hit.passes(die.value);
            let misses = miss.is_some_and(|miss| miss.passes(die.value));
            sum += i64::from(hits) - i64::from(misses);
            die.fate = match (hits, misses) {
                (true, false) => Fate::Hit,
                (false, true) => Fate::Miss,
                _ => Fate::Idle,
            };
        }
        sum
    }
}
