## The hand

hand-play = Your turn: match { $emoji } **{ $color }** or **{ $face }**
hand-play-color = Your turn: match { $emoji } **{ $color }**
hand-play-any = Your turn: start with any card
hand-partner = Your partner is **{ $name }**, { $count ->
    [one] one card
   *[other] { $count } cards
}.
hand-out = You're out of this round: { $place }
hand-play-pass = You can't play or draw.
hand-play-none = None of your cards match. Draw one.
hand-drawn = You drew { $emoji } **{ $card }**: play it or keep it?
hand-drawn-must = You drew { $emoji } **{ $card }**: you have to play it.
hand-drawn-unfit = You drew { $emoji } **{ $card }**. It doesn't match, so keep it.
hand-drawn-unfit-passing = You drew { $emoji } **{ $card }**. It doesn't match, so you pass automatically.
hand-drawn-nothing = There was nothing left to draw.
hand-drawn-nothing-passing = There was nothing left to draw, so you pass automatically.
hand-drawn-blind = You drew a card face down. Keep it; you see it when your next turn starts.
hand-drawn-blind-passing = You drew a card face down, and you pass automatically. You see it when your next turn starts.
hand-unseen = { $count ->
    [one] One of your cards is face down. You see it when your next turn starts.
   *[other] { $count } of your cards are face down. You see them when your next turn starts.
}
hand-first-color = Your turn: a Wild was turned up, so choose the first color
hand-wild = { $card }: which color?
hand-answer = **{ $name }** played a Wild Draw Four on { $emoji } **{ $color }**: take { $owed }, or challenge?
hand-answer-held = { $needs ->
    [no_playable] If **{ $name }** could have played another card, **{ $name }** draws { $owed }. If not, you draw { $lost }.
   *[no_color] { $color ->
        [R] If **{ $name }** had a red card, **{ $name }** draws { $owed }. If not, you draw { $lost }.
        [Y] If **{ $name }** had a yellow card, **{ $name }** draws { $owed }. If not, you draw { $lost }.
        [G] If **{ $name }** had a green card, **{ $name }** draws { $owed }. If not, you draw { $lost }.
       *[B] If **{ $name }** had a blue card, **{ $name }** draws { $owed }. If not, you draw { $lost }.
    }
} { $count ->
    [0] It was **{ $name }**'s last card.
    [one] **{ $name }** has { $count } card left.
   *[other] **{ $name }** has { $count } cards left.
}
hand-wait = It's not your turn yet.
hand-waiting-bare = Waiting for **{ $name }**
hand-waiting = Waiting for **{ $name }** · top card { $card }
hand-waiting-last = { $name } has 1 card
hand-wait-over = The vote is over. The cards are being dealt.
hand-cards = Your hand, { $count ->
    [one] one card
   *[other] { $count } cards
}: { $cards }
hand-uno-owed = You have one card left. Say **Uno!** before another player catches you.
hand-catch = **{ $name }** hasn't said Uno.
hand-shown = Only you see the hand **{ $name }** had: { $cards }
hand-lobby = The match hasn't started yet.
hand-away = You left, and an AI plays your hand.
hand-autopilot = Your time ran out twice, so an AI plays for you. Press anything to play yourself.
hand-resting = An AI plays for you. Press anything here to play yourself.
hand-waits = Nobody else is here, so the match waits for you. Press anything to play on.
hand-away-waits = You left, and nobody else is here. So the match waits.
button-return = Take my seat back

## What a move still needs, and what there is to answer

hand-step-cards = { $card }: which cards together?
hand-step-target = { $card }: who do you swap with?
hand-step-draws = { $card }: who draws two cards?
hand-first-target = Who do you swap hands with?
hand-owed = You owe { $owed ->
    [one] { $owed } card
   *[other] { $owed } cards
}: take them
hand-answer-stack = Or play one of the cards below to pass the cards on.
hand-catch-whom = Who do you catch? If you're wrong, it costs you { $count ->
    [one] a card
   *[other] { $count } cards
}.
hand-wrong-play = A card that doesn't match costs you { $count ->
    [one] a card
   *[other] { $count } cards
}.
hand-jump-in = You have the same card as the one on top: jump in!

button-take = Take { $owed }
button-pass = Pass
button-challenge = Challenge
button-catch-somebody = Catch …
button-target = { $name } ({ $count })
button-sort-color = By color
button-sort-value = By value

note-caught = You caught { $name }!
paused-title = ⏸️ Live updates are paused
paused-hand = This hand was right until then. Press **Refresh** or any card to see how the match stands.
paused-body = Press **Refresh** to see how the match stands.
note-dms-closed = I can't send you direct messages, so your hand is only here. **My hand** at the table shows it again.
note-dms-blocked = Discord won't let me send new direct messages right now, so your hand is only here. **My hand** at the table shows it again.
changed-terms = ⚠️ Changed since you joined: { $changes }
changed-no-take-back = Moves can't be taken back
changed-ais = { $count ->
    [one] 1 AI player
   *[other] { $count } AI players
}
