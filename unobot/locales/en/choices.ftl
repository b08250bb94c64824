## What people choose for themselves: `/uno me`. Each is one line of a menu, so short.

me-title = Your settings
me-body = They hold at every table, and at once.
me-look-auto = Cards: as the server has them
me-look-pictures = Cards as pictures
me-look-shapes = Cards as shapes and letters
me-look-text = Cards as plain text
me-sort-color = Hand sorted by color
me-sort-value = Hand sorted by value
me-passes-on = Go on by itself when I cannot play
me-passes-off = Always wait for me to press Keep it
me-dms-auto = Hand by direct message: as the server has it
me-dms-on = My hand by direct message, too
me-dms-off = No hand by direct message
me-pings-idle = Call me when I seem to be away
me-pings-always = Call me at every turn
me-pings-off = Never call me
me-pings-by-channel = Call me in the channel
me-pings-by-dm = Call me by direct message
me-hints-on = Hints: each once, as I learn
me-hints-off = No hints
me-language-auto = Language: as in my Discord
# $name: what a language calls itself.
me-language = Language: { $name }
