## Hints: each is shown to a player once, in small letters

hint = 💡 { $hint }
hint-challenge = Challenge only if you think they had that color. Not sure? Take the cards.
hint-drawn = You don't have to play it: **Keep it** ends your turn, and the card stays yours.
hint-uno = Two cards left: press **📣 Call UNO** before you play one, and you can't be caught.
hint-stale = Play had moved on before your press arrived. Nothing is lost: this is how things stand now.
hint-direct = This message stays and always shows your hand. Press your cards right here. `/uno me` turns it off.
