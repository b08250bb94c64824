## Premoves: choosing the next card while others play

button-premove = Next: …
# $card: a card with its color, in words.
button-premove-card = Next: { $card }
button-premove-none = No card
premove-title = Which card will you play next?
premove-how = It is laid by itself when your turn comes, if it fits then, with Uno if it leaves you one card. If somebody chooses another color before, it stays in your hand.
premove-color = Somebody chose a color, so the card you had chosen ahead stays in your hand.
premove-unfit = The card you had chosen ahead did not fit, so it stays in your hand.
refused-premove-now = It is your turn: play at once.
refused-premove-card = That card cannot be chosen ahead.
