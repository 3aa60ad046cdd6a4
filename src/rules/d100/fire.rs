//! Short bursts and full automatic fire: three dice, any one as tens and any other as units (D28 to D32).

use super::damage::{self, Dealt};
use super::malfunction::{Malfunction, Mode};
use super::reading::{self, Pick, Reading};
use super::spread::{Split, Spread};
use super::{Damage, Skill, Trajectory, Weapon, Word, basis, check, melee, percentile, sight};
use crate::dice::{Dice, Law, digit};
use crate::rules::{Answer, Basis, Bit, Common, Fact, Refusal, Row, Rule, Term, Tone, Value};
use std::rc::Rc;

/// What a burst does where it hits.
#[derive(Clone, Debug)]
pub enum Harm {
    /// Nothing is asked about it.
    None,
    /// The sum of the three dice, 0 as 10 (full automatic fire).
    Sum,
    /// What the weapon or the line says.
    Weapon(Damage),
}

/// A burst with an automatic weapon.
#[derive(Clone, Debug)]
pub struct Burst {
    pub(super) skill: Skill,
    trajectory: Trajectory,
    pub(super) harm: Harm,
    pub(super) pick: Pick,
    pub(super) armour: i64,
    pub(super) malfunction: Option<Malfunction>,
    /// Where the damage may be spread: full automatic fire only.
    spread: Option<Spread>,
    weapon: Option<Rc<Weapon>>,
}

/// What a burst came to.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub struct Fired {
    pub(super) roll: u32,
    pub(super) damage: i64,
    pub(super) jam: bool,
}

impl Harm {
    /// The most points a burst may do before a special doubles them: what a split can still be counted for.
    const MOST: i64 = 10_000;

    /// Damage rolled, named or read.
    ///
    /// # Errors
    /// More than 10,000 points.
    pub fn weapon(damage: Damage) -> Result<Self, Refusal> {
        if damage.most() > Self::MOST {
            Err(damage::too_much(Self::MOST))
        } else {
            Ok(Self::Weapon(damage))
        }
    }

    /// The most it does, a special's doubling included.
    fn most_dealt(&self) -> i64 {
        match self {
            Self::None => 0,
            Self::Sum => 2 * 3 * i64::from(percentile::points(0)),
            Self::Weapon(damage) => damage.most_dealt(),
        }
    }
}

impl Burst {
    /// A short burst along this trajectory, damage as the weapon's (D28). The distance counts before the modifiers that the
    /// skill holds.
    ///
    /// # Errors
    /// A target out of range.
    pub fn new(
        skill: Skill,
        trajectory: Trajectory,
        harm: Harm,
        pick: Pick,
    ) -> Result<Self, Refusal> {
        Ok(Self {
            skill: skill.at(trajectory.band()?),
            trajectory,
            harm,
            pick,
            armour: 0,
            malfunction: None,
            spread: None,
            weapon: None,
        })
    }

    /// The same, told with what the list says of this weapon.
    pub fn with(mut self, weapon: Option<Rc<Weapon>>) -> Self {
        self.weapon = weapon;
        self
    }

    /// Full automatic fire over so many targets, perhaps with the player's own split (D29, D32). Without a number of
    /// targets there are as many as the split names, else one.
    ///
    /// # Errors
    /// More targets than the skill allows, or a split over more than there are.
    pub fn over(mut self, targets: Option<i64>, split: Option<Split>) -> Result<Self, Refusal> {
        let most = self.harm.most_dealt();
        self.spread = Some(Spread::new(self.skill, most, targets, split)?);
        Ok(self)
    }

    /// The same with a weapon that fails from this roll on; 0 is 100.
    ///
    /// # Errors
    /// Outside 0 to 100.
    pub fn failing(mut self, from: i64) -> Result<Self, Refusal> {
        self.malfunction = Some(Malfunction::new(from, Mode::Auto)?);
        Ok(self)
    }

    /// The same at somebody in armour that takes so many points.
    ///
    /// # Errors
    /// Points outside 0 to 1,000,000, or several targets: what each one's armour takes depends on the split.
    pub fn at_armour(mut self, points: i64) -> Result<Self, Refusal> {
        if self.spread.as_ref().is_some_and(Spread::is_wide) {
            return Err(Refusal::Forbidden(
                Term::D100(Word::ArmourOfSeveral),
                Vec::new(),
            ));
        }
        self.armour = damage::protection(points)?;
        Ok(self)
    }

