vote-title = ¿Qué hace el Comodín personalizable?
vote-how = Cada persona tiene un voto; un empate se decide por sorteo.
vote-option = { $count ->
    [one] { $number }. { $rule }: un voto
   *[other] { $number }. { $rule }: { $count } votos
}
vote-open = Faltan los votos de: { $names }.
vote-voted = Votaste por { $number }.
button-vote = { $number } ({ $count })
custom-others-draw = todos los demás roban una carta
custom-pass-hands = todas las manos pasan a quien sigue
custom-target-draws = alguien que elijas roba dos cartas
custom-skip-all = todos los demás pierden el turno y juegas otra vez
custom-swap = cambias tu mano con quien elijas
