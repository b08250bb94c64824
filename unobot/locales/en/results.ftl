## Ends of rounds and matches

round-out = **{ $name }** wins round { $number }
round-drawn = Round { $number } is a draw
round-out-with = **{ $name }** went out with { $emoji } { $card }.
round-drawn-won = No one could go out, and **{ $name }** had the fewest points.
round-drawn-tied = No one could go out, and two or more players had the fewest points. Nobody scores.
round-last-left = **{ $name }** is the last one left.
round-until-last = **{ $name }** was out first.
round-scored = That's { $points ->
    [one] { $points } point
   *[other] { $points } points
}.
round-hands = **Cards left**
round-hand = **{ $name }**, { $points ->
    [one] { $points } point
   *[other] { $points } points
}: { $cards }
round-next = The next round starts { $when }.
round-next-soon = The next round starts in a moment.
round-ready = Ready: { $names }.
button-ready = Ready

scores-title = **Scores**, to { $target } points
placing-title = **Places**
match-won = 🏆 **{ $name }** wins the match
match-won-team = 🏆 **{ $name }** and **{ $partner }** win the match
match-closed = The match was ended early
match-closed-scores = These are the scores so far. Nobody wins.
match-again = **Rematch** seats everyone who is still here. With **Other rules** you change the rules first.
match-sealed = 🔒 Another table still plays these cards, so hands, points and highlights wait here until the last table of this round is done.
match-uncounted = Outside servers, a match counts for no statistics.
match-of-ais = Only AIs played this match to its end, so it counts for nobody.
match-of-nobody = Nobody was here at the end, so the match counts for nobody.
match-followed = The next match of these players is further down.
match-seed = 🔓 Seal opened · `{ $seed }`
button-other-rules = Other rules
refused-not-of-the-match = Only the players of this match can ask for a rematch. `/uno start` opens a table of your own.
