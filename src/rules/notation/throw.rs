//! Dice thrown together, with what is done to them: the term of the common notation, as data.

use super::Node;
use crate::dice::{Keep, Pool, Sides};
use std::fmt::{self, Write};

/// So many dice of one kind, and modifiers in the order in which they are written, which is the order in which they apply.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Throw {
    /// How many.
    pub count: Amount,
    /// Of which kind.
    pub die: Die,
    /// What is done to them.
    pub modifiers: Vec<Modifier>,
}

/// A number that stands in the line, or one that dice decide.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Amount {
    /// The number itself.
    Fixed(u32),
    /// An expression in parentheses, drawn when the number is needed.
    Drawn(Box<Drawn>),
}

/// An expression whose value is needed as a count, as sides or as a number of dice to keep.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Drawn {
    /// The expression.
    pub node: Node,
    /// Its least and greatest value.
    pub span: (i64, i64),
    /// Where it stands, for whoever has to say that its value will not do.
    pub mark: Mark,
}

/// A place in the text that a rule was read from, as its reader counts places; the rule only hands it back.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord)]
pub struct Mark {
    /// Where it begins.
    pub at: usize,
    /// Where it ends.
    pub end: usize,
}

/// A kind of die.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Die {
    /// Faces 1 to a number.
    Sides(Sides),
    /// Faces 1 to a number that dice decide.
    Drawn(Box<Drawn>),
    /// Faces -1, 0 and 1.
    Fudge,
    /// These faces, each as likely as the others.
    Faces(Box<[i64]>),
}

/// The faces of a fudge die.
pub(super) const FUDGE: &[i64] = &[-1, 0, 1];

/// One thing done to dice.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Modifier {
    /// Some are kept, the others no longer count.
    Keep(Which, Amount),
    /// Those that match are rolled again: until they no longer match, or once.
    Reroll {
        /// Whether a die is rolled again once at most.
        once: bool,
        /// Which are rolled again.
        when: Test,
    },
    /// Those that match bring another die.
    Explode {
        /// What becomes of the other die.
        how: Burst,
        /// Which explode; those that show the highest face where nothing is said.
        when: Option<Test>,
    },
    /// Whatever is lower counts as this.
    Least(i64),
    /// Whatever is higher counts as this.
    Most(i64),
    /// Those that match are counted instead of added up; those that match the second test are taken away.
    Count {
        /// Which count.
        hit: Test,
        /// Which are taken away.
        miss: Option<Test>,
    },
}

/// Which dice a keep keeps or drops.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Which {
    /// Keeps the highest.
    Highest,
    /// Keeps the lowest.
    Lowest,
    /// Drops the highest.
    DropHighest,
    /// Drops the lowest.
    DropLowest,
    /// Keeps the middle.
    Middle,
}

/// What becomes of the die that an exploding die brings.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Burst {
    /// It joins the pool and may explode as well.
    Add,
    /// It joins the pool and does not explode.
    Once,
    /// It is added to the die that exploded.
    Compound,
    /// It joins the pool with one point less and may explode as well.
    Penetrate,
}

/// A comparison of a face or a value with a number.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Test {
    /// How.
    pub how: Compare,
    /// With which number.
    pub than: i64,
}

/// How two numbers are compared.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Compare {
    /// At least.
    Ge,
    /// More.
    Gt,
    /// At most.
    Le,
    /// Less.
    Lt,
    /// The same.
    Eq,
    /// Another.
    Ne,
}

impl Test {
    /// Whether a number passes.
    pub const fn passes(self, number: i64) -> bool {
        match self.how {
            Compare::Ge => number >= self.than,
            Compare::Gt => number > self.than,
            Compare::Le => number <= self.than,
            Compare::Lt => number < self.than,
            Compare::Eq => number == self.than,
            Compare::Ne => number != self.than,
        }
    }

