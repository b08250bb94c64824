# The English words of unobot (Project Fluent). Every other language is a copy of this file with the right-hand
# sides translated; what it lacks is shown in English. Names ($name, $host, ...), times ($when) and links come ready made.
# Cards and colors come in the notation of the rules where a message selects on them: R, Y, G, B; S, R, D2, W, WD4, WSW, WSH, WC.

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
    [WSW] Wild Swap Hands
    [WSH] Wild Shuffle Hands
    [WC] Wild Customizable
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
    [WSW] Wild Swap Hands
    [WSH] Wild Shuffle Hands
    [WC] Wild Customizable
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
    [WSW] W⇆
    [WSH] W⤨
    [WC] W✱
   *[other] { $face }
}
# All cards of one color in a hand, e.g. "🔺 Red: 3, 7, Skip". \u00A0 is a space at which no line breaks.
hand-color = { $emoji }{ "\u00A0" }{ $color }: { $cards }
hand-wilds = { $emoji }{ "\u00A0" }{ $cards }
hand-hidden = { $emoji }{ "\u00A0" }{ $count } face down
# On the button of a card that its owner has not seen yet.
card-hidden-short = ?
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
mark-out = 🚪 out
mark-placed = 🏁 place { $place }
mark-team = team { $number }
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
lobby-rules = Rules: { $rules }
lobby-until = Closes by itself { $when }, unless somebody joins in.
# Said in six words: nobody reads more here. Whoever notes the number can check the deal at the end.
lobby-sealed = 🔒 All shuffles are fixed; their fingerprint: `{ $commitment }`

## Table

table-title = { $emoji } { $card }
table-color-open = { $emoji } { $card }: the color is still open
table-play = **{ $name }** is to play: match { $emoji } **{ $color }** or **{ $face }**.
table-play-color = **{ $name }** is to play: match { $emoji } **{ $color }**.
table-drawn = **{ $name }** drew a card: play it or keep it.
table-drawn-blind = **{ $name }** drew a card face down.
table-color = **{ $name }** names the first color.
table-answer = **{ $name }** owes { $owed } cards: take them, or challenge **{ $by }**.
table-owes = **{ $name }** owes { $owed } cards: take them, or pass them on.
table-play-any = **{ $name }** begins with any card.
table-nothing-laid = No card has been laid
open-hand = open: { $cards }
table-thinking = **{ $name }** is thinking …
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

## Hand

