## The lobby

lobby-closed = This table is closed
lobby-again = `/uno start` opens the next table.
lobby-access-invited = ✉️ Only who is invited may join.
lobby-access-closed = 🔒 Nobody else may join.
button-change-rules = Change rules
button-invite = Invite
lobby-time-control = Pace: { $pace }
button-join = Join
button-start = Start
lobby-title = Uno: who is in?
lobby-how = Press **Join** to take a seat. **{ $host }** starts the match.
lobby-how-start = **{ $host }** starts the match.
lobby-rematch = Uno: a rematch?
lobby-rematch-how = It begins when everybody seated has pressed **Rematch**, or when **{ $host }** presses **Start**.
lobby-seat = { $number }. **{ $name }**
lobby-free = { $number }. _free_
lobby-waiting = Two seats are needed: wait for somebody, or add an AI.
lobby-ready = { $seats ->
    [10] All ten seats are taken.
   *[other] Ready to start; up to ten can play.
}
lobby-rules = Rules: { $rules }
lobby-until = Closes by itself { $when }, unless somebody joins in.
lobby-until-start = Closes by itself { $when }, unless the match starts.
lobby-add-ai = Add an AI player
lobby-remove-ai = Send an AI away
# Said in six words: nobody reads more here. Whoever notes the number can check the deal at the end.
lobby-sealed = 🔒 All shuffles are fixed; their fingerprint: `{ $commitment }`
