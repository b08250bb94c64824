hand-play = À toi : joue { $emoji } **{ $color }** ou **{ $face }**
hand-play-color = À toi : joue { $emoji } **{ $color }**
hand-play-any = À toi : commence avec n’importe quelle carte
hand-partner = Partenaire : **{ $name }**, { $count ->
    [one] { $count } carte
   *[other] { $count } cartes
}.
hand-out = Cette manche est finie pour toi : { $place }
hand-play-pass = Aucune carte jouable, et tu ne peux pas piocher : continue.
hand-play-none = Aucune carte jouable : pioche.
hand-drawn = Tu pioches { $emoji } **{ $card }** : la jouer ou la garder ?
hand-drawn-must = Tu pioches { $emoji } **{ $card }** : tu dois la jouer.
hand-drawn-unfit = Tu pioches { $emoji } **{ $card }** : pas jouable, garde-la.
hand-drawn-unfit-passing = Tu pioches { $emoji } **{ $card }** : pas jouable. Je passe pour toi dans un instant.
hand-drawn-nothing = Il n’y avait plus rien à piocher : continue.
hand-drawn-nothing-passing = Il n’y avait plus rien à piocher. Je passe pour toi dans un instant.
hand-drawn-blind = Tu as pioché une carte face cachée : garde-la, tu la verras au début de ton prochain tour
hand-drawn-blind-passing = Tu as pioché une carte face cachée. Je passe pour toi dans un instant. Tu la verras au début de ton prochain tour.
hand-unseen = { $count ->
    [one] Une de tes cartes est face cachée : tu la verras au début de ton prochain tour.
   *[other] { $count } de tes cartes sont face cachée : tu les verras au début de ton prochain tour.
}
hand-first-color = À toi : un Joker est sorti en premier, choisis la première couleur
hand-wild = { $card } : quelle couleur ?
hand-answer = **{ $name }** a joué un Joker +4 sur { $emoji } **{ $color }** : piocher { $owed } cartes, ou défier ?
hand-answer-held = { $needs ->
    [no_playable] Si **{ $name }** pouvait jouer une autre carte, **{ $name }** en pioche { $owed }. Sinon, tu en pioches { $lost }.
   *[no_color] { $color ->
        [R] Si **{ $name }** avait une carte rouge, **{ $name }** en pioche { $owed }. Sinon, tu en pioches { $lost }.
        [Y] Si **{ $name }** avait une carte jaune, **{ $name }** en pioche { $owed }. Sinon, tu en pioches { $lost }.
        [G] Si **{ $name }** avait une carte verte, **{ $name }** en pioche { $owed }. Sinon, tu en pioches { $lost }.
       *[B] Si **{ $name }** avait une carte bleue, **{ $name }** en pioche { $owed }. Sinon, tu en pioches { $lost }.
    }
} { $count ->
    [0] C’était la dernière carte de **{ $name }**.
    [one] Il reste { $count } carte à **{ $name }**.
   *[other] Il reste { $count } cartes à **{ $name }**.
}
hand-wait = Ce n’est pas encore ton tour.
hand-waiting-bare = En attente de **{ $name }**
hand-waiting = En attente de **{ $name }** · sur la pile : { $card }
hand-waiting-last = { $name } a 1 carte
hand-wait-over = Le vote est fini : on distribue les cartes.
hand-cards = Ta main, { $count ->
    [one] { $count } carte
   *[other] { $count } cartes
} : { $cards }
hand-uno-owed = Il te reste une carte. Dis **Uno !** avant que quelqu’un dise Contre-Uno.
hand-catch = **{ $name }** n’a pas dit Uno.
hand-shown = Pour toi uniquement, la main qu’avait **{ $name }** : { $cards }
hand-lobby = La partie n’a pas encore commencé.
hand-away = Tu as quitté la partie, et une IA joue ta main.
hand-autopilot = Une IA joue pour toi, car ton temps s’est écoulé deux fois. Appuie sur n’importe quoi pour rejouer toi-même.
hand-resting = Une IA joue pour toi. Appuie sur n’importe quoi pour rejouer toi-même.
hand-waits = Il n’y a personne d’autre, alors la partie t’attend. Appuie sur n’importe quoi pour continuer.
hand-away-waits = Tu as quitté la partie, et il n’y a personne d’autre. Alors elle attend.
button-return = Reprendre ma place

hand-step-cards = { $card } : quelles cartes ensemble ?
hand-step-target = { $card } : avec qui ?
hand-step-draws = { $card } : qui pioche deux cartes ?
hand-first-target = Avec qui échanges-tu ta main ?
hand-owed = Tu as { $owed ->
    [one] { $owed } carte
   *[other] { $owed } cartes
} à piocher
hand-answer-stack = Ou joue une des cartes ci-dessous, et le total passe plus loin.
hand-catch-whom = Contre-Uno à qui ? À tort, il te coûte { $count ->
    [one] une carte
   *[other] { $count } cartes
}.
hand-wrong-play = Une carte injouable te coûte { $count ->
    [one] une carte
   *[other] { $count } cartes
}.
hand-jump-in = Tu as exactement la carte du dessus : intercepte !

button-take = Piocher { $owed }
button-pass = Continuer
button-challenge = Défier
button-catch-somebody = Contre-Uno …
button-target = { $name } ({ $count })
button-sort-color = Par couleur
button-sort-value = Par valeur

note-caught = Contre-Uno réussi contre { $name } !
paused-title = ⏸️ Suivi en direct en pause
paused-hand = Ces cartes étaient exactes jusque-là. Appuie sur **Actualiser** ou sur une carte pour voir où en est la partie.
paused-body = Appuie sur **Actualiser** pour voir où en est la partie.
note-dms-closed = Je ne peux pas t’envoyer de messages privés, donc ta main n’est qu’ici : **Ma main**, à la table, la montre de nouveau.
note-dms-blocked = Discord ne me laisse pas ouvrir de nouveaux messages privés en ce moment, donc ta main n’est qu’ici : **Ma main**, à la table, la montre de nouveau.
changed-terms = ⚠️ Changé depuis ton arrivée : { $changes }
changed-no-take-back = On ne peut pas annuler un coup
changed-ais = { $count } IA
