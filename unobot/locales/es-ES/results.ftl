round-out = **{ $name }** gana la ronda { $number }
round-drawn = La ronda { $number } acaba en empate
round-out-with = **{ $name }** se quedó sin cartas con { $emoji } { $card }.
round-drawn-won = Nadie pudo quedarse sin cartas, y **{ $name }** tenía menos puntos que nadie.
round-last-left = Solo queda **{ $name }**.
round-until-last = **{ $name }** se quedó sin cartas antes que nadie.
round-scored = Eso son { $points ->
    [one] { $points } punto
   *[other] { $points } puntos
}.
round-drawn-tied = Nadie pudo quedarse sin cartas, y quienes tienen menos puntos empatan: nadie suma.
round-hands = **Quedaba en las manos**
round-hand = **{ $name }**, { $points ->
    [one] { $points } punto
   *[other] { $points } puntos
}: { $cards }
round-next = La próxima ronda empieza { $when }.
round-ready = Ya dieron el **Adelante**: { $names }.
round-next-soon = La próxima ronda empieza enseguida.
scores-title = **Puntos**, hasta { $target }
match-won-team = 🏆 **{ $name }** y **{ $partner }** ganan la partida
placing-title = **Clasificación**
match-won = 🏆 **{ $name }** gana la partida
match-closed = La partida se terminó antes de tiempo
match-closed-scores = Estos son los puntos hasta ahora; nadie gana.
match-again = **Revancha** sienta otra vez a quienes siguen aquí; **Otras reglas** hace lo mismo y antes deja cambiar las reglas.
match-followed = La próxima partida de este grupo está más abajo.
match-seed = Todas las mezclas salieron de la semilla `{ $seed }`
refused-not-of-the-match = Solo quienes jugaron esta partida pueden pedir la próxima: `/uno start` abre una mesa tuya.
button-ready = Adelante
button-other-rules = Otras reglas
