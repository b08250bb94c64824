button-explain = ¿Por qué no?
explain-title = Qué puedes jugar, y por qué
explain-fits = Se puede jugar.
explain-no-match = No encaja: juega { $color }, el mismo número o símbolo que { $top }, o un comodín.
explain-cannot-stack = No pasa a quien sigue lo que debes, que es { $owed ->
    [one] una carta
   *[other] { $owed } cartas
}.
explain-unseen = Boca abajo: la verás cuando empiece tu próximo turno.
explain-penalty = No encaja, y si lo intentas te cuesta { $count ->
    [one] una carta
   *[other] { $count } cartas
}.
explain-more = { $count ->
    [one] Y un motivo más para otras cartas.
   *[other] Y { $count } motivos más para otras cartas.
}
