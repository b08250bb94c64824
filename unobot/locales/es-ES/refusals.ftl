refused-stale = Ese botón es de una jugada anterior: así está todo ahora.
refused-unknown-button = Ese botón ya no sirve. `/uno hand` y `/uno status` muestran unos nuevos.
refused-unknown-move = «{ $move }» no es una jugada: elige una de la lista, o escribe una como R5, WG o draw.
refused-unknown-command = Discord aún no tiene la forma más reciente de este comando. Inténtalo otra vez en un minuto, por favor.
refused-too-often = Eso fue mucho de golpe: espera un momento e inténtalo otra vez, por favor.
refused-busy = Ahora mismo hay demasiado movimiento, así que no pude hacerlo. Inténtalo otra vez en un momento.
refused-too-slow = Tardó demasiado: pulsa otra vez, por favor.
refused-stopping = Estoy a punto de reiniciarme: inténtalo otra vez en un momento, por favor. No se pierde nada.

refused-closed = Esta mesa está cerrada: `/uno start` abre una nueva.
refused-running = La partida está en marcha: **Mi mano** muestra qué asientos hay.
refused-table-full = Los { $seats } asientos están ocupados.
refused-only-host-starts = Solo quien organiza puede empezar: es { $host }. Si { $host } no pulsa nada, { $when } podrá hacerlo cualquiera con asiento.
refused-start-changed = La mesa cambió justo antes de que pulsaras, así que aún no ha empezado nada. Mira otra vez y empieza.
refused-seated-already = Ya tienes un asiento en esta mesa.
refused-not-seated = No tienes asiento en esta mesa.
refused-away = Saliste de esta partida: pulsa **Mi mano** para seguir jugando.
refused-left-already = Ya saliste: **Mi mano** te trae de vuelta.

refused-no-table = En este canal no hay ninguna mesa: `/uno start` abre una.
refused-no-such-table = Esta mesa ya no existe: `/uno start` abre una nueva.
refused-channel-taken = Ya hay una mesa en este canal.
refused-elsewhere = Esta mesa no está en este canal: **Mi mano** y `/uno hand` muestran tus cartas.
refused-place = Al Uno se juega en un servidor: en un canal de texto, un hilo o el chat de un canal de voz. Prueba allí `/uno start`.
refused-permission = No puedo jugar en { $channel }: allí necesito el permiso { $missing }.
refused-bump = Ahora mismo Discord no me deja publicar en este canal, así que la mesa se queda donde está. Pregunta a un admin qué puedo hacer aquí.
refused-rematch-moment = Las condiciones ya no son las de la última partida, así que los demás pueden leerlas antes. Puedes empezar { $when }, o antes si todos pulsan **Revancha**.
refused-unseen = Discord no me deja publicar la mesa aquí, así que no he abierto ninguna. Prueba en otro canal o pregunta a un admin qué puedo hacer aquí.
permission-view-channel = Ver canal
permission-connect = Conectar
permission-send-messages = Enviar mensajes
permission-send-messages-in-threads = Enviar mensajes en hilos
permission-create-public-threads = Crear hilos públicos
permission-create-private-threads = Crear hilos privados
permission-manage-threads = Gestionar hilos
permission-attach-files = Adjuntar archivos

error-storage = Ahora no puedo acceder a mi base de datos. No se cambió nada. Inténtalo otra vez en un momento, por favor.
error-unsure = Perdí mi base de datos justo al guardar, así que no sé si contó. Míralo otra vez en un momento, por favor.
error-discord = Discord no aceptó mi respuesta. Puede que lo que hiciste haya contado: vuelve a mirar en un momento.
error-damaged = No puedo leer los datos guardados de esto, así que no se cambió nada. Todo lo demás sigue. Avisa a quienes me administran, por favor.
error-unexpected = Algo salió mal por mi parte, y no se cambió nada. Inténtalo otra vez, por favor.

note-changed = Cambiado.
note-joined = Tienes un asiento. Tu mano llega cuando empiece la partida.
note-left = Saliste de la mesa.
