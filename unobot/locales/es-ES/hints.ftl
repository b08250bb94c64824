hint = 💡 { $hint }
hint-challenge = Desafía si crees que quien lo jugó aún tenía el color de antes. ¿Tienes dudas? Roba las cartas.
hint-drawn = No hace falta jugarla: **Guardarla** termina tu turno, y la carta sigue siendo tuya.
hint-uno = Dos cartas: activa **Decir Uno** antes de jugar una, y nadie podrá atraparte.
hint-stale = La mesa había avanzado antes de que pulsaras. No se pierde nada: así está ahora.
hint-direct = Este mensaje se queda y muestra siempre tu mano; pulsa tus cartas aquí mismo. `/uno me` lo apaga.
