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
    [1] J’en souris pour la soirée.
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
    [0] Voyons ce que nous avons là.
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

table-thinking-color = **{ $name }** choisit une couleur …
table-thinking-challenge = **{ $name }** hésite : contester, ou prendre { $owed } cartes …
table-thinking-target = **{ $name }** choisit quelqu’un …
table-thinking-drawn = **{ $name }** regarde la carte piochée …
