### French
### Written by: an AI (Claude), November 2026
### Reviewed: no
### Beta: no

### words

## about

language-name = Français

## cards

color = { $color ->
    [R] Rouge
    [Y] Jaune
    [G] Vert
    [P] Rose
    [T] Turquoise
    [O] Orange
    [U] Violet
   *[B] Bleu
}
face = { $face ->
    [S] Passe ton tour
    [R] Inversion
    [D2] +2
    [D4] +4
    [SA] Passe général
    [DA] Pose tout
    [H1] Tir 1
    [H2] Tir 2
    [TH] Troc de mains
    [W] Joker
    [WD4] Joker +4
    [WSW] Joker Échange
    [WSH] Joker Mélange
    [WC] Joker Perso
    [WR4] Joker Inversion +4
    [WRL] Joker Roue des couleurs
    [WD6] Joker +6
    [WD10] Joker +10
    [WRV] Joker Inversion
    [WSK] Joker Passe ton tour
    [WS2] Joker Passe deux
    [WD2] Joker +2
    [WT2] Joker +2 ciblé
    [WFS] Joker Échange forcé
    [WAH] Joker Tir général
    [WHF] Joker Tir en rafale
    [WAA] Joker Double attaque
    [D1] +1
    [D5] +5
    [F] Flip
    [WDC] Joker + couleur
   *[other] { $face }
}
card = { $face ->
    [S] Passe ton tour
    [R] Inversion
    [D2] +2
    [D4] +4
    [SA] Passe général
    [DA] Pose tout
    [H1] Tir 1
    [H2] Tir 2
    [TH] Troc de mains
    [D1] +1
    [D5] +5
    [F] Flip
   *[other] { $face }
} { $color ->
    [R] rouge
    [Y] jaune
    [G] { $face ->
        [R] verte
       *[other] vert
    }
    [P] rose
    [T] turquoise
    [O] orange
    [U] { $face ->
        [R] violette
       *[other] violet
    }
   *[B] { $face ->
        [R] bleue
       *[other] bleu
    }
}
card-wild = { $wild } ({ $color ->
    [R] rouge
    [Y] jaune
    [G] vert
    [P] rose
    [T] turquoise
    [O] orange
    [U] violet
   *[B] bleu
})
card-short = { $face ->
    [S] ⊘
    [R] ⇄
    [D2] +2
    [D4] +4
    [SA] ⊘+
    [DA] ⇊
    [H1] ↯1
    [H2] ↯2
    [TH] ⇆
    [W] J
    [WD4] +4
    [WSW] J⇆
    [WSH] J⤨
    [WC] J✱
    [WR4] ⇄4
    [WRL] ◎
    [WD6] +6
    [WD10] +10
    [WRV] ⇄
    [WSK] ⊘
    [WS2] ⊘2
    [WD2] +2
    [WT2] ◎2
    [WFS] ⇆
    [WAH] ↯∀
    [WHF] ↯
    [WAA] ↯↯
    [D1] +1
    [D5] +5
    [F] ◪
    [WDC] +◎
   *[other] { $face }
}
card-lettered = { $color ->
    [R] R
    [Y] J
    [G] V
    [P] Rs
    [T] T
    [O] O
    [U] Vi
   *[B] B
}{ "\u00A0" }{ $short }
hand-color = { $emoji }{ "\u00A0" }{ $color } : { $cards }
hand-wilds = { $emoji }{ "\u00A0" }{ $cards }
hand-hidden = { $emoji }{ "\u00A0" }{ $count } face cachée
card-hidden-short =  ?
cards = { $count ->
    [one] { $count } carte
   *[other] { $count } cartes
}
points = { $count ->
    [one] { $count } point
   *[other] { $count } points
}
rounds-won = { $count ->
    [one] { $count } manche gagnée
   *[other] { $count } manches gagnées
}

## moves

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
move-accept-until = Piocher jusqu’à { $color }
move-uno = Dire Uno
move-catch = Dire Contre-Uno à { $name }
move-color = Choisir { $color }
move-at = { $move }, avec { $name }
move-at-draws = { $move } : { $name } pioche deux cartes
move-passes-hands = { $move } et faire tourner les mains
move-penalized = { $move } : contre les règles, tu { $count ->
    [one] { $draws ->
        [press] appuies une fois sur le lanceur
       *[draw] pioches { $count } carte
    }
   *[other] { $draws ->
        [press] appuies { $count } fois sur le lanceur
       *[draw] pioches { $count } cartes
    }
}
move-vote = Voter : { $rule }
move-time = Finir la manche : son temps est écoulé
move-take-back = Annuler ton dernier coup

refused-by-setting = { $told } Règle : { $setting }.
refused-seat-out = Tu es hors jeu pour cette manche.
refused-vote-first = D’abord, tout le monde vote.
refused-already-voted = Tu as déjà voté.
refused-no-vote = Il n’y a pas de vote en ce moment.
refused-not-identical = C’est à **{ $name }** de jouer. Tu ne peux intercepter qu’avec une carte identique : { $top }.
refused-cannot-stack = { $owed ->
    [one] Tu as { $owed } carte à piocher
   *[other] Tu as { $owed } cartes à piocher
}, et { $card } ne les transmet pas.
refused-no-challenge = Tu ne peux pas défier pour les cartes que tu dois piocher.
refused-must-play = { $card } est jouable : tu dois jouer cette carte.
refused-at-limit = Avec { $held } cartes, tu es à la limite de { $limit } et ne peux plus piocher. Passe.
refused-two-on-four = { $card } ne se joue pas sur un Joker +4.
refused-four-others-fit = Une autre de tes cartes est jouable, donc tu ne peux pas jouer de { $card } maintenant.
refused-last-card = { $card } ne peut pas être ta dernière carte.
refused-target-first = { $card } : choisis d’abord une personne.
refused-color-missing = { $card } : choisis d’abord une couleur.
refused-bad-target = Choisis une autre personne encore dans la manche.
refused-uno-not-before = Dis Uno en jouant ton avant-dernière carte, ou quand il ne t’en reste qu’une.
refused-uno-by-itself = Ici, tu n’as pas besoin de dire Uno.
refused-no-clock = Cette manche n’est pas chronométrée.
refused-no-take-back = Ce coup compte. On ne peut plus l’annuler.
refused-round-over = Cette manche est finie.
refused-not-your-turn = C’est à **{ $name }** de jouer.
refused-color-first = Choisis d’abord la couleur du Joker.
refused-answer-first = { $owed ->
    [one] Il y a d’abord { $owed } carte à piocher.
   *[other] Il y a d’abord { $owed } cartes à piocher.
}
refused-already-drew = Tu as déjà pioché. Joue cette carte ou garde-la.
refused-only-drawn = Après avoir pioché, tu ne peux jouer que la carte piochée : { $card }.
refused-drawn-blind = Tu as pioché une carte face cachée, donc tu ne peux pas en jouer d’autre à ce tour. Garde-la.
refused-not-seen = { $card } n’est pas parmi tes cartes visibles.
refused-nothing-drawn = Il n’y avait rien à piocher : ton tour se termine.
refused-draw-first = Pioche une carte avant d’en garder une.
refused-nothing-to-answer = Il n’y a rien à piocher ni à défier.
refused-no-color-asked = Il n’y a pas de couleur à choisir maintenant.
refused-not-in-hand = { $card } n’est pas dans ta main.
refused-no-match = { $card } n’est pas jouable. Joue { $color }, le chiffre ou le symbole de { $top }, ou un joker.
refused-four-not-legal = Tu as du { $color }, donc tu ne peux pas jouer de { $card } maintenant.
refused-one-card-only = Ici, tu ne peux jouer qu’une carte à la fois.
refused-in-order = Avec { $held } cartes identiques, tu choisis seulement combien. Elles suivent dans l’ordre des couleurs.
refused-no-target = Pour cette carte, tu ne choisis personne.
refused-uno-not-now = { $held ->
    [one] Tu ne peux pas dire Uno maintenant.
   *[other] Uno est pour la dernière carte. Tu en as { $held }.
}
refused-uno-already-said = Tu as déjà dit Uno.
refused-catch-self = Tu ne peux pas te dire Contre-Uno. Dis Uno.
refused-catch-many-cards = **{ $name }** a { $held ->
    [one] { $held } carte
   *[other] { $held } cartes
} : pas de Contre-Uno possible.
refused-catch-said = **{ $name }** a dit Uno.
refused-catch-too-late = Trop tard pour dire Contre-Uno à **{ $name }**.
refused-catch-faster = **{ $by }** a été plus rapide et a déjà dit Contre-Uno à **{ $name }**.
refused-catch-nobody = Il n’y a personne à cette place.

## narration

narration-deal = **{ $name }** distribue (manche { $number }) : { $emoji } { $card }.
narration-deal-bare = **{ $name }** distribue pour la manche { $number }.
narration-deal-begins = **{ $name }** commence.
narration-joined = { $names } { $count ->
    [one] rejoint la partie.
   *[other] rejoignent la partie.
}
narration-put-back = La première carte retournée est remise dans la pioche.
narration-play = **{ $name }** joue { $cards }.
narration-play-uno = **{ $name }** joue { $cards } et dit Uno.
narration-discarded = { $count ->
    [one] Une carte part avec :
   *[other] { $count } cartes partent avec :
} { $cards }.
narration-skip = **{ $name }** passe son tour.
narration-skip-all = Les autres passent leur tour. **{ $name }** rejoue.
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
narration-presses = **{ $name }** appuie : { $told }.
narration-presses-and-misses = **{ $name }** appuie et passe son tour : { $told }.
press-silent = clic
press-fired = 💥 { $count ->
    [0] plus aucune carte
    [one] une carte
   *[other] { $count } cartes
}
press-pending = ❔
narration-pass = **{ $name }** passe.
narration-draw-pass = **{ $name }** { $count ->
    [0] ne peut rien piocher et passe
    [one] pioche et passe
   *[other] pioche { $count } cartes et passe
}.
narration-taken-back = **{ $name }** reprend { $cards }.
narration-taken-back-other = **{ $name }** annule ce coup.
narration-color = **{ $name }** choisit { $emoji } { $color }.
narration-roulette = **{ $name }** doit nommer une couleur.
narration-roulette-color = **{ $name }** nomme { $emoji } { $color }, { $count ->
    [0] ne retourne rien, la pioche étant vide,
    [one] retourne une carte
   *[other] retourne { $count } cartes
} et passe son tour.
narration-roulette-cards = Cartes retournées : { $cards }.
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
narration-challenge-won = **{ $name }** défie **{ $by }** avec raison : **{ $by }** { $count ->
    [0] ne pioche rien, la pioche étant vide
    [one] pioche une carte
   *[other] pioche { $count } cartes
}.
narration-challenge-lost = **{ $name }** défie **{ $by }** à tort : **{ $name }** { $count ->
    [0] ne pioche rien, la pioche étant vide,
    [one] pioche une carte
   *[other] pioche { $count } cartes
} et passe son tour.
narration-hand = { $told } La main de **{ $name }** : { $cards }
narration-uno = **{ $name }** dit Uno.
narration-caught = **{ $by }** dit Contre-Uno à **{ $name }**, qui n’avait pas dit Uno et { $count ->
    [0] ne pioche rien : la pioche est vide
    [one] pioche une carte
   *[other] pioche { $count } cartes
}.
narration-caught-only = **{ $by }** dit Contre-Uno à **{ $name }**, qui n’avait pas dit Uno.
narration-out = **{ $name }** termine !
narration-last-left = Il ne reste que **{ $name }** en jeu.
narration-placed = **{ $name }** termine et prend la place suivante.
narration-waits = **{ $name }** termine, son équipe joue encore.
narration-over-limit = **{ $name }** a { $count } cartes : hors jeu pour cette manche.
narration-knocked-out = **{ $by }** élimine **{ $name }** avec { $card } : { $count } cartes.
narration-owed = { $count ->
    [one] Il y a { $count } carte à piocher maintenant.
   *[other] Il y a { $count } cartes à piocher maintenant.
}
narration-owed-until = On pioche jusqu’à { $color }.
narration-owed-self = À deux, c’est pour **{ $name }** : { $count } cartes à piocher maintenant.
narration-others-draw = Les autres piochent une carte.
narration-false-catch = **{ $by }** dit Contre-Uno à **{ $name }** à tort et { $count ->
    [0] ne pioche rien : la pioche est vide
    [one] pioche une carte
   *[other] pioche { $count } cartes
}.
narration-false-catch-only = **{ $by }** dit Contre-Uno à **{ $name }** à tort.
narration-wrong-play = **{ $name }** tente { $cards }, qui n’est pas jouable, et { $count ->
    [0] ne pioche rien : la pioche est vide
    [one] pioche une carte
   *[other] pioche { $count } cartes
}.
narration-wrong-play-only = **{ $name }** tente { $cards }, qui n’est pas jouable.
narration-swap = **{ $name }** et **{ $target }** échangent leurs mains.
narration-shuffle = Toutes les mains sont mélangées et redistribuées.
narration-pass-hands = Toutes les mains passent à la personne suivante.
narration-turned-over = Tout se retourne : place au côté { $side ->
    [dark] sombre
   *[light] clair
}, avec { $emoji } { $card } sur le dessus.
narration-open = **{ $name }** joue maintenant à main ouverte.
narration-vote-began = Tout le monde vote : que fait le Joker Perso ?
narration-voted = **{ $name }** a voté.
narration-rule = **Joker Perso** : { $rule }.
narration-eliminated = **{ $name }** quitte la partie.
narration-seats = Tout le monde change de place. Autour de la table maintenant : { $names }.
narration-time = Le temps de cette manche est écoulé.
narration-reshuffle = La défausse a été mélangée pour une nouvelle pioche.
narration-clock = { $told } _Temps écoulé._
narration-autopilot = { $told } _Joué par l’IA._
coming-off = **{ $name }** fait une pause. Une IA joue.
coming-back = **{ $name }** est de retour.
coming-handed = **{ $name }** laisse sa place à **{ $other }**.
coming-taken = **{ $name }** prend la place de **{ $other }**.
coming-joins = **{ $name }** jouera dès la prochaine manche.
narration-skipped = { $told } _Les autres ont voté pour sauter ce tour._

## durations

duration-seconds = { $count ->
    [one] { $count } seconde
   *[other] { $count } secondes
}
duration-minutes = { $count ->
    [one] { $count } minute
   *[other] { $count } minutes
}
duration-hours = { $count ->
    [one] { $count } heure
   *[other] { $count } heures
}
duration-days = { $count ->
    [one] { $count } jour
   *[other] { $count } jours
}

## characters

character-Kim = fredonne en réfléchissant
character-Lou = salue chaque carte comme une vieille amie
character-Max = toujours en avance, jamais à la hâte
character-Noa = ne hausse jamais un sourcil
character-Pat = range ses cartes à la perfection
character-Quin = a une théorie sur tout
character-Robin = debout avant le soleil
character-Sam = rit d’abord, joue ensuite
character-Toni = joue chaque partie comme une finale
character-Uli = apporte à grignoter pour tout le monde
character-Alex = hausse les épaules quand la chance tourne
character-Bo = parle peu, sourit beaucoup
character-Charlie = encourage aussi les autres
character-Dani = compte les nuages entre deux tours
character-Eli = lit les règles pour le plaisir
character-Fin = adore les fins serrées
character-Gabi = raconte longtemps, joue vite
character-Jo = croit aux chaussettes porte-bonheur
character-Mika = calme comme un lac
character-Vik = croit à toutes les remontées

remark = 💬 **{ $name }** : « { $words } »
remark-won = { $pick ->
    [0] Quelle partie. On remet ça ?
    [1] Je vais sourire toute la soirée.
   *[other] Bien joué, tout le monde.
}
remark-out = { $pick ->
    [0] C’était la dernière.
    [1] Regardez, plus de cartes !
   *[other] Les mains libres. Un thé ?
}
remark-caught = { $pick ->
    [0] Oh ! Bien vu.
    [1] Et moi qui étais tranquille.
   *[other] D’accord, c’est ma faute.
}
remark-guilty = { $pick ->
    [0] Tu lis en moi comme dans un livre.
    [1] Ça valait le coup d’essayer.
   *[other] Le secret n’a pas tenu longtemps.
}
remark-innocent = { $pick ->
    [0] Moi ? Jamais !
    [1] Tu vois ? Tout est en règle.
   *[other] J’ai la conscience tranquille.
}
remark-swap = { $pick ->
    [0] Voyons ce qu’on a là.
    [1] Ça change la vue !
   *[other] Tout neuf, tout beau.
}
remark-uno = { $pick ->
    [0] Uno ! Assez fort ?
    [1] Uno, et je l’ai dit !
   *[other] Plus qu’une. Uno !
}
remark-draw = { $pick ->
    [0] Aïe.
    [1] Ma main voulait de la compagnie.
   *[other] Merci, je les collectionne.
}

table-thinking-color = **{ $name }** choisit une couleur…
table-thinking-challenge = **{ $name }** hésite : piocher { $owed }, ou défier…
table-thinking-challenge-until = **{ $name }** hésite : défier, ou piocher…
table-thinking-target = **{ $name }** choisit une personne…
table-thinking-drawn = **{ $name }** regarde la carte piochée…

## explain

button-explain = Pourquoi ?
explain-title = Ce que tu peux jouer, et pourquoi
explain-fits = Tu peux la jouer.
explain-no-match = Pas jouable. Joue { $color }, le chiffre ou le symbole de { $top }, ou un joker.
explain-cannot-stack = Ne transmet pas { $owed ->
    [one] la carte que tu dois
   *[other] les { $owed } cartes que tu dois
} piocher.
explain-cannot-stack-until = Ne le transmet pas. Tu pioches jusqu’à { $color }.
explain-cannot-raise = Seul un +{ $least } ou plus transmet les { $owed } cartes que tu dois piocher.
explain-unseen = Face cachée. Tu la verras au début de ton prochain tour.
explain-penalty = Pas jouable. Si tu la joues, tu { $count ->
    [one] { $draws ->
        [press] appuies une fois sur le lanceur
       *[draw] pioches { $count } carte
    }
   *[other] { $draws ->
        [press] appuies { $count } fois sur le lanceur
       *[draw] pioches { $count } cartes
    }
}.
explain-more = { $count ->
    [one] { $count } autre raison n’est pas montrée.
   *[other] { $count } autres raisons ne sont pas montrées.
}

## rulebook

rulebook-intro = # Les règles

    `unobot rules --markdown` affiche cette page, dans une autre langue avec `--language`. Une table joue les règles officielles, sauf si son hôte en choisit d’autres avant la partie : un jeu de règles tout prêt, des règles maison une par une, ou un code de règles. `/uno rules` explique les règles d’une table, et *Pourquoi ?* dit laquelle empêche de jouer une carte.
rulebook-presets = Jeux de règles
rulebook-presets-what = Chaque jeu de règles est un ensemble de règles maison qui porte un nom. La liste montre les différences avec les règles officielles. Tu peux coller le code dans `/uno start`.
rulebook-fields = Règles maison
rulebook-fields-what = Tu peux combiner toutes les règles maison, sauf si la liste l’exclut.
rulebook-number = Un nombre de { $low } à { $high }. Officiel : { $official }.
rulebook-official = { " " }(officiel)
rulebook-switch = Si oui :
rulebook-seats = { $setting } (seulement à { $seats }).
rulebook-clash = Exclu : { $settings }. { $why }
rulebook-edges = Quand les règles se croisent
rulebook-edges-what = Certaines combinaisons laissent une question ouverte. Voici ce qui se passe :
edge-last-card = **Une carte qui déplace des mains, jouée en dernier.** Terminer met fin à la manche. Un 7, un 0, un Joker Échange, Mélange ou Perso joué en dernière carte ne déplace rien et ne demande rien. C’est vrai même si les autres continuent à jouer.
edge-last-pass-on = **Terminer en transmettant des cartes.** Quand tu dois piocher, tu peux terminer avec une Inversion ou un Passe ton tour. La personne qui doit alors piocher pioche quand même tout le total avant le décompte.
edge-zero-of-two = **Un 0 quand on joue à deux** échange les deux mains.
edge-owing-seat-leaves = **Une personne qui doit piocher part.** Les cartes restent à la place. L’IA qui y joue répond, et la personne qui revient pioche le reste.
edge-jump-in-owed = **Interception quand quelqu’un doit piocher.** Une personne qui a exactement la même carte peut la jouer dessus. Ses cartes s’ajoutent, et la personne après l’interception doit piocher le total.
edge-jump-in-challenge = **Interception sur un Joker +4 qui attend sa réponse.** Il se cumule comme tout autre. La question passe à la personne suivante, et on ne peut défier que pour le dernier Joker +4.
edge-jump-in-own-card = **Intercepter sa propre carte** est permis. Tu peux jouer une carte identique sur celle que tu as jouée, tant qu’aucune autre carte n’a été jouée.
edge-jump-in-out = **Terminer par une interception** met fin à la manche comme toute dernière carte. Si c’est un +2 ou un +4, la personne après l’interception pioche quand même.
edge-jump-in-uno = **Une interception pendant qu’un Contre-Uno est possible.** Le Contre-Uno reste possible jusqu’au coup de la personne dont c’est le tour. Une interception n’y change rien : plusieurs personnes peuvent être visées en même temps.
edge-uno-moved-hands = **Une seule carte parce que des mains ont bougé.** Uno va avec le coup qui laisse une carte. Dès que des mains sont échangées, transmises ou mélangées, il n’y a plus de Contre-Uno. Avec une seule carte, on peut encore dire Uno. Un Uno déjà dit ne suit pas la main.
edge-uno-drawn-card = **Une carte piochée qui est jouée et laisse une carte** demande Uno comme tout autre coup. Un Uno dit avant de piocher ne compte plus, car la main a grandi.
edge-reshuffle-penalty = **La pioche se vide au milieu d’une pénalité.** On pioche d’abord ce qui reste. Puis toute la défausse, sauf la carte du dessus, est mélangée, et on continue à y piocher. Si cela ne suffit pas, on prend tout ce qui reste.
edge-challenge-stacked = **Un défi après un cumul** ne porte que sur le dernier Joker +4. Coupable : la personne qui l’a joué pioche tout le total. Non coupable : la personne qui défie pioche le total et deux cartes de plus. Cumuler, c’est renoncer au défi.
edge-blind-turn = **Quand une carte piochée à l’aveugle est retournée.** Tu la vois au début de ton prochain tour, dès que tu peux jouer ou dois piocher. Un tour passé ne compte pas. Si tu pioches un total puis joues quand même (Jouer après un +2 ou +4), tu vois les cartes un tour plus tard. Si tu pioches pendant le tour d’une autre personne (une bombe, une pénalité, un Joker Perso), tu vois les cartes à ton propre tour suivant.
edge-blind-hands = **Pioche à l’aveugle et mains qui bougent.** Si tu reçois une main, tu ne l’as pas piochée : tu la vois tout de suite en entier, même les cartes qui n’avaient pas encore été vues.
edge-blind-judged = **Pioche à l’aveugle, et ce qui doit ou peut être joué.** Seules les cartes que tu as vues comptent pour jouer, pour une interception, pour l’Obligation de jouer et pour savoir si un Joker +4 est permis. Un défi juge ces cartes et montre les autres face cachée. Toutes tes cartes comptent pour Uno, pour une limite de la main et pour les points de la manche.
edge-leaving-open = **La personne dont c’est le tour part alors qu’une couleur, un choix de personne ou un défi est en attente.** Une IA joue tout de suite pour cette place. Elle choisit la couleur ou la personne, ou bien pioche ou défie.
edge-only-ais = **Il ne reste que des IA.** Quand la dernière personne part ou s’endort, le jeu s’arrête, et rien n’est pioché ni compté. Il reprend dès que quelqu’un de la partie appuie sur un bouton. La partie est mise en pause dix minutes après le départ de la dernière personne. Ses joueurs peuvent la reprendre pendant sept jours, avec **Reprendre la partie** ou `/uno resume`. Les IA ne jouent seules que si tout le monde a mis le pilote auto, et alors la partie ne compte pour personne.
edge-late = **Arriver en cours de partie, ou revenir.** Une personne qui revient retrouve sa place, sa main et son score, jamais une place neuve. Si l’hôte a donné la place à une IA, c’est cette place-là qu’on reprend, ou aucune. Une nouvelle personne remplace une IA tout de suite, avec sa main et son score. Ou elle reçoit sa propre place dès la prochaine manche, après la dernière et avec le plus petit score. Il n’y a pas de nouvelle place en équipes, en élimination ou si le nombre de manches est fixé.

