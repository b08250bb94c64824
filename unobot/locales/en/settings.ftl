## What is set for a server or a channel: `/uno settings`

settings-title = Uno in this server
# $channel: a channel, as a link.
settings-title-channel = Uno in { $channel }
# One line of the panel. $name: one of the settings below; $value: what holds; $origin: where that comes from.
settings-line = { $origin ->
    [here] { $name }: **{ $value }** · set here
    [server] { $name }: **{ $value }** · from the server
   *[usual] { $name }: **{ $value }**
}
settings-which = Change …
settings-as-server = As in the server: { $value }
settings-as-usual = As usual: { $value }
button-settings-server = This server
button-settings-channel = This channel

settings-rules = Rules
settings-rules-what = What a new table plays, unless its host says otherwise.
settings-rules-code = code { $code }
settings-turn = Turn time
settings-turn-what = How long a move may take at new tables.
settings-allowed = Uno
settings-allowed-what = Whether tables may be opened.
settings-allowed-on = may be played
settings-allowed-off = may not be played
settings-starts = Who opens tables
settings-starts-what = Who may use /uno start.
settings-starts-everybody = everybody
settings-starts-moderators = moderators
settings-moderator-role = Uno moderators
settings-moderator-role-auto = no role
settings-role = Choose a role …
button-no-role = No role
settings-table-look = Table
settings-table-look-what = How new tables look.
settings-table-look-picture = drawn from above
settings-table-look-text = in words, beside the card on top
settings-look = Hands
settings-look-what = For who has chosen nothing with /uno me.
settings-look-pictures = pictures
settings-look-shapes = shapes and letters
settings-look-text = text
settings-dms = Hands by direct message
settings-dms-what = For who has chosen nothing with /uno me.
settings-dms-on = yes
settings-dms-off = no
settings-pings = Calls to a turn
settings-pings-what = Whether people are called by their name in the channel.
settings-pings-on = yes
settings-pings-off = no
settings-threads = Thread for each table
settings-threads-what = Whether a new table gets a thread of its own.
settings-threads-on = yes
settings-threads-off = no
settings-language = Language
settings-language-what = What tables speak. Everybody's own panels speak their own language.
settings-language-auto = the server's

# A time. $count: how many.
duration-seconds = { $count ->
    [one] 1 second
   *[other] { $count } seconds
}
duration-minutes = { $count ->
    [one] 1 minute
   *[other] { $count } minutes
}
duration-hours = { $count ->
    [one] 1 hour
   *[other] { $count } hours
}
duration-days = { $count ->
    [one] 1 day
   *[other] { $count } days
}

refused-settings-place = Settings belong to a server: ask for them there.
refused-settings = Only somebody with the permission Manage Server can change these settings.
refused-everybody-role = Everybody has that role, and would be a moderator: choose another one.
refused-not-here = Uno may not be played in this channel. Those who manage the server set that with `/uno settings`.
refused-moderators-start = Only moderators open tables here. Ask one of them, or join a table that is open.
