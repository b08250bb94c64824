## Premoves: choosing the next card while others play

button-premove = Next: …
# $card: a card with its color, in words.
button-premove-card = Next: { $card }
button-premove-none = No card
premove-title = Which card will you play next?
premove-how = It's played when your turn comes, if it matches then, with Uno if it leaves you one card. If another player chooses a new color first, it stays in your hand.
premove-color = Another player chose a color, so your next card stays in your hand.
premove-unfit = Your next card didn't match, so it stays in your hand.
refused-premove-now = It's your turn. Play now.
refused-premove-card = You can't choose that card ahead of your turn.
