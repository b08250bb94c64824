narration-deal = **{ $name }** distribue la manche { $number } : première carte, { $emoji } { $card }.
narration-deal-bare = **{ $name }** distribue la manche { $number }.
narration-deal-begins = **{ $name }** commence.
narration-joined = { $names } { $count ->
    [one] rejoint la partie.
   *[other] rejoignent la partie.
}
narration-put-back = Un Joker +4 est sorti en premier : il retourne dans la pioche.
narration-play = **{ $name }** joue { $cards }.
narration-play-uno = **{ $name }** joue { $cards } et dit Uno.
narration-skip = **{ $name }** passe son tour.
narration-reverse = Le jeu change de sens.
narration-draw = **{ $name }** { $count ->
    [0] ne pioche rien : la pioche est vide
    [one] pioche une carte
   *[other] pioche { $count } cartes
}.
narration-draws-and-misses = **{ $name }** { $count ->
    [0] ne pioche rien, la pioche étant vide,
    [one] pioche une carte
   *[other] pioche { $count } cartes
} et passe son tour.
narration-draws = **{ $name }** { $count ->
    [0] ne pioche rien : la pioche est vide
    [one] pioche une carte
   *[other] pioche { $count } cartes
}.
narration-pass = **{ $name }** passe.
narration-draw-pass = **{ $name }** { $count ->
    [0] ne peut rien piocher et passe
    [one] pioche et passe
   *[other] pioche { $count } cartes et passe
}.
narration-taken-back = **{ $name }** reprend { $cards }.
narration-taken-back-other = **{ $name }** annule ce coup.
narration-color = **{ $name }** choisit { $emoji } { $color }.
narration-accept = **{ $name }** { $count ->
    [0] ne pioche rien, la pioche étant vide,
    [one] pioche une carte
   *[other] pioche { $count } cartes
} et passe son tour.
narration-accept-only = **{ $name }** { $count ->
    [0] ne pioche rien : la pioche est vide
    [one] pioche une carte
   *[other] pioche { $count } cartes
}.
narration-challenge-won = **{ $name }** défie **{ $by }**, coupable : **{ $by }** { $count ->
    [0] ne pioche rien, la pioche étant vide
    [one] pioche une carte
   *[other] pioche { $count } cartes
}.
narration-challenge-lost = **{ $name }** défie **{ $by }**, non coupable : **{ $name }** { $count ->
    [0] ne pioche rien, la pioche étant vide,
    [one] pioche une carte
   *[other] pioche { $count } cartes
} et passe son tour.
narration-hand = { $told } La main qu’avait **{ $name }** : { $cards }
narration-uno = **{ $name }** dit Uno.
narration-caught = **{ $by }** dit Contre-Uno à **{ $name }**, qui n’avait pas dit Uno et { $count ->
    [0] ne pioche rien : la pioche est vide
    [one] pioche une carte
   *[other] pioche { $count } cartes
}.
narration-out = **{ $name }** termine !
narration-last-left = Il ne reste que **{ $name }** en jeu.
narration-placed = **{ $name }** termine et entre au classement.
narration-over-limit = **{ $name }** a { $count } cartes : hors jeu pour cette manche.
narration-owed = { $count ->
    [one] Il y a { $count } carte à piocher maintenant.
   *[other] Il y a { $count } cartes à piocher maintenant.
}
narration-others-draw = Les autres piochent une carte.
narration-false-catch = **{ $by }** dit Contre-Uno à **{ $name }** à tort et { $count ->
    [0] ne pioche rien : la pioche est vide
    [one] pioche une carte
   *[other] pioche { $count } cartes
}.
narration-wrong-play = **{ $name }** tente { $cards }, qui n’est pas jouable, et { $count ->
    [0] ne pioche rien : la pioche est vide
    [one] pioche une carte
   *[other] pioche { $count } cartes
}.
narration-swap = **{ $name }** et **{ $target }** échangent leurs mains.
narration-shuffle = Toutes les mains sont mélangées et redistribuées.
narration-pass-hands = Toutes les mains passent à la personne suivante.
narration-open = **{ $name }** joue maintenant à main ouverte.
narration-vote-began = Tout le monde vote : que fait le Joker Perso ?
narration-voted = **{ $name }** a voté.
narration-rule = **Joker Perso** : { $rule }.
narration-eliminated = **{ $name }** quitte la partie.
narration-seats = Tout le monde change de place ; autour de la table maintenant : { $names }.
narration-time = Le temps de cette manche est écoulé.
narration-reshuffle = La défausse a été mélangée.
narration-clock = { $told } _Temps écoulé._
narration-autopilot = { $told } _Joué par l’IA._
narration-skipped = { $told } _Les autres ont voté pour sauter ce tour._
