tables-yours = Suas mesas
tables-which = Qual mesa?
tables-turn = **sua vez**
tables-wait = joga **{ $name }**
tables-waits = espera, porque não há ninguém
tables-until = termina { $when }
tables-pause = entre rodadas
tables-next = a próxima rodada começa { $when }
tables-lobby = ainda não começou
tables-suspended = espera por `/uno resume`
tables-over = acabou
tables-more = { $count ->
    [one] Mais { $count } mesa não está na lista: abra sua mão lá.
   *[other] Mais { $count } mesas não estão na lista: abra sua mão lá.
}
tables-notify-me = **Quero avisos** avisa você quando abrir a próxima mesa neste canal.
tables-empty = Você não tem lugar em nenhuma mesa: `/uno start` abre uma.
