## The table, and the calls to a turn

table-title = { $emoji } { $card }
table-color-open = { $emoji } { $card }: no color yet
table-play = It's **{ $name }**'s turn: match { $emoji } **{ $color }** or **{ $face }**.
table-play-color = It's **{ $name }**'s turn: match { $emoji } **{ $color }**.
table-play-any = **{ $name }** starts with any card.
table-drawn = **{ $name }** drew a card: play it or keep it.
table-drawn-must = **{ $name }** drew a card and has to play it if it matches.
table-drawn-blind = **{ $name }** drew a card face down.
table-color = **{ $name }** chooses the first color.
table-answer = **{ $name }** owes { $owed } cards: take them, or challenge **{ $by }**.
table-owes = **{ $name }** owes { $owed } cards: take them, or pass them on.
table-nothing-laid = No card has been played yet
table-thinking = **{ $name }** is thinking …
table-waits = 💤 Nobody is here, so the match waits. **{ $button }** goes on.
table-until = ⏳{ "\u00A0" }ends { $when }
table-silent = 📡 Discord isn't delivering presses to me right now, so all clocks stand still.
table-skip = ⏭️ { $count } of { $needed } votes to skip this turn, under **More**.
table-newcomers = In from the next round: { $names }
open-hand = open: { $cards }
table-round = Round { $number }
table-round-ends = time's up { $when }
table-clockwise = ↻ clockwise
table-counterclockwise = ↺ counterclockwise
table-pile = { $count ->
    [0] draw pile empty
   *[other] draw pile: { $count }
}

ping-turn = { $mention }, it's your turn on { $card } · ends { $when }
ping-turn-untimed = { $mention }, it's your turn on { $card }
ping-answer = { $mention }, you owe { $owed } cards: what do you do? · ends { $when }
ping-answer-untimed = { $mention }, you owe { $owed } cards: what do you do?
ping-first = { $mention }, it's your turn · ends { $when }
ping-first-untimed = { $mention }, it's your turn

name-unknown = Unknown player
name-former = Former player
dm-place = Uno in **{ $server }** · [to the table]({ $link })
dm-place-suspended = Uno in **{ $server }** · [to the server]({ $link })
dm-place-unknown = a server
note-mute-permission = I can't show the table in { $channel }: I need the permission { $missing } there. Play goes on in your hands.
note-mute-thread = I can't show the table in { $channel }: the thread is closed. Play goes on in your hands.
