//! The words of Westeros.

use crate::ask::keyword::keywords;

keywords! {
    WESTEROS: ["westeros"] / ["westeros"], "Westeros NURPG: a ten-sided die with skill and attribute" / "Westeros NURPG: un dado de diez con habilidad y atributo";
    // Rules.
    SHOOT: ["shoot"] / ["disparar", "disparo"], "a shot or a throw" / "un disparo o un lanzamiento";
    MELEE: ["melee"] / ["cuerpo-a-cuerpo", "cac"], "a blow in close combat" / "un golpe cuerpo a cuerpo";
    KNOCKDOWN: ["knockdown"] / ["derribo", "derribar"], "knocking somebody down" / "derribar a un adversario";
    STAND: ["stand"] / ["levantarse"], "standing up" / "levantarse";
    FATIGUE: ["fatigue"] / ["fatiga"], "tactical fatigue, pulse by pulse" / "la fatiga táctica, impulso a impulso";
    JOUST: ["joust"] / ["justa"], "a joust on horseback" / "una justa a caballo";
    FACING: ["facing"] / ["encaramiento"], "where an angle lies: front, flank or rear" / "dónde queda un ángulo: frontal, flanco o retaguardia";
    SPLIT: ["split"] / ["reparto"], "how much skill to keep for the parry, with exact odds" / "cuánta habilidad reservar para parar, con probabilidades exactas";
    // What a side carries.
    MODIFIER: ["mod"] / ["mod"], "a modifier of every roll of the side" / "un modificador de todas las tiradas del lado";
    WINDED: ["winded"] / ["sofocado", "sofocada"], "fatigue: -1" / "fatiga: -1";
    TIRED: ["tired"] / ["cansado", "cansada"], "fatigue: -2" / "fatiga: -2";
    EXHAUSTED: ["exhausted"] / ["fatigado", "fatigada"], "fatigue: -3" / "fatiga: -3";
    STUNNED: ["stunned"] / ["aturdido", "aturdida"], "may only turn and dodge, at -2" / "solo puede girarse y esquivar, con -2";
    IMMOBILISED: ["immobilised", "immobilized"] / ["inmovilizado", "inmovilizada"], "may only dodge and parry, at -2" / "solo puede esquivar y parar, con -2";
    PRONE: ["prone"] / ["postrado", "postrada"], "may only parry, at -2" / "solo puede parar, con -2";
    STANDING: ["standing", "standing-up"] / ["levantándose"], "gets up in this pulse: -2" / "se levanta en este impulso: -2";
    DISARMED: ["disarmed"] / ["desarmado", "desarmada"], "cannot parry" / "no puede parar";
    TURNING: ["turning"] / ["girando", "girándose", "girarse"], "changes facing: -1" / "cambia de encaramiento: -1";
    PICKING_UP: ["picking-up"] / ["recogiendo", "recoger"], "picks a weapon up: only defends, at -1" / "recoge un arma: solo se defiende, con -1";
    DRAWING: ["drawing"] / ["desenvainando", "desenvainar"], "draws the weapon: -1 to hit" / "desenvaina: -1 para impactar";
    DRAWING_TWO_HANDED: ["drawing two-handed"] / ["desenvainando a dos manos", "desenvainar a dos manos"], "draws a two-handed weapon: -2 to hit" / "desenvaina un arma a dos manos: -2 para impactar";
    DEFENSIVE: ["defensive"] / ["defensivo", "defensiva"], "fights defensively: no attack without an opening" / "combate defensivo: no ataca sin ocasión";
    OPENING: ["opening"] / ["ocasión", "fallo-crítico"], "the enemy has fumbled" / "el enemigo ha cometido un fallo crítico";
    // A shot.
    AT: ["at"] / ["a"], "how far the target is, in metres" / "a cuántos metros está el objetivo";
    RANGE: ["range"] / ["alcance"], "how far the weapon reaches, in metres" / "hasta dónde llega el arma, en metros";
    AIM: ["aim", "aimed"] / ["apuntado", "apuntada", "apuntando"], "the pulse before was spent aiming: +1" / "el impulso anterior fue para apuntar: +1";
    CRITICAL: ["crit"] / ["crítico", "crit"], "the weapon's critical number" / "el valor del crítico del arma";
    CRITICAL_DAMAGE: ["critdmg"] / ["daño-crítico"], "what a critical adds to the damage" / "lo que un crítico suma al daño";
    // A blow.
    KEEP: ["keep"] / ["reserva"], "skill kept for the parry" / "habilidad reservada para parar";
    REACH: ["reach"] / ["alcance"], "reach of the weapon" / "alcance del arma";
    ADVANTAGE: ["advantage"] / ["ventaja"], "tactical advantage: +1" / "ventaja táctica: +1";
    FLANK: ["flank"] / ["flanco"], "at the target's flank" / "por el flanco del objetivo";
    REAR: ["rear"] / ["retaguardia"], "at the target's rear" / "por la retaguardia del objetivo";
    OWN_FLANK: ["own-flank"] / ["flanco-propio"], "the enemy is at one's own flank: -1" / "el enemigo está en el flanco propio: -1";
    CHARGE: ["charge"] / ["carga", "cargar"], "a charge on foot" / "una carga a pie";
    TOURNEY: ["tourney"] / ["torneo"], "a tournament on foot: half damage" / "torneo a pie: la mitad de daño";
    PARRY: ["parry"] / ["parada", "parar"], "skill kept for it and Destreza" / "habilidad reservada y Destreza";
    DODGE: ["dodge"] / ["esquiva", "esquivar"], "Esquiva and Destreza" / "Esquiva y Destreza";
    SEEN: ["seen"] / ["visto", "vista"], "the attack from the rear is seen" / "el ataque por la retaguardia se ve";
    UNSEEN: ["unseen"] / ["no-visto", "no-vista"], "the attack is not seen" / "el ataque no se ve";
    PREFER: ["prefer"] / ["prefiere"], "which defence counts when both would do" / "qué defensa cuenta cuando bastan las dos";
    SHIELD: ["shield"] / ["escudo"], "what the shield adds to a parry" / "lo que el escudo suma a la parada";
    SIZE: ["size"] / ["tamaño"], "size of the shield" / "tamaño del escudo";
    RESISTANCE: ["res", "resistance"] / ["resistencia", "res"], "damage the shield takes" / "daño que absorbe el escudo";
    DAMAGE: ["dmg", "damage"] / ["daño"], "damage dice" / "dados de daño";
    ARMOUR: ["armor", "armour"] / ["armadura"], "damage the armour takes" / "daño que absorbe la armadura";
    FORTITUDE: ["fort"] / ["fortaleza", "fort"], "Fortaleza" / "Fortaleza";
    ATTACK: ["attack"] / ["ataque", "atacar"], "an attack: skill and Destreza" / "un ataque: habilidad y Destreza";
    // Fatigue.
    LOAD: ["load"] / ["carga-peso", "carga"], "load modifier" / "modificador de carga";
    HEAVY: ["heavy"] / ["pesada"], "a heavy load: 2" / "carga pesada: 2";
    VERY_HEAVY: ["very-heavy"] / ["muy-pesada"], "a very heavy load: 2" / "carga muy pesada: 2";
    POINTS: ["points"] / ["puntos"], "points of fatigue left at the beginning" / "puntos de fatiga al empezar";
    DOING: [":", "doing"] / [":", "haciendo"], "what is done in each pulse, such as high x3, rest" / "lo que se hace en cada impulso, como alta x3, descanso";
    UNTIL: ["until"] / ["hasta"], "again and again until this level" / "una y otra vez hasta este nivel";
    REST: ["rest"] / ["descanso", "descansar", "nula"], "rest: gives 4 points back" / "descanso: devuelve 4 puntos";
    LOW: ["low"] / ["baja"], "low intensity: 1 point above three quarters" / "intensidad baja: 1 punto por encima de tres cuartos";
    MEDIUM: ["medium"] / ["media"], "medium intensity: 2 points above half; a medium load: 1" / "intensidad media: 2 puntos por encima de la mitad; carga media: 1";
    HIGH: ["high"] / ["alta"], "high intensity: 4 points" / "intensidad alta: 4 puntos";
    VERY_HIGH: ["very-high"] / ["muy-alta"], "very high intensity: 8 points" / "intensidad muy alta: 8 puntos";
    COUNTER_ATTACK: ["counter-attack"] / ["contraataque", "contraatacar"], "a blow in answer to one: high" / "un contraataque: alta";
    LOADING: ["loading"] / ["recargar", "cargar-arma", "cargar-un-arma"], "loading a missile weapon: medium" / "cargar un arma de proyectiles: media";
    ATHLETICS: ["athletics"] / ["atletismo"], "as hard as the game master says" / "tan intenso como diga el Narrador";
    WALKING: ["walking", "walk"] / ["caminar", "caminando"], "walking: low" / "caminar: baja";
    MANUAL: ["manual", "manual-skill"] / ["manual", "habilidad-manual"], "a skill of the hands: low" / "una habilidad manual: baja";
    OTHER: ["other"] / ["otra", "otro"], "anything else that is no rest: low" / "cualquier otra cosa que no sea descansar: baja";
    // A joust.
    RIDE: ["ride"] / ["equitación"], "Equitación and Fortaleza" / "Equitación y Fortaleza";
    PASSES: ["passes"] / ["pasadas"], "so many passes at most" / "tantas pasadas como mucho";
}
