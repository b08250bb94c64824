narration-deal = **{ $name }** reparte la ronda { $number }: sale { $emoji } { $card }.
narration-deal-bare = **{ $name }** reparte la ronda { $number }.
narration-deal-begins = **{ $name }** empieza.
narration-joined = { $count ->
    [one] Se une { $names }.
   *[other] Se unen { $names }.
}
narration-put-back = Primero salió un Comodín roba cuatro y volvió al mazo.
narration-play = **{ $name }** jugó { $cards }.
narration-play-uno = **{ $name }** jugó { $cards } y dijo Uno.
narration-skip = **{ $name }** pierde el turno.
narration-reverse = Se juega hacia el otro lado.
narration-draw = **{ $name }** { $count ->
    [0] no robó nada: el mazo está vacío
    [one] robó una carta
   *[other] robó { $count } cartas
}.
narration-draws-and-misses = **{ $name }** { $count ->
    [0] no roba nada, porque el mazo está vacío,
    [one] roba una carta
   *[other] roba { $count } cartas
} y pierde el turno.
narration-draws = **{ $name }** { $count ->
    [0] no roba nada: el mazo está vacío
    [one] roba una carta
   *[other] roba { $count } cartas
}.
narration-pass = **{ $name }** pasó.
narration-draw-pass = **{ $name }** { $count ->
    [0] no pudo robar y pasó
    [one] robó y pasó
   *[other] robó { $count } cartas y pasó
}.
narration-taken-back = **{ $name }** deshizo su jugada: { $cards }.
narration-taken-back-other = **{ $name }** deshizo eso.
narration-color = **{ $name }** eligió { $emoji } { $color }.
narration-accept = **{ $name }** { $count ->
    [0] no roba nada, porque el mazo está vacío,
    [one] roba una carta
   *[other] roba { $count } cartas
} y pierde el turno.
narration-accept-only = **{ $name }** { $count ->
    [0] no roba nada, porque el mazo está vacío
    [one] roba una carta
   *[other] roba { $count } cartas
}.
narration-challenge-won = **{ $name }** desafió, y **{ $by }** era culpable: **{ $by }** { $count ->
    [0] no roba nada, porque el mazo está vacío
    [one] roba una carta
   *[other] roba { $count } cartas
}.
narration-challenge-lost = **{ $name }** desafió, pero **{ $by }** no era culpable: **{ $name }** { $count ->
    [0] no roba nada, porque el mazo está vacío,
    [one] roba una carta
   *[other] roba { $count } cartas
} y pierde el turno.
narration-hand = { $told } La mano de **{ $name }**: { $cards }
narration-uno = **{ $name }** dijo Uno.
narration-caught = **{ $by }** atrapó a **{ $name }**, que no había dicho Uno y { $count ->
    [0] no roba nada: el mazo está vacío
    [one] roba una carta
   *[other] roba { $count } cartas
}.
narration-out = ¡**{ $name }** se queda sin cartas!
narration-last-left = Solo queda **{ $name }**.
narration-placed = **{ $name }** se queda sin cartas y ya tiene su puesto.
narration-over-limit = **{ $name }** tiene { $count } cartas y queda fuera de esta ronda.
narration-owed = { $count ->
    [one] Ahora se debe una carta.
   *[other] Ahora se deben { $count } cartas.
}
narration-others-draw = Todos los demás roban una carta.
narration-false-catch = **{ $by }** atrapó en falso a **{ $name }** y { $count ->
    [0] no roba nada: el mazo está vacío
    [one] roba una carta
   *[other] roba { $count } cartas
}.
narration-wrong-play = **{ $name }** intentó { $cards }, que no encaja, y { $count ->
    [0] no roba nada: el mazo está vacío
    [one] roba una carta
   *[other] roba { $count } cartas
}.
narration-swap = **{ $name }** y **{ $target }** intercambian sus manos.
narration-shuffle = Todas las manos se mezclan y se reparten de nuevo.
narration-pass-hands = Todas las manos pasan a quien sigue.
narration-open = La mano de **{ $name }** queda ahora a la vista.
narration-vote-began = Todos votan: ¿qué hace el Comodín personalizable?
narration-voted = **{ $name }** votó.
narration-rule = **Comodín personalizable**: { $rule }.
narration-eliminated = **{ $name }** se va de la partida.
narration-seats = Se sortearon los asientos; alrededor de la mesa, ahora: { $names }.
narration-time = Se acabó el tiempo de esta ronda.
narration-reshuffle = Se mezcló la pila de descartes.
narration-clock = { $told } _Se acabó el tiempo._
narration-autopilot = { $told } _Jugó la IA._
narration-skipped = { $told } _Los demás votaron saltar._
