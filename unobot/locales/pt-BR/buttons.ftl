button-hand = Minha mão
button-more = Mais
button-rules = Regras
button-players = Participantes
button-show-table = Mostrar a mesa
button-leave = Sair
button-rematch = Revanche
button-help = Ajuda
button-code = Colar um código

button-uno = Uno!
button-catch = Flagrar!
button-catch-name = Flagrar { $name }!
button-draw = Comprar
button-play = Jogar
button-keep = Guardar
button-say-uno-off = 📣 Gritar UNO
button-say-uno-on = ✅ UNO pronto

button-refresh = Atualizar
button-back = Voltar
button-previous = ◀
button-page = { $page } de { $pages }
button-next = ▶
