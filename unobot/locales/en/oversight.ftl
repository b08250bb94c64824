## Oversight: `/unoadmin tables`, `end` and `unblock`, for people who manage the server

oversight-title = Tables in this server
oversight-table = Table
oversight-unknown-channel = a channel that I can't read
# $host: a mention.
oversight-host = host { $host }
oversight-stage = { $stage ->
    [lobby] not started
    [playing] a match is running
    [pause] between rounds
    [suspended] waits, because I can't reach its channel
    [adjourned] waits, and its channel is free
   *[damaged] its saved data can't be read
}
# $when: a time, such as "5 minutes ago".
oversight-since = { $stage ->
    [suspended] since { $when }
    [adjourned] since { $when }
   *[other] last action { $when }
}
oversight-late = Stuck: the turn was due { $when }.
oversight-empty = There are no open tables in this server.
oversight-more = { $count ->
    [one] { $count } more table isn't listed. Use the commands in its channel.
   *[other] { $count } more tables aren't listed. Use the commands in their channels.
}
oversight-end-what = Ending the table closes it for everyone. Its match can't be continued.
button-oversee = Manage
button-oversight-list = All tables
button-oversight-refresh = Refresh
note-oversight-ended = The table in { $channel } is closed.
refused-oversight-gone = That table is closed already.
refused-oversight-empty = There's no table in { $channel }. `/unoadmin tables` lists all of them.
refused-admin-place = These commands belong to a server. Use them there.
refused-admin = You need the permission Manage Server to do this.
oversight-free-what = Freeing the channel sets the table aside. `/uno resume` continues it.
button-oversight-free = Free the channel
note-unblocked = { $channel } is free. The table waits for `/uno resume`.
refused-unblock-free = That table doesn't take its channel. `/uno start` opens another one there.
refused-unblock-running = Nothing is stuck there. `/unoadmin end` ends the table.
