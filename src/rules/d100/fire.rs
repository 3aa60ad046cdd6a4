//! Short bursts and full automatic fire: three dice, any one as tens and any other as units (D28 to D31).

use super::spread::{Fault, Split, Targets};
use super::{Damage, SimpleTable, Skill, Word, basis, percentile};
use crate::dice::{Dice, digit};
use crate::rules::notation::Expression;
use crate::rules::{Answer, Basis, Bit, Common, Fact, Refusal, Row, Rule, Tone, Value};

/// What a burst does where it hits.
#[derive(Clone, Debug)]
pub enum Harm {
    /// Nothing is asked about it.
    None,
    /// The sum of the three dice, 0 as 10 (full automatic fire).
    Sum,
    /// What the weapon or the line says.
    Rolled(Damage),
    /// Read from the units of the attack (D36).
    Simple {
        /// The most the weapon and its wielder do.
        most: i64,
        /// Where it is read.
        table: SimpleTable,
    },
}

/// Which of the readings that the three dice allow is taken.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Pick {
    /// The one that does most damage, then the lowest (ruling).
    #[default]
    Best,
    /// The highest that succeeds.
    High,
    /// The lowest.
    Low,
}

/// A burst with an automatic weapon.
#[derive(Clone, Debug)]
pub struct Burst {
    skill: Skill,
    harm: Harm,
    pick: Pick,
    /// Where the damage may be spread: full automatic fire only.
    spread: Option<Spread>,
}

#[derive(Clone, Debug)]
struct Spread {
    targets: Targets,
    split: Option<Split>,
}

/// One way to read three digits.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
struct Reading {
    roll: u32,
    units: u32,
}

/// What a burst came to.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub struct Fired {
    roll: u32,
    damage: i64,
    jam: bool,
}

impl Harm {
    /// The most points a burst may do before a special doubles them: what a split can still be counted for.
    const MOST: i64 = 10_000;

    /// Simplified damage of a weapon and a damage modifier, by the most they do (D36).
    ///
    /// # Errors
    /// More than 10,000 points.
    pub fn simple(
        weapon: &Expression,
        modifier: Option<&Expression>,
        table: SimpleTable,
    ) -> Result<Self, Refusal> {
        let most = weapon
            .most()
            .checked_add(modifier.map_or(0, Expression::most));
        match most {
            Some(most) if (0..=Self::MOST).contains(&most) => Ok(Self::Simple { most, table }),
            _ => Err(Refusal::range(&(0..=Self::MOST))),
        }
    }

    /// Damage rolled or named.
    ///
    /// # Errors
    /// More than 10,000 points.
    pub fn rolled(weapon: Expression) -> Result<Self, Refusal> {
        if weapon.most() > Self::MOST {
            return Err(Refusal::range(&(0..=Self::MOST)));
        }
        Damage::new(weapon, None).map(Self::Rolled)
    }
}

impl Burst {
    /// A short burst: damage as the weapon's (D28).
    pub const fn short(skill: Skill, harm: Harm, pick: Pick) -> Self {
        Self {
            skill,
            harm,
            pick,
            spread: None,
        }
    }

    /// Full automatic fire over so many targets, perhaps with the player's own split (D29, D32). Without a number of
    /// targets there are as many as the split names, else one.
    ///
    /// # Errors
    /// More targets than the skill allows, or a split over more than there are.
    pub fn full(
        skill: Skill,
        harm: Harm,
        pick: Pick,
        targets: Option<i64>,
        split: Option<Split>,
    ) -> Result<Self, Refusal> {
        let named = split.as_ref().map_or(1, Split::targets);
        let targets = Targets::new(
            targets.unwrap_or_else(|| i64::try_from(named).unwrap_or(i64::MAX)),
            skill,
        )?;
        if split.is_some() && named > targets.get() as usize {
            let numbers = vec![
                i64::try_from(named).unwrap_or(i64::MAX),
                targets.get().into(),
            ];
            return Err(Refusal::Forbidden(Word::TooManyParts.into(), numbers));
        }
        Ok(Self {
            skill,
            harm,
            pick,
            spread: Some(Spread { targets, split }),
        })
    }

    fn succeeds(&self, reading: Reading) -> bool {
        self.skill.succeeds(reading.roll.into())
    }

    fn is_special(&self, reading: Reading) -> bool {
        self.skill.is_special(reading.roll.into())
    }

