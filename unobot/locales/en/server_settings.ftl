## Server settings: `/uno settings`

server-settings-title = Uno in this server
# $channel: a channel, as a link.
server-settings-title-channel = Uno in { $channel }
# One line of the panel. $name: one of the settings below; $value: what holds; $origin: where that comes from.
server-settings-line = { $origin ->
    [here] { $name }: **{ $value }** · set here
    [server] { $name }: **{ $value }** · from the server
   *[usual] { $name }: **{ $value }**
}
server-settings-which = Change …
server-settings-as-server = As in the server: { $value }
server-settings-as-usual = As usual: { $value }
button-server-settings-server = This server
button-server-settings-channel = This channel
server-settings-rules = Rules
server-settings-rules-what = What a new table plays, unless its host says otherwise.
server-settings-rules-code = code { $code }
server-settings-turn = Turn time
server-settings-turn-what = How long a move may take at new tables.
server-settings-allowed = Uno
server-settings-allowed-what = Whether tables may be opened.
server-settings-allowed-on = may be played
server-settings-allowed-off = may not be played
server-settings-starts = Who opens tables
server-settings-starts-what = Who may use /uno start.
server-settings-starts-everybody = everybody
server-settings-starts-moderators = moderators
server-settings-moderator-role = Uno moderators
server-settings-moderator-role-auto = no role
server-settings-role = Choose a role …
button-no-role = No role
server-settings-table-look = Table
server-settings-table-look-what = How new tables look.
server-settings-table-look-picture = drawn from above
server-settings-table-look-text = in words, beside the card on top
server-settings-look = Hands
server-settings-look-what = For who has chosen nothing with /uno me.
server-settings-look-pictures = pictures
server-settings-look-shapes = shapes and letters
server-settings-look-text = text
server-settings-dms = Hands by direct message
server-settings-dms-what = For who has chosen nothing with /uno me.
server-settings-dms-on = yes
server-settings-dms-off = no
server-settings-pings = Calls to a turn
server-settings-pings-what = Whether people are called by their name in the channel.
server-settings-pings-on = yes
server-settings-pings-off = no
server-settings-threads = Thread for each table
server-settings-threads-what = Whether a new table gets a thread of its own.
server-settings-threads-on = yes
server-settings-threads-off = no
server-settings-language = Language
server-settings-language-what = What tables speak. Everybody's own panels speak their own language.
server-settings-language-auto = the server's
refused-server-settings-place = Settings belong to a server: ask for them there.
refused-server-settings = Only somebody with the permission Manage Server can change these settings.
refused-everybody-role = Everybody has that role, and would be a moderator: choose another one.
refused-not-here = Uno may not be played in this channel. Those who manage the server set that with `/uno settings`.
refused-moderators-start = Only moderators open tables here. Ask one of them, or join a table that is open.
