//! Two rolls against each other (H3), each side with its state and perhaps an aspect (H8).

use super::aspect::{self, Chooser};
use super::attempt::{how_read, nothing_kept};
use super::{Condition, Grade, Kept, Trio, Word, basis};
use crate::dice::{Dice, Step};
use crate::rules::{Answer, Basis, Bit, Common, Fact, Row, Rule, Score, Term, Tone, Value};
use std::cmp::Ordering;
use std::rc::Rc;

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

/// Where a side stands while an aspect may still help it.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
struct Open {
    rolled: Rolled,
    /// The dice, where this side has an aspect; in odds as much of them as matters.
    trio: Option<Trio>,
}

/// What becomes of a side.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
enum Next {
    /// The roll stands.
    Stands(Rolled),
    /// An aspect is used: these dice stay, the others are rolled again.
    Again(Kept),
}

/// A side's first roll, as the key of its law: what is added, and whether there is an aspect.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
struct FirstRoll(i64, bool);

/// A side's roll with an aspect, as the key of its law: what is added, and what is kept.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
struct SecondRoll(i64, Kept);

/// Which choice is best, as the key of what is worked out for it: what is added, and what it has to beat.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
struct ChoiceAgainst(i64, Rolled);

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

    /// Rolls; the dice stay for an aspect, or are forgotten where none can come.
    fn open<D: Dice<Note = Fact>>(&self, who: Common, dice: &mut D) -> Open {
        dice.keyed_part(FirstRoll(self.bonus(), self.aspect), |dice| {
            if self.aspect {
                dice.note(|| nothing_kept(kept_by(who)));
            }
            let trio = Trio::roll(dice);
            let rolled = self.rolled(trio, trio.centre(), false);
            dice.note(|| self.row(who, trio, &rolled));
            let essential = || dice.aside(|| trio).unwrap_or_else(|| aspect::essence(trio));
            Open {
                rolled,
                trio: self.aspect.then(essential),
            }
        })
    }

    /// Whether the roll stands against what the other side has.
    fn next<D: Dice<Note = Fact>>(&self, open: Open, other: &Rolled, dice: &mut D) -> Next {
        match open.trio {
            Some(trio) if open.rolled.against(other) != Ordering::Greater => {
                Next::Again(self.choose(trio, other, dice))
            }
            _ => Next::Stands(open.rolled),
        }
    }

    /// The best dice to keep. One roll weighs its own choices; odds meet the same ones again and again.
    fn choose<D: Dice<Note = Fact>>(&self, trio: Trio, other: &Rolled, dice: &mut D) -> Kept {
        let judge = |value, trio| {
            let rolled = self.rolled(trio, value, true);
            match rolled.kind {
                Kind::Fumble => Grade::Fumble,
                _ if rolled.against(other) != Ordering::Greater => Grade::Failure,
                Kind::Critical => Grade::Critical,
                Kind::Plain => Grade::Success,
            }
        };
        match dice.aside(|| aspect::best(trio, judge)) {
            Some(kept) => kept,
            None => dice
                .keyed_part(ChoiceAgainst(self.bonus(), *other), |_| {
                    Rc::new(Chooser::new(judge))
                })
                .best(trio),
        }
    }

    /// The roll that stands, or the one an aspect brings.
    fn finish<D: Dice<Note = Fact>>(&self, who: Common, next: Next, dice: &mut D) -> Rolled {
        let kept = match next {
            Next::Stands(rolled) => return rolled,
            Next::Again(kept) => kept,
        };
        dice.note(|| Fact::Value(kept_by(who).into(), Value::List(kept.list())));
        dice.note(|| Fact::Because(basis::ASPECT));
        dice.note(|| Fact::Because(basis::OPPOSED_ASPECT));
        dice.keyed_part(SecondRoll(self.bonus(), kept), |dice| {
            dice.note(|| kept.told_of(who));
            let trio = Trio::complete(kept.faces(), dice);
            let rolled = self.rolled(trio, aspect::boosted(trio), true);
            dice.note(|| self.row(who, trio, &rolled));
            rolled
        })
    }

    /// The line of a side: dice, what stands for the middle one, traits, total.
    fn row(&self, who: Common, trio: Trio, rolled: &Rolled) -> Fact {
        let value = rolled.total - self.bonus();
        let mut row = Row::new(who)
            .cell([Bit::faces(&trio.faces())])
            .cell([how_read(trio, value), Bit::Number(value)])
            .cell([Bit::Signed(self.traits.total()), Bit::say(Word::Traits)]);
        if let Some(penalty) = self.condition.named_penalty() {
            row = row.cell(penalty.cell());
        }
        row = row.cell([Bit::Equals, Bit::Number(rolled.total)]);
        match rolled.kind {
            Kind::Critical => row.cell([Bit::Judge(Common::Critical.into(), Tone::Good)]),
            Kind::Fumble => row.cell([Bit::Judge(Common::Fumble.into(), Tone::Bad)]),
            Kind::Plain => row,
        }
        .fact()
    }
}

/// The name of what a side kept.
const fn kept_by(who: Common) -> Word {
    match who {
        Common::First => Word::Kept,
        _ => Word::OpposingKept,
    }
}

impl Opposed {
    /// Both sides once, aspects included. Each part forgets what the next has no use for.
    fn round<D: Dice<Note = Fact>>(&self, dice: &mut D) -> Contest {
        let (first, next) = dice.part(|dice| {
            let (next, second) = dice.part(|dice| {
                let first = self.first.open(Common::First, dice);
                let second = self.second.open(Common::Second, dice);
                (self.first.next(first, &second.rolled, dice), second)
            });
            let first = self.first.finish(Common::First, next, dice);
            (first, self.second.next(second, &first, dice))
        });
        let second = self.second.finish(Common::Second, next, dice);
        Contest { first, second }
    }
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
        self.first.condition.tell(dice);
        self.second.condition.tell(dice);
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
