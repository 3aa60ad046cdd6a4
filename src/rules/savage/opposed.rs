//! Two sides roll, the higher total wins (S3), and what is decided so: tests (S24), pushing (S25), grappling (S26), interrupting
//! somebody (S27).
//!
//! Both totals are without end, so their comparison is too: the odds add up all of it in closed form.

use super::check::{joined, raises_told};
use super::hand::out_of_sight;
use super::reach::Reach;
use super::throw::{RAISE, Throw, raises};
use super::{Roll, Word, basis};
use crate::dice::{Dice, Law, OverBudget, Ratio, Sides, Walk, Wave, law_of};
use crate::rules::{Answer, Apart, Basis, Bit, Common, Fact, Rule, Solution, Tone};

/// What the two roll for.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Contest {
    /// Nothing but who wins.
    Opposed,
    /// Whether the second side is put off.
    Test,
    /// Who is pushed.
    Push,
    /// Whether the second side is held.
    Grapple,
    /// Who acts first.
    Interrupt,
}

/// A roll against a roll.
#[derive(Clone, Debug)]
pub struct Opposed {
    first: Roll,
    second: Roll,
    contest: Contest,
}

/// A chance below this is listed with the next one: no mean that is printed changes by it.
const LISTED: f64 = 1e-13;

/// Who of the two is ahead.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
enum Lead {
    First,
    Nobody,
    Second,
}

/// What it came to.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub struct Duel {
    lead: Lead,
    /// The winner's raises.
    raises: i64,
    total: i64,
    opposing: i64,
}

impl Duel {
    fn of(first: Throw, second: Throw) -> Self {
        let margin = first.total - second.total;
        let lead = match (first.critical, second.critical) {
            (true, true) => Lead::Nobody,
            (true, false) => Lead::Second,
            (false, true) => Lead::First,
            (false, false) if margin > 0 => Lead::First,
            (false, false) if margin < 0 => Lead::Second,
            (false, false) => Lead::Nobody,
        };
        Self {
            lead,
            raises: match lead {
                Lead::First => raises(margin),
                Lead::Nobody => 0,
                Lead::Second => raises(-margin),
            },
            total: first.total,
            opposing: second.total,
        }
    }
}

impl Opposed {
    /// A contest of two rolls; Extras need not confirm a critical failure here.
    pub fn new(first: Roll, second: Roll, contest: Contest) -> Self {
        let plain = |roll: Roll| Roll {
            confirms: false,
            ..roll
        };
        Self {
            first: plain(first),
            second: plain(second),
            contest,
        }
    }

    fn verdict(&self, duel: &Duel) -> (Word, Tone) {
        let raise = duel.raises > 0;
        match (self.contest, duel.lead) {
            (Contest::Opposed, Lead::First) if raise => (Word::Raise, Tone::Good),
            (Contest::Opposed, Lead::First) => (Word::Win, Tone::Good),
            (Contest::Opposed, Lead::Nobody) => (Word::Tie, Tone::Even),
            (Contest::Opposed, Lead::Second) if raise => (Word::LoseRaise, Tone::Bad),
            (Contest::Opposed, Lead::Second) => (Word::Lose, Tone::Bad),
            (Contest::Test, Lead::First) if raise => (Word::Shaken, Tone::Good),
            (Contest::Test, Lead::First) => (Word::Distracted, Tone::Good),
            (Contest::Grapple, Lead::First) if raise => (Word::Bound, Tone::Good),
            (Contest::Grapple, Lead::First) => (Word::Entangled, Tone::Good),
            (Contest::Test | Contest::Grapple, _) => (Word::Nothing, Tone::Bad),
            (Contest::Push, Lead::First) => (Word::Pushed, Tone::Good),
            (Contest::Push, Lead::Nobody) => (Word::Nothing, Tone::Even),
            (Contest::Push, Lead::Second) => (Word::PushedBack, Tone::Bad),
            (Contest::Interrupt, Lead::First) => (Word::First, Tone::Good),
            (Contest::Interrupt, _) => (Word::Second, Tone::Bad),
        }
    }

    /// How far the loser of a push goes.
    const fn paces(duel: &Duel) -> i64 {
        match (duel.lead, duel.raises) {
            (Lead::Nobody, _) => 0,
            (_, 0) => 1,
            _ => 2,
        }
    }

