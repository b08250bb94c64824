## The coach of a finished match

button-coach = Coach
button-coach-replay = Show in the replay
coach-title = Coach
coach-result = **Result.** You won { $won } of { $rounds } { $rounds ->
    [one] round
   *[other] rounds
}, which is { $difference } against an even share.
coach-luck = The cards were worth { $cards }, and everything else, such as play, { $rest }.
coach-some = { $count ->
    [one] One decision cost you a clear part of your chances:
   *[other] These { $count } decisions cost you most:
}
coach-none = Nothing stood out: none of your decisions clearly lowered your chances. Well played!
coach-lapse = **Round { $round }.** Your move: **{ $made }**. Better: **{ $better }**.
coach-why-uno = Without Uno, others can catch you.
coach-why-next = The next player held only { $count ->
    [one] { $count } card
   *[other] { $count } cards
}.
coach-why-void = The next player had drawn rather than play { $color }.
coach-why-wild = It keeps the wild for later.
coach-why-color = It leaves you { $count ->
    [one] one card
   *[other] { $count } cards
} of the color { $color }.
coach-won = The better move wins about { $more } more of 100 such rounds ({ $low } to { $high }).
coach-first = The better move goes out first in about { $more } more of 100 such rounds ({ $low } to { $high }).
coach-stayed = The better move stays in the match after about { $more } more of 100 such rounds ({ $low } to { $high }).
coach-how = Each decision is judged by what you could see. The hidden cards are dealt again many times, and experts play the round to its end.
refused-coach-not-seated = You didn't play this match. The coach only looks at your own decisions.
refused-coach-often = I've just gone through several matches for you. Try again in a minute.
refused-coach-failed = I couldn't go through this match. Try again in a moment.
