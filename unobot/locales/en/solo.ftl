## Games alone: What if, played on from a replay

button-what-if = What if…
what-if-title = What if…
what-if-ask = Play on from move { $ply }, with the same shuffles. AIs play all other seats and answer at once. The match itself stays as it was. Whose cards do you want?
what-if-line = What if, from move { $ply } · you play { $name } · only you see this
button-go-on = Go on ▶
button-next-round = Next round
button-replay-back = Back to the replay
refused-solo-gone = This game is no longer kept. Begin a new one from a replay.
refused-solo-broken = This game can't be continued, because another version wrote it. Begin a new one from the replay.
refused-solo-no-move = You've made no move yet that you could take back.