## rulesets

value-switch = { $value ->
    [on] oui
   *[off] non
}
setting = { $field } : { $value }
ruleset-preset = **{ $preset }**
ruleset-code = `{ $code }`

rules-topic-play = Comment jouer
rules-topic-house = Règles maison ici
rules-topic-cards = Les cartes
rules-topic-asked = Questions fréquentes
rules-first = { $both ->
    [on] Vider les deux mains de ton équipe avant les autres équipes.
   *[off] Ne plus avoir de cartes avant les autres.
}
rules-goal = **Le but** · { $scoring ->
    [single] { $first } La partie dure une manche, sans compter de points.
    [until_last] Débarrasse-toi de tes cartes pour prendre la place suivante. Les autres jouent jusqu’à ce qu’une seule personne ait encore des cartes. La partie dure une manche, sans compter de points.
    [golf] Garde peu de points en main à la fin d’une manche. Elle se termine quand { $both ->
        [on] une équipe
       *[off] une personne
    } n’a plus de cartes. Tout le monde reçoit alors les points des cartes qui lui restent{ $teams ->
        [on] , et ceux de son équipe
       *[off] { "" }
    }. { $points } Après { $rounds } manches, la plus petite somme gagne. En cas d’égalité, on joue encore une manche.
    [best_of] { $first } Cela fait gagner la manche, sans compter de points. La partie compte { $rounds } manches, et le plus grand nombre de manches gagnées l’emporte. Elle se termine plus tôt quand personne ne peut plus revenir. En cas d’égalité en tête, on joue encore une manche.
   *[points] { $first } Cela fait gagner la manche, et les points de { $teams ->
        [on] toutes les mains adverses
       *[off] toutes les autres mains
    }. { $points } { $elimination ->
        [on] Après chaque manche, la personne qui a le plus de points en main quitte la partie. La dernière restante gagne.
       *[off] La première personne à { $target } points gagne la partie. Si les deux meilleurs scores sont à égalité, on joue encore une manche.
    }
}
rules-points = Les cartes comptent : { $points }.
rules-points-number = les chiffres leur valeur
rules-points-action = les cartes action { $points }
rules-points-wild = les jokers { $points }
rules-points-others = toutes les autres { $points }
rules-points-face = « { $card } » { $points }
rules-turn = **Ton tour**
rules-turn-step = { $number }. { $rule }
rules-turn-play = { $kind ->
    [any] Joue n’importe quelle carte.
    [always] Joue n’importe quelle carte. Tu ne peux pas piocher à la place.
   *[match] Joue une carte de la couleur, du chiffre ou du symbole de la carte du dessus, ou un joker.
}
rules-turn-press = Au lieu de jouer, tu appuies une fois sur le lanceur. Il se tait ou tire des cartes sur toi. Puis ton tour est fini.
rules-turn-uno = { $kind ->
    [off] Personne n’a besoin de dire Uno.
    [announced] Quand tu joues ton avant-dernière carte, Uno est annoncé automatiquement.
    [strict] Quand il te reste une carte, et seulement alors, tu dois dire **Uno** avant qu’on te dise Contre-Uno.
   *[call] Quand il te reste une carte, tu dois dire **Uno** : en jouant l’avant-dernière, juste avant, ou après, tant qu’on ne t’a pas dit Contre-Uno.
}{ $catches ->
    [draw] { " " }En cas de Contre-Uno, { $penalty ->
        [0] il ne se passe rien.
        [one] tu pioches une carte.
       *[other] tu pioches { $penalty } cartes.
    }
    [press] { " " }En cas de Contre-Uno, { $penalty ->
        [0] il ne se passe rien.
        [one] tu appuies une fois sur le lanceur.
       *[other] tu appuies { $penalty } fois sur le lanceur.
    }
   *[no] { "" }
}
rules-line = • { $rule }
rules-wilds = **Jokers** · Ils se jouent sur toute carte, et tu choisis la couleur.
rules-card = **{ $card }** · { $does }
rules-no-challenge = Pas de défi possible sur les cartes +.
rules-asked-draw = Puis-je piocher même si je peux jouer ? Oui.
rules-asked-press = Puis-je appuyer même si je peux jouer ? Oui.
rules-asked-stack = Dois-je cumuler ? Non, tu peux piocher le total. Il faut un + aussi grand que le dernier, pas que le total. La couleur ne compte pas.
rules-asked-discard = Puis-je terminer avec Pose tout ? Oui. S’il reste une carte, dis Uno. Les cartes emportées n’ont pas d’effet.
rules-asked-roulette = Qui nomme la couleur de la Roue ? La personne touchée. Un Joker ne l’arrête pas, et on ne peut rien cumuler dessus.
rules-asked-out = Avec { $limit } cartes, on est hors jeu, et cela peut arriver à plusieurs dans une manche. Ces cartes vont sous la défausse et reviennent au prochain mélange.
rules-asked-seven = Un 7 oblige-t-il à échanger ? Oui, sauf en dernière carte.
rules-asked-backs = Pourquoi ne vois-je pas le verso de mes cartes ? Seuls les autres le voient, comme à une vraie table. Après un Flip, c’est ta main.
rules-asked-flip = Qu’y a-t-il sur le dessus après un Flip ? La carte qui était tout en bas de la défausse. Si c’est un joker, la personne suivante choisit la couleur.
rules-asked-side = Quel côté compte en fin de manche ? Celui qui est en jeu. Un Flip en dernière carte retourne d’abord les mains.
effect-discards-color = Toutes les autres cartes de sa couleur dans ta main partent aussi, sans effet.
effect-turns-over = Tout se retourne : la défausse d’un bloc, la pioche et toutes les mains. La nouvelle carte du dessus n’a pas d’effet.
effect-reverses = Le jeu change de sens. À deux, l’autre passe son tour.
effect-owes = La personne suivante pioche { $count ->
    [one] une carte
   *[other] { $count } cartes
} et { $after ->
    [on] joue ensuite.
   *[off] passe son tour.
}
effect-reverses-owes = Le jeu change de sens, et la personne qui suit alors pioche { $count } cartes et { $after ->
    [on] joue ensuite.
   *[off] passe son tour.
} À deux, c’est toi.
effect-roulette = La personne suivante nomme une couleur, retourne des cartes jusqu’à cette couleur, les prend toutes et { $after ->
    [on] joue ensuite.
   *[off] passe son tour.
}
effect-presses = La personne suivante appuie { $count ->
    [one] une
   *[other] { $count }
} fois sur le lanceur et { $after ->
    [on] joue ensuite.
   *[off] passe son tour.
}
effect-presses-until = La personne suivante appuie sur le lanceur jusqu’à ce qu’il tire et { $after ->
    [on] joue ensuite.
   *[off] passe son tour.
}
effect-skips = { $count ->
    [one] La personne suivante passe son tour.
   *[other] Les { $count } personnes suivantes passent leur tour.
}
effect-skips-all = Tout le monde sauf toi passe son tour : tu rejoues.
effect-others-draw = { $count ->
    [one] Les autres piochent une carte.
   *[other] Les autres piochent { $count } cartes.
}
effect-others-press = { $count ->
    [one] Les autres appuient une fois sur le lanceur.
   *[other] Les autres appuient { $count } fois sur le lanceur.
}
effect-target-draws = Une personne de ton choix pioche { $count } cartes, sans passer son tour.
effect-swap = Échange ta main avec une personne de ton choix.
effect-swap-owes-uno = Une personne qui a alors une seule carte doit dire Uno.
effect-shuffle = Toutes les mains sont ramassées, mélangées et redistribuées.
effect-voted = Fait ce que vous avez choisi par vote avant la première manche.
effect-none = Sans effet.
effect-none-last = Sans effet en dernière carte.
effect-never-last = Jamais en dernière carte.
effect-never-on = Ne se joue pas sur « { $card } », sauf pour cumuler.
effect-challenged = La personne suivante pioche { $count } cartes et { $after ->
    [on] joue ensuite
   *[off] passe son tour
}{ $kind ->
    [free] . Il se joue à tout moment.
    [strict] . Il ne se joue que s’il est permis : { $needs ->
        [no_playable] aucune autre carte de ta main n’est jouable.
       *[no_color] tu n’as aucune carte de la couleur en cours.
    }
   *[challenge] , ou te défie. Il n’est permis que si { $needs ->
        [no_playable] aucune autre carte de ta main n’est jouable
       *[no_color] tu n’as aucune carte de la couleur en cours
    }. { $sum ->
        [on] Coupable : c’est toi qui pioches tout le total. Non coupable : la personne qui te défie pioche le total et deux cartes de plus, et passe son tour.
       *[off] Coupable : c’est toi qui pioches les { $count }. Non coupable : la personne qui te défie pioche { $more } cartes et passe son tour.
    }
}
effect-challenged-until = La personne suivante pioche jusqu’à une carte de la couleur et { $after ->
    [on] joue ensuite
   *[off] passe son tour
}{ $kind ->
    [free] . Il se joue à tout moment.
    [strict] . Il ne se joue que s’il est permis : { $needs ->
        [no_playable] aucune autre carte de ta main n’est jouable.
       *[no_color] tu n’as aucune carte de la couleur en cours.
    }
   *[challenge] , ou te défie. Il n’est permis que si { $needs ->
        [no_playable] aucune autre carte de ta main n’est jouable
       *[no_color] tu n’as aucune carte de la couleur en cours
    }. Coupable : c’est toi qui pioches jusqu’à la couleur. Non coupable : la personne qui te défie pioche jusqu’à la couleur, puis deux cartes de plus, et passe son tour.
}

contradiction-no-ruleset = Je ne peux pas lire ces règles. Choisis un jeu de règles, ou colle un code.
contradiction-unknown-field = Cette version n’a pas de règle « { $field } ». Choisis un jeu de règles, ou colle un autre code.
contradiction-bad-value = « { $value } » n’est pas possible pour { $field }. Choisis dans le menu.
contradiction-bad-number = { $field } : un nombre de { $low } à { $high }, pas { $value }.
contradiction-bomb-needs-several = Une bombe, ce sont plusieurs cartes à la fois. Active aussi Plusieurs à la fois.
contradiction-keep-needs-move = Aucune carte ne déplace les mains, il n’y a donc rien à refuser : active Le 7 échange ou Le 0 fait tourner, ou désactive Échange facultatif.
contradiction-revenge-needs-stacking = La Vengeance double un total cumulé. Choisis d’abord une sorte de Cumul.
contradiction-no-draw-needs-limit = Il n’y a pas de limite qui empêcherait de piocher. Fixe d’abord une Limite de la main.
contradiction-limit-within-deal = Une main de { $hand_size } cartes dépasserait tout de suite la limite de { $hand_limit }. Augmente la Limite de la main, ou baisse les Cartes au départ.
contradiction-knock-out-needs-limit = Sans limite, personne n’est éliminé : fixe d’abord une Limite de la main qui élimine.
contradiction-not-in-deck = Ces cartes excluent ce choix de « { $field } ». Laisse cette règle telle quelle, ou choisis d’autres Cartes.
contradiction-limit-until-last = Une partie jusqu’à la dernière main ne peut pas exclure pour une main trop grande. Laisse la Limite de la main empêcher seulement de piocher, ou choisis un autre Décompte.
contradiction-four-not-judged = Un Joker +4 qui se joue à tout moment n’est jamais jugé. Laisse « +4 permis » tel quel, ou permets le défi.
contradiction-nothing-to-show = Seul un défi montre une main. Permets de défier un Joker +4, ou ne montre la main qu’à la personne qui défie.
contradiction-false-catch-needs-calls = Si personne n’a besoin de dire Uno, il n’y a pas de faux Contre-Uno. Règle Uno sur « à dire », ou Faux Contre-Uno sur rien.
contradiction-double-needs-points = Points doublés double les points gagnés dans une manche : choisis le Décompte par points, ou désactive-le.
contradiction-both-out-needs-teams = Pour finir à deux, il faut des équipes : active aussi Équipes.
contradiction-teams-until-last = Des équipes ne peuvent pas jouer jusqu’à la dernière main. Choisis un autre Décompte, ou désactive Équipes.
contradiction-teams-elimination = Des équipes ne peuvent pas perdre une seule personne. Désactive Équipes ou Élimination.
contradiction-elimination-needs-rounds = L’Élimination dure jusqu’à ce qu’une seule personne reste : choisis le Décompte par points, ou désactive-la.
contradiction-reshuffle-teams = Les partenaires restent face à face toute la partie. Désactive Équipes ou Places mélangées.
contradiction-reshuffle-needs-rounds = Les places sont mélangées entre les manches, et ici la partie dure une manche. Choisis le Décompte par points, ou désactive Places mélangées.
contradiction-blind-until-playable = Piocher jusqu’à pouvoir jouer révélerait la carte. Fais piocher une carte, ou désactive Pioche à l’aveugle.
contradiction-blind-must-play = On ne peut pas savoir si une carte face cachée doit être jouée. Permets de jouer ou de garder la carte piochée, ou désactive Pioche à l’aveugle.
contradiction-blind-open-hands = Des cartes visibles par tout le monde ne peuvent pas être cachées à la personne qui les a. Désactive les Mains ouvertes, ou la Pioche à l’aveugle.
contradiction-seats = Le nombre de places ne convient pas ({ $seats }) : on peut jouer de { $low } à { $high }.
contradiction-teams-even = Pour des équipes, il faut être quatre, six, huit ou dix. Vous êtes { $seats }.
contradiction-deck-too-small = { $decks ->
    [one] Un paquet ne suffit
   *[other] { $decks } paquets ne suffisent
} pas pour donner { $hand_size } cartes à { $seats } personnes. Donne { $most } cartes au plus, ou ajoute un paquet.
code-no-code = Ce n’est pas un code de règles. Colle un code tel qu’une table le montre, ou choisis un jeu de règles.
code-other-version = Ce n’est pas un jeu de règles, et les codes qui commencent par { $version } viennent d’une autre version. Choisis un jeu de règles, ou colle un code qui commence par A.
code-mistyped = Il y a une faute de frappe dans ce code. Copie-le encore une fois depuis la table qui le montre.
code-newer-field = Ce code a une règle maison, { $tag }, que cette version ne connaît pas. Mets unobot à jour, ou choisis d’autres règles.
code-bad-value = Ce code veut « { $value } » pour { $field }, ce que cette version ne connaît pas : mets unobot à jour, ou choisis d’autres règles.

## illustrations

alt-top = Carte du dessus : { $card }
alt-top-below = Carte du dessus : { $card } ; dessous : { $below }
alt-played = a joué { $card }
alt-drew = a pioché { $count }
alt-silent = a appuyé : clic
alt-launcher = Clics depuis le dernier tir du lanceur : { $count }.
alt-skipped = a passé son tour
alt-seat = { $name } : { $count ->
    [one] { $count } carte
   *[other] { $count } cartes
}
alt-lobby = Avant la partie : { $seats }. { $free ->
    [0] Aucune place n’est libre.
    [one] { $free } place est libre.
   *[other] { $free } places sont libres.
}
alt-table = { $top }. { $way }, { $pile }. Dans l’ordre du jeu : { $seats }.
alt-scores = { $name } : { $points }.
alt-sheet = { $scoring ->
    [golf] Points, manche par manche. Le plus petit total après { $rounds } manches gagne.
    [best_of] Manches gagnées sur { $rounds }, manche par manche.
   *[points] Feuille de score, objectif { $target } points, manche par manche.
} { $scores }
alt-playable = Tu peux jouer : { $cards }
alt-backs = au verso : { $cards }

## buttons

button-hand = Ma main
button-more = Plus
button-rules = Règles
button-players = Qui joue
button-show-table = Montre-moi la table
button-leave = Quitter
button-rematch = Revanche
button-help = Aide
button-code = Coller un code
button-form = Tout en un formulaire
button-form-again = Revenir au formulaire

button-uno = Uno !
button-catch = Contre !
button-catch-name = Contre-Uno à { $name } !
button-draw = Piocher
button-press-launcher = ⚡ Appuyer
button-play = La jouer
button-keep = La garder
button-no-swap = Garder ma main
button-pass-hands = Faire tourner
button-say-uno-off = 📣 Annoncer UNO
button-say-uno-on = ✅ UNO prêt
button-say-uno-off-short = 📣 UNO
button-say-uno-on-short = ✅ UNO

button-refresh = Actualiser
button-back = Retour
button-back-hand = Retour à ma main
button-previous = ◀
button-page = { $page }/{ $pages }
button-next = ▶

### lobby

## lobby

button-join = Rejoindre
button-start = Lancer
button-open = Ouvrir une table
button-start-ais = { $ais ->
    [one] Jouer avec une IA
   *[other] Jouer avec { $ais } IA
}
button-start-with = Lancer avec { $ais } IA
button-start-waits = Lancer : il en manque { $people }
button-add-ai = Ajouter une IA
button-options = Règles, rythme, places
button-length-round = Partie rapide : une manche
button-quick = Partie rapide
button-length-points = Partie en { $target } points
button-length-rounds = { $scoring ->
    [golf] { $rounds ->
        [one] Golf en une manche
       *[other] Golf en { $rounds } manches
    }
   *[best_of] { $rounds ->
        [one] Partie en une manche
       *[other] Partie en { $rounds } manches
    }
}
button-invite = Inviter
button-change-rules = Changer les règles

lobby-title = Uno : qui joue ?
lobby-how = Appuie sur **Rejoindre** pour prendre place. L’hôte, **{ $host }**, lance la partie.
lobby-how-start = L’hôte, **{ $host }**, lance la partie.
lobby-rematch = Uno : une revanche ?
lobby-rematch-how = Elle commence quand tout le monde a appuyé sur **Revanche**, ou quand **{ $host }** appuie sur **Lancer**.
lobby-free = ▫️ _libre_
lobby-missing = { $ais ->
    [one] Il manque une personne. Attends quelqu’un, ou joue tout de suite contre une IA.
   *[other] Il manque { $ais } personnes. Attends-les, ou laisse des IA compléter tout de suite.
}
lobby-waiting-teams = Pour des équipes, il faut { $needed } places : encore { $missing }. Attends, ou ajoute des IA.
lobby-ready = { $seats ->
    [10] Les dix places sont prises.
   *[other] On peut commencer. Il y a de la place jusqu’à dix.
}
lobby-rules = Règles : **{ $preset }** · { $what }
lobby-time-control = Rythme : { $pace }
lobby-even = À ton niveau : cette IA joue à peu près comme les personnes à cette table. Après une victoire, la partie suivante est plus dure. Après une défaite, elle est plus facile.
lobby-access-invited = ✉️ Sur invitation.
lobby-access-closed = 🔒 Fermé aux autres.
lobby-until = Se ferme { $when } si personne ne vient.
lobby-until-start = Se ferme { $when } si la partie ne commence pas.
lobby-add-ai = Ajouter une IA
lobby-remove-ai = Retirer une IA

lobby-closed = Cette table est fermée
lobby-limited-rules = 🔒 L’administration du serveur a verrouillé les règles : cette table joue maintenant avec celles du serveur.
lobby-limited-ais = 🔒 L’administration du serveur a limité le nombre d’IA : certaines ont dû partir.

## seats

mark-host = 👑 hôte
mark-ready = ✅ c’est bon
mark-ai = 🤖 IA, { $level }
mark-engine = ⚙️ moteur { $level }
mark-away = 🤖 n’est plus là, une IA joue
mark-autopilot = 💤 en veille, une IA joue
mark-resting = 🤖 une IA joue pour l’instant
mark-gone = 💤 n’est plus là
mark-asleep = 💤 en veille
mark-out = 🚪 hors jeu
mark-placed = 🏁 place { $place }
mark-done = 🏁 terminé
mark-uno = 📣 a dit Uno
mark-uno-owed = ❗ n’a pas dit Uno
mark-uno-short = 📣 Uno !
mark-uno-owed-short = ❗ Uno ?

legend-cards = cartes
legend-points = points
legend-rounds-won = manches gagnées
legend-ai = 🤖 IA
legend-away = 💤 plus là, une IA joue
legend-teams = 🤝 Équipes : { $teams }

level-novice = débutante
level-novice-how = Joue n’importe quelle carte jouable.
level-casual = tranquille
level-casual-how = Joue tantôt bien, tantôt au hasard.
level-clever = maligne
level-clever-how = Joue bien et fait des erreurs.
level-expert = experte
level-expert-how = A appris en jouant contre elle-même.
level-even = à ton niveau
level-even-how = Aussi forte que toi ces derniers temps.
engine-how = Un programme ajouté par l’admin de ce bot.

table-engine-failed = ⚙️ Le moteur { $engine } est tombé en panne. Une IA joue maintenant pour **{ $name }**.
refused-no-ai = Cette IA n’est pas à cette table.
refused-engine-rules = { $engine } ne peut pas jouer avec ces règles. Les moteurs demandent les règles officielles, un seul paquet et des mains de sept. L’objectif est libre.
refused-only-host-engine = Seul l’hôte ({ $host }) peut installer un moteur.

