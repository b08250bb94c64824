## Hints: each is shown to a player once, in small letters

hint = 💡 { $hint }
hint-challenge = Challenge if you think that the color from before was still there to be played. Not sure? Take the cards.
hint-drawn = You need not play it: **Keep it** ends your turn, and the card stays yours.
hint-uno = Two cards left: switch **Say Uno** on before you lay one, and nobody can catch you.
hint-stale = The table had moved on before your press came. Nothing is lost: this is how it stands now.
hint-direct = This message stays and always shows your hand; press your cards right here. `/uno me` turns it off.
