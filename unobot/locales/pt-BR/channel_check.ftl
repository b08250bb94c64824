## `/unoadmin check`: what the bot needs in this channel and server

check-title = Verificação deste canal e servidor
check-permissions = Tenho as permissões para uma mesa em { $channel }.
check-lacks = Falta { $missing } em { $channel }. Permita para o meu cargo: nas configurações do canal, em Permissões.
check-channel-gone = O canal { $channel } não existe mais. A mesa dele espera por `/uno resume`.
check-threads = Para mesas em tópicos, também preciso de { $missing }.
check-roles-empty = Ninguém tem { $roles }, então só a moderação pode abrir mesas. `/unoadmin roles` escolhe outros cargos.
check-age-restricted = { $channel } tem restrição de idade. O Discord só deixa entrar membros com a idade confirmada, então os outros não podem jogar lá.
check-slow-mode = { $channel } tem modo lento. O Discord isenta os bots, e também os cliques nos meus botões. Se mesmo assim ele me segurar, permita que meu cargo o ignore.
check-pictures = Minhas imagens de cartas estão prontas.
check-no-pictures = Minhas imagens de cartas ainda não estão no Discord, então as cartas são sinais simples. Quem administra o bot pode executar `unobot emojis sync`.
check-commands = O Discord tem meus comandos atuais.
check-commands-changed = O Discord tem meus comandos em outra versão: { $commands }. Quem administra o bot pode reiniciá-lo, e ele registra os próprios.
check-commands-unknown = O Discord não me diz agora quais comandos tem. Tente de novo em um minuto.
check-tables = Nenhuma mesa deste servidor está travada.
check-stuck = { $count ->
    [one] { $count } mesa deste servidor está travada. Veja `/unoadmin tables`.
   *[other] { $count } mesas deste servidor estão travadas. Veja `/unoadmin tables`.
}