## places

# Les tables dans les messages de groupe et sur les serveurs sans le bot

place-direct = Uno en solo · [vers la partie]({ $link })
place-group = Uno dans un groupe · [vers la table]({ $link })
place-foreign = Uno sur un serveur sans moi · [vers la table]({ $link })
asleep-title = La table dort
asleep-body = Personne n’a appuyé sur un bouton depuis un moment, et ici je ne peux répondre qu’à un clic. Appuie ici pour reprendre là où la partie en était.
button-wake = Continuer
asleep-moved = La table continue plus bas.
refused-external-apps = Il te manque ici la permission « Utiliser des applications externes » : tu verrais la table, mais pas les autres. Demande-la à un admin de ce serveur, ou joue dans un message de groupe.
refused-slow-direct = Dans nos messages privés, les parties ne sont pas chronométrées : tu ne peux donc pas choisir de rythme.
refused-slow-group = Dans un message de groupe, je ne peux rappeler personne : il n’y a donc pas de tables lentes. Choisis un rythme plus rapide.
refused-slow-foreign = Je ne suis pas membre de ce serveur et ne peux rappeler personne. Il n’y a pas de tables lentes ici. Choisis un rythme plus rapide.
refused-thread-direct = Dans nos messages privés, il n’y a pas de fils. Laisse l’option **fil** vide.
refused-thread-group = Dans un message de groupe, il n’y a pas de fils. Laisse l’option **fil** vide.
refused-thread-foreign = Je ne suis pas membre de ce serveur et ne peux pas ouvrir de fil. Laisse l’option **fil** vide.
refused-resume-place = Hors des serveurs, une partie continue avec le bouton de son message. `/uno start` en ouvre une autre.

## obstacles

# Why the bot can't play in a channel, though its role may seem to allow it

refused-timeout = Je ne peux pas jouer dans { $channel } : la modération m’a exclu temporairement jusqu’au { $until }. Elle peut y mettre fin plus tôt.
refused-private-thread = Je ne suis pas dans le fil privé { $channel }, donc je ne peux pas y écrire. Mentionne { $bot } dans ce fil pour que je le rejoigne, puis réessaie.
refused-locked-thread = Je ne peux pas jouer dans { $channel } : le fil est verrouillé. La modération peut le déverrouiller.
refused-hidden-channel = Je ne vois pas { $channel }. Si c’est un fil privé, mentionne { $bot } dedans. Sinon, accorde-moi Voir le salon.
refused-slow-mode = Le mode lent de Discord m’empêche de publier dans { $channel } pour le moment. Un admin peut permettre à mon rôle de l’ignorer, ou le désactiver.
note-mute-timeout = La table ne peut pas être montrée dans { $channel } : la modération m’a exclu temporairement jusqu’au { $until }. On continue à jouer depuis sa main.
note-mute-private-thread = La table ne peut pas être montrée dans { $channel } : je ne suis pas dans ce fil privé. Mentionnez { $bot } dedans pour que je le rejoigne. On continue à jouer depuis sa main.
note-mute-hidden-channel = La table ne peut pas être montrée dans { $channel } : je ne le vois pas. Si c’est un fil privé, mentionnez { $bot } dedans. Sinon, accordez-moi Voir le salon. On continue à jouer depuis sa main.
note-mute-slow-mode = À cause du mode lent, la table ne peut pas être publiée dans { $channel } pour le moment. On continue à jouer depuis sa main.
refused-commands-only = Ce serveur a mes commandes, mais je n’en suis pas membre : cela ne marche donc pas ici. Ajoute-moi avec ce lien : { $link }
refused-commands-only-private = Ce serveur a mes commandes, mais je n’en suis pas membre : cela ne marche donc pas ici. La personne qui me gère peut m’ajouter.

## players

players-title = Qui joue
players-alone = Il n’y a que toi ici.
players-kick = Expulser quelqu’un…
players-new-host = Donner le rôle d’hôte…
players-release = Donner à une IA la place d’une personne partie…
access-open = Ouvert à tout le monde
access-invited = Sur invitation seulement
access-closed = Fermé aux autres

players-kick-title = Expulser { $name } ?
players-kick-body = Une IA continue avec ses cartes. Son retour dans cette partie est impossible.
players-kick-leaves = Cette personne est encore dans la partie. Si tu l’exclus, tu quittes la partie dans les résultats et pour ta cote, et tu prends la dernière place. Tu peux continuer à jouer.
players-kick-body-lobby = Son retour à cette table est impossible.
button-kick = Expulser

note-kicked = Tu as expulsé { $name }.
note-new-host = L’hôte est maintenant { $name }.
note-released = La place de { $name } est maintenant à une IA. D’autres peuvent la reprendre.
refused-kicked = Tu t’es fait expulser de cette partie. Tu pourras rejoindre la prochaine table ici.
refused-former = Tu as supprimé tes données, tu ne peux donc pas revenir dans cette partie. Tu peux rejoindre la prochaine table d’ici.
refused-invited-only = Sur invitation. Demande-en une à { $host }.
refused-closed-to-new = Fermé aux autres. Demande à { $host }, l’hôte.
refused-only-host-manages = Seul l’hôte ({ $host }) ou la modération peut faire cela.
refused-no-such-player = Cette personne n’a plus de place à cette table.
refused-kick-oneself = Tu ne peux pas t’expulser. Appuie sur **Quitter**.
refused-new-host-away = { $name } n’est pas là, et l’hôte doit être là.
refused-release-present = { $name } est encore là, donc la place reste prise. Tu peux plutôt utiliser **Expulser**.

## table

table-title = { $emoji } { $card }
table-color-open = { $emoji } { $card } : pas encore de couleur
table-play = À **{ $name }** de jouer : { $emoji } **{ $color }** ou **{ $face }**.
table-play-color = À **{ $name }** de jouer : { $emoji } **{ $color }**.
table-play-any = **{ $name }** commence avec n’importe quelle carte.
table-any = **{ $name }** joue n’importe quelle carte.
table-drawn = **{ $name }** a pioché une carte : la jouer ou la garder.
table-drawn-must = **{ $name }** a pioché une carte et doit la jouer si elle est jouable.
table-drawn-blind = **{ $name }** a pioché une carte face cachée.
table-color = **{ $name }** choisit la première couleur.
table-roulette = **{ $name }** : quelle couleur ?
table-answer = **{ $name }** doit piocher { $owed } cartes, ou défier **{ $by }**.
table-answer-until = **{ $name }** pioche jusqu’à { $color } ou défie **{ $by }**
table-owes = **{ $name }** doit piocher { $owed } cartes, ou les transmettre.
table-owes-until = **{ $name }** pioche jusqu’à { $color } ou le transmet
table-nothing-laid = Aucune carte n’a encore été jouée
table-thinking = **{ $name }** réfléchit…
table-turn-answer = **{ $name }** pioche { $owed } ou défie **{ $by }**
table-turn-owes = **{ $name }** pioche { $owed } ou les transmet
table-turn-drawn = **{ $name }** a pioché
table-waits = 💤 Il n’y a personne, alors la partie attend. **{ $button }** la continue.
table-until = ⏳{ "\u00A0" }{ $when }
table-silent = 📡 Discord se tait : horloges arrêtées.
table-skip = ⏭️ { $count } voix sur { $needed } pour sauter ce tour, dans **Plus**.
table-newcomers = Dès la prochaine manche : { $names }
open-hand = visible : { $cards }
table-round = Manche { $number }
table-round-ends = temps écoulé { $when }
table-clockwise = ↻ sens horaire
table-counterclockwise = ↺ sens antihoraire
table-side = { $side ->
    [dark] 🌙 côté sombre
   *[light] ☀️ côté clair
}
table-pile = { $count ->
    [0] pioche vide
   *[other] pioche : { $count }
}

ping-turn = { $mention }, à toi de jouer sur { $card } · se termine { $when }
ping-turn-untimed = { $mention }, à toi de jouer sur { $card }
ping-answer = { $mention }, tu dois piocher { $owed } cartes. Que fais-tu ? · se termine { $when }
ping-answer-untimed = { $mention }, tu dois piocher { $owed } cartes. Que fais-tu ?
ping-first = { $mention }, à toi de jouer · se termine { $when }
ping-first-untimed = { $mention }, à toi de jouer

name-unknown = Compte inconnu
name-former = Compte supprimé
dm-place = Uno sur **{ $server }** · [vers la table]({ $link })
dm-place-suspended = Uno sur **{ $server }** · [vers le serveur]({ $link })
dm-place-unknown = un serveur
note-mute-permission = Je ne peux pas montrer la table dans { $channel } : il m’y faut la permission { $missing }. Le jeu continue depuis vos mains.
note-mute-thread = Je ne peux pas montrer la table dans { $channel } : le fil est fermé. Le jeu continue depuis vos mains.

## tables

tables-yours = Tes tables
tables-which = Quelle table ?
tables-turn = **à toi de jouer**
tables-wait = **{ $name }** joue
tables-waits = attend, car il n’y a personne
tables-until = se termine { $when }
tables-pause = entre deux manches
tables-next = la prochaine manche commence { $when }
tables-lobby = pas encore commencée
tables-suspended = attend `/uno resume`
tables-over = finie
tables-more = { $count ->
    [one] { $count } autre table n’est pas dans la liste. Ouvre ta main là-bas.
   *[other] { $count } autres tables ne sont pas dans la liste. Ouvre ta main là-bas.
}
tables-notify-me = **Me prévenir** te pingue quand la prochaine table s’ouvre dans ce salon.
tables-empty = Tu n’as de place à aucune table. `/uno start` en ouvre une.

## suspended

suspended-match = La partie attend
suspended-lobby = La table attend
suspended-here = Je n’ai plus accès au salon de cette partie. **Reprendre ici** la continue dans ce salon, `/uno resume` dans n’importe quel autre.
adjourned-title = La partie est en pause
adjourned-body = Il n’y avait plus personne depuis un moment, alors la partie attend telle que vous l’avez laissée. Continue ici avec **Reprendre la partie**, ou n’importe où sur ce serveur avec `/uno resume`.
adjourned-resting = Depuis un moment, seules des IA jouaient ici, alors la partie attend. **{ $button }** la continue.
adjourned-kept = Elle sera fermée pour de bon { $when }.
button-resume = Reprendre la partie
button-resume-here = Reprendre ici
refused-adjourned = Cette partie est en pause, car tout le monde est parti. `/uno resume` la reprend.
refused-suspended = Je n’ai plus accès au salon de cette partie. Continue avec `/uno resume` dans n’importe quel salon du serveur.
refused-channel-suspended = Une partie attend dans ce salon. `/uno resume` la reprend.
refused-not-suspended = Cette partie est déjà en cours.
refused-nothing-suspended = Aucune partie n’attend sur ce serveur. `/uno start` ouvre une table.
refused-only-seated-resumes = Seuls ses joueurs, son hôte ou la modération peuvent reprendre une partie.
refused-which-match = Plusieurs parties attendent. Choisis-en une avec l’option **partie**.

## vote

vote-title = Que fait le Joker Perso ?
vote-how = Tout le monde a une voix. En cas d’égalité, le hasard décide.
vote-option = { $number }. { $rule } : { $count } voix
vote-open = Doivent encore voter : { $names }.
vote-voted = Tu as voté pour { $number }.
button-vote = { $number } ({ $count })
custom-others-draw = les autres piochent une carte
custom-pass-hands = toutes les mains passent à la personne suivante
custom-target-draws = une personne de ton choix pioche deux cartes
custom-skip-all = les autres passent leur tour et tu rejoues
custom-swap = tu échanges ta main avec une personne de ton choix

## time_control

button-time-control = Rythme
time-control-title = Combien de temps peut durer un coup ?
time-control-how = À une table lente, tu n’as pas besoin de rester. Je te rappelle quand c’est ton tour, et `/uno tables` liste les tables qui t’attendent.
time-control-normal = Normal
time-control-fast = Rapide : 20 secondes par coup
time-control-hours = Lent : 4 heures par coup
time-control-day = Lent : un jour par coup
time-control-days = Lent : 3 jours par coup
time-control-time = { $time } par coup
ping-switch-off = `/uno me` désactive ces rappels.
refused-only-host-time-control = Seul l’hôte ({ $host }) choisit le rythme.
refused-time-control-by-rules = Les règles de cette table te donnent { $seconds } secondes par coup. **Changer les règles** permet d’en changer.

### play

## hand

hand-play = À toi : joue { $emoji } **{ $color }** ou **{ $face }**
hand-play-color = À toi : joue { $emoji } **{ $color }**
hand-play-any = À toi : commence avec n’importe quelle carte
hand-turn = **À toi :** { $color } ou { $sign }
hand-turn-color = **À toi :** { $color }
hand-turn-any = **À toi :** carte au choix
hand-partner = Partenaire : **{ $name }**, { $count ->
    [one] { $count } carte
   *[other] { $count } cartes
}.
hand-partner-done = **{ $name }** a terminé. À toi de jouer.
hand-done = **{ $name }** joue encore pour ton équipe, { $count ->
    [one] une carte
   *[other] { $count } cartes
}.
hand-out = Tu es hors jeu pour cette manche : { $place }
knocked-out-title = Hors jeu avec { $count } cartes
knocked-out-by = C’était **{ $by }** avec { $card }.
knocked-out-next-round = Regarde les autres jouer. Tu reviens à la prochaine manche.
knocked-out-rematch = Regarde les autres jouer. Ta place t’attend pour la **Revanche**.
knocked-out-picture = { $name } est hors jeu
knocked-out-picture-by = { $count } cartes, merci { $by }
knocked-out-picture-alone = { $count } cartes, c’est trop
hand-play-pass = Tu ne peux ni jouer ni piocher : **Passer**.
hand-play-none = Aucune carte jouable. Pioche.
hand-play-none-until = Aucune carte jouable : pioche jusqu’à en avoir une.
hand-play-none-launcher = Aucune de tes cartes ne va. Appuie sur le lanceur.
hand-drawn = **Tu pioches** { $card }
hand-drawn-must = Tu dois la jouer.
hand-drawn-unfit = Pas jouable : garde-la.
hand-drawn-unfit-passing = Pas jouable. Je passe pour toi.
hand-drawn-nothing = Il n’y avait plus rien à piocher.
hand-drawn-nothing-passing = Il n’y avait plus rien à piocher. Je passe pour toi dans un instant.
hand-drawn-blind = Tu as pioché une carte face cachée. Garde-la : tu la verras au début de ton prochain tour.
hand-drawn-blind-passing = Tu as pioché une carte face cachée. Je passe pour toi dans un instant. Tu la verras au début de ton prochain tour.
hand-unseen = { $count ->
    [one] Face cachée jusqu’à ton tour : { $count } carte.
   *[other] Face cachée jusqu’à ton tour : { $count } cartes.
}
hand-first-color = **Choisis la première couleur**
hand-roulette = 🎡 **Quelle couleur ?**
hand-roulette-how = Tu prends tout jusqu’à cette couleur.
hand-wild = { $card } : couleur ?
hand-answer = **{ $name }** a joué un { $card } sur { $emoji } **{ $color }** : piocher { $owed } cartes, ou défier ?
hand-answer-until = **{ $name }** a joué un { $card } : piocher jusqu’à { $color }, ou défier ?
hand-answer-held = { $needs ->
    [no_playable] Si **{ $name }** pouvait jouer une autre carte, **{ $name }** en pioche { $owed }. Sinon, tu en pioches { $lost }.
   *[no_color] { $color ->
        [R] Si **{ $name }** avait une carte rouge, **{ $name }** en pioche { $owed }. Sinon, tu en pioches { $lost }.
        [Y] Si **{ $name }** avait une carte jaune, **{ $name }** en pioche { $owed }. Sinon, tu en pioches { $lost }.
        [G] Si **{ $name }** avait une carte verte, **{ $name }** en pioche { $owed }. Sinon, tu en pioches { $lost }.
        [P] Si **{ $name }** avait une carte rose, **{ $name }** en pioche { $owed }. Sinon, tu en pioches { $lost }.
        [T] Si **{ $name }** avait une carte turquoise, **{ $name }** en pioche { $owed }. Sinon, tu en pioches { $lost }.
        [O] Si **{ $name }** avait une carte orange, **{ $name }** en pioche { $owed }. Sinon, tu en pioches { $lost }.
        [U] Si **{ $name }** avait une carte violette, **{ $name }** en pioche { $owed }. Sinon, tu en pioches { $lost }.
       *[B] Si **{ $name }** avait une carte bleue, **{ $name }** en pioche { $owed }. Sinon, tu en pioches { $lost }.
    }
}
hand-answer-held-short = { $needs ->
    [no_playable] Une autre ? { $name } pioche { $owed }, sinon toi { $lost }.
   *[no_color] { $color ->
        [R] Du rouge ? { $name } pioche { $owed }, sinon toi { $lost }.
        [Y] Du jaune ? { $name } pioche { $owed }, sinon toi { $lost }.
        [G] Du vert ? { $name } pioche { $owed }, sinon toi { $lost }.
        [P] Du rose ? { $name } pioche { $owed }, sinon toi { $lost }.
        [T] Du turquoise ? { $name } pioche { $owed }, sinon toi { $lost }.
        [O] De l’orange ? { $name } pioche { $owed }, sinon toi { $lost }.
        [U] Du violet ? { $name } pioche { $owed }, sinon toi { $lost }.
       *[B] Du bleu ? { $name } pioche { $owed }, sinon toi { $lost }.
    }
}
hand-answer-held-until = S’il n’était pas permis, **{ $name }** pioche jusqu’à la couleur. Sinon, c’est toi, et deux cartes de plus.
hand-answer-held-until-short = Interdit ? { $name } pioche, sinon toi, et deux de plus.
hand-answer-left = { $count ->
    [0] C’était la dernière carte de **{ $name }**.
    [one] Il reste { $count } carte à **{ $name }**.
   *[other] Il reste { $count } cartes à **{ $name }**.
}
overlay-turn = C’est ton tour
hand-waiting-bare = **{ $name }** réfléchit
hand-waiting = **{ $name }** réfléchit : { $card }
hand-waiting-next = puis toi
hand-waiting-last = { $name } a 1 carte
hand-wait-over = Le vote est fini. On distribue les cartes.
hand-cards = Ta main, { $count ->
    [one] { $count } carte
   *[other] { $count } cartes
} : { $cards }
hand-uno-owed = 📣 Une carte ! Dis-le !
hand-uno-unnoticed = Ouf. Personne n’a rien vu.
hand-hit-cards = 💥 **+{ $count } pour toi !**
hand-hit-until = 💥 **Pioche jusqu’à { $color } !**
hand-hit-launcher = { $count ->
    [0] 🍀 **Clic :** aucune carte pour toi.
   *[other] 💥 **Le lanceur tire : +{ $count } !**
}
hand-hit-caught = 👀 **{ $name }** t’a eu : +{ $count } !
hand-hit-caught-free = 👀 **{ $name }** t’a eu : aucune carte.
hand-hit-skip = ⏭️ Tu passes ton tour.
hand-hit-swap = 🔁 Échange avec **{ $name }** !
hand-hit-hands = 🔁 Toutes les mains ont bougé !
hand-hit-turned-over = { $side ->
    [dark] 🌙 **Flip !** Place au côté sombre.
   *[light] ☀️ **Flip !** Place au côté clair.
}
hand-shown = Pour toi uniquement, la main qu’avait **{ $name }** : { $cards }
hand-shown-short = **{ $name }** avait { $cards }
hand-backs = Leurs versos : { $backs }
hand-backs-title = **Le verso des cartes des autres**
hand-backs-how = Un Flip en fait leurs mains. Les autres ne les voient pas, et toi, tu ne vois pas les tiens.
hand-lobby = La partie n’a pas encore commencé.
hand-lobby-seated = C’est bon, tu joues. Tes cartes arrivent quand la partie commence.
hand-away = Tu as quitté la partie, et une IA joue ta main.
hand-autopilot = ⌛ Temps écoulé : une IA joue. Appuie !
hand-resting = Une IA joue pour toi : appuie pour jouer.
hand-waits = Personne d’autre ici. Appuie pour jouer.
hand-away-waits = Tu as quitté la partie, et il n’y a personne d’autre. Alors elle attend.
button-return = Reprendre ma place

hand-step-cards = { $card } : quelles cartes ?
hand-step-target = { $card } : échanger avec…
hand-step-pass-hands = { $card } : faire tourner les mains ?
hand-step-draws = { $card } : qui pioche deux ?
hand-first-target = Échanger les mains avec…
hand-owed = Tu dois piocher { $owed ->
    [one] { $owed } carte
   *[other] { $owed } cartes
}
hand-owed-until = Tu dois piocher jusqu’à { $color }
hand-answer-stack = Transmets le total ou pioche.
hand-answer-raise = Transmets avec +{ $least } ou plus, ou pioche.
hand-catch-whom = **Contre-Uno à qui ?**
hand-catch-wrong = Si tu te trompes, tu { $count ->
    [one] { $draws ->
        [press] appuies sur le lanceur
       *[draw] pioches une carte
    }
   *[other] { $draws ->
        [press] appuies { $count } fois sur le lanceur
       *[draw] pioches { $count } cartes
    }
}.
hand-wrong-play = Carte injouable : tu { $draws ->
    [press] appuies { $count } fois
   *[draw] en pioches { $count }
}.
hand-jump-in = Tu as la même carte : intercepte !

button-take = Piocher { $owed }
button-pass = Passer
button-challenge = Défier
button-catch-somebody = Contre-Uno…
button-count = { $name } ({ $count })
button-sort-color = Par couleur
button-sort-value = Par valeur
button-backs = Leurs versos
button-hand-more = ···

note-caught = Contre-Uno réussi contre { $name } !
paused-title = ⏸️ Suivi en direct en pause
paused-hand = Peut-être dépassé : **Actualiser**.
paused-body = Appuie sur **Actualiser** pour voir où en est la partie.
note-dms-closed = Je ne peux pas t’envoyer de messages privés, donc ta main n’est qu’ici. **Ma main**, à la table, la montre de nouveau.
note-dms-blocked = Discord ne me laisse pas envoyer de nouveaux messages privés en ce moment, donc ta main n’est qu’ici. **Ma main**, à la table, la montre de nouveau.
changed-terms = ⚠️ Changé depuis ton arrivée : { $changes }
changed-terms-short = ⚠️ Changé : { $changes }
changed-no-take-back = On ne peut pas annuler un coup
changed-ais = { $count } IA

## menu

