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
match-again = **Rematch** seats everybody again who is still here; **Other rules** does that and lets you change the rules first.
match-followed = The next match of these players stands further down.
lobby-again = `/uno start` opens the next table.
match-seed = All shuffles came from the seed `{ $seed }`

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
