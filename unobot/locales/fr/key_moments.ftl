## Moments clés : leur nom dans la rediffusion, sa page et son GIF. Une phrase simple chacun.

key-moment-four = { $name } pose un Joker +4 : +{ $count } pour { $other }.
key-moment-four-bare = { $name } pose un Joker +4.
key-moment-guilty = { $other } défie { $name } avec raison : +{ $count } pour { $name }.
key-moment-innocent = { $other } défie { $name } à tort : +{ $count } pour { $other }.
key-moment-caught = { $other } dit Contre-Uno à { $name } : +{ $count } pour { $name }.
key-moment-missed = { $name } ne dit pas Uno, et personne ne le remarque.
key-moment-lead = { $seats ->
    [one] { $name } prend la tête.
   *[other] { $name } prennent la tête.
}
key-moment-round = { $name } gagne la manche { $number }.
key-moment-round-points = { $name } gagne la manche { $number } : { $points ->
    [one] { $points } point.
   *[other] { $points } points.
}
key-moment-round-tied = Manche { $number } : égalité.
key-moment-eliminated = { $name } quitte la partie.
key-moment-match = { $seats ->
    [one] { $name } gagne la partie.
   *[other] { $name } gagnent la partie.
}
key-moment-partners = { $name } et { $partner }
