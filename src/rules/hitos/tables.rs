//! House tables of HITOS: falls and fire. The seed names both tables and has neither; these figures are ours, and the
//! configuration may replace them.

use super::{DamageType, Rung, Word};
use crate::rules::{Refusal, Term};

/// The replaceable tables.
#[derive(Clone, Debug, Default)]
pub struct Tables {
    /// Damage of a fall by its height.
    pub falls: FallTable,
    /// Damage of fire by exposure.
    pub fire: FireTable,
}

/// Damage of a fall by its height.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct FallTable {
    /// Up to so many metres, this damage; in order.
    rows: Vec<(i64, DamageType)>,
    /// What is higher than all of them.
    beyond: DamageType,
}

/// Up to so many metres, these dice.
const FALLS: [(i64, Rung); 4] = [
    (3, Rung::Low),
    (6, Rung::Centre),
    (9, Rung::High),
    (12, Rung::CentreHigh),
];
/// Any fall that is higher.
const HIGHER: Rung = Rung::All;

impl Default for FallTable {
    fn default() -> Self {
        Self {
            rows: FALLS
                .map(|(metres, rung)| (metres, DamageType::plain(rung)))
                .to_vec(),
            beyond: DamageType::plain(HIGHER),
        }
    }
}

impl FallTable {
    /// Up to so many metres this damage, row by row; `beyond` for whatever is higher.
    ///
    /// # Errors
    /// Heights that are not above zero or do not grow from row to row.
    pub fn new(rows: Vec<(i64, DamageType)>, beyond: DamageType) -> Result<Self, Refusal> {
        let first = rows.first().is_none_or(|(metres, _)| *metres > 0);
        if first && rows.windows(2).all(|pair| pair[0].0 < pair[1].0) {
            Ok(Self { rows, beyond })
        } else {
            Err(Refusal::Forbidden(
                Term::Hitos(Word::HeightsMustGrow),
                Vec::new(),
            ))
        }
    }

    /// The damage of a fall of so many metres.
    pub fn damage(&self, metres: i64) -> DamageType {
        let row = self.rows.iter().find(|(most, _)| metres <= *most);
        row.map_or(self.beyond, |(_, kind)| *kind)
    }

    /// Its rows, from the lowest height up.
    pub fn rows(&self) -> &[(i64, DamageType)] {
        &self.rows
    }

    /// The damage of what is higher than every row.
    pub const fn beyond(&self) -> DamageType {
        self.beyond
    }
}

/// How much of somebody burns.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum Exposure {
    /// A little.
    Minor,
    /// A good part.
    Medium,
    /// All of it.
    Major,
}

impl Exposure {
    /// Its name.
    pub const fn word(self) -> Word {
        match self {
            Self::Minor => Word::Minor,
            Self::Medium => Word::MediumFire,
            Self::Major => Word::Major,
        }
    }

    /// One level down; `None` when it is out.
    pub const fn down(self) -> Option<Self> {
        match self {
            Self::Minor => None,
            Self::Medium => Some(Self::Minor),
            Self::Major => Some(Self::Medium),
        }
    }

    /// One level up; above major it stays major.
    pub const fn up(self) -> Self {
        match self {
            Self::Minor => Self::Medium,
            Self::Medium | Self::Major => Self::Major,
        }
    }
}

/// Damage of fire by exposure: the lesser where the roll to put it out succeeds, the greater where it fails.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct FireTable {
    minor: (DamageType, DamageType),
    medium: (DamageType, DamageType),
    major: (DamageType, DamageType),
}

/// The lesser and the greater damage of each exposure.
const FIRE: [(Rung, Rung); 3] = [
    (Rung::One, Rung::Low),
    (Rung::Low, Rung::High),
    (Rung::Centre, Rung::CentreHigh),
];

impl Default for FireTable {
    fn default() -> Self {
        let [minor, medium, major] =
            FIRE.map(|(lesser, greater)| (DamageType::plain(lesser), DamageType::plain(greater)));
        Self::new(minor, medium, major)
    }
}

impl FireTable {
    /// The lesser and the greater damage of each exposure.
    pub const fn new(
        minor: (DamageType, DamageType),
        medium: (DamageType, DamageType),
        major: (DamageType, DamageType),
    ) -> Self {
        Self {
            minor,
            medium,
            major,
        }
    }

    /// The lesser and the greater damage.
    pub const fn damage(&self, exposure: Exposure) -> (DamageType, DamageType) {
        match exposure {
            Exposure::Minor => self.minor,
            Exposure::Medium => self.medium,
            Exposure::Major => self.major,
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_height_belongs_to_the_first_row_that_reaches_it() {
        let table = FallTable::default();
        let names =
            [1, 3, 4, 6, 7, 9, 10, 12, 13, 500].map(|metres| table.damage(metres).to_string());
        assert_eq!(
            names,
            ["m", "m", "C", "C", "M", "M", "CM", "CM", "mCM", "mCM"]
        );
        let twice = vec![(3, DamageType::NOTHING), (3, DamageType::NOTHING)];
        assert!(FallTable::new(twice, DamageType::NOTHING).is_err());
        assert!(FallTable::new(vec![(0, DamageType::NOTHING)], DamageType::NOTHING).is_err());
    }

    #[test]
    fn fire_goes_down_until_it_is_out_and_up_to_major() {
        assert_eq!(Exposure::Minor.down(), None);
        assert_eq!(Exposure::Major.down(), Some(Exposure::Medium));
        assert_eq!(Exposure::Major.up(), Exposure::Major);
    }
}
