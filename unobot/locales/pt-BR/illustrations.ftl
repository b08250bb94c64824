alt-top = No topo: { $card }
alt-seat = { $name }: { $count ->
    [0] 0 cartas
    [one] { $count } carta
   *[other] { $count } cartas
}
alt-table = { $top }. { $way }, { $pile }. Na ordem do jogo: { $seats }.
alt-scores = { $name }: { $points }.
alt-sheet = Folha de pontos até { $target } pontos, rodada por rodada. { $scores }
alt-playable = Você pode jogar: { $cards }