menu-title = Quoi d’autre ?
menu-bump = **Descendre** amène la table aux derniers messages.
menu-skip = **Voter pour sauter** : si plus de la moitié des autres est d’accord, on joue pour **{ $name }**.
menu-autopilot = **Pilote auto** : une IA joue jusqu’à ton retour.
menu-autopilot-off = Une IA joue pour toi. **Me revoilà** y met fin.
menu-leave = **Quitter** : une IA prend ta place. **Ma main** te ramène.
menu-players = **Qui joue** : qui rejoint, qui sort, qui est l’hôte.
menu-look-picture = **Dessiner la table** la montre vue de haut.

button-bump = Descendre
button-skip = Voter pour sauter
button-autopilot-on = Pilote auto
button-autopilot-off = Me revoilà
button-look-picture = Dessiner la table
button-look-text = En mots
button-end = Finir la partie
button-end-yes = Oui, finir
button-end-no = Continuer à jouer

menu-end-title = Finir la partie pour tout le monde ?
menu-end-body = Les scores sont affichés, et personne ne gagne.
menu-end-leaves = D’autres sont encore dans la partie. Dans les résultats et pour ta cote, tu quittes la partie et tu prends la dernière place.
menu-end-title-lobby = Fermer cette table ?
menu-end-body-lobby = Tout le monde perd sa place.

note-bumped = La table est maintenant en bas du salon.
note-look-picture = La table est maintenant dessinée, vue de haut.
note-look-text = La table est maintenant montrée en mots.
note-skip = Ta voix compte : { $count } sur { $needed }.
note-skipped = C’est fait : le tour est sauté.
note-ended = La table est fermée.
note-not-ended = La partie continue.
refused-only-host-look = Seul l’hôte (**{ $host }**) choisit comment la table est montrée.
refused-only-host-ends = Seul l’hôte ({ $host }) ou la modération peut y mettre fin.
refused-skip-oneself = C’est ton propre tour. Joue, ou laisse faire une IA avec **Plus** → **Pilote auto**.
refused-skip-nobody = Il n’y a personne à sauter, ou tu ne joues pas en ce moment.
refused-skip-alone = Une personne ou une équipe seule ne peut pas faire sauter un tour. { $name } a tout son temps pour ce coup.
refused-skip-early = Laisse un instant à { $name }. Tu peux voter après la moitié de son temps.

## premove

button-premove-chosen = ✓ { $card }
premove-how = Choisis une carte pour la jouer ensuite.
premove-next = ✓ Ensuite : **{ $card }**, si jouable.
premove-color = Nouvelle couleur : ta carte reste en main.
premove-unfit = Pas jouable : ta carte reste en main.
refused-premove-now = C’est ton tour. Joue maintenant.
refused-premove-card = Cette carte ne peut pas être prévue d’avance.

## take_back

button-take-back = Annuler le coup
button-take-back-off = Annuler un coup : non
button-take-back-on = Annuler un coup : oui
table-take-back = Tu peux annuler un coup pendant 5 secondes.
refused-take-back-off = À cette table, tu ne peux pas annuler de coup.
refused-take-back-late = Trop tard : après 5 secondes, un coup compte.

## refusals

refused-stale = Ce bouton n’est plus à jour. Voici où en est le jeu.
refused-unknown-button = Ce bouton ne marche plus. `/uno hand` et `/uno status` en montrent de nouveaux.
refused-unknown-move = « { $move } » n’est pas un coup. Choisis dans la liste, ou écris par exemple R5 (5 rouge), WG (Joker, vert) ou draw (piocher).
refused-unknown-command = Discord n’a pas encore la dernière forme de cette commande. Réessaie dans une minute.
refused-too-often = Doucement. Attends un instant, puis réessaie.
refused-busy = Trop de demandes en ce moment : rien n’a été fait. Réessaie dans un instant.
refused-too-slow = C’était trop long. Appuie encore une fois.
refused-stopping = Je vais redémarrer. Réessaie dans un instant. Rien n’est perdu.

refused-closed = Cette table est fermée. `/uno start` en ouvre une autre.
refused-running = La partie est déjà en cours.
refused-table-full = Les { $seats } places sont toutes prises.
refused-only-host-starts = Seul l’hôte ({ $host }) peut lancer la partie. Sinon, toute la table pourra le faire { $when }.
refused-start-changed = La table a changé juste avant ton clic, alors rien n’a commencé. Regarde encore, puis lance la partie.
refused-seated-already = Tu es déjà à cette table.
refused-not-seated = Tu ne joues pas à cette table.
refused-away = Tu as quitté cette partie. Appuie sur **Ma main** pour continuer.
refused-left-already = Tu as déjà quitté la partie. **Ma main** t’y ramène.

refused-no-table = Il n’y a pas de table dans ce salon. `/uno start` en ouvre une.
refused-no-such-table = Cette table n’existe plus. `/uno start` en ouvre une autre.
refused-channel-taken = Il y a déjà une table dans ce salon.
refused-elsewhere = Cette table n’est pas dans ce salon. **Ma main** et `/uno hand` montrent tes cartes.
refused-place = Tu peux jouer à Uno sur un serveur : dans un salon textuel, un fil ou la discussion d’un salon vocal. Essaie `/uno start` là-bas.
refused-permission = Je ne peux pas jouer dans { $channel } : il m’y faut la permission { $missing }.
refused-bump = Discord ne me laisse rien publier dans ce salon pour le moment, donc la table reste où elle est. Demande à un admin ce que j’ai le droit de faire ici.
refused-rematch-moment = Les conditions ne sont plus celles de la dernière partie : les autres peuvent d’abord les lire. Tu peux commencer { $when }, ou plus tôt si tous appuient sur **Revanche**.
refused-unseen = Discord ne me laisse pas publier la table ici, donc je n’en ai pas ouvert. Essaie un autre salon, ou demande à un admin ce que j’ai le droit de faire ici.
permission-view-channel = Voir le salon
permission-connect = Se connecter
permission-send-messages = Envoyer des messages
permission-send-messages-in-threads = Envoyer des messages dans les fils
permission-create-public-threads = Créer des fils publics
permission-create-private-threads = Créer des fils privés
permission-manage-threads = Gérer les fils
permission-attach-files = Joindre des fichiers

error-storage = Ma base de données ne répond pas en ce moment. Rien n’a changé. Réessaie dans un instant.
error-unsure = J’ai perdu ma base de données pile au moment d’enregistrer, donc je ne sais pas si ça a compté. Regarde de nouveau dans un instant.
error-discord = Discord n’a pas accepté ma réponse. Ce que tu as fait a peut-être compté : regarde de nouveau dans un instant.
error-damaged = Je ne peux pas lire les données enregistrées ici, donc rien n’a changé. Tout le reste continue. Préviens les personnes qui m’hébergent, s’il te plaît.
error-unexpected = Quelque chose n’a pas marché de mon côté. Rien n’a changé. Réessaie.

note-changed = Changé.
note-left = Tu as quitté la table.

## spectator

spectator-title = Tu regardes la partie.
spectator-take = Tu peux remplacer une IA tout de suite, avec ses cartes et ses points.
spectator-join = Tu peux jouer dès la prochaine manche. Tu commences avec le plus petit score de la table.
spectator-take-or-join = Tu peux remplacer une IA tout de suite, avec ses cartes et ses points, ou jouer dès la prochaine manche.
spectator-joins = Tu joues dès la prochaine manche.
spectator-full = Toutes les places sont prises. Tu peux rejoindre la prochaine table ici.
spectator-kicked = Tu t’es fait expulser de cette partie.
spectator-backs-title = Le verso de toutes les mains
spectator-backs-how = Seules les personnes sans place les voient tous. N’en dis rien, s’il te plaît. Après un coup, appuie sur **Actualiser**.
button-take-over = Remplacer { $name }
button-join-next-round = Dès la prochaine manche
button-get-seat = Trouver une place
button-all-backs = Tous les versos
button-watch = Regarder
note-took-over = La place est à toi.
refused-seat-taken = Cette place n’est plus libre.
refused-backs-seat = Tu pourrais encore prendre une place dans cette manche, alors les versos te restent cachés.
refused-saw-backs = Tu as vu les versos de cette manche. Tu peux jouer à partir de la suivante.
refused-no-newcomers = Avec ces règles, tu ne peux pas rejoindre une partie commencée. Tu peux rejoindre la prochaine table ici.
refused-no-cards-left = Le paquet n’a pas assez de cartes pour plus de { $seats } personnes.

## moments

moment-won = { $pick ->
    [0] 🎉 Quel final ! Bien joué, tout le monde.
    [1] 🎉 Et voilà, la partie est finie. Bravo, **{ $name }** !
   *[other] 🎉 Quelle partie ! Merci d’avoir joué.
}
moment-out = { $pick ->
    [0] 🏁 **{ $name }** pose sa dernière carte. Terminé !
    [1] 🏁 Plus une carte : **{ $name }** a fini !
   *[other] 🏁 Mains vides pour **{ $name }**. Bien joué !
}
moment-caught = { $pick ->
    [0] 👀 Quel œil, **{ $other }** ! **{ $name }** pioche { $count }.
    [1] 👀 **{ $other }** a devancé le Uno de **{ $name }** : +{ $count } pour **{ $name }**.
   *[other] 👀 Contre-Uno ! **{ $other }** l’a vu en premier, **{ $name }** pioche { $count }.
}
moment-caught-free = 👀 Contre-Uno de **{ $other }** à **{ $name }**, mais aucune carte ne vient.
moment-guilty = { $pick ->
    [0] ⚖️ Quel flair, **{ $other }** ! **{ $name }** avait la couleur et pioche { $count }.
    [1] ⚖️ Défi réussi : +{ $count } pour **{ $name }**. Bien vu, **{ $other }** !
   *[other] ⚖️ **{ $other }** n’y croyait pas, et à raison. **{ $name }** pioche { $count }.
}
moment-innocent = { $pick ->
    [0] ⚖️ Tout était en règle : **{ $name }** sourit, **{ $other }** pioche { $count }.
    [1] ⚖️ Bien tenté, **{ $other }** ! **{ $name }** a joué dans les règles : +{ $count }.
   *[other] ⚖️ Défi manqué. **{ $name }** n’a rien à se reprocher, **{ $other }** pioche { $count }.
}
moment-swap = { $pick ->
    [0] 🔄 **{ $name }** et **{ $other }** échangent leurs mains !
    [1] 🔄 On change tout ! **{ $name }** a la main de **{ $other }**, et **{ $other }** celle de **{ $name }**.
   *[other] 🔄 Nouveau départ pour **{ $name }** et **{ $other }** : échange !
}
moment-hands = { $pick ->
    [0] 🌀 Toutes les mains bougent, grâce à **{ $name }** !
    [1] 🌀 De nouvelles cartes pour tout le monde ! **{ $name }** secoue la table.
   *[other] 🌀 **{ $name }** fait tourner toute la table : les mains bougent !
}
moment-dark-side = { $pick ->
    [0] 🌙 Flip ! **{ $name }** fait tout passer du côté sombre.
    [1] 🌙 On éteint : **{ $name }** retourne toute la table !
   *[other] 🌙 Bienvenue du côté sombre, grâce à **{ $name }** !
}
moment-light-side = { $pick ->
    [0] ☀️ Flip ! **{ $name }** ramène le côté clair.
    [1] ☀️ Bonjour : **{ $name }** retourne toute la table !
   *[other] ☀️ Fini le noir, grâce à **{ $name }** !
}
moment-uno = { $pick ->
    [0] 📣 **{ $name }** : UNO !
    [1] 📣 UNO ! Il reste une carte à **{ $name }**.
   *[other] 📣 Attention, **{ $name }** annonce UNO !
}
moment-draw = { $pick ->
    [0] 💥 +{ $count } pour **{ $name }** !
    [1] 💥 En plein dans le mille : **{ $name }** pioche { $count }.
   *[other] 💥 **{ $name }** prend tout : +{ $count } !
}
moment-roulette = { $pick ->
    [0] 🎡 La roue s’arrête : +{ $count } pour **{ $name }** !
    [1] 🎡 Et ça tourne : **{ $name }** en prend { $count }.
   *[other] 🎡 Quel tour de roue ! **{ $name }** en retourne { $count }.
}
moment-launcher = { $pick ->
    [0] 💥 Le coup part : +{ $count } pour **{ $name }** !
    [1] 💥 Bam ! **{ $name }** reçoit { $count } cartes.
   *[other] 💥 **{ $name }** se baisse trop tard : +{ $count } !
}
moment-knocked-out = { $pick ->
    [0] 💀 **{ $name }** est hors jeu avec { $count } cartes !
    [1] 💀 { $count } cartes, c’est trop : **{ $name }** est hors jeu !
   *[other] 💀 Sans pitié : { $count } cartes, et **{ $name }** sort !
}

menu-moments = **Temps forts** : bannières et phrases pour les Uno et les victoires.
button-moments-on = Temps forts : oui
button-moments-off = Temps forts : non
note-moments-on = Les temps forts sont activés à cette table.
note-moments-off = Les temps forts sont désactivés à cette table.
refused-only-host-moments = Seul l’hôte (**{ $host }**) active ou désactive les temps forts.

## hints

hint = 💡 { $hint }
hint-challenge = Un doute ? Pioche les cartes.
hint-drawn = Rien ne t’y oblige : **La garder**.
hint-uno = D’abord **📣 Annoncer UNO**, puis joue.
hint-stale = Le jeu avait déjà avancé. Rien n’est perdu.
hint-classic113 = Nouveau : cinq jokers échangent ou mélangent les mains, ou font ce qui a été voté. En dernière carte, ils sont simples. Chacun compte 40.
hint-no-mercy = Nouveau : avec 25 cartes, tu es hors jeu. On cumule avec le même + ou un plus grand. Pose tout emporte toute sa couleur.
hint-all-wild = Nouveau : rien n’a de couleur, donc toute carte va. Joker +2 ciblé et Joker Échange forcé te demandent une personne. S’il te reste une carte après un échange, dis Uno.
hint-attack = Nouveau : rien ne va ? Appuie une fois sur le lanceur : il clique ou tire des cartes sur toi. Avec un Tir, c’est la personne suivante qui appuie. Pose tout emporte toute sa couleur.
hint-attack-classic = Nouveau : au lieu de piocher, tu appuies sur un lanceur. Il tire peut-être des cartes sur toi. Troc de mains ne peut pas être ta dernière carte.
hint-flip = Nouveau : les autres voient le verso de tes cartes, pas toi. Un Flip retourne toutes les mains et les deux piles. Joker + couleur : on pioche jusqu’à elle.
hint-beta = { $name } est disponible, en bêta : `/uno me` pour changer.
hint-direct = Ce message reste et montre toujours ta main. Appuie sur tes cartes directement ici. `/uno me` le désactive.

## queue

# La file de ceux qui attendent une réponse

note-work-coach = ⏳ Le coach relit cette partie. Sa réponse arrive ici dans environ { $time }.
note-work-gif = ⏳ Je dessine cette partie en GIF. Il arrive ici dans environ { $time }.
note-work-page = ⏳ J’écris la page de cette partie. Elle arrive ici dans environ { $time }.
note-queue = Tu es numéro { $place } dans la file. Ta réponse arrive ici dans environ { $time }.
note-queue-long = Si elle n’est pas là après 15 minutes, appuie de nouveau sur le bouton : je garde la réponse.
refused-queue-full = Trop de monde attend déjà. Réessaie dans environ { $wait }.
refused-queue-own = Je travaille encore sur ta dernière demande. Elle sera prête dans environ { $wait }.

### house_rules

## house_rules

