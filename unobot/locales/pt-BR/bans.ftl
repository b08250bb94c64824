bans-title = Banimentos do Uno
bans-empty = Ninguém está banido.
bans-line = { $user } · banido { $when } por { $admin }
bans-more = { $count ->
    [one] Falta { $count } banimento na lista.
   *[other] Faltam { $count } banimentos na lista.
}
bans-lift = Remover o banimento de um ex-jogador
note-banned = { $count ->
    [one] { $user } não pode mais jogar Uno neste servidor. Mesas em que uma IA assume: { $count }.
   *[other] { $user } não pode mais jogar Uno neste servidor. Mesas em que uma IA assume: { $count }.
}
note-banned-leaves = Você tem um lugar numa partida dessa pessoa. Nos resultados e na sua nota, você abandona essa partida e fica em último lugar. Dá para continuar jogando.
note-unbanned = { $user } pode jogar de novo.
refused-banned = Você não pode jogar Uno neste servidor: foi decisão da administração.
refused-invite-banned = { $name } não pode jogar Uno neste servidor.
refused-not-banned = Essa pessoa não está banida: `/unoadmin bans` mostra os banimentos.
refused-ban-bot = Um bot não pode ser banido: ele não tem lugar.
refused-ban-oneself = Você não pode se banir: escolha outra pessoa.
