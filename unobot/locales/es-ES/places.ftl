## Mesas en mensajes de grupo y en servidores sin el bot

place-direct = Uno a solas · [a la partida]({ $link })
place-group = Uno en un grupo · [a la mesa]({ $link })
place-foreign = Uno en un servidor sin mí · [a la mesa]({ $link })
asleep-title = La mesa duerme
asleep-body = Nadie ha pulsado un botón durante un rato, y aquí solo puedo escribir después de una pulsación. Pulsa aquí para seguir donde lo dejasteis.
button-wake = Seguir
asleep-moved = La mesa sigue más abajo.
refused-external-apps = Aquí te falta el permiso Usar aplicaciones externas, así que solo tú verías la mesa. Pídeselo a un admin de este servidor, o jugad en un mensaje de grupo.
refused-slow-direct = En nuestros mensajes directos, una partida no tiene reloj, así que no hay mesas lentas.
refused-slow-group = En un mensaje de grupo no puedo avisar a nadie, así que no hay mesas lentas. Elige un ritmo de segundos.
refused-slow-foreign = No soy miembro de este servidor y no puedo avisar a nadie. Aquí no hay mesas lentas. Elige un ritmo de segundos.
refused-thread-direct = En nuestros mensajes directos no hay hilos. Deja vacía la opción **thread**.
refused-thread-group = En un mensaje de grupo no hay hilos. Deja vacía la opción **thread**.
refused-thread-foreign = No soy miembro de este servidor y no puedo abrir un hilo. Deja vacía la opción **thread**.
refused-resume-place = Fuera de los servidores, una partida sigue con el botón de su mensaje. `/uno start` abre otra.
