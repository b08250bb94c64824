## Who sits at a table: the host's panel, and what is told of it

button-people = Jugadores
button-kick = Expulsar
more-people = **Jugadores**: quién puede unirse, quién se va y quién organiza.
people-title = Jugadores
people-kick = Expulsar a alguien …
people-heir = Que organice otra persona …
people-alone = Aquí no hay ninguna persona más.
access-open = Puede unirse cualquiera
access-invited = Solo con invitación
access-closed = No se une nadie más
lobby-access-invited = ✉️ Solo con invitación.
lobby-access-closed = 🔒 No puede unirse nadie más.
kick-title = ¿Expulsar a { $name }?
kick-body = Una IA sigue con sus cartas, y esa persona no podrá volver a esta partida.
kick-body-lobby = Esa persona no podrá volver a esta mesa.
note-kicked = Se expulsó a { $name }.
note-heir = Ahora organiza { $name }.
hand-kicked = Te expulsaron de esta partida. En la próxima mesa de aquí podrás volver a jugar.
refused-kicked = Te expulsaron de esta partida: en la próxima mesa de aquí podrás volver a jugar.
refused-invited-only = Aquí solo se entra con invitación: habla con { $host }, que organiza.
refused-closed-to-new = Ahora no puede unirse nadie más: habla con { $host }, que organiza.
refused-only-host-manages = Eso solo puede hacerlo quien organiza, que es { $host }, o alguien que modere.
refused-no-such-guest = Esa persona ya no tiene asiento en esta mesa.
refused-kick-oneself = No puedes expulsarte: pulsa **Salir**.
refused-heir-away = { $name } no está: quien organiza tiene que estar aquí.

## Who takes long, and who lets an AI play

button-skip = Votar para saltar
button-auto-on = Piloto automático
button-auto-off = Aquí estoy
more-skip = **Votar para saltar**: si más de la mitad de los demás quiere, se juega por **{ $name }**.
more-autopilot = **Piloto automático**: una IA juega por ti hasta que vuelvas.
more-back = Una IA juega por ti: **Aquí estoy** lo termina.
mark-resting = 🤖 de momento juega una IA
hand-resting = Una IA juega por ti. Pulsa cualquier cosa aquí para jugar tú.
table-skip = ⏭️ { $count } de { $needed } votos para saltar este turno, en **Más**.
told-skipped = { $told } _Los demás votaron saltar._
note-skip = Tu voto cuenta: { $count } de { $needed }.
note-skipped = Hecho: se saltó el turno.
refused-skip-oneself = Es tu propio turno: juega, o deja que lo haga una IA con **Más** → **Piloto automático**.
refused-skip-nobody = No hay a quién saltar, o ahora no juegas tú.
refused-skip-early = Dale un momento a { $name }: los votos cuentan cuando pasa la mitad de su tiempo.

## Who has no seat

button-take-over = Seguir por { $name }
watching-take = Puedes ocupar ya el asiento de una IA, con sus cartas y sus puntos.
watching-full = Todos los asientos están ocupados: en la próxima mesa de aquí podrás jugar.
note-took-over = El asiento es tuyo.
people-free = Dar a una IA el asiento de quien se fue …
note-freed = El asiento de { $name } es ahora de una IA: otra persona puede ocuparlo.
refused-seat-taken = Ese asiento ya no está libre.
refused-free-present = { $name } está aquí: si hace falta, usa Expulsar.

## A match that was laid aside

aside-title = La partida está en pausa
aside-body = No hubo nadie aquí durante un rato, así que todo espera tal como está. Sigue aquí con **Reanudar**, o en cualquier lugar de este servidor con `/uno resume`.
aside-kept = Se cierra para siempre { $when }.
button-resume = Reanudar
refused-aside = La partida quedó en pausa porque no había nadie aquí. `/uno resume` la reanuda.

## Who joins late

button-late = Unirse en la próxima ronda
watching-join = Puedes unirte en la próxima ronda; empiezas con la puntuación más baja de la mesa.
watching-take-or-join = Puedes ocupar ya el asiento de una IA, con sus cartas y sus puntos, o unirte en la próxima ronda.
watching-joins = Juegas desde la próxima ronda.
table-newcomers = Desde la próxima ronda: { $names }
refused-no-newcomers = Con estas reglas nadie puede unirse a una partida empezada: en la próxima mesa de aquí podrás jugar.
refused-no-cards-left = La baraja no tiene cartas para más de { $seats } jugadores.