preset-official = Règles officielles
preset-stacking = Cumul
preset-classic113 = Classique 113
preset-draw-and-play = Pioche et joue
preset-party = Fête
preset-no-mercy-like = No Mercy, cartes ordinaires
preset-teams = Équipes
preset-no-mercy = No Mercy
preset-all-wild = All Wild
preset-attack = Attack
preset-attack-classic = Attack, première édition
preset-flip = Flip
preset-official-what = Défis, Uno, une partie en 500 points.
preset-stacking-what = Les +2 et les Jokers +4 se cumulent ; la première main vide gagne, sans points.
preset-classic113-what = 113 cartes, avec Joker Échange, Joker Mélange et une règle choisie par vote.
preset-draw-and-play-what = Après avoir pioché deux ou quatre cartes, tu joues quand même ton tour.
preset-party-what = Cumul, 7 qui échangent, 0 qui tournent, interception, piocher jusqu’à pouvoir jouer.
preset-no-mercy-like-what = Tout se cumule, et 25 cartes t’éliminent.
preset-teams-what = Les partenaires sont face à face et marquent ensemble.
preset-no-mercy-what = 168 cartes. Cumule, défausse, et 25 cartes t’éliminent.
preset-all-wild-what = Sans couleurs : chaque carte se joue. Notre mélange de 112 cartes.
preset-attack-what = Un lanceur à la place de la pioche : appuie, et il tire peut-être.
preset-attack-classic-what = La première édition : un lanceur, et des cartes qui échangent les mains.
preset-flip-what = Deux côtés : les autres voient tes versos, pas toi. Un Flip retourne tout.
group-deck = Cartes et partie
group-start = La première carte
group-wild-draw-four = Joker +4
group-owed-cards = Cartes +
group-drawing = Pioche
group-special-cards = Cartes spéciales
group-uno = Uno
group-end = La fin
group-limit = Limite et dernière carte
group-table = À la table
field-cards = Cartes
field-cards-what = Les cartes du paquet.
value-cards = { $value ->
    [no_mercy] 168 cartes de No Mercy
    [all_wild] 112 jokers, notre mix
    [attack] 112 cartes et un lanceur
    [attack_classic] lanceur, 1re édition
    [flip] 112 cartes à deux côtés
    [classic113] 113 cartes
   *[official] 108 cartes
}
rule-cards = { $value ->
    [no_mercy] Le paquet a 168 cartes.
    [all_wild] Les 112 cartes sont des jokers sans couleur : 56 simples et, selon notre mélange, huit de chaque autre sorte.
    [attack] Le paquet a 112 cartes et un lanceur. Le lanceur suit la graine scellée d’avance.
    [attack_classic] Le paquet a 112 cartes et un lanceur, comme la première édition. Le lanceur suit la graine scellée d’avance.
    [flip] Le paquet a 112 cartes avec un côté clair et un côté sombre. Les autres voient le verso de tes cartes, pas toi.
    [classic113] Le paquet a 113 cartes, dont cinq jokers plus récents.
   *[official] Le paquet a 108 cartes.
}
field-pairing = Versos
field-pairing-what = Quel verso va avec quel recto, dans un paquet à deux côtés.
value-pairing = { $value ->
    [by_lot] tirés au sort
   *[printed] comme imprimés
}
rule-pairing = { $value ->
    [by_lot] À chaque donne, le sort décide quel verso va avec quel recto : personne ne peut les apprendre par cœur.
   *[printed] Chaque recto a son verso imprimé.
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
field-target-what = Le score qui fait gagner la partie.
value-target = { $value ->
    [one] { $value } point
   *[other] { $value } points
}
rule-target = { $value ->
    [one] La partie se joue en { $value } point.
   *[other] La partie se joue en { $value } points.
}
field-rounds = Manches
field-rounds-what = Combien de manches compte une partie de golf ou au plus grand nombre de manches.
value-rounds = { $value ->
    [one] { $value } manche
   *[other] { $value } manches
}
rule-rounds = { $value ->
    [one] La partie compte une manche, et une de plus en cas d’égalité.
   *[other] La partie compte { $value } manches, et une de plus en cas d’égalité.
}
field-scoring = Décompte
field-scoring-what = Des points sur plusieurs manches, le golf, les manches gagnées, ou une manche sans points.
value-scoring = { $value ->
    [single] manche sans points
    [until_last] ordre d’arrivée
    [golf] golf, le moins gagne
    [best_of] le plus de manches
   *[points] points
}
rule-scoring = { $value ->
    [single] La partie dure une manche : la première personne sans cartes gagne, et les points ne comptent pas.
    [until_last] La partie dure une manche, jusqu’à ce qu’une seule personne ait encore des cartes : chaque personne sans cartes prend la place suivante.
    [golf] Golf : à la fin d’une manche, tout le monde reçoit les points des cartes qui lui restent. Après la dernière manche, la plus petite somme gagne.
    [best_of] On compte les manches gagnées, sans points. Le plus grand nombre de manches gagne la partie, qui se termine plus tôt quand personne ne peut plus revenir.
   *[points] Les manches rapportent des points.
}
field-double-score = Points doublés
field-double-score-what = Chaque manche rapporte le double.
rule-double-score = Chaque manche rapporte deux fois ses points.
field-own-stocks = Pioches séparées
field-own-stocks-what = Chaque place a sa propre pioche : à jeu égal, cartes égales.
rule-own-stocks = { $draws ->
    [press] Le lanceur tire les cartes de chaque place d’une pile à elle, pour qu’à jeu égal viennent des cartes égales. Les chances sont les mêmes qu’avec une seule pile. Une pile vide emprunte la dernière carte de la plus longue.
   *[draw] Chaque place pioche dans sa propre pile cachée, pour qu’à jeu égal viennent des cartes égales. Les chances sont les mêmes qu’avec une seule pioche. Une pile vide emprunte la dernière carte de la plus longue.
}
field-first-card = Première carte
field-first-card-what = Ce que peut être la première carte retournée.
value-first-card = { $value ->
    [number_only] un chiffre
    [any] peu importe
    [none] aucune
    [no_wild] pas de Joker
   *[official] officielle
}
rule-first-card = { $value ->
    [number_only] La première carte retournée est toujours un chiffre.
    [any] { $draws ->
        [press] La première carte retournée peut être n’importe laquelle.
       *[draw] La première carte retournée peut être n’importe laquelle ; si c’est un Joker qui fait piocher, la première personne choisit la couleur, pioche et passe son tour, sauf avec « Jouer après un + ».
    }
    [none] Aucune carte n’est retournée : l’hôte commence la première manche, avec n’importe quelle carte.
    [no_wild] La première carte retournée n’est jamais un Joker.
   *[official] La première carte retournée fait effet.
}
field-wild-draw-four = Joker +4
field-wild-draw-four-what = Quand tu peux le jouer, et si on peut te défier.
value-wild-draw-four = { $value ->
    [strict] seulement si permis
    [free] à tout moment
   *[challenge] défi possible
}
rule-wild-draw-four = { $value ->
    [strict] Un Joker +4 ne se joue que s’il est permis : il n’y a donc pas de défi.
    [free] Un Joker +4 se joue à tout moment, sans défi.
   *[challenge] La personne qui joue un Joker +4 peut être défiée.
}
field-four-needs = +4 permis
field-four-needs-what = Les cartes qui, dans ta main, interdisent un Joker +4.
value-four-needs = { $value ->
    [no_playable] rien d’autre à jouer
   *[no_color] sans la couleur
}
rule-four-needs = { $value ->
    [no_playable] Un Joker +4 n’est permis que si tu ne peux jouer aucune autre carte. Les autres Jokers +4 ne comptent pas.
   *[no_color] Un Joker +4 n’est permis que si tu n’as aucune carte de la couleur en cours.
}
field-challenge-shows = Main défiée
field-challenge-shows-what = Les personnes qui voient la main mise au défi.
value-challenge-shows = { $value ->
    [all] vue par tous
   *[challenger] vue par qui défie
}
rule-challenge-shows = { $value ->
    [all] Tout le monde voit la main mise au défi.
   *[challenger] Seule la personne qui défie voit la main mise au défi.
}
field-stacking = Cumul
field-stacking-what = Répondre à un +2 ou +4 par un autre, pour passer le total à la personne suivante.
value-stacking = { $value ->
    [same] la même carte
    [raise] un + égal ou plus grand
    [any] toutes les cartes +
    [no_wild] la même, pas de Joker
   *[none] aucun
}
rule-stacking = { $value ->
    [same] Les cartes + se cumulent : réponds par un + de même valeur, et le total passe plus loin.
    [raise] Les cartes + se cumulent : réponds par un + égal ou plus grand, et le total passe plus loin.
    [any] Les cartes + se cumulent : réponds à l’une par n’importe quelle autre, et le total passe plus loin.
    [no_wild] Les cartes + se cumulent : réponds par un + de couleur de même valeur, et le total passe plus loin. Un Joker ne peut pas répondre.
   *[none] Les cartes + ne se cumulent pas.
}
field-reverse-sends-back = Inversion renvoie
field-reverse-sends-back-what = Quand tu dois piocher, tu peux renvoyer les cartes avec une Inversion.
rule-reverse-sends-back = Quand tu dois piocher, tu peux jouer « { $card } », si c’est jouable. C’est alors à la personne d’avant de piocher.
field-skip-passes-on = Passe ton tour transmet
field-skip-passes-on-what = Quand tu dois piocher, tu peux transmettre les cartes avec un Passe ton tour.
rule-skip-passes-on = Quand tu dois piocher, tu peux jouer « { $card } », si c’est jouable. C’est alors à la personne suivante de piocher.
field-draw = Pioche
field-draw-what = Combien de cartes tu pioches si tu n’en joues pas.
value-draw = { $value ->
    [until_playable] jusqu’à pouvoir jouer
   *[one] une carte
}
rule-draw = { $value ->
    [until_playable] Si tu ne joues pas, tu pioches jusqu’à avoir une carte jouable.
   *[one] Si tu ne joues pas, tu pioches une carte.
}
field-drawn-card = Carte piochée
field-drawn-card-what = Ce que tu peux faire d’une carte piochée jouable.
value-drawn-card = { $value ->
    [must_play] doit être jouée
    [keep] est gardée
   *[may_play] peut être jouée
}
rule-drawn-card = { $value ->
    [must_play] Tu dois jouer une carte piochée si elle est jouable.
    [keep] Piocher termine ton tour. Tu gardes la carte.
   *[may_play] Tu peux jouer tout de suite une carte piochée si elle est jouable.
}
field-must-play = Obligation de jouer
field-must-play-what = Si tu as une carte jouable, tu dois jouer. Tu ne peux pas piocher à la place.
rule-must-play = { $draws ->
    [press] Si tu as une carte jouable, tu ne peux pas appuyer au lieu de jouer.
   *[draw] Si tu as une carte jouable, tu ne peux pas piocher au lieu de jouer.
}
field-play-after-drawing = Jouer après un +
field-play-after-drawing-what = Après avoir pioché pour la carte d’une autre personne, tu joues ton tour.
rule-play-after-drawing = { $draws ->
    [press] Après avoir appuyé pour la carte d’une autre personne, tu joues ton tour.
   *[draw] Après avoir pioché pour la carte d’une autre personne, tu joues ton tour.
}
field-blind-draw = Pioche à l’aveugle
field-blind-draw-what = Tu ne vois la carte piochée qu’au début de ton prochain tour.
rule-blind-draw = { $draws ->
    [press] Les cartes du lanceur restent face cachée, même pour la personne touchée, jusqu’au début de son prochain tour.
   *[draw] Une carte piochée reste face cachée, même pour la personne qui l’a, jusqu’au début de son prochain tour ; elle ne peut pas être jouée au tour où elle a été piochée.
}
field-seven = Le 7 échange
field-seven-what = Un 7 échange ta main avec une personne de ton choix.
rule-seven = Un **7** échange ta main avec celle d’une personne de ton choix.
field-zero = Le 0 fait tourner
field-zero-what = Un 0 fait passer toutes les mains à la personne suivante.
rule-zero = Un **0** fait passer chaque main à la personne suivante.
field-keep-hands = Échange facultatif
field-keep-hands-what = Un 7 ou un 0 peut se jouer sans déplacer de main.
rule-keep-hands = Avec un **7** ou un **0**, tu peux laisser toutes les mains où elles sont.
field-jump-in = Interception
field-jump-in-what = Tu peux jouer une carte identique hors de ton tour.
rule-jump-in = Si tu as la même carte que celle du dessus, tu peux la jouer hors de ton tour. Le jeu continue à partir de toi.
field-several = Plusieurs à la fois
field-several-what = Tu peux jouer ensemble des cartes de même chiffre ou symbole.
rule-several = Tu peux jouer ensemble, dans un même tour, des cartes de même chiffre ou symbole.
field-bomb = Bombe
field-bomb-what = Trois cartes ou plus à la fois font piocher une carte aux autres.
rule-bomb = { $draws ->
    [press] Trois cartes ou plus jouées à la fois font appuyer les autres une fois sur le lanceur.
   *[draw] Trois cartes ou plus jouées à la fois font piocher une carte aux autres.
}
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
    [off] Tu n’as pas besoin de dire Uno.
   *[call] Quand il te reste une carte, dis Uno.
}
field-uno-penalty = Uno oublié
field-uno-penalty-what = La pénalité quand on te dit Contre-Uno.
value-uno-penalty = { $value ->
    [0] rien
    [one] { $draws ->
        [press] { $value } appui
       *[draw] { $value } carte
    }
   *[other] { $draws ->
        [press] { $value } appuis
       *[draw] { $value } cartes
    }
}
rule-uno-penalty = { $value ->
    [0] Un Contre-Uno ne fait rien piocher.
    [one] Si on te dit Contre-Uno, tu pioches une carte.
   *[other] Si on te dit Contre-Uno, tu pioches { $value } cartes.
}
field-false-catch = Faux Contre-Uno
field-false-catch-what = La pénalité pour un faux Contre-Uno.
value-false-catch = { $value ->
    [0] rien
    [one] { $draws ->
        [press] { $value } appui
       *[draw] { $value } carte
    }
   *[other] { $draws ->
        [press] { $value } appuis
       *[draw] { $value } cartes
    }
}
rule-false-catch = { $value ->
    [0] Un faux Contre-Uno ne fait rien piocher.
    [one] { $draws ->
        [press] Pour un faux Contre-Uno, tu appuies une fois sur le lanceur.
       *[draw] Pour un faux Contre-Uno, tu pioches une carte.
    }
   *[other] { $draws ->
        [press] Pour un faux Contre-Uno, tu appuies { $value } fois sur le lanceur.
       *[draw] Pour un faux Contre-Uno, tu pioches { $value } cartes.
    }
}
field-wrong-play = Carte injouable
field-wrong-play-what = La pénalité pour une carte injouable.
value-wrong-play = { $value ->
    [0] rien
    [one] { $draws ->
        [press] { $value } appui
       *[draw] { $value } carte
    }
   *[other] { $draws ->
        [press] { $value } appuis
       *[draw] { $value } cartes
    }
}
rule-wrong-play = { $value ->
    [0] Une carte injouable ne fait rien piocher.
    [one] { $draws ->
        [press] Si tu joues une carte injouable, tu appuies une fois sur le lanceur.
       *[draw] Si tu joues une carte injouable, tu pioches une carte.
    }
   *[other] { $draws ->
        [press] Si tu joues une carte injouable, tu appuies { $value } fois sur le lanceur.
       *[draw] Si tu joues une carte injouable, tu pioches { $value } cartes.
    }
}
field-hand-limit = Limite de la main
field-hand-limit-what = À partir de combien de cartes une main est trop grande.
value-hand-limit = { $value ->
    [0] aucune
   *[other] { $value } cartes
}
rule-hand-limit = { $value ->
    [0] Une main peut avoir autant de cartes qu’on veut.
   *[other] La limite est de { $value } cartes en main.
}
field-at-limit = À la limite
field-at-limit-what = Ce qui arrive quand une main atteint la limite.
value-at-limit = { $value ->
    [no_draw] on ne pioche plus
   *[out] hors jeu
}
rule-at-limit = { $value ->
    [no_draw] { $draws ->
        [press] À la limite, tu ne peux pas appuyer au lieu de jouer, mais tu peux passer.
       *[draw] À la limite, tu ne peux pas piocher au lieu de jouer, mais tu peux passer. Les cartes + te font quand même piocher.
    }
   *[out] Une personne à la limite après un coup est hors jeu pour la manche.
}
field-knock-out = Main éliminée
field-knock-out-what = Les points d’une personne éliminée par la limite de la main.
value-knock-out = { $value ->
    [0] ses cartes
   *[other] { $value } points
}
rule-knock-out = { $value ->
    [0] Les cartes d’une personne éliminée comptent quand même.
   *[other] Une personne éliminée compte { $value } points, à la place de ses cartes.
}
field-last-card = Dernière carte
field-last-card-what = Avec quelle carte tu peux terminer.
value-last-card = { $value ->
    [no_action] ni action ni joker
    [no_wild] pas de joker
   *[any] peu importe
}
rule-last-card = { $value ->
    [no_action] Tu ne peux pas terminer avec une carte action ou un joker.
    [no_wild] Tu ne peux pas terminer avec un joker.
   *[any] Tu peux terminer avec n’importe quelle carte.
}
field-teams = Équipes
field-teams-what = Les partenaires sont face à face et marquent ensemble.
rule-teams = Les partenaires sont face à face et marquent ensemble. Seules les mains adverses comptent.
field-both-out = Finir à deux
field-both-out-what = Une équipe gagne la manche quand ses deux membres ont terminé.
rule-both-out = Une manche dure jusqu’à ce que les deux membres d’une équipe aient terminé. La personne qui termine en premier regarde.
field-elimination = Élimination
field-elimination-what = Après chaque manche, la personne qui a le plus de points en main quitte la partie.
rule-elimination = Après chaque manche, la personne qui a le plus de points en main quitte la partie. La dernière restante gagne. L’objectif de points ne compte pas.
field-revenge = Vengeance
field-revenge-what = Un total auquel on répond par un cumul est doublé.
rule-revenge = Un total auquel on répond par un cumul est doublé avant l’ajout des nouvelles cartes. Il ne peut pas dépasser 50 cartes.
field-open-hands = Mains ouvertes
field-open-hands-what = En dessous de ce nombre de cartes, une main est visible par tout le monde.
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
rule-reshuffle-seats = Avant chaque manche sauf la première, les places sont tirées au sort. Les scores suivent. La donne passe à gauche de la nouvelle place de la personne qui a distribué en dernier.
field-blitz = Blitz
field-blitz-what = Combien de temps peut durer une manche. Ensuite, la main qui a le moins de points gagne.
value-blitz = { $value ->
    [0] non
   *[other] { $value } s par manche
}
rule-blitz = { $value ->
    [0] Une manche dure le temps qu’il faut.
   *[other] Une manche dure { $value } secondes au plus. Ensuite, la main qui a le moins de points gagne.
}
field-turn-seconds = Temps par coup
field-turn-seconds-what = Combien de temps peut durer un coup.
value-turn-seconds = { $value ->
    [0] du serveur
   *[other] { $value } secondes
}
rule-turn-seconds = { $value ->
    [0] Un coup peut durer le temps habituel du serveur.
   *[other] Un coup peut durer { $value } secondes.
}

house-rules-title = Règles de cette partie
house-rules-preset = Choisir un jeu de règles
house-rules-deck = Choisir un paquet
house-rules-deck-what = { $what } Prévu de { $low } à { $high }.
house-rules-group = Changer des règles une par une
house-rules-other-number = Autre nombre…
house-rules-code = Coller un code de règles
house-rules-code-label = Le code, comme une autre table le montre
house-rules-number-label = Un nombre de { $low } à { $high }
refused-only-host-rules = Seul l’hôte ({ $host }) peut changer les règles.
refused-running-rules = La partie a commencé, donc ses règles restent comme elles sont.
refused-no-such-number = Entre un nombre de { $low } à { $high }.

### invitations

## invitations

button-invite-voice-channel = Inviter le salon vocal
button-invite-voice = { $count ->
    [one] Inviter la personne de mon salon vocal
   *[other] Inviter les { $count } de mon salon vocal
}
button-invite-voice-some = Inviter { $count } sur { $total } de mon salon vocal
button-to-table = Voir la table
button-to-channel = Aller au salon
invitation-title = Qui veux-tu inviter ?
invitation-how = J’envoie un message avec un bouton pour rejoindre.
invitation-whom = Choisir quelqu’un…
invitation-dm = **{ $name }** t’invite à une partie de Uno sur **{ $server }**.
invitation-dm-joined = Tu as une place à la table sur **{ $server }**.
invitation-call = { $people } : **{ $name }** propose une partie de Uno ici. Un clic sur **Rejoindre**, à la table, et c’est parti !
note-invited = Invitation envoyée à { $name }. Si elle n’apparaît pas, elle est dans les demandes de message.
note-invite-soon = { $name } reçoit l’invitation dans environ { $time }. J’envoie un message par seconde, et d’autres attendent aussi.
note-invited-here = Je ne peux pas écrire à { $name }, donc j’ai lancé l’appel dans le salon.
note-invited-voice = { $count ->
    [one] J’ai appelé { $count } personne dans le salon.
   *[other] J’ai appelé { $count } personnes dans le salon.
}
note-invited-voice-rest = Mais une table peut envoyer { $most } invitations : je n’ai pas appelé les { $count } autres.
refused-invite-bot = C’est un bot. Pour jouer contre une IA, utilise **Ajouter une IA**.
refused-invite-stranger = { $name } ne peut pas voir ce salon, donc pas jouer ici.
refused-invite-seated = { $name } est déjà à la table.
refused-invite-kicked = On a expulsé { $name }. Seul l’hôte, { $host }, peut l’inviter.
refused-invite-again = { $name } a déjà une invitation à cette table.
refused-invite-lately = L’invitation pour { $name } vient de partir. Attends quelques minutes.
refused-invite-many = Cette table a envoyé assez d’invitations.
refused-invite-nobody = Il n’y a personne d’autre à inviter dans ton salon vocal.

## notify_me

button-notify-me = Me prévenir
button-notify-me-off = Ne plus prévenir
notify-me-on = Je te pinguerai ici à l’ouverture de la prochaine table dans { $channel }.
notify-me-off = Je ne te pinguerai plus quand une table s’ouvre dans { $channel }.
notify-me-call = { $mentions }, une nouvelle table est ouverte ici. Appuie sur **Rejoindre** pour prendre une place.
refused-notify-me-full = La liste de ce salon est pleine, je ne peux donc pas t’ajouter.

### threads

## threads

thread-begins = 🧵 **{ $name }** ouvre une table dans un fil.
thread-points = 🧵 **{ $name }** a ouvert une table : { $thread }
thread-name = Uno avec { $name }
note-thread-permission = Il me faut la permission { $missing } pour ouvrir un fil, donc la table est dans le salon.
note-no-thread = Discord ne me laisse pas ouvrir de fil en ce moment, donc la table est dans le salon.
note-thread-closes = Ce fil se ferme après { $time } sans message. Ici, un coup peut durer plus longtemps. Avec la permission { $missing }, je peux le garder ouvert une semaine.

### solo

## alone

# Jouer seul dans les messages privés du bot

button-alone = Jouer en solo
button-ai-pace-normal = IA : normal
button-ai-pace-fast = IA : rapide
button-ai-pace-at-once = IA : immédiat
alone-in-direct = Ta partie est dans [nos messages privés]({ $link }). Tu y joues contre des IA, et personne ne t’attend. Si tu n’y vois rien, regarde dans tes demandes de message.
note-alone-soon = Ta partie s’ouvre dans environ { $time } dans nos messages privés. Beaucoup de monde en commence une en ce moment. Le lien arrive ici.
note-alone-goes-on = Ta partie continue ici. Pour en lancer une autre, termine-la d’abord avec **Plus** → **Finir la partie**.
refused-adjourned-alone = La partie attend ici telle quelle. **Reprendre la partie** la continue, et `/uno start` en lance une autre.
refused-alone-no-direct = Je ne peux pas t’écrire. Ouvre nos messages privés et utilise `/uno start`, ou autorise les messages privés dans tes paramètres de confidentialité.

## solo

# Jouer en solo : et si…

button-what-if = Et si…
what-if-title = Et si…
what-if-ask = Continue à partir du coup { $ply }, avec les mêmes mélanges. Des IA jouent toutes les autres places et répondent tout de suite. La partie elle-même ne change pas. Quelles cartes veux-tu ?
what-if-line = Et si, à partir du coup { $ply } · tu joues { $name }
button-go-on = Continuer ▶
button-next-round = Manche suivante
button-replay-back = Retour
refused-solo-gone = Ce jeu n’est plus conservé. Commences-en un autre depuis une partie à revoir.
refused-solo-broken = Ce jeu ne peut pas continuer, car il vient d’une autre version. Commences-en un autre depuis **Revoir**.
refused-solo-no-move = Tu n’as encore joué aucun coup à reprendre.

### daily

## daily

# Donnes du jour : `/uno daily`

daily-title = 🗓️ Donne du jour · { $day }
daily-how = Cinq manches en solo contre trois IA : un seul essai, sans chrono. Une manche gagnée te rapporte les points de toutes les autres mains. Une manche perdue te coûte les points de ta propre main.
daily-squares = 🟩 gagnée · 🟨 perdue avec { $close } points ou moins en main · 🟥 perdue avec plus
daily-world = 🌍 Donne mondiale
daily-server = 🏠 Donne de ce serveur
daily-new = Pas encore jouée.
daily-begun = Tu as commencé. Reprends où tu en étais.
daily-replaced = Tu l’as commencée dans une autre version du bot, et celle-ci ne peut pas la continuer. Tu peux la recommencer.
daily-damaged = Les données enregistrées de cette donne sont illisibles, donc on ne peut pas la jouer. Préviens les personnes qui m’hébergent, s’il te plaît.
daily-unfinished = Tu l’as commencée, et le temps est écoulé.
daily-missed = Tu ne l’as pas jouée.
daily-change = Les prochaines donnes arrivent { $when }, à minuit UTC. Un essai commencé peut être fini jusqu’à { $until }.
daily-sealed = 🔒 Toutes les donnes de { $season } ici ont été scellées avant la première : `{ $end }`
daily-seed = 🔑 La graine secrète de cette donne : `{ $seed }`
daily-steps = { $steps ->
    [one] Après { $steps } étape
   *[other] Après { $steps } étapes
} de SHA-256, la graine doit donner le sceau de { $season } : `{ $end }`. `unobot verify` le vérifie dans ton fichier.
daily-line = { $deal }, { $day }
daily-over = C’était ta donne du jour
daily-points = **{ $points }** points
daily-round = { $mark } Manche { $number } : { $square ->
    [w] gagnée
   *[other] perdue
}, { $points }
daily-square = { $square ->
    [w] gagnée
    [c] perdue de peu
   *[other] perdue
}
daily-totals = Toutes les places : { $totals }
daily-streak = 🔥 { $now ->
    [one] **{ $now }** jour
   *[other] **{ $now }** jours
} de suite · record : { $best }
daily-beaten = 📊 Mieux que **{ $beaten }** des { $others } autres ici
daily-quartiles = La plupart des { $played } personnes ici ont entre { $low } et { $high }. Au milieu : { $middle }.
daily-posted = unobot daily { $day } · { $deal }
daily-record = Voici tes manches avec la graine. `unobot verify { $file }` vérifie la graine, les cartes et chaque coup des IA.
button-daily-play = Jouer
button-daily-go-on = Reprendre
button-daily-back = Toutes les donnes
button-daily-yesterday = Hier
button-daily-today = Aujourd’hui
button-daily-open = Jouer la donne du jour
button-daily-record = Mon fichier

refused-daily-date = Je ne connais pas cette date. Écris-la ainsi : { $today }.
refused-daily-future = La donne du { $day } n’est pas encore ouverte : elle arrive { $when }. Celle d’aujourd’hui est { $today }.
refused-daily-gone = Cet essai n’est plus conservé. `/uno daily` montre les donnes d’aujourd’hui.
refused-daily-broken = Le fichier de cet essai a été modifié, il ne peut pas continuer. `/uno daily` montre les donnes d’aujourd’hui.
refused-daily-version = Cette donne est de la version { $version }, et je donne la version { $known }. `/uno daily` montre celles que tu peux jouer.
refused-daily-over = Le temps pour la donne du { $day } est écoulé. `/uno daily` montre les donnes d’aujourd’hui.
refused-daily-erased = Tu as commencé cette donne, puis supprimé tes données. Une donne ne se commence qu’une fois : joue la prochaine.
refused-daily-server = La donne d’un serveur ne se commence que sur ce serveur. Ici, tu peux jouer la donne mondiale.
refused-daily-elsewhere = Ce résultat est d’un autre serveur. Publie-le là-bas.
refused-daily-not-over = Tu peux publier un résultat après la dernière manche, sur un serveur.
refused-daily-sealed = La graine reste secrète jusqu’à la fin du jour. Redemande { $when }.

### tournament

## tournament

# Tournois : `/uno tournament`

