button-premove-chosen = ✓ { $card }
premove-how = Drücke eine Karte, um sie zu legen, sobald du dran bist und sie passt.
premove-next = ✓ Als Nächstes: **{ $card }**. Sie wird gelegt, wenn du dran bist und sie dann passt, und zwar mit Uno, falls dir nur eine Karte bleibt. Drücke sie noch einmal, um sie zurückzunehmen.
premove-color = Jemand hat eine Farbe gewählt, deshalb bleibt deine vorgemerkte Karte auf der Hand.
premove-unfit = Deine vorgemerkte Karte hat nicht gepasst und bleibt auf der Hand.
refused-premove-now = Du bist dran: Lege gleich.
refused-premove-card = Diese Karte lässt sich nicht vormerken.
