//! The words of HITOS.

use crate::ask::keyword::keywords;

keywords! {
    HITOS: ["hitos"] / ["hitos"], "HITOS: three ten-sided dice, the middle one counts" / "HITOS: tres dados de diez, cuenta el central";
}

// The rules by name.
keywords! {
    OPPOSED: ["opposed"] / ["enfrentada", "enfrentado"], "two sides roll, the higher total wins" / "tiran los dos, gana el total más alto";
    EXTENDED: ["extended"] / ["prolongada", "prolongado"], "several successes, one roll a period" / "varios éxitos, una tirada por periodo";
    BOOST: ["boost"] / ["favor"], "a favourable aspect: the dice not kept are rolled again" / "un aspecto a favor: se repiten los dados que no se guardan";
    HINDER: ["hinder"] / ["contra", "en contra"], "an adverse aspect: the dice not kept are rolled again" / "un aspecto en contra: se repiten los dados que no se guardan";
    ADVISE: ["advise"] / ["consejo"], "which dice to roll again, with exact odds" / "qué dados repetir, con sus probabilidades exactas";
    DRAMA: ["drama"] / ["drama"], "drama points after an aspect is activated" / "puntos dramáticos tras activar un aspecto";
    SHEET: ["sheet"] / ["ficha"], "scores derived from characteristics and skills" / "puntuaciones que salen de características y habilidades";
    INIT: ["init", "initiative"] / ["iniciativa"], "who acts first" / "quién actúa antes";
    ATTACK: ["attack"] / ["ataque", "atacar"], "an attack, its damage and what it leaves" / "un ataque, su daño y lo que deja";
    DAMAGE: ["damage", "dmg"] / ["daño"], "damage suffered" / "daño sufrido";
    DYING: ["dying"] / ["moribundo", "moribunda"], "all Resistencia lost: a roll each turn" / "sin Resistencia: una tirada por turno";
    REST: ["rest"] / ["reposo", "descanso"], "half of what is not consolidated comes back" / "vuelve la mitad de lo no consolidado";
    FALL: ["fall"] / ["caída"], "a fall, such as 7m" / "una caída, como 7m";
    POISON: ["poison"] / ["veneno"], "Aguante against a poison" / "Aguante contra un veneno";
    SUFFOCATE: ["suffocate"] / ["asfixia"], "turns without air" / "turnos sin aire";
    FIRE: ["fire"] / ["fuego"], "putting out a fire" / "apagar un fuego";
    EXPLOSION: ["explosion"] / ["explosión"], "damage of an explosion" / "daño de una explosión";
    HEAL: ["heal"] / ["curar", "curación"], "healing, a week or a night" / "curarse, una semana o una noche";
    CARE: ["care"] / ["cuidados"], "looking after a patient" / "atender a un paciente";
    TERROR: ["terror"] / ["terror"], "Entereza against a terrible sight" / "Entereza contra el terror";
    MADNESS: ["madness"] / ["locura"], "all Estabilidad lost: a roll each turn" / "sin Estabilidad: una tirada por turno";
    CALM: ["calm"] / ["calmar"], "bringing somebody back from madness" / "sacar a alguien de la locura";
    DEGENERATION: ["degeneration"] / ["degeneración"], "Degeneración" / "Degeneración";
}

// Rolls.
keywords! {
    ASPECT: ["aspect"] / ["aspecto"], "an aspect is activated if the roll is no success" / "se activa un aspecto si la tirada no es un éxito";
    DIRECT_ASPECT: ["direct-aspect"] / ["aspecto-directo"], "a fitting aspect ends it at once, without a roll" / "un aspecto adecuado lo resuelve directamente, sin tirar";
    KEEP: ["keep"] / ["guarda"], "dice kept, such as 9 or 9,5" / "dados que se guardan, como 9 o 9,5";
    ROLLED: ["rolled"] / ["salió"], "the three dice as they fell, such as 1,5,9" / "los tres dados que han salido, como 1,5,9";
    NO_TIE: ["no-tie"] / ["sin-empate"], "a tie is rolled again" / "el empate se repite";
    SUCCESSES: ["successes"] / ["éxitos"], "successes needed" / "éxitos que hacen falta";
    WITHIN: ["within"] / ["en"], "rolls allowed" / "tiradas permitidas";
    MODIFIER: ["mod"] / ["mod"], "a modifier of the roll" / "un modificador de la tirada";
    EASY: ["easy"] / ["fácil"], "difficulty 10" / "dificultad 10";
    MEDIUM: ["medium"] / ["media", "medio"], "difficulty 15" / "dificultad 15";
    HARD: ["hard"] / ["difícil"], "difficulty 20" / "dificultad 20";
    VERY_HARD: ["very-hard"] / ["muy-difícil"], "difficulty 25" / "dificultad 25";
    EXTREME: ["extreme"] / ["extrema", "extremo"], "difficulty 30" / "dificultad 30";
}

