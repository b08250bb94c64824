## Slow and fast tables; somebody's tables

button-pace = Pace
lobby-pace = Pace: { $pace }
pace-title = How long may a move take?
pace-how = At a slow table nobody has to wait: whoever is to move is reminded a few times, and `/uno tables` lists the tables that wait for you.
pace-normal = Normal
pace-fast = Fast: 20 seconds a move
pace-hours = Slow: 4 hours a move
pace-day = Slow: a day for each move
pace-days = Slow: 3 days for each move
# $time: "90 seconds", "2 days".
pace-time = { $time } for each move
ping-switch = `/uno me` switches these reminders off.
refused-only-host-pace = Only the host chooses the pace; { $host } is the host.
refused-pace-by-rules = The rules of this table give { $seconds } seconds for a move: **Change rules** changes that.
inbox-title = Your tables
inbox-follow = **Notify me** calls you when the next table opens in this channel.
inbox-empty = You have no seat at any table: `/uno start` opens one.
tables-stranded = waits for `/uno resume`