    /// How much harm a reading does, to compare readings of the same dice with.
    fn worth(&self, reading: Reading) -> i64 {
        match (&self.harm, self.succeeds(reading)) {
            (_, false) => 0,
            (Harm::Simple { most, table }, true) => self.simple(*most, table, reading),
            (_, true) => 1 + i64::from(self.is_special(reading)),
        }
    }

    fn simple(&self, most: i64, table: &SimpleTable, reading: Reading) -> i64 {
        let most = if self.is_special(reading) {
            most * 2
        } else {
            most
        };
        table.damage(most, percentile::points(reading.units).into())
    }

    fn choose(&self, readings: &[Reading]) -> Reading {
        let lowest = Reading {
            roll: 100,
            units: 0,
        };
        let best = match self.pick {
            Pick::Best => readings
                .iter()
                .min_by_key(|&&reading| (-self.worth(reading), reading)),
            Pick::Low => readings.iter().min(),
            Pick::High => {
                let highest = readings
                    .iter()
                    .filter(|&&reading| self.succeeds(reading))
                    .max();
                highest.or_else(|| readings.iter().min())
            }
        };
        best.copied().unwrap_or(lowest)
    }

    /// Whether a digit shown twice or thrice, read as tens and units, is above the written skill (D30).
    fn jams(&self, digits: [u32; 3]) -> bool {
        let [low, middle, high] = digits;
        let doubled = (low == middle || middle == high).then(|| percentile::read(middle, middle));
        doubled.is_some_and(|doubled| i64::from(doubled) > self.skill.written())
    }

    /// What the chosen reading does.
    fn damage<D: Dice<Note = Fact>>(
        &self,
        digits: [u32; 3],
        reading: Reading,
        dice: &mut D,
    ) -> i64 {
        if !self.succeeds(reading) {
            return 0;
        }
        let special = self.is_special(reading);
        match &self.harm {
            Harm::None => 0,
            Harm::Sum => {
                let sum: u32 = digits.iter().map(|&digit| percentile::points(digit)).sum();
                i64::from(if special { sum * 2 } else { sum })
            }
            Harm::Rolled(damage) => damage.draw(special, dice),
            Harm::Simple { most, table } => {
                dice.note(|| Fact::Because(basis::SIMPLE_TABLE));
                self.simple(*most, table, reading)
            }
        }
    }

    fn tell<D: Dice<Note = Fact>>(&self, readings: &[Reading], fired: &Fired, dice: &mut D) {
        let special = self.skill.is_special(fired.roll.into());
        let others: Vec<i64> = readings
            .iter()
            .filter(|reading| reading.roll != fired.roll)
            .map(|reading| reading.roll.into())
            .collect();
        if self.pick == Pick::Best && others.iter().any(|&roll| self.skill.succeeds(roll)) {
            dice.note(|| Fact::Because(basis::PICK));
        }
        if fired.jam {
            dice.note(|| Fact::Because(basis::JAM_STILL_FIRES));
        }
        dice.note(|| {
            let mut bits = Vec::new();
            if self.skill.succeeds(fired.roll.into()) && !matches!(self.harm, Harm::None) {
                bits.push(Bit::say_with(Word::DamageIs, [fired.damage]));
            } else if special {
                bits.push(Bit::say(Word::DoublesCounter));
            }
            Fact::Verdict(bits)
        });
    }

    fn tell_spread<D: Dice<Note = Fact>>(&self, spread: &Spread, fired: &Fired, dice: &mut D) {
        let (targets, damage) = (spread.targets, fired.damage);
        let splits = targets.splits(damage);
        if self.skill.tens_value() < 1 {
            dice.note(|| Fact::Because(basis::ONE_TARGET_AT_LEAST));
        }
        if damage > 0 && targets.get() > 1 {
            dice.note(|| Fact::Because(basis::ALL_IS_SPENT));
            dice.note(|| {
                let limits = [
                    targets.share(damage),
                    targets.get().into(),
                    Targets::most(self.skill),
                ];
                Row::new(Word::Spread)
                    .cell([Bit::say_with(Word::SpreadLimits, limits)])
                    .cell([Bit::say(Word::EvenSplit), Bit::List(targets.even(damage))])
                    .cell([
                        Bit::say(Word::FocusedSplit),
                        Bit::List(targets.focused(damage)),
                    ])
                    .cell([Bit::Count(splits.clone()), Bit::say(Word::LegalSplits)])
                    .fact()
            });
        } else if damage > 0 {
            dice.note(|| {
                Row::new(Word::Spread)
                    .cell([Bit::say(Word::OneTarget)])
                    .fact()
            });
        }
        if let Some(split) = &spread.split {
            dice.note(|| {
                let judgement = match split.fault(damage, targets) {
                    None => Bit::Judge(Word::SplitIsLegal.into(), Tone::Good),
                    Some(Fault::Sum(sum)) => Bit::say_with(Word::SplitSum, [sum, damage]),
                    Some(Fault::Share(share)) => Bit::say_with(Word::SplitShare, [share, damage]),
                };
                Row::new(Word::OwnSplit)
                    .cell([Bit::List(split.parts().to_vec())])
                    .cell([judgement])
                    .fact()
            });
        }
        dice.note(|| Fact::Value(Word::Splits.into(), Value::Count(splits)));
    }
}

