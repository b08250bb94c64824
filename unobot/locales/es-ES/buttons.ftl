button-hand = Mi mano
button-more = Más
button-rules = Reglas
button-players = Jugadores
button-show-table = Ver la mesa
button-leave = Salir
button-rematch = Revancha
button-help = Ayuda
button-code = Pegar código

button-uno = ¡Uno!
button-catch = ¡Atrapar!
button-catch-name = ¡Atrapar a { $name }!
button-draw = Robar
button-play = Jugarla
button-keep = Guardarla
button-say-uno-off = 📣 Cantar UNO
button-say-uno-on = ✅ UNO listo

button-refresh = Actualizar
button-back = Volver
button-previous = ◀
button-page = { $page } de { $pages }
button-next = ▶
