button-check-deal = Vérifier la donne
fair-title = Vérifier la donne
fair-sealed = 🔒 Paquet scellé avant le jeu · `{ $seal }`
fair-sealed-how = L’ordre de toutes les cartes est déjà décidé et personne ne peut le changer. Pour en être sûr, garde cette ligne. Après la partie, **Vérifier la donne** ouvre le sceau, et les deux doivent concorder.
fair-yes = La donne était honnête : le secret scellé avant la partie produit bien { $drawn }.
fair-no = Quelque chose cloche dans cette donne : elle ne découle pas du secret scellé avant la partie.
fair-not-kept = La graine n’est pas celle dont la table montrait l’empreinte.
fair-wrong = Ligne { $line } du fichier : { $what ->
    [commitment] l’empreinte n’est pas celle de la graine.
    [source] aucun mélange ne découle de la graine.
    [drawn] ce qui a été tiré ne découle pas de la graine.
   *[rules] ce n’est pas ce que disent les règles.
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
fair-start = ▶️ Identifiant de l’appui sur **Lancer**, mêlé au calcul : `{ $start }`.
fair-began = Appui : { $when }.
fair-call = ▶️ Identifiant du message qui a appelé les joueurs à { $table ->
    [first] la première table du tour
   *[own] cette table
}, mêlé au calcul : `{ $start }`.
fair-called = Envoi : { $when }.
fair-yourself = Pas besoin de nous croire sur parole : le fichier contient toute la partie. `unobot verify record.jsonl` le vérifie, comme tout programme écrit d’après la page `docs/fair-deals.md`.
fair-proof-lobby = Ce que cela montre : la table affichait cette empreinte avant l’appui sur **Lancer**. Si tu l’as gardée et que les deux concordent, personne n’a choisi les cartes pour ces joueurs.
fair-proof-ready = Ce que cela montre : **Vérifier la donne** avait déjà montré cette empreinte, lors d’une partie précédente, à la personne qui a lancé celle-ci. Si les deux concordent, personne n’a choisi les cartes au moment de l’appui.
fair-proof-late = Ce que cela ne montre pas : la partie a commencé d’un seul appui, et sa graine n’a été tirée qu’à ce moment-là. Personne ne pouvait noter l’empreinte avant. Rien ne prouve donc que les cartes n’ont pas été choisies à cet instant, seulement qu’elles n’ont pas changé ensuite.
fair-proof-tournament = Ce que cela montre : la graine découle du secret du tournoi, dont l’empreinte `{ $seal }` figure dans son message depuis l’ouverture. Ce secret est révélé avec les tirages, une fois le tournoi terminé.
fair-coming = 🔒 La prochaine partie que tu lanceras d’un seul appui, par exemple avec *Jouer seul*, est déjà scellée : `{ $seal }`. Garde cette ligne et compare-la après la partie.
fair-trust = Ce que cela ne peut pas montrer : si quelqu’un a regardé les cartes du côté du bot.

refused-not-over = Les mélanges restent secrets jusqu’à la fin de la partie.
refused-nothing-dealt = Aucune carte n’a été distribuée ici.
refused-sealed = Une autre table joue encore ces cartes. Réessaie quand la dernière table de ce tour aura fini.
