## Buttons

button-join = Join
button-leave = Leave
button-start = Start
button-rules = Rules
button-check = Check the deal
button-hand = My hand
button-uno = Uno!
button-catch = Catch!
button-catch-somebody = Catch …
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
button-sort-color = By color
button-sort-value = By value
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
button-rematch = Rematch
button-other-rules = Other rules

## Seats

mark-host = 👑 host
mark-ready = ✅ ready
mark-ai = 🤖 AI, { $level }
mark-engine = ⚙️ engine { $level }
mark-away = 🤖 away, an AI plays on
mark-autopilot = 💤 asleep, an AI plays on
mark-out = 🚪 out
mark-placed = 🏁 place { $place }
mark-team = team { $number }
mark-uno = 📣 said Uno
mark-uno-owed = ❗ has not said Uno
level-novice = novice
level-novice-how = Plays any card that fits.
level-casual = casual
level-casual-how = Numbers first, heeds nobody.
level-clever = clever
level-clever-how = Watches who holds few cards.
level-expert = expert
level-expert-how = Learned by playing itself.
level-master = master
level-master-how = Plays on in its head, then moves.
engine-how = A program that the admin of this bot has added.

## Lobby

lobby-title = Uno: who is in?
lobby-how = Press **Join** to take a seat. **{ $host }** starts the match.
lobby-how-start = **{ $host }** starts the match.
lobby-rematch = Uno: a rematch?
lobby-rematch-how = It begins when everybody seated has pressed **Rematch**, or when **{ $host }** presses **Start**.
lobby-seat = { $number }. **{ $name }**
lobby-free = { $number }. _free_
lobby-waiting = Two seats are needed: wait for somebody, or add an AI.
lobby-ready = { $seats ->
    [10] All ten seats are taken.
   *[other] Ready to start; up to ten can play.
}
lobby-rules = Rules: { $rules }
lobby-until = Closes by itself { $when }, unless somebody joins in.
lobby-until-start = Closes by itself { $when }, unless the match starts.
menu-add-ai = Add an AI player
menu-remove-ai = Send an AI away
# Said in six words: nobody reads more here. Whoever notes the number can check the deal at the end.
lobby-sealed = 🔒 All shuffles are fixed; their fingerprint: `{ $commitment }`

## Table

table-title = { $emoji } { $card }
table-color-open = { $emoji } { $card }: the color is still open
table-play = **{ $name }** is to play: match { $emoji } **{ $color }** or **{ $face }**.
table-play-color = **{ $name }** is to play: match { $emoji } **{ $color }**.
table-drawn = **{ $name }** drew a card: play it or keep it.
table-drawn-must = **{ $name }** drew a card and must play it if it fits.
table-drawn-blind = **{ $name }** drew a card face down.
table-color = **{ $name }** names the first color.
table-answer = **{ $name }** owes { $owed } cards: take them, or challenge **{ $by }**.
table-owes = **{ $name }** owes { $owed } cards: take them, or pass them on.
table-play-any = **{ $name }** begins with any card.
table-nothing-laid = No card has been laid
open-hand = open: { $cards }
table-thinking = **{ $name }** is thinking …
table-engine-fell = ⚙️ The engine { $engine } failed: an AI plays for **{ $name }** now.
table-until = ⏳{ "\u00A0" }{ $when }
table-round = Round { $number }
table-round-ends = its time is over { $when }
table-clockwise = ↻ clockwise
table-counterclockwise = ↺ counterclockwise
table-pile = { $count ->
    [0] draw pile empty
   *[other] { $count } in the draw pile
}

## The vote of classic113

vote-title = What does the Wild Customizable do?
vote-how = Everybody has one vote; a tie is decided by lot.
vote-option = { $count ->
    [one] { $number }. { $rule }: one vote
   *[other] { $number }. { $rule }: { $count } votes
}
vote-open = Votes missing: { $names }.
vote-voted = You voted for { $number }.
button-vote = { $number } ({ $count })
custom-others-draw = everybody else draws a card
custom-pass-hands = all hands pass on to the next player
custom-target-draws = a player you choose draws two cards
custom-skip-all = everybody else is skipped and you play again
custom-swap = you swap hands with a player you choose

## Pings

ping-turn = { $mention }, your turn ({ $card }) · { $when }
ping-turn-untimed = { $mention }, your turn ({ $card })
ping-answer = { $mention }, you owe { $owed } cards: what do you do? · { $when }
ping-answer-untimed = { $mention }, you owe { $owed } cards: what do you do?
ping-first = { $mention }, your turn · { $when }
ping-first-untimed = { $mention }, your turn

## More, end, which table

more-title = What else?
more-bump = **Bump** sends the table down to the newest messages.
more-leave = **Leave** gives your seat, hand and score to an AI until you come back with **My hand**.
more-end = **End match** ends it for everybody; nobody wins.
more-sealed = 🔒 All shuffles were fixed before the match. Their fingerprint: `{ $commitment }`. When it is over, anybody can check them.
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

## Small things

stranded-match = The match waits
stranded-lobby = The table waits
name-unknown = Somebody
dm-place = Uno in **{ $server }** · [to the table]({ $link })
dm-place-unknown = a server
