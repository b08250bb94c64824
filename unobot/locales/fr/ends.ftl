round-out = **{ $name }** gagne la manche { $number }
round-drawn = Manche { $number } : égalité
round-out-with = **{ $name }** termine avec { $emoji } { $card }.
round-drawn-won = Personne ne pouvait terminer, et **{ $name }** avait le moins de points en main.
round-last-left = Il ne reste que **{ $name }** en jeu.
round-until-last = **{ $name }** a terminé avant tout le monde.
round-scored = Cela rapporte { $points ->
    [one] { $points } point
   *[other] { $points } points
}.
round-drawn-tied = Personne ne pouvait terminer, et le plus petit total est à égalité : personne ne marque.
round-hands = **Cartes restées en main**
round-hand = **{ $name }**, { $points ->
    [one] { $points } point
   *[other] { $points } points
} : { $cards }
round-next = La manche suivante commence { $when }.
round-ready = C’est bon pour : { $names }.
round-next-soon = La manche suivante commence dans un instant.
scores-title = **Scores**, objectif { $target } points
match-won-team = 🏆 **{ $name }** et **{ $partner }** gagnent la partie
placing-title = **Classement**
match-won = 🏆 **{ $name }** gagne la partie
match-closed = La partie s’est arrêtée avant la fin
match-closed-scores = Voici les scores ; personne ne gagne.
lobby-closed = Cette table est fermée
match-again = **Revanche** redonne sa place à chaque personne encore là ; **Autres règles** aussi, et te laisse d’abord changer les règles.
match-followed = La partie suivante du groupe est plus bas.
lobby-again = `/uno start` ouvre la prochaine table.
match-seed = Tous les mélanges viennent de la graine `{ $seed }`

fair-title = Vérifier la donne
fair-yes = La donne était honnête : le secret fixé avant le début de la partie produit bien { $drawn }.
fair-no = Quelque chose cloche dans cette donne : elle ne découle pas du secret fixé avant la partie.
fair-not-kept = La graine n’est pas celle dont la table montrait l’empreinte.
fair-wrong = Ligne { $line } du fichier : { $what ->
    [commitment] l’empreinte n’est pas celle de la graine.
    [source] aucun mélange ne découle de la graine.
    [drawn] ce qui a été tiré ne découle pas de la graine.
   *[rules] ce n’est pas ce que disent les règles.
}
fair-unsealed = Cette table a été ouverte par une version plus ancienne, qui ne montrait pas d’empreinte à l’avance. Pour ce qu’on peut en dire : la graine produit bien { $drawn }.
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
fair-start = ▶️ Identifiant de l’appui sur Lancer, mêlé au calcul : `{ $start }`.
fair-began = Appui : { $when }.
fair-yourself = Pas besoin de nous croire sur parole : le fichier contient toute la partie. `unobot verify record.jsonl` le vérifie, comme tout programme écrit d’après la page `docs/fair-deals.md`.
fair-trust = Ce que cela ne peut pas montrer : si quelqu’un a regardé les cartes du côté du bot.
