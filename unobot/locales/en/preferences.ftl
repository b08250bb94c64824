## Preferences: `/uno me`. Each is one line of a menu: 22 letters

preferences-title = Your settings
preferences-body = They hold at every table, and at once.
preferences-look-auto = Cards: server's choice
preferences-look-pictures = Cards: pictures
preferences-look-shapes = Cards: shapes, letters
preferences-look-text = Cards: plain text
preferences-look-what = How your cards are shown to you.
preferences-sort-color = Sorted by color
preferences-sort-value = Sorted by value
preferences-sort-what = The order of your cards.
preferences-passes-on = Pass: by itself
preferences-passes-off = Pass: I press it
preferences-passes-what = What happens to a drawn card that cannot be played.
preferences-dms-auto = DMs: server's choice
preferences-dms-on = DMs: my hand, too
preferences-dms-off = DMs: no hand
preferences-dms-what = Whether your hand also comes by direct message.
preferences-pings-idle = Calls: when I am idle
preferences-pings-always = Calls: every turn
preferences-pings-off = Calls: never
preferences-pings-what = When you are called to your turn.
preferences-pings-by-channel = Calls: in the channel
preferences-pings-by-dm = Calls: by DM
preferences-pings-by-what = Where you are called.
preferences-hints-on = Hints: each once
preferences-hints-off = Hints: none
preferences-hints-what = Short advice that comes once, when it is of use.
preferences-language-auto = Language: automatic
preferences-language-what = What unobot speaks to you; automatic is what your Discord speaks.
# $name: what a language calls itself.
preferences-language = Language: { $name }
