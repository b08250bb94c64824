button-invite-voice = { $count ->
    [one] Invitar a quien está en mi canal de voz
   *[other] Invitar a los { $count } de mi canal de voz
}
button-invite-voice-some = Invitar a { $count } de { $total } de mi canal de voz
button-to-table = Ir a la mesa
button-to-channel = Ir al canal
invitation-title = ¿A quién quieres invitar?
invitation-how = Recibirá un mensaje mío con un botón para unirse.
invitation-whom = Elige a alguien …
invitation-voice-title = Estás en un canal de voz: ¿{ $count ->
    [one] invitas a quien está allí contigo?
   *[other] invitas a los { $count } que están allí contigo?
}
invitation-dm = **{ $name }** te invita a una partida de Uno en **{ $server }**.
invitation-dm-joined = Tienes un asiento en la mesa de **{ $server }**.
invitation-call = { $people }: invitación de **{ $name }** para jugar aquí al Uno. ¡Pulsa **Unirse** en la mesa!
note-invited = { $name } tiene la invitación. Si no la ve, está entre sus solicitudes de mensaje.
note-invite-soon = { $name } recibe la invitación en aproximadamente { $time }. Envío un mensaje por segundo y hay más gente esperando.
note-invited-here = { $name } no recibe mensajes míos, así que le avisé en el canal.
note-invited-voice = { $count ->
    [one] Avisé a { $count } persona en el canal.
   *[other] Avisé a { $count } personas en el canal.
}
note-invited-voice-rest = Pero una mesa puede enviar { $most } invitaciones, así que no avisé a los otros { $count }.
refused-invite-bot = Eso es un bot. Para uno que juegue, mira **Añadir una IA**.
refused-invite-stranger = { $name } no puede ver este canal, así que no puede jugar aquí.
refused-invite-seated = { $name } ya tiene un asiento.
refused-invite-kicked = A { $name } le expulsaron. Solo puede invitarle { $host }, que organiza.
refused-invite-again = { $name } ya tiene una invitación a esta mesa.
refused-invite-lately = { $name } recibió una invitación hace un momento: espera unos minutos.
refused-invite-many = Ya hay bastantes invitaciones a esta mesa.
refused-invite-nobody = En tu canal de voz no hay nadie más a quien invitar.
