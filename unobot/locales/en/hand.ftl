## The hand

hand-play = Your turn: match { $emoji } **{ $color }** or **{ $face }**
hand-play-color = Your turn: match { $emoji } **{ $color }**
hand-play-any = Your turn: begin with any card
hand-partner = Your partner is **{ $name }**, { $count ->
    [one] one card
   *[other] { $count } cards
}.
hand-out = You are out of this round: { $place }
hand-play-pass = Nothing fits, and you may not draw: go on.
hand-play-none = Nothing fits: draw a card.
hand-drawn = You drew { $emoji } **{ $card }**: play it or keep it?
hand-drawn-must = You drew { $emoji } **{ $card }**: you must play it.
hand-drawn-unfit = You drew { $emoji } **{ $card }**. It does not fit, so keep it.
hand-drawn-unfit-passing = You drew { $emoji } **{ $card }**. It does not fit. Your turn ends by itself in a moment.
hand-drawn-nothing = There was nothing left to draw: go on.
hand-drawn-nothing-passing = There was nothing left to draw. Your turn ends by itself in a moment.
hand-drawn-blind = You drew a card face down: keep it, and see it when your next turn begins
hand-drawn-blind-passing = You drew a card face down. You see it when your next turn begins. This turn ends by itself in a moment.
hand-unseen = { $count ->
    [one] One of your cards is face down: it is turned up for you when your next turn begins.
   *[other] { $count } of your cards are face down: they are turned up for you when your next turn begins.
}
hand-first-color = Your turn: a Wild was turned up, so name the first color
hand-wild = { $card }: which color?
hand-answer = **{ $name }** laid a Wild Draw Four on { $emoji } **{ $color }**: take { $owed }, or challenge?
hand-answer-held = { $count ->
    [0] It was the last card of **{ $name }**.
    [one] **{ $name }** holds { $count } card now. A challenge wins if the hand had { $color } when the card was laid; lost, it costs you { $lost } cards.
   *[other] **{ $name }** holds { $count } cards now. A challenge wins if the hand had { $color } when the card was laid; lost, it costs you { $lost } cards.
}
hand-wait = It is not your turn yet.
hand-wait-over = The vote is over: the cards are being dealt.
hand-cards = Your hand, { $count ->
    [one] one card
   *[other] { $count } cards
}: { $cards }
hand-uno-owed = You hold one card. Say **Uno!** before somebody catches you.
hand-catch = **{ $name }** has not said Uno.
hand-shown = Only you see the hand **{ $name }** had: { $cards }
hand-lobby = The match has not started yet.
hand-away = You left, and an AI plays your hand.
hand-autopilot = An AI plays for you, since your time ran out twice. Press anything to play yourself.
note-paused = Live updates paused: press **Refresh** or any card.
hand-resting = An AI plays for you. Press anything here to play yourself.
hand-step-cards = { $card }: which cards together?
hand-step-target = { $card }: with whom?
hand-step-draws = { $card }: who draws two cards?
hand-first-target = With whom do you swap hands?
hand-owed = You owe { $owed ->
    [one] { $owed } card
   *[other] { $owed } cards
}: take them
hand-answer-stack = Or lay one of the cards below, and the sum passes on.
hand-catch-whom = Catch whom? A wrong catch costs you { $count ->
    [one] a card
   *[other] { $count } cards
}.
hand-wrong-play = A card that does not fit costs you { $count ->
    [one] a card
   *[other] { $count } cards
}.
hand-jump-in = You hold the very card that lies on top: jump in!
button-target = { $name } ({ $count })
note-caught = You caught { $name }!
note-dms-closed = I cannot send you direct messages, so your hand is here only: **My hand** at the table shows it again.
note-dms-blocked = Discord lets me open no new direct messages just now, so your hand is here only: **My hand** at the table shows it again.
button-catch-somebody = Catch …
button-take = Take { $owed }
button-pass = Go on
button-challenge = Challenge
button-sort-color = By color
button-sort-value = By value
button-return = Play again