// States of body and mind, and drugs.
keywords! {
    DRUGS: ["drugs", "drug"] / ["drogas", "droga"], "against pain and fear: mild or strong" / "contra el dolor y el miedo: suaves o fuertes";
    MILD: ["mild"] / ["suaves", "suave"], "cancels 2 points of penalty" / "anulan 2 puntos de penalización";
    STRONG: ["strong"] / ["fuertes", "fuerte"], "cancels 5 points of penalty" / "anulan 5 puntos de penalización";
    HEALTHY: ["healthy"] / ["sano", "sana"], "no penalty" / "sin penalización";
    WOUNDED: ["wounded"] / ["herido", "herida"], "-2 to actions" / "-2 a las acciones";
    INCAPACITATED: ["incapacitated"] / ["incapacitado", "incapacitada"], "-5 to actions" / "-5 a las acciones";
    SANE: ["sane"] / ["cuerdo", "cuerda"], "no penalty" / "sin penalización";
    ALTERED: ["altered"] / ["alterado", "alterada"], "-2 to actions" / "-2 a las acciones";
    DERANGED: ["deranged"] / ["trastornado", "trastornada"], "-5 to actions" / "-5 a las acciones";
    MAD: ["mad"] / ["enloquecido", "enloquecida"], "cannot act" / "no puede actuar";
    TARGET_DRUGS: ["target drugs", "target drug"] / ["objetivo drogas", "objetivo droga"], "the target's drugs: mild or strong" / "las drogas del objetivo: suaves o fuertes";
    TARGET_HEALTHY: ["target healthy"] / ["objetivo sano", "objetivo sana"], "no penalty to Defensa" / "sin penalización a la Defensa";
    TARGET_WOUNDED: ["target wounded"] / ["objetivo herido", "objetivo herida"], "-2 to Defensa" / "-2 a la Defensa";
    TARGET_INCAPACITATED: ["target incapacitated"] / ["objetivo incapacitado", "objetivo incapacitada"], "-5 to Defensa" / "-5 a la Defensa";
    TARGET_SANE: ["target sane"] / ["objetivo cuerdo", "objetivo cuerda"], "no penalty to Defensa" / "sin penalización a la Defensa";
    TARGET_ALTERED: ["target altered"] / ["objetivo alterado", "objetivo alterada"], "-2 to Defensa" / "-2 a la Defensa";
    TARGET_DERANGED: ["target deranged"] / ["objetivo trastornado", "objetivo trastornada"], "-5 to Defensa" / "-5 a la Defensa";
}

// Characters and drama.
keywords! {
    STRENGTH: ["strength", "for"] / ["fortaleza", "for"], "Fortaleza" / "Fortaleza";
    REFLEXES: ["reflexes", "ref"] / ["reflejos", "ref"], "Reflejos" / "Reflejos";
    WILL: ["will", "vol"] / ["voluntad", "vol"], "Voluntad" / "Voluntad";
    INTELLECT: ["intellect", "int"] / ["intelecto", "int"], "Intelecto" / "Intelecto";
    COMBAT: ["combat"] / ["combate"], "Combate" / "Combate";
    FITNESS: ["fitness"] / ["forma-física", "forma"], "Forma física" / "Forma física";
    YOU: ["you"] / ["tú"], "drama points of who activates the aspect" / "puntos dramáticos de quien activa el aspecto";
    THEM: ["them"] / ["otro", "otra", "ellos"], "drama points of whom it is against" / "puntos dramáticos de quien lo sufre";
    NARRATIVE: ["narrative"] / ["narrativo", "narrativa"], "an element of the story" / "un elemento narrativo";
    CANCELLED: ["cancelled", "canceled", "refused"] / ["cancelado", "cancelada", "rechazado", "rechazada"], "the other side pays a point against it" / "el otro lado paga un punto para evitarlo";
    EXHAUSTED: ["exhausted"] / ["agotado", "agotada"], "the aspect is exhausted instead of a point" / "se agota el aspecto en vez de gastar un punto";
    ARCANE: ["arcane"] / ["arcano", "arcana"], "a point of Degeneración instead of a drama point" / "un punto de Degeneración en vez del punto dramático";
    FORCED: ["forced"] / ["forzado", "forzada"], "the game master forces it, and gives a point" / "lo fuerza el director de juego, y da un punto";
    KNOWLEDGE: ["knowledge"] / ["conocimiento"], "sum of arcane skills and occultism before" / "suma de habilidades arcanas y ocultismo antes";
    TO: ["to"] / ["a", "hasta"], "the sum after" / "la suma después";
}

