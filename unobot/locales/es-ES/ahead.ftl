## Choosing the next card ahead, while others play

button-ahead = Después: …
button-ahead-card = Después: { $card }
button-ahead-none = Ninguna carta
hand-ahead = ¿Qué carta jugarás después?
hand-ahead-how = Se juega sola cuando llegue tu turno, si entonces encaja, y con Uno si te deja una carta. Si alguien elige antes otro color, se queda en tu mano.
hand-ahead-color = Alguien eligió un color, así que la carta que habías elegido se queda en tu mano.
hand-ahead-unfit = La carta que habías elegido no encajaba, así que se queda en tu mano.
refused-ahead-now = Es tu turno: juega ya.
refused-ahead-card = Esa carta no se puede elegir por adelantado.
