## Partidas a solas: ¿y si…?

button-what-if = ¿Y si…?
what-if-title = ¿Y si…?
what-if-ask = Sigue jugando desde la jugada { $ply } con las mismas mezclas. Las IA juegan los demás asientos y responden al momento. La partida queda como estaba. ¿Qué cartas quieres?
what-if-line = ¿Y si…?, desde la jugada { $ply } · juegas { $name } · solo lo ves tú
button-go-on = Seguir ▶
button-next-round = Siguiente ronda
button-replay-back = Volver a la repetición
refused-solo-gone = Este juego ya no se guarda. Empieza otro desde una repetición.
refused-solo-broken = Este juego no puede continuar porque es de otra versión. Empieza otro desde la repetición.
refused-solo-no-move = Aún no has hecho ninguna jugada que puedas deshacer.
