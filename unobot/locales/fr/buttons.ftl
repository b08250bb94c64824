button-hand = Ma main
button-more = Plus
button-rules = Règles
button-players = Qui joue
button-show-table = Montre-moi la table
button-leave = Quitter
button-rematch = Revanche
button-help = Aide
button-code = Coller un code

button-uno = Uno !
button-catch = Contre-Uno !
button-catch-name = Contre-Uno à { $name } !
button-draw = Piocher
button-play = La jouer
button-keep = La garder
button-say-uno-off = 📣 Annoncer UNO
button-say-uno-on = ✅ UNO prêt

button-refresh = Actualiser
button-back = Retour
button-previous = ◀
button-page = { $page } sur { $pages }
button-next = ▶
