## Help

help-title = Playing Uno here
help-start = `/uno start` opens a table in this channel. Others press **Join**, AIs can fill the seats, and the host presses **Start**.
help-hand = Your hand comes by direct message, and **My hand** at the table shows it too. Press a card to play it. Nobody else sees your panel.
help-uno = With two cards left, switch **Say Uno** on before you play. If somebody else forgot it, press **Catch**.
help-rules = Before the match the host can **Change rules**: a preset, single house rules, or a code from another table. **Why not?** in your hand says which rule stands in the way of a card.
help-clock = The countdown at the table shows how long a move may take. If it runs out, the move is made for you; after the second time an AI plays until you press anything.
help-fair = All shuffles are fixed before anybody joins, and **Check the deal** at the end shows it.
help-words = `/uno play` lists your moves in words and plays them without buttons, for screen readers and keyboards.
help-commands = `/uno join` · `/uno leave` · `/uno hand` · `/uno play` · `/uno status` · `/uno resume` · `/uno rules` · `/uno end` · `/uno help`
help-legal = This is an unofficial fan project with its own card art. UNO is a trademark of Mattel; the project is not affiliated with Mattel or endorsed by it.
