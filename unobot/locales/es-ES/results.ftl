round-out = **{ $name }** gana la ronda { $number }
round-drawn = La ronda { $number } acaba en empate
round-out-with = **{ $name }** se quedó sin cartas con { $emoji } { $card }.
round-drawn-won = Nadie pudo quedarse sin cartas, y **{ $name }** tenía menos puntos que nadie.
round-drawn-tied = Nadie pudo quedarse sin cartas, y quienes tienen menos puntos empatan: nadie suma.
round-last-left = Solo queda **{ $name }**.
round-until-last = **{ $name }** se quedó sin cartas antes que nadie.
round-scored = Eso son { $points ->
    [one] { $points } punto
   *[other] { $points } puntos
}.
round-hands = **Cartas que quedaban**
round-hand = **{ $name }**, { $points ->
    [one] { $points } punto
   *[other] { $points } puntos
}: { $cards }
round-next = La próxima ronda empieza { $when }.
round-next-soon = La próxima ronda empieza enseguida.
round-ready = Ya dieron el **Adelante**: { $names }.
button-ready = Adelante

scores-title = **Puntos**, hasta { $target }
placing-title = **Clasificación**
match-won = 🏆 **{ $name }** gana la partida
match-won-team = 🏆 **{ $name }** y **{ $partner }** ganan la partida
match-closed = La partida se terminó antes de tiempo
match-closed-scores = Estos son los puntos hasta ahora; nadie gana.
match-again = **Revancha** sienta otra vez a quienes siguen aquí; **Otras reglas** hace lo mismo y antes deja cambiar las reglas.
match-sealed = 🔒 Otra mesa juega todavía con estas cartas, así que las manos, los puntos y los mejores momentos esperan aquí hasta que acabe la última mesa de esta ronda.
match-uncounted = Fuera de los servidores, una partida no cuenta para ninguna estadística.
match-of-ais = Solo unas IA jugaron esta partida hasta el final, así que no cuenta para nadie.
match-of-nobody = Al final no quedaba nadie, así que la partida no cuenta para nadie.
match-followed = La próxima partida de este grupo está más abajo.
match-seed = 🔓 Sello abierto · `{ $seed }`
button-other-rules = Otras reglas
refused-not-of-the-match = Solo quienes jugaron esta partida pueden pedir la próxima: `/uno start` abre una mesa tuya.
