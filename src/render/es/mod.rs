//! El texto en español.

mod d100;
mod hitos;
mod notation;
mod savage;
mod westeros;

use super::language::Phrase;
use crate::rules::{Common, Term};

pub(super) const fn term(term: Term) -> &'static str {
    match term {
        Term::Common(word) => common(word),
        Term::Notation(word) => notation::word(word),
        Term::Hitos(word) => hitos::word(word),
        Term::D100(word) => d100::word(word),
        Term::Savage(word) => savage::word(word),
        Term::Westeros(word) => westeros::word(word),
    }
}

const fn common(word: Common) -> &'static str {
    match word {
        Common::Critical => "crítico",
        Common::Special => "especial",
        Common::Success => "éxito",
        Common::Hit => "impacta",
        Common::Win => "gana",
        Common::Tie => "empate",
        Common::Failure => "fallo",
        Common::Miss => "falla",
        Common::Lose => "pierde",
        Common::Fumble => "pifia",
        Common::Total => "total",
        Common::Target => "dificultad",
        Common::Margin => "margen",
        Common::Opposing => "oponente",
        Common::Roll => "tirada",
        Common::Skill => "habilidad",
        Common::Damage => "daño",
        Common::Dice => "dados",
        Common::First => "primero",
        Common::Second => "segundo",
        Common::Attacker => "atacante",
        Common::Defender => "defensor",
        Common::Versus => "contra",
    }
}

pub(super) const fn phrase(phrase: Phrase) -> &'static str {
    match phrase {
        Phrase::Exact => "exacto",
        Phrase::Sampled => "muestra de {} tiradas,",
        Phrase::SampleError => "±",
        Phrase::Warning => "aviso",
        Phrase::Mean => "media",
        Phrase::Median => "mediana",
        Phrase::Mode => "moda",
        Phrase::FromTo => "de {} a {}",
        Phrase::Good => "acierta",
        Phrase::Beyond => "más allá",
        Phrase::Known => "se sabe en un",
        Phrase::Yes => "sí",
        Phrase::No => "no",
        Phrase::Error => "error",
        Phrase::Line => "línea",
        Phrase::Expected => "se esperaba",
        Phrase::Or => "o",
        Phrase::Near => "¿querías decir «{}»?",
        Phrase::SaidBefore => "«{}» ya está dicho",
        Phrase::Contradicts => "«{}» contradice a «{}»",
        Phrase::Unexpected => "«{}» no va aquí",
        Phrase::Missing => "aquí falta algo",
        Phrase::Range => "aquí va un número de {} a {}",
        Phrase::NoWeapon => "aquí no hay ningún arma «{}»",
        Phrase::NumberTooLarge => "un número de más de 64 bits",
        Phrase::UnknownName => "«{}» no está en la configuración",
        Phrase::EmptyParameter => "a la macro le falta «{}»; se escribe así: {}",
        Phrase::NoParameter => "la macro no tiene «{}»; se escribe así: {}",
        Phrase::EndlessMacro => "una macro no puede acabar en sí misma: {}",
        Phrase::OpenQuote => "faltan las comillas que cierran",
        Phrase::FromMacro => "esta línea sale de la macro «{}»",
        Phrase::DropWhich => {
            "dados de dados: di dl para quitar el más bajo, dh para quitar el más alto"
        }
        Phrase::TooFewDice => {
            "faltan dados: hay {}, y la tirada pide el dado {}, con una cara de {} a {}"
        }
        Phrase::TooFewCards => "faltan dados: hay {}, y la {}ª vez se saca una carta",
        Phrase::CardForDie => "la {}ª vez se tira un dado con caras de {} a {}, no es la carta ",
        Phrase::DieForCard => "la {}ª vez se saca una carta como AS o 10H, no el número {}",
        Phrase::CardGone => " ya no está en la baraja la {}ª vez",
        Phrase::NoFace => {
            "«{}» no es una cara: los dados se dan como 1,5,9 (y las cartas como AS,10H,JK)"
        }
        Phrase::TooManyDice => "sobran dados: hay {}, y la tirada usa {}",
        Phrase::ImpossibleFace => "el dado {} no puede mostrar {}: sus caras van de {} a {}",
        Phrase::LineTooLong => "la línea es demasiado larga: {} bytes como mucho",
        Phrase::NotText => "la línea no es texto en UTF-8",
        Phrase::NoKey => "una línea con clave es un identificador, un tabulador y una expresión",
        Phrase::TimesOdds => "las probabilidades se calculan una vez: quita el número de tiradas",
        Phrase::DiceOdds => "las probabilidades no llevan dados dados",
        Phrase::RollPicture => "--svg dibuja probabilidades, no una tirada: pon «prob» delante",
        Phrase::DiceTimes => "los dados dados son para una sola tirada",
        Phrase::TooManyAxes => {
            "dos operandos con varios valores hacen una tabla; tres son demasiados"
        }
        Phrase::TooManyCells => "demasiadas combinaciones: {} como mucho",
        Phrase::AtLeast => "al menos",
        Phrase::AtMost => "como mucho",
        Phrase::Chance => "probabilidad",
        Phrase::Fraction => "exacta",
        Phrase::Answer => "respuesta",
        Phrase::Values => "valores",
        Phrase::Result => "resultado",
        Phrase::Expression => "expresión",
        Phrase::Label => "etiqueta",
        Phrase::Value => "valor",
        Phrase::Seed => "semilla",
        Phrase::TimesTwice => "la línea y las opciones dicen cuántas veces",
        Phrase::KindNumber => "un número",
        Phrase::KindScore => "un número",
        Phrase::KindDice => "dados",
        Phrase::KindDie => "un dado como d8",
        Phrase::KindSlashed => "números como 12/24/48",
        Phrase::KindSides => "un número de caras",
        Phrase::KindFaces => "caras como 1,5,9",
        Phrase::KindParts => "un reparto como 6,4,2",
        Phrase::KindSign => "+ - * /",
        Phrase::KindTest => "una comparación como ge7",
        Phrase::KindClose => ")",
        Phrase::KindSemicolon => ";",
        Phrase::KindComma => ",",
        Phrase::KindKeep => "kh, kl, dh, dl o km",
        Phrase::KindLabel => "# y una etiqueta",
        Phrase::KindWeapon => "un arma de la lista",
        Phrase::KindName => "un nombre",
        Phrase::KindMacro => "una macro",
        Phrase::KindBeginning => "un juego o dados",
        Phrase::KindEnd => "el final de la línea",
        Phrase::Quotes => "¿Se ha quedado la consola con parte de la línea? Ponla entre comillas.",
        Phrase::Rules => "tirada --rules {} cuenta sus reglas y palabras",
        Phrase::Section => "apartado",
        Phrase::SourceSeed => "reglamento",
        Phrase::SourceOutside => "de fuera",
        Phrase::SourceRuling => "criterio",
        Phrase::SourceHouse => "tabla de la casa",
    }
}
