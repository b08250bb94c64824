## The finished matches of a server

history-channel = Finished matches in this channel
history-server = Finished matches in this server
history-mine = Your finished matches in this server
button-history-channel = This channel
button-history-server = This server
button-history-mine = My matches
button-history-older = Older ▶
history-empty = No match has ended here yet. `/uno start` opens a table.
history-end = There are no older matches.
history-unfinished = ended early
history-player = { $name } ({ $score })
history-rounds = { $count ->
    [one] { $count } round
   *[other] { $count } rounds
}
history-others = { $count ->
    [one] and { $count } other
   *[other] and { $count } others
}
refused-history-place = Matches belong to a server. Use this command there.
