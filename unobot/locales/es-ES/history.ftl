## Las partidas terminadas de un servidor

history-channel = Partidas terminadas en este canal
history-server = Partidas terminadas en este servidor
history-mine = Tus partidas terminadas en este servidor
button-history-channel = Este canal
button-history-server = Este servidor
button-history-mine = Mis partidas
button-history-older = Anteriores ▶
history-empty = Aquí aún no ha terminado ninguna partida. `/uno start` abre una mesa.
history-end = No hay partidas anteriores.
history-unfinished = terminada antes de tiempo
history-player = { $name } ({ $score })
history-rounds = { $count ->
    [one] { $count } ronda
   *[other] { $count } rondas
}
history-others = { $count ->
    [one] y { $count } más
   *[other] y { $count } más
}
refused-history-place = Las partidas son de un servidor. Usa este comando allí.
