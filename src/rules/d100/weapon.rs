//! What a list of weapons says of each (D37).

use super::{Class, Damage, Mode, Trajectory, Word, basis};
use crate::dice::Dice;
use crate::rules::notation::Expression;
use crate::rules::{Bit, Common, Fact, Refusal, Row, Term};

/// A weapon of the list.
#[derive(Clone, Debug)]
pub struct Weapon {
    names: Names,
    make: Make,
    /// What it does, up to so many metres; the last entry's distance does not matter.
    damage: Vec<(i64, Expression)>,
    /// Points of resistance.
    points: Option<i64>,
    aftermath: Aftermath,
}

/// What a weapon does besides its damage.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Aftermath {
    /// Nothing.
    #[default]
    None,
    /// It hurts everybody within so many metres.
    Blast(i64),
    /// It sets on fire.
    Fire,
}

/// What a weapon is called: at least one name in one language.
#[derive(Clone, Debug)]
pub struct Names {
    english: Vec<String>,
    spanish: Vec<String>,
}

/// Which list a weapon stands in: one name may stand in several.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum Family {
    /// Held in the hand.
    Melee,
    /// Shot or thrown, and no firearm.
    Missile,
    /// Firearms, explosives and the like.
    Firearm,
}

/// What is said of a weapon of each family.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Make {
    /// Held in the hand.
    Melee {
        /// Its class.
        class: Class,
        /// Whether it can block.
        blocks: bool,
    },
    /// Shot or thrown, and no firearm.
    Missile {
        /// Its range in metres.
        range: i64,
    },
    /// A firearm.
    Firearm {
        /// Its range in metres; a grenade goes as far as it is thrown.
        range: Option<i64>,
        /// Rounds it holds.
        rounds: Option<i64>,
        /// The roll from which it fails, 1 to 100.
        malfunction: i64,
        /// How it fires.
        mode: Mode,
    },
}

impl Names {
    /// Names in both languages, the first of each the one that is printed. A language without names uses the other's.
    ///
    /// # Errors
    /// No name at all; an empty one, one longer than 60 letters, or one with a comma, a `#` or a control character.
    pub fn new(english: Vec<String>, spanish: Vec<String>) -> Result<Self, Refusal> {
        const LONGEST: usize = 60;
        let fits = |name: &String| {
            let letters = name.chars().count();
            (1..=LONGEST).contains(&letters)
                && name.trim() == name
                && !name.contains(|letter: char| letter.is_control() || ",#".contains(letter))
        };
        let mut all = english.iter().chain(&spanish).peekable();
        if all.peek().is_some() && all.all(fits) {
            Ok(Self { english, spanish })
        } else {
            Err(Refusal::Forbidden(Term::D100(Word::WeaponName), Vec::new()))
        }
    }

    /// The English name.
    pub fn english(&self) -> &str {
        first_of(&self.english, &self.spanish)
    }

    /// The Spanish name.
    pub fn spanish(&self) -> &str {
        first_of(&self.spanish, &self.english)
    }

    /// Every name.
    pub fn all(&self) -> impl Iterator<Item = &str> {
        self.english.iter().chain(&self.spanish).map(String::as_str)
    }
}

fn first_of<'a>(these: &'a [String], others: &'a [String]) -> &'a str {
    these.first().or(others.first()).map_or("", String::as_str)
}

impl Weapon {
    /// A weapon for close combat, with its points of resistance.
    ///
    /// # Errors
    /// Bare hands, damage or points out of bounds.
    pub fn melee(
        names: Names,
        class: Class,
        damage: Expression,
        blocks: bool,
        points: i64,
    ) -> Result<Self, Refusal> {
        if class.is_unarmed() {
            return Err(Refusal::Forbidden(
                Term::D100(Word::WeaponUnarmed),
                Vec::new(),
            ));
        }
        let make = Make::Melee { class, blocks };
        Self::of(names, make, vec![(0, damage)], Some(points))
    }

    /// A weapon that is shot or thrown and is no firearm, with its range in metres.
    ///
    /// # Errors
    /// Range, damage or points out of bounds.
    pub fn missile(
        names: Names,
        range: i64,
        damage: Expression,
        points: Option<i64>,
    ) -> Result<Self, Refusal> {
        Trajectory::new(false).range(range)?;
        Self::of(names, Make::Missile { range }, vec![(0, damage)], points)
    }

    /// A firearm: what it does, its range in metres, the rounds it holds, and the roll from which it fails (1 to 100).
    ///
    /// # Errors
    /// Anything out of bounds.
    pub fn firearm(
        names: Names,
        damage: Expression,
        range: Option<i64>,
        rounds: Option<i64>,
        (malfunction, mode): (i64, Mode),
        points: Option<i64>,
    ) -> Result<Self, Refusal> {
        if let Some(range) = range {
            Trajectory::new(true).range(range)?;
        }
        let make = Self::firearm_make(range, rounds, malfunction, mode)?;
        Self::of(names, make, vec![(0, damage)], points)
    }

