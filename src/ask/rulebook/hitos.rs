//! The rules of HITOS by number.

super::articles! {
    "H1": ["hitos 6+4 vs 15", "hitos 6+4 vs hard"],
        "C, the middle die, with traits and modifiers makes the total; it succeeds at the difficulty or more, which is 15 when none is named" /
        "C, el dado central, con rasgos y modificadores hace el total; hay éxito si llega a la dificultad, que es 15 si no se dice otra";
    "H2": ["odds hitos 6+4 vs extreme"],
        "two or three 10s are a critical, which succeeds whatever the difficulty; two or three 1s a fumble, which fails whatever the total; the aspect it leaves lasts a scene, that of three alike a session" /
        "dos o tres dieces son un crítico, que acierta sea cual sea la dificultad; dos o tres unos una pifia, que falla sea cual sea el total; el aspecto que deja dura una escena, y el de tres iguales una sesión";
    "H3": ["hitos opposed 2+4 vs 4+7", "hitos opposed 2+4 vs 4+7 no-tie"],
        "both sides roll and the higher total wins; a tie stands, or both roll again until it breaks" /
        "tiran los dos y gana el total más alto; el empate vale, o se repite hasta que se rompa";
    "H4": ["hitos extended 6+5 vs 15 successes 3 within 10"],
        "so many successes are needed, one roll a period, perhaps within so many rolls" /
        "hacen falta varios éxitos, una tirada por periodo, quizá en un número de tiradas";
    "H5": ["hitos boost 6+4 vs 15 keep 9"],
        "a favourable aspect: the dice not kept are rolled again, and M counts instead of C, or the sum of equal dice if that is more" /
        "un aspecto a favor: se repiten los dados que no se guardan, y en vez de C cuenta M, o la suma de los dados iguales si es más";
    "H6": ["hitos hinder 6+4 vs 15 keep 9,5"],
        "an adverse aspect: the dice not kept are rolled again, and m counts instead of C, or a repeated die as a negative number" /
        "un aspecto en contra: se repiten los dados que no se guardan, y en vez de C cuenta m, o el dado repetido en negativo";
    "H7": ["hitos advise 6+4 vs 15 rolled 1,5,9"],
        "which dice to roll again: every choice with its exact chances, the best first" /
        "qué dados conviene repetir: cada opción con sus probabilidades exactas, la mejor primero";
    "H8": ["hitos 6+4 vs 15 aspect"],
        "an aspect is used if the roll is no success, on the dice that H7 puts first; damage is then read from the new dice" /
        "el aspecto se usa si la tirada no es un éxito, con los dados que H7 pone primero; el daño se lee entonces de los dados nuevos";
    "H9": ["hitos drama you 3 them 2 hinder cancelled"],
        "an aspect costs a drama point or is exhausted; whoever suffers it pays one to cancel it, or else gains the point" /
        "un aspecto cuesta un punto dramático o se agota; quien lo sufre paga uno para cancelarlo o, si no, gana el punto";
    "H10": ["hitos 6+4 vs 15 wounded drugs mild"],
        "states of body and mind take 2 or 5 off actions and Defensa; mild drugs cancel 2 of it, strong ones 5" /
        "los estados del cuerpo y de la mente restan 2 o 5 a las acciones y a la Defensa; las drogas suaves anulan 2, las fuertes 5";
    "H11": ["hitos sheet for 6 ref 5 vol 4 int 7 combat 5 fitness 3"],
        "Aguante, Resistencia, Entereza, Estabilidad, Iniciativa, Defensa and damage bonuses from characteristics and skills" /
        "Aguante, Resistencia, Entereza, Estabilidad, Iniciativa, Defensa y bonificaciones al daño según características y habilidades";
    "H12": ["hitos init Paul 7, Librero 5"],
        "C + Iniciativa, the highest acts first; a tie goes to the higher score, then to another roll" /
        "C + Iniciativa, actúa antes el más alto; el empate es de la puntuación mayor y, si sigue, se vuelve a tirar";
    "H13": ["hitos attack 6+5 vs 14 unaware"],
        "Reflejos + Combate against the target's Defensa, which unaware is 2 less, in full defence 4 more, and helpless always 5" /
        "Reflejos + Combate contra la Defensa del objetivo, que desprevenido tiene 2 menos, en defensa total 4 más, e indefenso siempre 5";
    "H14": ["hitos attack 6+5 vs 14 dmg C+1 bonus 3 rd 2 aguante 8 lost 5"],
        "damage is read from the dice of the attack, with the weapon's points and the bonus; two 10s double it, three triple it, then the best RD comes off" /
        "el daño se lee de los dados del ataque, con los puntos del arma y la bonificación; dos dieces lo doblan, tres lo triplican, y luego se resta la mejor RD";
    "H15": ["hitos attack 6+5 vs 14 dmg M shift +1"],
        "an aspect used on damage moves its type along 0, 1, m, C, M, mC, mM, CM, mCM, mCM+1d10…" /
        "un aspecto usado sobre el daño mueve su tipo por 0, 1, m, C, M, mC, mM, CM, mCM, mCM+1d10…";
    "H16": ["hitos damage 9 aguante 8 lost 5"],
        "damage of Aguante or more is massive: Aguante against 12, or all that is left is lost; the points lost make the state" /
        "un daño igual o mayor que el Aguante es masivo: Aguante contra 12 o se pierde todo lo que queda; los puntos perdidos dan el estado";
    "H17": ["hitos dying 8 turns 10", "hitos dying 8 direct-aspect", "hitos 6+4 vs 15"],
        "the dying roll Aguante against 15 each turn: failure dies, a critical stabilises, success holds on; a fitting aspect stabilises too, and so does somebody else with Intelecto and a skill against 15" /
        "el moribundo tira Aguante contra 15 cada turno: el fallo mata, el crítico estabiliza, el éxito aguanta; también lo estabiliza un aspecto adecuado, u otro con Intelecto y una habilidad contra 15";
    "H18": ["hitos rest lost 9 consolidated 4"],
        "once safe, half of what is not consolidated comes back, and the rest is consolidated; so with Estabilidad" /
        "pasado el peligro vuelve la mitad de lo no consolidado y el resto se consolida; igual con la Estabilidad";
    "H19": ["hitos fall 7m rolled 1,5,9 push 2 aspect"],
        "a fall does damage by its height, read from the failed climb or from the attack that pushed; an aspect takes 3 metres off" /
        "una caída hace daño según la altura, leído de la tirada fallada o del ataque que empuja; un aspecto quita 3 metros";
    "H20": ["hitos poison 15 minor m major CM aguante 8"],
        "Aguante against the poison: the lesser damage on a success, the greater on a failure" /
        "Aguante contra el veneno: con éxito el daño menor, con fallo el mayor";
    "H21": ["hitos suffocate aguante 8 breath turns 40"],
        "twice Aguante turns without air, four times after a deep breath; then Aguante against 10 each turn, 1 more each time" /
        "el doble del Aguante en turnos sin aire, el cuádruple si se coge aire; luego Aguante contra 10 cada turno, 1 más cada vez";
    "H22": ["hitos fire medium 4+3 vs 15", "hitos fire medium 4+3 direct-aspect"],
        "a success leaves the lesser damage and one level less, a failure the greater damage; a critical or a fitting aspect puts the fire out, a fumble makes it grow" /
        "con éxito el daño menor y un nivel menos, con fallo el daño mayor; un crítico o un aspecto adecuado apaga el fuego, y una pifia lo aviva";
    "H23": ["hitos explosion full mCM partial C cover"],
        "the full damage, the partial one in cover or on the outer edge, none with both" /
        "el daño completo, el parcial a cubierto o en la periferia, ninguno con las dos cosas";
    "H24": ["hitos heal wounded aguante 8 lost 10 favourable"],
        "the healthy recover overnight; the wounded roll Aguante against 10 each week, the incapacitated against 15; without rest, as one state worse" /
        "el sano se recupera en una noche; el herido tira Aguante contra 10 cada semana, el incapacitado contra 15; sin reposo, como un estado peor";
    "H25": ["hitos care wounded 5+4"],
        "the doctor's roll, easy for the healthy, medium for the wounded and incapacitated, puts the patient under medical care" /
        "la tirada del médico, fácil si el paciente está sano y media si está herido o incapacitado, lo deja bajo supervisión médica";
    "H26": ["hitos terror panic entereza 7", "hitos terror horror entereza 7 aspect"],
        "Entereza against the level: unease easy 0/1, stupor medium 1/m, fear medium m/M, panic hard C/CM, horror very hard M/mCM; Degeneración spares unease" /
        "Entereza contra el nivel: desasosiego fácil 0/1, estupor media 1/m, miedo media m/M, pánico difícil C/CM, horror muy difícil M/mCM; la Degeneración libra del desasosiego";
    "H27": ["hitos terror horror entereza 6 lost 3"],
        "imbalance of Entereza or more: Entereza against 12, or a trauma takes all the Estabilidad left" /
        "un desequilibrio igual o mayor que la Entereza: Entereza contra 12, o un trauma se lleva toda la Estabilidad que queda";
    "H28": ["hitos terror panic entereza 7 lost 3 degeneration 1 mythos"],
        "losing all Estabilidad, or all Resistencia, to the Mythos adds 1 to Degeneración" /
        "perder toda la Estabilidad, o toda la Resistencia, por los Mitos suma 1 a la Degeneración";
    "H29": ["hitos madness 7 turns 5", "hitos madness 7 direct-aspect", "hitos calm 5+4 close", "hitos calm 5+4 therapy lost 21 consolidated 10"],
        "the mad roll Entereza against 15 each turn: failure is the end, a critical or a fitting aspect brings them back; others may calm them with Entereza against 15, somebody close against 12, a therapist against 15" /
        "el enloquecido tira Entereza contra 15 cada turno: el fallo es el final, el crítico o un aspecto adecuado lo devuelve; otros pueden calmarlo con Entereza contra 15, alguien cercano contra 12, un terapeuta contra 15";
    "H30": ["hitos degeneration knowledge 9 to 15"],
        "each multiple of five that arcane skills and occultism reach together adds 1 to Degeneración" /
        "cada múltiplo de cinco que alcanzan juntas las habilidades arcanas y el ocultismo suma 1 a la Degeneración";
}