/// Every different way to read three digits.
fn readings(digits: [u32; 3]) -> Vec<Reading> {
    let mut readings = Vec::with_capacity(6);
    for tens in 0..3 {
        for units in (0..3).filter(|&units| units != tens) {
            let roll = percentile::read(digits[tens], digits[units]);
            readings.push(Reading {
                roll,
                units: digits[units],
            });
        }
    }
    readings.sort_unstable();
    readings.dedup();
    readings
}

impl Rule for Burst {
    type Outcome = Fired;

    fn resolve<D: Dice<Note = Fact>>(&self, dice: &mut D) -> Fired {
        let listens = dice.listens();
        let (digits, shown) = dice.tally(
            3,
            (Vec::new(), Vec::new()),
            digit,
            |(mut sorted, mut shown), die| {
                if listens {
                    shown.push(die);
                }
                let place = sorted.partition_point(|&held| held <= die);
                sorted.insert(place, die);
                (sorted, shown)
            },
        );
        let digits = [digits[0], digits[1], digits[2]];
        let readings = readings(digits);
        let reading = self.choose(&readings);
        dice.note(|| {
            let roll = i64::from(reading.roll);
            let others: Vec<i64> = readings
                .iter()
                .map(|other| other.roll.into())
                .filter(|&other| other != roll)
                .collect();
            let mut read = vec![Bit::say_with(Word::ReadAs, [roll])];
            if !others.is_empty() {
                read.extend([
                    Bit::Open,
                    Bit::say(Word::AlsoReads),
                    Bit::List(others),
                    Bit::Close,
                ]);
            }
            Row::new(Common::Dice)
                .cell([Bit::faces(&shown)])
                .cell(read)
                .cell(super::check::out_of(roll, self.skill))
                .fact()
        });
        let damage = self.damage(digits, reading, dice);
        let fired = Fired {
            roll: reading.roll,
            damage,
            jam: self.jams(digits),
        };
        self.tell(&readings, &fired, dice);
        if let Some(spread) = &self.spread
            && dice.listens()
        {
            self.tell_spread(spread, &fired, dice);
        }
        dice.note(|| {
            let word = if fired.jam {
                Word::Jams
            } else {
                Word::DoesNotJam
            };
            Row::new(Word::Weapon).cell([Bit::say(word)]).fact()
        });
        fired
    }

    fn answer(&self, fired: &Fired) -> Answer {
        let roll = i64::from(fired.roll);
        let mut answer = if !self.skill.succeeds(roll) {
            Answer::of(Common::Miss, Tone::Bad)
        } else if self.skill.is_special(roll) {
            Answer::of(Common::Special, Tone::Good)
        } else {
            Answer::of(Common::Hit, Tone::Good)
        }
        .number(Common::Roll, roll)
        .given(Common::Skill, self.skill.effective());
        if !matches!(self.harm, Harm::None) {
            answer = answer.number(Common::Damage, fired.damage);
        }
        answer = answer.flag(Word::Jam, fired.jam);
        let Some(Spread { targets, split }) = &self.spread else {
            return answer;
        };
        answer = answer
            .with(Word::Even, Value::List(targets.even(fired.damage)))
            .with(Word::Focused, Value::List(targets.focused(fired.damage)));
        match split {
            Some(split) => answer.flag(Word::Legal, split.fault(fired.damage, *targets).is_none()),
            None => answer,
        }
    }

    fn basis(&self) -> &'static [Basis] {
        if self.spread.is_some() {
            &[basis::BURST, basis::TARGETS]
        } else {
            &[basis::BURST]
        }
    }
}
