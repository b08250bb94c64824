hint = 💡 { $hint }
hint-challenge = Desafía solo si crees que tenía ese color. ¿Tienes dudas? Roba las cartas.
hint-drawn = No hace falta jugarla: **Guardarla** termina tu turno, y la carta sigue siendo tuya.
hint-uno = Dos cartas: pulsa **📣 Cantar UNO** antes de jugar una, y nadie podrá atraparte.
hint-stale = La mesa había avanzado antes de que pulsaras. No se pierde nada: así está ahora.
hint-direct = Este mensaje se queda y muestra siempre tu mano; pulsa tus cartas aquí mismo. `/uno me` lo apaga.
