button-explain = Por que não?
explain-title = O que você pode jogar, e por quê
explain-fits = Pode ser jogada.
explain-no-match = Não serve: jogue { $color }, o mesmo número ou símbolo de { $top }, ou um curinga.
explain-cannot-stack = Não passa adiante o que você deve ({ $owed ->
    [one] { $owed } carta
   *[other] { $owed } cartas
}).
explain-unseen = Virada para baixo: ela se abre para você quando começar a sua próxima vez.
explain-penalty = Não serve, e custa { $count ->
    [one] { $count } carta
   *[other] { $count } cartas
} se você tentar.
explain-more = { $count ->
    [one] E mais { $count } motivo para outras cartas.
   *[other] E mais { $count } motivos para outras cartas.
}
