menu-title = Quoi d’autre ?
menu-bump = **Descendre** amène la table aux derniers messages.
menu-skip = **Voter pour sauter** : si plus de la moitié des autres le veut, on joue pour **{ $name }**.
menu-autopilot = **Pilote auto** : une IA joue jusqu’à ton retour.
menu-autopilot-off = Une IA joue pour toi : **Me revoilà** y met fin.
menu-leave = **Quitter** : une IA prend ta place. **Ma main** te ramène.
menu-players = **Qui joue** : qui rejoint, qui sort, qui est l’hôte.
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
menu-end-body = Les scores sont annoncés et personne ne gagne.
menu-end-leaves = D’autres sont encore dans la partie. Dans les résultats et pour ta cote, tu quittes la partie et tu prends la dernière place.
menu-end-title-lobby = Fermer cette table ?
menu-end-body-lobby = Tout le monde perd sa place.

note-bumped = La table est maintenant en bas du salon.
note-look-picture = La table est maintenant dessinée, vue de haut.
note-look-text = La table est maintenant décrite en peu de mots.
note-skip = Ta voix compte : { $count } sur { $needed }.
note-skipped = C’est fait : le tour est sauté.
note-ended = La table est fermée.
note-not-ended = La partie continue.
refused-only-host-look = C’est l’hôte qui choisit comment la table est montrée : **{ $host }**.
refused-only-host-ends = Il faut être l’hôte ou de la modération pour y mettre fin ; l’hôte est { $host }.
refused-skip-oneself = C’est ton propre tour : joue, ou laisse faire une IA avec **Plus** → **Pilote auto**.
refused-skip-nobody = Il n’y a personne à sauter, ou tu ne joues pas toi-même en ce moment.
refused-skip-alone = Une personne ou une équipe seule ne peut pas faire sauter un tour. { $name } a tout son temps pour ce coup.
refused-skip-early = Laisse un instant à { $name } : les voix comptent après la moitié de son temps.
