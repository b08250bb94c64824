table-title = { $emoji } { $card }
table-color-open = { $emoji } { $card } : la couleur reste à choisir
table-play = À **{ $name }** de jouer : { $emoji } **{ $color }** ou **{ $face }**.
table-play-color = À **{ $name }** de jouer : { $emoji } **{ $color }**.
table-play-any = **{ $name }** commence avec n’importe quelle carte.
table-drawn = **{ $name }** a pioché une carte : la jouer ou la garder.
table-drawn-must = **{ $name }** a pioché une carte : si elle est jouable, il faut la jouer.
table-drawn-blind = **{ $name }** a pioché une carte face cachée.
table-color = **{ $name }** choisit la première couleur.
table-answer = **{ $name }** a { $owed } cartes à piocher : les piocher, ou défier **{ $by }**.
table-owes = **{ $name }** a { $owed } cartes à piocher : les piocher, ou les transmettre.
table-nothing-laid = Aucune carte n’a été jouée
table-thinking = **{ $name }** réfléchit …
table-waits = 💤 Il n’y a personne, alors la partie attend. **{ $button }** la continue.
table-until = ⏳{ "\u00A0" }se termine { $when }
table-silent = 📡 Discord ne me transmet pas les appuis en ce moment, donc toutes les horloges sont arrêtées.
table-skip = ⏭️ { $count } voix sur { $needed } pour sauter ce tour, sous **Plus**.
table-newcomers = Dès la prochaine manche : { $names }
open-hand = visible : { $cards }
table-round = Manche { $number }
table-round-ends = se termine { $when }
table-clockwise = ↻ sens horaire
table-counterclockwise = ↺ sens antihoraire
table-pile = { $count ->
    [0] pioche vide
   *[other] pioche : { $count }
}

ping-turn = { $mention }, à toi de jouer sur { $card } · se termine { $when }
ping-turn-untimed = { $mention }, à toi de jouer sur { $card }
ping-answer = { $mention }, tu as { $owed } cartes à piocher : que fais-tu ? · se termine { $when }
ping-answer-untimed = { $mention }, tu as { $owed } cartes à piocher : que fais-tu ?
ping-first = { $mention }, à toi de jouer · se termine { $when }
ping-first-untimed = { $mention }, à toi de jouer

name-unknown = Inconnu
name-former = Ancien joueur
dm-place = Uno sur **{ $server }** · [vers la table]({ $link })
dm-place-suspended = Uno sur **{ $server }** · [vers le serveur]({ $link })
dm-place-unknown = un serveur
note-mute-permission = La table ne peut pas être montrée dans { $channel } : il m’y faut la permission { $missing }. On continue à jouer depuis sa main.
note-mute-thread = La table ne peut pas être montrée dans { $channel } : le fil est fermé. On continue à jouer depuis sa main.
