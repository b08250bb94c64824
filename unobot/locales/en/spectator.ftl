## Spectators: people without a seat

spectator-kicked = You were sent away from this match. The next table here is open to you again.
button-take-over = Take over { $name }
spectator-take = You can take over an AI's seat at once, with its cards and its points.
spectator-full = Every seat belongs to somebody: the next table here is open to you.
note-took-over = The seat is yours.
refused-seat-taken = That seat is not free any more.
button-join-next-round = Join from the next round
spectator-join = You can join with the next round; you begin with the lowest score at the table.
spectator-take-or-join = You can take over an AI's seat at once, with its cards and its points, or join with the next round.
spectator-joins = You are in from the next round on.
refused-no-newcomers = Under these rules nobody can join a match that has begun: the next table here is open to you.
refused-no-cards-left = The deck has not enough cards for more than { $seats } players.
spectator-title = You are watching.