tournament-title = 🏆 Soirée tournoi
tournament-host = Hôte : **{ $host }**.
tournament-plan = Tours : { $rounds }, à des tables de quatre · puis une finale des quatre meilleurs · { $minutes } min par tour · 3, 2, 1 ou 0 points selon la place
tournament-plan-duplicate = Tours : { $rounds }, à des tables de quatre avec les mêmes cartes · { $minutes } min par tour · de 0 à 100 points : ton résultat face à la même place des autres tables
tournament-no-show = La confirmation se termine { $left }, à **{ $at }**. Confirme ta présence d’ici là, ou tu manques le premier tour.
tournament-sign-up = Inscris-toi dès maintenant. La confirmation commence { $left }, à **{ $at }**, et se termine à **{ $until }**. Confirme ta présence d’ici là, ou tu manques le premier tour.
tournament-extended = Trop peu de monde avait confirmé : voici une seconde et dernière chance.
tournament-limited = 🔒 Un admin de ce serveur a verrouillé les règles : les prochaines tables ont celles du serveur.
tournament-ready = ✅ **Présences ({ $count }) :** { $names }
tournament-nobody = Personne n’a encore confirmé. À quatre, on peut commencer.
tournament-signed = ▫️ **À confirmer ({ $count }) :** { $names }
tournament-dropped = ➖ **Retraits ({ $count }) :** { $names }
tournament-absent = 💤 **Absences :** { $names }. **Rejoindre** te ramène au prochain tour.
tournament-late = ⏳ **Dès le prochain tour :** { $names }
tournament-round = Tour { $round } sur { $rounds }
tournament-final = Finale
tournament-round-ends = Se termine { $left }, à **{ $at }**. Ensuite, des IA jouent pour tout le monde, pendant { $minutes } minutes au plus.
tournament-deal = Toutes les tables jouent les mêmes cartes. 🔒 Scellées avant le jeu · `{ $seal }`
tournament-sealed = 🔒 Tirages scellés d’avance · `{ $seal }`
tournament-sealed-how = Un secret a déjà décidé qui se rencontre au premier tour, les places et les départages, et personne ne peut le changer. Pour t’en assurer, garde cette ligne. Après le tournoi, **Vérifier les tirages** ouvre le sceau, et les deux doivent concorder.
tournament-lots-right = ✅ Personne n’a choisi les tirages. Les premières tables et toutes les places découlent du secret scellé avant la première inscription.
tournament-lots-wrong = ❌ Quelque chose ne va pas : ces tables ne découlent pas du secret scellé avant la première inscription.
tournament-lots-commitment = 🔒 Empreinte montrée dès le début : `{ $seal }`
tournament-lots-yourself = Tu n’as pas à nous croire : `{ $file }` contient toutes les personnes et les tables. `docs/fair-deals.md` dit comment chaque tirage découle du secret.
tournament-table = **Table { $table }** · { $people }
tournament-refused = ⚠️ La table { $table } n’est pas ouverte : Discord refuse son message ou son fil. Vérifie les permissions du bot dans ce salon, comme *Envoyer des messages*. Je réessaie jusqu’à { $until }. Ensuite, la table compte comme non jouée.
tournament-not-opened = ⚠️ La table { $table } n’a pas pu ouvrir : Discord a refusé son message ou son fil. Ses joueurs reçoivent les points d’une table non jouée.
tournament-ais = { $count } IA
tournament-next = { $round } : début { $left }
tournament-won = 🏆 { $name } remporte le tournoi
tournament-ended-host = L’hôte a fermé le tournoi.
tournament-ended-admin = L’administration a fermé le tournoi.
tournament-ended-people = Le tournoi est terminé : il restait trop peu de monde.
tournament-ended-server = Le tournoi est terminé : son salon n’existe plus.
tournament-row = **{ $place }.** **{ $name }** · **{ $points }** · { $places } · { $opponents }
tournament-row-duplicate = **{ $place }.** **{ $name }** · **{ $points }** · { $places }
tournament-row-short = **{ $place }.**{ "\u00A0" }{ $name }{ "\u00A0" }({ $opponents })
tournament-row-short-duplicate = **{ $place }.**{ "\u00A0" }{ $name }
tournament-out = retrait
tournament-more = { $count } de plus
tournament-legend = Points · places par tour · points des adversaires, qui départagent. Puis les tables gagnées, les points de Uno et le hasard décident.
tournament-legend-short = Entre parenthèses : points des adversaires, qui départagent. Puis les tables gagnées, les points de Uno et le hasard décident.
tournament-legend-duplicate = Points de comparaison · rang à ta place par tour. Un tour donne 100 si tu bats la même place de toutes les autres tables, et 50 en moyenne. Puis les premiers rangs, les points de Uno et le hasard décident.
tournament-legend-final = Les finalistes d’abord, selon leur place en finale.
tournament-alt = Classement : { $rows }
tournament-call = 🃏 **{ $round }, table { $table } :** { $people }, votre table est juste en dessous. **Ma main** montre vos cartes.
tournament-call-closed = 🃏 **{ $round }, table { $table } :** { $people }, votre table est dans un fil privé, visible dans votre liste de salons. Personne des autres tables ne peut y regarder, car elles jouent les mêmes cartes. **Ma main** montre vos cartes.
tournament-thread = { $round } · Table { $table }
tournament-check-in-call = { $people } : confirmez votre présence au tournoi, il commence { $when }. { $link }

button-tournament-join = Rejoindre
button-tournament-check-in = Rejoindre / Confirmer
button-tournament-drop = Se retirer
button-tournament-start = Commencer
button-tournament-go-on = Continuer tout de suite
button-tournament-close = Fermer
button-tournament-lots = Vérifier les tirages
button-tournament-close-yes = Oui, fermer

tournament-close-ask = Fermer le tournoi pour tout le monde ? Le classement reste tel quel, et les tables continuent.
note-tournament-opened = Le tournoi est ouvert. Tu peux le rejoindre aussi.
note-tournament-bumped = Un tournoi est ouvert dans ce salon. J’ai republié son message.
refused-tournament-unseen = Discord ne me laisse pas publier le tournoi ici, donc je n’en ai pas ouvert. Essaie un autre salon, ou demande à un admin ce que j’ai le droit de faire ici.
refused-tournament-bump = Un tournoi est ouvert dans ce salon. Discord ne me laisse pas republier son message pour le moment, donc il reste où il est. Demande à un admin ce que j’ai le droit de faire ici.
note-tournament-joined = C’est noté. Tu pourras confirmer { $when }, avec le même bouton.
note-tournament-checked-in = Ta présence est confirmée. Le tournoi commence { $when }.
note-tournament-next-round = Tu joues dès le prochain tour.
note-tournament-dropped = Retrait enregistré. Tes résultats restent, et **Rejoindre** te ramène.
note-tournament-started = Le tour commence.
note-tournament-closed = Le tournoi est fermé.

refused-tournament-few = Présences : { $count } sur les { $needed } qu’il faut pour un tournoi. Attends du monde, ou ouvre une table pour tout le monde avec `/uno start`.
refused-tournament-taken = Ce salon a déjà un tournoi. `/uno tournament` le montre.
refused-tournament-gone = Ce tournoi n’est plus ici.
refused-tournament-over = Ce tournoi est terminé. `/uno tournament` ouvre le suivant.
refused-tournament-in = C’est bon, tu joues. Tu n’as rien à faire avant l’appel de ta table.
refused-tournament-early = Tu es déjà sur la liste. Tu pourras confirmer { $when }.
refused-tournament-late = Il ne reste aucun tour à rejoindre. Le prochain tournoi est ouvert à tout le monde.
refused-tournament-full = Le tournoi est complet : il compte { $most } personnes.
refused-tournament-not-in = Tu n’es pas dans ce tournoi, tu ne peux donc pas t’en retirer. **Rejoindre** t’y inscrit.
refused-tournament-playing = Un tour est en cours. Le suivant commence quand ses tables ont fini.
refused-tournament-host = Seul l’hôte ({ $host }) ou la modération peut faire cela.
refused-tournament-place = Un tournoi a besoin d’un salon textuel, car chaque table a son fil.
refused-tournament-threads = Un tournoi a besoin d’un fil pour chaque table. { $why }
refused-tournament-teams = Un tournoi compte la place de chaque personne, il ne peut donc pas avoir d’équipes. Choisis des règles sans équipes.
refused-tournament-table = C’est une table de tournoi, donc seule la modération peut faire cela. **Se retirer**, dans le message du tournoi, libère ta place.

### results

## results

round-out = **{ $name }** gagne la manche { $number }
round-drawn = Manche { $number } : égalité
round-out-with = **{ $name }** termine avec { $emoji } { $card }.
round-drawn-won = Personne ne pouvait terminer, et **{ $name }** avait le moins de points.
round-drawn-tied = Personne ne pouvait terminer, et plusieurs avaient le moins de points. Personne ne marque.
round-drawn-golf = Personne ne pouvait terminer.
round-last-left = Il ne reste que **{ $name }** en jeu.
round-until-last = **{ $name }** a terminé avant tout le monde.
round-scored = Cela rapporte { $points ->
    [one] { $points } point
   *[other] { $points } points
}.
round-sum-part = { $points } **{ $name }**
round-sum-part-out = { $points } **{ $name }** (hors jeu à { $limit })
round-sum = { $parts } ={ "\u00A0" }**{ $total }**
round-sum-double = 2 × ({ $parts }) ={ "\u00A0" }**{ $total }**
round-hands = **Cartes restantes**
round-hand = **{ $name }**, { $points ->
    [one] { $points } point
   *[other] { $points } points
} : { $cards }
round-hand-out = **{ $name }**, { $points ->
    [one] { $points } point
   *[other] { $points } points
} : hors jeu à la limite de { $limit } cartes
round-hand-bare = **{ $name }** : { $cards }
round-hand-bare-out = **{ $name }** : hors jeu à la limite de { $limit } cartes
round-hand-uncounted = **{ $name }**, { $points ->
    [one] { $points } point qui ne compte pas
   *[other] { $points } points qui ne comptent pas
} : { $cards }
round-next = La manche suivante commence { $when }.
round-next-soon = La manche suivante commence dans un instant.
round-ready = C’est bon pour : { $names }.
button-ready = C’est bon

scores-title = { $scoring ->
    [golf] **Golf**, { $rounds } manches : le moins de points
    [best_of] **Manches gagnées**, sur { $rounds }
   *[points] **Scores**, objectif { $target } points
}
placing-title = **Classement**
match-won = 🏆 **{ $name }** gagne la partie
match-won-team = 🏆 **{ $name }** et **{ $partner }** gagnent la partie
match-closed = La partie s’est arrêtée avant la fin
match-closed-scores = Voici les scores jusqu’ici. Personne ne gagne.
match-again = **Revanche** redonne sa place à chaque personne encore là. Avec **Autres règles**, tu changes d’abord les règles.
match-sealed = 🔒 Une autre table joue encore ces cartes : les mains, les points et les moments forts attendent ici la fin de la dernière table de ce tour.
match-uncounted = Hors des serveurs, une partie ne compte dans aucune statistique.
match-of-ais = Seules des IA ont joué cette partie jusqu’au bout, alors elle ne compte pour personne.
match-of-nobody = À la fin, plus personne n’était là, alors la partie ne compte pour personne.
match-leavers = Dans les résultats et pour la cote, cela compte pour { $names } comme un abandon et la dernière place.
match-followed = La partie suivante du groupe est plus bas.
match-seed = 🔓 Le secret du mélange : `{ $seed }`
button-other-rules = Autres règles
refused-not-of-the-match = Seules les personnes qui ont joué cette partie peuvent demander une revanche. `/uno start` ouvre ta propre table.

## stats

stats-title = 📊 { $name }
stats-record = 🏆 { $matches ->
    [one] **{ $matches }** partie
   *[other] **{ $matches }** parties
} · gagnées : **{ $wins }** ({ $share })
stats-rating = 📈 Victoires attendues à une table moyenne de quatre : **{ $share }** ({ $low }–{ $high })
stats-unrated = 📈 Cote : **?** · { $played }/{ $needed } parties avec d’autres personnes
stats-points = 🪙 { $points ->
    [one] **{ $points }** point
   *[other] **{ $points }** points
} par manche
stats-streak = 🔥 Plus longue série de victoires : **{ $best }** · en cours : **{ $now }**
stats-unos = 👁️ Contre-Uno réussis : **{ $caught }** · subis : **{ $missed }**
stats-challenges = ⚖️ Défis justes : **{ $right }** · faux : **{ $wrong }**
stats-colors = 🎨 Couleurs demandées : { $colors }
stats-color = { $emoji } { $most ->
    [yes] **{ $color } { $count }**
   *[no] { $color } { $count }
}
stats-places = 🕑 Dernières places, la plus récente à la fin : { $places }
stats-legend-rating = 📈 victoires attendues à une table moyenne de quatre
stats-legend = 👑 gagnées · 🪙 points par manche · 🔥 victoires d’affilée · 👁️ contre-Uno réussis, ❗ subis · ⚖️ défis ✓ justes, ✗ faux
stats-none = { $name } n’a encore terminé aucune partie ici.
stats-none-own = Tu n’as encore terminé aucune partie ici. Joues-en une, et tes statistiques commencent.
stats-none-filtered = Aucune partie de { $name } ne correspond. Choisis une autre saison ou d’autres règles.
stats-partial = Les parties des serveurs qui te bannissent ne sont pas comptées ici.
button-stats-mine = Mes statistiques
button-post = Publier ici

refused-stats-bot = { $name } est un bot. Seules les personnes ont des statistiques.
refused-stats-direct = Ici, je ne montre que tes statistiques. Demande celles des autres sur un serveur.
refused-stats-season-direct = En message privé, je montre toutes tes parties ensemble. Demande saisons et règles sur un serveur.
refused-season = Il n’y a pas de saison « { $season } » ici. Choisis parmi : { $seasons }.
refused-rules-unplayed = Personne n’a terminé de partie avec ces règles ici. Choisis-en d’autres.
refused-post = Tu ne peux pas écrire dans ce salon, alors je n’y publie rien pour toi.
refused-posted = Cette page est déjà dans le salon.
season-all = Depuis toujours
season-all-rules = Toutes les règles

rating-line = 📈 Cote : { $told }
rating-change = **{ $name }** { $before } → **{ $after }** ({ $low }–{ $high })
rating-unsettled = **{ $name }** ? ({ $played }/{ $needed } parties)

## leaderboard

leaderboard-title = 🏆 Classement · { $season }
leaderboard-row = **{ $place }.** **{ $name }** · { $share } ({ $low }–{ $high })
leaderboard-unknown = **?** **{ $name }** · { $count ->
    [one] { $count } partie
   *[other] { $count } parties
}
leaderboard-what = La part de parties qu’une personne devrait gagner à une table moyenne de quatre, avec sa marge. Les ex æquo sont trop proches pour être départagés. « ? » demande 20 parties avec d’autres personnes.
leaderboard-none = Personne n’est encore coté ici. Termine une partie avec au moins une autre personne pour y figurer.
leaderboard-you-none = Tu n’y es pas encore. Termine une partie avec au moins une autre personne.
leaderboard-you-off = Tu as choisi de ne pas avoir de cote. `/uno me` change cela.
button-leaderboard = Classement
refused-leaderboard-direct = Les classements appartiennent à un serveur : demande-les là-bas.

## history

# Les parties terminées d’un serveur

history-channel = Parties terminées dans ce salon
history-server = Parties terminées sur ce serveur
history-mine = Tes parties terminées sur ce serveur
button-history-channel = Ce salon
button-history-server = Ce serveur
button-history-mine = Mes parties
button-history-older = Plus anciennes ▶
history-empty = Aucune partie n’est encore finie ici. `/uno start` ouvre une table.
history-end = Il n’y a pas de partie plus ancienne.
history-unfinished = arrêtée avant la fin
history-player = { $name } ({ $score })
history-rounds = { $count ->
    [one] { $count } manche
   *[other] { $count } manches
}
history-others = { $count ->
    [one] et { $count } autre
   *[other] et { $count } autres
}
refused-history-place = Les parties sont celles d’un serveur. Utilise cette commande là-bas.

## achievements

# Achievements: what people reached in a match. A name is short, and each -how says in one line what to do.
achievements-title = Tes succès
achievements-title-of = Succès de { $name }
achievements-count = { $count } sur { $all } sur ce serveur
achievements-none = Aucun pour l’instant. Ils viennent d’eux-mêmes, à la fin d’une partie.
achievements-none-of = Aucun pour l’instant sur ce serveur.
achievements-private = **{ $name }** ne montre pas de succès.
button-achievements = Succès
achievement-line = 🏅 Nouveaux succès : { $told }
achievement-new = **{ $name }** ({ $what })
achievement-more = { $what } et { $count } de plus
refused-achievements-off = Les succès sont désactivés sur ce serveur.
preferences-achievements-on = Succès : oui
preferences-achievements-off = Succès : non
preferences-achievements-what = Annoncer et lister tes succès.
server-settings-achievements = Succès
server-settings-achievements-what = Annoncer les nouveaux succès en fin de partie, et les lister.
server-settings-achievements-on = oui
server-settings-achievements-off = non
achievement-winner = Première victoire
achievement-winner-how = Gagne une partie.
achievement-hattrick = Coup du chapeau
achievement-hattrick-how = Gagne trois manches de suite.
achievement-sweep = Sans partage
achievement-sweep-how = Gagne toutes les manches d’une partie, trois au moins.
achievement-comeback = Remontada
achievement-comeback-how = Gagne après un retard de 40 % du score à atteindre.
achievement-photo = Photo-finish
achievement-photo-how = Gagne alors qu’une autre personne a 90 % du score à atteindre.
achievement-giant = Tueur de géants
achievement-giant-how = Gagne contre une IA experte.
achievement-partners = À deux, c’est mieux
achievement-partners-how = Gagne en équipe avec une autre personne.
achievement-untouched = Pas une carte
achievement-untouched-how = Termine sans avoir pioché une seule carte.
achievement-climber = Alpiniste
achievement-climber-how = Termine après avoir eu 12 cartes en main.
achievement-gift = Cadeau d’adieu
achievement-gift-how = Termine sur une carte +.
achievement-jumper = Vif comme l’éclair
achievement-jumper-how = Termine par une interception.
achievement-trader = Bonne affaire
achievement-trader-how = Finis un échange avec cinq cartes de moins, puis termine.
achievement-eagle = Œil d’aigle
achievement-eagle-how = Dis trois fois Contre-Uno à raison dans une partie.
achievement-detector = Détecteur de mensonges
achievement-detector-how = Défie deux fois dans une partie, à raison chaque fois.
achievement-honest = Rien à cacher
achievement-honest-how = Deux fois dans une partie, on te défie à tort.
achievement-clean = Sans tache
achievement-clean-how = N’oublie aucun Uno en huit manches d’une partie.
achievement-marathon = Au long cours
achievement-marathon-how = Joue jusqu’au bout une partie de douze manches.
achievement-company = En bonne compagnie
achievement-company-how = Joue une partie jusqu’au bout avec trois autres personnes.

## fairness

# Les cartes d’un serveur à côté de ce que prévoit le hasard

fairness-title = Les cartes sont-elles honnêtes ici ?
fairness-cards = { $count ->
    [one] { $count } carte a été distribuée ou piochée ici.
   *[other] { $count } cartes ont été distribuées ou piochées ici.
}
fairness-odds = Des écarts au hasard aussi grands ou plus grands arrivent sur { $count } serveurs honnêtes sur { $many }.
fairness-rare = Des écarts au hasard aussi grands ou plus grands arrivent sur moins de 1 serveur honnête sur { $many }.
fairness-few = C’est trop peu pour comparer avec le hasard. Il faut encore quelques manches.
fairness-row = { $kind } : **{ $drawn }** · attendu { $expected }
fairness-numbers = Chiffres ({ $color })
fairness-other = Autres cartes action et jokers
fairness-how = Toutes les cartes distribuées et piochées dans les parties finies, au plus les { $most } dernières. Les nombres attendus viennent de ce qu’il y avait dans la pioche à chaque tirage.
fairness-check = Chaque partie se vérifie carte par carte : **Vérifier la donne** est sur son dernier message.
refused-fairness-place = Ces nombres appartiennent à un serveur. Utilise cette commande là-bas.

## recap

button-recap = Qu’ai-je raté ?
button-recap-short = Quoi de neuf ?
recap-title = Depuis ton dernier coup
recap-title-all = Depuis le début
recap-title-spectator = Cette manche jusqu’ici
recap-none = Il ne s’est rien passé.

## match_facts

facts-title = **Faits marquants**
fact-draw = Plus grosse pioche : **{ $name }**, { $count } cartes
fact-streak = Plus longue série : **{ $name }**, { $count } coups sans piocher
fact-catches = Contre-Uno : { $who }
fact-comeback-points = Remontée : **{ $name }** avait { $count } points de retard
fact-comeback-cards = Remontée : **{ $name }** a eu { $count } cartes à la dernière manche
fact-rounds = { $count ->
    [one] { $count } manche
   *[other] { $count } manches
}
fact-plays = { $count ->
    [one] { $count } carte jouée
   *[other] { $count } cartes jouées
}
fact-rules = Règles : { $rules }
tile-comeback-points = remontée
tile-comeback-cards = remontée (cartes)
tile-draw = plus grosse pioche
tile-streak = plus longue série
tile-catches = Contre-Uno
card-target = { $scoring ->
    [golf] le moins de points
    [best_of] en { $rounds } manches
   *[points] en { $target } points
}

## fair_deal

button-check-deal = Vérifier la donne
fair-title = Vérifier la donne
fair-sealed = 🔒 Paquet scellé avant le jeu · `{ $seal }`
fair-sealed-how = L’ordre de toutes les cartes est déjà décidé et personne ne peut le changer. Pour t’en assurer, garde cette ligne. Après la partie, **Vérifier la donne** ouvre le sceau, et les deux doivent concorder.
fair-yes = La donne était honnête : le secret scellé avant la partie produit bien { $drawn }.
fair-no = Quelque chose cloche dans cette donne : elle ne découle pas du secret scellé avant la partie.
fair-not-kept = La graine n’a pas l’empreinte que la table montrait.
fair-wrong = Ligne { $line } du fichier : { $what ->
    [commitment] l’empreinte n’est pas celle de la graine.
    [source] aucun mélange ne découle de la graine.
    [drawn] les cartes ou les tirages ne découlent pas de la graine.
   *[rules] les règles ne permettent pas cela.
}
fair-shuffles = { $count ->
    [one] le seul mélange
   *[other] les { $count } mélanges
}
fair-lots = { $count ->
    [one] { $count } tirage au sort
   *[other] { $count } tirages au sort
}
fair-drawn = { $shuffles } et { $lots }
fair-commitment = 🔒 Empreinte montrée avant la partie : `{ $commitment }`
fair-seed = 🔑 Graine secrète, qui a cette empreinte (SHA-256) : `{ $seed }`
fair-start = ▶️ Identifiant du clic sur **Lancer**, mêlé au calcul : `{ $start }`.
fair-began = Clic : { $when }.
fair-call = ▶️ Identifiant du message qui a appelé les joueurs à { $table ->
    [first] la première table du tour
   *[own] cette table
}, mêlé au calcul : `{ $start }`.
fair-called = Envoi : { $when }.
fair-yourself = Tu n’as pas besoin de nous faire confiance : le fichier contient toute la partie. Vérifie-le avec `unobot verify record.jsonl`, ou avec tout programme qui suit `docs/fair-deals.md`.
fair-proof-lobby = Ce que cela montre : la table affichait cette empreinte avant le clic sur **Lancer**. Si tu l’as gardée et que les deux concordent, personne n’a choisi les cartes pour ces joueurs.
fair-proof-ready = Ce que cela montre : **Vérifier la donne** avait déjà montré cette empreinte, lors d’une partie précédente, à la personne qui a lancé celle-ci. Si les deux concordent, personne n’a choisi les cartes au moment du clic.
fair-proof-late = Ce que cela ne montre pas : la partie a commencé d’un seul clic, et sa graine n’a été tirée qu’à ce moment-là. Personne ne pouvait noter l’empreinte avant. Rien ne prouve donc que les cartes n’ont pas été choisies à cet instant, seulement qu’elles n’ont pas changé ensuite.
fair-proof-tournament = Voici la preuve : la graine découle du secret du tournoi, dont l’empreinte `{ $seal }` figure dans son message depuis l’ouverture. **Vérifier les tirages** donne ce secret une fois le tournoi terminé.
fair-coming = 🔒 La prochaine partie que tu lanceras d’un seul clic, par exemple avec **Jouer en solo**, est déjà scellée : `{ $seal }`. Garde cette ligne et compare-la après la partie.
fair-trust = Cela ne peut pas montrer que les personnes qui hébergent le bot n’ont pas regardé les cartes.

