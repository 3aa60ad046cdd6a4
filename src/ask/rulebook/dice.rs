//! Plain dice, by piece of notation.

super::articles! {
    "3d6": ["3d6+2", "d20"],
        "so many dice of so many sides, one when no number is given" /
        "tantos dados de tantas caras, uno si no se dice cuántos";
    "d%": ["d%", "dpct"],
        "a hundred-sided die" /
        "un dado de cien caras";
    "dF": ["4dF"],
        "fudge dice: -1, 0 or +1" /
        "dados fudge: -1, 0 o +1";
    "d:": ["2d:0,0,1,1,2"],
        "dice with faces of one's own" /
        "dados con caras propias";
    "( )d( )": ["(1d4)d6", "3d(2d6)"],
        "a count or a number of sides may be rolled too" /
        "la cantidad o las caras también pueden tirarse";
    "kh kl km": ["4d6kh3", "2d20kl1", "3d10km1"],
        "keeps the highest, the lowest or the middle ones; k is kh" /
        "guarda los más altos, los más bajos o los centrales; k es kh";
    "dh dl": ["4d6dl1"],
        "drops the highest or the lowest ones" /
        "descarta los más altos o los más bajos";
    "adv dis": ["d20 adv", "d20 dis"],
        "two dice, of which the higher or the lower counts" /
        "dos dados, de los que cuenta el más alto o el más bajo";
    "x !": ["2d6x", "5d10 xge9"],
        "explodes: the highest face, or what is named, adds a die" /
        "explota: la cara más alta, o la que se diga, añade un dado";
    "xo xx xp": ["2d6xo", "2d6xx", "2d6xp"],
        "explodes once; adds to the same die; adds one less each time" /
        "explota una vez; suma al mismo dado; suma uno menos cada vez";
    "r ro": ["4d6r1", "2d6ro1"],
        "rolls a face again until it no longer shows, or once" /
        "repite una cara hasta que no salga, o una vez";
    "mi ma": ["3d6mi2", "3d6ma5"],
        "lower faces count as so many, higher ones too" /
        "las caras menores cuentan como tantas, o las mayores";
    "ge gt le lt eq ne": ["5d10ge7", "5d10le3"],
        "counts the dice that fit instead of adding them up; >= > <= < = too" /
        "cuenta los dados que cumplen en vez de sumarlos; también >= > <= < =";
    "f": ["5d10ge7f1"],
        "after a count: each such die takes one away" /
        "tras contar: cada dado así quita uno";
    "+ - * / ( )": ["(2d6+3)*2", "7 div 2", "2d6 times 2"],
        "arithmetic; division rounds down" /
        "cuentas; la división redondea hacia abajo";
    "min max abs": ["max(2d6, 1d12)", "abs(d6-d6)"],
        "the least, the greatest, a value without its sign" /
        "el menor, el mayor, un valor sin signo";
    "best worst": ["best 2 of d6, d8, d10", "worst(1; d6, d8)"],
        "the highest or lowest so many of several values, added up" /
        "los más altos o los más bajos de varios valores, sumados";
    "vs": ["d20+5 vs 15", "2d6 vs 2d6"],
        "success at a number or more; against dice, an opposed roll" /
        "éxito con un número o más; contra dados, una tirada enfrentada";
    "under": ["3d6 under 10"],
        "success at a number or less" /
        "éxito con un número o menos";
    "6x": ["6x 4d6kh3"],
        "so many rolls, each an answer of its own" /
        "tantas tiradas, cada una con su respuesta";
    "odds": ["odds 4d6kh3", "odds d20+5 vs 15"],
        "the exact odds instead of a roll" /
        "las probabilidades exactas en vez de una tirada";
    "label": ["3d6 label attack"],
        "a label, kept in the answer; # too" /
        "una etiqueta que queda en la respuesta; también #";
}
