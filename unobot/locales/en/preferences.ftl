## Preferences: `/uno me`. Each is one line of a menu: 22 letters fit on a phone. A message that ends in -what stands
## small below, if there is room.

preferences-title = Your settings
preferences-body = These apply right away, at every table.
# $strength: 0 to 100.
preferences-playing = Even match: against you, the AI plays at { $strength } of 100. Your matches against AIs set this: a win raises it, a loss lowers it.
preferences-look-auto = Cards: server's choice
preferences-look-pictures = Cards: pictures
preferences-look-shapes = Cards: shapes, letters
preferences-look-text = Cards: plain text
preferences-look-what = How you see your cards.
preferences-sort-color = Sorted by color
preferences-sort-value = Sorted by value
preferences-sort-what = The order of your cards.
preferences-passes-on = Auto-pass: on
preferences-passes-off = Auto-pass: off
preferences-passes-what = Whether I pass for you if you can't play the card you drew.
preferences-dms-auto = DMs: server's choice
preferences-dms-on = DMs: my hand, too
preferences-dms-off = DMs: no hand
preferences-dms-what = Whether your hand also comes by direct message.
preferences-pings-idle = Pings: when I'm idle
preferences-pings-always = Pings: every turn
preferences-pings-off = Pings: never
preferences-pings-what = When I ping you for your turn.
preferences-pings-by-channel = Ping place: channel
preferences-pings-by-dm = Ping place: DM
preferences-pings-by-what = Where I ping you.
preferences-hints-on = Hints: each once
preferences-hints-off = Hints: none
preferences-hints-what = Short tips that come once, when you can use them.
preferences-rated-on = Rating: on
preferences-rated-off = Rating: off
preferences-rated-what = Whether I rate you and list you on leaderboards.
preferences-language-auto = Language: automatic
preferences-language-what = The language I use with you. Automatic is the language of your Discord.
# $name: what a language calls itself.
preferences-language = Language: { $name }
