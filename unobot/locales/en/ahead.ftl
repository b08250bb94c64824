## Choosing the next card ahead, while others play

button-ahead = Next: …
# $card: a card with its color, in words.
button-ahead-card = Next: { $card }
button-ahead-none = No card
hand-ahead = Which card will you play next?
hand-ahead-how = It is laid by itself when your turn comes, if it fits then, with Uno if it leaves you one card. If somebody chooses another color before, it stays in your hand.
hand-ahead-color = Somebody chose a color, so the card you had chosen ahead stays in your hand.
hand-ahead-unfit = The card you had chosen ahead did not fit, so it stays in your hand.
refused-ahead-now = It is your turn: play at once.
refused-ahead-card = That card cannot be chosen ahead.
