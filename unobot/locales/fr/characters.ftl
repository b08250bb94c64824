character-kim = fredonne en réfléchissant
character-lou = salue chaque carte comme une vieille amie
character-max = toujours en avance, jamais à la hâte
character-noa = ne hausse jamais un sourcil
character-pat = range ses cartes à la perfection
character-quin = a une théorie sur tout
character-robin = debout avant le soleil
character-sam = rit d’abord, joue ensuite
character-toni = joue chaque partie comme une finale
character-uli = apporte à grignoter pour tout le monde
character-alex = hausse les épaules quand la chance tourne
character-bo = parle peu, sourit beaucoup
character-charlie = encourage aussi les autres
character-dani = compte les nuages entre deux tours
character-eli = lit les règles pour le plaisir
character-fin = adore les fins serrées
character-gabi = raconte longtemps, joue vite
character-jo = croit aux chaussettes porte-bonheur
character-mika = calme comme un lac
character-vik = croit à toutes les remontées

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
