alt-top = Carte du dessus : { $card }
alt-seat = { $name } : { $count ->
    [one] { $count } carte
   *[other] { $count } cartes
}
alt-table = { $top }. { $way }, { $pile }. Dans l’ordre du jeu : { $seats }.
alt-scores = { $name } : { $points }.
alt-sheet = Feuille de score, objectif { $target } points, manche par manche. { $scores }
alt-playable = Tu peux jouer : { $cards }
