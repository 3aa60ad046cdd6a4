//! Plain words for what the notation of dice writes with letters: they are not read, but answered with the letters.

use super::keyword::fold;

/// What the notation writes for words such as `drop lowest 2` or `explota`; `None` where they are like nothing it can say.
pub(super) fn notation(words: &str) -> Option<String> {
    let text: String = fold(words).collect();
    let mut parts = text.split_whitespace();
    let verb = parts.next()?;
    let says = |beginnings: &[&str]| {
        parts
            .clone()
            .any(|part| beginnings.iter().any(|with| part.starts_with(with)))
    };
    let number = || {
        let number = parts.clone().find_map(|part| part.parse::<u32>().ok());
        number.unwrap_or(1)
    };
    let (high, low) = (
        ["high", "alt", "mayor", "best", "mejor"],
        ["low", "baj", "menor", "worst", "peor"],
    );
    Some(match verb {
        "drop" | "remove" | "quita" | "quitar" | "descarta" | "descartar" => {
            format!("{}{}", if says(&high) { "dh" } else { "dl" }, number())
        }
        "keep" | "guarda" | "guardar" | "quedate" => {
            format!("{}{}", if says(&low) { "kl" } else { "kh" }, number())
        }
        "reroll" | "repite" | "repetir" | "repitiendo" => format!("r{}", number()),
        "explode" | "explodes" | "exploding" | "explota" | "explotan" | "explotando"
        | "explosivo" | "explosivos" => "x".into(),
        _ => return None,
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn words_for_what_letters_say() {
        let said = |words: &str| notation(words).unwrap_or_default();
        assert_eq!(said("drop lowest"), "dl1");
        assert_eq!(said("drop the highest 2"), "dh2");
        assert_eq!(said("quita el más bajo"), "dl1");
        assert_eq!(said("keep 3"), "kh3");
        assert_eq!(said("guarda el peor"), "kl1");
        assert_eq!(said("reroll 1"), "r1");
        assert_eq!(said("explota"), "x");
        assert_eq!(said("fuego"), "");
    }
}
