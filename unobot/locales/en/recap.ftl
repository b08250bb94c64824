## Recap: what did I miss?

button-recap = What did I miss?
# The same on the hand, which has less room.
button-recap-short = Recap
recap-title = Since your last move
recap-title-all = From the start
recap-title-spectator = This round so far
recap-none = Nothing has happened.
