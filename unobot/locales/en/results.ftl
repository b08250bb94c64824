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
match-again = **Rematch** seats everybody again who is still here; **Other rules** does that and lets you change the rules first.
match-followed = The next match of these players stands further down.
match-seed = All shuffles came from the seed `{ $seed }`
refused-not-of-the-match = Only those who played this match can call for the next: `/uno start` opens a table of your own.
button-ready = Ready
button-other-rules = Other rules
