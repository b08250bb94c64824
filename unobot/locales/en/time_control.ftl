## Time control: slow and fast tables

button-time-control = Pace
time-control-title = How long can a move take?
time-control-how = At a slow table, you don't have to stay. I remind you when it's your turn, and `/uno tables` lists the tables that wait for you.
time-control-normal = Normal
time-control-fast = Fast: 20 seconds a move
time-control-hours = Slow: 4 hours a move
time-control-day = Slow: a day for each move
time-control-days = Slow: 3 days for each move
# $time: "90 seconds", "2 days".
time-control-time = { $time } for each move
ping-switch-off = `/uno me` turns these reminders off.
refused-only-host-time-control = Only the host, { $host }, can choose the pace.
refused-time-control-by-rules = The rules of this table give you { $seconds } seconds for a move. **Change rules** changes that.
