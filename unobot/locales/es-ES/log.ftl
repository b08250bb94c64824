## What happened (the log)

told-deal = **{ $name }** reparte la ronda { $number }: sale { $emoji } { $card }.
told-deal-bare = **{ $name }** reparte la ronda { $number }.
told-deal-begins = **{ $name }** empieza.
told-joined = { $count ->
    [one] Se une un jugador más.
   *[other] Se unen { $count } jugadores más.
}
told-put-back = Primero salió un Comodín roba cuatro y volvió al mazo.
told-play = **{ $name }** jugó { $cards }.
told-play-uno = **{ $name }** jugó { $cards } y dijo Uno.
told-skip = **{ $name }** pierde el turno.
told-reverse = Se juega hacia el otro lado.
told-draw = **{ $name }** { $count ->
    [0] no robó nada: el mazo está vacío
    [one] robó una carta
   *[other] robó { $count } cartas
}.
told-draws-and-misses = **{ $name }** { $count ->
    [0] no roba nada, porque el mazo está vacío,
    [one] roba una carta
   *[other] roba { $count } cartas
} y pierde el turno.
told-draws = **{ $name }** { $count ->
    [0] no roba nada: el mazo está vacío
    [one] roba una carta
   *[other] roba { $count } cartas
}.
told-pass = **{ $name }** pasó.
told-taken-back = **{ $name }** deshizo su jugada: { $cards }.
told-taken-back-other = **{ $name }** deshizo eso.
told-color = **{ $name }** eligió { $emoji } { $color }.
told-accept = **{ $name }** { $count ->
    [0] no roba nada, porque el mazo está vacío,
    [one] roba una carta
   *[other] roba { $count } cartas
} y pierde el turno.
told-accept-only = **{ $name }** { $count ->
    [0] no roba nada, porque el mazo está vacío
    [one] roba una carta
   *[other] roba { $count } cartas
}.
told-challenge-won = **{ $name }** desafió, y **{ $by }** era culpable: **{ $by }** { $count ->
    [0] no roba nada, porque el mazo está vacío
    [one] roba una carta
   *[other] roba { $count } cartas
}.
told-challenge-lost = **{ $name }** desafió, pero **{ $by }** no era culpable: **{ $name }** { $count ->
    [0] no roba nada, porque el mazo está vacío,
    [one] roba una carta
   *[other] roba { $count } cartas
} y pierde el turno.
told-hand = { $told } La mano de **{ $name }**: { $cards }
told-uno = **{ $name }** dijo Uno.
told-caught = **{ $by }** atrapó a **{ $name }**, que no había dicho Uno y { $count ->
    [0] no roba nada: el mazo está vacío
    [one] roba una carta
   *[other] roba { $count } cartas
}.
told-out = ¡**{ $name }** se queda sin cartas!
told-last-left = Solo queda **{ $name }**.
told-placed = **{ $name }** se queda sin cartas y ya tiene su puesto.
told-over-limit = **{ $name }** tiene { $count } cartas y queda fuera de esta ronda.
told-owed = { $count ->
    [one] Ahora se debe una carta.
   *[other] Ahora se deben { $count } cartas.
}
told-others-draw = Todos los demás roban una carta.
told-false-catch = **{ $by }** atrapó en falso a **{ $name }** y { $count ->
    [0] no roba nada: el mazo está vacío
    [one] roba una carta
   *[other] roba { $count } cartas
}.
told-wrong-play = **{ $name }** intentó { $cards }, que no encaja, y { $count ->
    [0] no roba nada: el mazo está vacío
    [one] roba una carta
   *[other] roba { $count } cartas
}.
told-swap = **{ $name }** y **{ $target }** intercambian sus manos.
told-shuffle = Todas las manos se mezclan y se reparten de nuevo.
told-pass-hands = Todas las manos pasan a quien sigue.
told-open = La mano de **{ $name }** queda ahora a la vista.
told-vote-began = Todos votan: ¿qué hace el Comodín personalizable?
told-voted = **{ $name }** votó.
told-rule = **Comodín personalizable**: { $rule }.
told-eliminated = **{ $name }** se va de la partida.
told-seats = Se sortearon los asientos; alrededor de la mesa, ahora: { $names }.
told-time = Se acabó el tiempo de esta ronda.
told-reshuffle = Se mezcló la pila de descartes.
told-clock = { $told } _Se acabó el tiempo._
told-autopilot = { $told } _Jugó la IA._
