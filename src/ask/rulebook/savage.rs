//! The rules of Savage Worlds by number.

super::articles! {
    "S1": ["sw d8 vs 4", "sw d8-2 extra vs 6", "sw unskilled vs 4"],
        "the trait die and a d6 wild die, both acing, the higher counts; 4 or the number named succeeds, each full 4 above is a raise" /
        "el dado de rasgo y un d6 comodín, los dos explotan y cuenta el más alto; con 4 o el número dicho hay éxito, y cada 4 completos de más son un aumento";
    "S2": ["odds sw d8 extra"],
        "1 on trait and wild die is a critical failure whatever the modifiers; an Extra's 1 is confirmed by a d6" /
        "un 1 en el dado de rasgo y en el comodín es pifia sean cuales sean los modificadores; el 1 de un Extra se confirma con un d6";
    "S3": ["sw opposed d8 vs d6"],
        "two sides roll, the higher total wins, and each full 4 of difference is a raise" /
        "tiran los dos, gana el total más alto, y cada 4 completos de diferencia son un aumento";
    "S4": ["sw init Ana quick, Luis, zombies"],
        "a card each, the highest acts first and a Joker when it likes, with +2" /
        "una carta cada uno, actúa antes la más alta, y el Joker cuando quiera, con +2";
    "S5": ["sw run pace 6 wounds 2", "sw move pace 6 difficult"],
        "Pace less wounds; running adds a d6; crawling, climbing, swimming and bad ground cost double" /
        "el Paso menos las heridas; correr suma un d6; reptar, trepar, nadar y el terreno difícil cuestan el doble";
    "S6": ["sw fight d8 vs 6", "sw fight d8 vs parry d8"],
        "an attack in close combat: Pelear against Parada, which is 2 and half of the die" /
        "un ataque cuerpo a cuerpo: Pelear contra la Parada, que es 2 más la mitad del dado";
    "S7": ["sw shoot d8 at 30 range 12/24/48"],
        "an attack from afar against 4: medium range -2, long -4, extreme -8 and only after aiming" /
        "un ataque a distancia contra 4: alcance medio -2, largo -4, extremo -8 y solo apuntando";
    "S8": ["sw shoot d8 at 30 range 12/24/48 cover medium dark aim"],
        "cover -2, -4 or -6, bad light -2, -4 or -6; aiming takes away up to 4 of such penalties or gives +2" /
        "cobertura -2, -4 o -6, poca luz -2, -4 o -6; apuntar quita hasta 4 de esas penalizaciones o da +2";
    "S9": ["sw fight d8 vs 6 called head"],
        "called shots: limb -2, hand -4, head or vitals -4 with +4 damage" /
        "ataque apuntado: extremidad -2, mano -4, cabeza u órganos vitales -4 y +4 al daño";
    "S10": ["sw fight d8 vs 6 wild gang 3", "sw fight d8 vs 4 size 5"],
        "touch +2, wild attack +2 and +2, the drop +4 and +4, gangs up to +4, an unarmed foe +2, scale by size" /
        "toque +2, ataque salvaje +2 y +2, superioridad +4 y +4, varios contra uno hasta +4, enemigo desarmado +2, escala por tamaño";
    "S11": ["sw shoot d8 rof 3"],
        "a rate of fire rolls so many trait dice and one wild die, each judged alone, at -2 for the recoil" /
        "la cadencia tira tantos dados de rasgo y un comodín, cada uno por su cuenta, con -2 por el retroceso";
    "S12": ["sw area d8 thrown at 10 range 5/10/20"],
        "an attack on an area that misses deviates, by distance and direction" /
        "un ataque de área que falla se desvía, con distancia y dirección";
    "S13": ["sw damage d8+d6 raise vs 7"],
        "damage dice ace; a raise on the attack adds a d6" /
        "los dados de daño explotan; un aumento al atacar suma un d6";
    "S14": ["sw damage d8+d6 vs 9(4) ap 2", "sw damage d8+d6 vs 7 shaken"],
        "damage of Dureza or more leaves Shaken, each full 4 above it a wound; AP goes through armour" /
        "un daño igual o mayor que la Dureza deja aturdido, cada 4 completos de más son una herida; la PA atraviesa armadura";
    "S15": ["sw damage d8+d6 vs 7 wounds 2", "sw damage d8+d6 vs 7 extra"],
        "an Extra is out at one wound, a Wild Card at the fourth" /
        "un Extra cae con una herida, un comodín con la cuarta";
    "S16": ["sw fight d8 vs 6 dmg d8+d6 vs 7 soak d8", "sw advise d8 vs 6 dmg d8+d6 vs 7"],
        "the whole attack in one line: hit, damage, wounds, soak" /
        "todo el ataque en una línea: impacto, daño, heridas y absorber";
    "S17": ["sw soak d8 wounds 2 had 1"],
        "soaking: a Vigor roll takes away a wound for the success and for each raise" /
        "absorber: una tirada de Vigor quita una herida por el éxito y por cada aumento";
    "S18": ["sw unshake d6"],
        "Espíritu against 4 to act normally again" /
        "Espíritu contra 4 para volver a actuar";
    "S19": ["sw incapacitated d6 wounds 3"],
        "the incapacitated roll Vigor: dead, bleeding out, or an injury that stays more or less long" /
        "el incapacitado tira Vigor: muerto, desangrándose, o una lesión que dura más o menos";
    "S20": ["sw injury"],
        "the table of injuries, 2d6" /
        "la tabla de lesiones, 2d6";
    "S21": ["sw bleeding d6 wounds 3 turns 10"],
        "bleeding out: Vigor each turn; failure dies, success holds on, a raise stabilises" /
        "desangrarse: Vigor cada turno; el fallo mata, el éxito aguanta, el aumento estabiliza";
    "S22": ["sw heal d8 wounds 2", "sw natural d8 wounds 2"],
        "healing within the hour, or by oneself every five days: one wound, two with a raise" /
        "curar en la hora de oro, o sanar solo cada cinco días: una herida, dos con un aumento";
    "S23": ["sw support d8"],
        "support gives an ally +1, with a raise +2" /
        "apoyar da +1 a un aliado, con un aumento +2";
    "S24": ["sw test d8 vs d6"],
        "tests: distracted or vulnerable, with a raise Shaken too" /
        "trucos: distraído o vulnerable, y con un aumento también aturdido";
    "S25": ["sw push d8 vs d6"],
        "pushing: opposed Fuerza, the loser moves a pace, two with a raise" /
        "empujar: Fuerza opuesta, el que pierde retrocede un paso, dos con un aumento";
    "S26": ["sw grapple d8 vs d6"],
        "grappling: entangled, with a raise bound" /
        "agarrar: trabado, con un aumento apresado";
    "S27": ["sw interrupt d8 vs d6"],
        "whoever is on hold interrupts by winning an opposed roll" /
        "quien está a la espera interrumpe si gana una tirada opuesta";
    "S28": ["sw fight d8 vs 6 defend"],
        "a target that only defends has +4 to Parada" /
        "un objetivo que solo se defiende tiene +4 a la Parada";
    "S29": ["sw evade d8"],
        "evasion: Agilidad at -2 avoids what comes" /
        "evasión: Agilidad con -2 lo evita";
    "S30": ["sw disarm d8 vs 6 hand"],
        "disarming is an attack on the hand at -4, or on the weapon at -2" /
        "desarmar es un ataque a la mano con -4, o al arma con -2";
    "S31": ["sw withdraw d8 vs 6 foes 2 dmg d8+d6 vs 7"],
        "withdrawing from close combat gives every foe a free attack" /
        "retirarse del cuerpo a cuerpo da un ataque gratis a cada enemigo";
    "S32": ["sw fight d8 mounted d6 charge vs 6 dmg d8+d6 vs 7"],
        "on horseback the lower of Pelear and Cabalgar counts; a charge adds 4 to the damage" /
        "a caballo cuenta lo menor de Pelear y Cabalgar; la carga suma 4 al daño";
    "S33": ["sw fight d8 vs 6 dmg d8 vs 5 nonlethal"],
        "nonlethal damage leaves its victim out for 1d6 hours" /
        "el daño no letal deja fuera a su víctima 1d6 horas";
    "S34": ["sw d8 vs 6 beni"],
        "a beni rolls a failure again, and the higher counts" /
        "un beni repite la tirada fallida, y cuenta la más alta";
    "S35": ["sw paces 12", "sw rounds 10"],
        "a pace is 2 metres, a round 6 seconds" /
        "un paso son 2 metros, una ronda 6 segundos";
}
