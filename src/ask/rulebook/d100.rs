//! The rules of the percentile game by number.

super::articles! {
    "D1": ["d100 65", "d100 65-20"],
        "a roll of the skill or less succeeds; modifiers change the skill" /
        "una tirada igual o menor que la habilidad acierta; los modificadores cambian la habilidad";
    "D2": ["odds d100 65"],
        "a roll of a fifth of the skill or less is special; a special attack does double damage" /
        "una tirada de un quinto de la habilidad o menos es especial; un ataque especial hace el doble de daño";
    "D3": ["d100 65 bonus 2"],
        "extra tens dice are rolled, and the best total counts" /
        "se tiran dados de decenas extra, y cuenta el mejor total";
    "D4": ["d100 65 tiers"],
        "criticals and fumbles of the earlier edition" /
        "críticos y pifias de la edición anterior";
    "D5": ["d100 resist 14 vs 12"],
        "characteristic against characteristic: 50, and 5 for each point ahead" /
        "característica contra característica: 50, y 5 por cada punto de ventaja";
    "D6": ["d100 65 changed"],
        "doing something other than declared: -20" /
        "hacer algo distinto de lo declarado: -20";
    "D7": ["d100 melee 65 vs 40"],
        "both sides roll their skill; the higher one adds a tens die for each full 10 points of difference" /
        "los dos tiran su habilidad; la mayor suma un dado de decenas por cada 10 puntos completos de diferencia";
    "D8": ["d100 melee 65 long vs 40 short"],
        "a long weapon against bare hands adds two tens dice, against a short or improvised one a tens die; a short or improvised one against bare hands a tens die" /
        "un arma larga contra manos desnudas suma dos dados de decenas, contra una corta o improvisada uno; una corta o improvisada contra manos desnudas, uno";
    "D9": ["d100 melee 65 vs 40 attackers 3"],
        "several attackers on one: two add a tens die each, three or four add two" /
        "varios atacantes contra uno: si son dos suman un dado de decenas cada uno, si son tres o cuatro, dos";
    "D10": ["odds d100 melee 65 vs 40"],
        "the lowest total that succeeds wins; equal ones go to the higher skill" /
        "gana el total más bajo que acierta; si son iguales, la habilidad más alta";
    "D11": ["d100 melee 65 long vs 40 short block 8 dmg 1d8"],
        "both succeed, 10 or less apart, and the loser's weapon can block: it takes the damage first" /
        "si aciertan los dos por 10 o menos y el arma del que pierde puede bloquear, el daño lo recibe antes ella";
    "D12": ["d100 melee 65 unarmed vs 40 short block 8 counter 1d4"],
        "bare hands that a blade or natural weapon blocks suffer that weapon's damage" /
        "unas manos desnudas bloqueadas por un filo o un arma natural sufren el daño de esa arma";
    "D13": ["d100 melee 65 vs 40 short dmg 1d8 md 1d4 armor 2"],
        "damage is the weapon's dice and the damage modifier, doubled by a special, less armour" /
        "el daño son los dados del arma y el modificador al daño, doblado por un especial, menos la armadura";
    "D14": ["d100 dodge 50 vs 65 long previous 1"],
        "a dodge is rolled against the attack; -30 for each one before it in the turn, -20 on the ground" /
        "la esquiva se tira contra el ataque; -30 por cada una anterior en el turno, -20 en el suelo";
    "D15": ["d100 melee 65 vs 40 short defensive"],
        "whoever only defends dodges and blocks with +20, and does no damage" /
        "quien solo se defiende esquiva y bloquea con +20, y no hace daño";
    "D16": ["d100 knockout 65 vs 40"],
        "knocking out: win with a units digit no higher than the tens value of the skill" /
        "noquear: ganar con unas unidades que no pasen del valor de decenas de la habilidad";
    "D17": ["d100 grapple 65 vs 40", "d100 escape 12 vs 14 lucha 65"],
        "holding somebody, by the same condition; getting free is FUE against FUE and the captor's skill" /
        "inmovilizar, con la misma condición; para zafarse, FUE contra la FUE y la habilidad del captor";
    "D18": ["d100 autofire 45 targets 3"],
        "the tens value of a skill is a tenth of it, rounded down: 45 has 4" /
        "el valor de decenas de una habilidad es su décima parte, hacia abajo: 45 tiene 4";
    "D19": ["d100 melee 65 vs 40 focus 10"],
        "+10 for each 5 points of DES waited" /
        "+10 por cada 5 puntos de DES que se esperan";
    "D20": ["d100 shoot 60 at 70m range 30 des 14 firearm"],
        "closer than a third of DES in metres twice the skill; up to the range all of it, up to twice half; firearms reach farther" /
        "a menos de un tercio de la DES en metros el doble de la habilidad; hasta el alcance toda, hasta el doble la mitad; las armas de fuego llegan más lejos";
    "D21": ["d100 shoot 60 at 70m range 30 des 14 firearm scope"],
        "a sight doubles the range and halves the initiative; one on a rifle makes it four times" /
        "una mira dobla el alcance y deja la iniciativa a la mitad; la de un rifle lo multiplica por cuatro";
    "D22": ["d100 silencer", "d100 shoot 60 at 10m range 30 firearm silencer"],
        "a silencer halves the range, and lasts 1d100+10 shots" /
        "un silenciador deja el alcance a la mitad, y dura 1d100+10 disparos";
    "D23": ["d100 shoot 60 at 10m range 30 location small"],
        "aiming at a part: -10 if it is as large as a head, -20 if smaller" /
        "apuntar a una parte: -10 si es como una cabeza o mayor, -20 si es menor";
    "D24": ["d100 shoot 60 at 10m range 30 cover"],
        "a target on the ground or in cover there: -20" /
        "un blanco en el suelo o a cubierto en él: -20";
    "D25": ["d100 shoot 60 at 10m range 30 dmg 1d10+2 armor 2", "d100 throw 40 at 10m range 20 dmg 1d6 md 1d4"],
        "firearms do their damage without modifier, thrown weapons with half of it" /
        "las armas de fuego hacen su daño sin modificador, las arrojadizas con la mitad";
    "D26": ["d100 shoot 60 at 10m range 30 firearm malf 98 semi"],
        "a roll of the malfunction number or more: the weapon does not fire, or jams if it loads itself" /
        "una tirada igual o mayor que el número de fallo: el arma no dispara, o se encasquilla si es automática o semiautomática";
    "D27": ["d100 unjam 55"],
        "clearing a jam takes a successful roll and 1d6 turns" /
        "desencasquillar un arma pide una tirada con éxito y 1d6 turnos";
    "D28": ["d100 burst 45 dmg 1d10"],
        "a short burst: three dice, of which two are read as tens and units" /
        "una ráfaga corta: tres dados, de los que dos se leen como decenas y unidades";
    "D29": ["autofire 45"],
        "full automatic: the same dice, and the damage is the sum of all three" /
        "fuego automático: los mismos dados, y el daño es la suma de los tres";
    "D30": ["odds autofire 45"],
        "a digit shown twice that, read as tens and units, is above the skill jams the weapon" /
        "una cifra repetida que, leída como decenas y unidades, supera la habilidad encasquilla el arma";
    "D31": ["d100 burst 45 dmg 1d10 pick high"],
        "of the readings the one that does most damage is picked, unless the line says otherwise" /
        "de las lecturas se elige la que hace más daño, si la línea no dice otra cosa";
    "D32": ["autofire 45 dmg 12 targets 3", "autofire 45 dmg 12 targets 3 split 6,4,2"],
        "the damage may be spread over as many targets as the tens value, none above half and none above the one before" /
        "el daño puede repartirse entre tantos blancos como el valor de decenas, ninguno más de la mitad ni más que el anterior";
    "D33": ["d100 reload 5 rounds", "d100 reload belt"],
        "two rounds or a magazine take a turn, a belt two" /
        "dos balas o un cargador cuestan un turno, una cinta dos";
    "D34": ["d100 init Ana firearm 14 60, Luis melee 12 50 surprised, Eva unarmed 15 40 ready"],
        "firearms act first, then weapons in hand, then bare hands; within each DES and then skill decide" /
        "actúan antes las armas de fuego, luego las de mano, luego las manos desnudas; en cada grupo deciden la DES y la habilidad";
    "D35": ["d100 strike 2d6 pr 12"],
        "armour takes from damage; an object breaks with no points of resistance left" /
        "la armadura resta del daño; un objeto se rompe sin puntos de resistencia";
    "D36": ["d100 melee 65 vs 40 short dmg 1d8 simple"],
        "simplified damage: no damage dice, but the units of the attack in the row of the weapon's most damage" /
        "daño simplificado: sin dados de daño, con las unidades del ataque en la fila del daño máximo del arma";
    "D37": ["d100 shoot 45 at 60m with uzi", "d100 melee 65 with sword vs 40"],
        "a weapon by its name brings its class, damage, range, points and malfunction number" /
        "un arma por su nombre trae su clase, daño, alcance, puntos y número de fallo";
}