hand-play = Your turn: match { $emoji } **{ $color }** or **{ $face }**
hand-play-color = Your turn: match { $emoji } **{ $color }**
hand-play-any = Your turn: begin with any card
hand-partner = Your partner is **{ $name }**, { $count ->
    [one] one card
   *[other] { $count } cards
}.
hand-out = You are out of this round: { $place }
hand-play-pass = Nothing fits, and you may not draw: go on.
hand-play-none = Nothing fits: draw a card.
hand-drawn = You drew { $emoji } **{ $card }**: play it or keep it?
hand-drawn-unfit = You drew { $emoji } **{ $card }**. It does not fit, so keep it.
hand-drawn-nothing = There was nothing left to draw: go on.
hand-drawn-blind = You drew a card face down: keep it, and see it when your next turn begins
hand-unseen = { $count ->
    [one] One of your cards is face down: it is turned up for you when your next turn begins.
   *[other] { $count } of your cards are face down: they are turned up for you when your next turn begins.
}
hand-first-color = Your turn: a Wild was turned up, so name the first color
hand-wild = { $card }: which color?
hand-answer = **{ $name }** laid a Wild Draw Four on { $emoji } **{ $color }**: take { $owed }, or challenge?
hand-answer-held = { $count ->
    [0] It was the last card of **{ $name }**.
    [one] **{ $name }** holds { $count } card now. A challenge wins if the hand had { $color } when the card was laid; lost, it costs you { $lost } cards.
   *[other] **{ $name }** holds { $count } cards now. A challenge wins if the hand had { $color } when the card was laid; lost, it costs you { $lost } cards.
}
hand-wait = It is not your turn yet.
hand-wait-play = **{ $name }** is playing.
hand-wait-drawn = **{ $name }** drew a card.
hand-wait-color = **{ $name }** names the first color.
hand-wait-answer = **{ $name }** owes { $owed } cards.
hand-wait-over = The vote is over: the cards are being dealt.
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
round-out-with = **{ $name }** went out with { $emoji } { $card }.
round-drawn-won = Nobody could go out, and **{ $name }** held the fewest points.
round-last-left = **{ $name }** is the last one left.
round-until-last = **{ $name }** was out first.
round-scored = That is { $points ->
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
match-won-team = 🏆 **{ $name }** and **{ $partner }** win the match
placing-title = **Places**
match-won = 🏆 **{ $name }** wins the match
match-closed = The match was ended early
match-closed-scores = These are the scores so far; nobody wins.
lobby-closed = This table is closed
match-again = `/uno start` opens the next table.
match-seed = All shuffles came from the seed `{ $seed }`

## What happened (the log)

told-deal = **{ $name }** deals round { $number }: { $emoji } { $card } is turned up.
told-deal-bare = **{ $name }** deals round { $number }.
told-deal-begins = **{ $name }** begins.
told-put-back = A Wild Draw Four came up first and went back into the pile.
told-play = **{ $name }** played { $cards }.
told-play-uno = **{ $name }** played { $cards } and said Uno.
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
told-accept-only = **{ $name }** takes { $count ->
    [0] nothing, for the pile is empty
    [one] one card
   *[other] { $count } cards
}.
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
told-hand = { $told } The hand of **{ $name }**: { $cards }
told-uno = **{ $name }** said Uno.
told-caught = **{ $by }** caught **{ $name }**, who had not said Uno and draws { $count ->
    [0] nothing: the pile is empty
    [one] one card
   *[other] { $count } cards
}.
told-out = **{ $name }** goes out!
told-last-left = **{ $name }** is the last one left.
told-placed = **{ $name }** goes out and is placed.
told-over-limit = **{ $name }** holds { $count } cards and is out of this round.
told-owed = { $count ->
    [one] One card is owed now.
   *[other] { $count } cards are owed now.
}
told-others-draw = Everybody else draws a card.
told-false-catch = **{ $by }** caught **{ $name }** wrongly and draws { $count ->
    [0] nothing: the pile is empty
    [one] a card
   *[other] { $count } cards
}.
told-wrong-play = **{ $name }** tried { $cards }, which does not fit, and draws { $count ->
    [0] nothing: the pile is empty
    [one] a card
   *[other] { $count } cards
}.
told-swap = **{ $name }** and **{ $target }** swap hands.
told-shuffle = All hands are shuffled and dealt out again.
told-pass-hands = All hands pass on to the next player.
told-open = The hand of **{ $name }** lies open now.
told-vote-began = Everybody votes: what does the Wild Customizable do?
told-voted = **{ $name }** voted.
told-rule = **Wild Customizable**: { $rule }.
told-eliminated = **{ $name }** leaves the match.
told-seats = Everybody changes seats; around the table now: { $names }.
told-time = The time of this round is over.
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
move-accept = { $owed ->
    [one] Take { $owed } card
   *[other] Take { $owed } cards
}
move-uno = Say Uno
move-catch = Catch { $name }
move-color = Choose { $color }
move-at = { $move }, with { $name }
move-penalised = { $move }: against the rules, costs { $count ->
    [one] a card
   *[other] { $count } cards
}
move-vote = Vote: { $rule }
move-time = End the round: its time is over

## Moves that the rules refuse

refused-by-setting = { $told } Rule: { $setting }.
refused-seat-out = You are out of this round.
refused-vote-first = First everybody votes.
refused-already-voted = You have voted already.
refused-no-vote = There is no vote now.
refused-not-identical = It is **{ $name }**'s turn; only another { $top } could jump in.
refused-cannot-stack = { $owed ->
    [one] You owe { $owed } card
   *[other] You owe { $owed } cards
}, and { $card } does not pass them on.
refused-no-challenge = What you owe cannot be challenged.
refused-must-play = { $card } fits, so it has to be played.
refused-at-limit = Your { $held } cards are at the limit of { $limit }, so you draw no more: pass.
refused-two-on-four = { $card } cannot be laid on a Wild Draw Four.
refused-four-others-fit = Another card in your hand fits, so a Wild Draw Four cannot be played now.
refused-last-card = { $card } cannot be your last card.
refused-target-first = { $card }: choose somebody for it.
refused-bad-target = Choose another player who still plays.
refused-uno-not-before = Uno is said once you hold one card, or with the play.
refused-uno-by-itself = Nobody has to say Uno here.
refused-no-clock = This round has no clock.
refused-round-over = This round is over.
refused-not-your-turn = It is **{ $name }**'s turn.
refused-color-first = Name the color of the Wild first.
refused-answer-first = You owe { $owed ->
    [one] { $owed } card
   *[other] { $owed } cards
}: answer that first.
refused-already-drew = You have drawn already: play that card or keep it.
refused-only-drawn = After drawing, only the drawn card can be played: { $card }.
refused-drawn-blind = You drew a card face down, and no other card can be played in this turn: keep it.
refused-not-seen = { $card } is not among the cards in your hand that lie face up.
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

## Was it dealt fairly?

fair-title = Check the deal
# $drawn is how much was drawn: fair-shuffles alone, or with the lots.
fair-yes = The deal was fair: { $drawn } follow from the secret that was fixed before the match began.
fair-no = Something is wrong with this deal: it does not follow from the secret that was fixed before the match.
fair-not-kept = The seed is not the one whose fingerprint the table showed.
# The lines of the record that show it.
fair-wrong = Line { $line } of the record: { $what ->
    [commitment] the fingerprint is not that of the seed.
    [source] no shuffle follows from the seed.
    [drawn] what was drawn does not follow from the seed.
   *[rules] this is not what the rules say.
}
fair-unsealed = This table was opened by an older version, which showed no fingerprint beforehand. As far as it goes: { $drawn } follow from the seed.
fair-shuffles = { $count ->
    [one] the one shuffle
   *[other] all { $count } shuffles
}
fair-lots = { $count ->
    [one] one lot
   *[other] { $count } lots
}
fair-drawn = { $shuffles } and { $lots }
fair-commitment = 🔒 Fingerprint shown before the match: `{ $commitment }`
fair-seed = 🔑 Secret seed, with that fingerprint (SHA-256): `{ $seed }`
fair-start = ▶️ Id of the press on Start, mixed in: `{ $start }`.
fair-began = It was pressed { $when }.
fair-yourself = Nobody has to take our word for it: the file has the whole match. `unobot verify record.jsonl` checks it, and so does any program written after the page `docs/fair-deals.md`.
fair-trust = What this cannot show: that whoever runs the bot did not look at the cards.

## Rules

rules-title = Rules: { $preset }
rules-matter = **{ $matter }** · { $rules }
rules-turn = **Your turn** · Play a card of the same color or the same face, or a wild.
rules-actions = **Action cards** · Skip: the next player misses a turn. Reverse: play goes the other way (with two players it skips). Draw Two: the next player draws two and { $after ->
    [on] then plays.
   *[off] misses a turn.
}
rules-wild = **Wild** · Play it any time and choose the color.
rules-four = **Wild Draw Four** · Choose the color; the next player draws four and { $after ->
    [on] then plays
   *[off] misses a turn
}{ $kind ->
    [free] . It can be played any time.
    [strict] . It can be played only if it is legal: { $needs ->
        [no_playable] no other card in your hand could be played.
       *[no_color] you hold no card of the active color.
    }
   *[challenge] , or challenges. It is legal only if { $needs ->
        [no_playable] no other card in your hand could be played
       *[no_color] you hold no card of the active color
    }. Guilty: you draw the four yourself. Not guilty: the challenger draws six and misses a turn.
}
rules-uno = **Uno** · { $kind ->
    [off] Nobody has to say Uno.
    [announced] Uno is announced by itself.
    [strict] With one card left you must say Uno, and only then, until somebody catches you.
   *[call] With one card left you must say Uno: with the card, just before it, or after it until somebody catches you.
}{ $catches ->
    [yes] { " " }Caught: { $penalty ->
        [0] nothing happens.
        [one] one card.
       *[other] { $penalty } cards.
    }
   *[no] { "" }
}
rules-out = **End of a round** · { $scoring ->
    [single] Whoever plays their last card first wins.
    [until_last] Whoever plays their last card is placed; the others play on until one is left.
   *[points] Whoever plays their last card wins the round and gets the points in all other hands: numbers count their face, action cards 20, wilds 50.
}
rules-match = **Match** · { $scoring ->
    [points] The first to { $target } points wins. If the best two are level, another round is played.
   *[other] One round is the match; no points are counted.
}

## House rules: the fields of a ruleset, in the order of the menus

preset-official = Official rules
preset-stacking = Stacking
preset-classic113 = Classic 113
preset-draw-and-play = Draw and play
preset-party = Party
preset-no-mercy-like = No mercy
preset-teams = Teams
preset-official-what = The official rules: challenges, Uno, a match to 500 points.
preset-stacking-what = Draw Twos and Wild Draw Fours add up; first out wins, no points.
preset-classic113-what = 113 cards with Swap Hands, Shuffle Hands and a rule you vote for.
preset-draw-and-play-what = Whoever draws two or four plays on in the same turn.
preset-party-what = Stacking, sevens swap, zeros pass on, jump-in, draw until something fits.
preset-no-mercy-like-what = Everything stacks, and 25 cards put you out.
preset-teams-what = Partners sit opposite each other and score together.
preset-own = Rules of your own

group-deck = Cards and match
group-start = The first card
group-wild-draw-four = Wild Draw Four
group-drawing = Drawing
group-special-cards = Special cards
group-uno = Uno
group-end = How it ends
group-table = At the table

field-cards = Deck
field-cards-what = Which cards are in the deck.
value-cards = { $value ->
    [classic113] 113 cards
   *[official] 108 cards
}
rule-cards = { $value ->
    [classic113] Five more wilds are in the deck. **Swap Hands**: swap with a player of your choice. **Shuffle Hands**: all hands are collected, shuffled and dealt out again. **Wild Customizable**: does what you voted for before the first round. Each counts 40 points, and as a last card is a plain wild.
   *[official] The deck has 108 cards.
}
field-decks = Decks
field-decks-what = How many decks are shuffled together.
value-decks = { $value }
rule-decks = { $value ->
    [one] One deck is used.
   *[other] { $value } decks are shuffled together.
}
field-hand-size = Hand size
field-hand-size-what = How many cards each player is dealt.
value-hand-size = { $value ->
    [one] { $value } card
   *[other] { $value } cards
}
rule-hand-size = { $value ->
    [one] Each player is dealt one card.
   *[other] Each player is dealt { $value } cards.
}
field-target = Target
field-target-what = The score that wins the match.
value-target = { $value ->
    [one] { $value } point
   *[other] { $value } points
}
rule-target = { $value ->
    [one] The match goes to { $value } point.
   *[other] The match goes to { $value } points.
}
field-scoring = Scoring
field-scoring-what = Points over many rounds, one round without points, or one round until only one is left.
value-scoring = { $value ->
    [single] one round
    [until_last] until one is left
   *[points] points
}
rule-scoring = { $value ->
    [single] One round is the match: first out wins, and no points are counted.
    [until_last] One round is the match, and it goes on until only one player has cards left: whoever goes out takes the next place.
   *[points] Rounds are played for points.
}
field-double-score = Double score
field-double-score-what = Every round scores twice.
rule-double-score = Every round scores twice its points.
field-first-card = First card
field-first-card-what = What the first card turned up may be.
value-first-card = { $value ->
    [number_only] a number
    [any] anything
    [none] none
   *[official] official
}
rule-first-card = { $value ->
    [number_only] The first card turned up is always a number.
    [any] Anything may be turned up first; of a Wild Draw Four, the first player names the color, draws four and misses a turn.
    [none] No card is turned up: the host begins the first round, and any card may be the first.
   *[official] The first card turned up takes effect.
}
field-wild-draw-four = Wild Draw Four
field-wild-draw-four-what = When it may be played, and whether it can be challenged.
value-wild-draw-four = { $value ->
    [strict] only when legal
    [free] any time
   *[challenge] may be challenged
}
rule-wild-draw-four = { $value ->
    [strict] A Wild Draw Four can be played only when it is legal, so nobody challenges it.
    [free] A Wild Draw Four can be played any time and is never challenged.
   *[challenge] A Wild Draw Four can be challenged.
}
field-four-needs = Wild Draw Four is legal
field-four-needs-what = What the hand must lack for a Wild Draw Four to be legal.
value-four-needs = { $value ->
    [no_playable] without any playable card
   *[no_color] without the active color
}
rule-four-needs = { $value ->
    [no_playable] A Wild Draw Four is legal only if no other card in the hand could be played, other Wild Draw Fours aside.
   *[no_color] A Wild Draw Four is legal only if the hand has no card of the active color.
}
field-challenge-shows = A challenge shows
field-challenge-shows-what = Who sees the hand that is challenged.
value-challenge-shows = { $value ->
    [all] everybody the hand
   *[challenger] the challenger the hand
}
rule-challenge-shows = { $value ->
    [all] A challenged hand is shown to everybody.
   *[challenger] A challenged hand is shown to the challenger alone.
}
field-stacking = Stacking
field-stacking-what = Whether a draw card can be answered by another, so that the sum passes on.
value-stacking = { $value ->
    [same] the same card
    [raise] the same or a Draw Four
    [any] any draw card
   *[none] none
}
rule-stacking = { $value ->
    [same] Draw cards stack: answer a Draw Two with a Draw Two, or a Wild Draw Four with a Wild Draw Four, and the sum passes on.
    [raise] Draw cards stack: answer with the same card, or a Draw Two with a Wild Draw Four, and the sum passes on.
    [any] Draw cards stack: answer any of them with any other, and the sum passes on.
   *[none] Draw cards do not stack.
}
field-reverse-sends-back = Reverse sends back
field-reverse-sends-back-what = Whoever owes cards may play a Reverse to send them back.
rule-reverse-sends-back = Whoever owes cards may play a fitting Reverse: then the player before owes them.
field-skip-passes-on = Skip passes on
field-skip-passes-on-what = Whoever owes cards may play a Skip to pass them on.
rule-skip-passes-on = Whoever owes cards may play a fitting Skip: then the next player owes them.
field-draw = Draw
field-draw-what = How many cards are drawn when none is played.
value-draw = { $value ->
    [until_playable] until one fits
   *[one] one card
}
rule-draw = { $value ->
    [until_playable] Instead of playing you draw until a card fits.
   *[one] Instead of playing you draw one card.
}
field-drawn-card = A drawn card
field-drawn-card-what = What may be done with a drawn card that fits.
value-drawn-card = { $value ->
    [must_play] must be played
    [keep] is kept
   *[may_play] may be played
}
rule-drawn-card = { $value ->
    [must_play] A drawn card that fits must be played.
    [keep] Drawing ends the turn: the drawn card is kept.
   *[may_play] A drawn card that fits may be played at once.
}
field-must-play = Must play
field-must-play-what = Whoever holds a card that fits must play; no draw instead.
rule-must-play = Whoever holds a card that fits cannot draw instead of playing.
field-play-after-drawing = Play after drawing
field-play-after-drawing-what = Whoever takes two or four cards then plays on.
rule-play-after-drawing = Whoever takes the cards of a Draw Two or Wild Draw Four plays their turn after it.
field-blind-draw = Blind draw
field-blind-draw-what = Whoever draws sees the card only when their next turn begins.
rule-blind-draw = A drawn card lies face down, for its owner too, until their next turn begins; it cannot be played in the turn in which it was drawn.
field-seven = Seven swaps
field-seven-what = A 7 swaps hands with a player of your choice.
rule-seven = A **7** swaps your hand with that of a player you choose.
field-zero = Zero passes on
field-zero-what = A 0 passes all hands on to the next player.
rule-zero = A **0** passes every hand on to the next player.
field-jump-in = Jump-in
field-jump-in-what = The very same card may be played out of turn.
rule-jump-in = Whoever holds the very same card as the top one may play it out of turn; play goes on from there.
field-several = Several at once
field-several-what = Cards with the same face may be played together.
rule-several = Cards with the same face may be played together in one turn.
field-bomb = Bomb
field-bomb-what = Three or more cards at once make everybody else draw one.
rule-bomb = Three or more cards played at once make everybody else draw one.
field-uno = Uno
field-uno-what = How Uno is said.
value-uno = { $value ->
    [strict] said for the last card
    [announced] announced by itself
    [off] not said
   *[call] to be called
}
rule-uno = { $value ->
    [strict] Uno counts only once you hold one card.
    [announced] Uno is announced by itself.
    [off] Nobody has to say Uno.
   *[call] With one card left, say Uno.
}
field-uno-penalty = Missed Uno costs
field-uno-penalty-what = What somebody draws who is caught without Uno.
value-uno-penalty = { $value ->
    [0] nothing
    [one] { $value } card
   *[other] { $value } cards
}
rule-uno-penalty = { $value ->
    [0] Being caught without Uno costs nothing.
    [one] Being caught without Uno costs one card.
   *[other] Being caught without Uno costs { $value } cards.
}
field-false-catch = A false catch costs
field-false-catch-what = What somebody draws who catches where there is nothing to catch.
value-false-catch = { $value ->
    [0] nothing
    [one] { $value } card
   *[other] { $value } cards
}
rule-false-catch = { $value ->
    [0] A false catch costs nothing.
    [one] A false catch costs one card.
   *[other] A false catch costs { $value } cards.
}
field-wrong-play = A wrong play costs
field-wrong-play-what = What somebody draws who plays a card that does not fit.
value-wrong-play = { $value ->
    [0] nothing
    [one] { $value } card
   *[other] { $value } cards
}
rule-wrong-play = { $value ->
    [0] A wrong play costs nothing.
    [one] Playing a card that does not fit costs one card.
   *[other] Playing a card that does not fit costs { $value } cards.
}
field-hand-limit = Hand limit
field-hand-limit-what = The number of cards that is too many.
value-hand-limit = { $value ->
    [0] none
   *[other] { $value } cards
}
rule-hand-limit = { $value ->
    [0] A hand may be as large as it gets.
   *[other] { $value } cards in a hand are the limit.
}
field-at-limit = At the limit
field-at-limit-what = What becomes of somebody with a hand at the limit.
value-at-limit = { $value ->
    [no_draw] cannot draw
   *[out] is out
}
rule-at-limit = { $value ->
    [no_draw] Whoever holds that many cannot draw instead of playing, and may pass; cards that are owed are still taken.
   *[out] Whoever holds that many after a move is out of the round; their cards still count for the winner.
}
field-last-card = Last card
field-last-card-what = What the last card may be.
value-last-card = { $value ->
    [no_action] no action card
    [no_wild] no wild
   *[any] any
}
rule-last-card = { $value ->
    [no_action] Nobody goes out with an action card or a wild.
    [no_wild] Nobody goes out with a wild.
   *[any] Any card may be the last.
}
field-teams = Teams
field-teams-what = Partners sit opposite each other and score together.
rule-teams = Partners sit opposite each other: they score together, and only the opponents' hands count.
field-elimination = Elimination
field-elimination-what = After each round whoever holds the most points leaves.
rule-elimination = After each round whoever holds the most points leaves; the last one left wins the match.
field-revenge = Revenge
field-revenge-what = A sum that is answered by stacking doubles.
rule-revenge = A sum that is answered by stacking is doubled before the new cards are added, up to 50 cards in all.
field-open-hands = Open hands
field-open-hands-what = Hands with fewer cards than this lie open.
value-open-hands = { $value ->
    [0] never
   *[other] under { $value } cards
}
rule-open-hands = { $value ->
    [0] Hands stay hidden.
   *[other] A hand with fewer than { $value } cards lies open for everybody.
}
field-no-hints = No hints
field-no-hints-what = Cards that fit are not marked.
rule-no-hints = Cards that fit are not marked in your hand.
field-reshuffle-seats = Seats reshuffled
field-reshuffle-seats-what = Before every new round everybody changes seats by lot.
rule-reshuffle-seats = Before every round but the first everybody changes seats by lot; scores go along, and the deal passes to the left of where the last dealer sits then.
field-blitz = Blitz
field-blitz-what = How long a round may take; then the fewest points win it.
value-blitz = { $value ->
    [0] off
   *[other] { $value } seconds a round
}
rule-blitz = { $value ->
    [0] A round takes as long as it takes.
   *[other] A round lasts { $value } seconds at most; then the fewest points in hand win it.
}
field-turn-seconds = Turn time
field-turn-seconds-what = How long a move may take.
value-turn-seconds = { $value ->
    [0] the server's
   *[other] { $value } seconds
}
rule-turn-seconds = { $value ->
    [0] A move may take the server's usual time.
   *[other] A move may take { $value } seconds.
}
value-switch = { $value ->
    [on] on
   *[off] off
}
setting = { $field }: { $value }
ruleset-preset = **{ $preset }**
ruleset-code = `{ $code }`
menu-title = Rules of this match
menu-preset = Choose a preset
menu-group = Change single rules
menu-other = Another number …
menu-changed = Changed.
modal-code = Paste a rule code
modal-code-label = The code, as another table shows it
modal-number-label = A number from { $low } to { $high }
button-code = Paste a code
button-change-rules = Change rules
button-why = Why not?
why-title = Your hand, and why
why-fits = Can be played.
why-no-match = Does not fit: match { $color }, or play the same face as { $top }, or a wild.
why-cannot-stack = Does not pass on what you owe, which is { $owed ->
    [one] one card
   *[other] { $owed } cards
}.
why-unseen = Face down: it is turned up for you when your next turn begins.
why-penalty = Does not fit, and costs { $count ->
    [one] a card
   *[other] { $count } cards
} if you try.
why-more = { $count ->
    [one] And one more reason for other cards.
   *[other] And { $count } more reasons for other cards.
}
hand-step-cards = { $card }: which cards together?
hand-step-target = { $card }: with whom?
hand-first-target = With whom do you swap hands?
hand-owed = You owe { $owed ->
    [one] { $owed } card
   *[other] { $owed } cards
}: take them
hand-answer-stack = Or lay one of the cards below, and the sum passes on.
hand-catch-whom = Catch whom? A wrong catch costs you { $count ->
    [one] a card
   *[other] { $count } cards
}.
hand-wrong-play = A card that does not fit costs you { $count ->
    [one] a card
   *[other] { $count } cards
}.
hand-jump-in = You hold the very card that lies on top: jump in!
button-target = { $name } ({ $count })
refused-only-host-rules = Only the host can change the rules; { $host } is the host.
refused-running-rules = The match is running, so its rules stay as they are.
refused-no-such-number = That takes a number from { $low } to { $high }.
refused-too-slow = That took too long: please press it again.

## Rules that cannot be played, and codes that cannot be read

contradiction-no-ruleset = These rules cannot be read: choose a preset, or paste a code.
contradiction-unknown-field = This version knows no rule called “{ $field }”: choose a preset, or paste another code.
contradiction-bad-value = “{ $value }” is nothing that { $field } can be: choose from the menu.
contradiction-bad-number = { $field } takes a number from { $low } to { $high }, not { $value }.
contradiction-bomb-needs-several = A bomb is several cards at once: switch Several at once on too.
contradiction-revenge-needs-stacking = Revenge doubles what is stacked: choose a kind of Stacking first.
contradiction-no-draw-needs-limit = Nobody can be kept from drawing without a limit: set a Hand limit first.
contradiction-limit-within-deal = Whoever is dealt { $hand_size } cards would be over a limit of { $hand_limit } at once: set a higher Hand limit, or a smaller Hand size.
contradiction-limit-until-last = A match until one is left has no place for hands that are too large: let the Hand limit only stop drawing, or choose another Scoring.
contradiction-four-not-judged = A Wild Draw Four that can be played any time is never judged: leave what it needs as it is, or let it be challenged.
contradiction-nothing-to-show = A hand is shown only by a challenge: let the Wild Draw Four be challenged, or show it to the challenger alone.
contradiction-false-catch-needs-calls = Where nobody has to say Uno, nobody is caught wrongly: let Uno be called, or let a false catch cost nothing.
contradiction-double-needs-points = There are no points to double: choose the Scoring by points, or switch Double score off.
contradiction-teams-until-last = Teams cannot play until one is left: choose another Scoring, or switch Teams off.
contradiction-teams-elimination = Teams cannot lose single players: switch Teams or Elimination off.
contradiction-elimination-needs-rounds = Elimination needs many rounds: choose the Scoring by points, or switch it off.
contradiction-reshuffle-teams = Partners sit opposite each other for the whole match: switch Teams or Seats reshuffled off.
contradiction-reshuffle-needs-rounds = Seats are reshuffled between rounds, and here one round is the match: choose the Scoring by points, or switch Seats reshuffled off.
contradiction-blind-until-playable = Drawing until a card fits would tell what was drawn: draw one card, or switch Blind draw off.
contradiction-blind-must-play = Nobody can tell whether a card drawn face down has to be played: let a drawn card be played or kept, or switch Blind draw off.
contradiction-blind-open-hands = Cards that lie open for everybody cannot be hidden from their owner: let no hands lie open, or switch Blind draw off.
contradiction-seats = { $seats ->
    [one] One player is
   *[other] { $seats } players are
} too few or too many: { $low } to { $high } can play.
contradiction-teams-even = Teams need four, six, eight or ten players; there { $seats ->
    [one] is one
   *[other] are { $seats }
}.
contradiction-deck-too-small = { $decks ->
    [one] One deck is
   *[other] { $decks } decks are
} too small to deal { $hand_size } cards to each of { $seats } players: deal { $most } at most, or add a deck.
code-no-code = That is no rule code: paste one as a table shows it, or choose a preset.
code-other-version = That begins with { $version }: it is no preset, and if it is a code, it was made by another version; choose a preset, or paste a code that begins with A.
code-mistyped = That code has a slip in it: copy it once more from the table that shows it.
code-newer-field = That code has a house rule, { $tag }, that this version does not know: update unobot, or choose other rules.
code-bad-value = That code wants “{ $value }” for { $field }, which it cannot be: copy it once more, or choose other rules.

## Help

help-title = Playing Uno here
help-start = `/uno start` opens a table in this channel. Others press **Join**, AIs can fill the seats, and the host presses **Start**.
help-hand = Your hand comes by direct message, and **My hand** at the table shows it too. Press a card to play it. Nobody else sees your panel.
help-uno = With two cards left, switch **Say Uno** on before you play. If somebody else forgot it, press **Catch**.
help-rules = Before the match the host can **Change rules**: a preset, single house rules, or a code from another table. **Why not?** in your hand says which rule stands in the way of a card.
help-clock = The countdown at the table shows how long a move may take. If it runs out, the move is made for you; after the second time an AI plays until you press anything.
help-fair = All shuffles are fixed before anybody joins, and **Check the deal** at the end shows it.
help-words = `/uno play` lists your moves in words and plays them without buttons, for screen readers and keyboards.
help-commands = `/uno join` · `/uno leave` · `/uno hand` · `/uno play` · `/uno status` · `/uno resume` · `/uno rules` · `/uno end` · `/uno help`
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
refused-not-over = The shuffles are a secret until the match is over.
refused-nothing-dealt = No cards were dealt here.
refused-closed = This table is closed: `/uno start` opens a new one.
refused-running = The match is running; the next table here is open to you again.
refused-not-seated = You have no seat at this table.
refused-away = You left this match: press **My hand** to play on.
refused-left-already = You left already: **My hand** brings you back.
refused-channel-taken = There is a table in this channel already: press **Join** there.
refused-channel-stranded = A match waits in this channel: `/uno resume` goes on with it.
refused-stranded = I cannot reach its channel any more, so nothing can be played. `/uno resume` in any channel of the server goes on.
refused-not-stranded = This table has its channel: nothing has to be resumed.
refused-nothing-stranded = No match of this server waits to go on: `/uno start` opens a table.
refused-only-seated-resumes = Only somebody with a seat at it, its host or somebody with the permission Manage Messages can go on with a match.
refused-which-match = Several matches wait: choose one with the option **match**.
refused-no-table = There is no table in this channel: `/uno start` opens one.
refused-no-such-table = This table is gone: `/uno start` opens a new one.
refused-elsewhere = This table does not stand in this channel: **My hand** and `/uno hand` show your cards.
refused-unknown-button = This button means nothing to me: `/uno hand` and `/uno status` show fresh ones.
refused-unknown-move = “{ $move }” is no move: choose one from the list, or type one such as R5, WG or draw.
refused-unknown-command = Discord knows this command in another form than I do: please try again in a minute.
refused-too-often = That was a lot at once: please wait a moment, then try again.
refused-stopping = I am about to restart: please try again in a moment. Nothing is lost.
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
note-dms-blocked = Discord lets me open no new direct messages just now, so your hand is here only: **My hand** at the table shows it again.
note-mute-permission = The table cannot be shown in { $channel }: I need the permission { $missing } there. Play goes on in your hands.
note-mute-thread = The table cannot be shown in { $channel }: the thread is closed. Play goes on in your hands.
stranded-match = The match waits
stranded-lobby = The table waits
name-unknown = Somebody
dm-place = Uno in **{ $server }** · [to the table]({ $link })
dm-place-unknown = a server
command-uno = Play Uno
command-start = Open a table in this channel
command-start-ais = How many AI players to seat at once
command-start-rules = A preset, or a rule code
command-join = Take a seat at the table in this channel
command-leave = Give up your seat
command-hand = Show your hand
command-play = Make a move by words
command-play-move = One of your moves
command-status = Show how the table in this channel stands
command-end = End the table in this channel
command-rules = Explain the rules
command-resume = Go on in this channel with a match whose channel is gone
command-resume-match = Which match, where several wait
choice-match = { $names } · round { $round }
choice-lobby = { $names } · not begun
command-help = How to play Uno here

## The page of all rules (docs/rules.md, made by `unobot rules --markdown`)

rulebook-intro = # The rules

    This page is made by `unobot rules --markdown`; a test compares the two. A table plays the official rules unless its host chooses others in the lobby: one of the presets, single house rules, or a rule code. `/uno rules` explains the rules of a table, and *Why not?* tells which of them stands in the way of a card.
rulebook-presets = Presets
rulebook-presets-what = Each is a set of house rules with a name. What is listed differs from the official rules; the code can be pasted into `/uno start`.
rulebook-fields = House rules
rulebook-fields-what = Every house rule can be combined with every other one, except where it says so.
rulebook-number = A number from { $low } to { $high }. Official: { $official }.
rulebook-official = { " " }(official)
rulebook-switch = On:
rulebook-seats = { $setting } only with { $seats } players.
rulebook-clash = Excluded: { $settings }. { $why }
rulebook-edges = Where rules meet
rulebook-edges-what = What happens where rules leave a question open:
edge-last-card = **A card that moves hands, laid last.** Going out ends the round: a seven, a zero, Swap Hands, Shuffle Hands or Customizable laid as the last card moves nothing and asks nothing, also where the others play on.
edge-zero-of-two = **A zero with two players** swaps the two hands.
edge-owing-seat-leaves = **Whoever owes cards leaves.** What is owed belongs to the seat: the AI that plays for it answers, and whoever comes back finds what is left of it.
edge-jump-in-owed = **Jump-in while cards are owed.** The same draw card may be laid on it by anybody who holds one: its cards are added, and the player after the one who jumped in owes the sum.
edge-jump-in-challenge = **Jump-in on a Wild Draw Four that waits for its answer.** It is stacked like any other: the question goes to the next player, and only the last Wild Draw Four can be challenged.
edge-jump-in-own-card = **Jump-in on one's own card** is allowed: whoever laid the card on top may lay the very same one on it, as long as no other card has been laid.
edge-jump-in-out = **Going out by a jump-in** ends the round like any other last card; a draw card laid so is still drawn by the player after the one who jumped in.
edge-uno-moved-hands = **One card because hands moved.** Uno belongs to the play that leaves one card: as soon as hands are swapped, passed on or shuffled, nobody can be caught any more; whoever then holds one card may still say it, and what was said for a hand does not travel with it.
edge-uno-drawn-card = **A drawn card that is played and leaves one card** calls for Uno like any other play; an Uno said before the draw is void, as the hand has grown since.
edge-reshuffle-penalty = **The pile runs out in the middle of a penalty.** First what is left is drawn; then all discards but the one on top are shuffled, and the rest of the penalty is drawn from them. Where even that is not enough, the player takes what there is.
edge-challenge-stacked = **A challenge on top of a stack** is about the last Wild Draw Four alone: guilty, its player draws the whole sum; not guilty, the challenger draws the sum and two more. Whoever stacks gives up the challenge.
edge-blind-turn = **When a card drawn blind is turned up.** When the next turn of its owner begins, as soon as they are asked to play or to answer for what is owed; a turn missed does not count. Whoever takes owed cards and then plays on (Play after drawing) sees them a turn later; whoever is made to draw in somebody else's turn (a bomb, a penalty, a Wild Customizable) sees the cards with the next turn of their own.
edge-blind-hands = **Blind draw and hands that move.** Whoever gets a hand has not drawn it, and sees all of it at once, also what its owner before had not seen yet.
edge-blind-judged = **Blind draw, and what must or may be played.** Only cards that their owner has seen count: for what can be laid, for a jump-in, for Must play, and for whether a Wild Draw Four is legal. A challenge is judged by them and shows the others face down. As cards in the hand they all count: for Uno, for a hand limit, and for the points of the round.
edge-leaving-open = **The player to move leaves while a color, a target or a challenge is open.** The seat is played for at once: the AI names the color, chooses the target, or answers for what is owed.
edge-only-ais = **Everybody but AIs has left.** Play stops, nothing is drawn or counted, and ten minutes after the last person was there the match ends.
edge-late = **Coming late, coming back.** Whoever left a match gets their own seat, hand and score back, never a fresh one; whoever is new takes a seat at the channel's next table.
