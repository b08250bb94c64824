## Buttons

button-join = Unirse
button-leave = Salir
button-start = Empezar
button-rules = Reglas
button-check = Comprobar reparto
button-hand = Mi mano
button-uno = ¡Uno!
button-catch = ¡Atrapar!
button-catch-somebody = Atrapar …
button-catch-name = ¡Atrapar a { $name }!
button-more = Más
button-draw = Robar
button-play = Jugarla
button-keep = Guardarla
button-take = Robar { $owed }
button-pass = Pasar
button-challenge = Desafiar
button-say-uno-off = Decir Uno: no
button-say-uno-on = Decir Uno: sí
button-refresh = Actualizar
button-sort-color = Por color
button-sort-value = Por valor
button-back = Volver
button-previous = ◀
button-page = { $page } de { $pages }
button-next = ▶
button-bump = Bajar mesa
button-end = Terminar partida
button-end-yes = Sí, terminar
button-end-no = Seguir jugando
button-return = Volver a jugar
button-ready = Adelante
button-rematch = Revancha
button-other-rules = Otras reglas

## Seats

mark-host = 👑 organiza
mark-ready = ✅ adelante
mark-ai = 🤖 IA, { $level }
mark-engine = ⚙️ motor { $level }
mark-away = 🤖 no está, sigue una IA
mark-autopilot = 💤 no responde, sigue una IA
mark-out = 🚪 fuera
mark-placed = 🏁 puesto { $place }
mark-team = equipo { $number }
mark-uno = 📣 dijo Uno
mark-uno-owed = ❗ no ha dicho Uno
level-novice = novata
level-novice-how = Juega cualquier carta que encaje.
level-casual = tranquila
level-casual-how = Primero los números, sin vigilar.
level-clever = astuta
level-clever-how = Vigila a quien tiene pocas cartas.
level-expert = experta
level-expert-how = Aprendió jugando contra sí misma.
level-master = maestra
level-master-how = Imagina el resto antes de cada jugada.
engine-how = Un programa que ha añadido quien administra este bot.

## Lobby

lobby-title = Uno: ¿quién juega?
lobby-how = Pulsa **Unirse** para ocupar un asiento. Empieza la partida **{ $host }**, que organiza.
lobby-how-start = Empieza la partida **{ $host }**, que organiza.
lobby-rematch = Uno: ¿revancha?
lobby-rematch-how = Empieza cuando toda la mesa haya pulsado **Revancha**, o cuando **{ $host }** pulse **Empezar**.
lobby-seat = { $number }. **{ $name }**
lobby-free = { $number }. _libre_
lobby-waiting = Hacen falta dos asientos: espera a alguien o añade una IA.
lobby-ready = { $seats ->
    [10] Los diez asientos están ocupados.
   *[other] Ya se puede empezar; caben hasta diez.
}
lobby-rules = Reglas: { $rules }
lobby-until = Se cierra sola { $when } si no se une nadie.
lobby-until-start = Se cierra sola { $when } si no empieza la partida.
menu-add-ai = Añadir una IA
menu-remove-ai = Quitar una IA
lobby-sealed = 🔒 Todas las mezclas están fijadas; su huella: `{ $commitment }`

## Table

table-title = { $emoji } { $card }
table-color-open = { $emoji } { $card }: falta el color
table-play = Le toca a **{ $name }**: { $emoji } **{ $color }** o un **{ $face }**.
table-play-color = Le toca a **{ $name }**: { $emoji } **{ $color }**.
table-drawn = **{ $name }** robó una carta: la juega o la guarda.
table-drawn-must = **{ $name }** robó una carta: si encaja, tiene que jugarla.
table-drawn-blind = **{ $name }** robó una carta boca abajo.
table-color = **{ $name }** dice el primer color.
table-answer = **{ $name }** debe { $owed } cartas: las roba o desafía a **{ $by }**.
table-owes = **{ $name }** debe { $owed } cartas: las roba o las pasa a quien sigue.
table-play-any = **{ $name }** empieza con cualquier carta.
table-nothing-laid = Aún no se jugó ninguna carta
open-hand = a la vista: { $cards }
table-thinking = **{ $name }** está pensando …
table-engine-fell = ⚙️ El motor { $engine } ha fallado: ahora juega una IA por **{ $name }**.
table-until = ⏳{ "\u00A0" }{ $when }
table-round = Ronda { $number }
table-round-ends = su tiempo acaba { $when }
table-clockwise = ↻ sentido horario
table-counterclockwise = ↺ sentido antihorario
table-pile = { $count ->
    [0] mazo vacío
   *[other] { $count } en el mazo
}

## The vote of classic113

vote-title = ¿Qué hace el Comodín personalizable?
vote-how = Cada persona tiene un voto; un empate se decide por sorteo.
vote-option = { $count ->
    [one] { $number }. { $rule }: un voto
   *[other] { $number }. { $rule }: { $count } votos
}
vote-open = Faltan los votos de: { $names }.
vote-voted = Votaste por { $number }.
button-vote = { $number } ({ $count })
custom-others-draw = todos los demás roban una carta
custom-pass-hands = todas las manos pasan a quien sigue
custom-target-draws = alguien que elijas roba dos cartas
custom-skip-all = todos los demás pierden el turno y juegas otra vez
custom-swap = cambias tu mano con quien elijas

## Pings

ping-turn = { $mention }, te toca ({ $card }) · { $when }
ping-turn-untimed = { $mention }, te toca ({ $card })
ping-answer = { $mention }, debes { $owed } cartas: ¿qué haces? · { $when }
ping-answer-untimed = { $mention }, debes { $owed } cartas: ¿qué haces?
ping-first = { $mention }, te toca · { $when }
ping-first-untimed = { $mention }, te toca

## More, end, which table

more-title = ¿Qué más?
more-bump = **Bajar mesa** lleva la mesa abajo, a los mensajes más nuevos.
more-leave = **Salir** da tu asiento, tu mano y tus puntos a una IA hasta que vuelvas con **Mi mano**.
more-end = **Terminar partida** la termina para todos; nadie gana.
more-sealed = 🔒 Todas las mezclas se fijaron antes de la partida. Su huella: `{ $commitment }`. Cuando termine, cualquiera puede comprobarlas.
end-title = ¿Terminar la partida para todos?
end-body = Se muestran los puntos y nadie gana.
end-title-lobby = ¿Cerrar esta mesa?
end-body-lobby = Todos pierden su asiento.
tables-title = ¿Qué mesa?
tables-more = { $count ->
    [one] { $count } mesa más no está en la lista: abre allí tu mano.
   *[other] { $count } mesas más no están en la lista: abre allí tu mano.
}
tables-turn = **te toca**
tables-wait = juega **{ $name }**
tables-pause = entre rondas
tables-lobby = sin empezar
tables-over = terminada

## Small things

stranded-match = La partida espera
stranded-lobby = La mesa espera
name-unknown = Alguien
dm-place = Uno en **{ $server }** · [a la mesa]({ $link })
dm-place-unknown = un servidor
