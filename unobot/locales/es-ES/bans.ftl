bans-title = Vetos de Uno
bans-empty = Nadie tiene veto.
bans-line = { $user } · vetado { $when } por { $admin }
bans-more = { $count ->
    [one] Falta { $count } veto más en la lista.
   *[other] Faltan { $count } vetos más en la lista.
}
bans-lift = Levantar el veto de alguien que jugó
note-banned = { $count ->
    [one] { $user } ya no puede jugar al Uno en este servidor. Mesas en las que juega una IA: { $count }.
   *[other] { $user } ya no puede jugar al Uno en este servidor. Mesas en las que juega una IA: { $count }.
}
note-banned-leaves = Tienes un asiento en una de sus partidas. En los resultados y en tu valoración, la abandonas y quedas en último lugar. Puedes seguir jugando.
note-unbanned = { $user } puede volver a jugar.
refused-banned = No puedes jugar al Uno en este servidor: así lo decidió su administración.
refused-invite-banned = { $name } no puede jugar al Uno en este servidor.
refused-not-banned = Esa persona no tiene veto: `/unoadmin bans` muestra los vetos.
refused-ban-bot = No se puede vetar a un bot: no tiene asiento.
refused-ban-oneself = No puedes vetarte: elige a otra persona.
