## The vote on the Wild Customizable

vote-title = What does the Wild Customizable do?
vote-how = You each have one vote. A tie is decided by lot.
vote-option = { $count ->
    [one] { $number }. { $rule }: one vote
   *[other] { $number }. { $rule }: { $count } votes
}
vote-open = Still to vote: { $names }.
vote-voted = You voted for { $number }.
button-vote = { $number } ({ $count })
custom-others-draw = everyone else draws a card
custom-pass-hands = all hands pass on to the next player
custom-target-draws = a player you choose draws two cards
custom-skip-all = everyone else is skipped and you play again
custom-swap = you swap hands with a player you choose