    pub(super) fn succeeds(&self, reading: Reading) -> bool {
        self.skill.succeeds(reading.total())
    }

    pub(super) fn is_special(&self, reading: Reading) -> bool {
        self.skill.is_special(reading.total())
    }

    /// Whether a reading makes the weapon fail.
    pub(super) fn fails(&self, reading: Reading) -> bool {
        self.malfunction
            .is_some_and(|weapon| weapon.jams(reading.total()))
    }

    /// How much harm a reading does, to compare readings of the same dice with.
    pub(super) fn worth(&self, reading: Reading) -> i64 {
        let special = self.is_special(reading);
        match &self.harm {
            _ if !self.succeeds(reading) => 0,
            // Read from the units, it is known before it is dealt, and what armour takes of it.
            Harm::Weapon(damage) => damage
                .read(special, reading.units)
                .map_or(1 + i64::from(special), |points| {
                    (points - self.armour).max(0)
                }),
            _ => 1 + i64::from(special),
        }
    }

    fn choose(&self, readings: &[Reading]) -> Reading {
        let all = || readings.iter().copied();
        let best = match self.pick {
            Pick::Best => all().min_by_key(|&reading| (-self.worth(reading), reading)),
            Pick::Safe => {
                all().min_by_key(|&reading| (self.fails(reading), -self.worth(reading), reading))
            }
            Pick::Low => all().min(),
            Pick::High => {
                let highest = all().filter(|&reading| self.succeeds(reading)).max();
                highest.or_else(|| all().min())
            }
        };
        best.unwrap_or(Reading {
            roll: 100,
            units: 0,
        })
    }

    /// Whether a digit shown twice or thrice, read as tens and units, is above the written skill (D30).
    fn jams_on_doubles(&self, digits: [u32; 3]) -> bool {
        reading::doubles(digits).is_some_and(|doubled| i64::from(doubled) > self.skill.written())
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
        let dealt = match &self.harm {
            Harm::None => return 0,
            Harm::Sum => sum(digits, special, dice),
            Harm::Weapon(damage) => damage.draw(special, reading.units, dice),
        };
        if self.armour > 0 {
            dice.note(|| melee::armour_row(self.armour));
        }
        (dealt - self.armour).max(0)
    }

    fn tell_dice<D: Dice<Note = Fact>>(
        &self,
        shown: &[u32],
        readings: &[Reading],
        reading: Reading,
        dice: &mut D,
    ) {
        dice.note(|| {
            let others: Vec<i64> = readings
                .iter()
                .map(|other| other.total())
                .filter(|&other| other != reading.total())
                .collect();
            let mut read = vec![Bit::say_with(Word::ReadAs, [reading.total()])];
            if !others.is_empty() {
                read.extend([
                    Bit::Open,
                    Bit::say(Word::AlsoReads),
                    Bit::List(others),
                    Bit::Close,
                ]);
            }
            Row::new(Common::Dice)
                .cell([Bit::faces(shown)])
                .cell(read)
                .cell(if self.trajectory.distance().is_some() {
                    check::out_of(reading.total(), self.skill)
                } else {
                    check::out_of_sum(reading.total(), self.skill)
                })
                .fact()
        });
        let hits = readings.iter().filter(|&&other| self.succeeds(other));
        if let Some(basis) = self.pick_basis().filter(|_| hits.count() > 1) {
            dice.note(|| Fact::Because(basis));
        }
    }

    /// The ruling that the taken reading rests on, where the line does not choose it.
    const fn pick_basis(&self) -> Option<Basis> {
        match self.pick {
            Pick::Best => Some(basis::PICK),
            Pick::Safe => Some(basis::PICK_SAFE),
            Pick::High | Pick::Low => None,
        }
    }

    pub(super) fn word(&self, reading: Reading) -> Common {
        if !self.succeeds(reading) {
            Common::Miss
        } else if self.is_special(reading) {
            Common::Special
        } else {
            Common::Hit
        }
    }