    fn remark(&self, duel: &Duel) -> Vec<Bit> {
        let mut bits = raises_told(duel.raises);
        match self.verdict(duel).0 {
            Word::Pushed | Word::PushedBack => {
                bits.push(Bit::say_with(Word::ByPaces, [Self::paces(duel)]));
            }
            Word::Shaken => bits.push(Bit::say(Word::DistractedToo)),
            Word::Distracted => bits.push(Bit::say(Word::OrVulnerable)),
            Word::Entangled => bits.push(Bit::say(Word::EntangledMeans)),
            Word::Bound => bits.push(Bit::say(Word::BoundMeans)),
            _ => {}
        }
        bits
    }

    /// The chance of each side's lead with so many raises, all of it exact; from a number of raises on that nobody will see,
    /// all together.
    fn leads(&self) -> Vec<(Duel, Ratio)> {
        let (first, second) = (self.first.reach(), self.second.reach());
        let duel = |lead, raises| Duel {
            lead,
            raises,
            total: 0,
            opposing: 0,
        };
        let mut rows = Vec::new();
        let mut left = Ratio::one();
        let sides = [
            (Lead::First, &first, &second),
            (Lead::Second, &second, &first),
        ];
        for (lead, ahead, behind) in sides {
            let falls: Vec<Wave> = behind.waves.iter().map(Wave::fall).collect();
            let by = |least| win_by(ahead, behind, &falls, least);
            let mut from = by(1);
            left = &left - &from;
            for count in 0.. {
                if count > 0 && from.to_f64() < LISTED {
                    rows.push((duel(lead, count), from));
                    break;
                }
                let next = by(RAISE * (count + 1));
                rows.push((duel(lead, count), &from - &next));
                from = next;
            }
        }
        rows.push((duel(Lead::Nobody, 0), left));
        rows
    }
}

/// The chance that one side wins with a margin of `least` (1 or more) at least. A critical failure loses to anything else, with
/// whatever margin the totals have.
fn win_by(ahead: &Reach, behind: &Reach, falls: &[Wave], least: i64) -> Ratio {
    // Against a critical failure, whose best die is a 1, any total wins.
    let needs = if least < RAISE {
        i64::MIN / 2
    } else {
        behind.plus + 1 + least
    };
    let against_critical = &behind.critical * &ahead.at_least(needs);
    // Both without: for each best die x of the one behind, the other's die must be x + shift at least. Below `from` the chances
    // are no waves yet.
    let shift = behind.plus + least - ahead.plus;
    let from = (2 - shift).max(2);
    let head = if shift > 0 {
        let of_one = &behind.die_at_least(1) - &behind.die_at_least(2);
        &of_one * &ahead.die_at_least(1 + shift)
    } else {
        let any_does = &behind.die_at_least(1) - &behind.die_at_least(from);
        &any_does * &ahead.die_at_least(1)
    };
    let products = falls
        .iter()
        .flat_map(|fall| ahead.waves.iter().map(move |reach| (fall, reach)));
    products.fold(&against_critical + &head, |sum, (fall, reach)| {
        &sum + &fall.times(reach, shift).sum_from(from)
    })
}

impl Rule for Opposed {
    type Outcome = Duel;

    fn resolve<D: Dice<Note = Fact>>(&self, dice: &mut D) -> Duel {
        let far = |roll: &Roll| {
            out_of_sight(roll.skill.sides()).max(out_of_sight(Sides::D6)) + roll.plus()
        };
        let first = self
            .first
            .throw(Common::First.into(), None, far(&self.first), dice);
        let second = self
            .second
            .throw(Common::Second.into(), None, far(&self.second), dice);
        let duel = Duel::of(first, second);
        if first.critical || second.critical {
            dice.note(|| Fact::Because(basis::OPPOSED_CRITICAL));
        }
        dice.note(|| joined(self.remark(&duel)));
        duel
    }

    fn answer(&self, duel: &Duel) -> Answer {
        let (word, tone) = self.verdict(duel);
        let answer = Answer::of(word, tone)
            .open(Common::Total, duel.total)
            .open(Common::Opposing, duel.opposing)
            .open(Word::Raises, duel.raises);
        if self.contest == Contest::Push {
            return answer.number(Word::Paces, Self::paces(duel));
        }
        answer
    }

