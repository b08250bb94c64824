menu-title = ¿Qué más?
menu-bump = **Bajar mesa** la lleva a los mensajes más nuevos.
menu-skip = **Votar para saltar**: si más de la mitad de los demás quiere, se juega por **{ $name }**.
menu-autopilot = **Piloto automático**: una IA juega hasta que vuelvas.
menu-autopilot-off = Una IA juega por ti: **Aquí estoy** lo termina.
menu-leave = **Salir**: una IA te sustituye. **Mi mano** te trae de vuelta.
menu-players = **Jugadores**: quién entra, quién se va, quién organiza.
menu-look-picture = **Dibujar la mesa** la muestra desde arriba.

button-bump = Bajar mesa
button-skip = Votar para saltar
button-autopilot-on = Piloto automático
button-autopilot-off = Aquí estoy
button-look-picture = Dibujar la mesa
button-look-text = Solo palabras
button-end = Terminar partida
button-end-yes = Sí, terminar
button-end-no = Seguir jugando

menu-end-title = ¿Terminar la partida para todos?
menu-end-body = Se muestran los puntos y nadie gana.
menu-end-leaves = Otros siguen en la partida. En los resultados y en tu valoración, abandonas la partida y quedas en último lugar.
menu-end-title-lobby = ¿Cerrar esta mesa?
menu-end-body-lobby = Todos pierden su asiento.

note-bumped = La mesa está ahora al final del canal.
note-look-picture = Desde ahora la mesa se dibuja vista desde arriba.
note-look-text = Desde ahora la mesa se cuenta en pocas palabras.
note-skip = Tu voto cuenta: { $count } de { $needed }.
note-skipped = Hecho: se saltó el turno.
note-ended = La mesa está cerrada.
note-not-ended = El juego sigue.
refused-only-host-look = Solo quien organiza elige cómo se muestra la mesa: es **{ $host }**.
refused-only-host-ends = Esto solo puede terminarlo quien organiza, que es { $host }, o alguien que modere.
refused-skip-oneself = Es tu propio turno: juega, o deja que lo haga una IA con **Más** → **Piloto automático**.
refused-skip-nobody = No hay a quién saltar, o ahora no juegas tú.
refused-skip-alone = Una sola persona o un solo equipo no puede saltar un turno. { $name } tiene todo el tiempo para esta jugada.
refused-skip-early = Dale un momento a { $name }: los votos cuentan cuando pasa la mitad de su tiempo.
