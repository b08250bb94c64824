## Daily deals: `/uno daily`

# $day: a date such as 2026-11-24. Every day is one of UTC, so it is written the same for everybody.
daily-title = 🗓️ Daily deal · { $day }
daily-how = Five rounds alone against three AIs: one try, no clock. A round you win brings you the points in all other hands. A round you lose costs you the points in your own hand.
# What the colors of the squares mean. $close: a number of points.
daily-squares = 🟩 won · 🟨 lost with { $close } points or fewer in hand · 🟥 lost with more
daily-world = 🌍 World's deal
daily-server = 🏠 This server's deal
daily-new = Not played yet.
daily-begun = You've begun. Go on where you stopped.
daily-replaced = You began it in another version of the bot, and this version can't go on with it. You can begin again.
daily-damaged = The saved data of this deal can't be read, so it can't be played. Please tell the people who run me.
daily-unfinished = You began it, and its time ran out.
daily-missed = You didn't play it.
# $when: a time from now, such as "in 5 hours". $until: a time of day.
daily-change = The next deals come { $when }, at midnight UTC. A try you've begun can be finished until { $until }.
# $season: a month such as 2026-11. $end: 64 digits and letters.
daily-sealed = 🔒 All deals of { $season } here were sealed before the first one: `{ $end }`
daily-seed = 🔑 The secret seed of this deal: `{ $seed }`
# SHA-256 is a calculation that anybody can repeat.
daily-steps = { $steps ->
    [one] One SHA-256 step
   *[other] { $steps } SHA-256 steps
} from the seed must give the seal of { $season }: `{ $end }`. `unobot verify` checks it in your record.
# Above the game. $deal: one of the deals above.
daily-line = { $deal }, { $day }
daily-own = only you see this
daily-over = That was your daily deal
daily-points = **{ $points }** points
# One round. $mark: its square. $points: with a sign, such as +45.
daily-round = { $mark } Round { $number }: { $square ->
    [w] won
   *[other] lost
}, { $points }
# The result of a round in words, for people who see no pictures.
daily-square = { $square ->
    [w] won
    [c] lost closely
   *[other] lost
}
# $totals: a list of names with points.
daily-totals = All seats: { $totals }
daily-streak = 🔥 { $now ->
    [one] **1** day
   *[other] **{ $now }** days
} in a row · best: { $best }
# $beaten: the number of people with fewer points. $others: all other people.
daily-beaten = 📊 Better than **{ $beaten }** of { $others } others here
# $low, $middle, $high: points with a sign.
daily-quartiles = Most of the { $played } people here got { $low } to { $high }. The one in the middle got { $middle }.
# Before a public result. $deal: one of the deals above.
daily-posted = unobot daily { $day } · { $deal }
daily-record = This is the record of your rounds with the seed. `unobot verify { $file }` checks the seed, the cards and every move of the AIs.
button-daily-play = Play
button-daily-go-on = Go on
button-daily-back = All deals
button-daily-yesterday = Yesterday
button-daily-today = Today
button-daily-open = Play today's deal
button-daily-record = My record

# $today: today's date.
refused-daily-date = That's no date I know. Write it like this: { $today }.
refused-daily-future = The deal of { $day } isn't open yet: it comes { $when }. Today's is { $today }.
refused-daily-gone = This try is no longer kept. `/uno daily` shows today's deals.
refused-daily-broken = The record of this try was changed, so it can't be continued. `/uno daily` shows today's deals.
# $version, $known: numbers.
refused-daily-version = This is a deal of version { $version }, and I deal version { $known }. `/uno daily` shows the deals you can play.
refused-daily-over = The time for the deal of { $day } is over. `/uno daily` shows today's deals.
refused-daily-erased = You began this deal and then deleted your data. A deal can be begun only once: play the next one.
refused-daily-server = A server's deal can only be begun in that server. Here, you can play the world's.
refused-daily-elsewhere = This result belongs to another server. Post it there.
refused-daily-not-over = You can post a result after the last round, in a server.
refused-daily-sealed = The seed stays secret until the day is over. Ask again { $when }.
