## Buttons that several screens have

button-hand = My hand
button-more = More
button-rules = Rules
button-players = Players
button-show-table = Show me the table
button-leave = Leave
button-rematch = Rematch
button-help = Help
button-code = Paste a code

button-uno = Uno!
button-catch = Catch!
button-catch-name = Catch { $name }!
button-draw = Draw
button-play = Play it
button-keep = Keep it
button-say-uno-off = 📣 Call UNO
button-say-uno-on = ✅ UNO armed

button-refresh = Refresh
button-back = Back
button-previous = ◀
button-page = { $page } of { $pages }
button-next = ▶
