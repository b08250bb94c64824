## What happened, in sentences

narration-deal = **{ $name }** deals round { $number }: { $emoji } { $card } is turned up.
narration-deal-bare = **{ $name }** deals round { $number }.
narration-deal-begins = **{ $name }** starts.
narration-joined = { $names } { $count ->
    [one] joins.
   *[other] join.
}
narration-put-back = A Wild Draw Four came up first and went back into the pile.
narration-play = **{ $name }** played { $cards }.
narration-play-uno = **{ $name }** played { $cards } and said Uno.
narration-skip = **{ $name }** misses a turn.
narration-reverse = Play goes the other way.
narration-draw = **{ $name }** drew { $count ->
    [0] nothing: the pile is empty
    [one] a card
   *[other] { $count } cards
}.
narration-draws-and-misses = **{ $name }** draws { $count ->
    [0] nothing (the pile is empty)
    [one] one card
   *[other] { $count } cards
} and misses a turn.
narration-draws = **{ $name }** draws { $count ->
    [0] nothing: the pile is empty
    [one] one card
   *[other] { $count } cards
}.
narration-pass = **{ $name }** passed.
narration-draw-pass = **{ $name }** { $count ->
    [0] found nothing to draw and passed
    [one] drew and passed
   *[other] drew { $count } cards and passed
}.
narration-taken-back = **{ $name }** took { $cards } back.
narration-taken-back-other = **{ $name }** took that back.
narration-color = **{ $name }** chose { $emoji } { $color }.
narration-accept = **{ $name }** takes { $count ->
    [0] nothing (the pile is empty)
    [one] one card
   *[other] { $count } cards
} and misses a turn.
narration-accept-only = **{ $name }** takes { $count ->
    [0] nothing (the pile is empty)
    [one] one card
   *[other] { $count } cards
}.
narration-challenge-won = **{ $name }** challenged, and **{ $by }** was guilty: **{ $by }** draws { $count ->
    [0] nothing (the pile is empty)
    [one] one card
   *[other] { $count } cards
}.
narration-challenge-lost = **{ $name }** challenged, but **{ $by }** wasn't guilty: **{ $name }** draws { $count ->
    [0] nothing (the pile is empty)
    [one] one card
   *[other] { $count } cards
} and misses a turn.
narration-hand = { $told } **{ $name }**'s hand: { $cards }
narration-uno = **{ $name }** said Uno.
narration-caught = **{ $by }** caught **{ $name }** without Uno. **{ $name }** draws { $count ->
    [0] nothing: the pile is empty
    [one] one card
   *[other] { $count } cards
}.
narration-out = **{ $name }** goes out!
narration-last-left = **{ $name }** is the last one left.
narration-placed = **{ $name }** goes out and takes the next place.
narration-over-limit = **{ $name }** holds { $count } cards and is out of this round.
narration-owed = { $count ->
    [one] One card is owed now.
   *[other] { $count } cards are owed now.
}
narration-others-draw = Everyone else draws a card.
narration-false-catch = **{ $by }** was wrong to catch **{ $name }** and draws { $count ->
    [0] nothing: the pile is empty
    [one] a card
   *[other] { $count } cards
}.
narration-wrong-play = **{ $name }** tried { $cards }, which doesn't match, and draws { $count ->
    [0] nothing: the pile is empty
    [one] a card
   *[other] { $count } cards
}.
narration-swap = **{ $name }** and **{ $target }** swap hands.
narration-shuffle = All hands are shuffled and dealt out again.
narration-pass-hands = Everyone passes their hand on.
narration-open = **{ $name }**'s hand is open now.
narration-vote-began = Everyone votes: what does the Wild Customizable do?
narration-voted = **{ $name }** voted.
narration-rule = **Wild Customizable**: { $rule }.
narration-eliminated = **{ $name }** leaves the match.
narration-seats = Everyone changes seats. Around the table now: { $names }.
narration-time = Time's up for this round.
narration-reshuffle = The discards were shuffled into a new pile.
narration-clock = { $told } _Time ran out._
narration-autopilot = { $told } _Played by the AI._
narration-skipped = { $told } _The others voted to skip._
