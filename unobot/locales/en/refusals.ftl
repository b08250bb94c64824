## What is refused, what failed, and what is told after a press

refused-stale = That button is from an earlier move. This is how things stand now.
refused-unknown-button = That button no longer works. `/uno hand` and `/uno status` show new ones.
refused-unknown-move = “{ $move }” isn't a move. Choose one from the list, or type one such as R5, WG or draw.
refused-unknown-command = Discord doesn't have the newest form of this command yet. Please try again in a minute.
refused-too-often = That was a lot at once. Wait a moment, then try again.
refused-busy = I'm very busy right now, so I couldn't use that. Please try again in a moment.
refused-too-slow = That took too long. Please press it again.
refused-stopping = I'm about to restart. Please try again in a moment. Nothing is lost.

refused-closed = This table is closed. `/uno start` opens a new one.
refused-running = The match has started. **My hand** shows the seats you can take.
refused-table-full = All { $seats } seats are taken.
refused-only-host-starts = Only the host, { $host }, can start. If they don't, any player with a seat can { $when }.
refused-start-changed = The table changed just before your press, so nothing has started yet. Look again, then start.
refused-seated-already = You already have a seat at this table.
refused-not-seated = You don't have a seat at this table.
refused-away = You left this match. Press **My hand** to play on.
refused-left-already = You've already left. **My hand** brings you back.

refused-no-table = There's no table in this channel. `/uno start` opens one.
refused-no-such-table = This table is gone. `/uno start` opens a new one.
refused-channel-taken = This channel already has a table.
refused-elsewhere = This table isn't in this channel. **My hand** and `/uno hand` show your cards.
refused-place = You can play Uno in a server: in a text channel, a thread or a voice channel's chat. Try `/uno start` there.
refused-permission = I can't play in { $channel }: I need the permission { $missing } there.
refused-bump = Discord doesn't let me post in this channel right now, so the table stays where it is. Please ask an admin what I may do here.
refused-rematch-moment = The terms have changed since the last match, so the others can read them first. You can start { $when }, or sooner if all of them press **Rematch**.
refused-unseen = Discord doesn't let me post the table here, so I haven't opened one. Please try another channel, or ask an admin what I may do here.
permission-view-channel = View Channel
permission-connect = Connect
permission-send-messages = Send Messages
permission-send-messages-in-threads = Send Messages in Threads
permission-create-public-threads = Create Public Threads
permission-create-private-threads = Create Private Threads
permission-manage-threads = Manage Threads
permission-attach-files = Attach Files

error-storage = I can't reach my database right now. Nothing was changed. Please try again in a moment.
error-unsure = I lost my database just as I saved that, so I can't say if it counted. Please look again in a moment.
error-discord = Discord didn't take my answer. I may have done what you asked all the same, so please look again in a moment.
error-damaged = I can't read the saved data behind this, so nothing was changed. Everything else goes on. Please tell the people who run me.
error-unexpected = Something went wrong on my side. Nothing was changed. Please try again.

note-changed = Changed.
note-joined = You have a seat. Your hand comes when the match starts.
note-left = You left the table.
