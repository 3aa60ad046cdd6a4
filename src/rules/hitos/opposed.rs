//! Two rolls against each other (H3), each side with its state and perhaps an aspect (H8).

use super::{Condition, Grade, Trio, Word, aspect, basis};
use crate::dice::{Dice, Step};
use crate::rules::{Answer, Basis, Bit, Common, Fact, Row, Rule, Score, Term, Tone, Value};
use std::cmp::Ordering;

/// One side of an opposed roll.
#[derive(Clone, Debug)]
pub struct Side {
    /// Characteristic and skill.
    pub traits: Score,
    /// State of this side.
    pub condition: Condition,
    /// Whether this side activates an aspect when it does not win.
    pub aspect: bool,
}

/// Two sides rolling against each other.
#[derive(Clone, Debug)]
pub struct Opposed {
    /// The side that is answered for.
    pub first: Side,
    /// The other side.
    pub second: Side,
    /// Whether a tie is rolled again until it breaks.
    pub no_tie: bool,
}

/// What one side rolled.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
struct Rolled {
    total: i64,
    kind: Kind,
    boosted: bool,
}

/// What beats what, whatever the totals; the worse first.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
enum Kind {
    Fumble,
    Plain,
    Critical,
}

impl Kind {
    const fn of(trio: Trio) -> Self {
        if trio.doubles(10) {
            Self::Critical
        } else if trio.doubles(1) {
            Self::Fumble
        } else {
            Self::Plain
        }
    }
}

/// What both sides rolled.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub struct Contest {
    first: Rolled,
    second: Rolled,
}

impl Rolled {
    /// How this roll stands against another: greater wins.
    fn against(&self, other: &Self) -> Ordering {
        self.kind
            .cmp(&other.kind)
            .then(self.total.cmp(&other.total))
    }
}

impl Side {
    fn bonus(&self) -> i64 {
        self.traits.total() - self.condition.penalty()
    }

    fn rolled(&self, trio: Trio, value: i64, boosted: bool) -> Rolled {
        Rolled {
            total: value + self.bonus(),
            kind: Kind::of(trio),
            boosted,
        }
    }

    /// Rolls; the trio stays for an aspect, or is forgotten where none can come.
    fn roll<D: Dice<Note = Fact>>(&self, dice: &mut D) -> (Rolled, Option<Trio>) {
        dice.part(|dice| {
            let trio = Trio::roll(dice);
            (
                self.rolled(trio, trio.centre(), false),
                self.aspect.then_some(trio),
            )
        })
    }

    /// Rolls again with an aspect against what the other side has.
    fn boost<D: Dice<Note = Fact>>(
        &self,
        trio: Trio,
        other: &Rolled,
        kept_is: Word,
        dice: &mut D,
    ) -> Rolled {
        let judge = |value, trio| {
            let rolled = self.rolled(trio, value, true);
            match rolled.kind {
                Kind::Critical if rolled.against(other) == Ordering::Greater => Grade::Critical,
                Kind::Fumble => Grade::Fumble,
                _ if rolled.against(other) == Ordering::Greater => Grade::Success,
                _ => Grade::Failure,
            }
        };
        let (kept, again) = aspect::use_best(trio, dice, judge);
        let rolled = self.rolled(again, aspect::boosted(again), true);
        dice.note(|| Fact::Value(kept_is.into(), Value::List(kept.list())));
        dice.note(|| Fact::Because(basis::OPPOSED_ASPECT));
        rolled
    }
}

impl Opposed {
    /// Both sides once, aspects included.
    fn round<D: Dice<Note = Fact>>(&self, dice: &mut D) -> Contest {
        let (mut first, first_trio) = self.first.roll(dice);
        dice.note(|| side_row(Common::First, &self.first, &first));
        let (mut second, second_trio) = self.second.roll(dice);
        dice.note(|| side_row(Common::Second, &self.second, &second));
        if let Some(trio) = first_trio
            && first.against(&second) != Ordering::Greater
        {
            first = self.first.boost(trio, &second, Word::Kept, dice);
            dice.note(|| side_row(Common::First, &self.first, &first));
        }
        if let Some(trio) = second_trio
            && second.against(&first) != Ordering::Greater
        {
            second = self.second.boost(trio, &first, Word::OpposingKept, dice);
            dice.note(|| side_row(Common::Second, &self.second, &second));
        }
        Contest { first, second }
    }
}

