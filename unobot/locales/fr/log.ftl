told-deal = **{ $name }** distribue la manche { $number } : première carte, { $emoji } { $card }.
told-deal-bare = **{ $name }** distribue la manche { $number }.
told-deal-begins = **{ $name }** commence.
told-joined = { $count ->
    [one] { $count } personne de plus à la table.
   *[other] { $count } personnes de plus à la table.
}
told-put-back = Un Joker +4 est sorti en premier : il retourne dans la pioche.
told-play = **{ $name }** joue { $cards }.
told-play-uno = **{ $name }** joue { $cards } et dit Uno.
told-skip = **{ $name }** passe son tour.
told-reverse = Le jeu change de sens.
told-draw = **{ $name }** { $count ->
    [0] ne pioche rien : la pioche est vide
    [one] pioche une carte
   *[other] pioche { $count } cartes
}.
told-draws-and-misses = **{ $name }** { $count ->
    [0] ne pioche rien, la pioche étant vide,
    [one] pioche une carte
   *[other] pioche { $count } cartes
} et passe son tour.
told-draws = **{ $name }** { $count ->
    [0] ne pioche rien : la pioche est vide
    [one] pioche une carte
   *[other] pioche { $count } cartes
}.
told-pass = **{ $name }** passe.
told-taken-back = **{ $name }** reprend { $cards }.
told-taken-back-other = **{ $name }** annule ce coup.
told-color = **{ $name }** choisit { $emoji } { $color }.
told-accept = **{ $name }** { $count ->
    [0] ne pioche rien, la pioche étant vide,
    [one] pioche une carte
   *[other] pioche { $count } cartes
} et passe son tour.
told-accept-only = **{ $name }** { $count ->
    [0] ne pioche rien : la pioche est vide
    [one] pioche une carte
   *[other] pioche { $count } cartes
}.
told-challenge-won = **{ $name }** défie **{ $by }**, coupable : **{ $by }** { $count ->
    [0] ne pioche rien, la pioche étant vide
    [one] pioche une carte
   *[other] pioche { $count } cartes
}.
told-challenge-lost = **{ $name }** défie **{ $by }**, non coupable : **{ $name }** { $count ->
    [0] ne pioche rien, la pioche étant vide,
    [one] pioche une carte
   *[other] pioche { $count } cartes
} et passe son tour.
told-hand = { $told } La main qu’avait **{ $name }** : { $cards }
told-uno = **{ $name }** dit Uno.
told-caught = **{ $by }** dit Contre-Uno à **{ $name }**, qui n’avait pas dit Uno et { $count ->
    [0] ne pioche rien : la pioche est vide
    [one] pioche une carte
   *[other] pioche { $count } cartes
}.
told-out = **{ $name }** termine !
told-last-left = Il ne reste que **{ $name }** en jeu.
told-placed = **{ $name }** termine et entre au classement.
told-over-limit = **{ $name }** a { $count } cartes : hors jeu pour cette manche.
told-owed = { $count ->
    [one] Il y a { $count } carte à piocher maintenant.
   *[other] Il y a { $count } cartes à piocher maintenant.
}
told-others-draw = Les autres piochent une carte.
told-false-catch = **{ $by }** dit Contre-Uno à **{ $name }** à tort et { $count ->
    [0] ne pioche rien : la pioche est vide
    [one] pioche une carte
   *[other] pioche { $count } cartes
}.
told-wrong-play = **{ $name }** tente { $cards }, qui n’est pas jouable, et { $count ->
    [0] ne pioche rien : la pioche est vide
    [one] pioche une carte
   *[other] pioche { $count } cartes
}.
told-swap = **{ $name }** et **{ $target }** échangent leurs mains.
told-shuffle = Toutes les mains sont mélangées et redistribuées.
told-pass-hands = Toutes les mains passent à la personne suivante.
told-open = **{ $name }** joue maintenant à main ouverte.
told-vote-began = Tout le monde vote : que fait le Joker Perso ?
told-voted = **{ $name }** a voté.
told-rule = **Joker Perso** : { $rule }.
told-eliminated = **{ $name }** quitte la partie.
told-seats = Tout le monde change de place ; autour de la table maintenant : { $names }.
told-time = Le temps de cette manche est écoulé.
told-reshuffle = La défausse a été mélangée.
told-clock = { $told } _Temps écoulé._
told-autopilot = { $told } _Joué par l’IA._
