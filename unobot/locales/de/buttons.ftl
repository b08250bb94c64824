button-hand = Meine Karten
button-more = Mehr
button-rules = Regeln
button-players = Plätze
button-show-table = Zeig mir den Tisch
button-leave = Verlassen
button-rematch = Revanche
button-help = Hilfe
button-code = Code einfügen

button-uno = Uno!
button-catch = Erwischt!
button-catch-name = Erwischt, { $name }!
button-draw = Ziehen
button-play = Legen
button-keep = Behalten
button-say-uno-off = 📣 UNO ansagen
button-say-uno-on = ✅ UNO bereit

button-refresh = Aktualisieren
button-back = Zurück
button-previous = ◀
button-page = { $page } von { $pages }
button-next = ▶