refused-not-over = Les mélanges restent secrets jusqu’à la fin de la partie.
refused-nothing-dealt = Aucune carte n’a été distribuée ici.
refused-sealed = Une autre table joue encore ces cartes. Réessaie quand la dernière table de ce tour aura fini.

### replay

## replay

# La rediffusion d’une partie terminée

button-replay = Revoir
replay-title = Revoir · manche { $round } sur { $rounds }
replay-moments = Moments clés
button-first = ⏮
button-last = ⏭
button-moment-next = Moment ▶
refused-replay-gone = Cette partie n’est plus conservée : il n’y a rien à revoir.
refused-replay-broken = Le journal de cette partie a été coupé ou modifié, ou vient d’une autre version : impossible de la revoir.
refused-replay-running = Cette partie n’est pas finie. On pourra la revoir après la fin.
refused-replay-channel = Cette partie était dans { $channel }. On peut la revoir là-bas.

## replay_files

# Les fichiers d’une partie terminée : une page et un GIF

button-save-page = Enregistrer en page
button-save-gif = GIF
files-page = **La partie en page.** Enregistre le fichier et ouvre-le dans un navigateur. Il fonctionne sans internet et montre toutes les mains.
files-gif = **Les moments clés de la partie**
files-gif-alt = La table à chaque moment clé de la partie
refused-files-often = Je viens de te préparer plusieurs fichiers. Réessaie dans une minute.
refused-files-failed = Je n’ai pas pu préparer le fichier. Réessaie dans un instant.
refused-files-too-large = Le fichier dépasse la taille que Discord permet ici.
refused-data-too-large = Tes données dépassent la taille que Discord permet ici. Demande-les à la personne qui gère ce bot.
refused-page-too-large = Cette partie est trop longue pour une page. Utilise plutôt **Revoir** ou **GIF**.

## replay_page

# La page d’une rediffusion, que l’on enregistre et ouvre sans Discord

page-title = Partie de Uno à revoir : { $names }
page-rules = Règles : { $rules }
page-unfinished = Cette partie n’a pas été terminée.
page-where = Manche { $round } · coup { $number } sur { $total }
page-where-vote = Vote · coup { $number } sur { $total }
page-board = Table
page-controls = Commandes
page-position = Position dans la partie
page-first = Au début
page-last = À la fin
page-back = Un coup en arrière
page-next = Un coup en avant
page-moment-back = Moment clé précédent
page-moment-next = Moment clé suivant
page-round-back = Manche précédente
page-round-next = Manche suivante
page-play = Lecture
page-pause = Pause
page-moments = Moments clés
page-moves = Coups de cette manche
page-scores = Points
page-places = Classement
page-round = Manche
page-round-number = Manche { $number }
page-hand = Cartes de { $name }
page-two-sides = { $card }, verso : { $back }
page-turn = à jouer
page-uno = Uno annoncé
page-silent = Uno non annoncé
page-out = hors jeu
page-owes = doit piocher { $count }
page-pile = Pioche : { $count }
page-top = Carte du dessus : { $card }
page-color = Couleur : { $color }
page-clockwise = Sens horaire
page-counterclockwise = Sens antihoraire
page-keys = Touches
page-keys-on = Utiliser aussi les lettres
page-keys-moves = ← et → : un coup en arrière ou en avant
page-keys-ends = Début et Fin : au début ou à la fin
page-keys-moments = N et P : moment clé suivant ou précédent
page-keys-rounds = Maj+N et Maj+P : manche suivante ou précédente
page-no-script = Cette page a besoin de JavaScript. Elle fonctionne sans internet.
page-unreadable = La partie ne peut pas être affichée. Le fichier est endommagé, ou ce navigateur est trop ancien.
page-players = Les joueurs

## coach

# Le coach après une partie

button-coach = Coach
button-coach-replay = Revoir ce coup
button-coach-next = Suivante : { $number } sur { $count }
coach-title = Coach
coach-result = **Résultat.** Tu as gagné { $won } { $won ->
    [one] manche
   *[other] manches
} sur { $rounds }, soit { $difference } par rapport à une part égale.
coach-luck = Chance des cartes : { $cards }. Ton jeu et tout le reste : { $rest }.
coach-some = { $count ->
    [one] Une décision t’a coûté une part nette de tes chances :
   *[other] Ces { $count } décisions t’ont coûté le plus :
}
coach-none = Rien à signaler : aucune de tes décisions n’a nettement réduit tes chances. Bien joué !
coach-top = Sur la défausse : { $card }
coach-hand = Ta main : { $cards }
coach-lapse = **Manche { $round }.** Ton coup : **{ $made }**. Mieux : **{ $better }**.
coach-why-uno = Sans Uno, on peut te dire Contre-Uno.
coach-why-next = La personne suivante n’avait que { $count ->
    [one] { $count } carte
   *[other] { $count } cartes
}.
coach-why-void = La personne suivante avait pioché au lieu de jouer { $color }.
coach-why-wild = Cela garde le joker pour plus tard.
coach-why-color = Il te reste { $count ->
    [one] { $count } carte
   *[other] { $count } cartes
} : { $color }.
coach-won = Le meilleur coup gagne environ { $more } manches de plus sur 100 comme celle-ci (de { $low } à { $high }).
coach-first = Avec le meilleur coup, tu termines en premier dans environ { $more } manches de plus sur 100 comme celle-ci (de { $low } à { $high }).
coach-stayed = Avec le meilleur coup, tu restes en jeu dans environ { $more } manches de plus sur 100 comme celle-ci (de { $low } à { $high }).
coach-how = Chaque décision est jugée sur ce que tu pouvais voir. Les cartes cachées sont redistribuées de nombreuses fois, et des IA expertes jouent la manche jusqu’au bout.
refused-coach-not-seated = Tu n’as pas joué cette partie. Le coach ne regarde que tes propres décisions.
refused-coach-often = Je viens d’examiner plusieurs parties pour toi. Réessaie dans une minute.
refused-coach-failed = Je n’ai pas pu examiner cette partie. Réessaie dans un instant.
refused-coach-deck = Le coach ne connaît pas encore ce paquet.
refused-coach-golf = Le coach ne connaît pas encore le golf.

## key_moments

# Moments clés : leur nom dans la rediffusion, sa page et son GIF. Une phrase simple chacun.

key-moment-four = { $name } pose un { $card } : +{ $count } pour { $other }.
key-moment-four-bare = { $name } pose un { $card }.
key-moment-guilty = { $other } défie { $name } avec raison : +{ $count } pour { $name }.
key-moment-innocent = { $other } défie { $name } à tort : +{ $count } pour { $other }.
key-moment-caught = { $other } dit Contre-Uno à { $name } : +{ $count } pour { $name }.
key-moment-caught-free = { $other } dit Contre-Uno à { $name }, mais aucune carte ne vient.
key-moment-missed = { $name } ne dit pas Uno, et personne ne le remarque.
key-moment-lead = { $seats ->
    [one] { $name } prend la tête.
   *[other] { $name } prennent la tête.
}
key-moment-round = { $name } gagne la manche { $number }.
key-moment-round-points = { $name } gagne la manche { $number } : { $points ->
    [one] { $points } point.
   *[other] { $points } points.
}
key-moment-round-tied = Manche { $number } : égalité.
key-moment-knocked-out = { $name } est hors jeu avec { $count } cartes.
key-moment-knocked-out-by = { $other } met { $name } hors jeu : { $count } cartes.
key-moment-roulette = Roue des couleurs : +{ $count } pour { $name }.
key-moment-launcher = Le plus gros tir du lanceur : +{ $count } pour { $name }.
key-moment-dark-side = { $name } retourne tout : place au côté sombre.
key-moment-light-side = { $name } retourne tout : place au côté clair.
key-moment-eliminated = { $name } quitte la partie.
key-moment-match = { $seats ->
    [one] { $name } gagne la partie.
   *[other] { $name } gagnent la partie.
}
key-moment-partners = { $name } et { $partner }

### reactions

## reactions

reactions-title = Réagir
reactions-body = Tout le monde voit ta réaction à la table pendant un moment. Tu peux réagir toutes les 10 secondes.
reactions-who = Couper les réactions de…
reactions-mute = Couper les réactions de { $name }
reactions-hear = Rétablir celles de { $name }
button-react = Réagir
button-reactions-on = Réactions : oui
button-reactions-off = Réactions : non
reaction-laugh = Ha ha !
reaction-ouch = Oh non !
reaction-clap = Bravo !
reaction-think = Hmm…
reaction-fire = En feu !
reaction-wave = Salut !
reaction-in-words = **{ $name }** : { $words }
note-reacted = Toute la table la voit : { $emoji }
refused-reaction-now = On peut réagir pendant une partie.
refused-reaction-soon = { $seconds ->
    [one] Tu pourras réagir dans { $seconds } seconde.
   *[other] Tu pourras réagir dans { $seconds } secondes.
}
refused-reactions-off = Les réactions sont désactivées à cette table.
refused-reactions-here = Les réactions sont désactivées dans ce salon.
refused-reactions-own = Tes réactions sont désactivées. `/uno me` les active.
refused-reactions-muted = L’hôte a coupé tes réactions à cette table.
refused-only-host-reactions = Seul l’hôte (**{ $host }**) peut couper les réactions.
preferences-reactions-on = Réactions : oui
preferences-reactions-off = Réactions : non
preferences-reactions-what = Réagir, et voir les réactions sur tes écrans.
server-settings-reactions = Réactions
server-settings-reactions-what = Permettre une petite réaction à la table.
server-settings-reactions-on = oui
server-settings-reactions-off = non

### privacy

## privacy

privacy-title = Tes données
privacy-intro = Voici ce que je garde sur toi, pour que les parties continuent après un redémarrage :
privacy-choices = - Tes réglages, ton niveau contre les IA, la langue de ton Discord et où sont tes messages privés
privacy-tables = - Tables avec ton nom, ta place et tes coups : { $count }
privacy-results = - Résultats de parties, qui comptent pour tes statistiques et ta cote : { $count }
privacy-daily = - Donnes du jour commencées, avec tes coups et tes résultats : { $count }
privacy-notes = - Tes remarques sur les traductions : { $count }
privacy-messages = - Messages pour toi que je mets encore à jour : { $count }
privacy-channels = - Salons où je te pingue pour les nouvelles tables : { $count }
privacy-bans = - Serveurs où tu n’as pas le droit de jouer à Uno : { $count }
privacy-readers = Seuls les admins de ce bot peuvent tout lire. À tes tables, on voit ton nom et tes coups.
privacy-file = Voici tout ce que je garde sur toi.
privacy-ask-title = Effacer tout ce qui te concerne ?
privacy-ask-settings = - Tes réglages et tes pings pour les nouvelles tables disparaissent.
privacy-ask-running = - Dans une partie en cours, une IA prend ta place pour de bon.
privacy-ask-over = - Aux tables finies, tu deviens « { $name } ».
privacy-ask-results = - Tes statistiques et tes cotes disparaissent. Dans les résultats, tu deviens « { $name } ».
privacy-ask-daily = - Tes donnes du jour, leurs résultats et tes séries disparaissent.
privacy-ask-discord = - Les messages déjà dans un salon y restent.
privacy-ask-bans = - Le bannissement par un serveur reste, avec un code à la place de ton identifiant.
privacy-ask-kicks = - Une exclusion reste, et une donne du jour commencée ne se recommence pas. Les deux ont un code à la place de ton identifiant.
privacy-ask-undo = C’est définitif.
privacy-deleted = Tout ce qui te concerne est effacé. Si tu m’utilises encore, je garderai de nouvelles données.
privacy-again = Tu m’utilises en ce moment, donc j’ai de nouveau enregistré quelque chose. Réessaie dans une minute.
button-privacy-export = Télécharger
button-privacy-delete = Effacer mes données
button-privacy-yes = Tout effacer
button-privacy-no = Garder mes données

### admin

## admin_settings

admin-settings-title = Limites de ce serveur
admin-settings-roles = Qui peut ouvrir des tables : { $roles }
admin-settings-everybody = tout le monde
admin-settings-rules-open = Règles : **{ $rules }**, les hôtes peuvent les changer
admin-settings-rules-locked = Règles : **{ $rules }**, les hôtes ne peuvent pas les changer
admin-settings-ais = Maximum d’IA par table : **{ $most }**
admin-settings-ais-choice = IA : { $most }
admin-settings-no-limit = sans limite
admin-settings-what-roles = La modération peut toujours ouvrir des tables.
admin-settings-what-rules = `/uno settings` choisit les règles.
admin-settings-what-ais = Les IA qui remplacent quelqu’un ne comptent pas.
admin-settings-choose-roles = Rôles, ou aucun…
button-lock-rules = Verrouiller les règles
button-unlock-rules = Déverrouiller les règles
refused-rules-locked = Les règles sont verrouillées sur ce serveur. Ses admins les choisissent avec `/uno settings`.
refused-ais-capped = Trop d’IA : ce serveur en permet { $most } au plus par table.
refused-roles-start = Pour ouvrir une table, il faut un de ces rôles : { $roles }. Tu peux rejoindre une table ouverte.
refused-limits-changed = L’administration du serveur a fixé une limite après l’ouverture de cette table, alors elle a changé. Rien n’a commencé. Regarde encore, puis lance la partie.
note-lobbies-limited = { $count ->
    [one] C’est changé. 1 table ouverte avait d’autres règles ou trop d’IA : elle est adaptée.
   *[other] C’est changé. { $count } tables ouvertes avaient d’autres règles ou trop d’IA : elles sont adaptées.
}
note-tournaments-limited = { $count ->
    [one] 1 tournoi ouvert avait d’autres règles. Ses prochaines tables ont les nouvelles, ou il est fermé si elles ne conviennent pas.
   *[other] { $count } tournois ouverts avaient d’autres règles. Leurs prochaines tables ont les nouvelles, ou ils sont fermés si elles ne conviennent pas.
}

## oversight

oversight-title = Tables de ce serveur
oversight-table = Table
oversight-unknown-channel = un salon illisible
oversight-host = hôte { $host }
oversight-stage = { $stage ->
    [lobby] pas encore commencée
    [playing] la partie est en cours
    [pause] entre deux manches
    [suspended] en attente : je n’ai plus accès à son salon
    [adjourned] en attente, et son salon est libre
   *[damaged] ses données enregistrées sont illisibles
}
oversight-since = { $stage ->
    [suspended] depuis { $when }
    [adjourned] depuis { $when }
   *[other] dernière action { $when }
}
oversight-late = Bloquée : le tour devait finir { $when }.
oversight-empty = Aucune table n’est ouverte sur ce serveur.
oversight-more = { $count ->
    [one] { $count } autre table n’est pas affichée : utilise les commandes dans son salon.
   *[other] { $count } autres tables ne sont pas affichées : utilise les commandes dans leurs salons.
}
oversight-end-what = Mettre fin à la table la ferme pour tout le monde. Sa partie ne pourra pas continuer.
button-oversee = Gérer
button-oversight-list = Toutes les tables
button-oversight-refresh = Actualiser
note-oversight-ended = La table de { $channel } est fermée.
refused-oversight-gone = Cette table est déjà fermée.
refused-oversight-empty = Il n’y a pas de table dans { $channel }. `/unoadmin tables` les montre toutes.
refused-admin-place = Ces commandes appartiennent à un serveur : utilise-les là-bas.
refused-admin = Pour cela, il faut la permission Gérer le serveur.
oversight-free-what = Libérer le salon met la table en attente : `/uno resume` la reprend.
button-oversight-free = Libérer le salon
note-unblocked = { $channel } est libre. La table attend `/uno resume`.
refused-unblock-free = Cette table n’occupe pas son salon : `/uno start` en ouvre une autre là-bas.
refused-unblock-running = Rien n’est bloqué là-bas : `/unoadmin end` met fin à la table.

## bans

bans-title = Bannissements de Uno
bans-empty = Personne n’est banni.
bans-line = { $user } · bannissement { $when } par { $admin }
bans-more = { $count ->
    [one] { $count } autre bannissement n’est pas affiché.
   *[other] { $count } autres bannissements ne sont pas affichés.
}
bans-lift = Lever le bannissement d’un ancien joueur
note-banned = { $count ->
    [one] { $user } ne peut plus jouer à Uno sur ce serveur. Tables où une IA prend sa place : { $count }.
   *[other] { $user } ne peut plus jouer à Uno sur ce serveur. Tables où une IA prend sa place : { $count }.
}
note-banned-leaves = Tu joues dans une de ses parties. Dans les résultats et pour ta cote, tu la quittes et tu prends la dernière place. Tu peux continuer à jouer.
note-unbanned = { $user } peut rejouer.
refused-banned = Tu ne peux pas jouer à Uno sur ce serveur : ses admins en ont décidé ainsi.
refused-invite-banned = { $name } ne peut pas jouer à Uno sur ce serveur.
refused-not-banned = Cette personne n’est pas bannie : `/unoadmin bans` montre les bannissements.
refused-ban-bot = Un bot ne peut pas être banni : il n’a pas de place.
refused-ban-oneself = Tu ne peux pas te bannir : choisis une autre personne.

## acts

acts-title = Actions des admins
acts-empty = Rien pour l’instant.
acts-channel = Publié dans { $channel }.
acts-no-channel = Pas de salon de journal : `/unoadmin log` avec un salon en choisit un.
act-line = { $kind ->
    [end] { $admin } a mis fin à la table de { $channel }.
    [unblock] { $admin } a libéré { $channel }. Sa table attend.
    [ban] { $admin } a banni { $user }. { $detail }
    [unban] { $admin } a levé le bannissement de { $user }.
    [roles] { $admin } a choisi qui ouvre des tables : { $detail }
    [rules] { $detail ->
        [lock] { $admin } a verrouillé les règles.
       *[unlock] { $admin } a déverrouillé les règles.
    }
    [ais] { $admin } a fixé le maximum d’IA par table : { $detail }
    [lost] { $detail ->
        [roles] Le rôle { $value }, qui pouvait ouvrir des tables, a été supprimé. Les autres rôles choisis le peuvent toujours.
        [roles-all] Le rôle { $value }, qui pouvait ouvrir des tables, a été supprimé. Maintenant, tout le monde le peut. `/unoadmin roles` choisit d’autres rôles.
        [moderators] Le rôle { $value } de la modération a été supprimé. `/uno settings` en choisit un autre.
        [log] Le salon de journal a été supprimé. `/unoadmin log` avec un salon en choisit un autre.
        [day] Le salon de la journée du serveur a été supprimé. `/unoadmin day` avec un salon en choisit un autre.
        [rules] Je ne connais plus les règles { $value } des réglages : les tables jouent les règles officielles. `/uno settings` en choisit d’autres.
       *[places] Le dernier salon où Uno est permis a été supprimé : on ne peut plus jouer sur ce serveur. `/uno settings` le permet ailleurs.
    }
    [day] { $detail ->
        [off] { $admin } a désactivé la journée du serveur.
       *[on] { $admin } a choisi un salon pour la journée du serveur : { $channel }
    }
   *[log] { $detail ->
        [off] { $admin } a désactivé le salon de journal.
       *[on] { $admin } a choisi le salon de journal : { $channel }
    }
}
day-title = 📅 Hier, ici · { $day }
day-more = Et { $count } de plus.
day-streak = 🔥 { $days } jours
day-matches = { $count ->
    [one] Une partie a été jouée.
   *[other] { $count } parties ont été jouées.
}
day-wins = { $who } { $wins }
day-rematch = 🔁 **Duel de la semaine :** { $count } parties, victoires : { $wins }
day-settings-title = La journée du serveur
day-settings-what = Une fois par jour, je publie les résultats de la donne de la veille, avec les séries, et le duel de la semaine : les personnes qui ont joué le plus souvent ensemble. Personne n’est notifié, et les jours sans partie je ne publie rien. Je ne nomme pas les personnes qui ont choisi **Cote : non**.
day-no-channel = C’est désactivé. `/unoadmin day` avec un salon l’active.
day-channel = Publiée dans { $channel }. La prochaine { $when }.
button-no-day = Pas de message
button-no-log = Sans salon de journal
refused-log-channel = Je ne peux pas écrire dans ce salon : choisis un salon textuel ou un fil.

## channel_check

# `/unoadmin check`: what the bot needs in this channel and server

check-title = Vérification de ce salon et de ce serveur
check-permissions = J’ai les permissions pour une table dans { $channel }.
check-lacks = Il me manque { $missing } dans { $channel }. Autorise-le pour mon rôle : dans les paramètres du salon, dans Permissions.
check-channel-gone = Le salon { $channel } n’existe plus. Sa table attend `/uno resume`.
check-threads = Pour des tables dans des fils, il me faut aussi { $missing }.
check-roles-empty = Personne n’a { $roles } : seule la modération peut ouvrir des tables. `/unoadmin roles` choisit d’autres rôles.
check-age-restricted = { $channel } est soumis à une limite d’âge. Discord n’y laisse entrer que les membres dont l’âge est confirmé : les autres ne peuvent pas y jouer.
check-slow-mode = { $channel } est en mode lent. Discord en dispense les bots, et aussi les clics sur mes boutons. S’il me freine quand même, permets à mon rôle de l’ignorer.
check-pictures = Mes images de cartes sont prêtes pour : { $decks }. Un autre jeu de cartes reçoit les siennes avec sa première table.
check-no-pictures = Ces images de cartes ne sont pas encore sur Discord, donc leurs cartes sont de simples signes : { $decks }. La personne qui gère le bot peut lancer `unobot emojis sync`.
check-commands = Discord a mes commandes actuelles.
check-commands-changed = Discord a mes commandes dans une autre version : { $commands }. La personne qui fait tourner le bot peut le redémarrer, et il enregistre les siennes.
check-commands-unknown = Discord ne me dit pas pour l’instant quelles commandes il a. Réessaie dans une minute.
check-tables = Aucune table de ce serveur n’est bloquée.
check-stuck = { $count ->
    [one] { $count } table de ce serveur est bloquée. Voir `/unoadmin tables`.
   *[other] { $count } tables de ce serveur sont bloquées. Voir `/unoadmin tables`.
}

