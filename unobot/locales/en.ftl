# The English words of unobot (Project Fluent). Every other language is a copy of this file with the right-hand
# sides translated; what it lacks is shown in English. Names ($name, $host, ...), times ($when) and links come ready made.
# Cards and colors come in the notation of the rules where a message selects on them: R, Y, G, B; S, R, D2, W, WD4.

## Cards

color = { $color ->
    [R] Red
    [Y] Yellow
    [G] Green
   *[B] Blue
}
face = { $face ->
    [S] Skip
    [R] Reverse
    [D2] Draw Two
    [W] Wild
    [WD4] Wild Draw Four
   *[other] { $face }
}
card = { $color ->
    [R] Red
    [Y] Yellow
    [G] Green
   *[B] Blue
} { $face ->
    [S] Skip
    [R] Reverse
    [D2] Draw Two
   *[other] { $face }
}
# A wild whose color has been chosen.
card-wild = { $face ->
    [WD4] Wild Draw Four
   *[W] Wild
} ({ $color ->
    [R] red
    [Y] yellow
    [G] green
   *[B] blue
})
# On a card button, beside the picture of its color: at most three characters.
card-short = { $face ->
    [S] ⊘
    [R] ⇄
    [D2] +2
    [W] W
    [WD4] +4
   *[other] { $face }
}
# All cards of one color in a hand, e.g. "🔺 Red: 3, 7, Skip". \u00A0 is a space at which no line breaks.
hand-color = { $emoji }{ "\u00A0" }{ $color }: { $cards }
hand-wilds = { $emoji }{ "\u00A0" }{ $cards }
cards = { $count ->
    [one] { $count } card
   *[other] { $count } cards
}
points = { $count ->
    [one] { $count } point
   *[other] { $count } points
}

## Buttons

button-join = Join
button-leave = Leave
button-start = Start
button-add-ai = Add AI
button-remove-ai = Remove AI
button-rules = Rules
button-hand = My hand
button-uno = Uno!
button-catch = Catch!
button-catch-name = Catch { $name }!
button-more = More
button-draw = Draw
button-play = Play it
button-keep = Keep it
button-take = Take { $owed }
button-pass = Go on
button-challenge = Challenge
button-say-uno-off = Say Uno: off
button-say-uno-on = Say Uno: on
button-refresh = Refresh
button-back = Back
button-previous = ◀
button-page = { $page } of { $pages }
button-next = ▶
button-bump = Bump
button-end = End match
button-end-yes = Yes, end it
button-end-no = Keep playing
button-return = Play again
button-ready = Ready

## Seats

mark-host = 👑 host
mark-ai = 🤖 AI, { $level }
mark-away = 🤖 away, an AI plays on
mark-autopilot = 💤 asleep, an AI plays on
mark-uno = 📣 said Uno
mark-uno-owed = ❗ has not said Uno
level-casual = casual

## Lobby

lobby-title = Uno: who is in?
lobby-how = Press **Join** to take a seat. **{ $host }** starts the match.
lobby-seat = { $number }. **{ $name }**
lobby-free = { $number }. _free_
lobby-waiting = Two seats are needed: wait for somebody, or add an AI.
lobby-ready = { $seats ->
    [10] All ten seats are taken.
   *[other] Ready to start; up to ten can play.
}
lobby-rules = { $preset ->
   *[official] Official rules, to { $target } points.
}
lobby-until = Closes by itself { $when }, unless somebody joins in.

## Table

table-title = { $emoji } { $card }
table-color-open = { $emoji } { $card }: the color is still open
table-play = **{ $name }** is to play: match { $emoji } **{ $color }** or **{ $face }**.
table-play-color = **{ $name }** is to play: match { $emoji } **{ $color }**.
table-drawn = **{ $name }** drew a card: play it or keep it.
table-color = **{ $name }** names the first color.
table-answer = **{ $name }** owes { $owed } cards: take them, or challenge **{ $by }**.
table-thinking = **{ $name }** is thinking …
table-until = ⏳{ "\u00A0" }{ $when }
table-round = Round { $number }
table-clockwise = ↻ clockwise
table-counterclockwise = ↺ counterclockwise
table-pile = { $count ->
    [0] draw pile empty
   *[other] { $count } in the draw pile
}

## Hand

