## Notify me: a call when the next table opens in a channel

button-notify-me = Notify me
button-notify-me-off = Stop notifying me
notify-me-on = I'll ping you here when the next table opens in { $channel }.
notify-me-off = I won't ping you anymore when a table opens in { $channel }.
notify-me-call = { $mentions }, a new table is open here. Press **Join** to take a seat.
refused-notify-me-full = The list for this channel is full, so I can't add you.
