## Le coach après une partie

button-coach = Coach
button-coach-replay = Voir dans la rediffusion
coach-title = Coach
coach-result = **Résultat.** Tu as gagné { $won } { $won ->
    [one] manche
   *[other] manches
} sur { $rounds }, soit { $difference } par rapport à une part égale.
coach-luck = Les cartes ont apporté { $cards }, et tout le reste, comme le jeu, { $rest }.
coach-some = { $count ->
    [one] Une décision t’a coûté une part nette de tes chances :
   *[other] Ces { $count } décisions t’ont coûté le plus :
}
coach-none = Rien à signaler : aucune de tes décisions n’a nettement réduit tes chances. Bien joué !
coach-lapse = **Manche { $round }.** Ton coup : **{ $made }**. Mieux : **{ $better }**.
coach-why-uno = Sans Uno, les autres peuvent t’attraper.
coach-why-next = Le joueur suivant n’avait que { $count ->
    [one] { $count } carte
   *[other] { $count } cartes
}.
coach-why-void = Le joueur suivant avait pioché au lieu de jouer { $color }.
coach-why-wild = Cela garde le joker pour plus tard.
coach-why-color = Il te reste { $count ->
    [one] une carte
   *[other] { $count } cartes
} de couleur { $color }.
coach-won = Le meilleur coup gagne environ { $more } manches de plus sur 100 comme celle-ci (de { $low } à { $high }).
coach-first = Avec le meilleur coup, tu sors en premier dans environ { $more } manches de plus sur 100 comme celle-ci (de { $low } à { $high }).
coach-stayed = Avec le meilleur coup, tu restes en jeu dans environ { $more } manches de plus sur 100 comme celle-ci (de { $low } à { $high }).
coach-how = Chaque décision est jugée sur ce que tu pouvais voir. Les cartes cachées sont redistribuées de nombreuses fois, et des experts jouent la manche jusqu’au bout.
refused-coach-not-seated = Tu n’as pas joué cette partie. Le coach ne regarde que tes propres décisions.
refused-coach-often = Je viens d’examiner plusieurs parties pour toi. Réessaie dans une minute.
refused-coach-failed = Je n’ai pas pu examiner cette partie. Réessaie dans un instant.
