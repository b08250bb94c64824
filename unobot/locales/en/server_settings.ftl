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
server-settings-as-server = Same as the server: { $value }
server-settings-as-usual = Default: { $value }
button-server-settings-server = This server
button-server-settings-channel = This channel

server-settings-rules = Rules
server-settings-rules-what = The rules of a new table, unless its host changes them.
server-settings-rules-code = code { $code }
server-settings-turn = Turn time
server-settings-turn-what = How long a move can take at new tables.
server-settings-allowed = Uno
server-settings-allowed-what = Whether players can open tables.
server-settings-allowed-on = can be played
server-settings-allowed-off = can't be played
server-settings-starts = Opening tables
server-settings-starts-what = The people who can use /uno start.
server-settings-starts-everybody = everyone
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
server-settings-look-what = For players with no choice of their own in /uno me.
server-settings-look-pictures = pictures
server-settings-look-shapes = shapes and letters
server-settings-look-text = text
server-settings-dms = Hands by direct message
server-settings-dms-what = For players with no choice of their own in /uno me.
server-settings-dms-on = yes
server-settings-dms-off = no
server-settings-pings = Turn pings
server-settings-pings-what = Whether I ping players in the channel on their turn.
server-settings-pings-on = yes
server-settings-pings-off = no
server-settings-threads = Thread for each table
server-settings-threads-what = Whether a new table gets a thread of its own.
server-settings-threads-on = yes
server-settings-threads-off = no
server-settings-moments = Moments
server-settings-moments-what = Banners and a lively line for Uno, big draws and wins at new tables.
server-settings-moments-on = on
server-settings-moments-off = off
server-settings-seasons = Seasons
server-settings-seasons-what = How long a leaderboard runs before a new one starts.
server-settings-seasons-monthly = a month
server-settings-seasons-quarterly = three months
server-settings-seasons-never = no seasons
server-settings-language = Language
server-settings-language-what = The language of tables. A player's own panels use the player's language.
server-settings-language-auto = the server's

refused-server-settings-place = Settings belong to a server. Use this command there.
refused-server-settings = You need the permission Manage Server to change these settings.
refused-everybody-role = Everyone has that role and would be a moderator. Choose another one.
refused-not-here = You can't play Uno in this channel. Server managers can change that with `/uno settings`.
refused-moderators-start = Only moderators open tables here. Ask one of them, or join an open table.
