//! One hit from its damage to the wounds that stick: damage against Dureza, wounds, and the soak roll against them (S16).

use super::damage::{CAP, Damage, Effect, STANDS, Victim, damage_to_fall};
use super::soak::{Soak, Soaking};
use super::throw::RAISE;
use super::{Word, Wounds, basis};
use crate::dice::{Dice, Law};
use crate::rules::{Bit, Fact};
use std::cell::RefCell;
use std::collections::BTreeMap;

/// What hits do to somebody.
#[derive(Clone, Debug)]
pub struct Harm {
    /// The damage of each hit.
    pub damage: Damage,
    /// The Dureza that is left of the victim's after piercing.
    pub toughness: i64,
    /// Who is struck.
    pub victim: Victim,
    /// The victim's soak roll, where a beni is spent on one.
    pub soak: Option<Soak>,
}

/// Which numbers of an attack are looked at: all of a roll, one after the other in exact odds, because together they would
/// have too many values.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum View {
    All,
    /// Only the result.
    Words,
    Attack,
    Damage,
    Wounds,
    Soaked,
}

/// The victim's body between two hits.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub(super) struct Body {
    pub shaken: bool,
    /// 4 stands for more too: the victim is out.
    pub wounds: i64,
}

/// What one hit came to, as far as it is looked at.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub(super) struct Struck {
    pub effect: Effect,
    pub damage: i64,
    /// Wounds that stick.
    pub wounds: i64,
    pub soaked: i64,
    pub body: Body,
}

/// Laws of hits that were worked out, so that none is worked out twice in one answer.
#[derive(Debug, Default)]
pub(super) struct Memo(RefCell<BTreeMap<(Body, bool), Law<Struck>>>);

/// Damage as far as wounds care.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Hurt {
    /// Short of the Dureza.
    Nothing,
    /// Shaken, and so many wounds before any are soaked.
    Wounds(i64),
}

impl Harm {
    /// The victim's body before the first hit.
    pub(super) fn body(&self) -> Body {
        Body {
            shaken: self.victim.shaken,
            wounds: self.victim.wounds.get().min(STANDS + 1),
        }
    }

    /// The victim with the body it has by now.
    fn victim(&self, body: Body) -> Victim {
        Victim {
            shaken: body.shaken,
            wounds: Wounds::new(body.wounds).unwrap_or_default(),
            ..self.victim
        }
    }

    /// What is left of a hit once so many of its wounds are soaked.
    fn settle(&self, body: Body, hurt: Hurt, soaked: i64) -> Struck {
        let struck = |effect, wounds, shaken| Struck {
            effect,
            damage: 0,
            wounds,
            soaked,
            body: Body {
                shaken,
                wounds: (body.wounds + wounds).min(STANDS + 1),
            },
        };
        match hurt {
            Hurt::Nothing => struck(Effect::Nothing, 0, body.shaken),
            Hurt::Wounds(0) => struck(Effect::Shaken, 0, true),
            Hurt::Wounds(wounds) if wounds == soaked => struck(Effect::Nothing, 0, false),
            Hurt::Wounds(wounds) => {
                let stick = wounds - soaked;
                struck(self.victim(body).effect_of(stick), stick, true)
            }
        }
    }

    fn hurt(&self, body: Body, damage: i64) -> Hurt {
        if damage < self.toughness {
            Hurt::Nothing
        } else {
            Hurt::Wounds(self.victim(body).wounds_of(damage, self.toughness))
        }
    }

    /// Wounds of one hit that put the victim out.
    fn fall(&self, body: Body) -> i64 {
        self.victim(body).wounds_to_fall()
    }

    /// How far damage is told apart.
    fn most(&self, body: Body, raise: bool, view: View) -> i64 {
        let all = self.damage.most(raise).max(self.toughness + RAISE * CAP);
        match (view, &self.soak) {
            (View::Words, None) => damage_to_fall(self.toughness, self.fall(body)),
            (View::Words, Some(_)) if self.victim.cap => damage_to_fall(self.toughness, CAP),
            _ => all,
        }
    }

