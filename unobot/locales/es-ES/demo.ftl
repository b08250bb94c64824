demo-guide = Guía
demo-welcome =
    👋 ¡Te damos la bienvenida! La mesa de { $name } está lista, con { $ais } IA. Pulsa **{ $start }** y recibirás tus cartas.
    -# Arriba, **Viewing as** te convierte en Ann, Ben, Cleo o Dev.
    -# `/uno help` y luego **{ $alone }**: una partida en tus mensajes directos.
demo-direct = Mensajes de { $name }
demo-group = 💬 Grupo
demo-group-hello = He instalado el bot para mí, así que también funciona aquí. `/uno start` abre una mesa, y podéis uniros todos.
demo-page = Juega en { $url }
demo-direct-page = Mensajes directos de { $name }: { $url }
demo-stop = Pulsa Ctrl-C aquí para parar.
