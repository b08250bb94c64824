## The tutorial: five steps against an AI

lesson-title = Step { $number } of { $of } · { $title }
# The name of the AI that everybody learns with.
lesson-ai = Robin
lesson-top = On the pile: { $emoji } { $card }
lesson-hand = You hold: { $cards }
lesson-early = The rules allow that, too. Here, try what stands above.
button-lesson-next = Next step
button-lesson-skip = Skip this step
button-try-again = Try again
lesson-match = Color or number
lesson-match-do = You want to get rid of all your cards. Lay one that has the **color** or the **number** of the card on the pile: press it.
lesson-match-done = That is nearly the whole game. Then **{ $ai }** did the same: color or number, in turns.
lesson-action = Action cards
lesson-action-do = Some cards do something. Lay one of yours.
    ⊘ Skip: the next player misses a turn.
    ⇄ Reverse: play goes the other way.
    +2 Draw Two: the next player draws two and misses a turn.
lesson-action-done = **{ $ai }** missed a turn, so with two players you are next again at once.
lesson-wild = Wild cards
lesson-wild-do = Nothing else of yours fits, but a **Wild** (W) goes on anything, and you choose the color that counts from then on. Lay it.
lesson-wild-color = Which color is to count now? You hold most of red.
lesson-wild-done = The color you chose counted, and **{ $ai }** had to follow it. A **Wild Draw Four** (+4) does that as well, and the next player draws four cards; it is meant for when you hold nothing of the color that counts. The next player may challenge it.
lesson-draw = Drawing
lesson-draw-do = None of your cards fits. Draw one.
lesson-draw-choose = You drew a card that fits. You may play it at once, or keep it for later; only this one card may be played now.
lesson-draw-done = Well played. A drawn card that does not fit is kept, and your turn is over.
lesson-draw-kept = You kept it, so your turn was over. That can be wise; just remember that every card in your hand counts for somebody else in the end.
lesson-uno = Uno!
lesson-uno-do = **{ $ai }** laid the last card but one and forgot to say Uno. Press **Catch { $ai }!** before play goes on.
lesson-uno-say = Caught: **{ $ai }** drew two. Now you hold two cards yourself: switch **Say Uno** on, then lay one.
lesson-uno-forgot = You forgot Uno, **{ $ai }** caught you, and you drew two cards. At a real table you can still press **Uno!** after laying the card, if you are quicker than the others.
lesson-uno-last = You have said Uno, so nobody can catch you. One card left: lay it!
lesson-uno-done = 🎉 You have won! Whoever lays their last card wins the round and gets points for all cards in the other hands. Now play with people: `/uno start` opens a table.
