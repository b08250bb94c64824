move-play = Jogar { $card }
move-play-uno = Jogar { $card } e dizer Uno
move-draw = Comprar uma carta
move-pass = Guardar a carta comprada
move-pass-empty = Passar: não havia o que comprar
move-challenge = Desafiar { $name }
move-accept = { $owed ->
    [one] Comprar { $owed } carta
   *[other] Comprar { $owed } cartas
}
move-uno = Dizer Uno
move-catch = Flagrar { $name }
move-color = Escolher { $color }
move-at = { $move }, com { $name }
move-at-draws = { $move }: { $name } compra duas cartas
move-penalized = { $move }: contra as regras, custa { $count ->
    [one] { $count } carta
   *[other] { $count } cartas
}
move-vote = Votar: { $rule }
move-time = Terminar a rodada: o tempo acabou
move-take-back = Desfazer sua última jogada

refused-by-setting = { $told } Regra: { $setting }.
refused-seat-out = Você está fora desta rodada.
refused-vote-first = Primeiro todo mundo vota.
refused-already-voted = Você já votou.
refused-no-vote = Não há votação agora.
refused-not-identical = É a vez de **{ $name }**; só outra carta igual, { $top }, poderia cortar.
refused-cannot-stack = { $owed ->
    [one] Você deve { $owed } carta
   *[other] Você deve { $owed } cartas
}, e { $card } não passa a dívida adiante.
refused-no-challenge = O que você deve não pode ser desafiado.
refused-must-play = { $card } serve, então tem que ser jogado.
refused-at-limit = Suas { $held } cartas estão no limite de { $limit }, então você não compra mais: passe.
refused-two-on-four = { $card } não pode ir sobre um Curinga +4.
refused-four-others-fit = Outra carta da sua mão serve, então um Curinga +4 não pode ser jogado agora.
refused-last-card = { $card } não pode ser a sua última carta.
refused-target-first = { $card }: escolha alguém para isso.
refused-bad-target = Escolha outra pessoa que ainda esteja jogando.
refused-uno-not-before = O Uno é dito quando você já tem uma carta, ou junto com a jogada.
refused-uno-by-itself = Aqui ninguém precisa dizer Uno.
refused-no-clock = Esta rodada não tem tempo marcado.
refused-no-take-back = Essa jogada fica: já não dá para desfazer.
refused-round-over = Esta rodada acabou.
refused-not-your-turn = É a vez de **{ $name }**.
refused-color-first = Escolha primeiro a cor do Curinga.
refused-answer-first = Você deve { $owed ->
    [one] { $owed } carta
   *[other] { $owed } cartas
}: resolva isso primeiro.
refused-already-drew = Você já comprou: jogue essa carta ou guarde.
refused-only-drawn = Depois de comprar, só a carta comprada pode ser jogada: { $card }.
refused-drawn-blind = Você comprou uma carta virada para baixo, e nenhuma outra pode ser jogada nesta vez: guarde.
refused-not-seen = { $card } não está entre as cartas abertas da sua mão.
refused-nothing-drawn = Não havia o que comprar, então a sua vez acaba.
refused-draw-first = Compre uma carta antes de guardar.
refused-nothing-to-answer = Não há nada a comprar nem a desafiar.
refused-no-color-asked = Não é preciso escolher uma cor agora.
refused-not-in-hand = { $card } não está na sua mão.
refused-no-match = { $card } não serve: jogue { $color }, o mesmo número ou símbolo de { $top }, ou um curinga.
refused-four-not-legal = Você tem { $color }, então um Curinga +4 não pode ser jogado agora.
refused-one-card-only = Aqui só se joga uma carta por vez.
refused-no-target = Essa carta não é jogada contra alguém.
refused-uno-not-now = { $held ->
    [one] Você não pode dizer Uno agora.
   *[other] O Uno é dito na última carta; você tem { $held } cartas.
}
refused-uno-already-said = Você já disse Uno.
refused-catch-self = Você não pode se flagrar: diga Uno.
refused-catch-many-cards = **{ $name }** tem { $held ->
    [one] { $held } carta
   *[other] { $held } cartas
}: não há o que flagrar.
refused-catch-said = **{ $name }** disse Uno.
refused-catch-too-late = É tarde demais para flagrar **{ $name }**.
refused-catch-nobody = Não há ninguém nesse lugar.
