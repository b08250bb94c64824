## The menu of a table: More

menu-title = What else?
menu-bump = **Bump** moves the table to the newest messages.
menu-skip = **Vote to skip**: if more than half of the others agree, the move is made for **{ $name }**.
menu-autopilot = **Autopilot**: an AI plays until you're back.
menu-autopilot-off = An AI plays for you. **I'm back** ends that.
menu-leave = **Leave**: an AI takes over. **My hand** brings you back.
menu-players = **Players**: who may join, who leaves, who hosts.
menu-look-picture = **Draw the table** shows it from above.

button-bump = Bump
button-skip = Vote to skip
button-autopilot-on = Autopilot
button-autopilot-off = I'm back
button-look-picture = Draw the table
button-look-text = Words only
button-end = End match
button-end-yes = Yes, end it
button-end-no = Keep playing

menu-end-title = End the match for everyone?
menu-end-body = The scores are shown, and nobody wins.
menu-end-leaves = Others are still in this match. For the results and ratings, you leave the match and are last.
menu-end-title-lobby = Close this table?
menu-end-body-lobby = All players lose their seats.

note-bumped = The table is at the bottom of the channel now.
note-look-picture = The table is drawn from above now.
note-look-text = The table is in words now.
note-skip = Your vote counts: { $count } of { $needed }.
note-skipped = Done: the turn was skipped.
note-ended = The table is closed.
note-not-ended = Play goes on.
refused-only-host-look = Only the host, **{ $host }**, can choose how the table is shown.
refused-only-host-ends = Only the host, { $host }, or a moderator can end this.
refused-skip-oneself = It's your own turn. Play, or let an AI play with **More** → **Autopilot**.
refused-skip-nobody = There's no one to skip, or you aren't playing right now.
refused-skip-alone = One player, or one team, can't skip a turn alone. { $name } has the whole time for this move.
refused-skip-early = Give { $name } a moment. You can vote when half of their time is over.
