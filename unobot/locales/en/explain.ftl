## Why a card can or can't be played

button-explain = Why not?
explain-title = Your hand, and why
explain-fits = Can be played.
explain-no-match = Does not fit: match { $color }, or play the same face as { $top }, or a wild.
explain-cannot-stack = Does not pass on what you owe, which is { $owed ->
    [one] one card
   *[other] { $owed } cards
}.
explain-unseen = Face down: it is turned up for you when your next turn begins.
explain-penalty = Does not fit, and costs { $count ->
    [one] a card
   *[other] { $count } cards
} if you try.
explain-more = { $count ->
    [one] And one more reason for other cards.
   *[other] And { $count } more reasons for other cards.
}
