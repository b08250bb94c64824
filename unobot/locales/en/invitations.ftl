## Invitations to a table

button-invite-voice = { $count ->
    [one] Invite the person in my voice channel
   *[other] Invite all { $count } in my voice channel
}
button-invite-voice-some = Invite { $count } of { $total } in my voice channel
button-to-table = Go to the table
button-to-channel = Go to the channel
invitation-title = Who do you want to invite?
invitation-how = They get a message from me with a button to join.
invitation-whom = Choose a player …
invitation-voice-title = You're in a voice channel. Invite { $count ->
    [one] the person there with you?
   *[other] the { $count } people there with you?
}
invitation-dm = **{ $name }** invites you to a game of Uno in **{ $server }**.
invitation-dm-joined = You have a seat at the table in **{ $server }**.
invitation-call = { $people }: **{ $name }** invites you to play Uno here. Press **Join** at the table!
note-invited = { $name } has the invitation. If they don't see it, it's among their message requests.
# $time: a duration, such as "40 seconds".
note-invite-soon = { $name } gets the invitation in about { $time }. I send one message a second, and others are waiting.
note-invited-here = I can't message { $name }, so I called them in the channel.
note-invited-voice = { $count ->
    [one] I called { $count } person in the channel.
   *[other] I called { $count } people in the channel.
}
note-invited-voice-rest = But a table can send { $most } invitations, so I didn't call the other { $count }.
refused-invite-bot = That's a bot. To play against an AI, use **Add an AI player**.
refused-invite-stranger = { $name } can't see this channel, so they can't play here.
refused-invite-seated = { $name } already has a seat.
refused-invite-kicked = { $name } was kicked. Only { $host }, the host, can invite them.
refused-invite-again = { $name } already has an invitation to this table.
refused-invite-lately = { $name } was invited a moment ago. Give them a few minutes.
refused-invite-many = This table has sent enough invitations.
refused-invite-nobody = There's no one else to invite in your voice channel.
