leaderboard-title = 🏆 Clasificación · { $season }
leaderboard-row = **{ $place }.** **{ $name }** · { $share } ({ $low }–{ $high })
leaderboard-unknown = **?** **{ $name }** · { $count ->
    [one] 1 partida
   *[other] { $count } partidas
}
leaderboard-what = Cuántas partidas ganaría cada persona en una mesa media de cuatro, y con qué margen. Quienes comparten puesto aún no se distinguen. “?” necesita 20 partidas con otras personas.
leaderboard-none = Aquí aún no hay nadie valorado. Termina una partida con al menos otra persona y aparecerás.
leaderboard-you-none = Aún no apareces. Termina una partida con al menos otra persona.
leaderboard-you-off = Elegiste no ser valorado. `/uno me` lo cambia.
button-leaderboard = Clasificación
refused-leaderboard-direct = Las clasificaciones son de un servidor: pídelas allí.
