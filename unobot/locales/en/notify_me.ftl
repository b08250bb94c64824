## Notify me: a call when the next table opens in a channel

button-notify-me = Notify me
button-notify-me-off = Stop notifying me
notify-me-on = You will be called here when the next table opens in { $channel }.
notify-me-off = You will not be called any more when a table opens in { $channel }.
notify-me-call = { $mentions }, a new table is open here: press **Join** to take a seat.
refused-notify-me-full = So many people want to know of tables in this channel already that I can take no more.
