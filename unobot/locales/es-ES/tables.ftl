tables-yours = Tus mesas
tables-which = ¿Qué mesa?
tables-turn = **te toca**
tables-wait = juega **{ $name }**
tables-waits = espera, porque no hay nadie
tables-until = termina { $when }
tables-pause = entre rondas
tables-next = la próxima ronda empieza { $when }
tables-lobby = sin empezar
tables-suspended = espera un `/uno resume`
tables-over = terminada
tables-more = { $count ->
    [one] { $count } mesa más no está en la lista: abre allí tu mano.
   *[other] { $count } mesas más no están en la lista: abre allí tu mano.
}
tables-notify-me = **Avisarme** te avisa cuando se abra la próxima mesa en este canal.
tables-empty = No tienes asiento en ninguna mesa: `/uno start` abre una.
