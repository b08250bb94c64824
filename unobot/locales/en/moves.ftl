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
refused-by-setting = { $told } Rule: { $setting }.
refused-seat-out = You are out of this round.
refused-vote-first = First everybody votes.
refused-already-voted = You have voted already.
refused-no-vote = There is no vote now.
refused-not-identical = It is **{ $name }**'s turn; only another { $top } could jump in.
refused-cannot-stack = { $owed ->
    [one] You owe { $owed } card
   *[other] You owe { $owed } cards
}, and { $card } does not pass them on.
refused-no-challenge = What you owe cannot be challenged.
refused-must-play = { $card } fits, so it has to be played.
refused-at-limit = Your { $held } cards are at the limit of { $limit }, so you draw no more: pass.
refused-two-on-four = { $card } cannot be laid on a Wild Draw Four.
refused-four-others-fit = Another card in your hand fits, so a Wild Draw Four cannot be played now.
refused-last-card = { $card } cannot be your last card.
refused-target-first = { $card }: choose somebody for it.
refused-bad-target = Choose another player who still plays.
refused-uno-not-before = Uno is said once you hold one card, or with the play.
refused-uno-by-itself = Nobody has to say Uno here.
refused-no-clock = This round has no clock.
refused-no-take-back = That move stands: it can no longer be taken back.
refused-round-over = This round is over.
refused-not-your-turn = It is **{ $name }**'s turn.
refused-color-first = Name the color of the Wild first.
refused-answer-first = You owe { $owed ->
    [one] { $owed } card
   *[other] { $owed } cards
}: answer that first.
refused-already-drew = You have drawn already: play that card or keep it.
refused-only-drawn = After drawing, only the drawn card can be played: { $card }.
refused-drawn-blind = You drew a card face down, and no other card can be played in this turn: keep it.
refused-not-seen = { $card } is not among the cards in your hand that lie face up.
refused-nothing-drawn = There was nothing to draw, so your turn ends.
refused-draw-first = Draw a card before you keep one.
refused-nothing-to-answer = There is nothing to take or to challenge.
refused-no-color-asked = No color has to be named now.
refused-not-in-hand = { $card } is not in your hand.
refused-no-match = { $card } does not fit: match { $color }, or play the same face as { $top }, or a wild.
refused-four-not-legal = You hold { $color }, so a Wild Draw Four cannot be played now.
refused-one-card-only = Only one card can be played at a time here.
refused-no-target = That card is not played at anybody.
refused-uno-not-now = { $held ->
    [one] You cannot say Uno now.
   *[other] Uno is said for the last card; you hold { $held } cards.
}
refused-uno-already-said = You have said Uno already.
refused-catch-self = You cannot catch yourself: say Uno.
refused-catch-many-cards = **{ $name }** holds { $held ->
    [one] { $held } card
   *[other] { $held } cards
}: there is nothing to catch.
refused-catch-said = **{ $name }** has said Uno.
refused-catch-too-late = It is too late to catch **{ $name }**.
refused-catch-nobody = Nobody sits there.
