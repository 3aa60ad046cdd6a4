//! Who acts first: firearms, then weapons in the hand, then bare hands; within each the higher dexterity, then the higher
//! skill (D34). Declarations run the other way round.

use super::{Make, Skill, Trajectory, Word, basis, round};
use crate::dice::Dice;
use crate::rules::{Answer, Basis, Bit, Fact, Refusal, Row, Rule, Term, Value};
use std::cmp::Reverse;

/// When somebody acts, by what is in the hand. The earlier, the less.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord)]
pub enum Rank {
    /// Firearms.
    Firearm,
    /// Weapons in the hand, bows and thrown weapons.
    Armed,
    /// Bare hands or whatever is at hand.
    #[default]
    Bare,
}

impl Rank {
    /// With a weapon of the list in hand. Bows act with hand weapons, and so does what is thrown (ruling).
    pub const fn with(make: Make) -> Self {
        if is_missile(make) {
            return Self::Armed;
        }
        match make {
            Make::Firearm { .. } => Self::Firearm,
            Make::Melee { .. } | Make::Missile { .. } => Self::Armed,
        }
    }
}

/// Whether a weapon flies without being a firearm that shoots.
const fn is_missile(make: Make) -> bool {
    matches!(
        make,
        Make::Missile { .. } | Make::Firearm { range: None, .. }
    )
}

/// What slows somebody down in a turn.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Delay {
    /// Surprised, in the first turn: half the dexterity.
    pub surprised: bool,
    /// Aims through a telescopic or laser sight: half the dexterity.
    pub scope: bool,
    /// Loads one round and shoots: half the dexterity.
    pub reloads: bool,
    /// Draws or cocks a weapon: 5 points less.
    pub readies: bool,
    /// Waits so many points for a better aim.
    pub focus: i64,
    /// Waits until this dexterity.
    pub waits: Option<i64>,
}

/// Somebody who takes part.
#[derive(Clone, Debug)]
pub struct Combatant {
    name: String,
    rank: Rank,
    dexterity: i64,
    skill: i64,
    delay: Delay,
    /// Whether it holds a bow, or something to throw.
    missile: bool,
}

/// Everybody who takes part.
#[derive(Clone, Debug)]
pub struct Initiative(Vec<Combatant>);

impl Combatant {
    /// Drawing a weapon costs so much (seed, "Preparar el arma").
    const READYING: i64 = 5;
    /// Nobody acts below this (seed, "Esperar").
    const LEAST: i64 = 1;

    /// Somebody with a name, a dexterity, and the skill in use.
    ///
    /// # Errors
    /// Dexterity outside 1 to 1,000, skill outside 0 to 1,000, or waiting for a dexterity above the one at which one could act.
    pub fn new(
        name: String,
        rank: Rank,
        dexterity: i64,
        skill: i64,
        delay: Delay,
    ) -> Result<Self, Refusal> {
        Trajectory::new(true).dexterity(dexterity)?;
        let combatant = Self {
            name,
            rank,
            dexterity,
            skill: Refusal::within(skill, 0..=Skill::MOST)?,
            delay,
            missile: false,
        };
        let ready = combatant.ready_at();
        match delay.waits {
            Some(at) if at > ready => Err(Refusal::Outside(
                Term::D100(Word::WaitsForPast),
                vec![ready],
            )),
            Some(at) => Refusal::within(at, 0..=ready).map(|_| combatant),
            None => Ok(combatant),
        }
    }

    /// The same, holding this weapon of the list.
    pub const fn holding(mut self, make: Make) -> Self {
        self.missile = is_missile(make);
        self
    }

    /// Tells where what it does stands.
    fn tell<D: Dice<Note = Fact>>(&self, dice: &mut D) {
        let Delay {
            surprised,
            scope,
            reloads,
            readies,
            focus,
            waits,
        } = self.delay;
        let told = [
            (surprised, basis::SURPRISE),
            (scope, basis::SIGHTS),
            (reloads, basis::RELOADING),
            (readies, basis::READYING),
            (focus > 0, basis::FOCUSED),
            (waits.is_some(), basis::WAITING),
            (self.missile, basis::BOWS_IN_HAND),
        ];
        for (_, basis) in told.into_iter().filter(|(said, _)| *said) {
            dice.note(|| Fact::Because(basis));
        }
    }

    /// The dexterity at which somebody who does not wait acts: halved for each thing that halves it, rounded up, then less
    /// what costs points; never below 1.
    fn ready_at(&self) -> i64 {
        let Delay {
            surprised,
            scope,
            reloads,
            readies,
            focus,
            ..
        } = self.delay;
        let halves = [surprised, scope, reloads].into_iter().filter(|&half| half);
        let halved = halves.fold(self.dexterity, |dexterity, _| round::up(dexterity, 2));
        let cost = focus + if readies { Self::READYING } else { 0 };
        (halved - cost).max(Self::LEAST)
    }