hand-play = Your turn: match { $emoji } **{ $color }** or **{ $face }**
hand-play-color = Your turn: match { $emoji } **{ $color }**
hand-play-none = Nothing fits: draw a card.
hand-drawn = You drew { $emoji } **{ $card }**: play it or keep it?
hand-drawn-unfit = You drew { $emoji } **{ $card }**. It does not fit, so keep it.
hand-drawn-nothing = There was nothing left to draw: go on.
hand-first-color = Your turn: a Wild was turned up, so name the first color
hand-wild = { $card }: which color?
hand-answer = **{ $name }** laid a Wild Draw Four on { $emoji } **{ $color }**: take four, or challenge?
hand-answer-held = { $count ->
    [0] It was the last card of **{ $name }**.
    [one] **{ $name }** holds { $count } card now. A challenge wins if the hand had { $color } when the card was laid; lost, it costs you six.
   *[other] **{ $name }** holds { $count } cards now. A challenge wins if the hand had { $color } when the card was laid; lost, it costs you six.
}
hand-wait = It is not your turn yet.
hand-wait-play = **{ $name }** is playing.
hand-wait-drawn = **{ $name }** drew a card.
hand-wait-color = **{ $name }** names the first color.
hand-wait-answer = **{ $name }** takes four or challenges.
hand-next = { $turns ->
    [1] You are next.
    [2] You come after the next.
   *[other] You come in { $turns } turns.
}
hand-cards = Your hand, { $count ->
    [one] one card
   *[other] { $count } cards
}: { $cards }
hand-uno-owed = You hold one card. Say **Uno!** before somebody catches you.
hand-catch = **{ $name }** has not said Uno.
hand-shown = Only you see the hand **{ $name }** had: { $cards }
hand-watching = You are watching this match.
hand-lobby = The match has not started yet.
hand-away = You left, and an AI plays your hand.
hand-autopilot = An AI plays for you, since your time ran out twice. Press anything to play yourself.

## Ends of rounds and matches

round-out = **{ $name }** wins round { $number }
round-drawn = Round { $number } is drawn
round-out-with = **{ $name }** went out with { $emoji } { $card } and takes { $points ->
    [one] { $points } point
   *[other] { $points } points
}.
round-drawn-won = Nobody could go out. **{ $name }** held the fewest points and takes { $points ->
    [one] { $points } point
   *[other] { $points } points
}.
round-drawn-tied = Nobody could go out, and the fewest points were held twice: nobody scores.
round-hands = **Left in the hands**
round-hand = **{ $name }**, { $points ->
    [one] { $points } point
   *[other] { $points } points
}: { $cards }
round-next = The next round starts { $when }.
round-ready = Ready for it: { $names }.
round-next-soon = The next round starts in a moment.
scores-title = **Scores**, to { $target } points
match-won = 🏆 **{ $name }** wins the match
match-closed = The match was ended early
match-closed-scores = These are the scores so far; nobody wins.
lobby-closed = This table is closed
match-again = `/uno start` opens the next table.

## What happened (the log)

told-deal = **{ $name }** deals round { $number }: { $emoji } { $card } is turned up.
told-deal-begins = **{ $name }** begins.
told-put-back = A Wild Draw Four came up first and went back into the pile.
told-play = **{ $name }** played { $emoji } { $card }.
told-play-uno = **{ $name }** played { $emoji } { $card } and said Uno.
told-skip = **{ $name }** misses a turn.
told-reverse = Play goes the other way.
told-draw = **{ $name }** drew { $count ->
    [0] nothing: the pile is empty
    [one] a card
   *[other] { $count } cards
}.
told-draws-and-misses = **{ $name }** draws { $count ->
    [0] nothing, for the pile is empty,
    [one] one card
   *[other] { $count } cards
} and misses a turn.
told-draws = **{ $name }** draws { $count ->
    [0] nothing: the pile is empty
    [one] one card
   *[other] { $count } cards
}.
told-pass = **{ $name }** passed.
told-color = **{ $name }** chose { $emoji } { $color }.
told-accept = **{ $name }** takes { $count ->
    [0] nothing, for the pile is empty,
    [one] one card
   *[other] { $count } cards
} and misses a turn.
told-challenge-won = **{ $name }** challenged, and **{ $by }** was guilty: **{ $by }** draws { $count ->
    [0] nothing, for the pile is empty
    [one] one card
   *[other] { $count } cards
}.
told-challenge-lost = **{ $name }** challenged, but **{ $by }** was not guilty: **{ $name }** draws { $count ->
    [0] nothing, for the pile is empty,
    [one] one card
   *[other] { $count } cards
} and misses a turn.
told-uno = **{ $name }** said Uno.
told-caught = **{ $by }** caught **{ $name }**, who had not said Uno and draws { $count ->
    [0] nothing: the pile is empty
    [one] one card
   *[other] { $count } cards
}.
told-out = **{ $name }** goes out!
told-reshuffle = The discard pile was shuffled.
told-clock = { $told } _Time ran out._
told-autopilot = { $told } _Played by the AI._

