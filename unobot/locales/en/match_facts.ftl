## The match card: the facts of a finished match. $who is a list of names with numbers.

facts-title = **Highlights**
fact-draw = Biggest draw: **{ $name }**, { $count } cards
fact-streak = Longest streak: **{ $name }**, { $count } plays without a draw
fact-catches = Catches: { $who }
fact-comeback-points = Comeback: **{ $name }** was { $count } points behind
fact-comeback-cards = Comeback: **{ $name }** held { $count } cards in the last round
fact-rounds = { $count ->
    [one] { $count } round
   *[other] { $count } rounds
}
fact-plays = { $count ->
    [one] { $count } play
   *[other] { $count } plays
}
fact-rules = Rules: { $rules }
