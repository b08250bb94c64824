## Time control: slow and fast tables

button-time-control = Pace
time-control-title = How long may a move take?
time-control-how = At a slow table nobody has to wait: whoever is to move is reminded a few times, and `/uno tables` lists the tables that wait for you.
time-control-normal = Normal
time-control-fast = Fast: 20 seconds a move
time-control-hours = Slow: 4 hours a move
time-control-day = Slow: a day for each move
time-control-days = Slow: 3 days for each move
# $time: "90 seconds", "2 days".
time-control-time = { $time } for each move
ping-switch-off = `/uno me` switches these reminders off.
refused-only-host-time-control = Only the host chooses the pace; { $host } is the host.
refused-time-control-by-rules = The rules of this table give { $seconds } seconds for a move: **Change rules** changes that.
