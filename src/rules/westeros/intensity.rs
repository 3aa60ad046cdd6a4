//! How hard an action is, what a load adds to that, and what it costs (W18, W19).

use super::{Word, bonus};
use crate::rules::Refusal;

/// How hard an action is.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum Intensity {
    /// No effort at all.
    Rest,
    /// Can be kept up for long.
    Low,
    /// Measured effort.
    Medium,
    /// Tires quickly.
    High,
    /// The hardest there is.
    VeryHigh,
}

/// The load modifier: how many steps it makes every action harder, 0 to 10.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Load(i64);

impl Load {
    /// So many steps.
    ///
    /// # Errors
    /// Outside 0 to 10.
    pub fn new(steps: i64) -> Result<Self, Refusal> {
        bonus::within(steps, &(0..=10)).map(Self)
    }

    /// The number itself.
    pub const fn get(self) -> i64 {
        self.0
    }
}

impl Intensity {
    const STEPS: [Self; 5] = [
        Self::Rest,
        Self::Low,
        Self::Medium,
        Self::High,
        Self::VeryHigh,
    ];

    /// The same under a load, and how many steps it lacks past the hardest.
    pub(super) fn under(self, load: Load) -> (Self, i64) {
        let most = Self::STEPS.len() - 1;
        let steps = usize::try_from(load.get()).unwrap_or(0);
        let wanted = Self::STEPS.iter().position(|step| *step == self);
        let wanted = wanted.unwrap_or(0) + steps;
        let past = i64::try_from(wanted.saturating_sub(most)).unwrap_or(0);
        (Self::STEPS[wanted.min(most)], past)
    }

    /// Points of fatigue left after a pulse of it, out of a total.
    pub(super) fn spend(self, points: i64, total: i64) -> i64 {
        // Above its level an action costs points, below it lets some come back, as far as that level.
        let towards = |level: i64, cost: i64| {
            if points > level {
                points - cost
            } else {
                (points + 1).min(level)
            }
        };
        let left = match self {
            Self::Rest => points + 4,
            Self::Low => towards(total * 3 / 4, 1),
            Self::Medium => towards(total / 2, 2),
            Self::High => points - 4,
            Self::VeryHigh => points - 8,
        };
        left.clamp(0, total)
    }

    /// Its word.
    pub(super) const fn word(self) -> Word {
        match self {
            Self::Rest => Word::Rest,
            Self::Low => Word::Low,
            Self::Medium => Word::Medium,
            Self::High => Word::High,
            Self::VeryHigh => Word::VeryHigh,
        }
    }
}

/// What an action that lacks so many steps past the hardest loses (seed, "Modificador de Carga"; more than two: ruling).
pub(super) const fn overflow(steps: i64) -> i64 {
    match steps {
        ..=0 => 0,
        1 => -2,
        _ => -5,
    }
}

/// What is done in a pulse.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Action {
    /// Something of this intensity, no more said.
    Of(Intensity),
    /// A blow.
    Attack,
    /// A blow in answer to one.
    CounterAttack,
    /// Knocking somebody down.
    KnockDown,
    /// A charge.
    Charge,
    /// Loading a missile weapon.
    Loading,
    /// Defensive fighting.
    Defensive,
    /// Running, jumping, climbing; as hard as the game master says.
    Athletics(Intensity),
    /// Walking.
    Walking,
    /// A skill of the hands.
    Manual,
    /// Anything else that is no rest.
    Other,
}

impl Action {
    /// How hard it is.
    pub(super) const fn intensity(self) -> Intensity {
        match self {
            Self::Of(intensity) | Self::Athletics(intensity) => intensity,
            Self::Charge => Intensity::VeryHigh,
            Self::Attack | Self::CounterAttack | Self::KnockDown => Intensity::High,
            Self::Loading | Self::Defensive => Intensity::Medium,
            Self::Walking | Self::Manual | Self::Other => Intensity::Low,
        }
    }

    /// Its word.
    pub(super) const fn word(self) -> Word {
        match self {
            Self::Of(intensity) => intensity.word(),
            Self::Attack => Word::Attack,
            Self::CounterAttack => Word::CounterAttack,
            Self::KnockDown => Word::KnockDown,
            Self::Charge => Word::Charge,
            Self::Loading => Word::Loading,
            Self::Defensive => Word::Defensive,
            Self::Athletics(_) => Word::Athletics,
            Self::Walking => Word::Walking,
            Self::Manual => Word::Manual,
            Self::Other => Word::Other,
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn each_intensity_costs_or_gives_back_as_the_text_says() {
        let spend = |intensity: Intensity, points| intensity.spend(points, 80);
        assert_eq!(spend(Intensity::VeryHigh, 80), 72);
        assert_eq!(spend(Intensity::VeryHigh, 5), 0);
        assert_eq!(spend(Intensity::High, 3), 0);
        assert_eq!(
            [41, 40, 39, 0].map(|p| spend(Intensity::Medium, p)),
            [39, 40, 40, 1]
        );
        assert_eq!(
            [61, 60, 59, 0].map(|p| spend(Intensity::Low, p)),
            [60, 60, 60, 1]
        );
        assert_eq!([80, 78, 0].map(|p| spend(Intensity::Rest, p)), [80, 80, 4]);
    }

    #[test]
    fn a_load_raises_even_rest_and_overflows() {
        let under = |intensity: Intensity, steps| intensity.under(Load(steps));
        assert_eq!(under(Intensity::Rest, 1), (Intensity::Low, 0));
        assert_eq!(under(Intensity::High, 1), (Intensity::VeryHigh, 0));
        assert_eq!(under(Intensity::High, 2), (Intensity::VeryHigh, 1));
        assert_eq!(under(Intensity::VeryHigh, 10), (Intensity::VeryHigh, 10));
        assert_eq!([0, 1, 2, 3].map(overflow), [0, -2, -5, -5]);
    }
}
