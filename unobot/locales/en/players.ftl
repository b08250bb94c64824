## Players: who may join, who is host, and who goes

players-title = Players
players-alone = You're the only person here.
players-kick = Kick a player …
players-new-host = Choose a new host …
players-release = Release the seat of a player who left …
access-open = Anyone can join
access-invited = Only invited players can join
access-closed = No one else can join

players-kick-title = Kick { $name }?
players-kick-body = An AI plays on with their cards. They can't come back to this match.
players-kick-leaves = They are still in this match. If you kick them, you leave the match and are last in the results and ratings. You can play on.
players-kick-body-lobby = They can't come back to this table.
button-kick = Kick

note-kicked = { $name } was kicked.
note-new-host = { $name } is the host now.
note-released = { $name }'s seat belongs to an AI now. Others can take it over.
refused-kicked = You were kicked from this match. You can join the next table here.
refused-former = You deleted your data, so you can't come back to this match. You can join the next table here.
refused-invited-only = Invite-only. Ask { $host } for an invitation.
refused-closed-to-new = Closed to new players. Ask { $host }, the host.
refused-only-host-manages = Only the host, { $host }, or a moderator can do that.
refused-no-such-player = They no longer have a seat at this table.
refused-kick-oneself = You can't kick yourself. Press **Leave**.
refused-new-host-away = { $name } is away, and the host has to be here.
refused-release-present = { $name } is here, so the seat is theirs. If you have to, kick them.
