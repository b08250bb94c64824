## Premoves: choosing the next card while others play

# $card: the label of the card's button.
button-premove-chosen = ✓ { $card }
premove-how = Press a card to play it when your turn comes, if it matches then.
# $card: a card with its color, in words.
premove-next = ✓ Next: **{ $card }**. It's played on your turn if it matches then, and with Uno if it leaves you one card. Press it again to take it off.
premove-color = Another player chose a color, so your next card stays in your hand.
premove-unfit = Your next card didn't match, so it stays in your hand.
refused-premove-now = It's your turn. Play now.
refused-premove-card = You can't choose that card ahead of your turn.