// Fighting.
keywords! {
    UNAWARE: ["unaware", "target unaware"] / ["desprevenido", "desprevenida", "objetivo desprevenido", "objetivo desprevenida"], "Defensa -2" / "Defensa -2";
    FULL_DEFENSE: ["full-defense", "full-defence", "target full-defense", "target full-defence"] / ["defensa-total", "objetivo defensa-total"], "Defensa +4" / "Defensa +4";
    HELPLESS: ["helpless", "target helpless"] / ["indefenso", "indefensa", "objetivo indefenso", "objetivo indefensa"], "difficulty 5 whatever else" / "dificultad 5 pase lo que pase";
    DMG: ["dmg", "damage"] / ["daño"], "damage type, such as C+1 or mCM+1d10" / "tipo de daño, como C+1 o mCM+1d10";
    SHIFT: ["shift"] / ["nivel", "niveles"], "steps up or down the damage types" / "niveles de daño arriba o abajo";
    BONUS: ["bonus"] / ["bonificación", "bono"], "damage bonus" / "bonificación al daño";
    RD: ["rd"] / ["rd"], "armour; of several only the best counts" / "armadura; de varias solo cuenta la mejor";
    ENDURANCE: ["endurance", "aguante"] / ["aguante"], "Aguante" / "Aguante";
    LOST: ["lost"] / ["perdidos", "perdido"], "points lost so far" / "puntos perdidos hasta ahora";
    MYTHOS: ["mythos"] / ["mitos"], "it is the Mythos' doing" / "es cosa de los Mitos";
    TURNS: ["turns"] / ["turnos"], "turns that are watched" / "turnos que se miran";
    CONSOLIDATED: ["consolidated"] / ["consolidado", "consolidados"], "points that do not come back with a rest" / "puntos que no vuelven con un descanso";
}

// Hazards and healing.
keywords! {
    PUSH: ["push"] / ["empujón"], "melee bonus of who pushed" / "bonificación cuerpo a cuerpo de quien empuja";
    BREAKS_FALL: ["aspect"] / ["aspecto"], "an aspect takes 3 metres off" / "un aspecto quita 3 metros";
    LESSER: ["minor"] / ["menor"], "the lesser damage type" / "el tipo de daño menor";
    GREATER: ["major"] / ["mayor"], "the greater damage type" / "el tipo de daño mayor";
    BREATH: ["breath"] / ["aire"], "there was time for a deep breath" / "dio tiempo a coger aire";
    MINOR: ["minor"] / ["menor"], "minor exposure" / "exposición menor";
    MEDIUM_FIRE: ["medium"] / ["media", "medio"], "medium exposure" / "exposición media";
    MAJOR: ["major"] / ["mayor"], "major exposure" / "exposición mayor";
    FULL: ["full"] / ["completo"], "the full damage type" / "el tipo de daño completo";
    PARTIAL: ["partial"] / ["parcial"], "the partial damage type" / "el tipo de daño parcial";
    COVER: ["cover"] / ["cobertura"], "something stands between" / "algo se interpone";
    OUTER: ["outer"] / ["periferia"], "on the outer edge" / "en la zona más periférica";
    FAVOURABLE: ["favourable", "favorable"] / ["favorable"], "a favourable aspect, such as medical care" / "un aspecto favorable, como supervisión médica";
    ADVERSE: ["adverse"] / ["adverso"], "an adverse aspect" / "un aspecto adverso";
    ACTIVE: ["active"] / ["activo", "activa"], "does not rest" / "no descansa";
}

// The mind.
keywords! {
    UNEASE: ["unease"] / ["desasosiego"], "easy, imbalance 0 or 1" / "fácil, desequilibrio 0 o 1";
    STUPOR: ["stupor"] / ["estupor"], "medium, imbalance 1 or m" / "media, desequilibrio 1 o m";
    FEAR: ["fear"] / ["miedo"], "medium, imbalance m or M" / "media, desequilibrio m o M";
    PANIC: ["panic"] / ["pánico"], "hard, imbalance C or CM" / "difícil, desequilibrio C o CM";
    HORROR: ["horror"] / ["horror"], "very hard, imbalance M or mCM" / "muy difícil, desequilibrio M o mCM";
    COMPOSURE: ["composure", "entereza"] / ["entereza"], "Entereza" / "Entereza";
    CLOSE: ["close"] / ["cercano", "cercana"], "somebody dear, with Voluntad and Interacción" / "alguien cercano, con Voluntad e Interacción";
    THERAPY: ["therapy"] / ["terapia"], "with a therapist's skill" / "con la habilidad de un terapeuta";
}
