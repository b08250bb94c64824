## Spectators: people without a seat

spectator-title = You're watching.
spectator-take = You can take over an AI's seat right now, with its cards and points.
spectator-join = You can join from the next round. You start with the lowest score at the table.
spectator-take-or-join = You can take over an AI's seat right now, with its cards and points, or join from the next round.
spectator-joins = You're in from the next round.
spectator-full = All seats are taken. You can join the next table here.
spectator-kicked = You were kicked from this match. You can join the next table here.
button-take-over = Take over { $name }
button-join-next-round = Join from the next round
note-took-over = The seat is yours.
refused-seat-taken = That seat is no longer free.
refused-no-newcomers = Under these rules, you can't join after the match starts. You can join the next table here.
refused-no-cards-left = The deck has too few cards for more than { $seats } players.
