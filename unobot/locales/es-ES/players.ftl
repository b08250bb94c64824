players-title = Jugadores
players-alone = Aquí no hay ninguna persona más.
players-kick = Expulsar a alguien …
players-new-host = Que organice otra persona …
players-release = Dar a una IA el asiento de quien se fue …
access-open = Puede unirse cualquiera
access-invited = Solo con invitación
access-closed = No se une nadie más

players-kick-title = ¿Expulsar a { $name }?
players-kick-body = Una IA sigue con sus cartas. Esa persona no podrá volver a esta partida.
players-kick-leaves = Esa persona sigue en la partida. Si la expulsas, en los resultados y en tu valoración abandonas la partida y quedas en último lugar. Puedes seguir jugando.
players-kick-body-lobby = Esa persona no podrá volver a esta mesa.
button-kick = Expulsar

note-kicked = Se expulsó a { $name }.
note-new-host = Ahora organiza { $name }.
note-released = El asiento de { $name } es ahora de una IA: otra persona puede ocuparlo.
refused-kicked = Te expulsaron de esta partida. En la próxima mesa de aquí podrás volver a jugar.
refused-former = Borraste tus datos, así que no puedes volver a esta partida. Puedes unirte a la próxima mesa de aquí.
refused-invited-only = Aquí solo se entra con invitación: habla con { $host }, que organiza.
refused-closed-to-new = Ahora no puede unirse nadie más: habla con { $host }, que organiza.
refused-only-host-manages = Eso solo puede hacerlo quien organiza, que es { $host }, o alguien que modere.
refused-no-such-player = Esa persona ya no tiene asiento en esta mesa.
refused-kick-oneself = No puedes expulsarte: pulsa **Salir**.
refused-new-host-away = { $name } no está: quien organiza tiene que estar aquí.
refused-release-present = { $name } está aquí, así que el asiento es suyo. Si hace falta, usa **Expulsar**.
