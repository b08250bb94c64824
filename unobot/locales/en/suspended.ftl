## Suspended matches

adjourned-title = The match is laid aside
adjourned-body = Nobody was here for a while, so everything waits as it is. Go on here with **Play on**, or anywhere in this server with `/uno resume`.
adjourned-kept = It is put away for good { $when }.
button-resume = Play on
refused-adjourned = The match was laid aside, since nobody was here. `/uno resume` goes on with it.
refused-channel-suspended = A match waits in this channel: `/uno resume` goes on with it.
refused-suspended = I cannot reach its channel any more, so nothing can be played. `/uno resume` in any channel of the server goes on.
refused-not-suspended = This match goes on already: nothing has to be resumed.
refused-nothing-suspended = No match of this server waits to go on: `/uno start` opens a table.
refused-only-seated-resumes = Only somebody with a seat at it, its host or a moderator can go on with a match.
refused-which-match = Several matches wait: choose one with the option **match**.
suspended-match = The match waits
suspended-lobby = The table waits