    /// The dexterity that counts for initiative: the one waited for, where somebody waits; never below 1.
    fn acts_at(&self) -> i64 {
        let waits = self.delay.waits;
        waits.map_or(self.ready_at(), |at| at.max(Self::LEAST))
    }

    fn order(&self) -> (Rank, Reverse<i64>, Reverse<i64>) {
        (self.rank, Reverse(self.acts_at()), Reverse(self.skill))
    }

    const fn rank_word(&self) -> Word {
        match self.rank {
            Rank::Firearm => Word::RankFirearm,
            Rank::Armed => Word::RankArmed,
            Rank::Bare => Word::RankBare,
        }
    }

    /// Where it stands, as a line of the breakdown.
    fn row(&self, place: i64) -> Fact {
        let at = self.acts_at();
        let mut when = vec![Bit::say_with(Word::AtDexterity, [at])];
        if at != self.dexterity {
            when.extend([
                Bit::Open,
                Bit::say_with(Word::InsteadOf, [self.dexterity]),
                Bit::Close,
            ]);
        }
        Row::new(Word::Acts)
            .apart()
            .cell([Bit::Number(place), Bit::Name(self.name.clone())])
            .cell([Bit::say(self.rank_word())])
            .cell(when)
            .cell([Bit::say_with(Word::WithSkill, [self.skill])])
            .fact()
    }

    fn record(&self, place: i64) -> Value {
        Value::Record(vec![
            (Word::Name.into(), Value::Name(self.name.clone())),
            (Word::Place.into(), Value::Given(place)),
            (Word::Rank.into(), Value::Word(self.rank_word().into())),
            (Word::Dexterity.into(), Value::Given(self.acts_at())),
            (crate::rules::Common::Skill.into(), Value::Given(self.skill)),
        ])
    }
}

impl Initiative {
    /// Everybody who takes part, in any order.
    pub const fn new(combatants: Vec<Combatant>) -> Self {
        Self(combatants)
    }

    /// In the order in which they act, each with its place; those who act together share one.
    fn ordered(&self) -> Vec<(i64, &Combatant)> {
        let mut order: Vec<&Combatant> = self.0.iter().collect();
        order.sort_by_key(|combatant| combatant.order());
        let mut places: Vec<(i64, &Combatant)> = Vec::with_capacity(order.len());
        for (number, combatant) in (1..).zip(order) {
            let place = match places.last() {
                Some((place, before)) if before.order() == combatant.order() => *place,
                _ => number,
            };
            places.push((place, combatant));
        }
        places
    }
}

fn names<'a>(combatants: impl Iterator<Item = &'a Combatant>) -> Value {
    Value::Series(
        combatants
            .map(|combatant| Value::Name(combatant.name.clone()))
            .collect(),
    )
}

impl Rule for Initiative {
    type Outcome = ();

    fn resolve<D: Dice<Note = Fact>>(&self, dice: &mut D) {
        if !dice.listens() {
            return;
        }
        let order = self.ordered();
        for (place, combatant) in &order {
            dice.note(|| combatant.row(*place));
            combatant.tell(dice);
        }
        if order.windows(2).any(|pair| pair[0].0 == pair[1].0) {
            dice.note(|| {
                Row::new(Word::Acts)
                    .apart()
                    .cell([Bit::say(Word::Together)])
                    .fact()
            });
        }
        let mut declare = Vec::new();
        for (_, combatant) in order.iter().rev() {
            if !declare.is_empty() {
                declare.push(Bit::Arrow);
            }
            declare.push(Bit::Name(combatant.name.clone()));
        }
        dice.note(|| Row::new(Word::Declare).cell(declare).fact());
        let delays = |two: fn(&Delay) -> usize| self.0.iter().any(|one| two(&one.delay) > 1);
        if delays(|delay| {
            usize::from(delay.surprised)
                + usize::from(delay.scope)
                + usize::from(delay.reloads)
                + usize::from(delay.readies || delay.focus > 0)
        }) {
            dice.note(|| Fact::Because(basis::DELAYS_ADD));
        }
    }

    fn answer(&self, (): &()) -> Answer {
        let order = self.ordered();
        let acting = order.iter().map(|(_, combatant)| *combatant);
        let records = order
            .iter()
            .map(|(place, combatant)| combatant.record(*place));
        Answer::computed()
            .with(Word::Order, names(acting.clone()))
            .with(Word::Declare, names(acting.rev()))
            .with(Word::Acts, Value::Series(records.collect()))
    }

    fn basis(&self) -> &'static [Basis] {
        &[basis::INITIATIVE]
    }
}