    fn tell_weapon<D: Dice<Note = Fact>>(&self, reading: Reading, doubles: bool, dice: &mut D) {
        let fails = self.fails(reading);
        dice.note(|| {
            let why = match (doubles, fails) {
                (true, _) => Bit::say_with(Word::JamsOnDoubles, [self.skill.written()]),
                (false, true) => Bit::say(Word::Jams),
                (false, false) => Bit::say(Word::DoesNotJam),
            };
            Row::new(Word::Failing).cell([why]).fact()
        });
        if fails {
            dice.note(|| Fact::Because(basis::MALFUNCTION));
        }
        if doubles && self.skill.written() != self.skill.effective() {
            dice.note(|| Fact::Because(basis::WRITTEN_SKILL));
        }
        if doubles || fails {
            dice.note(|| Fact::Because(basis::JAM_STILL_FIRES));
        }
    }
}

/// The sum of the three dice, 0 as 10, doubled by a special.
fn sum<D: Dice<Note = Fact>>(digits: [u32; 3], special: bool, dice: &mut D) -> i64 {
    let points = digits.map(percentile::points);
    let sum = i64::from(points.iter().sum::<u32>());
    let dealt = if special { sum * 2 } else { sum };
    dice.note(|| {
        let row = Row::new(Common::Damage)
            .apart()
            .cell([Bit::say(Word::SumOfDice), Bit::Number(sum)]);
        if special {
            row.cell([Bit::say_with(Word::Doubles, [dealt])]).fact()
        } else {
            row.fact()
        }
    });
    if digits.contains(&0) {
        dice.note(|| Fact::Because(basis::ZERO_IS_TEN));
    }
    dealt
}

impl Rule for Burst {
    type Outcome = Fired;

    fn resolve<D: Dice<Note = Fact>>(&self, dice: &mut D) -> Fired {
        if let Some(weapon) = &self.weapon {
            weapon.tell(dice);
        }
        sight::tell(&self.trajectory, self.skill, dice);
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
        let readings = Reading::all(digits);
        let reading = self.choose(&readings);
        self.tell_dice(&shown, &readings, reading, dice);
        self.tell_stakes(&readings, dice);
        let damage = self.damage(digits, reading, dice);
        let doubles = self.jams_on_doubles(digits);
        let fired = Fired {
            roll: reading.roll,
            damage,
            jam: doubles || self.fails(reading),
        };
        dice.note(|| {
            Fact::Verdict(match (&self.harm, self.word(reading)) {
                (Harm::None, Common::Special) => vec![Bit::say(Word::DoublesCounter)],
                (Harm::None, _) | (_, Common::Miss) => Vec::new(),
                _ => vec![Bit::say_with(Word::DamageIs, [damage])],
            })
        });
        if let Some(spread) = &self.spread {
            spread.tell(self.skill, fired.damage, self.succeeds(reading), dice);
        }
        self.tell_weapon(reading, doubles, dice);
        fired
    }

    fn answer(&self, fired: &Fired) -> Answer {
        let roll = i64::from(fired.roll);
        let hits = self.skill.succeeds(roll);
        let answer = if !hits {
            Answer::of(Common::Miss, Tone::Bad)
        } else if self.skill.is_special(roll) {
            Answer::of(Common::Special, Tone::Good)
        } else {
            Answer::of(Common::Hit, Tone::Good)
        }
        .number(Common::Roll, roll)
        .given(Common::Skill, self.skill.effective());
        let answer = sight::with_initiative(answer, &self.trajectory);
        let asked = !matches!(self.harm, Harm::None);
        let dealt = Dealt::by(asked, hits);
        let answer = answer
            .with(Common::Damage, dealt.value(fired.damage))
            .flag(Word::Jam, fired.jam);
        match &self.spread {
            Some(spread) => spread.answer(answer, fired.damage),
            None => answer,
        }
    }

    fn tabulate(&self, _law: &Law<Fired>) -> Vec<(Term, Value)> {
        self.policies()
    }

    fn basis(&self) -> &'static [Basis] {
        if self.spread.is_some() {
            &[basis::BURST, basis::TARGETS]
        } else {
            &[basis::BURST]
        }
    }
}
