## Buttons that several screens have

button-players = Players
button-code = Paste a code
button-help = Help
button-leave = Leave
button-rules = Rules
button-hand = My hand
button-uno = Uno!
button-catch = Catch!
button-catch-name = Catch { $name }!
button-more = More
button-draw = Draw
button-play = Play it
button-keep = Keep it
button-say-uno-off = Say Uno: off
button-say-uno-on = Say Uno: on
button-refresh = Refresh
button-back = Back
button-previous = ◀
button-page = { $page } of { $pages }
button-next = ▶
button-rematch = Rematch
