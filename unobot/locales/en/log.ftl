## What happened (the log)

told-deal = **{ $name }** deals round { $number }: { $emoji } { $card } is turned up.
told-deal-bare = **{ $name }** deals round { $number }.
told-deal-begins = **{ $name }** begins.
told-joined = { $count ->
    [one] A new player joins.
   *[other] { $count } new players join.
}
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
told-taken-back = **{ $name }** took { $cards } back.
told-taken-back-other = **{ $name }** took that back.
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