fn side_row(who: Common, side: &Side, rolled: &Rolled) -> Fact {
    let mut row = Row::new(who)
        .cell([
            Bit::say(Word::Centre),
            Bit::Number(rolled.total - side.bonus()),
        ])
        .cell([Bit::Signed(side.traits.total()), Bit::say(Word::Traits)]);
    if side.condition.is_named() {
        row = row.cell([
            Bit::Signed(-side.condition.penalty()),
            Bit::say(Word::Penalty),
        ]);
    }
    row = row.cell([Bit::Equals, Bit::Number(rolled.total)]);
    match rolled.kind {
        Kind::Critical => row.cell([Bit::Judge(Common::Critical.into(), Tone::Good)]),
        Kind::Fumble => row.cell([Bit::Judge(Common::Fumble.into(), Tone::Bad)]),
        Kind::Plain => row,
    }
    .fact()
}

impl Rule for Opposed {
    type Outcome = Contest;

    fn resolve<D: Dice<Note = Fact>>(&self, dice: &mut D) -> Contest {
        let contest = if self.no_tie {
            let step = |dice: &mut D, ()| {
                let contest = self.round(dice);
                if contest.first.against(&contest.second) == Ordering::Equal {
                    dice.note(|| {
                        Row::new(Common::Tie)
                            .cell([Bit::say(Word::RolledAgain)])
                            .fact()
                    });
                    Step::On(())
                } else {
                    Step::End(contest)
                }
            };
            // A chain that never breaks its tie cannot be: some pair of totals always differs.
            let endless = |()| {
                let flat = Rolled {
                    total: 0,
                    kind: Kind::Plain,
                    boosted: false,
                };
                Contest {
                    first: flat,
                    second: flat,
                }
            };
            dice.chain((), step, endless).end
        } else {
            self.round(dice)
        };
        let Contest { first, second } = contest;
        if first.kind == second.kind && first.kind != Kind::Plain {
            dice.note(|| Fact::Because(basis::LIKE_AGAINST_LIKE));
        }
        if self.first.condition.adds_up() || self.second.condition.adds_up() {
            dice.note(|| Fact::Because(basis::PENALTIES_ADD));
        }
        dice.note(|| {
            let (high, low) = (first.total.max(second.total), first.total.min(second.total));
            Fact::Verdict(vec![
                Bit::Number(high),
                Bit::say(Common::Versus),
                Bit::Number(low),
            ])
        });
        contest
    }

    fn answer(&self, contest: &Contest) -> Answer {
        let Contest { first, second } = contest;
        let (word, tone) = match first.against(second) {
            Ordering::Greater => (Common::Win, Tone::Good),
            Ordering::Equal => (Common::Tie, Tone::Even),
            Ordering::Less => (Common::Lose, Tone::Bad),
        };
        let mut answer = Answer::of(word, tone)
            .number(Common::Total, first.total)
            .number(Common::Opposing, second.total)
            .detail(Common::Margin, first.total - second.total);
        let sides = [
            (&self.first, first, Word::Penalty, Word::Boosted),
            (
                &self.second,
                second,
                Word::OpposingPenalty,
                Word::OpposingBoosted,
            ),
        ];
        for (side, rolled, penalty, boosted) in sides {
            if side.condition.is_named() {
                answer = answer.given(penalty, side.condition.penalty());
            }
            if side.aspect {
                answer = answer.flag(boosted, rolled.boosted);
            }
        }
        answer
    }

    fn basis(&self) -> &'static [Basis] {
        &[basis::OPPOSED, basis::CRITICAL]
    }

    fn rounds(&self) -> Option<Term> {
        None
    }
}
