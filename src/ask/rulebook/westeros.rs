//! The rules of Westeros by number.

super::articles! {
    "W1": ["westeros 4+3 vs 9"],
        "a die, skill and attribute; it succeeds over the difficulty" /
        "un dado, habilidad y atributo; hay éxito si se supera la dificultad";
    "W2": ["westeros shoot 4+3 vs 12 at 60m range 100 aim crit 15"],
        "a missile: a die, skill, Destreza and 5, -1 from half the range on, +1 aimed, +1 at the flank, +2 at the rear; a critical when the total is also over the weapon's critical number" /
        "un proyectil: un dado, habilidad, Destreza y 5, -1 desde la mitad del alcance, +1 apuntando, +1 por el flanco, +2 por la retaguardia; crítico si el total también supera el valor del crítico del arma";
    "W3": ["westeros shoot 4+3 vs 12 dodge 3+2"],
        "whoever sees a missile coming dodges it with a die below Esquiva + Destreza" /
        "quien ve venir un proyectil lo esquiva con un dado menor que Esquiva + Destreza";
    "W4": ["westeros shoot 4+3 vs 12 size 4 res 6"],
        "a shield facing the missile stops it with a die of its size or less" /
        "un escudo de cara al proyectil lo para con un dado igual o menor que su tamaño";
    "W5": ["westeros shoot 4+3 vs 12 dmg 9 armor 2 fort 3"],
        "what passes shield and armour costs a health level each time it exceeds a multiple of Fortaleza" /
        "lo que pasa de escudo y armadura quita un nivel de salud cada vez que supera un múltiplo de la Fortaleza";
    "W6": ["westeros melee 6+3 keep 2 reach 1 advantage vs parry 3+2 reach 1"],
        "a melee attack: a die, skill less what is kept for the parry, Destreza and reach, +1 with the advantage, +1 at the flank, +2 at the rear, -1 with an enemy at one's own flank" /
        "un ataque cuerpo a cuerpo: un dado, habilidad menos la reservada para parar, Destreza y alcance, +1 con ventaja, +1 por el flanco, +2 por la retaguardia, -1 con un enemigo en el flanco propio";
    "W7": ["westeros melee 6+3 flank vs parry 3+2 shield 2"],
        "a parry: a die, the skill kept, Destreza, reach and shield, -1 against the flank, -3 against the rear" /
        "una parada: un dado, la habilidad reservada, Destreza, alcance y escudo, -1 contra el flanco, -3 contra la retaguardia";
    "W8": ["westeros melee 6+3 rear vs dodge 2+2 seen"],
        "a dodge: a die and Destreza, and Esquiva against an enemy that is seen" /
        "una esquiva: un dado y Destreza, y Esquiva contra un enemigo al que se ve";
    "W9": ["westeros melee 6+3 vs parry 3+2 dodge 2+2"],
        "the best defence over the attack stops it; 0 or 1 over the defence is a graze, half the damage and the tactical advantage; 2 or more a serious hit" /
        "la mejor defensa, si supera al ataque, lo detiene; 0 o 1 por encima es un roce, con la mitad del daño y ventaja táctica; 2 o más, un impacto grave";
    "W10": ["westeros melee 6+3 keep 2 vs parry 3+2 shield 2 size 4 res 6 dmg 8 armor 1 fort 3"],
        "of a parried attack the shield takes the damage with a die below its size; what exceeds its resistance goes on" /
        "de un ataque parado el escudo se lleva el daño con un dado menor que su tamaño; lo que pasa de su resistencia sigue";
    "W11": ["westeros melee 6+3 vs parry 3+2 dmg 8 armor 3 fort 4"],
        "what passes the armour costs a health level for each full Fortaleza" /
        "lo que pasa de la armadura quita un nivel de salud por cada Fortaleza completa";
    "W12": ["westeros melee 6+3 vs dodge 2+2 dmg 6 fort 3 charge 4"],
        "a charge on foot adds Fuerza to the damage" /
        "una carga a pie suma la Fuerza al daño";
    "W13": ["westeros knockdown 4+3+2 charge vs 3+3+1 dodge 2"],
        "knocking down: Fuerza, Fortaleza and armour on both sides, +2 in a charge, and Esquiva of whoever is attacked from the front; by 2 or more the target is down, by 0 or 1 it leaves the advantage" /
        "derribar: Fuerza, Fortaleza y armadura de los dos, +2 a la carga, y Esquiva de quien es atacado de frente; por 2 o más el objetivo cae, por 0 o 1 da ventaja";
    "W14": ["westeros stand load 2", "westeros melee 6+3 drawing vs parry 3+2"],
        "standing up takes as many pulses as the load penalty, at -2; turning -1, drawing -1 or -2, picking up a weapon -1" /
        "levantarse cuesta tantos impulsos como la penalización por carga, con -2; girarse -1, desenvainar -1 o -2, recoger un arma -1";
    "W15": ["westeros melee 6+3 vs dodge 2+2 stunned"],
        "the stunned only turn and dodge, the immobilised only dodge and parry, the prone only parry, all at -2; the disarmed do not parry" /
        "el aturdido solo se gira y esquiva, el inmovilizado solo esquiva y para, el postrado solo para, todos con -2; el desarmado no para";
    "W16": ["westeros melee 6+3 defensive opening vs parry 3+2"],
        "whoever fights defensively attacks only when the enemy has fumbled" /
        "quien combate a la defensiva solo ataca cuando el enemigo comete un fallo crítico";
    "W17": ["westeros fatigue fort 4 load 0: high x5, rest x2"],
        "Fortaleza × 20 points of fatigue, at most 100; each quarter spent costs a level: winded -1, tired -2, exhausted -3" /
        "Fortaleza × 20 puntos de fatiga, como mucho 100; cada cuarto gastado cuesta un nivel: sofocado -1, cansado -2, fatigado -3";
    "W18": ["westeros fatigue fort 4 load 0: very-high, high, medium, low, rest"],
        "very high intensity costs 8 points and high 4; medium costs 2 above half of them, low 1 above three quarters, and below that they give 1 back; rest gives 4 back" /
        "la intensidad muy alta cuesta 8 puntos y la alta 4; la media cuesta 2 por encima de la mitad, la baja 1 por encima de tres cuartos, y por debajo devuelven 1; el descanso devuelve 4";
    "W19": ["westeros fatigue fort 4 load 1: high x3, rest, medium x2"],
        "a load raises every intensity by its modifier; past very high the action suffers -2 or -5" /
        "la carga sube cada intensidad según su modificador; más allá de muy alta la acción sufre -2 o -5";
    "W20": ["westeros joust 8+5 ride 4+4 vs 7+6 ride 5+4"],
        "each pass both roll Justa + Destreza: 20 or more hits, and whoever is hit stays on with 15 in Equitación + Fortaleza; the first to fall loses" /
        "en cada pasada los dos tiran Justa + Destreza: 20 o más impacta, y el impactado sigue a caballo con 15 en Equitación + Fortaleza; pierde el primero que cae";
    "W21": ["westeros melee 6+3 vs parry 3+2 dmg 8 fort 4 tourney"],
        "in a tournament on foot attacks do half the damage" /
        "en un torneo a pie los ataques hacen la mitad del daño";
    "W22": ["westeros facing 200"],
        "the front is 90° around where one looks, the flanks 60° on each side, the rest is the rear" /
        "el frente son 90° hacia donde se mira, los flancos 60° a cada lado, y el resto la retaguardia";
    "W23": ["westeros split 6+3 reach 1 vs parry 3+2 dodge 2+2 attack 5+3"],
        "how much skill to keep for the parry: every choice with the chances to hit and to be hit, the best first" /
        "cuánta habilidad reservar para parar: cada opción con las probabilidades de impactar y de ser impactado, la mejor primero";
}
