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
refused-not-over = The shuffles are a secret until the match is over.
refused-nothing-dealt = No cards were dealt here.
button-check-deal = Check the deal
