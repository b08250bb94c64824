## El entrenador tras una partida

button-coach = Entrenador
button-coach-replay = Ver en la repetición
coach-title = Entrenador
coach-result = **Resultado.** Ganaste { $won } de { $rounds } { $rounds ->
    [one] ronda
   *[other] rondas
}: { $difference } respecto a un reparto igual.
coach-luck = Las cartas aportaron { $cards }, y todo lo demás, como el juego, { $rest }.
coach-some = { $count ->
    [one] Una decisión te quitó una parte clara de tus opciones:
   *[other] Estas { $count } decisiones son las que más te costaron:
}
coach-none = Nada llama la atención: ninguna de tus decisiones redujo claramente tus opciones. ¡Bien jugado!
coach-lapse = **Ronda { $round }.** Tu jugada: **{ $made }**. Mejor: **{ $better }**.
coach-why-uno = Sin Uno, los demás pueden pillarte.
coach-why-next = El siguiente jugador solo tenía { $count ->
    [one] { $count } carta
   *[other] { $count } cartas
}.
coach-why-void = El siguiente jugador había robado en vez de jugar { $color }.
coach-why-wild = Guarda el comodín para después.
coach-why-color = Te deja { $count ->
    [one] una carta
   *[other] { $count } cartas
} de color { $color }.
coach-won = La mejor jugada gana unas { $more } rondas más de cada 100 como esta (de { $low } a { $high }).
coach-first = Con la mejor jugada sales primero en unas { $more } rondas más de cada 100 como esta (de { $low } a { $high }).
coach-stayed = Con la mejor jugada sigues en la partida en unas { $more } rondas más de cada 100 como esta (de { $low } a { $high }).
coach-how = Cada decisión se juzga por lo que podías ver. Las cartas ocultas se reparten de nuevo muchas veces, y expertos juegan la ronda hasta el final.
refused-coach-not-seated = No jugaste esta partida. El entrenador solo mira tus propias decisiones.
refused-coach-often = Acabo de revisar varias partidas para ti. Vuelve a intentarlo en un minuto.
refused-coach-failed = No he podido revisar esta partida. Vuelve a intentarlo enseguida.
