## `/unoadmin check`: what the bot needs in this channel and server

check-title = Comprobación de este canal y servidor
check-permissions = Tengo los permisos para una mesa en { $channel }.
check-lacks = Me falta { $missing } en { $channel }. Permítelo a mi rol: en los ajustes del canal, en Permisos.
check-channel-gone = El canal { $channel } ya no existe. Su mesa espera a `/uno resume`.
check-threads = Para mesas en hilos, también necesito { $missing }.
check-roles-empty = Nadie tiene { $roles }, así que solo la moderación puede abrir mesas. `/unoadmin roles` elige otros roles.
check-age-restricted = { $channel } tiene restricción de edad. Discord solo deja entrar a miembros con la edad confirmada, así que los demás no pueden jugar ahí.
check-slow-mode = { $channel } tiene modo pausado. Discord exime a los bots, y también al pulsar mis botones. Si aun así me frena, permite que mi rol lo omita.
check-pictures = Mis imágenes de cartas están listas.
check-no-pictures = Mis imágenes de cartas aún no están en Discord, así que las cartas son signos sencillos. Quien gestiona el bot puede ejecutar `unobot emojis sync`.
check-commands = Discord tiene mis comandos actuales.
check-commands-changed = Discord tiene mis comandos en otra versión: { $commands }. Quien administra el bot puede reiniciarlo, y entonces registra los suyos.
check-commands-unknown = Discord no me dice ahora qué comandos tiene. Inténtalo de nuevo en un minuto.
check-tables = Ninguna mesa de este servidor está atascada.
check-stuck = { $count ->
    [one] { $count } mesa de este servidor está atascada. Mira `/unoadmin tables`.
   *[other] { $count } mesas de este servidor están atascadas. Mira `/unoadmin tables`.
}
