## A player's tables: `/uno tables`

tables-yours = Your tables
tables-notify-me = **Notify me** calls you when the next table opens in this channel.
tables-empty = You have no seat at any table: `/uno start` opens one.
tables-suspended = waits for `/uno resume`
tables-which = Which table?
tables-more = { $count ->
    [one] { $count } more table is not listed: open your hand there.
   *[other] { $count } more tables are not listed: open your hand there.
}
tables-turn = **your turn**
tables-wait = **{ $name }** is playing
tables-pause = between rounds
tables-lobby = not started yet
tables-over = over
