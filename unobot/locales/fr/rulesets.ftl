value-switch = { $value ->
    [on] oui
   *[off] non
}
setting = { $field } : { $value }
ruleset-preset = **{ $preset }**
ruleset-code = `{ $code }`

rules-goal = **Le but** · { $scoring ->
    [single] Ne plus avoir de cartes avant les autres. La partie dure une manche, sans compter de points.
    [until_last] Te débarrasser de tes cartes. Qui y arrive prend le rang suivant, et les autres jouent jusqu’à ce qu’une seule personne ait encore des cartes. La partie dure une manche, sans compter de points.
   *[points] Ne plus avoir de cartes avant les autres. Cela gagne la manche, et les points de { $teams ->
        [on] toutes les mains adverses
       *[off] toutes les autres mains
    } : les chiffres comptent leur valeur, les cartes action 20, les jokers 50{ $cards ->
        [classic113] , les cinq nouveaux 40
       *[official] { "" }
    }. { $elimination ->
        [on] Après chaque manche, qui a le plus de points en main quitte la partie, et qui reste en dernier gagne.
       *[off] Qui atteint { $target } points d’abord gagne la partie ; si les deux meilleurs scores sont à égalité, on joue encore une manche.
    }
}
rules-turn = **Ton tour**
rules-turn-play = 1. Joue une carte de la couleur, du chiffre ou du signe de la carte du dessus, ou un joker.
rules-turn-draw = 2. { $rules }
rules-turn-uno = 3. { $kind ->
    [off] Personne n’a besoin de dire Uno.
    [announced] Quand tu joues ton avant-dernière carte, Uno est annoncé automatiquement.
    [strict] Quand il te reste une carte, et seulement alors, tu dois dire **Uno** avant qu’on te dise Contre-Uno.
   *[call] Quand il te reste une carte, tu dois dire **Uno** : en jouant l’avant-dernière, juste avant, ou après, tant qu’on ne t’a pas dit Contre-Uno.
}{ $catches ->
    [yes] { " " }Sur un Contre-Uno : { $penalty ->
        [0] il ne se passe rien.
        [one] tu pioches une carte.
       *[other] tu pioches { $penalty } cartes.
    }
   *[no] { "" }
}
rules-official = **Règles maison** · Aucune : c’est le jeu officiel.
rules-house = **Règles maison ici**
rules-house-rule = • { $rule }
rules-actions = **Cartes action** · Passe ton tour : la personne suivante passe son tour. Inversion : le jeu change de sens (à deux, l’autre passe son tour). +2 : la personne suivante pioche deux cartes et { $after ->
    [on] joue ensuite.
   *[off] passe son tour.
}
rules-wild = **Joker** · Joue-le à tout moment et choisis la couleur.
rules-four = **Joker +4** · Choisis la couleur ; la personne suivante pioche quatre cartes et { $after ->
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
        [on] Coupable : c’est toi qui pioches tout le total. Non coupable : qui te défie pioche le total et deux cartes de plus, et passe son tour.
       *[off] Coupable : c’est toi qui pioches les quatre. Non coupable : qui te défie pioche six cartes et passe son tour.
    }
}

contradiction-no-ruleset = Ces règles sont illisibles : choisis un jeu de règles, ou colle un code.
contradiction-unknown-field = Cette version ne connaît pas de règle « { $field } » : choisis un jeu de règles, ou colle un autre code.
contradiction-bad-value = « { $value } » n’est pas possible pour { $field } : choisis dans le menu.
contradiction-bad-number = { $field } : un nombre de { $low } à { $high }, pas { $value }.
contradiction-bomb-needs-several = Une bombe, ce sont plusieurs cartes à la fois : active aussi Plusieurs à la fois.
contradiction-revenge-needs-stacking = La Vengeance double ce qui se cumule : choisis d’abord une sorte de Cumul.
contradiction-no-draw-needs-limit = Sans limite, on ne peut empêcher personne de piocher : fixe d’abord une Limite de la main.
contradiction-limit-within-deal = Avec { $hand_size } cartes au départ, on dépasserait tout de suite la limite de { $hand_limit } : augmente la Limite de la main, ou baisse les Cartes au départ.
contradiction-limit-until-last = Une partie jusqu’à la dernière main n’a pas de place pour des mains trop grandes : fais que la Limite de la main empêche seulement de piocher, ou choisis un autre Décompte.
contradiction-four-not-judged = Un Joker +4 qui se joue à tout moment n’est jamais jugé : laisse « Joker +4 permis » comme au départ, ou permets le défi.
contradiction-nothing-to-show = Seul un défi montre une main : permets de défier un Joker +4, ou ne montre la main qu’à la personne qui défie.
contradiction-false-catch-needs-calls = Si personne n’a besoin de dire Uno, il n’y a pas de faux Contre-Uno : règle Uno sur « à dire », ou fais qu’un faux Contre-Uno ne coûte rien.
contradiction-double-needs-points = Il n’y a pas de points à doubler : choisis le Décompte par points, ou désactive Points doublés.
contradiction-teams-until-last = Des équipes ne peuvent pas jouer jusqu’à la dernière main : choisis un autre Décompte, ou désactive Équipes.
contradiction-teams-elimination = Des équipes ne peuvent pas perdre une seule personne : désactive Équipes ou Élimination.
contradiction-elimination-needs-rounds = L’Élimination demande plusieurs manches : choisis le Décompte par points, ou désactive-la.
contradiction-reshuffle-teams = Les partenaires restent face à face toute la partie : désactive Équipes ou Places mélangées.
contradiction-reshuffle-needs-rounds = Les places sont mélangées entre les manches, et ici la partie dure une manche : choisis le Décompte par points, ou désactive Places mélangées.
contradiction-blind-until-playable = Piocher jusqu’à pouvoir jouer révélerait les cartes piochées : fais piocher une carte, ou désactive Pioche à l’aveugle.
contradiction-blind-must-play = Personne ne peut savoir si une carte piochée face cachée doit être jouée : permets de jouer ou de garder la carte piochée, ou désactive Pioche à l’aveugle.
contradiction-blind-open-hands = Des cartes visibles par tout le monde ne peuvent pas être cachées à qui les a : désactive les Mains ouvertes, ou la Pioche à l’aveugle.
contradiction-seats = Le nombre de places ne convient pas ({ $seats }) : on peut jouer de { $low } à { $high }.
contradiction-teams-even = Pour des équipes, il faut être quatre, six, huit ou dix ; vous êtes { $seats }.
contradiction-deck-too-small = { $decks ->
    [one] Un paquet ne suffit
   *[other] { $decks } paquets ne suffisent
} pas pour donner { $hand_size } cartes à chacune des { $seats } places : donne { $most } cartes au plus, ou ajoute un paquet.
code-no-code = Ce n’est pas un code de règles : colle-en un comme une table le montre, ou choisis un jeu de règles.
code-other-version = Cela commence par { $version } : ce n’est pas un jeu de règles, et si c’est un code, il vient d’une autre version ; choisis un jeu de règles, ou colle un code qui commence par A.
code-mistyped = Il y a une erreur dans ce code : copie-le encore une fois depuis la table qui le montre.
code-newer-field = Ce code a une règle maison, { $tag }, que cette version ne connaît pas : mets unobot à jour, ou choisis d’autres règles.
code-bad-value = Ce code veut « { $value } » pour { $field }, ce qui n’est pas possible : copie-le encore une fois, ou choisis d’autres règles.
