alt-top = Arriba: { $card }
alt-seat = { $name }: { $count ->
    [one] { $count } carta
   *[other] { $count } cartas
}
alt-table = { $top }. { $way }, { $pile }. En el orden de juego: { $seats }.
alt-scores = { $name }: { $points }.
alt-sheet = Puntos hasta { $target }, ronda por ronda. { $scores }
alt-playable = Puedes jugar: { $cards }
