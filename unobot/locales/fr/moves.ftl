move-play = Jouer { $card }
move-play-uno = Jouer { $card } et dire Uno
move-draw = Piocher une carte
move-pass = Garder la carte piochée
move-pass-empty = Passer : il n’y avait plus rien à piocher
move-challenge = Défier { $name }
move-accept = { $owed ->
    [one] Piocher { $owed } carte
   *[other] Piocher { $owed } cartes
}
move-uno = Dire Uno
move-catch = Dire Contre-Uno à { $name }
move-color = Choisir { $color }
move-at = { $move }, avec { $name }
move-at-draws = { $move } : { $name } pioche deux cartes
move-penalized = { $move } : contre les règles, coûte { $count ->
    [one] une carte
   *[other] { $count } cartes
}
move-vote = Voter : { $rule }
move-time = Finir la manche : son temps est écoulé
move-take-back = Annuler ton dernier coup

refused-by-setting = { $told } Règle : { $setting }.
refused-seat-out = Tu es hors jeu pour cette manche.
refused-vote-first = D’abord, tout le monde vote.
refused-already-voted = Tu as déjà voté.
refused-no-vote = Il n’y a pas de vote en ce moment.
refused-not-identical = C’est à **{ $name }** de jouer ; seule une carte identique ({ $top }) pourrait intercepter.
refused-cannot-stack = { $owed ->
    [one] Tu as { $owed } carte à piocher
   *[other] Tu as { $owed } cartes à piocher
}, et { $card } ne les transmet pas.
refused-no-challenge = Pas de défi possible pour les cartes que tu as à piocher.
refused-must-play = { $card } : carte jouable, donc à jouer.
refused-at-limit = Avec { $held } cartes, tu es à la limite de { $limit } et ne pioches plus : passe.
refused-two-on-four = { $card } ne se joue pas sur un Joker +4.
refused-four-others-fit = Une autre carte de ta main est jouable : tu ne peux pas jouer de Joker +4 maintenant.
refused-last-card = { $card } ne peut pas être ta dernière carte.
refused-target-first = { $card } : choisis d’abord une personne.
refused-bad-target = Choisis quelqu’un d’autre, qui joue encore.
refused-uno-not-before = Uno se dit quand il te reste une carte, ou en la jouant.
refused-uno-by-itself = Ici, personne n’a besoin de dire Uno.
refused-no-clock = Cette manche n’est pas chronométrée.
refused-no-take-back = Ce coup compte : on ne peut plus l’annuler.
refused-round-over = Cette manche est finie.
refused-not-your-turn = C’est à **{ $name }** de jouer.
refused-color-first = Choisis d’abord la couleur du Joker.
refused-answer-first = Tu as { $owed ->
    [one] { $owed } carte
   *[other] { $owed } cartes
} à piocher : réponds d’abord à cela.
refused-already-drew = Tu as déjà pioché : joue cette carte ou garde-la.
refused-only-drawn = Après avoir pioché, seule la carte piochée peut être jouée : { $card }.
refused-drawn-blind = Tu as pioché une carte face cachée, et aucune autre ne peut être jouée à ce tour : garde-la.
refused-not-seen = { $card } : pas parmi les cartes face visible de ta main.
refused-nothing-drawn = Il n’y avait rien à piocher : ton tour se termine.
refused-draw-first = Pioche une carte avant d’en garder une.
refused-nothing-to-answer = Il n’y a rien à piocher ni à défier.
refused-no-color-asked = Il n’y a pas de couleur à choisir maintenant.
refused-not-in-hand = Tu n’as pas cette carte en main : { $card }.
refused-no-match = { $card } : pas jouable. Il faut la couleur { $color }, la même valeur que { $top }, ou un joker.
refused-four-not-legal = Tu as du { $color } : tu ne peux pas jouer de Joker +4 maintenant.
refused-one-card-only = Ici, on ne joue qu’une carte à la fois.
refused-no-target = Cette carte ne vise personne.
refused-uno-not-now = { $held ->
    [one] Tu ne peux pas dire Uno maintenant.
   *[other] Uno se dit pour la dernière carte ; tu as { $held } cartes.
}
refused-uno-already-said = Tu as déjà dit Uno.
refused-catch-self = Pas de Contre-Uno à toi-même : dis Uno.
refused-catch-many-cards = **{ $name }** a { $held ->
    [one] { $held } carte
   *[other] { $held } cartes
} : pas de Contre-Uno possible.
refused-catch-said = **{ $name }** a dit Uno.
refused-catch-too-late = Trop tard pour dire Contre-Uno à **{ $name }**.
refused-catch-nobody = Il n’y a personne à cette place.
