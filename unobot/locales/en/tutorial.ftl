## The tutorial: five steps against an AI

lesson-title = Step { $number } of { $of } · { $title }
# The name of the AI that everyone learns with.
lesson-ai = Robin
lesson-top = On the pile: { $emoji } { $card }
lesson-hand = You hold: { $cards }
lesson-early = The rules allow that, too. For now, try what's described above.
button-lesson-next = Next step
button-lesson-skip = Skip this step
button-try-again = Try again

lesson-match = Color or number
lesson-match-do = You want to get rid of all your cards. Play one with the same **color** or **number** as the card on the pile: press it.
lesson-match-done = That's nearly the whole game. Then **{ $ai }** did the same. You take turns, matching color or number.

lesson-action = Action cards
lesson-action-do = Some cards do something. Play one of yours.
    ⊘ Skip: the next player misses a turn.
    ⇄ Reverse: play goes the other way.
    +2 Draw Two: the next player draws two and misses a turn.
lesson-action-done = **{ $ai }** missed a turn. With only two players, it's your turn again right away.

lesson-wild = Wild cards
lesson-wild-do = None of your other cards match. But a **Wild** (W) goes on anything, and you choose the new color. Play it.
lesson-wild-color = Which color do you choose? Most of your cards are red.
lesson-wild-done = **{ $ai }** had to match the color you chose. A **Wild Draw Four** (+4) also makes the next player draw four cards. It's meant for when you have no card of the current color, and the next player can challenge it.

lesson-draw = Drawing
lesson-draw-do = None of your cards match. Draw one.
lesson-draw-choose = You drew a card that matches. Play it now, or keep it for later. You can't play another card this turn.
lesson-draw-done = Well played. If a drawn card doesn't match, you keep it, and your turn is over.
lesson-draw-kept = You kept it, so your turn was over. That can be wise. Just remember: in the end, every card in your hand scores for the winner.

lesson-uno = Uno!
lesson-uno-do = **{ $ai }** has one card left and forgot to say Uno. Press **Catch { $ai }!** before the next move.
lesson-uno-say = Caught: **{ $ai }** drew two. Now you have two cards yourself. Press **📣 Call UNO**, then play one.
lesson-uno-forgot = You forgot Uno, **{ $ai }** caught you, and you drew two cards. At a real table, you can still press **Uno!** after your card, if you're faster than the others.
lesson-uno-last = You've said Uno, so you can't be caught. One card left: play it!
lesson-uno-done = 🎉 You won! The first player without cards wins the round and scores for all cards in the other hands. Now play with people: `/uno start` opens a table.
