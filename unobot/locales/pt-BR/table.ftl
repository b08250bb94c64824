table-title = { $emoji } { $card }
table-color-open = { $emoji } { $card }: falta escolher a cor
table-play = Vez de **{ $name }**: jogar { $emoji } **{ $color }** ou **{ $face }**.
table-play-color = Vez de **{ $name }**: jogar { $emoji } **{ $color }**.
table-play-any = **{ $name }** começa com qualquer carta.
table-drawn = **{ $name }** comprou uma carta: jogar ou guardar.
table-drawn-must = **{ $name }** comprou uma carta: se servir, tem que jogar.
table-drawn-blind = **{ $name }** comprou uma carta virada para baixo.
table-color = **{ $name }** escolhe a primeira cor.
table-answer = **{ $name }** deve { $owed } cartas: comprar, ou desafiar **{ $by }**.
table-owes = **{ $name }** deve { $owed } cartas: comprar, ou passar adiante.
table-nothing-laid = Nenhuma carta foi jogada
table-thinking = **{ $name }** está pensando …
table-waits = 💤 Não há ninguém aqui, então a partida espera. **{ $button }** continua com ela.
table-until = ⏳{ "\u00A0" }termina { $when }
table-silent = 📡 O Discord não está me entregando os cliques agora, então todos os relógios estão parados.
table-skip = ⏭️ { $count } de { $needed } votos para pular esta vez, em **Mais**.
table-newcomers = Jogam a partir da próxima rodada: { $names }
open-hand = aberta: { $cards }
table-round = Rodada { $number }
table-round-ends = o tempo dela acaba { $when }
table-clockwise = ↻ sentido horário
table-counterclockwise = ↺ sentido anti-horário
table-pile = { $count ->
    [0] monte vazio
   *[other] { $count } no monte
}

ping-turn = { $mention }, é a sua vez, sobre { $card } · termina { $when }
ping-turn-untimed = { $mention }, é a sua vez, sobre { $card }
ping-answer = { $mention }, você deve { $owed } cartas: o que vai fazer? · termina { $when }
ping-answer-untimed = { $mention }, você deve { $owed } cartas: o que vai fazer?
ping-first = { $mention }, é a sua vez · termina { $when }
ping-first-untimed = { $mention }, é a sua vez

name-unknown = Desconhecido
name-former = Ex-jogador
dm-place = Uno em **{ $server }** · [ir à mesa]({ $link })
dm-place-suspended = Uno em **{ $server }** · [ir ao servidor]({ $link })
dm-place-unknown = um servidor
note-mute-permission = A mesa não pode ser mostrada em { $channel }: preciso da permissão { $missing } lá. O jogo continua em **Minha mão**.
note-mute-thread = A mesa não pode ser mostrada em { $channel }: o tópico está fechado. O jogo continua em **Minha mão**.
