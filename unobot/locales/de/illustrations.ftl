alt-top = Oben liegt: { $card }
alt-seat = { $name }: { $count ->
    [one] { $count } Karte
   *[other] { $count } Karten
}
alt-table = { $top }. { $way }, { $pile }. Reihum: { $seats }.
alt-scores = { $name }: { $points }.
alt-sheet = Punktetabelle, Ziel { $target } Punkte, Runde für Runde. { $scores }
alt-playable = Spielbar: { $cards }