    fn basis(&self) -> &'static [Basis] {
        match self.contest {
            Contest::Opposed => &[basis::ACES],
            Contest::Test => &[basis::TEST, basis::ACES],
            Contest::Push => &[basis::PUSH, basis::ACES],
            Contest::Grapple => &[basis::GRAPPLE, basis::GRAPPLE_TRAIT, basis::ACES],
            Contest::Interrupt => &[basis::INTERRUPT, basis::ACES],
        }
    }

    fn solve(&self, mut walk: Walk<Fact>) -> Result<Solution, OverBudget> {
        if !walk.merges() {
            let law = walk.law(|dice| self.resolve(dice))?;
            return Ok(Solution::of(self, &law));
        }
        let mut solution = Solution::of(self, &law_of(self.leads()));
        let totals = |roll: &Roll| {
            let law: Law<i64> = roll.law(roll.most(0)).map(|throw| throw.total);
            Apart { law, open: true }
        };
        solution.apart = vec![
            (Common::Total.into(), totals(&self.first)),
            (Common::Opposing.into(), totals(&self.second)),
        ];
        Ok(solution)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::rules::savage::{Modifiers, Trait};
    use std::collections::BTreeMap;

    fn roll(sides: u32, extra: bool, plus: i64) -> Roll {
        let sides = Sides::new(sides).expect("a die");
        let skill = Trait::new(sides, plus).expect("a trait");
        Roll::new(skill, extra, Modifiers::none())
    }

    /// The chances of all leads from both laws, cut off where nothing is left.
    fn by_pairs(opposed: &Opposed) -> BTreeMap<(Lead, i64), f64> {
        let law = |roll: &Roll| {
            let law = roll.law(260);
            let chances = law
                .rows()
                .iter()
                .map(|(throw, ways)| (*throw, ways.ratio(law.total())));
            chances.collect::<Vec<_>>()
        };
        let (first, second) = (law(&opposed.first), law(&opposed.second));
        let mut leads = BTreeMap::new();
        for (one, chance) in &first {
            for (other, more) in &second {
                let duel = Duel::of(*one, *other);
                *leads.entry((duel.lead, duel.raises)).or_insert(0.0) += chance * more;
            }
        }
        leads
    }

    #[test]
    #[cfg_attr(miri, ignore = "minutes under Miri")]
    fn the_infinite_sums_are_those_of_all_pairs() {
        for (first, second) in [
            (roll(8, false, 0), roll(6, false, 0)),
            (roll(4, true, 0), roll(12, false, 2)),
            (roll(10, false, -3), roll(4, true, 1)),
            (roll(6, true, 5), roll(6, true, -2)),
            (roll(12, false, 0), roll(10, false, 0)),
        ] {
            let opposed = Opposed::new(first, second, Contest::Opposed);
            let pairs = by_pairs(&opposed);
            let mut sum = Ratio::zero();
            for (duel, chance) in opposed.leads() {
                let expected = pairs.get(&(duel.lead, duel.raises)).copied().unwrap_or(0.0);
                let difference = (chance.to_f64() - expected).abs();
                assert!(difference < 1e-12, "{opposed:?} {duel:?}: {difference}");
                sum = &sum + &chance;
            }
            assert_eq!(sum, Ratio::one());
        }
    }

    #[test]
    #[cfg_attr(miri, ignore = "minutes under Miri")]
    fn two_extras_of_the_same_die_are_even() {
        // An acing d4 against another without critical failures: ties are the sum of squares of 1/4^k, thrice.
        let opposed = Opposed::new(roll(4, true, 0), roll(4, true, 0), Contest::Opposed);
        let leads = opposed.leads();
        let of = |lead| {
            let mine = leads.iter().filter(|(duel, _)| duel.lead == lead);
            mine.fold(Ratio::zero(), |sum, (_, chance)| &sum + chance)
        };
        assert_eq!(of(Lead::First), of(Lead::Second));
        assert_eq!(of(Lead::Nobody), Ratio::new(1.into(), 5.into()));
    }
}
