## Was it dealt fairly?

button-check-deal = Check the deal
fair-title = Check the deal
fair-sealed = 🔒 Deck sealed before play · `{ $seal }`
fair-sealed-how = The order of all cards is already set, and nobody can change it. To be sure, keep this line. After the match, **Check the deal** opens the seal, and the two must agree.
# $drawn is how much was drawn: fair-shuffles alone, or with the lots.
fair-yes = The deal was fair. The secret sealed before the match gives { $drawn }.
fair-no = Something is wrong: this deal doesn't follow from the secret sealed before the match.
fair-not-kept = The seed doesn't have the fingerprint that the table showed.
# The line of the record that shows it.
fair-wrong = Line { $line } of the record: { $what ->
    [commitment] the fingerprint doesn't belong to the seed.
    [source] no shuffle follows from the seed.
    [drawn] the cards or lots drawn don't follow from the seed.
   *[rules] the rules don't allow this.
}
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
fair-seed = 🔑 Secret seed with that fingerprint (SHA-256): `{ $seed }`
fair-start = ▶️ Id of the press on **Start**, mixed in: `{ $start }`.
fair-began = Pressed { $when }.
# A table of a tournament has no press on *Start*. $table: the table that the message was for.
fair-call = ▶️ Id of the message that called the players to { $table ->
    [first] the first table of the round
   *[own] this table
}, mixed in: `{ $start }`.
fair-called = Sent { $when }.
fair-yourself = You don't have to trust us: the file has the whole match. Check it with `unobot verify record.jsonl`, or with any program that follows `docs/fair-deals.md`.
fair-proof-lobby = This is the proof: the lobby had this fingerprint before **Start** was pressed. If you kept it and the two agree, nobody chose the cards for these players.
fair-proof-ready = This is the proof: **Check the deal** of an earlier match showed this fingerprint to the player who started this one. If the two agree, nobody chose the cards at the press.
fair-proof-late = The match began in one press, and its seed was drawn only then. Nobody could keep the fingerprint before. So the cards didn't change during the match, but nothing proves that nobody chose them.
fair-proof-tournament = This is the proof: the seed follows from the secret of the tournament, whose fingerprint `{ $seal }` has stood in its message since it opened. *Check the lots* gives that secret when the tournament is over.
fair-coming = 🔒 The next match that you start in one press, such as *Play alone*, is sealed already: `{ $seal }`. Keep this line, and compare it after that match.
fair-trust = This can't show that the people who run the bot didn't look at the cards.

refused-not-over = The shuffles stay secret until the match is over.
refused-nothing-dealt = No cards were dealt here.
refused-sealed = Another table still plays these cards. Try again when the last table of this round is done.
