## As partidas encerradas de um servidor

history-channel = Partidas encerradas neste canal
history-server = Partidas encerradas neste servidor
history-mine = Suas partidas encerradas neste servidor
button-history-channel = Este canal
button-history-server = Este servidor
button-history-mine = Minhas partidas
button-history-older = Anteriores ▶
history-empty = Nenhuma partida terminou aqui ainda. `/uno start` abre uma mesa.
history-end = Não há partidas mais antigas.
history-unfinished = encerrada antes do fim
history-player = { $name } ({ $score })
history-rounds = { $count ->
    [one] { $count } rodada
   *[other] { $count } rodadas
}
history-others = { $count ->
    [one] e { $count } outro
   *[other] e { $count } outros
}
refused-history-place = As partidas são de um servidor. Use este comando lá.
