## What people choose for themselves: `/uno me`. Each is one line of a menu: 22 letters
## fit on a phone. What ends in -what stands small below, where there is room.

me-title = Your settings
me-body = They hold at every table, and at once.
me-look-auto = Cards: server's choice
me-look-pictures = Cards: pictures
me-look-shapes = Cards: shapes, letters
me-look-text = Cards: plain text
me-look-what = How your cards are shown to you.
me-sort-color = Sorted by color
me-sort-value = Sorted by value
me-sort-what = The order of your cards.
me-passes-on = Pass: by itself
me-passes-off = Pass: I press it
me-passes-what = What happens to a drawn card that cannot be played.
me-dms-auto = DMs: server's choice
me-dms-on = DMs: my hand, too
me-dms-off = DMs: no hand
me-dms-what = Whether your hand also comes by direct message.
me-pings-idle = Calls: when I am idle
me-pings-always = Calls: every turn
me-pings-off = Calls: never
me-pings-what = When you are called to your turn.
me-pings-by-channel = Calls: in the channel
me-pings-by-dm = Calls: by DM
me-pings-by-what = Where you are called.
me-hints-on = Hints: each once
me-hints-off = Hints: none
me-hints-what = Short advice that comes once, when it is of use.
me-language-auto = Language: automatic
me-language-what = What unobot speaks to you; automatic is what your Discord speaks.
# $name: what a language calls itself.
me-language = Language: { $name }