    /// Leaves out what is not looked at.
    fn seen(&self, before: Body, view: View, mut struck: Struck) -> Struck {
        if view != View::All {
            struck.damage = 0;
        }
        if matches!(view, View::Words | View::Soaked) {
            struck.wounds = struck.wounds.min(self.fall(before));
        }
        if matches!(view, View::Words | View::Wounds) {
            struck.soaked = 0;
        }
        struck
    }

    /// One hit.
    pub(super) fn strike<D: Dice<Note = Fact>>(
        &self,
        body: Body,
        raise: bool,
        view: View,
        memo: &Memo,
        dice: &mut D,
    ) -> Struck {
        dice.known(
            || {
                let known = memo.0.borrow().get(&(body, raise)).cloned();
                known.unwrap_or_else(|| {
                    let law = self.law(body, raise, view);
                    memo.0.borrow_mut().insert((body, raise), law.clone());
                    law
                })
            },
            |dice| {
                let struck = self.draw(body, raise, view, dice);
                self.seen(body, view, struck)
            },
        )
    }

    fn draw<D: Dice<Note = Fact>>(
        &self,
        body: Body,
        raise: bool,
        view: View,
        dice: &mut D,
    ) -> Struck {
        let most = self.most(body, raise, view);
        let damage = {
            let follows = |damage| self.told(body, damage);
            self.damage.draw(raise, most, self.toughness, follows, dice)
        };
        let hurt = self.hurt(body, damage);
        self.tell_hurt(body, damage, dice);
        let soaked = match (&self.soak, hurt) {
            (Some(soak), Hurt::Wounds(wounds @ 1..)) => {
                let most = match view {
                    View::Words if self.victim.cap => Some(RAISE * CAP),
                    _ => None,
                };
                soak.draw(body.wounds, wounds, most, dice)
            }
            _ => 0,
        };
        let struck = self.settle(body, hurt, soaked);
        Struck { damage, ..struck }
    }

    /// What a damage comes to before any wounds are soaked.
    pub(super) fn told(&self, body: Body, damage: i64) -> Bit {
        match self.hurt(body, damage) {
            Hurt::Nothing => Bit::say(Word::Nothing),
            Hurt::Wounds(0) => Bit::say(Word::Shaken),
            Hurt::Wounds(1) => Bit::say(Word::OneWound),
            Hurt::Wounds(wounds) => Bit::say_with(Word::ManyWounds, [wounds]),
        }
    }

    fn tell_hurt<D: Dice<Note = Fact>>(&self, body: Body, damage: i64, dice: &mut D) {
        let uncapped = Victim {
            cap: false,
            ..self.victim(body)
        };
        if self.victim.cap && uncapped.wounds_of(damage, self.toughness) > CAP {
            dice.note(|| Fact::Because(basis::CAP));
        }
        let only_shaken = self.hurt(body, damage) == Hurt::Wounds(0);
        if self.victim.hardy && body.shaken && only_shaken {
            dice.note(|| Fact::Because(basis::HARDY));
        }
    }

    /// The exact law of one hit.
    fn law(&self, body: Body, raise: bool, view: View) -> Law<Struck> {
        let most = self.most(body, raise, view);
        let Some(soak) = &self.soak else {
            let law = self.damage.law(raise, most);
            return law.map(|damage| {
                self.seen(body, view, self.settle(body, self.hurt(body, *damage), 0))
            });
        };
        let reach = soak.roll(body.wounds).reach();
        let victim = self.victim(body);
        let soaking = Soaking::new(&self.damage, raise, self.toughness, victim, reach);
        let fall = self.fall(body);
        let rows = match view {
            View::Words => soaking.sticking(fall),
            View::Soaked => soaking.soaked(soaking.soaked_listed(), fall),
            _ => soaking.sticking(soaking.wounds_listed(fall)),
        };
        let rows = rows.into_iter().map(|((hurt, soaked), chance)| {
            let struck = self.settle(body, hurt, soaked);
            (self.seen(body, view, struck), chance)
        });
        crate::dice::law_of(rows)
    }
}
