preset-official = Règles officielles
preset-stacking = Cumul
preset-classic113 = Classique 113
preset-draw-and-play = Pioche et joue
preset-party = Fête
preset-no-mercy-like = Sans pitié
preset-teams = Équipes
preset-official-what = Défis, Uno, une partie en 500 points.
preset-stacking-what = Les +2 et les Jokers +4 se cumulent ; qui termine d’abord gagne, sans points.
preset-classic113-what = 113 cartes, avec Joker Échange, Joker Mélange et une règle choisie par vote.
preset-draw-and-play-what = Qui pioche deux ou quatre cartes joue quand même son tour.
preset-party-what = Cumul, 7 qui échangent, 0 qui tournent, interception, piocher jusqu’à pouvoir jouer.
preset-no-mercy-like-what = Tout se cumule, et 25 cartes t’éliminent.
preset-teams-what = Les partenaires sont face à face et marquent ensemble.
group-deck = Cartes et partie
group-start = La première carte
group-wild-draw-four = Joker +4
group-drawing = Pioche
group-special-cards = Cartes spéciales
group-uno = Uno
group-end = La fin
group-table = À la table
field-cards = Jeu de cartes
field-cards-what = Quelles cartes sont dans le paquet.
value-cards = { $value ->
    [classic113] 113 cartes
   *[official] 108 cartes
}
rule-cards = { $value ->
    [classic113] Le paquet a cinq jokers de plus. **Joker Échange** : échange ta main avec une personne de ton choix. **Joker Mélange** : toutes les mains sont ramassées, mélangées et redistribuées. **Joker Perso** : fait ce qui a été choisi par vote avant la première manche. Chacun des cinq compte 40 points, et agit comme un simple Joker en dernière carte. Un +2 ne se joue pas sur un Joker +4, sauf pour cumuler.
   *[official] Le paquet a 108 cartes.
}
field-decks = Paquets
field-decks-what = Combien de paquets sont mélangés ensemble.
value-decks = { $value }
rule-decks = { $value ->
    [one] On joue avec un seul paquet.
   *[other] { $value } paquets sont mélangés ensemble.
}
field-hand-size = Cartes au départ
field-hand-size-what = Combien de cartes chaque personne reçoit.
value-hand-size = { $value ->
    [one] { $value } carte
   *[other] { $value } cartes
}
rule-hand-size = { $value ->
    [one] Chaque personne reçoit une carte.
   *[other] Chaque personne reçoit { $value } cartes.
}
field-target = Objectif
field-target-what = Le score qui gagne la partie.
value-target = { $value ->
    [one] { $value } point
   *[other] { $value } points
}
rule-target = { $value ->
    [one] La partie se joue en { $value } point.
   *[other] La partie se joue en { $value } points.
}
field-scoring = Décompte
field-scoring-what = Des points sur plusieurs manches, une manche sans points, ou une manche jusqu’à la dernière main.
value-scoring = { $value ->
    [single] une manche, sans points
    [until_last] une manche jusqu’à la dernière main, sans points
   *[points] points
}
rule-scoring = { $value ->
    [single] La partie dure une manche : qui termine d’abord gagne, et les points ne comptent pas.
    [until_last] La partie dure une manche, jusqu’à ce qu’une seule personne ait encore des cartes : qui termine prend le rang suivant.
   *[points] Les manches rapportent des points.
}
field-double-score = Points doublés
field-double-score-what = Chaque manche rapporte le double.
rule-double-score = Chaque manche rapporte deux fois ses points.
field-own-stocks = Pioches séparées
field-own-stocks-what = Chaque place a sa propre pioche : à jeu égal, cartes égales.
rule-own-stocks = Chaque place pioche dans sa propre pile cachée, pour qu’à jeu égal viennent des cartes égales. Les chances sont les mêmes qu’avec une seule pioche. Une pile vide emprunte la dernière carte de la plus longue.
field-first-card = Première carte
field-first-card-what = Ce que peut être la première carte retournée.
value-first-card = { $value ->
    [number_only] un chiffre
    [any] n’importe laquelle
    [none] aucune
   *[official] officielle
}
rule-first-card = { $value ->
    [number_only] La première carte retournée est toujours un chiffre.
    [any] La première carte retournée peut être n’importe laquelle ; si c’est un Joker +4, la première personne choisit la couleur, pioche quatre cartes et passe son tour, sauf avec « Jouer après un +2 ou +4 ».
    [none] Aucune carte n’est retournée : l’hôte commence la première manche, avec n’importe quelle carte.
   *[official] La première carte retournée fait effet.
}
field-wild-draw-four = Joker +4
field-wild-draw-four-what = Quand on peut le jouer, et si l’on peut défier.
value-wild-draw-four = { $value ->
    [strict] seulement si permis
    [free] à tout moment
   *[challenge] défi possible
}
rule-wild-draw-four = { $value ->
    [strict] Un Joker +4 ne se joue que s’il est permis : il n’y a donc pas de défi.
    [free] Un Joker +4 se joue à tout moment, sans défi.
   *[challenge] On peut défier qui joue un Joker +4.
}
field-four-needs = Joker +4 permis
field-four-needs-what = Ce qui doit manquer dans la main pour qu’un Joker +4 soit permis.
value-four-needs = { $value ->
    [no_playable] sans carte jouable
   *[no_color] sans la couleur en cours
}
rule-four-needs = { $value ->
    [no_playable] Un Joker +4 n’est permis que si aucune autre carte de la main n’est jouable, à part d’autres Jokers +4.
   *[no_color] Un Joker +4 n’est permis que si la main n’a aucune carte de la couleur en cours.
}
field-challenge-shows = Un défi montre
field-challenge-shows-what = Qui voit la main mise au défi.
value-challenge-shows = { $value ->
    [all] la main à tout le monde
   *[challenger] la main à qui défie
}
rule-challenge-shows = { $value ->
    [all] La main mise au défi est montrée à tout le monde.
   *[challenger] La main mise au défi n’est montrée qu’à la personne qui défie.
}
field-stacking = Cumul
field-stacking-what = Si l’on peut répondre à un +2 ou +4 par un autre, pour que le total passe plus loin.
value-stacking = { $value ->
    [same] la même carte
    [raise] la même ou un Joker +4
    [any] tous les +2 et +4
   *[none] aucun
}
rule-stacking = { $value ->
    [same] Les +2 et +4 se cumulent : réponds à un +2 par un +2, ou à un Joker +4 par un Joker +4, et le total passe plus loin.
    [raise] Les +2 et +4 se cumulent : réponds par la même carte, ou à un +2 par un Joker +4, et le total passe plus loin.
    [any] Les +2 et +4 se cumulent : réponds à l’un par n’importe quel autre, et le total passe plus loin.
   *[none] Les +2 et +4 ne se cumulent pas.
}
field-reverse-sends-back = Inversion renvoie
field-reverse-sends-back-what = Qui a des cartes à piocher peut les renvoyer avec une Inversion.
rule-reverse-sends-back = Qui a des cartes à piocher peut jouer une Inversion, si elle est jouable : c’est alors à la personne d’avant de les piocher.
field-skip-passes-on = Passe ton tour transmet
field-skip-passes-on-what = Qui a des cartes à piocher peut les transmettre avec un Passe ton tour.
rule-skip-passes-on = Qui a des cartes à piocher peut jouer un Passe ton tour, s’il est jouable : c’est alors à la personne suivante de les piocher.
field-draw = Pioche
field-draw-what = Combien de cartes on pioche quand on n’en joue pas.
value-draw = { $value ->
    [until_playable] jusqu’à pouvoir jouer
   *[one] une carte
}
rule-draw = { $value ->
    [until_playable] Au lieu de jouer, on pioche jusqu’à avoir une carte jouable.
   *[one] Au lieu de jouer, on pioche une carte.
}
field-drawn-card = Carte piochée
field-drawn-card-what = Ce qu’on peut faire d’une carte piochée jouable.
value-drawn-card = { $value ->
    [must_play] à jouer
    [keep] gardée
   *[may_play] peut être jouée
}
rule-drawn-card = { $value ->
    [must_play] Une carte piochée jouable doit être jouée.
    [keep] Piocher termine le tour : la carte piochée est gardée.
   *[may_play] Une carte piochée jouable peut être jouée tout de suite.
}
field-must-play = Obligation de jouer
field-must-play-what = Qui a une carte jouable doit jouer, sans piocher à la place.
rule-must-play = Qui a une carte jouable ne peut pas piocher au lieu de jouer.
field-play-after-drawing = Jouer après un +2 ou +4
field-play-after-drawing-what = Qui pioche deux ou quatre cartes joue ensuite.
rule-play-after-drawing = Qui pioche les cartes d’un +2 ou d’un Joker +4 joue ensuite son tour.
field-blind-draw = Pioche à l’aveugle
field-blind-draw-what = On ne voit la carte piochée qu’au début de son prochain tour.
rule-blind-draw = Une carte piochée reste face cachée, même pour la personne qui l’a, jusqu’au début de son prochain tour ; elle ne peut pas être jouée au tour où elle a été piochée.
field-seven = Le 7 échange
field-seven-what = Un 7 échange ta main avec une personne de ton choix.
rule-seven = Un **7** échange ta main avec celle d’une personne de ton choix.
field-zero = Le 0 fait tourner
field-zero-what = Un 0 fait passer toutes les mains à la personne suivante.
rule-zero = Un **0** fait passer chaque main à la personne suivante.
field-jump-in = Interception
field-jump-in-what = La carte exactement identique peut être jouée hors de son tour.
rule-jump-in = Qui a une carte exactement identique à celle du dessus peut la jouer hors de son tour ; le jeu continue à partir de là.
field-several = Plusieurs à la fois
field-several-what = Des cartes de même valeur peuvent être jouées ensemble.
rule-several = Des cartes de même valeur peuvent être jouées ensemble dans le même tour.
field-bomb = Bombe
field-bomb-what = Trois cartes ou plus à la fois font piocher une carte aux autres.
rule-bomb = Trois cartes ou plus jouées à la fois font piocher une carte aux autres.
field-uno = Uno
field-uno-what = Comment on dit Uno.
value-uno = { $value ->
    [strict] à la dernière carte
    [announced] automatique
    [off] pas dit
   *[call] à dire
}
rule-uno = { $value ->
    [strict] Uno ne compte qu’une fois qu’il te reste une seule carte.
    [announced] Uno est annoncé automatiquement.
    [off] Personne n’a besoin de dire Uno.
   *[call] Quand il te reste une carte, dis Uno.
}
field-uno-penalty = Uno oublié coûte
field-uno-penalty-what = Ce que pioche une personne qui reçoit un Contre-Uno.
value-uno-penalty = { $value ->
    [0] rien
    [one] { $value } carte
   *[other] { $value } cartes
}
rule-uno-penalty = { $value ->
    [0] Recevoir un Contre-Uno ne coûte rien.
    [one] Recevoir un Contre-Uno coûte une carte.
   *[other] Recevoir un Contre-Uno coûte { $value } cartes.
}
field-false-catch = Faux Contre-Uno coûte
field-false-catch-what = Ce que pioche une personne qui dit Contre-Uno à tort.
value-false-catch = { $value ->
    [0] rien
    [one] { $value } carte
   *[other] { $value } cartes
}
rule-false-catch = { $value ->
    [0] Un faux Contre-Uno ne coûte rien.
    [one] Un faux Contre-Uno coûte une carte.
   *[other] Un faux Contre-Uno coûte { $value } cartes.
}
field-wrong-play = Carte injouable coûte
field-wrong-play-what = Ce que pioche une personne qui tente une carte injouable.
value-wrong-play = { $value ->
    [0] rien
    [one] { $value } carte
   *[other] { $value } cartes
}
rule-wrong-play = { $value ->
    [0] Tenter une carte injouable ne coûte rien.
    [one] Tenter une carte injouable coûte une carte.
   *[other] Tenter une carte injouable coûte { $value } cartes.
}
field-hand-limit = Limite de la main
field-hand-limit-what = À partir de combien de cartes une main est trop grande.
value-hand-limit = { $value ->
    [0] aucune
   *[other] { $value } cartes
}
rule-hand-limit = { $value ->
    [0] Une main peut être aussi grande qu’elle veut.
   *[other] La limite est de { $value } cartes en main.
}
field-at-limit = À la limite
field-at-limit-what = Ce qui arrive quand une main atteint la limite.
value-at-limit = { $value ->
    [no_draw] on ne pioche plus
   *[out] hors jeu
}
rule-at-limit = { $value ->
    [no_draw] Qui en a autant ne peut plus piocher au lieu de jouer, et peut passer ; les cartes d’un +2 ou +4 sont toujours à piocher.
   *[out] Qui en a autant après un coup est hors jeu pour la manche ; ses cartes comptent quand même pour qui gagne.
}
field-last-card = Dernière carte
field-last-card-what = Ce que peut être la dernière carte.
value-last-card = { $value ->
    [no_action] pas de carte action
    [no_wild] pas de joker
   *[any] n’importe laquelle
}
rule-last-card = { $value ->
    [no_action] Personne ne termine avec une carte action ou un joker.
    [no_wild] Personne ne termine avec un joker.
   *[any] N’importe quelle carte peut être la dernière.
}
field-teams = Équipes
field-teams-what = Les partenaires sont face à face et marquent ensemble.
rule-teams = Les partenaires sont face à face : ils marquent ensemble, et seules les mains adverses comptent.
field-elimination = Élimination
field-elimination-what = Après chaque manche, qui a le plus de points en main quitte la partie.
rule-elimination = Après chaque manche, qui a le plus de points en main quitte la partie ; qui reste en dernier gagne. L’objectif de points ne compte pas.
field-revenge = Vengeance
field-revenge-what = Un total auquel on répond par un cumul est doublé.
rule-revenge = Un total auquel on répond par un cumul est doublé avant l’ajout des nouvelles cartes, jusqu’à 50 cartes en tout.
field-open-hands = Mains ouvertes
field-open-hands-what = Sous ce nombre de cartes, une main est visible par tout le monde.
value-open-hands = { $value ->
    [0] jamais
   *[other] sous { $value } cartes
}
rule-open-hands = { $value ->
    [0] Les mains restent cachées.
   *[other] Une main de moins de { $value } cartes est visible par tout le monde.
}
field-no-hints = Sans repères
field-no-hints-what = Les cartes jouables ne sont pas signalées.
rule-no-hints = Les cartes jouables ne sont pas signalées dans ta main.
field-reshuffle-seats = Places mélangées
field-reshuffle-seats-what = Avant chaque nouvelle manche, les places sont tirées au sort.
rule-reshuffle-seats = Avant chaque manche sauf la première, les places sont tirées au sort ; les scores suivent, et la donne passe à gauche de la nouvelle place de qui a distribué en dernier.
field-blitz = Blitz
field-blitz-what = Combien de temps peut durer une manche ; ensuite, le plus petit total la gagne.
value-blitz = { $value ->
    [0] non
   *[other] { $value } secondes par manche
}
rule-blitz = { $value ->
    [0] Une manche dure le temps qu’il faut.
   *[other] Une manche dure { $value } secondes au plus ; ensuite, le moins de points en main la gagne.
}
field-turn-seconds = Temps par coup
field-turn-seconds-what = Combien de temps peut durer un coup.
value-turn-seconds = { $value ->
    [0] celui du serveur
   *[other] { $value } secondes
}
rule-turn-seconds = { $value ->
    [0] Un coup peut durer le temps habituel du serveur.
   *[other] Un coup peut durer { $value } secondes.
}

house-rules-title = Règles de cette partie
house-rules-preset = Choisir un jeu de règles
house-rules-group = Changer des règles une par une
house-rules-other-number = Autre nombre …
house-rules-code = Coller un code de règles
house-rules-code-label = Le code, comme une autre table le montre
house-rules-number-label = Un nombre de { $low } à { $high }
refused-only-host-rules = C’est l’hôte qui change les règles : { $host }.
refused-running-rules = La partie est en cours : ses règles restent comme elles sont.
refused-no-such-number = Il faut un nombre de { $low } à { $high }.
