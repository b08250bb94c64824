button-people = Qui joue
button-kick = Faire partir
more-people = **Qui joue** : qui peut rejoindre, qui part, qui est l’hôte.
people-title = Qui joue
people-kick = Faire partir quelqu’un …
people-heir = Donner le rôle d’hôte …
people-alone = Il n’y a que toi ici.
access-open = Ouvert à tout le monde
access-invited = Sur invitation seulement
access-closed = Fermé aux autres
lobby-access-invited = ✉️ Sur invitation seulement.
lobby-access-closed = 🔒 Personne d’autre ne peut rejoindre.
kick-title = Faire partir { $name } ?
kick-body = Une IA continue avec ses cartes, et son retour dans cette partie est impossible.
kick-body-lobby = Son retour à cette table est impossible.
note-kicked = Tu as fait partir { $name }.
note-heir = L’hôte est maintenant { $name }.
hand-kicked = On t’a fait quitter cette partie. La prochaine table d’ici te sera de nouveau ouverte.
refused-kicked = On t’a fait quitter cette partie : la prochaine table d’ici te sera de nouveau ouverte.
refused-invited-only = Ici, on rejoint sur invitation : demande à { $host }, l’hôte.
refused-closed-to-new = Personne d’autre ne peut rejoindre pour l’instant : demande à { $host }, l’hôte.
refused-only-host-manages = Il faut être l’hôte ou de la modération pour cela ; l’hôte est { $host }.
refused-no-such-guest = Cette personne n’a plus de place à cette table.
refused-kick-oneself = Tu ne peux pas te faire partir : appuie sur **Quitter**.
refused-heir-away = { $name } n’est pas là : l’hôte doit être là.

button-skip = Voter pour sauter
button-auto-on = Pilote auto
button-auto-off = Me revoilà
more-skip = **Voter pour sauter** : si plus de la moitié des autres le veut, on joue pour **{ $name }**.
more-autopilot = **Pilote auto** : une IA joue pour toi jusqu’à ton retour.
more-back = Une IA joue pour toi : **Me revoilà** y met fin.
mark-resting = 🤖 une IA joue pour l’instant
hand-resting = Une IA joue pour toi. Appuie sur n’importe quoi pour rejouer toi-même.
table-skip = ⏭️ { $count } voix sur { $needed } pour sauter ce tour, sous **Plus**.
told-skipped = { $told } _Les autres ont voté pour sauter ce tour._
note-skip = Ta voix compte : { $count } sur { $needed }.
note-skipped = C’est fait : le tour est sauté.
refused-skip-oneself = C’est ton propre tour : joue, ou laisse faire une IA avec **Plus** → **Pilote auto**.
refused-skip-nobody = Il n’y a personne à sauter, ou tu ne joues pas toi-même en ce moment.
refused-skip-early = Laisse un instant à { $name } : les voix comptent après la moitié de son temps.

button-take-over = Remplacer { $name } ({ $count ->
    [one] { $count } carte
   *[other] { $count } cartes
})
watching-take = Tu peux remplacer une IA tout de suite, avec ses cartes et ses points.
watching-full = Chaque place appartient à quelqu’un : la prochaine table d’ici te sera ouverte.
note-took-over = La place est à toi.
people-free = Donner à une IA la place d’une personne partie …
note-freed = La place qu’avait { $name } est à une IA maintenant : d’autres peuvent la reprendre.
refused-seat-taken = Cette place n’est plus libre.
refused-free-present = { $name } est là : s’il le faut, utilise **Faire partir**.

aside-title = La partie est mise de côté
aside-body = Il n’y avait plus personne depuis un moment : tout attend tel quel. Continue ici avec **Reprendre la partie**, ou n’importe où sur ce serveur avec `/uno resume`.
aside-kept = Elle sera rangée pour de bon { $when }.
button-resume = Reprendre la partie
refused-aside = La partie a été mise de côté, car il n’y avait plus personne. `/uno resume` la reprend.

button-late = Dès la prochaine manche
watching-join = Tu peux jouer dès la prochaine manche ; tu commences avec le plus petit score de la table.
watching-take-or-join = Tu peux remplacer une IA tout de suite, avec ses cartes et ses points, ou jouer dès la prochaine manche.
watching-joins = Tu joues dès la prochaine manche.
table-newcomers = Dès la prochaine manche : { $names }
refused-no-newcomers = Avec ces règles, on ne peut pas rejoindre une partie commencée : la prochaine table d’ici te sera ouverte.
refused-no-cards-left = Il n’y a pas assez de cartes pour jouer à plus de { $seats }.
