alt-top = Carte du dessus : { $card }
alt-seat = place { $number }, { $name } : { $count ->
    [one] { $count } carte
   *[other] { $count } cartes
}
alt-table = { $top }. { $way }. Dans l’ordre du jeu : { $seats }.

alt-scores = { $name } : { $points }.
alt-sheet = Feuille de score, objectif { $target } points, manche par manche. { $scores }

more-look-picture = **Dessiner la table** la montre à tout le monde vue de haut, avec toutes les places en cercle.
more-look-text = **En mots** décrit de nouveau la table en peu de mots.
button-look-picture = Dessiner la table
button-look-text = En mots
note-look-picture = La table est maintenant dessinée, vue de haut.
note-look-text = La table est maintenant décrite en peu de mots.
refused-only-host-look = C’est l’hôte qui choisit comment la table est montrée : **{ $host }**.
