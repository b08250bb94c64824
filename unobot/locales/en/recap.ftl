## Recap: what did I miss?

button-recap = What did I miss?
# The same on the hand, where there is less room.
button-recap-short = News
recap-title = Since your last move
recap-title-all = From the beginning
recap-title-spectator = This round so far
recap-none = Nothing has happened.
