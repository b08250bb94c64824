## Allein weiterspielen: Was wäre, wenn

button-what-if = Was wäre, wenn…
what-if-title = Was wäre, wenn…
what-if-ask = Spiel ab Zug { $ply } weiter, mit denselben Karten im Stapel. KIs spielen alle anderen Plätze und antworten sofort. Die Partie selbst bleibt, wie sie war. Wessen Karten willst du?
what-if-line = Was wäre, wenn, ab Zug { $ply } · du spielst { $name } · nur du siehst das
button-go-on = Weiter ▶
button-next-round = Nächste Runde
button-replay-back = Zur Wiederholung
refused-solo-gone = Dieses Spiel ist nicht mehr gespeichert. Beginne ein neues aus einer Wiederholung.
refused-solo-broken = Dieses Spiel lässt sich nicht fortsetzen, weil es von einer anderen Version stammt. Beginne ein neues aus der Wiederholung.
refused-solo-no-move = Du hast noch keinen Zug gemacht, den du zurücknehmen könntest.
