## Who sits at a table: the host's panel, and what is told of it

button-people = Players
button-kick = Send away
more-people = **Players**: who may join, who goes, who is host.
people-title = Players
people-kick = Send somebody away …
people-heir = Make somebody else host …
people-alone = You are the only person here.
access-open = Everybody may join
access-invited = Only who is invited may join
access-closed = Nobody else may join
lobby-access-invited = ✉️ Only who is invited may join.
lobby-access-closed = 🔒 Nobody else may join.
kick-title = Send { $name } away?
kick-body = An AI plays on with their cards, and they cannot come back to this match.
kick-body-lobby = They cannot come back to this table.
note-kicked = { $name } was sent away.
note-heir = { $name } is the host now.
hand-kicked = You were sent away from this match. The next table here is open to you again.
refused-kicked = You were sent away from this match: the next table here is open to you again.
refused-invited-only = Only who is invited may join here: ask { $host }, the host.
refused-closed-to-new = Nobody else may join here just now: ask { $host }, the host.
refused-only-host-manages = Only the host or a moderator can do that; { $host } is the host.
refused-no-such-guest = They have no seat at this table any more.
refused-kick-oneself = You cannot send yourself away: press **Leave**.
refused-heir-away = { $name } is away: the host has to be here.

## Who takes long, and who lets an AI play

button-skip = Vote to skip
button-auto-on = Autopilot
button-auto-off = I'm back
more-skip = **Vote to skip**: if more than half of the others want it, **{ $name }** is played for.
more-autopilot = **Autopilot**: an AI plays for you until you are back.
more-back = An AI plays for you: **I'm back** ends that.
mark-resting = 🤖 an AI plays for now
hand-resting = An AI plays for you. Press anything here to play yourself.
table-skip = ⏭️ { $count } of { $needed } votes to skip this turn, under **More**.
told-skipped = { $told } _The others voted to skip._
note-skip = Your vote counts: { $count } of { $needed }.
note-skipped = Done: the turn was skipped.
refused-skip-oneself = It is your own turn: play, or let an AI do it with **More** → **Autopilot**.
refused-skip-nobody = There is nobody to skip, or you do not play yourself just now.
refused-skip-early = Give { $name } a moment: votes count when half of their time is over.

## Who has no seat

button-take-over = Take over { $name }
watching-take = You can take over an AI's seat at once, with its cards and its points.
watching-full = Every seat belongs to somebody: the next table here is open to you.
note-took-over = The seat is yours.
people-free = Give the seat of somebody who left to an AI …
note-freed = The seat of { $name } is an AI's now: others can take it over.
refused-seat-taken = That seat is not free any more.
refused-free-present = { $name } is here: send them away if you have to.

## A match that was laid aside

aside-title = The match is laid aside
aside-body = Nobody was here for a while, so everything waits as it is. Go on here with **Play on**, or anywhere in this server with `/uno resume`.
aside-kept = It is put away for good { $when }.
button-resume = Play on
refused-aside = The match was laid aside, since nobody was here. `/uno resume` goes on with it.

## Who joins late

button-late = Join from the next round
watching-join = You can join with the next round; you begin with the lowest score at the table.
watching-take-or-join = You can take over an AI's seat at once, with its cards and its points, or join with the next round.
watching-joins = You are in from the next round on.
table-newcomers = In from the next round on: { $names }
refused-no-newcomers = Under these rules nobody can join a match that has begun: the next table here is open to you.
refused-no-cards-left = The deck has not enough cards for more than { $seats } players.
