bans-title = Bannis d’Uno
bans-empty = Personne n’est banni.
bans-line = { $user } · banni { $when } par { $admin }
bans-more = { $count ->
    [one] { $count } autre bannissement n’est pas affiché.
   *[other] { $count } autres bannissements ne sont pas affichés.
}
bans-lift = Lever le bannissement d’un ancien joueur
note-banned = { $count ->
    [one] { $user } ne peut plus jouer à Uno sur ce serveur. Tables où une IA prend sa place : { $count }.
   *[other] { $user } ne peut plus jouer à Uno sur ce serveur. Tables où une IA prend sa place : { $count }.
}
note-banned-leaves = Tu joues dans une de ses parties. Dans les résultats et pour ta cote, tu la quittes et tu prends la dernière place. Tu peux continuer à jouer.
note-unbanned = { $user } peut rejouer.
refused-banned = Tu ne peux pas jouer à Uno sur ce serveur : ses admins en ont décidé ainsi.
refused-invite-banned = { $name } ne peut pas jouer à Uno sur ce serveur.
refused-not-banned = Cette personne n’est pas bannie : `/unoadmin bans` montre les bannissements.
refused-ban-bot = Un bot ne peut pas être banni : il n’a pas de place.
refused-ban-oneself = Tu ne peux pas te bannir : choisis une autre personne.