    /// How many of the faces 1 to `sides` pass.
    pub fn passing(self, sides: Sides) -> u32 {
        let most = i64::from(sides.get());
        let up_to = |number: i64| number.clamp(0, most);
        let passing = match self.how {
            Compare::Ge => most - up_to(self.than.saturating_sub(1)),
            Compare::Gt => most - up_to(self.than),
            Compare::Le => up_to(self.than),
            Compare::Lt => up_to(self.than.saturating_sub(1)),
            Compare::Eq => i64::from((1..=most).contains(&self.than)),
            Compare::Ne => most - i64::from((1..=most).contains(&self.than)),
        };
        u32::try_from(passing).unwrap_or(0)
    }
}

impl Modifier {
    /// Whether it is about one die at a time.
    pub const fn is_single(&self) -> bool {
        !matches!(self, Self::Keep(..) | Self::Count { .. })
    }

    /// Which raw faces would keep it going for ever if all did: those that explode or are rolled again without end.
    pub(super) fn endless_test(&self, highest: i64) -> Option<Test> {
        match self {
            Self::Reroll { once: false, when } => Some(*when),
            Self::Explode { how, when } if *how != Burst::Once => Some(when.unwrap_or(Test {
                how: Compare::Eq,
                than: highest,
            })),
            _ => None,
        }
    }

    /// Whether it draws dice without a bound.
    pub(super) const fn is_endless(&self) -> bool {
        match self {
            Self::Reroll { once, .. } => !*once,
            Self::Explode { how, .. } => !matches!(how, Burst::Once),
            _ => false,
        }
    }
}

impl Die {
    /// The faces that are listed, where they are.
    pub(super) fn listed(&self) -> Option<&[i64]> {
        match self {
            Self::Fudge => Some(FUDGE),
            Self::Faces(faces) => Some(faces),
            Self::Sides(_) | Self::Drawn(_) => None,
        }
    }

    /// The least and the greatest face it can have; (0, 0) where it has none.
    pub(super) fn span(&self) -> (i64, i64) {
        match self {
            Self::Sides(sides) => (1, i64::from(sides.get())),
            Self::Drawn(drawn) => (1, drawn.span.1.clamp(1, i64::from(Sides::MOST))),
            Self::Fudge | Self::Faces(_) => {
                let faces = self.listed().unwrap_or_default();
                let least = faces.iter().min().copied().unwrap_or(0);
                (least, faces.iter().max().copied().unwrap_or(0))
            }
        }
    }
}

/// Whether no roll of such a die ever ends what the modifiers start.
pub(super) fn never_stops(modifiers: &[Modifier], sides: Option<Sides>, faces: &[i64]) -> bool {
    let highest = match sides {
        Some(sides) => i64::from(sides.get()),
        None => faces.iter().max().copied().unwrap_or(0),
    };
    modifiers
        .iter()
        .filter_map(|modifier| modifier.endless_test(highest))
        .any(|test| match sides {
            Some(sides) => test.passing(sides) == sides.get(),
            None => faces.iter().all(|face| test.passes(*face)),
        })
}

impl Which {
    /// The keep with its number.
    pub const fn with(self, count: u32) -> Keep {
        match self {
            Self::Highest => Keep::Highest(count),
            Self::Lowest => Keep::Lowest(count),
            Self::DropHighest => Keep::DropHighest(count),
            Self::DropLowest => Keep::DropLowest(count),
            Self::Middle => Keep::Middle(count),
        }
    }

    const fn spelling(self) -> &'static str {
        match self {
            Self::Highest => "kh",
            Self::Lowest => "kl",
            Self::DropHighest => "dh",
            Self::DropLowest => "dl",
            Self::Middle => "km",
        }
    }
}

impl Throw {
    /// The same as a pool of numbered dice with nothing but keeps, where it is one.
    pub(super) fn as_pool(&self) -> Option<Pool> {
        let (Amount::Fixed(count), Die::Sides(sides)) = (&self.count, &self.die) else {
            return None;
        };
        self.modifiers
            .iter()
            .try_fold(Pool::new(*count, *sides), |pool, modifier| match modifier {
                Modifier::Keep(which, Amount::Fixed(count)) => Some(pool.keep(which.with(*count))),
                _ => None,
            })
    }

