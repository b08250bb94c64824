## Invitations to a table

button-invite-voice = { $count ->
    [one] Invite who is in my voice channel
   *[other] Invite all { $count } in my voice channel
}
button-to-table = Go to the table
invitation-title = Whom do you want to invite?
invitation-how = They get a message from me with a button to join.
invitation-whom = Choose somebody …
invitation-voice-title = You are in a voice channel: invite { $count ->
    [one] who is there with you?
   *[other] the { $count } who are there with you?
}
invitation-dm = **{ $name }** invites you to a game of Uno in **{ $server }**.
invitation-dm-joined = You have a seat at the table in **{ $server }**.
invitation-call = { $people }: **{ $name }** invites you to play Uno here. Press **Join** at the table!
note-invited = { $name } has the invitation.
note-invited-here = { $name } takes no messages from me, so I called them in the channel.
note-invited-voice = { $count ->
    [one] I called { $count } person in the channel.
   *[other] I called { $count } people in the channel.
}
refused-invite-bot = That is a bot. For one that plays, see **Add an AI player**.
refused-invite-stranger = { $name } cannot see this channel, so they cannot play here.
refused-invite-seated = { $name } has a seat already.
refused-invite-kicked = { $name } was sent away: only { $host }, the host, can invite them.
refused-invite-again = { $name } has an invitation to this table already.
refused-invite-lately = { $name } was invited a moment ago: give them a few minutes.
refused-invite-many = There are enough invitations to this table.
refused-invite-nobody = There is nobody else to invite in your voice channel.
