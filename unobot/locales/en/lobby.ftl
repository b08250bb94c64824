## The lobby

button-join = Join
button-start = Start
button-open = Open a table
button-start-alone = Play against an AI
button-start-ais = { $ais ->
    [one] Play with an AI
   *[other] Play with { $ais } AIs
}
button-length-round = Quick game: one round
button-quick = Quick game
button-length-points = Match to { $target } points
button-invite = Invite
button-change-rules = Change rules

lobby-title = Uno: who's in?
lobby-how = Press **Join** to take a seat. **{ $host }** starts the match.
lobby-how-start = **{ $host }** starts the match.
lobby-rematch = Uno: a rematch?
lobby-rematch-how = It starts when every player has pressed **Rematch**, or when **{ $host }** presses **Start**.
lobby-free = ▫️ _free_
lobby-missing = { $ais ->
    [one] One more player is needed. Wait for a friend, or play against an AI right now.
   *[other] { $ais } more players are needed. Wait for friends, or let AIs take the seats right now.
}
lobby-waiting-teams = Teams need { $needed } players: wait for { $missing } more, or add AIs.
lobby-ready = { $seats ->
    [10] All ten seats are taken.
   *[other] Ready to start. Up to ten can play.
}
lobby-rules = Rules: **{ $preset }** · { $what }
lobby-time-control = Pace: { $pace }
lobby-even = Even match: this AI plays about as well as the people here. When they win, the next match is harder. When they lose, it is easier.
lobby-access-invited = ✉️ Invite-only.
lobby-access-closed = 🔒 Closed to new players.
lobby-until = Closes { $when } unless another player joins.
lobby-until-start = Closes { $when } unless the match starts.
lobby-add-ai = Add an AI player
lobby-remove-ai = Remove an AI

lobby-closed = This table is closed
lobby-limited-rules = 🔒 An admin of this server has locked the rules, so this table now has the server's.
lobby-limited-ais = 🔒 An admin of this server has limited the AI players, so some had to leave.
