## Who wants to know of the next table in a channel

button-follow = Notify me
button-unfollow = Stop notifying me
follow-on = You will be called here when the next table opens in { $channel }.
follow-off = You will not be called any more when a table opens in { $channel }.
call-next = { $mentions }, a new table is open here: press **Join** to take a seat.
refused-too-many-followers = So many people want to know of tables in this channel already that I can take no more.
