//! The words of the percentile game.

use crate::ask::keyword::keywords;

keywords! {
    D100: ["d100"] / ["d100"], "the percentile game" / "el juego de percentiles";
    PERCENTILE: ["percentile"] / ["percentil"], "the percentile game" / "el juego de percentiles";

    // Rules.
    RESIST: ["resist"] / ["resistir"], "characteristic against characteristic" / "característica contra característica";
    MELEE: ["melee", "fight"] / ["cuerpo a cuerpo", "cac", "pelear", "pelea"], "close combat, both sides roll" / "combate cuerpo a cuerpo, tiran los dos";
    DODGE: ["dodge"] / ["esquivar"], "dodging an attack" / "esquivar un ataque";
    KNOCKOUT: ["knockout"] / ["noquear"], "knocking somebody out" / "dejar inconsciente";
    GRAPPLE: ["grapple", "hold"] / ["presa", "inmovilizar"], "holding somebody" / "inmovilizar";
    ESCAPE: ["escape", "break free"] / ["zafarse", "liberarse"], "getting free of a hold" / "librarse de una presa";
    SHOOT: ["shoot"] / ["disparar"], "one shot" / "un disparo";
    THROW: ["throw"] / ["lanzar", "arrojar"], "throwing a weapon" / "arrojar un arma";
    BURST: ["burst"] / ["ráfaga"], "a short burst" / "una ráfaga corta";
    AUTOFIRE: ["autofire"] / ["automático", "fuego automático"], "full automatic fire" / "fuego automático";
    UNJAM: ["unjam"] / ["desencasquillar"], "clearing a jam" / "desencasquillar un arma";
    RELOAD: ["reload"] / ["recargar", "cargar"], "loading a weapon" / "cargar un arma";
    INIT: ["init", "initiative"] / ["iniciativa", "init"], "who acts first" / "quién actúa antes";
    STRIKE: ["strike"] / ["golpear"], "damaging an object" / "golpear un objeto";

    // The roller.
    BONUS: ["bonus"] / ["bonificación", "bono"], "extra tens dice" / "dados de decenas extra";
    TIERS: ["tiers"] / ["niveles"], "criticals and fumbles of the earlier edition" / "críticos y pifias de la edición anterior";
    CHANGED: ["changed"] / ["cambiada", "cambiado"], "not the declared action: -20" / "no es la acción declarada: -20";
    FOCUS: ["focus"] / ["centrarse", "centrado", "centrada"], "points of DES waited, +10 for each 5" / "puntos de DES que se esperan, +10 por cada 5";
    MODIFIER: ["mod"] / ["mod"], "a modifier of the skill" / "un modificador de la habilidad";
    DEFENSIVE: ["defensive"] / ["defensivo", "defensiva"], "only defends: +20" / "solo se defiende: +20";
    PRONE: ["prone"] / ["tumbado", "tumbada"], "on the ground: -20 to dodge, -20 to be shot" / "en el suelo: -20 para esquivar, -20 a quien le dispare";
    PREVIOUS: ["previous"] / ["previas", "previos"], "dodges already tried this turn, -30 each" / "esquivas ya intentadas este turno, -30 cada una";
    LUCHA: ["lucha"] / ["lucha"], "the captor's skill" / "la habilidad del captor";

    // Weapons.
    UNARMED: ["unarmed"] / ["desarmado", "desarmada"], "bare hands" / "sin armas";
    IMPROVISED: ["improvised"] / ["improvisada"], "an improvised weapon" / "un arma improvisada";
    NATURAL: ["natural"] / ["natural"], "claws or teeth" / "garras o dientes";
    SHORT: ["short"] / ["corta"], "a short weapon" / "un arma corta";
    LONG: ["long"] / ["larga"], "a long weapon" / "un arma larga";
    WITH: ["with"] / ["con"], "a weapon of the list" / "un arma de la lista";
    ATTACKERS: ["attackers"] / ["atacantes"], "how many attack at once, up to 4" / "cuántos atacan a la vez, hasta 4";
    BLOCK: ["block"] / ["bloqueo", "bloquear"], "the weapon can block, with so many PR" / "el arma puede bloquear, con tantos PR";
    COUNTER: ["counter"] / ["contra-golpe", "contragolpe"], "damage the second side does" / "daño que hace el segundo";
    DAMAGE: ["dmg", "damage"] / ["daño"], "damage dice" / "dados de daño";
    DAMAGE_MODIFIER: ["md"] / ["md"], "damage modifier" / "modificador al daño";
    ARMOUR: ["armor", "armour"] / ["armadura"], "points that armour takes" / "puntos que absorbe la armadura";
    POINTS: ["pr"] / ["pr"], "points of resistance" / "puntos de resistencia";
    SIMPLE: ["simple"] / ["simple"], "simplified damage, from the units" / "daño simplificado, según las unidades";

    // Shooting.
    AT: ["at"] / ["a"], "how far the target is, in metres" / "a qué distancia está el blanco, en metros";
    RANGE: ["range"] / ["alcance"], "the weapon's range, in metres" / "el alcance del arma, en metros";
    DEXTERITY: ["des", "dex"] / ["des"], "the shooter's DES" / "la DES del tirador";
    FIREARM: ["firearm"] / ["fuego", "arma de fuego"], "a firearm" / "un arma de fuego";
    CONTACT: ["contact", "at contact", "point blank", "at point blank"] / ["contacto", "a contacto", "a bocajarro", "bocajarro"], "at contact" / "a distancia de contacto";
    SCOPE: ["scope", "telescopic sight", "laser sight"] / ["mira", "mira telescópica", "mira láser"], "a sight: half DES, twice the range" / "una mira: mitad de DES, doble alcance";
    RIFLE_SCOPE: ["rifle scope"] / ["mira de rifle", "rifle mira", "rifle con mira"], "a sight on a rifle: four times the range" / "una mira en un rifle: cuatro veces el alcance";
    SILENCER: ["silencer"] / ["silenciador"], "a silencer: half the range" / "un silenciador: mitad de alcance";
    LOCATION: ["location"] / ["localización"], "aiming at a part: large -10, small -20" / "apuntar a una parte: grande -10, pequeña -20";
    LARGE: ["large", "head"] / ["grande", "cabeza"], "head-sized or larger" / "como una cabeza o mayor";
    SMALL: ["small", "hand"] / ["pequeña", "pequeño", "mano"], "smaller than a head" / "menor que una cabeza";
    COVER: ["cover"] / ["cubierto", "cubierta"], "in cover on the ground" / "a cubierto en el suelo";
    MALFUNCTION: ["malf", "malfunction"] / ["disfunción", "malf"], "the roll from which the weapon fails" / "la tirada desde la que falla el arma";
    AUTO: ["auto"] / ["automática", "auto"], "an automatic weapon: a failure is a jam" / "un arma automática: un fallo la encasquilla";
    SEMI: ["semi"] / ["semiautomática", "semi"], "a semi-automatic weapon: a failure is a jam" / "un arma semiautomática: un fallo la encasquilla";
    TARGETS: ["targets"] / ["blancos"], "targets the burst is spread over" / "blancos entre los que se reparte";
    SPLIT: ["split"] / ["reparto"], "your own split, such as 6,4,2" / "tu propio reparto, como 6,4,2";
    PICK: ["pick"] / ["elige"], "which reading: high, low or safe" / "qué lectura: alta, baja o segura";
    HIGH: ["high"] / ["alta"], "the highest that succeeds" / "la más alta que acierte";
    LOW: ["low"] / ["baja"], "the lowest" / "la más baja";
    SAFE: ["safe"] / ["segura"], "one that does not jam, if there is one" / "una que no encasquille, si la hay";

    // Loading.
    ROUNDS: ["rounds", "round", "shells", "shell", "bullets", "bullet"] / ["balas", "bala", "cartuchos", "cartucho"], "bullets or shells, two a turn" / "balas o cartuchos, dos por turno";
    MAGAZINE: ["magazine", "magazines"] / ["cargador", "cargadores"], "one a turn" / "uno por turno";
    BELT: ["belt", "belts"] / ["cinta", "cintas"], "two turns each" / "dos turnos cada una";
    SHOT: ["shot"] / ["disparo"], "then a shot" / "y luego un disparo";

    // Initiative.
    SURPRISED: ["surprised"] / ["sorprendido", "sorprendida"], "half DES in the first turn" / "mitad de DES en el primer turno";
    READY: ["ready"] / ["preparar", "prepara"], "draws or cocks a weapon: -5 DES" / "prepara el arma: -5 DES";
    WAIT: ["wait"] / ["espera", "esperar"], "waits until this DES" / "espera hasta esta DES";
}
