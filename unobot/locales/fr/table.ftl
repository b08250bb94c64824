button-join = Rejoindre
button-leave = Quitter
button-start = Lancer
button-rules = Règles
button-check = Vérifier la donne
button-hand = Ma main
button-uno = Uno !
button-catch = Contre-Uno !
button-catch-somebody = Contre-Uno …
button-catch-name = Contre-Uno à { $name } !
button-more = Plus
button-draw = Piocher
button-play = La jouer
button-keep = La garder
button-take = Piocher { $owed }
button-pass = Continuer
button-challenge = Défier
button-say-uno-off = Dire Uno : non
button-say-uno-on = Dire Uno : oui
button-refresh = Actualiser
button-sort-color = Par couleur
button-sort-value = Par valeur
button-back = Retour
button-previous = ◀
button-page = { $page } sur { $pages }
button-next = ▶
button-bump = Descendre
button-end = Finir la partie
button-end-yes = Oui, finir
button-end-no = Continuer à jouer
button-return = Reprendre ma place
button-ready = C’est bon
button-rematch = Revanche
button-other-rules = Autres règles

mark-host = 👑 hôte
mark-ready = ✅ c’est bon
mark-ai = 🤖 IA, { $level }
mark-engine = ⚙️ moteur { $level }
mark-away = 🤖 n’est plus là, une IA joue
mark-autopilot = 💤 en veille, une IA joue
mark-out = 🚪 hors jeu
mark-placed = 🏁 rang { $place }
mark-team = équipe { $number }
mark-uno = 📣 a dit Uno
mark-uno-owed = ❗ n’a pas dit Uno
level-novice = débutante
level-novice-how = Joue n’importe quelle carte qui va.
level-casual = tranquille
level-casual-how = D’abord les chiffres, sans surveiller.
level-clever = maligne
level-clever-how = Surveille qui a peu de cartes.
level-expert = experte
level-expert-how = A appris en jouant contre elle-même.
level-master = virtuose
level-master-how = Joue la suite de tête avant d’agir.
engine-how = Un programme ajouté par qui administre ce bot.

lobby-title = Uno : qui joue ?
lobby-how = Appuie sur **Rejoindre** pour prendre place. L’hôte, **{ $host }**, lance la partie.
lobby-how-start = L’hôte, **{ $host }**, lance la partie.
lobby-rematch = Uno : une revanche ?
lobby-rematch-how = Elle commence quand toutes les personnes à la table ont appuyé sur **Revanche**, ou quand **{ $host }** appuie sur **Lancer**.
lobby-seat = { $number }. **{ $name }**
lobby-free = { $number }. _libre_
lobby-waiting = Il faut être deux : attends quelqu’un, ou ajoute une IA.
lobby-ready = { $seats ->
    [10] Les dix places sont prises.
   *[other] On peut commencer ; il y a de la place jusqu’à dix.
}
lobby-rules = Règles : { $rules }
lobby-until = Se ferme toute seule { $when }, sauf si quelqu’un rejoint la table.
lobby-until-start = Se ferme toute seule { $when }, sauf si la partie commence.
menu-add-ai = Ajouter une IA
menu-remove-ai = Renvoyer une IA
lobby-sealed = 🔒 Tous les mélanges sont fixés ; leur empreinte : `{ $commitment }`

table-title = { $emoji } { $card }
table-color-open = { $emoji } { $card } : la couleur reste à choisir
table-play = À **{ $name }** de jouer : { $emoji } **{ $color }** ou **{ $face }**.
table-play-color = À **{ $name }** de jouer : { $emoji } **{ $color }**.
table-drawn = **{ $name }** a pioché une carte : la jouer ou la garder.
table-drawn-must = **{ $name }** a pioché une carte : si elle est jouable, il faut la jouer.
table-drawn-blind = **{ $name }** a pioché une carte face cachée.
table-color = **{ $name }** choisit la première couleur.
table-answer = **{ $name }** a { $owed } cartes à piocher : les piocher, ou défier **{ $by }**.
table-owes = **{ $name }** a { $owed } cartes à piocher : les piocher, ou les transmettre.
table-play-any = **{ $name }** commence avec n’importe quelle carte.
table-nothing-laid = Aucune carte n’a été jouée
open-hand = visible : { $cards }
table-thinking = **{ $name }** réfléchit …
table-engine-fell = ⚙️ Le moteur { $engine } est tombé en panne : une IA joue maintenant pour **{ $name }**.
table-until = ⏳{ "\u00A0" }{ $when }
table-round = Manche { $number }
table-round-ends = se termine { $when }
table-clockwise = ↻ sens horaire
table-counterclockwise = ↺ sens antihoraire
table-pile = { $count ->
    [0] pioche vide
   *[other] pioche : { $count }
}

vote-title = Que fait le Joker Perso ?
vote-how = Tout le monde a une voix ; en cas d’égalité, on tire au sort.
vote-option = { $number }. { $rule } : { $count } voix
vote-open = On attend la voix de : { $names }.
vote-voted = Tu as voté pour { $number }.
button-vote = { $number } ({ $count })
custom-others-draw = les autres piochent une carte
custom-pass-hands = toutes les mains passent à la personne suivante
custom-target-draws = une personne de ton choix pioche deux cartes
custom-skip-all = les autres passent leur tour et tu rejoues
custom-swap = tu échanges ta main avec une personne de ton choix

ping-turn = { $mention }, à toi ({ $card }) · { $when }
ping-turn-untimed = { $mention }, à toi ({ $card })
ping-answer = { $mention }, tu as { $owed } cartes à piocher : que fais-tu ? · { $when }
ping-answer-untimed = { $mention }, tu as { $owed } cartes à piocher : que fais-tu ?
ping-first = { $mention }, à toi · { $when }
ping-first-untimed = { $mention }, à toi

more-title = Quoi d’autre ?
more-bump = **Descendre** amène la table en bas, près des derniers messages.
more-leave = **Quitter** donne ta place, ta main et ton score à une IA, jusqu’à ce que tu reviennes avec **Ma main**.
more-end = **Finir la partie** y met fin pour tout le monde ; personne ne gagne.
more-sealed = 🔒 Tous les mélanges ont été fixés avant la partie. Leur empreinte : `{ $commitment }`. Quand elle sera finie, tout le monde pourra les vérifier.
end-title = Finir la partie pour tout le monde ?
end-body = Les scores sont annoncés et personne ne gagne.
end-title-lobby = Fermer cette table ?
end-body-lobby = Tout le monde perd sa place.
tables-title = Quelle table ?
tables-more = { $count ->
    [one] { $count } autre table n’est pas dans la liste : ouvre ta main là-bas.
   *[other] { $count } autres tables ne sont pas dans la liste : ouvre ta main là-bas.
}
tables-turn = **à toi de jouer**
tables-wait = **{ $name }** joue
tables-pause = entre deux manches
tables-lobby = pas encore commencée
tables-over = finie

stranded-match = La partie attend
stranded-lobby = La table attend
name-unknown = Quelqu’un
dm-place = Uno sur **{ $server }** · [vers la table]({ $link })
dm-place-unknown = un serveur
