## Ends of rounds and matches

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
lobby-closed = Esta mesa está cerrada
match-again = **Revancha** sienta otra vez a quienes siguen aquí; **Otras reglas** hace lo mismo y antes deja cambiar las reglas.
match-followed = La próxima partida de este grupo está más abajo.
lobby-again = `/uno start` abre la próxima mesa.
match-seed = Todas las mezclas salieron de la semilla `{ $seed }`

## Was it dealt fairly?

fair-title = Comprobar reparto
fair-yes = El reparto fue limpio: el secreto que se fijó antes de empezar la partida produce { $drawn }.
fair-no = Algo falla en este reparto: no sale del secreto que se fijó antes de la partida.
fair-not-kept = La semilla no es la de la huella que mostró la mesa.
fair-wrong = Línea { $line } del registro: { $what ->
    [commitment] la huella no es la de la semilla.
    [source] de la semilla no sale ninguna mezcla.
    [drawn] lo que se sorteó no sale de la semilla.
   *[rules] esto no es lo que dicen las reglas.
}
fair-unsealed = Esta mesa la abrió una versión anterior, que no mostraba la huella de antemano. Hasta donde llega: la semilla produce { $drawn }.
fair-shuffles = { $count ->
    [one] la única mezcla
   *[other] todas las mezclas ({ $count })
}
fair-lots = { $count ->
    [one] un sorteo
   *[other] { $count } sorteos
}
fair-drawn = { $shuffles } y { $lots }
fair-commitment = 🔒 Huella mostrada antes de la partida: `{ $commitment }`
fair-seed = 🔑 Semilla secreta, con esa huella (SHA-256): `{ $seed }`
fair-start = ▶️ Id de la pulsación de Empezar, que se añadió: `{ $start }`.
fair-began = Se pulsó { $when }.
fair-yourself = No hace falta creernos: el archivo contiene toda la partida. `unobot verify record.jsonl` la comprueba, y también cualquier programa escrito según la página `docs/fair-deals.md`.
fair-trust = Lo que esto no puede mostrar: que quien gestiona el bot no mirara las cartas.