## Moves, as /uno play lists them

move-play = Play { $card }
move-play-uno = Play { $card } and say Uno
move-draw = Draw a card
move-pass = Keep the drawn card
move-pass-empty = Pass: nothing was left to draw
move-challenge = Challenge { $name }
move-accept = Take four cards
move-uno = Say Uno
move-catch = Catch { $name }, who has not said Uno
move-color = Choose { $color }

## Moves that the rules refuse

refused-round-over = This round is over.
refused-not-your-turn = It is **{ $name }**'s turn.
refused-color-first = Name the color of the Wild first.
refused-answer-first = A Wild Draw Four is on you: take { $owed }, or challenge.
refused-already-drew = You have drawn already: play that card or keep it.
refused-only-drawn = After drawing, only the drawn card can be played: { $card }.
refused-nothing-drawn = There was nothing to draw, so your turn ends.
refused-draw-first = Draw a card before you keep one.
refused-nothing-to-answer = There is nothing to take or to challenge.
refused-no-color-asked = No color has to be named now.
refused-not-in-hand = { $card } is not in your hand.
refused-no-match = { $card } does not fit: match { $color }, or play the same face as { $top }, or a wild.
refused-four-not-legal = You hold { $color }, so a Wild Draw Four cannot be played now.
refused-one-card-only = Only one card can be played at a time here.
refused-no-target = That card is not played at anybody.
refused-uno-not-now = { $held ->
    [one] You cannot say Uno now.
   *[other] Uno is said for the last card; you hold { $held } cards.
}
refused-uno-already-said = You have said Uno already.
refused-catch-self = You cannot catch yourself: say Uno.
refused-catch-many-cards = **{ $name }** holds { $held ->
    [one] { $held } card
   *[other] { $held } cards
}: there is nothing to catch.
refused-catch-said = **{ $name }** has said Uno.
refused-catch-too-late = It is too late to catch **{ $name }**.
refused-catch-nobody = Nobody sits there.

## Pings

ping-turn = { $mention }, your turn ({ $card }) · { $when }
ping-turn-untimed = { $mention }, your turn ({ $card })
ping-answer = { $mention }, a Wild Draw Four is on you: take four, or challenge? · { $when }
ping-answer-untimed = { $mention }, a Wild Draw Four is on you: take four, or challenge?

## More, end, which table

more-title = What else?
more-bump = **Bump** sends the table down to the newest messages.
more-leave = **Leave** gives your seat, hand and score to an AI until you come back with **My hand**.
more-end = **End match** ends it for everybody; nobody wins.
end-title = End the match for everybody?
end-body = The scores are told and nobody wins.
end-title-lobby = Close this table?
end-body-lobby = Everybody loses their seat.
tables-title = Which table?
tables-more = { $count ->
    [one] { $count } more table is not listed: open your hand there.
   *[other] { $count } more tables are not listed: open your hand there.
}
tables-turn = **your turn**
tables-wait = **{ $name }** is playing
tables-pause = between rounds
tables-lobby = not started yet
tables-over = over

## Rules

rules-title = { $preset ->
   *[official] Official rules
}
rules-turn = **Your turn** · Play a card of the same color or the same face, or a wild. Or draw one card, and play it at once or keep it.
rules-actions = **Action cards** · Skip: the next player misses a turn. Reverse: play goes the other way (with two players it skips). Draw Two: the next player draws two and misses a turn.
rules-wild = **Wild** · Play it any time and choose the color.
rules-four = **Wild Draw Four** · { $kind ->
    [strict] Choose the color; the next player draws four and misses a turn. It can be played only if you hold no card of the active color.
   *[challenge] Choose the color; the next player draws four and misses a turn, or challenges. It is allowed only if you hold no card of the active color. Guilty: you draw the four yourself. Not guilty: the challenger draws six and misses a turn.
}
rules-uno = **Uno** · With one card left you must say Uno: with the card, just before it, or after it until somebody catches you. Caught: two cards.
rules-out = **End of a round** · Whoever plays their last card wins the round and gets the points in all other hands: numbers count their face, action cards 20, wilds 50.
rules-match = **Match** · The first to { $target } points wins. If the best two are level, another round is played.

