## A player's tables: `/uno tables`

tables-yours = Your tables
tables-which = Which table?
tables-turn = **your turn**
tables-wait = **{ $name }** is playing
tables-waits = waits, because nobody is there
tables-until = ends { $when }
tables-pause = between rounds
tables-next = next round starts { $when }
tables-lobby = not started yet
tables-suspended = waits for `/uno resume`
tables-over = over
tables-more = { $count ->
    [one] { $count } more table isn't listed. Open your hand there.
   *[other] { $count } more tables aren't listed. Open your hand there.
}
tables-notify-me = **Notify me** pings you when the next table opens in this channel.
tables-empty = You don't have a seat at any table. `/uno start` opens one.
