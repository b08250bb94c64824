## Players: who may join, who is host, and who goes

button-kick = Send away
players-title = Players
players-kick = Send somebody away …
players-new-host = Make somebody else host …
players-alone = You are the only person here.
access-open = Everybody may join
access-invited = Only who is invited may join
access-closed = Nobody else may join
players-kick-title = Send { $name } away?
players-kick-body = An AI plays on with their cards, and they cannot come back to this match.
players-kick-body-lobby = They cannot come back to this table.
note-kicked = { $name } was sent away.
note-new-host = { $name } is the host now.
refused-kicked = You were sent away from this match: the next table here is open to you again.
refused-invited-only = Only who is invited may join here: ask { $host }, the host.
refused-closed-to-new = Nobody else may join here just now: ask { $host }, the host.
refused-only-host-manages = Only the host or a moderator can do that; { $host } is the host.
refused-no-such-player = They have no seat at this table any more.
refused-kick-oneself = You cannot send yourself away: press **Leave**.
refused-new-host-away = { $name } is away: the host has to be here.
players-release = Give the seat of somebody who left to an AI …
note-released = The seat of { $name } is an AI's now: others can take it over.
refused-release-present = { $name } is here: send them away if you have to.