## Help

help-title = Playing Uno here
help-start = `/uno start` opens a table in this channel. Others press **Join**, AIs can fill the seats, and the host presses **Start**.
help-hand = Your hand comes by direct message, and **My hand** at the table shows it too. Press a card to play it. Nobody else sees your panel.
help-uno = With two cards left, switch **Say Uno** on before you play. If somebody else forgot it, press **Catch**.
help-clock = The countdown at the table shows how long a move may take. If it runs out, the move is made for you; after the second time an AI plays until you press anything.
help-words = `/uno play` lists your moves in words and plays them without buttons, for screen readers and keyboards.
help-commands = `/uno join` · `/uno leave` · `/uno hand` · `/uno play` · `/uno status` · `/uno rules` · `/uno end` · `/uno help`
help-legal = This is an unofficial fan project with its own card art. UNO is a trademark of Mattel; the project is not affiliated with Mattel or endorsed by it.

## The demo: what its terminal and its page say

# The member of the simulated server who says how to begin.
demo-guide = Guide
demo-welcome = Type **/uno start** here to open a table. At the top, **Viewing as** makes you Ann, Ben, Cleo or Dev.
# The name of a page with one person's direct messages.
demo-direct = { $name }'s messages
demo-page = Play at { $url }
demo-direct-page = { $name }'s direct messages: { $url }
demo-stop = Press Ctrl-C here to stop.

## The lead's

refused-stale = That button is from an earlier move: here is how things stand now.
refused-seated-already = You have a seat at this table already.
refused-no-ai = No AI sits at this table.
refused-table-full = All { $seats } seats are taken.
refused-only-host-starts = Only the host can start; { $host } is the host.
refused-only-host-ends = Only the host or somebody with the permission Manage Messages can end this; { $host } is the host.
refused-too-few-seats = Two seats are needed: wait for somebody, or add an AI.
refused-closed = This table is closed: `/uno start` opens a new one.
refused-running = The match is running; the next table here is open to you again.
refused-not-seated = You have no seat at this table.
refused-away = You left this match: press **My hand** to play on.
refused-left-already = You left already: **My hand** brings you back.
refused-channel-taken = There is a table in this channel already: press **Join** there.
refused-no-table = There is no table in this channel: `/uno start` opens one.
refused-no-such-table = This table is gone: `/uno start` opens a new one.
refused-unknown-button = This button means nothing to me: `/uno hand` and `/uno status` show fresh ones.
refused-unknown-move = “{ $move }” is no move: choose one from the list, or type one such as R5, WG or draw.
refused-place = Uno is played in a server: in a text channel, a thread or the chat of a voice channel. Try `/uno start` there.
refused-permission = I cannot play in { $channel }: I need the permission { $missing } there.
permission-view-channel = View Channel
permission-send-messages = Send Messages
permission-send-messages-in-threads = Send Messages in Threads
error-storage = My memory does not answer just now, so nothing was changed. Please try again in a moment.
error-unexpected = Something went wrong on my side, and nothing was changed. Please try again.
note-joined = You have a seat. Your hand comes when the match starts.
note-left = You left the table.
note-bumped = The table is at the bottom of the channel now.
note-ended = The table is closed.
note-not-ended = Play goes on.
note-caught = You caught { $name }!
note-dms-closed = I cannot send you direct messages, so your hand is here only: **My hand** at the table shows it again.
name-unknown = Somebody
dm-place = Uno in **{ $server }** · [to the table]({ $link })
dm-place-unknown = a server
command-uno = Play Uno
command-start = Open a table in this channel
command-start-ais = How many AI players to seat at once
command-join = Take a seat at the table in this channel
command-leave = Give up your seat
command-hand = Show your hand
command-play = Make a move by words
command-play-move = One of your moves
command-status = Show how the table in this channel stands
command-end = End the table in this channel
command-rules = Explain the rules
command-help = How to play Uno here
