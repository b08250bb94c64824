## Jugar a solas en los mensajes directos del bot

button-alone = Jugar a solas
button-ai-pace-normal = IA: normal
button-ai-pace-fast = IA: rápido
button-ai-pace-at-once = IA: al instante
alone-in-direct = Tu partida está en [nuestros mensajes directos]({ $link }). Ahí juegas contra IA y nadie te espera. Si no la ves, está entre tus solicitudes de mensaje.
note-alone-soon = Tu partida se abre en nuestros mensajes directos en aproximadamente { $time }. Ahora mismo mucha gente empieza una. El enlace aparecerá aquí.
note-alone-goes-on = Tu partida sigue aquí. Para empezar otra, termínala antes con **Más** → **Terminar partida**.
refused-adjourned-alone = La partida espera aquí tal como está. **Reanudar** la continúa, y `/uno start` empieza otra.
refused-alone-no-direct = No puedo escribirte. Abre nuestros mensajes directos y usa `/uno start` allí, o permite los mensajes directos en tus ajustes de privacidad.
