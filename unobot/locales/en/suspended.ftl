## Suspended matches: their channel can't be reached. Adjourned matches: nobody is there.

suspended-match = The match is waiting
suspended-lobby = The table is waiting
suspended-here = I can't reach the channel of this match. Continue it in this channel with **Play on here**, or in another with `/uno resume`.
adjourned-title = The match is adjourned
adjourned-body = Nobody was here for a while, so the match waits just as you left it. Continue here with **Play on**, or in any channel of this server with `/uno resume`.
adjourned-resting = Only AIs have played here for a while, so the match waits. **{ $button }** continues it.
adjourned-kept = It closes for good { $when }.
button-resume = Play on
button-resume-here = Play on here
refused-adjourned = The match is adjourned because no one was here. `/uno resume` continues it.
refused-suspended = I can't reach the channel of this match. Continue it with `/uno resume` in any channel of the server.
refused-channel-suspended = A match is waiting in this channel. `/uno resume` continues it.
refused-not-suspended = This match is already running.
refused-nothing-suspended = No match in this server is waiting. `/uno start` opens a table.
refused-only-seated-resumes = Only its players, its host or a moderator can resume a match.
refused-which-match = Several matches are waiting. Choose one with the option **match**.
