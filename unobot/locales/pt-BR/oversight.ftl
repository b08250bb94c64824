oversight-title = Mesas deste servidor
oversight-table = Mesa
oversight-unknown-channel = um canal que não consigo ler
oversight-host = no comando: { $host }
oversight-stage = { $stage ->
    [lobby] ainda não começou
    [playing] a partida está em andamento
    [pause] entre rodadas
    [suspended] em espera, porque não alcanço o canal
    [adjourned] em espera, e o canal está livre
   *[damaged] os dados salvos não podem ser lidos
}
oversight-since = { $stage ->
    [suspended] desde { $when }
    [adjourned] desde { $when }
   *[other] última ação { $when }
}
oversight-late = Travada: a vez deveria ter acabado { $when }.
oversight-empty = Não há mesas abertas neste servidor.
oversight-more = { $count ->
    [one] Falta { $count } mesa na lista: use os comandos no canal dela.
   *[other] Faltam { $count } mesas na lista: use os comandos nos canais delas.
}
oversight-end-what = Encerrar a mesa fecha a partida para todo mundo. Ela não poderá continuar.
button-oversee = Gerenciar
button-oversight-list = Todas as mesas
button-oversight-refresh = Atualizar
note-oversight-ended = A mesa de { $channel } está fechada.
refused-oversight-gone = Essa mesa já está fechada.
refused-oversight-empty = Não há mesa em { $channel }. `/unoadmin tables` mostra todas.
refused-admin-place = Estes comandos são de um servidor: use-os lá.
refused-admin = Para isso é preciso ter a permissão Gerenciar servidor.
oversight-free-what = Liberar o canal deixa a mesa em espera: `/uno resume` a retoma.
button-oversight-free = Liberar o canal
note-unblocked = { $channel } está livre. A mesa espera `/uno resume`.
refused-unblock-free = Essa mesa não ocupa o canal: `/uno start` abre outra lá.
refused-unblock-running = Nada está travado lá: `/unoadmin end` encerra a mesa.
