## Tournaments: `/uno tournament`

tournament-title = 🏆 Tournament night
# $host: the name of the person who opened it.
tournament-host = **{ $host }** is the host.
tournament-plan = Rounds: { $rounds }, at tables of four · then a final of the best four · { $minutes } min a round · 3, 2, 1 or 0 points by place
tournament-plan-duplicate = Rounds: { $rounds }, at tables of four with the same cards · { $minutes } min a round · 0 to 100 matchpoints against the same seat at other tables
# $at: a time of day. $left: a countdown.
tournament-no-show = Check-in ends { $left }, at **{ $at }**. Check in by then, or you miss the first round.
tournament-sign-up = Join now. Check-in starts { $left }, at **{ $at }**, and ends at **{ $until }**. Check in by then, or you miss the first round.
tournament-extended = Too few people had checked in, so this is the second and last no-show time.
tournament-limited = 🔒 An admin of this server has locked the rules, so the coming tables have the server's.
tournament-ready = ✅ **{ $count } checked in:** { $names }
tournament-nobody = Nobody has checked in yet. Four people are enough to begin.
tournament-signed = ▫️ **{ $count } not checked in:** { $names }
tournament-dropped = ➖ **{ $count } dropped out:** { $names }
tournament-absent = 💤 **Absent:** { $names }. *Join* brings you back for the next round.
tournament-late = ⏳ **From the next round on:** { $names }
tournament-round = Round { $round } of { $rounds }
tournament-final = Final
tournament-round-ends = Ends { $left }, at **{ $at }**. Then AIs play on for everybody, for { $minutes } minutes at most.
tournament-deal = All tables play the same cards. 🔒 Sealed before play · `{ $seal }`
# $seal: the fingerprint of a secret, or its first digits.
tournament-sealed = 🔒 Lots sealed beforehand · `{ $seal }`
tournament-sealed-how = A secret has already decided who meets in the first round, all seats and all ties, and nobody can change it. To be sure, keep this line. After the tournament, **Check the lots** opens the seal, and the two must agree.
tournament-lots-right = ✅ Nobody chose the lots. The first tables and all seats follow from the secret sealed before anybody joined.
tournament-lots-wrong = ❌ Something is wrong: these tables don't follow from the secret sealed before anybody joined.
tournament-lots-commitment = 🔒 Fingerprint shown from the beginning: `{ $seal }`
tournament-lots-yourself = You don't have to trust us: `{ $file }` has all people and tables. `docs/fair-deals.md` says how each lot follows from the secret.
tournament-table = **Table { $table }** · { $people }
# $until: a time of day. The host also reads it in a direct message.
tournament-refused = ⚠️ Table { $table } isn't open: Discord refuses its message or thread. Check the bot's permissions in this channel, such as *Send Messages*. I keep trying until { $until }. After that, the table counts as not played.
tournament-not-opened = ⚠️ Table { $table } could not be opened, because Discord refused its message or thread. Its people get the points of a table that was not played.
tournament-ais = { $count } AI
tournament-next = { $round } begins { $left }
tournament-won = 🏆 { $name } won the tournament
tournament-ended-host = The host closed the tournament.
tournament-ended-admin = An admin closed the tournament.
tournament-ended-people = The tournament ended, because too few people were left.
tournament-ended-server = The tournament ended, because its channel is gone.
# $places: the places by round, such as "1/3/2". $opponents: the points of all opponents.
tournament-row = **{ $place }.** **{ $name }** · **{ $points }** · { $places } · { $opponents }
tournament-row-duplicate = **{ $place }.** **{ $name }** · **{ $points }** · { $places }
tournament-out = out
tournament-more = { $count } more
tournament-legend = Points · places by round · points of the opponents, which break ties. Then tables won, points in Uno, and a lot decide.
tournament-legend-duplicate = Matchpoints · place in your seat by round. A round gives 100 if you beat the same seat at every other table, and 50 on average. Then first places, points in Uno, and a lot decide.
# The description of a picture. $rows: the standings in words.
tournament-alt = Standings: { $rows }
# A message that mentions the people of a table. $round: such as "Round 1 of 3".
tournament-call = 🃏 **{ $round }, table { $table }:** { $people }, your table is right below. *My hand* shows your cards.
tournament-call-closed = 🃏 **{ $round }, table { $table }:** { $people }, your table is in a private thread, which you see in your list of channels. Nobody of the other tables can look in, because they play the same cards. *My hand* shows your cards.
# The name of a thread.
tournament-thread = { $round } · Table { $table }
tournament-check-in-call = { $people }: check in for the tournament, it begins { $when }. { $link }

button-tournament-join = Join
button-tournament-check-in = Join / Check in
button-tournament-drop = Drop out
button-tournament-start = Begin
button-tournament-go-on = Begin now
button-tournament-close = Close
button-tournament-lots = Check the lots
button-tournament-close-yes = Yes, close it

tournament-close-ask = Close the tournament for everybody? The standings stay as they are, and the tables play on.
note-tournament-opened = The tournament is open. You can join it as well.
note-tournament-bumped = A tournament is open in this channel. I posted its message again.
refused-tournament-unseen = Discord doesn't let me post the tournament here, so I haven't opened one. Please try another channel, or ask an admin what I may do here.
refused-tournament-bump = A tournament is open in this channel. Discord doesn't let me post its message again right now, so it stays where it is. Please ask an admin what I may do here.
note-tournament-joined = You joined. Check in from { $when } on, with the same button.
note-tournament-checked-in = You checked in. The tournament begins { $when }.
note-tournament-next-round = You play from the next round on.
note-tournament-dropped = You dropped out. Your results stay, and *Join* brings you back.
note-tournament-started = The round begins.
note-tournament-closed = The tournament is closed.

refused-tournament-few = { $count } of the { $needed } people that a tournament needs have checked in. Wait for more, or open one table for everybody with `/uno start`.
refused-tournament-taken = This channel has a tournament already. `/uno tournament` shows it.
refused-tournament-gone = This tournament is no longer here.
refused-tournament-over = This tournament is over. `/uno tournament` opens the next one.
refused-tournament-in = You're in. There's nothing to do until your table is called.
refused-tournament-early = You're on the list already. Check in from { $when } on.
refused-tournament-late = No round is left that you could join. The next tournament is open to everybody.
refused-tournament-full = The tournament is full: it has { $most } people.
refused-tournament-not-in = You aren't in this tournament, so you can't drop out. *Join* takes part.
refused-tournament-playing = A round is being played. The next one begins when its tables are done.
refused-tournament-host = Only { $host }, the host, or a moderator can do that.
refused-tournament-place = A tournament needs a text channel, because each table gets a thread.
refused-tournament-threads = A tournament needs a thread for each table. { $why }
refused-tournament-teams = A tournament counts the place of each player, so it can't have teams. Choose rules without teams.
refused-tournament-table = This is a table of a tournament, so only a moderator can do that. *Drop out* in the tournament's message gives up your place.
