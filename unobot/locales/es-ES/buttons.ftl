button-hand = Mi mano
button-more = Más
button-rules = Reglas
button-players = Jugadores
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
button-say-uno-off = Decir Uno: no
button-say-uno-on = Decir Uno: sí

button-refresh = Actualizar
button-back = Volver
button-previous = ◀
button-page = { $page } de { $pages }
button-next = ▶
