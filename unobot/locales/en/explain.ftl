## Why not? Why a card can or can't be played

button-explain = Why not?
explain-title = What you can play, and why
explain-fits = You can play it.
explain-no-match = Doesn't match. Play { $color }, the same face as { $top }, or a wild.
explain-cannot-stack = Doesn't pass on the { $owed ->
    [one] card
   *[other] { $owed } cards
} you owe.
explain-unseen = Face down. You see it when your next turn starts.
explain-penalty = Doesn't match. Playing it costs you { $count ->
    [one] a card
   *[other] { $count } cards
}.
explain-more = { $count ->
    [one] And one more reason for other cards.
   *[other] And { $count } more reasons for other cards.
}
