hand-play = Sua vez: jogue { $emoji } **{ $color }** ou **{ $face }**
hand-play-color = Sua vez: jogue { $emoji } **{ $color }**
hand-play-any = Sua vez: comece com qualquer carta
hand-partner = Sua dupla é **{ $name }**, { $count ->
    [one] { $count } carta
   *[other] { $count } cartas
}.
hand-out = Para você a rodada acabou: { $place }
hand-play-pass = Nada serve, e você não pode comprar: passe.
hand-play-none = Nada serve: compre uma carta.
hand-drawn = Você comprou { $emoji } **{ $card }**: jogar ou guardar?
hand-drawn-must = Você comprou { $emoji } **{ $card }**: tem que jogar essa carta.
hand-drawn-unfit = Você comprou { $emoji } **{ $card }**. Não serve, então guarde.
hand-drawn-unfit-passing = Você comprou { $emoji } **{ $card }**. Não serve: daqui a pouco passa sozinho.
hand-drawn-nothing = Não havia mais o que comprar: passe.
hand-drawn-nothing-passing = Não havia mais o que comprar: daqui a pouco passa sozinho.
hand-drawn-blind = Você comprou uma carta virada para baixo: guarde, e veja qual é quando começar a sua próxima vez
hand-drawn-blind-passing = Você comprou uma carta virada para baixo: daqui a pouco passa sozinho. Vai ver qual é quando começar a sua próxima vez.
hand-unseen = { $count ->
    [one] Uma das suas cartas está virada para baixo: ela se abre para você quando começar a sua próxima vez.
   *[other] { $count } das suas cartas estão viradas para baixo: elas se abrem para você quando começar a sua próxima vez.
}
hand-first-color = Sua vez: a primeira carta é um Curinga, então escolha a primeira cor
hand-wild = { $card }: qual cor?
hand-answer = **{ $name }** jogou um Curinga +4 sobre { $emoji } **{ $color }**: comprar { $owed } ou desafiar?
hand-answer-held = { $needs ->
    [no_playable] Se **{ $name }** podia jogar outra carta, **{ $name }** compra { $owed }. Se não, você compra { $lost }.
   *[no_color] { $color ->
        [R] Se **{ $name }** tinha uma carta vermelha, **{ $name }** compra { $owed }. Se não, você compra { $lost }.
        [Y] Se **{ $name }** tinha uma carta amarela, **{ $name }** compra { $owed }. Se não, você compra { $lost }.
        [G] Se **{ $name }** tinha uma carta verde, **{ $name }** compra { $owed }. Se não, você compra { $lost }.
       *[B] Se **{ $name }** tinha uma carta azul, **{ $name }** compra { $owed }. Se não, você compra { $lost }.
    }
} { $count ->
    [0] Era a última carta de **{ $name }**.
    [one] Resta { $count } carta para **{ $name }**.
   *[other] Restam { $count } cartas para **{ $name }**.
}
hand-wait = Ainda não é a sua vez.
hand-waiting-bare = Esperando **{ $name }**
hand-waiting = Esperando **{ $name }** · na mesa: { $card }
hand-waiting-last = { $name } tem 1 carta
hand-wait-over = A votação acabou: as cartas estão sendo dadas.
hand-cards = Sua mão, { $count ->
    [0] nenhuma carta
    [one] { $count } carta
   *[other] { $count } cartas
}: { $cards }
hand-uno-owed = Você tem uma carta. Diga **Uno!** antes que alguém flagre você.
hand-catch = **{ $name }** não disse Uno.
hand-shown = Só você vê a mão que **{ $name }** tinha: { $cards }
hand-lobby = A partida ainda não começou.
hand-away = Você saiu, e uma IA joga com a sua mão.
hand-autopilot = Uma IA joga por você, porque o seu tempo acabou duas vezes. Aperte qualquer coisa para voltar a jogar.
hand-resting = Uma IA joga por você. Aperte qualquer coisa aqui para voltar a jogar.
hand-waits = Não há mais ninguém aqui, então a partida espera por você. Aperte qualquer coisa para continuar.
hand-away-waits = Você saiu, e não há mais ninguém aqui. Então a partida espera.
button-return = Voltar ao meu lugar

hand-step-cards = { $card }: que cartas juntas?
hand-step-target = { $card }: com quem?
hand-step-draws = { $card }: quem compra duas cartas?
hand-first-target = Com quem você troca de mão?
hand-owed = Você deve { $owed ->
    [one] { $owed } carta
   *[other] { $owed } cartas
}: compre
hand-answer-stack = Ou jogue uma das cartas abaixo, e a soma passa adiante.
hand-catch-whom = Flagrar quem? Um flagra sem razão custa { $count ->
    [one] { $count } carta
   *[other] { $count } cartas
} a você.
hand-wrong-play = Uma carta que não serve custa { $count ->
    [one] { $count } carta
   *[other] { $count } cartas
} a você.
hand-jump-in = Você tem uma carta idêntica à do topo: corte!

button-take = Comprar { $owed }
button-pass = Passar
button-challenge = Desafiar
button-catch-somebody = Flagrar …
button-target = { $name } ({ $count })
button-sort-color = Por cor
button-sort-value = Por valor

note-caught = Você flagrou { $name }!
paused-title = ⏸️ A atualização automática parou
paused-hand = Até ali, estas eram as suas cartas. Aperte **Atualizar** ou qualquer carta para ver como está a partida.
paused-body = Aperte **Atualizar** para ver como está a partida.
note-dms-closed = Não consigo mandar mensagens diretas a você, então sua mão fica só aqui: **Minha mão**, na mesa, mostra de novo.
note-dms-blocked = O Discord não me deixa abrir novas mensagens diretas agora, então sua mão fica só aqui: **Minha mão**, na mesa, mostra de novo.
changed-terms = ⚠️ Mudou desde que você entrou: { $changes }
changed-no-take-back = Jogadas não podem ser desfeitas
changed-ais = { $count ->
    [one] 1 IA
   *[other] { $count } IAs
}
