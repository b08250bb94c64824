## Moves: as /uno play lists them, and why the rules refuse them

move-play = Play { $card }
move-play-uno = Play { $card } and say Uno
move-draw = Draw a card
move-pass = Keep the drawn card
move-pass-empty = Pass: nothing was left to draw
move-challenge = Challenge { $name }
move-accept = { $owed ->
    [one] Take { $owed } card
   *[other] Take { $owed } cards
}
move-uno = Say Uno
move-catch = Catch { $name }
move-color = Choose { $color }
move-at = { $move }, with { $name }
move-at-draws = { $move }: { $name } draws two cards
move-penalized = { $move }: against the rules, costs { $count ->
    [one] a card
   *[other] { $count } cards
}
move-vote = Vote: { $rule }
move-time = End the round: its time is over
move-take-back = Take back your last move

## Moves that the rules refuse

refused-by-setting = { $told } Rule: { $setting }.
refused-seat-out = You're out of this round.
refused-vote-first = Everyone votes first.
refused-already-voted = You've already voted.
refused-no-vote = There's no vote right now.
refused-not-identical = It's **{ $name }**'s turn. You can only jump in with another { $top }.
refused-cannot-stack = { $owed ->
    [one] You owe { $owed } card
   *[other] You owe { $owed } cards
}, and { $card } doesn't pass them on.
refused-no-challenge = You can't challenge the cards you owe.
refused-must-play = { $card } matches, so you have to play it.
refused-at-limit = Your { $held } cards are at the limit of { $limit }, so you can't draw. Pass.
refused-two-on-four = { $card } can't be played on a Wild Draw Four.
refused-four-others-fit = Another of your cards matches, so you can't play a Wild Draw Four now.
refused-last-card = { $card } can't be your last card.
refused-target-first = { $card }: choose a player for it.
refused-bad-target = Choose another player still in the round.
refused-uno-not-before = Say Uno with the play, or when you have one card left.
refused-uno-by-itself = You don't have to say Uno here.
refused-no-clock = This round has no clock.
refused-no-take-back = That move stands. It can no longer be taken back.
refused-round-over = This round is over.
refused-not-your-turn = It's **{ $name }**'s turn.
refused-color-first = Choose the color of the Wild first.
refused-answer-first = You owe { $owed ->
    [one] { $owed } card
   *[other] { $owed } cards
}: answer that first.
refused-already-drew = You've already drawn. Play that card or keep it.
refused-only-drawn = After drawing, you can only play the drawn card: { $card }.
refused-drawn-blind = You drew a card face down, so you can't play another card this turn. Keep it.
refused-not-seen = { $card } isn't among your face-up cards.
refused-nothing-drawn = There was nothing to draw, so your turn ends.
refused-draw-first = Draw a card before you keep one.
refused-nothing-to-answer = There's nothing to take or challenge.
refused-no-color-asked = There's no color to choose right now.
refused-not-in-hand = { $card } isn't in your hand.
refused-no-match = { $card } doesn't match. Play { $color }, the same face as { $top }, or a wild.
refused-four-not-legal = You have { $color }, so you can't play a Wild Draw Four now.
refused-one-card-only = You can only play one card at a time here.
refused-no-target = You don't choose a player for that card.
refused-uno-not-now = { $held ->
    [one] You can't say Uno now.
   *[other] Uno is for the last card. You have { $held }.
}
refused-uno-already-said = You've already said Uno.
refused-catch-self = You can't catch yourself. Say Uno.
refused-catch-many-cards = **{ $name }** has { $held ->
    [one] { $held } card
   *[other] { $held } cards
}: there's nothing to catch.
refused-catch-said = **{ $name }** has said Uno.
refused-catch-too-late = It's too late to catch **{ $name }**.
refused-catch-nobody = There's no player in that seat.