    /// Whether it counts matching dice.
    pub(super) fn counts(&self) -> bool {
        matches!(self.modifiers.last(), Some(Modifier::Count { .. }))
    }

    /// The total that a count of faces which no die has was most likely meant for: 12 in `3d6ge12`.
    pub(super) fn total_meant(&self) -> Option<i64> {
        let (Die::Sides(sides), [Modifier::Count { hit, .. }]) = (&self.die, &self.modifiers[..])
        else {
            return None;
        };
        let least = match hit.how {
            Compare::Ge => hit.than,
            Compare::Gt => hit.than.checked_add(1)?,
            _ => return None,
        };
        (hit.passing(*sides) == 0).then_some(least)
    }

    /// The term; `in_call` where a comma would end an argument.
    pub(super) fn write(&self, f: &mut impl Write, in_call: bool) -> fmt::Result {
        match &self.count {
            Amount::Fixed(count) => write!(f, "{count}")?,
            Amount::Drawn(drawn) => write!(f, "({})", drawn.node)?,
        }
        match &self.die {
            Die::Sides(sides) => write!(f, "d{sides}")?,
            Die::Drawn(drawn) => write!(f, "d({})", drawn.node)?,
            Die::Fudge => f.write_str("dF")?,
            Die::Faces(faces) => {
                f.write_str(if in_call { "(d:" } else { "d:" })?;
                for (place, face) in faces.iter().enumerate() {
                    write!(f, "{}{face}", if place > 0 { "," } else { "" })?;
                }
                f.write_str(if in_call { ")" } else { "" })?;
            }
        }
        let mut before: Option<&Modifier> = None;
        for modifier in &self.modifiers {
            modifier.write(f, before)?;
            before = Some(modifier);
        }
        Ok(())
    }
}

impl Modifier {
    fn write(&self, f: &mut impl Write, before: Option<&Self>) -> fmt::Result {
        let after_burst = matches!(before, Some(Self::Explode { .. }));
        match self {
            Self::Keep(which, Amount::Fixed(count)) => write!(f, "{}{count}", which.spelling()),
            Self::Keep(which, Amount::Drawn(drawn)) => {
                write!(f, "{}({})", which.spelling(), drawn.node)
            }
            Self::Reroll { once, when } => {
                f.write_str(if *once { "ro" } else { "r" })?;
                when.write_short(f)
            }
            Self::Explode { how, when } => {
                let word = match how {
                    Burst::Add => "x",
                    Burst::Once => "xo",
                    Burst::Compound => "xx",
                    Burst::Penetrate => "xp",
                };
                write!(f, "{}{word}", if after_burst { " " } else { "" })?;
                when.map_or(Ok(()), |when| write!(f, "{when}"))
            }
            Self::Least(least) => write!(f, "mi{least}"),
            Self::Most(most) => write!(f, "ma{most}"),
            Self::Count { hit, miss } => {
                write!(f, "{}{hit}", if after_burst { " " } else { "" })?;
                let Some(miss) = miss else { return Ok(()) };
                f.write_char('f')?;
                miss.write_short(f)
            }
        }
    }
}

impl Test {
    /// The test, a bare number standing for "equal".
    fn write_short(self, f: &mut impl Write) -> fmt::Result {
        match self.how {
            Compare::Eq => write!(f, "{}", self.than),
            _ => write!(f, "{self}"),
        }
    }
}

impl fmt::Display for Test {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let word = match self.how {
            Compare::Ge => "ge",
            Compare::Gt => "gt",
            Compare::Le => "le",
            Compare::Lt => "lt",
            Compare::Eq => "eq",
            Compare::Ne => "ne",
        };
        write!(f, "{word}{}", self.than)
    }
}

impl fmt::Display for Throw {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.write(f, false)
    }
}