    /// A firearm that does less the farther it shoots: damage up to so many metres each, nearest first. Its range is the
    /// last distance.
    ///
    /// # Errors
    /// No bands, distances that do not grow, or anything out of bounds.
    pub fn shotgun(
        names: Names,
        bands: Vec<(i64, Expression)>,
        rounds: Option<i64>,
        (malfunction, mode): (i64, Mode),
        points: Option<i64>,
    ) -> Result<Self, Refusal> {
        let grow = bands.windows(2).all(|pair| pair[0].0 < pair[1].0);
        let Some((range, _)) = bands.last().filter(|_| grow) else {
            return Err(Refusal::Forbidden(
                Term::D100(Word::WeaponBands),
                Vec::new(),
            ));
        };
        for (metres, _) in &bands {
            Trajectory::new(true).range(*metres)?;
        }
        let make = Self::firearm_make(Some(*range), rounds, malfunction, mode)?;
        Self::of(names, make, bands, points)
    }

    fn firearm_make(
        range: Option<i64>,
        rounds: Option<i64>,
        malfunction: i64,
        mode: Mode,
    ) -> Result<Make, Refusal> {
        if let Some(rounds) = rounds {
            Refusal::within(rounds, 1..=1_000_000)?;
        }
        Refusal::within(malfunction, 1..=100)?;
        Ok(Make::Firearm {
            range,
            rounds,
            malfunction,
            mode,
        })
    }

    fn of(
        names: Names,
        make: Make,
        damage: Vec<(i64, Expression)>,
        points: Option<i64>,
    ) -> Result<Self, Refusal> {
        for (_, dice) in &damage {
            Damage::new(dice.clone(), None)?;
        }
        if let Some(points) = points {
            super::damage::protection(points)?;
        }
        Ok(Self {
            names,
            make,
            damage,
            points,
            aftermath: Aftermath::None,
        })
    }

    /// The same weapon with what it does besides its damage.
    pub const fn leaving(mut self, aftermath: Aftermath) -> Self {
        self.aftermath = aftermath;
        self
    }

    /// What it does besides its damage.
    pub const fn aftermath(&self) -> Aftermath {
        self.aftermath
    }

    /// What it is called.
    pub const fn names(&self) -> &Names {
        &self.names
    }

    /// What is said of it.
    pub const fn make(&self) -> Make {
        self.make
    }

    /// Points of resistance, where the list says.
    pub const fn points(&self) -> Option<i64> {
        self.points
    }

    /// The list it stands in.
    pub const fn family(&self) -> Family {
        match self.make {
            Make::Melee { .. } => Family::Melee,
            Make::Missile { .. } => Family::Missile,
            Make::Firearm { .. } => Family::Firearm,
        }
    }

    /// Whether what it does depends on the distance.
    pub fn needs_distance(&self) -> bool {
        self.damage.len() > 1
    }

    /// What it does at so many metres; past the last distance as at it.
    pub fn damage(&self, metres: i64) -> &Expression {
        let here = self.damage.iter().find(|(up_to, _)| metres <= *up_to);
        let (_, damage) = here.unwrap_or_else(|| &self.damage[self.damage.len() - 1]);
        damage
    }

    /// What it does at each distance, nearest first: up to so many metres, or whatever the distance.
    pub fn bands(&self) -> &[(i64, Expression)] {
        &self.damage
    }
}

impl Weapon {
    /// Tells what the list says of it.
    pub(super) fn tell<D: Dice<Note = Fact>>(&self, dice: &mut D) {
        dice.note(|| self.row());
        dice.note(|| Fact::Because(basis::ARSENAL));
    }

    fn row(&self) -> Fact {
        let mut harm = vec![Bit::say(Common::Damage)];
        for (place, (metres, damage)) in self.damage.iter().enumerate() {
            if place > 0 {
                harm.push(Bit::say(Word::Then));
            }
            harm.push(Bit::Name(damage.to_string()));
            if self.needs_distance() {
                harm.push(Bit::say_with(Word::UpTo, [*metres]));
            }
        }
        match self.aftermath {
            Aftermath::None => {}
            Aftermath::Blast(metres) => harm.push(Bit::say_with(Word::BlastWithin, [metres])),
            Aftermath::Fire => harm.push(Bit::say(Word::SetsFire)),
        }
        let mut row = Row::new(Word::Listed).apart().cell(harm);
        if let Make::Missile { range }
        | Make::Firearm {
            range: Some(range), ..
        } = self.make
        {
            row = row.cell([Bit::say_with(Word::RangeIs, [range])]);
        }
        if let Make::Firearm {
            rounds: Some(rounds),
            ..
        } = self.make
        {
            row = row.cell([Bit::say_with(Word::HoldsRounds, [rounds])]);
        }
        if let Some(points) = self.points {
            row = row.cell([Bit::say_with(Word::PointsOfResistance, [points])]);
        }
        row.fact()
    }
}
