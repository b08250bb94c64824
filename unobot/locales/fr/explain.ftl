button-explain = Pourquoi ?
explain-title = Ce que tu peux jouer, et pourquoi
explain-fits = Jouable.
explain-no-match = Pas jouable : il faut la couleur { $color }, la même valeur que { $top }, ou un joker.
explain-cannot-stack = Ne transmet pas ce que tu as à piocher : { $owed ->
    [one] une carte
   *[other] { $owed } cartes
}.
explain-unseen = Face cachée : tu la verras au début de ton prochain tour.
explain-penalty = Pas jouable, et te coûte { $count ->
    [one] une carte
   *[other] { $count } cartes
} si tu essaies.
explain-more = { $count ->
    [one] Et { $count } autre raison pour d’autres cartes.
   *[other] Et { $count } autres raisons pour d’autres cartes.
}
