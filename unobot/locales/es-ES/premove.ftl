button-premove-chosen = ✓ { $card }
premove-how = Pulsa una carta para jugarla cuando llegue tu turno, si entonces encaja.
premove-next = ✓ Después: **{ $card }**. Se juega en tu turno si entonces encaja, y con Uno si te deja una carta. Púlsala otra vez para quitarla.
premove-color = Alguien eligió un color, así que la carta que habías elegido se queda en tu mano.
premove-unfit = La carta que habías elegido no encajaba, así que se queda en tu mano.
refused-premove-now = Es tu turno: juega ya.
refused-premove-card = Esa carta no se puede elegir por adelantado.
