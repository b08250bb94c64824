## Help

help-title = Playing Uno here
help-new = **New to Uno?** Press **Try it**: five short steps against an AI, and you know how.
help-start = **Ready to play?** `/uno start` opens a table here. The others press **Join**, AIs can fill the seats, and **Start** deals the cards.
help-ask = **Want to know more?** Press what you would like to read.
button-try = Try it

help-topic-round = How a round goes
help-round-1 = Everybody is dealt cards, and one lies face up on the pile.
help-round-2 = **Your turn:** lay a card of the same color or with the same number or sign, or a wild. Nothing fits? **Draw** one. If it fits, you may lay it at once.
help-round-3 = **The end:** whoever lays their last card wins the round and gets points for the cards the others still hold. Whoever reaches the target wins the match.
help-round-4 = House rules may change some of it: `/uno rules` tells what is played here.
help-topic-cards = The cards
help-cards-1 = **0 to 9**: nothing but a color and a number.
help-cards-2 = ⊘ **Skip**: the next player misses a turn.
help-cards-3 = ⇄ **Reverse**: play goes the other way; with two players it skips.
help-cards-4 = **+2** Draw Two: the next player draws two and misses a turn.
help-cards-5 = 🌈 **W** Wild: goes on anything; you choose the color.
help-cards-6 = 🌈 **+4** Wild Draw Four: you choose the color, and the next player draws four. It is meant for when you hold none of the color that counts, and can be challenged.
help-topic-uno = Uno and catching
help-uno-1 = **Two cards left, and your turn?** Switch **Say Uno** on, then lay one.
help-uno-2 = **Forgot it?** Press **Uno!** quickly.
help-uno-3 = **Somebody else forgot it?** **Catch!** lights up at the table. Press it before play goes on, and they draw two cards.
help-topic-hand = Your hand
help-hand-1 = **My hand** at the table shows your cards to you alone, and they come by direct message too. Press a card to lay it.
help-hand-2 = A card is off? **Why not?** tells which rule stands in the way.
help-hand-3 = `/uno play` lists your moves in words, for screen readers and keyboards.
help-topic-away = When somebody is away
help-away-1 = The countdown at the table shows how long a move may take. If it runs out, the move is made for you; the second time in a row, an AI plays for you until you press anything.
help-away-2 = Have to go? **Leave** gives your cards to an AI, and **My hand** brings you back to them.
help-topic-table = Rules of the table
help-table-1 = Before the match the host can **Change rules**: a preset, single house rules, or a code from another table.
help-table-2 = Nobody can tamper with the cards: all shuffles are fixed before anybody joins, and **Check the deal** at the end shows it.
help-topic-commands = All commands
help-commands-1 = Each begins with `/uno`:
help-command = `/uno { $command }` · { $what }
help-legal = This is an unofficial fan project with its own card art. UNO is a trademark of Mattel; the project is not affiliated with Mattel or endorsed by it.
