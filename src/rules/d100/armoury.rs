//! Weapons by name: the built-in list, and what a table of players adds to it (D37).

use super::{Weapon, arsenal};
use std::rc::Rc;

/// The list of weapons.
#[derive(Clone, Debug)]
pub struct Armoury(Vec<Rc<Weapon>>);

impl Default for Armoury {
    fn default() -> Self {
        Self(arsenal::listed().into_iter().map(Rc::new).collect())
    }
}

impl Armoury {
    /// A list of these weapons alone.
    pub fn new(weapons: Vec<Weapon>) -> Self {
        let mut armoury = Self(Vec::new());
        for weapon in weapons {
            armoury.put(weapon);
        }
        armoury
    }

    /// Adds a weapon; one of the same family that shares a name, letter by letter but for their case, gives way.
    pub fn put(&mut self, weapon: Weapon) {
        let own: Vec<String> = weapon.names().all().map(str::to_lowercase).collect();
        self.0.retain(|known| {
            let shares = |name: &str| own.contains(&name.to_lowercase());
            known.family() != weapon.family() || !known.names().all().any(shares)
        });
        self.0.push(Rc::new(weapon));
    }

    /// Every weapon.
    pub fn weapons(&self) -> impl Iterator<Item = &Rc<Weapon>> {
        self.0.iter()
    }
}

#[cfg(test)]
mod tests {
    use super::super::{Class, Mode, Names};
    use super::*;
    use crate::rules::notation::Expression;

    fn names(name: &str) -> Names {
        Names::new(Vec::new(), vec![name.to_string()]).expect("a name")
    }

    fn points(number: i64) -> Expression {
        Expression::number(number)
    }

    #[test]
    fn a_weapon_of_ones_own_replaces_the_listed_one() {
        let mut armoury = Armoury::default();
        let count = armoury.weapons().count();
        let own = Weapon::melee(names("Espada"), Class::Short, points(3), false, 5);
        armoury.put(own.expect("a weapon"));
        assert_eq!(armoury.weapons().count(), count);
        let found = armoury
            .weapons()
            .find(|weapon| weapon.names().all().any(|name| name == "Espada"));
        assert_eq!(found.expect("it is there").points(), Some(5));
        let other = Weapon::missile(names("espada"), 5, points(1), None);
        armoury.put(other.expect("a weapon"));
        assert_eq!(armoury.weapons().count(), count + 1, "another family");
    }

    #[test]
    fn nonsense_is_no_weapon() {
        assert!(Names::new(Vec::new(), Vec::new()).is_err());
        assert!(Names::new(vec!["a,b".into()], Vec::new()).is_err());
        assert!(Weapon::melee(names("puño"), Class::Unarmed, points(3), false, 5).is_err());
        assert!(Weapon::melee(names("palo"), Class::Long, points(3), true, -1).is_err());
        assert!(Weapon::missile(names("piedra"), 0, points(3), None).is_err());
        let fails = |malfunction| {
            Weapon::firearm(
                names("pistola"),
                points(3),
                Some(10),
                None,
                (malfunction, Mode::Single),
                None,
            )
        };
        assert!(fails(100).is_ok());
        assert!(fails(0).is_err());
        assert!(fails(101).is_err());
        let bands = vec![(10, points(9)), (10, points(4))];
        let single = (100, Mode::Single);
        assert!(Weapon::shotgun(names("escopeta"), bands, None, single, None).is_err());
        assert!(Weapon::shotgun(names("escopeta"), Vec::new(), None, single, None).is_err());
    }
}
