tables-yours = Suas mesas
tables-notify-me = **Quero avisos** chama você quando abrir a próxima mesa neste canal.
tables-empty = Você não tem lugar em nenhuma mesa: `/uno start` abre uma.
tables-suspended = espera por `/uno resume`
tables-which = Qual mesa?
tables-more = { $count ->
    [one] Mais { $count } mesa não está na lista: abra sua mão lá.
   *[other] Mais { $count } mesas não estão na lista: abra sua mão lá.
}
tables-turn = **sua vez**
tables-wait = joga **{ $name }**
tables-pause = entre rodadas
tables-lobby = ainda não começou
tables-over = acabou
