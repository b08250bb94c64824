preset-official = Regras oficiais
preset-stacking = Acumular
preset-classic113 = Clássico 113
preset-draw-and-play = Comprar e jogar
preset-party = Festa
preset-no-mercy-like = Sem piedade
preset-teams = Duplas
preset-official-what = Desafios, Uno, uma partida até 500 pontos.
preset-stacking-what = Os +2 e os Curingas +4 se somam; quem bate primeiro vence, sem pontos.
preset-classic113-what = 113 cartas, com Trocar Mãos, Embaralhar Mãos e uma regra escolhida por votação.
preset-draw-and-play-what = Quem compra duas ou quatro ainda joga na mesma vez.
preset-party-what = Acumular, 7 troca, 0 passa, corte, comprar até algo servir.
preset-no-mercy-like-what = Tudo se acumula, e com 25 cartas você está fora.
preset-teams-what = Cada dupla se senta frente a frente e pontua junta.
group-deck = Cartas e partida
group-start = A primeira carta
group-wild-draw-four = Curinga +4
group-drawing = Comprar
group-special-cards = Cartas especiais
group-uno = Uno
group-end = Como termina
group-table = Na mesa
field-cards = Cartas
field-cards-what = Que cartas há no baralho.
value-cards = { $value ->
    [classic113] 113 cartas
   *[official] 108 cartas
}
rule-cards = { $value ->
    [classic113] Há cinco curingas a mais no baralho. **Trocar Mãos**: troque de mão com alguém à sua escolha. **Embaralhar Mãos**: todas as mãos são recolhidas, embaralhadas e dadas de novo. **Curinga Personalizável**: faz o que foi votado antes da primeira rodada. Cada um dos cinco vale 40 pontos e, como última carta, é um curinga comum. Um +2 não pode ir sobre um Curinga +4, a não ser para acumular.
   *[official] O baralho tem 108 cartas.
}
field-decks = Baralhos
field-decks-what = Quantos baralhos são embaralhados juntos.
value-decks = { $value }
rule-decks = { $value ->
    [one] Joga-se com um baralho.
   *[other] { $value } baralhos são embaralhados juntos.
}
field-hand-size = Tamanho da mão
field-hand-size-what = Quantas cartas cada participante recebe.
value-hand-size = { $value ->
    [one] { $value } carta
   *[other] { $value } cartas
}
rule-hand-size = { $value ->
    [one] Cada participante recebe { $value } carta.
   *[other] Cada participante recebe { $value } cartas.
}
field-target = Meta
field-target-what = A pontuação que vence a partida.
value-target = { $value ->
    [one] { $value } ponto
   *[other] { $value } pontos
}
rule-target = { $value ->
    [one] A partida vai até { $value } ponto.
   *[other] A partida vai até { $value } pontos.
}
field-scoring = Contagem
field-scoring-what = Pontos em várias rodadas, uma rodada sem pontos, ou uma rodada até sobrar só uma pessoa.
value-scoring = { $value ->
    [single] uma rodada, sem pontos
    [until_last] uma rodada até sobrar uma pessoa, sem pontos
   *[points] pontos
}
rule-scoring = { $value ->
    [single] A partida é uma só rodada: quem bate primeiro vence, e não se contam pontos.
    [until_last] A partida é uma só rodada, que segue até apenas uma pessoa ainda ter cartas: quem bate fica com a próxima colocação.
   *[points] As rodadas valem pontos.
}
field-double-score = Pontos em dobro
field-double-score-what = Cada rodada vale o dobro.
rule-double-score = Cada rodada vale o dobro dos pontos.
field-own-stocks = Montes próprios
field-own-stocks-what = Cada lugar compra do próprio monte: jogo igual recebe cartas iguais.
rule-own-stocks = Cada lugar compra do próprio monte fechado, para que jogo igual receba cartas iguais. As chances são as mesmas de um monte só. Um monte vazio pega emprestada a última carta do maior.
field-first-card = Primeira carta
field-first-card-what = O que pode ser a primeira carta virada.
value-first-card = { $value ->
    [number_only] um número
    [any] qualquer uma
    [none] nenhuma
   *[official] oficial
}
rule-first-card = { $value ->
    [number_only] A primeira carta virada é sempre um número.
    [any] Qualquer carta pode ser virada primeiro; se for um Curinga +4, quem começa escolhe a cor, compra quatro e perde a vez, a não ser com “Jogar depois de comprar”.
    [none] Nenhuma carta é virada: quem comanda a mesa começa a primeira rodada, e qualquer carta pode ser a primeira.
   *[official] A primeira carta virada tem efeito.
}
field-wild-draw-four = Curinga +4
field-wild-draw-four-what = Quando pode ser jogado, e se pode ser desafiado.
value-wild-draw-four = { $value ->
    [strict] só quando é válido
    [free] a qualquer hora
   *[challenge] pode ser desafiado
}
rule-wild-draw-four = { $value ->
    [strict] Um Curinga +4 só pode ser jogado quando é válido, por isso ninguém o desafia.
    [free] Um Curinga +4 pode ser jogado a qualquer hora e nunca é desafiado.
   *[challenge] Um Curinga +4 pode ser desafiado.
}
field-four-needs = Curinga +4 é válido
field-four-needs-what = O que deve faltar na mão para um Curinga +4 ser válido.
value-four-needs = { $value ->
    [no_playable] sem carta que sirva
   *[no_color] sem a cor que vale
}
rule-four-needs = { $value ->
    [no_playable] Um Curinga +4 só é válido se nenhuma outra carta da mão puder ser jogada, sem contar outros Curingas +4.
   *[no_color] Um Curinga +4 só é válido se não houver na mão nenhuma carta da cor que vale.
}
field-challenge-shows = Um desafio mostra
field-challenge-shows-what = Quem vê a mão que é desafiada.
value-challenge-shows = { $value ->
    [all] a mão a todo mundo
   *[challenger] a mão a quem desafia
}
rule-challenge-shows = { $value ->
    [all] Uma mão desafiada é mostrada a todo mundo.
   *[challenger] Uma mão desafiada é mostrada só a quem desafia.
}
field-stacking = Acumular
field-stacking-what = Se um +2 ou +4 pode ser respondido com outro, para que a soma passe adiante.
value-stacking = { $value ->
    [same] a mesma carta
    [raise] a mesma ou um +4
    [any] qualquer +2 ou +4
   *[none] não
}
rule-stacking = { $value ->
    [same] Os +2 e +4 se acumulam: responda a um +2 com um +2, ou a um Curinga +4 com um Curinga +4, e a soma passa adiante.
    [raise] Os +2 e +4 se acumulam: responda com a mesma carta, ou a um +2 com um Curinga +4, e a soma passa adiante.
    [any] Os +2 e +4 se acumulam: responda a qualquer uma com qualquer outra, e a soma passa adiante.
   *[none] Os +2 e +4 não se acumulam.
}
field-reverse-sends-back = Inverter devolve
field-reverse-sends-back-what = Quem deve cartas pode jogar um Inverter para devolver a dívida.
rule-reverse-sends-back = Quem deve cartas pode jogar um Inverter que sirva: então quem jogou antes é que deve.
field-skip-passes-on = Pular passa adiante
field-skip-passes-on-what = Quem deve cartas pode jogar um Pular para passar a dívida adiante.
rule-skip-passes-on = Quem deve cartas pode jogar um Pular que sirva: então quem vem a seguir é que deve.
field-draw = Comprar
field-draw-what = Quantas cartas se compram quando não se joga nenhuma.
value-draw = { $value ->
    [until_playable] até uma servir
   *[one] uma carta
}
rule-draw = { $value ->
    [until_playable] Em vez de jogar, você compra até uma carta servir.
   *[one] Em vez de jogar, você compra uma carta.
}
field-drawn-card = Carta comprada
field-drawn-card-what = O que se pode fazer com uma carta comprada que serve.
value-drawn-card = { $value ->
    [must_play] tem que ser jogada
    [keep] fica na mão
   *[may_play] pode ser jogada
}
rule-drawn-card = { $value ->
    [must_play] Uma carta comprada que serve tem que ser jogada.
    [keep] Comprar termina a vez: a carta comprada fica na mão.
   *[may_play] Uma carta comprada que serve pode ser jogada na hora.
}
field-must-play = Jogar é obrigatório
field-must-play-what = Quem tem uma carta que serve tem que jogar, sem comprar.
rule-must-play = Quem tem uma carta que serve não pode comprar em vez de jogar.
field-play-after-drawing = Jogar depois de comprar
field-play-after-drawing-what = Quem compra duas ou quatro cartas joga em seguida.
rule-play-after-drawing = Quem compra as cartas de um +2 ou de um Curinga +4 ainda joga a sua vez depois.
field-blind-draw = Compra às cegas
field-blind-draw-what = Quem compra só vê a carta quando começa a sua próxima vez.
rule-blind-draw = Uma carta comprada fica virada para baixo, até para quem a comprou, até começar a sua próxima vez; ela não pode ser jogada na vez em que foi comprada.
field-seven = 7 troca
field-seven-what = Um 7 troca a sua mão com alguém à sua escolha.
rule-seven = Um **7** troca a sua mão com a de alguém à sua escolha.
field-zero = 0 passa
field-zero-what = Um 0 passa todas as mãos para quem vem a seguir.
rule-zero = Um **0** passa cada mão para quem vem a seguir.
field-jump-in = Corte
field-jump-in-what = A carta idêntica pode ser jogada fora da vez.
rule-jump-in = Quem tem uma carta idêntica à do topo pode cortar, jogando fora da vez; o jogo segue a partir dali.
field-several = Várias de uma vez
field-several-what = Cartas de mesmo número ou símbolo podem ser jogadas juntas.
rule-several = Cartas de mesmo número ou símbolo podem ser jogadas juntas na mesma vez.
field-bomb = Bomba
field-bomb-what = Três ou mais cartas de uma vez fazem as outras pessoas comprar uma.
rule-bomb = Três ou mais cartas jogadas de uma vez fazem todas as outras pessoas comprar uma.
field-uno = Uno
field-uno-what = Como se diz Uno.
value-uno = { $value ->
    [strict] dito na última carta
    [announced] anunciado sozinho
    [off] não se diz
   *[call] tem que ser dito
}
rule-uno = { $value ->
    [strict] O Uno só vale quando você já tem uma carta.
    [announced] O Uno é anunciado sozinho.
    [off] Ninguém precisa dizer Uno.
   *[call] Quando sobrar uma carta, diga Uno.
}
field-uno-penalty = Esquecer o Uno custa
field-uno-penalty-what = Quanto compra quem leva um flagra por não dizer Uno.
value-uno-penalty = { $value ->
    [0] nada
    [one] { $value } carta
   *[other] { $value } cartas
}
rule-uno-penalty = { $value ->
    [0] Um flagra por falta de Uno não custa nada.
    [one] Um flagra por falta de Uno custa { $value } carta.
   *[other] Um flagra por falta de Uno custa { $value } cartas.
}
field-false-catch = Flagra sem razão custa
field-false-catch-what = Quanto compra quem flagra onde não há o que flagrar.
value-false-catch = { $value ->
    [0] nada
    [one] { $value } carta
   *[other] { $value } cartas
}
rule-false-catch = { $value ->
    [0] Um flagra sem razão não custa nada.
    [one] Um flagra sem razão custa { $value } carta.
   *[other] Um flagra sem razão custa { $value } cartas.
}
field-wrong-play = Jogada errada custa
field-wrong-play-what = Quanto compra quem joga uma carta que não serve.
value-wrong-play = { $value ->
    [0] nada
    [one] { $value } carta
   *[other] { $value } cartas
}
rule-wrong-play = { $value ->
    [0] Uma jogada errada não custa nada.
    [one] Jogar uma carta que não serve custa { $value } carta.
   *[other] Jogar uma carta que não serve custa { $value } cartas.
}
field-hand-limit = Limite da mão
field-hand-limit-what = O número de cartas que já é demais.
value-hand-limit = { $value ->
    [0] nenhum
   *[other] { $value } cartas
}
rule-hand-limit = { $value ->
    [0] Uma mão pode crescer à vontade.
   *[other] O limite da mão é de { $value } cartas.
}
field-at-limit = No limite
field-at-limit-what = O que acontece com quem chega ao limite da mão.
value-at-limit = { $value ->
    [no_draw] não pode comprar
   *[out] está fora
}
rule-at-limit = { $value ->
    [no_draw] Quem tem esse número de cartas não pode comprar em vez de jogar, mas pode passar; as cartas devidas ainda são compradas.
   *[out] Quem fica com esse número de cartas depois de uma jogada está fora da rodada; as suas cartas ainda contam para quem vencer.
}
field-last-card = Última carta
field-last-card-what = O que pode ser a última carta.
value-last-card = { $value ->
    [no_action] nenhuma de ação
    [no_wild] nenhum curinga
   *[any] qualquer uma
}
rule-last-card = { $value ->
    [no_action] Ninguém bate com uma carta de ação ou um curinga.
    [no_wild] Ninguém bate com um curinga.
   *[any] Qualquer carta pode ser a última.
}
field-teams = Duplas
field-teams-what = Cada dupla se senta frente a frente e pontua junta.
rule-teams = Cada dupla se senta frente a frente: pontua junta, e só contam as mãos das outras duplas.
field-elimination = Eliminação
field-elimination-what = Depois de cada rodada, sai quem tem mais pontos na mão.
rule-elimination = Depois de cada rodada, sai quem tem mais pontos na mão; quem sobrar por último vence a partida. A meta de pontos não conta.
field-revenge = Vingança
field-revenge-what = Uma soma respondida ao acumular dobra.
rule-revenge = Uma soma respondida ao acumular dobra antes de as novas cartas entrarem nela, até 50 cartas no total.
field-open-hands = Mãos abertas
field-open-hands-what = Mãos com menos cartas do que isto ficam abertas.
value-open-hands = { $value ->
    [0] nunca
   *[other] menos de { $value } cartas
}
rule-open-hands = { $value ->
    [0] As mãos ficam escondidas.
   *[other] Uma mão com menos de { $value } cartas fica aberta para todo mundo.
}
field-no-hints = Sem destaque
field-no-hints-what = As cartas que servem não são marcadas.
rule-no-hints = As cartas que servem não são marcadas na sua mão.
field-reshuffle-seats = Troca de lugares
field-reshuffle-seats-what = Antes de cada nova rodada todo mundo muda de lugar por sorteio.
rule-reshuffle-seats = Antes de cada rodada, menos a primeira, todo mundo muda de lugar por sorteio; os pontos vão junto, e passa a dar as cartas quem está à esquerda do novo lugar de quem deu por último.
field-blitz = Relâmpago
field-blitz-what = Quanto uma rodada pode durar; depois, vence quem tiver menos pontos na mão.
value-blitz = { $value ->
    [0] não
   *[other] { $value } segundos por rodada
}
rule-blitz = { $value ->
    [0] Uma rodada dura o que durar.
   *[other] Uma rodada dura no máximo { $value } segundos; depois, vence quem tiver menos pontos na mão.
}
field-turn-seconds = Tempo da vez
field-turn-seconds-what = Quanto tempo uma jogada pode levar.
value-turn-seconds = { $value ->
    [0] o do servidor
   *[other] { $value } segundos
}
rule-turn-seconds = { $value ->
    [0] Uma jogada pode levar o tempo normal do servidor.
   *[other] Uma jogada pode levar { $value } segundos.
}

house-rules-title = Regras desta partida
house-rules-preset = Escolha um modelo
house-rules-group = Mude regras uma a uma
house-rules-other-number = Outro número …
house-rules-code = Cole um código de regras
house-rules-code-label = O código, como outra mesa o mostra
house-rules-number-label = Um número de { $low } a { $high }
refused-only-host-rules = Só quem comanda a mesa pode mudar as regras: { $host }.
refused-running-rules = A partida está em andamento, então as regras ficam como estão.
refused-no-such-number = Aqui cabe um número de { $low } a { $high }.
