## Help

help-title = Playing Uno here
help-new = **New to Uno?** Press **Try it** for five short steps against an AI.
help-start = **Ready to play?** `/uno start` opens a table here. The others press **Join**, AIs can fill the seats, and **Start** deals the cards.
help-daily = **Five minutes alone?** `/uno daily` has new deals every day, for you against three AIs.
help-ask = **Want to know more?** Press a topic.
help-bring = **Play elsewhere?** Bring me to a server, or to your own apps. Then we can also play in direct messages, in group chats, and on servers without me.
button-install-server = Add to a server
button-install-personal = Add to my apps
button-tutorial = Try it

help-button-round = A round
help-topic-round = How a round goes
help-round-1 = Each player is dealt cards, and one card lies face up on the pile.
help-round-2 = **Your turn:** play a card with the same color, number or sign, or a wild. Nothing matches? **Draw** one. If it matches, you can play it right away.
help-round-3 = **The end:** the first player without cards wins the round, and points for the cards the others still hold. The first to reach the target wins the match.
help-round-4 = House rules can change some of this. `/uno rules` shows the rules here.
help-button-cards = The cards
help-topic-cards = The cards
help-cards-1 = **0 to 9**: just a color and a number.
help-cards-2 = ⊘ **Skip**: the next player misses a turn.
help-cards-3 = ⇄ **Reverse**: play goes the other way. With two players, it skips.
help-cards-4 = **+2** Draw Two: the next player draws two and misses a turn.
help-cards-5 = 🌈 **W** Wild: goes on anything, and you choose the color.
help-cards-6 = 🌈 **+4** Wild Draw Four: you choose the color, and the next player draws four. It's meant for when you have no card of the current color, and can be challenged.
help-button-uno = Uno!
help-topic-uno = Uno and catching
help-uno-1 = **Two cards left, and your turn?** Press **📣 Call UNO**, then play one.
help-uno-2 = **Forgot it?** Press **Uno!** quickly.
help-uno-3 = **Did another player forget it?** **Catch!** lights up at the table. Press it before the next move, and they draw two cards.
help-button-hand = Your hand
help-topic-hand = Your hand
help-hand-1 = **My hand** at the table shows your cards to you alone. They also come by direct message. Press a card to play it.
help-hand-2 = Is a card switched off? **Why not?** shows which rule is in the way.
help-hand-3 = `/uno play` lists your moves in words, for screen readers and keyboards.
help-hand-4 = 💡 Small hints come once each. `/uno me` turns them off, or on again.
help-button-away = Away
help-topic-away = When you're away
help-away-1 = The countdown at the table shows how long you have for a move. If it runs out, the move is made for you. The second time in a row, an AI takes over until you press anything.
help-away-2 = Have to go? **Leave** gives your cards to an AI, and **My hand** brings you back to them.
help-button-table = House rules
help-topic-table = Rules of the table
help-table-1 = Before the match, the host can **Change rules**: a preset, single house rules, or a code from another table.
help-table-2 = The cards can't be rigged: the deck is sealed before the first player joins. **Check the deal** at the end proves it.
help-button-commands = Commands
help-topic-commands = All commands
help-commands-1 = Each one starts with `/uno`:
help-command = `/uno { $command }` · { $what }
help-legal = This is an unofficial fan project with its own card art. UNO is a trademark of Mattel. The project isn't affiliated with Mattel or endorsed by it.

## The rules, page by page: `/uno rules`

help-rules-title = Rules: { $preset }
# On a page that does not hold all rules of a table.
help-rules-page = Page { $page } of { $pages }
