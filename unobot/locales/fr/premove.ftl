button-premove-chosen = ✓ { $card }
premove-how = Appuie sur une carte pour la jouer à ton tour, si elle est alors jouable.
premove-next = ✓ Ensuite : **{ $card }**. Elle sera jouée à ton tour si elle est jouable, et Uno sera dit s’il ne te reste qu’une carte. Appuie encore dessus pour l’enlever.
premove-color = Quelqu’un a choisi une couleur : la carte que tu avais prévue reste dans ta main.
premove-unfit = La carte que tu avais prévue n’était pas jouable : elle reste dans ta main.
refused-premove-now = C’est ton tour : joue tout de suite.
refused-premove-card = Cette carte ne peut pas être prévue d’avance.
