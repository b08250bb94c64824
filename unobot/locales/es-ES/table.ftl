table-title = { $emoji } { $card }
table-color-open = { $emoji } { $card }: falta el color
table-play = Le toca a **{ $name }**: { $emoji } **{ $color }** o un **{ $face }**.
table-play-color = Le toca a **{ $name }**: { $emoji } **{ $color }**.
table-play-any = **{ $name }** empieza con cualquier carta.
table-drawn = **{ $name }** robó una carta: la juega o la guarda.
table-drawn-must = **{ $name }** robó una carta: si encaja, tiene que jugarla.
table-drawn-blind = **{ $name }** robó una carta boca abajo.
table-color = **{ $name }** dice el primer color.
table-answer = **{ $name }** debe { $owed } cartas: las roba o desafía a **{ $by }**.
table-owes = **{ $name }** debe { $owed } cartas: las roba o las pasa a quien sigue.
table-nothing-laid = Aún no se jugó ninguna carta
table-thinking = **{ $name }** está pensando …
table-waits = 💤 No hay nadie, así que la partida espera. **{ $button }** la continúa.
table-until = ⏳{ "\u00A0" }termina { $when }
table-silent = 📡 Ahora mismo Discord no me entrega las pulsaciones, así que todos los relojes están parados.
table-skip = ⏭️ { $count } de { $needed } votos para saltar este turno, en **Más**.
table-newcomers = Desde la próxima ronda: { $names }
open-hand = a la vista: { $cards }
table-round = Ronda { $number }
table-round-ends = su tiempo acaba { $when }
table-clockwise = ↻ sentido horario
table-counterclockwise = ↺ sentido antihorario
table-pile = { $count ->
    [0] mazo vacío
   *[other] { $count } en el mazo
}

ping-turn = { $mention }, te toca sobre { $card } · termina { $when }
ping-turn-untimed = { $mention }, te toca sobre { $card }
ping-answer = { $mention }, debes { $owed } cartas: ¿qué haces? · termina { $when }
ping-answer-untimed = { $mention }, debes { $owed } cartas: ¿qué haces?
ping-first = { $mention }, te toca · termina { $when }
ping-first-untimed = { $mention }, te toca

name-unknown = Desconocido
name-former = Antiguo jugador
dm-place = Uno en **{ $server }** · [a la mesa]({ $link })
dm-place-suspended = Uno en **{ $server }** · [al servidor]({ $link })
dm-place-unknown = un servidor
note-mute-permission = La mesa no se puede mostrar en { $channel }: allí necesito el permiso { $missing }. El juego sigue: cada cual lo ve en su mano.
note-mute-thread = La mesa no se puede mostrar en { $channel }: el hilo está cerrado. El juego sigue: cada cual lo ve en su mano.