## probe

# The message of `unobot doctor --live`, with which an admin tests the set-up

probe-title = Test de l’installation de unobot
probe-step = { $step ->
    [1] Appuie sur le premier bouton.
    [2] Appuie sur le deuxième bouton.
    [3] Attends ton panneau privé, ou passe l’attente avec le quatrième bouton.
    [4] Appuie sur le bouton de ton ancien panneau privé.
   *[5] Appuie sur le troisième bouton, puis encore et encore pendant que ce message change.
}
probe-panel = Ce panneau est un test. Appuie sur son bouton quand le message public le dit.

### owner

## owner

owner-notice = 📣 De l’équipe du bot : { $words }
refused-blocked = Tu ne peux pas jouer avec ce bot : son équipe en a décidé ainsi. `/uno privacy` marche toujours.
refused-blocked-server = Ce serveur ne peut pas avoir ce bot : son équipe en a décidé ainsi.
button-owner = Gérer le bot
owner-title = Gérer le bot
owner-what = Tes décisions valent sur tous les serveurs en quelques secondes. Seule l’équipe de ce bot voit ce panneau.
owner-counts = Serveurs ici : { $servers } · tables : { $tables } · personnes bloquées : { $people } · serveurs bloqués : { $blocked }
owner-notice-until = Annonce, se termine { $when } : { $words }
owner-no-notice = Il n’y a pas d’annonce.
button-owner-notice = Écrire une annonce
button-owner-clear = Effacer l’annonce
button-owner-block-user = Bloquer quelqu’un
button-owner-block-server = Bloquer un serveur
button-owner-servers = Serveurs
owner-unblock = Débloquer…
owner-user-choice = Personne { $id }
owner-server-choice = Serveur { $id }
owner-id = ID
owner-words = Une ligne pour tous les salons et mains
owner-hours = Heures
owner-blocked = `{ $id }` : blocage ajouté.
owner-unblocked = `{ $id }` : blocage levé.
owner-server-line = **{ $name }** · `{ $id }` · membres : { $members }
button-owner-leave = Quitter
button-owner-more = Autres serveurs
owner-left = Le bot a quitté `{ $id }`.
refused-owner = Seule l’équipe de ce bot peut faire ça.
refused-owner-id = Ce n’est pas un ID. Un ID a 17 à 20 chiffres.
refused-owner-oneself = Tu ne peux pas te bloquer.
refused-owner-hours = Les heures sont un nombre de 1 à { $most }.
refused-owner-words = Une annonce a besoin d’au moins une lettre.

### settings

## preferences

preferences-title = Tes réglages
preferences-body = Ça vaut tout de suite, à toutes les tables.
button-preferences-table = À la table
button-preferences-messages = Messages et résultats
preferences-playing = IA à ton niveau : contre toi, elle joue à { $strength } sur 100. Tes parties contre des IA en décident : une victoire monte ce chiffre, une défaite le baisse.
preferences-emblem-fox = Visage : renard
preferences-emblem-octopus = Visage : pieuvre
preferences-emblem-frog = Visage : grenouille
preferences-emblem-bee = Visage : abeille
preferences-emblem-whale = Visage : baleine
preferences-emblem-mushroom = Visage : champignon
preferences-emblem-penguin = Visage : manchot
preferences-emblem-cactus = Visage : cactus
preferences-emblem-blossom = Visage : fleur
preferences-emblem-owl = Visage : hibou
preferences-emblem-what = Ton visage à toutes les tables. Une partie en cours garde les siens.
preferences-look-auto = Cartes : selon serveur
preferences-look-pictures = Cartes : images
preferences-look-shapes = Cartes : formes, lettres
preferences-look-text = Cartes : texte simple
preferences-look-what = Comment tu vois tes cartes.
preferences-sort-color = Tri par couleur
preferences-sort-value = Tri par valeur
preferences-sort-what = L’ordre de tes cartes.
preferences-passes-on = Passe auto : oui
preferences-passes-off = Passe auto : non
preferences-passes-what = Passer pour toi quand la carte piochée n’est pas jouable.
preferences-dms-auto = MP : selon serveur
preferences-dms-on = MP : ma main aussi
preferences-dms-off = MP : sans ma main
preferences-dms-what = Recevoir ta main aussi par message privé.
preferences-pings-idle = Pings : si je tarde
preferences-pings-always = Pings : chaque tour
preferences-pings-off = Pings : jamais
preferences-pings-what = Quand je te pingue pour ton tour.
preferences-pings-by-channel = Lieu des pings : salon
preferences-pings-by-dm = Lieu des pings : MP
preferences-pings-by-what = Où je te pingue.
preferences-hints-on = Conseils : une fois
preferences-hints-off = Conseils : aucun
preferences-hints-what = De courts conseils, chacun une seule fois, quand ils te servent.
preferences-rated-on = Cote : oui
preferences-rated-off = Cote : non
preferences-rated-what = Calculer ta cote et t’afficher dans les classements.
preferences-language-auto = Langue : automatique
preferences-language-what = La langue dans laquelle je te parle. Automatique : celle de ton Discord.
preferences-language = Langue : { $name }

## server_settings

server-settings-title = Uno sur ce serveur
server-settings-title-channel = Uno dans { $channel }
server-settings-line = { $origin ->
    [here] { $name } : **{ $value }** · réglé ici
    [server] { $name } : **{ $value }** · du serveur
   *[usual] { $name } : **{ $value }**
}
server-settings-which = Changer…
server-settings-as-server = Comme sur le serveur
server-settings-as-usual = Par défaut : { $value }
button-server-settings-server = Ce serveur
button-server-settings-channel = Ce salon

server-settings-rules = Règles
server-settings-rules-what = Les règles d’une nouvelle table, si l’hôte ne les change pas.
server-settings-rules-code = code { $code }
server-settings-turn = Temps par coup
server-settings-turn-what = Combien de temps peut durer un coup aux nouvelles tables.
server-settings-allowed = Uno
server-settings-allowed-what = Permettre d’ouvrir des tables.
server-settings-allowed-on = permis
server-settings-allowed-off = pas permis
server-settings-starts = Ouvrir des tables
server-settings-starts-what = Les personnes qui peuvent utiliser /uno start.
server-settings-starts-everybody = tout le monde
server-settings-starts-moderators = la modération
server-settings-moderator-role = Modération de Uno
server-settings-moderator-role-auto = aucun rôle
server-settings-role = Choisir un rôle…
button-no-role = Aucun rôle
server-settings-table-look = Table
server-settings-table-look-what = L’aspect des nouvelles tables.
server-settings-table-look-picture = vue de haut
server-settings-table-look-text = des mots et une carte
server-settings-look = Mains
server-settings-look-what = Pour les personnes qui n’ont rien choisi avec /uno me.
server-settings-look-pictures = images
server-settings-look-shapes = formes et lettres
server-settings-look-text = texte
server-settings-dms = Mains par message privé
server-settings-dms-what = Pour les personnes qui n’ont rien choisi avec /uno me.
server-settings-dms-on = oui
server-settings-dms-off = non
server-settings-pings = Pings au début d’un tour
server-settings-pings-what = Pinguer les joueurs dans le salon à leur tour.
server-settings-pings-on = oui
server-settings-pings-off = non
server-settings-threads = Un fil par table
server-settings-threads-what = Donner à chaque nouvelle table son propre fil.
server-settings-threads-on = oui
server-settings-threads-off = non
server-settings-moments = Temps forts
server-settings-moments-what = Bannières et phrases vives pour les Uno, grosses pioches et victoires aux nouvelles tables.
server-settings-moments-on = oui
server-settings-moments-off = non
server-settings-seasons = Saisons
server-settings-seasons-what = Combien de temps dure un classement avant le suivant.
server-settings-seasons-monthly = un mois
server-settings-seasons-quarterly = trois mois
server-settings-seasons-never = pas de saisons
server-settings-language = Langue
server-settings-language-what = La langue des tables. Tes panneaux à toi restent dans ta langue.
server-settings-language-auto = celle du serveur

refused-server-settings-place = Les réglages appartiennent à un serveur. Utilise cette commande là-bas.
refused-server-settings = Il te faut la permission « Gérer le serveur » pour changer ces réglages.
refused-everybody-role = Tout le monde a ce rôle et ferait partie de la modération. Choisis-en un autre.
refused-not-here = Tu ne peux pas jouer à Uno dans ce salon. Les admins du serveur peuvent changer cela avec `/uno settings`.
refused-moderators-start = Ici, seule la modération ouvre des tables. Demande-lui, ou rejoins une table ouverte.

### translations

## beta

beta-what = Bêta : dis-nous ce qui sonne faux.
beta-line = { $name } est en bêta : dis-nous ce qui sonne faux.
button-beta-note = Dis-le-nous
beta-note-title = Qu’est-ce qui sonne faux ?
beta-note-label = Les mots, et ce que tu dirais à la place
beta-note-thanks = Merci ! Les admins de ce bot le liront.
beta-offer = { $name } est disponible, en bêta.
button-beta-switch = Changer
refused-beta-notes = Tu as envoyé { $count } remarques en un jour, je ne peux pas encore en prendre une autre. Merci !
refused-beta-empty = Écris d’abord quelques mots.

### help

## help

help-title = Jouer à Uno ici
help-new = **Tu découvres Uno ?** Appuie sur **Essayer** : cinq petites étapes contre une IA.
help-start = **On joue ?** `/uno start` ouvre une table ici. Les autres y entrent avec **Rejoindre**, ou des IA remplissent les places.
help-daily = **Cinq minutes en solo ?** `/uno daily` a de nouvelles donnes chaque jour.
help-ask = Que veux-tu savoir ?
help-bring = **Jouer ailleurs ?** Aussi en messages privés, dans les groupes et sur les serveurs sans moi :
button-install-server = Sur un serveur
button-install-personal = Mes applis
button-tutorial = Essayer

help-button-round = Une manche
help-topic-round = Déroulement d’une manche
help-round-1 = On distribue les cartes, et une carte est posée face visible sur la défausse.
help-round-2 = **Ton tour :** joue une carte de la même couleur, du même chiffre ou du même symbole, ou un joker. Aucune carte jouable ? **Piocher** t’en donne une. Si elle est jouable, tu peux la jouer tout de suite.
help-round-3 = **La fin :** la première personne sans cartes gagne la manche et les points des cartes restées dans les autres mains. La première à atteindre l’objectif gagne la partie.
help-round-4 = Des règles maison peuvent en changer une partie. `/uno rules` montre les règles d’ici.
help-button-cards = Les cartes
help-topic-cards = Les cartes
help-cards-1 = **0 à 9** : juste une couleur et un chiffre.
help-cards-2 = ⊘ **Passe ton tour** : la personne suivante passe son tour.
help-cards-3 = ⇄ **Inversion** : le jeu change de sens. À deux, l’autre passe son tour.
help-cards-4 = **+2** : la personne suivante pioche deux cartes et passe son tour.
help-cards-5 = 🌈 **J** Joker : se joue sur tout, et tu choisis la couleur.
help-cards-6 = 🌈 **+4** Joker +4 : tu choisis la couleur, et la personne suivante pioche quatre cartes. Il se joue quand tu n’as aucune carte de la couleur en cours. Sinon, on peut te défier.
help-button-uno = Uno !
help-topic-uno = Uno et Contre-Uno
help-uno-1 = **Plus que deux cartes, et c’est ton tour ?** Appuie sur **📣 Annoncer UNO**, puis joue une carte.
help-uno-2 = **Oublié ?** Appuie vite sur **Uno !**
help-uno-3 = **Quelqu’un d’autre a oublié ?** **Contre !** s’allume à la table. Appuie avant le prochain coup, et cette personne pioche deux cartes.
help-button-hand = Ta main
help-topic-hand = Ta main
help-hand-1 = **Ma main**, à la table, ne montre tes cartes qu’à toi. Elles arrivent aussi par message privé. Appuie sur une carte pour la jouer.
help-hand-2 = Une carte est grisée ? **Pourquoi ?** montre quelle règle l’empêche.
help-hand-3 = `/uno play` liste tes coups en mots, pour les lecteurs d’écran et les claviers.
help-hand-4 = 💡 De petits conseils viennent chacun une fois. `/uno me` les coupe ou les remet.
help-button-away = Absence
help-topic-away = Quand tu n’es pas là
help-away-1 = Le compte à rebours de la table montre combien de temps tu as pour un coup. S’il se termine, le coup est joué pour toi. La deuxième fois de suite, une IA prend ta place jusqu’à ce que tu appuies sur quelque chose.
help-away-2 = Tu dois partir ? **Quitter** donne tes cartes à une IA, et **Ma main** te les rend.
help-button-table = Règles maison
help-topic-table = Règles de la table
help-table-1 = Avant la partie, l’hôte peut **Changer les règles** : un jeu de règles tout prêt, des règles maison une par une, ou le code d’une autre table.
help-table-2 = Personne ne peut truquer les cartes : le paquet est scellé avant l’arrivée de quiconque, et **Vérifier la donne** le montre à la fin.
help-button-commands = Commandes
help-topic-commands = Toutes les commandes
help-commands-1 = Chacune commence par `/uno` :
help-command = **{ $command }** · { $what }
news-line = 🆕 **Nouveau :** { $news }
news-faces = Tu gardes le même visage à toutes les tables. `/uno me` le change.
help-legal = Projet de fans non officiel, ni lié à Mattel ni approuvé par Mattel. UNO est une marque de Mattel.

help-rules-title = Règles : { $preset }

## tutorial

lesson-title = Étape { $number } sur { $of } · { $title }
lesson-ai = Robin
lesson-top = Sur la défausse : { $emoji } { $card }
lesson-early = Les règles le permettent aussi. Pour l’instant, essaie ce qui est écrit au-dessus.
button-lesson-next = Étape suivante
button-lesson-skip = Sauter l’étape
button-try-again = Réessayer

lesson-match = Couleur ou chiffre
lesson-match-do = Le but : ne plus avoir de cartes. Joue une carte de la même **couleur** ou du même **chiffre** que celle de la défausse : appuie dessus.
lesson-match-done = C’est presque tout le jeu. Puis **{ $ai }** a fait pareil. On joue à tour de rôle, par couleur ou par chiffre.

lesson-action = Cartes action
lesson-action-do = Certaines cartes font quelque chose. Joue une des tiennes.
    ⊘ Passe ton tour : la personne suivante passe son tour.
    ⇄ Inversion : le jeu change de sens.
    +2 : la personne suivante pioche deux cartes et passe son tour.
lesson-action-done = **{ $ai }** passe son tour. À deux, c’est donc tout de suite de nouveau à toi.

lesson-wild = Jokers
lesson-wild-do = Rien d’autre n’est jouable dans ta main. Mais un **Joker** (J) se joue sur tout, et tu choisis la nouvelle couleur. Joue-le.
lesson-wild-color = Quelle couleur choisis-tu ? Tu as surtout du rouge.
lesson-wild-done = **{ $ai }** a dû suivre la couleur que tu as choisie. Un **Joker +4** (+4) fait en plus piocher quatre cartes à la personne suivante. Joue-le quand tu n’as aucune carte de la couleur en cours, car on peut te défier.

lesson-draw = Piocher
lesson-draw-do = Aucune de tes cartes n’est jouable. Pioche.
lesson-draw-choose = Tu as pioché une carte jouable. Joue-la maintenant, ou garde-la pour plus tard. Tu ne peux pas en jouer d’autre à ce tour.
lesson-draw-done = Bien joué. Si une carte piochée n’est pas jouable, tu la gardes, et ton tour est fini.
lesson-draw-kept = Tu l’as gardée, et ton tour était donc fini. Cela peut être malin. Pense juste qu’à la fin, chaque carte de ta main rapporte des points à la personne qui gagne.

lesson-uno = Uno !
lesson-uno-do = **{ $ai }** n’a plus qu’une carte et a oublié de dire Uno. Appuie sur **Contre-Uno à { $ai } !** avant le prochain coup.
lesson-uno-say = Contre-Uno réussi : **{ $ai }** pioche deux cartes. Maintenant c’est toi qui as deux cartes : appuie sur **📣 Annoncer UNO**, puis joue une carte.
lesson-uno-forgot = Tu as oublié Uno, **{ $ai }** t’a dit Contre-Uno, et tu as pioché deux cartes. À une vraie table, tu peux encore appuyer sur **Uno !** après ta carte, si tu es plus rapide que les autres.
lesson-uno-last = Tu as dit Uno : plus de Contre-Uno possible. Il te reste une carte : joue-la !
lesson-uno-done = 🎉 C’est gagné ! La première personne sans cartes gagne la manche et marque les points de toutes les autres mains. À toi de jouer avec du monde : `/uno start` ouvre une table.

## commands

command-uno = Jouer à Uno
command-start = Ouvrir une table dans ce salon
command-start-ais-name = ia
command-start-ais = Combien d’IA installer tout de suite
command-start-level-name = niveau
command-start-level = Niveau de jeu des IA
command-start-rules-name = règles
command-start-rules = Un jeu de règles tout prêt, ou un code
command-start-pace-name = rythme
command-start-pace = Combien de temps peut durer un coup
command-start-thread-name = fil
command-start-thread = Donner à la table son propre fil
command-tables = Voir tes tables, dans tous les salons et sur tous les serveurs
command-history = Lister les parties terminées de ce serveur, à revoir
command-join = Prendre place à la table de ce salon
command-leave = Laisser ta place
command-hand = Montrer ta main
command-play = Jouer un coup par écrit
command-play-move-name = coup
command-play-move = Un de tes coups possibles
command-status = Voir la table de ce salon
command-end = Mettre fin à la table de ce salon
command-rules = Expliquer les règles
command-resume = Continuer une partie en attente dans ce salon
command-resume-match-name = partie
command-resume-match = Quelle partie, si plusieurs attendent
choice-match = { $names } · manche { $round }
choice-lobby = { $names } · pas commencée
command-help = Comment jouer à Uno ici
command-settings = Changer comment Uno marche sur ce serveur ou dans ce salon
command-me = Choisir comment tu vois tes cartes, ta langue et quand je te pingue
command-privacy = Voir, télécharger ou effacer ce que je garde sur toi
command-stats = Voir tes statistiques ou celles d’une autre personne
command-stats-person-name = personne
command-stats-person = La personne (toi, par défaut)
command-stats-season-name = saison
command-stats-season = La saison (toutes, par défaut)
command-stats-rules-name = règles
command-stats-rules = Seulement les parties avec ces règles
command-fairness = Voir si les cartes de ce serveur ont été équitables
command-leaderboard = Voir le classement de ce serveur
command-leaderboard-season-name = saison
command-leaderboard-season = La saison (celle en cours, par défaut)
command-leaderboard-rules-name = règles
command-leaderboard-rules = Seulement les parties avec ces règles
command-daily = Jouer en solo les cinq manches du jour, et comparer
command-daily-date-name = date
command-daily-date = Un autre jour, comme 2026-11-24
command-invite = Inviter quelqu’un à la table de ce salon
command-invite-person-name = personne
command-invite-person = La personne à inviter
command-unoadmin = Gérer Uno sur ce serveur
command-unoadmin-tables = Voir les tables de ce serveur
command-unoadmin-end = Mettre fin à une table
command-unoadmin-end-channel-name = salon
command-unoadmin-end-channel = Le salon de la table, si ce n’est pas celui-ci
command-unoadmin-unblock = Libérer un salon dont la table est bloquée, abîmée ou suspendue
command-unoadmin-unblock-channel-name = salon
command-unoadmin-unblock-channel = Le salon, si ce n’est pas celui-ci
command-unoadmin-ban = Refuser une personne à toutes les tables de ce serveur
command-unoadmin-ban-person-name = personne
command-unoadmin-ban-person = La personne
command-unoadmin-ban-reason-name = raison
command-unoadmin-ban-reason = Pourquoi, pour les admins
command-unoadmin-unban = Laisser rejouer une personne bannie
command-unoadmin-unban-person-name = personne
command-unoadmin-unban-person = La personne
command-unoadmin-bans = Voir qui ne peut pas jouer ici
command-unoadmin-roles = Choisir les rôles qui ouvrent des tables
command-unoadmin-rules = Verrouiller les règles, pour que les hôtes ne les changent pas
command-unoadmin-ais = Limiter les IA par table
command-unoadmin-log = Voir ce que les admins ont fait, ou choisir un salon pour cela
command-unoadmin-log-channel-name = salon
command-unoadmin-log-channel = Un salon où chaque action est publiée
command-unoadmin-day = Publier une fois par jour les résultats de la veille, ou arrêter
command-unoadmin-day-channel-name = salon
command-unoadmin-day-channel = Le salon où la journée est publiée
command-unoadmin-check = Vérifier ce dont le bot a besoin ici
command-tournament = Ouvrir un tournoi dans ce salon, ou montrer celui qui est ouvert
command-tournament-checkin-name = présence
command-tournament-checkin = Minutes pour confirmer sa présence
command-tournament-rounds-name = tours
command-tournament-rounds = Combien de tours avant la finale
command-tournament-minutes-name = minutes
command-tournament-minutes = Combien de minutes dure un tour
command-tournament-rules-name = règles
command-tournament-rules = Un jeu de règles tout prêt, ou un code
command-tournament-level-name = niveau
command-tournament-level = Niveau de jeu des IA qui complètent les tables
command-tournament-duplicate-name = duplicate
command-tournament-duplicate = Toutes les tables reçoivent les mêmes cartes, et les places sont comparées

## demo

demo-guide = Guide
demo-welcome =
    👋 Bienvenue ! La table de { $name } est prête, avec { $ais } IA. Appuie sur **{ $start }** et tu reçois tes cartes.
    -# En haut, **Viewing as** te fait jouer Ann, Ben, Cleo ou Dev.
    -# `/uno help`, puis **{ $alone }** : une partie dans tes messages privés.
demo-direct = Messages privés : { $name }
demo-group = 💬 Groupe
demo-group-hello = J’ai installé le bot pour moi, il marche donc ici aussi. `/uno start` ouvre une table, et tout le monde peut jouer.
demo-page = Joue sur { $url }
demo-direct-page = Messages privés, { $name } : { $url }
demo-stop = Appuie ici sur Ctrl-C pour arrêter.
