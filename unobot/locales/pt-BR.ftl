### Brazilian Portuguese
### Written by: an AI (Claude), November 2026
### Reviewed: no
### Beta: no

### words

## about

language-name = Português (BR)

## cards

color = { $color ->
    [R] Vermelho
    [Y] Amarelo
    [G] Verde
    [P] Rosa
    [T] Turquesa
    [O] Laranja
    [U] Roxo
   *[B] Azul
}
face = { $face ->
    [S] Pular
    [R] Inverter
    [D2] +2
    [D4] +4
    [SA] Pular Todos
    [DA] Descartar Tudo
    [H1] Disparo 1
    [H2] Disparo 2
    [TH] Trocar Mãos
    [W] Curinga
    [WD4] Curinga +4
    [WSW] Curinga Trocar Mãos
    [WSH] Curinga Embaralhar Mãos
    [WC] Curinga Personalizável
    [WR4] Curinga Inverter +4
    [WRL] Curinga Roleta de Cores
    [WD6] Curinga +6
    [WD10] Curinga +10
    [WRV] Curinga Inverter
    [WSK] Curinga Pular
    [WS2] Curinga Pular Dois
    [WD2] Curinga +2
    [WT2] Curinga +2 com Alvo
    [WFS] Curinga Troca Forçada
    [WAH] Curinga Disparo Geral
    [WHF] Curinga Rajada
    [WAA] Curinga Ataque Duplo
    [D1] +1
    [D5] +5
    [F] Flip
    [WDC] Curinga + Cor
   *[other] { $face }
}
card = { $face ->
    [S] Pular
    [R] Inverter
    [D2] +2
    [D4] +4
    [SA] Pular Todos
    [DA] Descartar Tudo
    [H1] Disparo 1
    [H2] Disparo 2
    [TH] Trocar Mãos
    [D1] +1
    [D5] +5
    [F] Flip
   *[other] { $face }
} { $color ->
    [R] vermelho
    [Y] amarelo
    [G] verde
    [P] rosa
    [T] turquesa
    [O] laranja
    [U] roxo
   *[B] azul
}
card-wild = { $wild } ({ $color ->
    [R] vermelho
    [Y] amarelo
    [G] verde
    [P] rosa
    [T] turquesa
    [O] laranja
    [U] roxo
   *[B] azul
})
card-short = { $face ->
    [S] ⊘
    [R] ⇄
    [D2] +2
    [D4] +4
    [SA] ⊘+
    [DA] ⇊
    [H1] ↯1
    [H2] ↯2
    [TH] ⇆
    [W] C
    [WD4] +4
    [WSW] C⇆
    [WSH] C⤨
    [WC] C✱
    [WR4] ⇄4
    [WRL] ◎
    [WD6] +6
    [WD10] +10
    [WRV] ⇄
    [WSK] ⊘
    [WS2] ⊘2
    [WD2] +2
    [WT2] ◎2
    [WFS] ⇆
    [WAH] ↯∀
    [WHF] ↯
    [WAA] ↯↯
    [D1] +1
    [D5] +5
    [F] ◪
    [WDC] +◎
   *[other] { $face }
}
card-lettered = { $color ->
    [R] Vm
    [Y] Am
    [G] Vd
    [P] Rs
    [T] Tq
    [O] Lj
    [U] Rx
   *[B] Az
}{ "\u00A0" }{ $short }
hand-color = { $emoji }{ "\u00A0" }{ $color }: { $cards }
hand-wilds = { $emoji }{ "\u00A0" }{ $cards }
hand-hidden = { $emoji }{ "\u00A0" }{ $count ->
    [one] { $count } virada para baixo
   *[other] { $count } viradas para baixo
}
card-hidden-short = ?
cards = { $count ->
    [0] 0 cartas
    [one] { $count } carta
   *[other] { $count } cartas
}
points = { $count ->
    [0] 0 pontos
    [one] { $count } ponto
   *[other] { $count } pontos
}
rounds-won = { $count ->
    [0] 0 rodadas vencidas
    [one] { $count } rodada vencida
   *[other] { $count } rodadas vencidas
}

## moves

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
move-accept-until = Comprar até sair { $color }
move-uno = Dizer Uno
move-catch = Flagrar { $name }
move-color = Escolher { $color }
move-at = { $move }, com { $name }
move-at-draws = { $move }: { $name } compra duas cartas
move-passes-hands = { $move } e passar todas as mãos
move-penalized = { $move }: contra as regras, você { $count ->
    [one] { $draws ->
        [press] aperta o lançador uma vez
       *[draw] compra uma carta
    }
   *[other] { $draws ->
        [press] aperta o lançador { $count } vezes
       *[draw] compra { $count } cartas
    }
}
move-vote = Votar: { $rule }
move-time = Terminar a rodada: o tempo acabou
move-take-back = Desfazer sua última jogada

refused-by-setting = { $told } Regra: { $setting }.
refused-seat-out = Você está fora desta rodada.
refused-vote-first = Primeiro todo mundo vota.
refused-already-voted = Você já votou.
refused-no-vote = Não há votação agora.
refused-not-identical = É a vez de **{ $name }**. Você só pode cortar com outra carta igual: { $top }.
refused-cannot-stack = Você tem que comprar { $owed ->
    [one] { $owed } carta
   *[other] { $owed } cartas
}, e { $card } não passa adiante.
refused-no-challenge = Não dá para desafiar as cartas que você tem que comprar.
refused-must-play = { $card } serve, então você tem que jogar.
refused-at-limit = Suas { $held } cartas estão no limite de { $limit }, então você não pode comprar. Passe.
refused-two-on-four = { $card } não pode ser jogado sobre um Curinga +4.
refused-four-others-fit = Outra carta sua serve, então você não pode jogar { $card } agora.
refused-last-card = { $card } não pode ser a sua última carta.
refused-target-first = { $card }: escolha antes um jogador.
refused-color-missing = { $card }: escolha antes uma cor.
refused-bad-target = Escolha outro jogador que ainda esteja na rodada.
refused-uno-not-before = Diga Uno ao jogar a penúltima carta, ou quando só restar uma.
refused-uno-by-itself = Aqui você não precisa dizer Uno.
refused-no-clock = Esta rodada não tem tempo marcado.
refused-no-take-back = Essa jogada vale. Não dá mais para desfazer.
refused-round-over = Esta rodada acabou.
refused-not-your-turn = É a vez de **{ $name }**.
refused-color-first = Escolha primeiro a cor do Curinga.
refused-answer-first = { $owed ->
    [one] Antes há { $owed } carta para comprar.
   *[other] Antes há { $owed } cartas para comprar.
}
refused-already-drew = Você já comprou. Jogue essa carta ou guarde.
refused-only-drawn = Depois de comprar, você só pode jogar a carta comprada: { $card }.
refused-drawn-blind = Você comprou uma carta virada para baixo, então não pode jogar outra nesta vez. Guarde.
refused-not-seen = { $card } não está entre suas cartas abertas.
refused-nothing-drawn = Não havia o que comprar, então a sua vez acaba.
refused-draw-first = Compre uma carta antes de guardar.
refused-nothing-to-answer = Não há nada para comprar nem desafiar.
refused-no-color-asked = Não há cor para escolher agora.
refused-not-in-hand = { $card } não está na sua mão.
refused-no-match = { $card } não serve. Jogue { $color }, o número ou símbolo de { $top }, ou um curinga.
refused-four-not-legal = Você tem { $color }, então não pode jogar { $card } agora.
refused-one-card-only = Aqui você só pode jogar uma carta por vez.
refused-in-order = Com { $held } cartas iguais, você só escolhe quantas. Elas seguem na ordem das cores.
refused-no-target = Para essa carta você não escolhe ninguém.
refused-uno-not-now = { $held ->
    [one] Você não pode dizer Uno agora.
   *[other] Uno é para a última carta. Você tem { $held }.
}
refused-uno-already-said = Você já disse Uno.
refused-catch-self = Você não pode se flagrar. Diga Uno.
refused-catch-many-cards = **{ $name }** tem { $held ->
    [one] { $held } carta
   *[other] { $held } cartas
}: não há o que flagrar.
refused-catch-said = **{ $name }** disse Uno.
refused-catch-too-late = É tarde demais para flagrar **{ $name }**.
refused-catch-faster = **{ $by }** foi mais rápido e já flagrou **{ $name }**.
refused-catch-nobody = Não há ninguém nesse lugar.

## narration

narration-deal = **{ $name }** dá as cartas da rodada { $number }: a primeira é { $emoji } { $card }.
narration-deal-bare = **{ $name }** dá as cartas da rodada { $number }.
narration-deal-begins = **{ $name }** começa.
narration-joined = { $names } { $count ->
    [one] entra no jogo.
   *[other] entram no jogo.
}
narration-put-back = A primeira carta virada voltou para o monte.
narration-play = **{ $name }** jogou { $cards }.
narration-play-uno = **{ $name }** jogou { $cards } e disse Uno.
narration-discarded = { $count ->
    [one] { $count } carta vai junto:
   *[other] { $count } cartas vão junto:
} { $cards }.
narration-skip = **{ $name }** perde a vez.
narration-skip-all = Todos os outros perdem a vez. **{ $name }** joga de novo.
narration-reverse = O jogo muda de sentido.
narration-draw = **{ $name }** { $count ->
    [0] não comprou nada: o monte está vazio
    [one] comprou { $count } carta
   *[other] comprou { $count } cartas
}.
narration-draws-and-misses = **{ $name }** { $count ->
    [0] não compra nada, pois o monte está vazio,
    [one] compra { $count } carta
   *[other] compra { $count } cartas
} e perde a vez.
narration-draws = **{ $name }** { $count ->
    [0] não compra nada: o monte está vazio
    [one] compra { $count } carta
   *[other] compra { $count } cartas
}.
narration-presses = **{ $name }** aperta: { $told }.
narration-presses-and-misses = **{ $name }** aperta e perde a vez: { $told }.
press-silent = clique
press-fired = 💥 { $count ->
    [0] não sobrou carta
    [one] { $count } carta
   *[other] { $count } cartas
}
press-pending = ❔
narration-pass = **{ $name }** passou.
narration-draw-pass = **{ $name }** { $count ->
    [0] não tinha o que comprar e passou
    [1] comprou e passou
   *[other] comprou { $count } cartas e passou
}.
narration-taken-back = **{ $name }** pegou { $cards } de volta.
narration-taken-back-other = **{ $name }** desfez a jogada.
narration-color = **{ $name }** escolheu { $emoji } { $color }.
narration-roulette = **{ $name }** tem que dizer uma cor.
narration-roulette-color = **{ $name }** diz { $emoji } { $color }, { $count ->
    [0] não vira nada, pois o monte está vazio,
    [one] vira { $count } carta
   *[other] vira { $count } cartas
} e perde a vez.
narration-roulette-cards = Cartas viradas: { $cards }.
narration-accept = **{ $name }** { $count ->
    [0] não compra nada, pois o monte está vazio,
    [one] compra { $count } carta
   *[other] compra { $count } cartas
} e perde a vez.
narration-accept-only = **{ $name }** { $count ->
    [0] não compra nada, pois o monte está vazio
    [one] compra { $count } carta
   *[other] compra { $count } cartas
}.
narration-challenge-won = **{ $name }** desafiou **{ $by }** e acertou: **{ $by }** { $count ->
    [0] não compra nada, pois o monte está vazio
    [one] compra { $count } carta
   *[other] compra { $count } cartas
}.
narration-challenge-lost = **{ $name }** desafiou **{ $by }** e errou: **{ $name }** { $count ->
    [0] não compra nada, pois o monte está vazio,
    [one] compra { $count } carta
   *[other] compra { $count } cartas
} e perde a vez.
narration-hand = { $told } A mão de **{ $name }**: { $cards }
narration-uno = **{ $name }** disse Uno.
narration-caught = **{ $by }** flagrou **{ $name }** sem Uno. **{ $name }** { $count ->
    [0] não compra nada: o monte está vazio
    [one] compra { $count } carta
   *[other] compra { $count } cartas
}.
narration-caught-only = **{ $by }** flagrou **{ $name }**, que não tinha dito Uno.
narration-out = **{ $name }** bateu!
narration-last-left = Só resta **{ $name }** no jogo.
narration-placed = **{ $name }** bateu e fica com a próxima colocação.
narration-waits = **{ $name }** fica sem cartas, e a dupla continua.
narration-over-limit = **{ $name }** tem { $count } cartas e está fora desta rodada.
narration-knocked-out = **{ $by }** elimina **{ $name }** com { $card }: { $count } cartas.
narration-owed = { $count ->
    [one] Agora é { $count } carta para comprar.
   *[other] Agora são { $count } cartas para comprar.
}
narration-owed-until = Agora é comprar até sair { $color }.
narration-owed-self = A dois, sobra para **{ $name }**: agora são { $count } cartas para comprar.
narration-others-draw = Todos os outros compram uma carta.
narration-false-catch = **{ $by }** flagrou **{ $name }** sem razão e { $count ->
    [0] não compra nada: o monte está vazio
    [one] compra { $count } carta
   *[other] compra { $count } cartas
}.
narration-false-catch-only = **{ $by }** flagrou **{ $name }** sem razão.
narration-wrong-play = **{ $name }** tentou { $cards }, que não serve, e { $count ->
    [0] não compra nada: o monte está vazio
    [one] compra { $count } carta
   *[other] compra { $count } cartas
}.
narration-wrong-play-only = **{ $name }** tentou { $cards }, que não serve.
narration-swap = **{ $name }** e **{ $target }** trocam de mão.
narration-shuffle = Todas as mãos são embaralhadas e dadas de novo.
narration-pass-hands = Cada mão passa para o próximo jogador.
narration-turned-over = Tudo vira: agora vale o lado { $side ->
    [dark] escuro
   *[light] claro
}, com { $emoji } { $card } em cima.
narration-open = A mão de **{ $name }** agora está aberta.
narration-vote-began = Todo mundo vota: o que faz o Curinga Personalizável?
narration-voted = **{ $name }** votou.
narration-rule = **Curinga Personalizável**: { $rule }.
narration-eliminated = **{ $name }** sai da partida.
narration-seats = Todo mundo muda de lugar. Em volta da mesa agora: { $names }.
narration-time = O tempo desta rodada acabou.
narration-reshuffle = O descarte foi embaralhado e virou um novo monte.
narration-clock = { $told } _O tempo acabou._
narration-autopilot = { $told } _Jogada da IA._
coming-off = **{ $name }** saiu. Uma IA joga.
coming-back = **{ $name }** voltou.
coming-handed = **{ $name }** passa o lugar para **{ $other }**.
coming-taken = **{ $name }** assume o lugar de **{ $other }**.
coming-joins = **{ $name }** joga a partir da próxima rodada.
narration-skipped = { $told } _A mesa votou para pular._

## durations

duration-seconds = { $count ->
    [one] { $count } segundo
   *[other] { $count } segundos
}
duration-minutes = { $count ->
    [one] { $count } minuto
   *[other] { $count } minutos
}
duration-hours = { $count ->
    [one] { $count } hora
   *[other] { $count } horas
}
duration-days = { $count ->
    [one] { $count } dia
   *[other] { $count } dias
}

## characters

character-Kim = cantarola enquanto pensa
character-Lou = recebe cada carta como velha amiga
character-Max = sempre cedo, nunca com pressa
character-Noa = não mexe uma sobrancelha
character-Pat = deixa as cartas em ordem perfeita
character-Quin = tem uma teoria para tudo
character-Robin = de pé antes do sol
character-Sam = primeiro ri, depois joga
character-Toni = joga toda partida como uma final
character-Uli = traz petiscos para todo mundo
character-Alex = não liga para o azar
character-Bo = fala pouco, sorri muito
character-Charlie = torce pelos outros também
character-Dani = conta nuvens entre as jogadas
character-Eli = lê as regras por diversão
character-Fin = adora um final apertado
character-Gabi = conta histórias longas, joga rápido
character-Jo = confia nas meias da sorte
character-Mika = tem a calma de um lago
character-Vik = acredita em toda virada

remark = 💬 **{ $name }**: “{ $words }”
remark-won = { $pick ->
    [0] Que partida. Mais uma?
    [1] Hoje vou sorrir a noite toda.
   *[other] Jogaram muito bem, pessoal.
}
remark-out = { $pick ->
    [0] Era a última.
    [1] Olhem, sem cartas!
   *[other] Mãos livres. Um chá?
}
remark-caught = { $pick ->
    [0] Opa! Bem visto.
    [1] E eu na maior calma.
   *[other] Tudo bem, a culpa é minha.
}
remark-guilty = { $pick ->
    [0] Você me lê como um livro.
    [1] Valeu a tentativa.
   *[other] O segredo durou pouco.
}
remark-innocent = { $pick ->
    [0] Eu? Nunca!
    [1] Viu? Tudo certo.
   *[other] Consciência tranquila.
}
remark-swap = { $pick ->
    [0] Vamos ver o que temos aqui.
    [1] Mudança de vista!
   *[other] Que bom, tudo novo.
}
remark-uno = { $pick ->
    [0] Uno! Deu para ouvir?
    [1] Uno, e eu disse!
   *[other] Falta uma. Uno!
}
remark-draw = { $pick ->
    [0] Ai.
    [1] Minha mão queria companhia.
   *[other] Valeu, eu coleciono.
}

table-thinking-color = **{ $name }** está escolhendo uma cor…
table-thinking-challenge = **{ $name }** pensa: comprar { $owed }, ou desafiar…
table-thinking-challenge-until = **{ $name }** pensa: desafiar ou comprar…
table-thinking-target = **{ $name }** está escolhendo alguém…
table-thinking-drawn = **{ $name }** olha a carta que comprou…

## explain

button-explain = Por que não?
explain-title = O que você pode jogar, e por quê
explain-fits = Você pode jogar.
explain-no-match = Não serve. Jogue { $color }, o número ou símbolo de { $top }, ou um curinga.
explain-cannot-stack = Não passa adiante { $owed ->
    [one] a carta que você tem
   *[other] as { $owed } cartas que você tem
} que comprar.
explain-cannot-stack-until = Não passa adiante. Você compra até sair { $color }.
explain-cannot-raise = Só +{ $least } ou mais passa adiante as { $owed } cartas que você tem que comprar.
explain-unseen = Virada para baixo. Você vê qual é na sua próxima vez.
explain-penalty = Não serve. Se jogar, você { $count ->
    [one] { $draws ->
        [press] aperta o lançador uma vez
       *[draw] compra uma carta
    }
   *[other] { $draws ->
        [press] aperta o lançador { $count } vezes
       *[draw] compra { $count } cartas
    }
}.
explain-more = { $count ->
    [one] Mais { $count } motivo não aparece aqui.
   *[other] Mais { $count } motivos não aparecem aqui.
}

## rulebook

rulebook-intro = # As regras

    `unobot rules --markdown` mostra esta página; com `--language`, em outro idioma. Uma mesa joga as regras oficiais, a menos que o host escolha outras antes de começar: um dos modelos, regras da casa uma a uma, ou um código de regras. `/uno rules` explica as regras de uma mesa, e *Por que não?* diz qual delas impede uma carta.
rulebook-presets = Modelos
rulebook-presets-what = Cada modelo é um conjunto de regras da casa com um nome. A lista mostra as diferenças em relação às regras oficiais. Você pode colar o código em `/uno start`.
rulebook-fields = Regras da casa
rulebook-fields-what = Você pode combinar todas as regras da casa, a não ser que a lista exclua.
rulebook-number = Um número de { $low } a { $high }. Oficial: { $official }.
rulebook-official = { " " }(oficial)
rulebook-switch = Se sim:
rulebook-seats = { $setting } (só com { $seats } jogadores).
rulebook-clash = Não combina: { $settings }. { $why }
rulebook-edges = Onde as regras se encontram
rulebook-edges-what = Algumas combinações deixam uma dúvida. Isto é o que acontece:
edge-last-card = **Uma carta que move mãos, jogada por último.** Bater termina a rodada. Um 7, um 0, Trocar Mãos, Embaralhar Mãos ou Personalizável como última carta não move nem pergunta nada. Isso vale mesmo se os outros continuam jogando.
edge-last-pass-on = **Bater passando cartas adiante.** Quando você tem que comprar, pode bater com um Inverter ou um Pular. O jogador que então tem que comprar ainda compra o total antes da contagem dos pontos.
edge-zero-of-two = **Um 0 com duas pessoas** troca as duas mãos.
edge-owing-seat-leaves = **Um jogador que tem que comprar sai.** As cartas ficam com o lugar. A IA que joga por ele responde, e o jogador que volta compra o resto.
edge-jump-in-owed = **Corte enquanto alguém tem que comprar.** Um jogador com a mesma carta de compra pode jogá-la. As cartas se somam, e o jogador depois do corte tem que comprar o total.
edge-jump-in-challenge = **Corte sobre um Curinga +4 que espera resposta.** Ele se acumula como qualquer outro. A pergunta vai para o próximo jogador, e só o último Curinga +4 pode ser desafiado.
edge-jump-in-own-card = **Corte sobre a própria carta** é permitido. Você pode jogar uma carta idêntica sobre a que jogou, até que outra carta seja jogada.
edge-jump-in-out = **Bater com um corte** termina a rodada como qualquer última carta. Se for um +2 ou +4, o jogador depois do corte ainda compra.
edge-jump-in-uno = **Um corte enquanto alguém pode levar um flagra.** O tempo do flagra só acaba quando o jogador da vez faz a sua jogada. Um corte não acaba com ele, então vários jogadores podem levar um flagra ao mesmo tempo.
edge-uno-moved-hands = **Uma carta porque as mãos mudaram.** O Uno pertence à jogada que deixa uma carta. Depois que as mãos são trocadas, passadas ou embaralhadas, não há o que flagrar. Um jogador com uma carta ainda pode dizer Uno. O Uno dito para uma mão não vai junto com ela.
edge-uno-drawn-card = **Uma carta comprada que é jogada e deixa uma só** pede Uno como qualquer outra jogada. O Uno dito antes da compra não vale mais, porque a mão cresceu.
edge-reshuffle-penalty = **O monte acaba no meio de uma penalidade.** Primeiro o jogador compra o que resta. Depois todo o descarte, menos a carta do topo, é embaralhado, e a compra continua. Se ainda faltar, o jogador fica com o que houver.
edge-challenge-stacked = **Um desafio sobre uma soma acumulada** trata só do último Curinga +4. Era blefe: o jogador dele compra a soma inteira. Não era: o desafiante compra a soma e mais duas. Acumular é abrir mão do desafio.
edge-blind-turn = **Quando se abre uma carta comprada às cegas.** Você vê a carta quando começa a sua próxima vez, assim que puder jogar ou tiver que comprar. Uma vez perdida não conta. Se você compra uma soma e ainda joga (Jogar depois de comprar), só vê as cartas na vez seguinte. Se compra na vez de outro jogador (uma bomba, uma penalidade, um Curinga Personalizável), vê as cartas na sua próxima vez.
edge-blind-hands = **Compra às cegas e mãos que mudam.** Um jogador que recebe uma mão não a comprou, e vê tudo na hora. Isso inclui cartas que o dono anterior ainda não tinha visto.
edge-blind-judged = **Compra às cegas, e o que se deve ou se pode jogar.** Só as cartas que você já viu contam para jogar, para um corte, para Jogar é obrigatório e para um Curinga +4 válido. Um desafio julga essas cartas e mostra as outras viradas para baixo. Todas as suas cartas contam para o Uno, para um limite da mão e para os pontos da rodada.
edge-leaving-open = **O jogador da vez sai enquanto falta escolher uma cor, um alvo ou a resposta a um desafio.** Uma IA joga por esse lugar na hora. Ela escolhe a cor ou o alvo, ou compra ou desafia.
edge-only-ais = **Só restam IAs.** Quando a última pessoa sai ou para de responder, o jogo para, e nada é comprado nem contado. Ele continua assim que alguém da partida aperta um botão. A partida fica em pausa dez minutos depois que a última pessoa saiu. Seus jogadores podem continuar dentro de sete dias, com **Continuar** ou `/uno resume`. As IAs só jogam sozinhas se todos ligaram o piloto automático, e então a partida não conta para ninguém.
edge-late = **Chegar depois, voltar.** Um jogador que volta recebe o seu próprio lugar, mão e pontos, nunca novos. Se o host deu o lugar a uma IA, ele reassume esse mesmo lugar, ou nenhum. Um jogador novo assume na hora o lugar de uma IA, com a mão e os pontos dela. Ou recebe um lugar próprio a partir da próxima rodada, depois do último e com a menor pontuação. Não há lugares novos em duplas, em uma eliminação ou com um número fixo de rodadas.

## rulesets

value-switch = { $value ->
    [on] sim
   *[off] não
}
setting = { $field }: { $value }
ruleset-preset = **{ $preset }**
ruleset-code = `{ $code }`

rules-topic-play = Como se joga
rules-topic-house = Regras da casa aqui
rules-topic-cards = As cartas
rules-topic-asked = Perguntas frequentes
rules-first = { $both ->
    [on] Esvaziar as duas mãos da sua dupla antes das outras.
   *[off] Ficar sem cartas antes de todo mundo.
}
rules-goal = **O objetivo** · { $scoring ->
    [single] { $first } A partida é uma só rodada, e não se contam pontos.
    [until_last] Livre-se das suas cartas para ficar com a próxima colocação. O jogo segue até só um jogador ainda ter cartas. A partida é uma só rodada, e não se contam pontos.
    [golf] Tenha poucos pontos na mão quando a rodada acabar. Ela acaba quando { $both ->
        [on] uma dupla inteira
       *[off] alguém
    } fica sem cartas. Então cada jogador soma os pontos das cartas que ainda tem{ $teams ->
        [on] , e os da sua dupla
       *[off] { "" }
    }. { $points } Depois de { $rounds } rodadas, vence a menor soma. Se houver empate, joga-se mais uma rodada.
    [best_of] { $first } Isso dá a vitória na rodada, e não se contam pontos. A partida tem { $rounds } rodadas, e vence quem ganhar mais rodadas. Ela acaba antes se ninguém mais puder alcançar. Se houver empate no topo, joga-se mais uma rodada.
   *[points] { $first } Isso dá a vitória na rodada e os pontos de { $teams ->
        [on] todas as mãos adversárias
       *[off] todas as outras mãos
    }. { $points } { $elimination ->
        [on] Depois de cada rodada, sai o jogador com mais pontos na mão. O último que sobrar vence a partida.
       *[off] O primeiro a chegar a { $target } pontos vence a partida. Se houver empate no topo, joga-se mais uma rodada.
    }
}
rules-points = As cartas valem: { $points }.
rules-points-number = números o próprio valor
rules-points-action = cartas de ação { $points }
rules-points-wild = curingas { $points }
rules-points-others = todas as outras { $points }
rules-points-face = “{ $card }” { $points }
rules-turn = **Sua vez**
rules-turn-step = { $number }. { $rule }
rules-turn-play = { $kind ->
    [any] Jogue qualquer carta.
    [always] Jogue qualquer carta. Não dá para comprar em vez disso.
   *[match] Jogue uma carta com a cor, o número ou o símbolo da carta do topo, ou um curinga.
}
rules-turn-press = Em vez de jogar, você aperta o lançador uma vez. Ele fica quieto ou dispara cartas em você. Depois a sua vez termina.
rules-turn-uno = { $kind ->
    [off] Ninguém precisa dizer Uno.
    [announced] Quando você joga a penúltima carta, o Uno é anunciado sozinho.
    [strict] Quando sobrar uma carta, você tem que dizer **Uno**, e só então, até que alguém flagre você.
   *[call] Quando sobrar uma carta, você tem que dizer **Uno**: na hora de jogar, logo antes, ou depois, até que alguém flagre você.
}{ $catches ->
    [draw] { " " }Se houver flagra, { $penalty ->
        [0] nada acontece.
        [one] você compra { $penalty } carta.
       *[other] você compra { $penalty } cartas.
    }
    [press] { " " }Se houver flagra, { $penalty ->
        [0] nada acontece.
        [one] você aperta o lançador { $penalty } vez.
       *[other] você aperta o lançador { $penalty } vezes.
    }
   *[no] { "" }
}
rules-line = • { $rule }
rules-wilds = **Curingas** · Vão sobre qualquer carta, e você escolhe a cor.
rules-card = **{ $card }** · { $does }
rules-no-challenge = As cartas de compra não podem ser desafiadas.
rules-asked-draw = Posso comprar mesmo podendo jogar? Sim.
rules-asked-press = Posso apertar mesmo podendo jogar? Sim.
rules-asked-stack = Tenho que acumular? Não, você pode comprar a soma. O seu + tem que ser pelo menos igual ao último, não à soma. A cor não importa.
rules-asked-discard = Posso bater com Descartar Tudo? Sim. Se sobrar uma carta, diga Uno. As cartas que vão junto não têm efeito.
rules-asked-roulette = Quem diz a cor da roleta? O jogador atingido. Curingas não encerram a roleta, e não dá para acumular nela.
rules-asked-out = Com { $limit } cartas um jogador está fora, e isso pode acontecer com vários na mesma rodada. Essas cartas vão para baixo do descarte e voltam ao embaralhar.
rules-asked-seven = Um sete tem que trocar as mãos? Sim, a não ser como última carta.
rules-asked-backs = Por que não vejo o verso das minhas cartas? Só os outros veem, como numa mesa de verdade. Depois de um Flip, ele é a sua mão.
rules-asked-flip = O que fica em cima depois de um Flip? A carta que estava por baixo de todo o descarte. Se for um curinga, o próximo jogador escolhe a cor.
rules-asked-side = Que lado conta no fim da rodada? O que está em jogo. Um Flip como última carta vira as mãos antes.
effect-discards-color = Todas as outras cartas da cor dela na sua mão vão junto, sem efeito.
effect-turns-over = Tudo vira: o descarte em bloco, o monte e todas as mãos. A nova carta de cima não tem efeito.
effect-reverses = O jogo muda de sentido. Com duas pessoas, a outra perde a vez.
effect-owes = O próximo jogador compra { $count ->
    [one] uma carta
   *[other] { $count } cartas
} e { $after ->
    [on] depois joga.
   *[off] perde a vez.
}
effect-reverses-owes = O jogo muda de sentido, e quem passa a ser o próximo compra { $count } cartas e { $after ->
    [on] depois joga.
   *[off] perde a vez.
} Com duas pessoas, é você.
effect-roulette = O próximo jogador diz uma cor, vira cartas até sair uma dela, fica com todas e { $after ->
    [on] depois joga.
   *[off] perde a vez.
}
effect-presses = O próximo jogador aperta o lançador { $count ->
    [one] uma vez
   *[other] { $count } vezes
} e { $after ->
    [on] depois joga.
   *[off] perde a vez.
}
effect-presses-until = O próximo jogador aperta o lançador até ele disparar e { $after ->
    [on] depois joga.
   *[off] perde a vez.
}
effect-skips = { $count ->
    [one] O próximo jogador perde a vez.
   *[other] Os próximos { $count } jogadores perdem a vez.
}
effect-skips-all = Todos os outros perdem a vez: você joga de novo.
effect-others-draw = { $count ->
    [one] Todos os outros compram uma carta.
   *[other] Todos os outros compram { $count } cartas.
}
effect-others-press = { $count ->
    [one] Todos os outros apertam o lançador uma vez.
   *[other] Todos os outros apertam o lançador { $count } vezes.
}
effect-target-draws = Alguém que você escolher compra { $count } cartas, sem perder a vez.
effect-swap = Troque a sua mão com a de alguém que você escolher.
effect-swap-owes-uno = Quem então tiver uma só carta tem que dizer Uno.
effect-shuffle = Todas as mãos são recolhidas, embaralhadas e distribuídas de novo.
effect-voted = Faz o que vocês votaram antes da primeira rodada.
effect-none = Não tem efeito.
effect-none-last = Como última carta, não tem efeito.
effect-never-last = Não pode ser a sua última carta.
effect-never-on = Não pode ser jogada sobre “{ $card }”, a não ser para acumular.
effect-challenged = O próximo jogador compra { $count } cartas e { $after ->
    [on] depois joga
   *[off] perde a vez
}{ $kind ->
    [free] . Pode ser jogado a qualquer hora.
    [strict] . Só pode ser jogado se for válido: { $needs ->
        [no_playable] nenhuma outra carta da sua mão pode ser jogada.
       *[no_color] você não tem nenhuma carta da cor que vale.
    }
   *[challenge] , ou desafia. Só é válido se { $needs ->
        [no_playable] nenhuma outra carta da sua mão puder ser jogada
       *[no_color] você não tiver nenhuma carta da cor que vale
    }. { $sum ->
        [on] Se era blefe: é você quem compra a soma inteira. Se não era: quem desafiou compra a soma e mais duas, e perde a vez.
       *[off] Se era blefe: é você quem compra as { $count }. Se não era: quem desafiou compra { $more } e perde a vez.
    }
}
effect-challenged-until = O próximo jogador compra até sair uma carta da cor e { $after ->
    [on] depois joga
   *[off] perde a vez
}{ $kind ->
    [free] . Pode ser jogado a qualquer hora.
    [strict] . Só pode ser jogado se for válido: { $needs ->
        [no_playable] nenhuma outra carta da sua mão pode ser jogada.
       *[no_color] você não tem nenhuma carta da cor que vale.
    }
   *[challenge] , ou desafia. Só é válido se { $needs ->
        [no_playable] nenhuma outra carta da sua mão puder ser jogada
       *[no_color] você não tiver nenhuma carta da cor que vale
    }. Se era blefe: é você quem compra até sair a cor. Se não era: quem desafiou compra até ela sair, mais duas, e perde a vez.
}

contradiction-no-ruleset = Não consigo ler estas regras. Escolha um modelo ou cole um código.
contradiction-unknown-field = Esta versão não tem nenhuma regra chamada “{ $field }”. Escolha um modelo ou cole outro código.
contradiction-bad-value = “{ $value }” não é um valor possível para { $field }. Escolha no menu.
contradiction-bad-number = { $field } aceita um número de { $low } a { $high }, não { $value }.
contradiction-bomb-needs-several = Uma bomba são várias cartas de uma vez. Ligue também Várias de uma vez.
contradiction-keep-needs-move = Nenhuma carta move as mãos, então não há o que recusar: ligue 7 troca ou 0 passa, ou desligue Troca opcional.
contradiction-revenge-needs-stacking = A vingança dobra uma soma acumulada. Escolha antes um modo de Acumular.
contradiction-no-draw-needs-limit = Não há limite que impeça alguém de comprar. Defina antes um Limite da mão.
contradiction-limit-within-deal = Uma mão de { $hand_size } cartas já passaria do limite de { $hand_limit }. Defina um Limite da mão maior, ou um Tamanho da mão menor.
contradiction-knock-out-needs-limit = Sem limite, ninguém sai: defina antes um Limite da mão que elimine.
contradiction-not-in-deck = Estas cartas excluem essa opção de “{ $field }”. Deixe essa regra como está, ou escolha outras Cartas.
contradiction-limit-until-last = Uma partida até sobrar um não pode tirar jogadores por mãos grandes. Deixe o Limite da mão apenas impedir a compra, ou escolha outra Contagem.
contradiction-four-not-judged = Um Curinga +4 que pode ser jogado a qualquer hora nunca é julgado. Deixe como está o que ele exige, ou permita que seja desafiado.
contradiction-nothing-to-show = Só um desafio mostra uma mão. Permita que o Curinga +4 seja desafiado, ou mostre a mão só ao desafiante.
contradiction-false-catch-needs-calls = Se ninguém precisa dizer Uno, não há flagra sem razão. Faça com que o Uno tenha que ser dito, ou deixe Flagra sem razão em nada.
contradiction-double-needs-points = Pontos em dobro dobra os pontos de quem vence uma rodada: escolha a Contagem por pontos, ou desligue Pontos em dobro.
contradiction-both-out-needs-teams = Só duplas podem bater os dois: ligue também Duplas.
contradiction-teams-until-last = Duplas não podem jogar até sobrar um. Escolha outra Contagem, ou desligue Duplas.
contradiction-teams-elimination = Duplas não podem perder um jogador só. Desligue Duplas ou Eliminação.
contradiction-elimination-needs-rounds = A eliminação segue até sobrar uma pessoa: escolha a Contagem por pontos, ou desligue a Eliminação.
contradiction-reshuffle-teams = Cada dupla se senta frente a frente a partida inteira. Desligue Duplas ou Troca de lugares.
contradiction-reshuffle-needs-rounds = Os lugares mudam entre as rodadas, e aqui a partida é uma só rodada. Escolha a Contagem por pontos, ou desligue Troca de lugares.
contradiction-blind-until-playable = Comprar até uma carta servir revelaria a carta. Compre uma só carta, ou desligue Compra às cegas.
contradiction-blind-must-play = Não dá para saber se uma carta virada para baixo tem que ser jogada. Deixe que a carta comprada seja jogada ou guardada, ou desligue Compra às cegas.
contradiction-blind-open-hands = Cartas abertas para todo mundo não podem ficar escondidas do dono. Não deixe mãos abertas, ou desligue Compra às cegas.
contradiction-seats = { $seats ->
    [one] { $seats } participante é
   *[other] { $seats } participantes são
} um número fora do permitido: jogam de { $low } a { $high }.
contradiction-teams-even = As duplas precisam de quatro, seis, oito ou dez jogadores. Aqui { $seats ->
    [one] há só { $seats }.
   *[other] são { $seats }.
}
contradiction-deck-too-small = { $decks ->
    [one] { $decks } baralho não basta
   *[other] { $decks } baralhos não bastam
} para dar { $hand_size } cartas a cada um dos { $seats } jogadores. Dê no máximo { $most }, ou acrescente um baralho.
code-no-code = Isso não é um código de regras. Cole um como a mesa o mostra, ou escolha um modelo.
code-other-version = Isso não é um modelo, e códigos que começam com { $version } são de outra versão. Escolha um modelo, ou cole um código que comece com A.
code-mistyped = Há um erro de digitação nesse código. Copie de novo da mesa que o mostra.
code-newer-field = Esse código tem uma regra da casa, { $tag }, que esta versão não conhece. Atualize o unobot, ou escolha outras regras.
code-bad-value = Esse código pede “{ $value }” para { $field }, o que esta versão não conhece: atualize o unobot, ou escolha outras regras.

## illustrations

alt-top = No topo: { $card }
alt-top-below = No topo: { $card }; embaixo: { $below }
alt-played = jogou { $card }
alt-drew = comprou { $count }
alt-silent = apertou: clique
alt-launcher = Cliques desde o último disparo do lançador: { $count }.
alt-skipped = perdeu a vez
alt-seat = { $name }: { $count ->
    [0] 0 cartas
    [one] { $count } carta
   *[other] { $count } cartas
}
alt-lobby = Antes da partida: { $seats }. { $free ->
    [0] Nenhum lugar está livre.
    [one] { $free } lugar está livre.
   *[other] { $free } lugares estão livres.
}
alt-table = { $top }. { $way }, { $pile }. Na ordem do jogo: { $seats }.
alt-scores = { $name }: { $points }.
alt-sheet = { $scoring ->
    [golf] Pontos, rodada por rodada. Vence quem tiver menos após { $rounds } rodadas.
    [best_of] Rodadas vencidas de { $rounds }, rodada por rodada.
   *[points] Folha de pontos até { $target } pontos, rodada por rodada.
} { $scores }
alt-playable = Você pode jogar: { $cards }
alt-backs = no verso: { $cards }

## buttons

button-hand = Mão
button-more = Mais
button-rules = Regras
button-players = Participantes
button-show-table = Mostrar a mesa
button-leave = Sair
button-rematch = Revanche
button-help = Ajuda
button-code = Colar um código
button-form = Tudo em um formulário
button-form-again = Voltar ao formulário

button-uno = Uno!
button-catch = Flagrar!
button-catch-name = Flagrar { $name }!
button-draw = Comprar
button-press-launcher = ⚡ Apertar
button-play = Jogar
button-keep = Guardar
button-no-swap = Ficar com a minha
button-pass-hands = Passar
button-say-uno-off = 📣 Gritar UNO
button-say-uno-on = ✅ UNO pronto
button-say-uno-off-short = 📣 UNO
button-say-uno-on-short = ✅ UNO

button-refresh = Atualizar
button-back = Voltar
button-back-hand = Voltar à minha mão
button-previous = ◀
button-page = { $page }/{ $pages }
button-next = ▶

### lobby

## lobby

button-join = Entrar
button-start = Começar
button-open = Abrir uma mesa
button-start-ais = { $ais ->
    [one] Jogar com uma IA
   *[other] Jogar com { $ais } IAs
}
button-start-with = { $ais ->
    [one] Começar com { $ais } IA
   *[other] Começar com { $ais } IAs
}
button-start-waits = { $people ->
    [one] Começar: falta { $people }
   *[other] Começar: faltam { $people }
}
button-add-ai = Mais uma IA
button-options = Regras, ritmo, lugares
button-length-round = Jogo rápido: uma rodada
button-quick = Jogo rápido
button-length-points = Partida até { $target } pontos
button-length-rounds = { $scoring ->
    [golf] { $rounds ->
        [one] Golfe em uma rodada
       *[other] Golfe em { $rounds } rodadas
    }
   *[best_of] { $rounds ->
        [one] Partida de uma rodada
       *[other] Partida de { $rounds } rodadas
    }
}
button-invite = Convidar
button-change-rules = Mudar regras

lobby-title = Uno: quem joga?
lobby-how = Aperte **Entrar** para ocupar um lugar. **{ $host }** começa a partida.
lobby-how-start = **{ $host }** começa a partida.
lobby-rematch = Uno: revanche?
lobby-rematch-how = Começa quando todo mundo tiver apertado **Revanche**, ou quando **{ $host }** apertar **Começar**.
lobby-free = ▫️ _livre_
lobby-missing = { $ais ->
    [one] Falta um jogador. Espere alguém ou jogue já contra uma IA.
   *[other] Faltam { $ais } jogadores. Espere por eles ou deixe as IAs completarem já.
}
lobby-waiting-teams = As duplas precisam de { $needed } lugares e faltam { $missing }: espere ou adicione IAs.
lobby-ready = { $seats ->
    [10] Todos os dez lugares estão ocupados.
   *[other] Já dá para começar. Cabem até dez.
}
lobby-rules = Regras: **{ $preset }** · { $what }
lobby-time-control = Ritmo: { $pace }
lobby-even = No seu nível: esta IA joga mais ou menos como as pessoas desta mesa. Depois de uma vitória, a próxima partida fica mais difícil; depois de uma derrota, mais fácil.
lobby-access-invited = ✉️ Só com convite.
lobby-access-closed = 🔒 Fechada a novos jogadores.
lobby-until = Fecha { $when } se ninguém entrar.
lobby-until-start = Fecha { $when } se a partida não começar.
lobby-add-ai = Adicionar uma IA
lobby-remove-ai = Tirar uma IA

lobby-closed = Esta mesa está fechada
lobby-limited-rules = 🔒 A administração do servidor fixou as regras: esta mesa agora usa as do servidor.
lobby-limited-ais = 🔒 A administração do servidor limitou as IAs, então algumas saíram.

## seats

mark-host = 👑 host
mark-ready = ✅ tudo pronto
mark-ai = 🤖 IA, { $level }
mark-engine = ⚙️ motor { $level }
mark-away = 🤖 ausente, uma IA joga
mark-autopilot = 💤 dormindo, uma IA joga
mark-resting = 🤖 por enquanto uma IA joga
mark-gone = 💤 ausente
mark-asleep = 💤 dormindo
mark-out = 🚪 fora
mark-placed = 🏁 { $place }º lugar
mark-done = 🏁 sem cartas
mark-uno = 📣 disse Uno
mark-uno-owed = ❗ não disse Uno
mark-uno-short = 📣 Uno!
mark-uno-owed-short = ❗ Uno?

legend-cards = cartas
legend-points = pontos
legend-rounds-won = rodadas vencidas
legend-ai = 🤖 IA
legend-away = 💤 ausente, uma IA joga
legend-teams = 🤝 Duplas: { $teams }

level-novice = novata
level-novice-how = Joga qualquer carta que sirva.
level-casual = casual
level-casual-how = Às vezes joga bem, às vezes não.
level-clever = esperta
level-clever-how = Joga bem e comete erros.
level-expert = especialista
level-expert-how = Aprendeu jogando contra si mesma.
level-even = no seu nível
level-even-how = Tão forte quanto você ultimamente.
engine-how = Um programa que o admin deste bot adicionou.

table-engine-failed = ⚙️ O motor { $engine } falhou. Agora uma IA joga por **{ $name }**.
refused-no-ai = Essa IA não está nesta mesa.
refused-engine-rules = { $engine } não pode jogar com estas regras. Motores precisam das regras oficiais, de um baralho e de mãos de sete. A meta é livre.
refused-only-host-engine = Só { $host } (host) pode adicionar motores.

## places

# Mesas em mensagens de grupo e em servidores sem o bot

place-direct = Uno solo · [ir à partida]({ $link })
place-group = Uno em um grupo · [ir à mesa]({ $link })
place-foreign = Uno em um servidor sem mim · [ir à mesa]({ $link })
asleep-title = A mesa está dormindo
asleep-body = Ninguém apertou um botão por um tempo, e aqui só posso escrever depois de um clique. Aperte aqui para continuar de onde a partida parou.
button-wake = Continuar
asleep-moved = A mesa continua mais abaixo.
refused-external-apps = Você não tem a permissão Usar aplicativos externos aqui, então só você veria a mesa. Peça a um admin deste servidor, ou joguem em uma mensagem de grupo.
refused-slow-direct = As partidas em nossas mensagens diretas não têm relógio, então você não pode escolher o ritmo.
refused-slow-group = Em uma mensagem de grupo não consigo lembrar ninguém, então não há mesas lentas. Escolha um ritmo mais rápido.
refused-slow-foreign = Não sou membro deste servidor e não consigo lembrar ninguém. Aqui não há mesas lentas. Escolha um ritmo mais rápido.
refused-thread-direct = Em nossas mensagens diretas não há tópicos. Deixe a opção **tópico** vazia.
refused-thread-group = Em uma mensagem de grupo não há tópicos. Deixe a opção **tópico** vazia.
refused-thread-foreign = Não sou membro deste servidor e não consigo abrir um tópico. Deixe a opção **tópico** vazia.
refused-resume-place = Fora dos servidores, uma partida continua com o botão da mensagem dela. `/uno start` abre outra.

## obstacles

# Why the bot can't play in a channel, though its role may seem to allow it

refused-timeout = Não posso jogar em { $channel }: a moderação me colocou de castigo até { $until }. Ela pode acabar com isso antes.
refused-private-thread = Não estou no tópico privado { $channel }, então não posso escrever lá. Mencione { $bot } nele para eu entrar, e tente de novo.
refused-locked-thread = Não posso jogar em { $channel }: o tópico está trancado. A moderação pode destrancá-lo.
refused-hidden-channel = Não vejo { $channel }. Se for um tópico privado, mencione { $bot } nele. Se não, permita-me Ver canal lá.
refused-slow-mode = O modo lento do Discord não me deixa publicar em { $channel } agora. Um admin pode permitir que meu cargo ignore o modo lento lá, ou desativá-lo.
note-mute-timeout = A mesa não pode ser mostrada em { $channel }: a moderação me colocou de castigo até { $until }. O jogo continua em **Mão**.
note-mute-private-thread = A mesa não pode ser mostrada em { $channel }: não estou neste tópico privado. Mencionem { $bot } nele para eu entrar. O jogo continua em **Mão**.
note-mute-hidden-channel = A mesa não pode ser mostrada em { $channel }, porque não o vejo. Se for um tópico privado, mencionem { $bot } nele. Se não, permitam-me Ver canal lá. O jogo continua em **Mão**.
note-mute-slow-mode = Por causa do modo lento, a mesa não pode ser publicada em { $channel } agora. O jogo continua em **Mão**.
refused-commands-only = Este servidor tem meus comandos, mas não sou membro, então isso não funciona aqui. Adicione-me com este link: { $link }
refused-commands-only-private = Este servidor tem meus comandos, mas não sou membro, então isso não funciona aqui. Quem me administra pode me adicionar.

## players

players-title = Participantes
players-alone = Você é a única pessoa aqui.
players-kick = Expulsar alguém…
players-new-host = Escolher outro host…
players-release = Dar a uma IA o lugar de um jogador que saiu…
access-open = Todo mundo pode entrar
access-invited = Só com convite
access-closed = Fechada a novos jogadores

players-kick-title = Expulsar { $name }?
players-kick-body = Uma IA continua jogando com essas cartas. Não há volta a esta partida.
players-kick-leaves = Essa pessoa ainda está na partida. Se você a expulsar, nos resultados e na sua nota você abandona a partida e fica em último lugar. Dá para continuar jogando.
players-kick-body-lobby = Não há volta a esta mesa.
button-kick = Expulsar

note-kicked = Você expulsou { $name }.
note-new-host = { $name } agora é o host.
note-released = O lugar de { $name } agora é de uma IA. Outra pessoa pode assumir.
refused-kicked = Expulsaram você desta partida. Na próxima mesa daqui você pode entrar de novo.
refused-former = Você apagou seus dados e por isso não pode voltar a esta partida. Na próxima mesa daqui você pode entrar.
refused-invited-only = Só com convite. Peça um a { $host }.
refused-closed-to-new = Fechada a novos jogadores. Fale com { $host } (host).
refused-only-host-manages = Só { $host } (host) ou a moderação pode fazer isso.
refused-no-such-player = Essa pessoa não tem mais lugar nesta mesa.
refused-kick-oneself = Você não pode se expulsar. Aperte **Sair**.
refused-new-host-away = { $name } não está aqui, e o host precisa estar.
refused-release-present = { $name } ainda está aqui, então o lugar continua ocupado. Em vez disso, você pode usar **Expulsar**.

## table

table-title = { $emoji } { $card }
table-color-open = { $emoji } { $card }: ainda sem cor
table-play = Vez de **{ $name }**: jogar { $emoji } **{ $color }** ou **{ $face }**.
table-play-color = Vez de **{ $name }**: jogar { $emoji } **{ $color }**.
table-play-any = **{ $name }** começa com qualquer carta.
table-any = **{ $name }** joga qualquer carta.
table-drawn = **{ $name }** comprou uma carta: jogar ou guardar.
table-drawn-must = **{ $name }** comprou uma carta e tem que jogar se servir.
table-drawn-blind = **{ $name }** comprou uma carta virada para baixo.
table-color = **{ $name }** escolhe a primeira cor.
table-roulette = **{ $name }**: qual cor?
table-answer = **{ $name }** tem que comprar { $owed } cartas ou desafiar **{ $by }**.
table-answer-until = **{ $name }** compra até { $color } ou desafia **{ $by }**
table-owes = **{ $name }** tem que comprar { $owed } cartas ou passar adiante.
table-owes-until = **{ $name }** compra até { $color } ou passa adiante
table-nothing-laid = Nenhuma carta foi jogada ainda
table-thinking = **{ $name }** está pensando…
table-turn-answer = **{ $name }** compra { $owed } ou desafia **{ $by }**
table-turn-owes = **{ $name }** compra { $owed } ou passa adiante
table-turn-drawn = **{ $name }** comprou uma carta
table-waits = 💤 Não há ninguém aqui, então a partida espera. **{ $button }** continua com ela.
table-until = ⏳{ "\u00A0" }{ $when }
table-silent = 📡 Discord sem resposta: relógios parados.
table-skip = ⏭️ { $count } de { $needed } votos para pular esta vez, em **Mais**.
table-newcomers = Jogam a partir da próxima rodada: { $names }
open-hand = aberta: { $cards }
table-round = Rodada { $number }
table-round-ends = tempo acaba { $when }
table-clockwise = ↻ sentido horário
table-counterclockwise = ↺ sentido anti-horário
table-side = { $side ->
    [dark] 🌙 lado escuro
   *[light] ☀️ lado claro
}
table-pile = { $count ->
    [0] monte vazio
   *[other] monte: { $count }
}

ping-turn = { $mention }, é a sua vez: { $card } na mesa · termina { $when }
ping-turn-untimed = { $mention }, é a sua vez: { $card } na mesa
ping-answer = { $mention }, você tem que comprar { $owed } cartas. O que vai fazer? · termina { $when }
ping-answer-untimed = { $mention }, você tem que comprar { $owed } cartas. O que vai fazer?
ping-first = { $mention }, é a sua vez · termina { $when }
ping-first-untimed = { $mention }, é a sua vez

name-unknown = Desconhecido
name-former = Ex-jogador
dm-place = Uno em **{ $server }** · [ir à mesa]({ $link })
dm-place-suspended = Uno em **{ $server }** · [ir ao servidor]({ $link })
dm-place-unknown = um servidor
note-mute-permission = A mesa não pode ser mostrada em { $channel }: preciso da permissão { $missing } lá. O jogo continua em **Mão**.
note-mute-thread = A mesa não pode ser mostrada em { $channel }: o tópico está fechado. O jogo continua em **Mão**.

## tables

tables-yours = Suas mesas
tables-which = Qual mesa?
tables-turn = **sua vez**
tables-wait = vez de **{ $name }**
tables-waits = espera, porque não há ninguém
tables-until = termina { $when }
tables-pause = entre rodadas
tables-next = a próxima rodada começa { $when }
tables-lobby = ainda não começou
tables-suspended = espera por `/uno resume`
tables-over = acabou
tables-more = { $count ->
    [one] Mais { $count } mesa não está na lista. Abra sua mão lá.
   *[other] Mais { $count } mesas não estão na lista. Abra sua mão lá.
}
tables-notify-me = **Quero avisos** avisa você quando abrir a próxima mesa neste canal.
tables-empty = Você não tem lugar em nenhuma mesa. `/uno start` abre uma.

## suspended

suspended-match = A partida espera
suspended-lobby = A mesa espera
suspended-here = Não tenho mais acesso ao canal desta partida. **Continuar aqui** a retoma neste canal; `/uno resume`, em qualquer outro.
adjourned-title = A partida está em pausa
adjourned-body = Ninguém esteve aqui por um tempo, então a partida espera do jeito que ficou. Continue aqui com **Continuar**, ou em qualquer canal deste servidor com `/uno resume`.
adjourned-resting = Por um tempo, só IAs jogaram aqui, então a partida espera. **{ $button }** continua com ela.
adjourned-kept = Ela se encerra de vez { $when }.
button-resume = Continuar
button-resume-here = Continuar aqui
refused-adjourned = Esta partida está em pausa porque todo mundo saiu. `/uno resume` continua com ela.
refused-suspended = Não tenho acesso ao canal desta partida. Continue com `/uno resume` em qualquer canal do servidor.
refused-channel-suspended = Uma partida está em espera neste canal. `/uno resume` continua com ela.
refused-not-suspended = Esta partida já está em andamento.
refused-nothing-suspended = Nenhuma partida deste servidor está em espera. `/uno start` abre uma mesa.
refused-only-seated-resumes = Só os jogadores da partida, o host ou a moderação podem continuar uma partida.
refused-which-match = Várias partidas estão em espera. Escolha uma com a opção **partida**.

## vote

vote-title = O que faz o Curinga Personalizável?
vote-how = Cada pessoa tem um voto. Empate se decide no sorteio.
vote-option = { $count ->
    [0] { $number }. { $rule }: nenhum voto
    [one] { $number }. { $rule }: { $count } voto
   *[other] { $number }. { $rule }: { $count } votos
}
vote-open = Faltam os votos de: { $names }.
vote-voted = Você votou em { $number }.
button-vote = { $number } ({ $count })
custom-others-draw = todos os outros compram uma carta
custom-pass-hands = cada mão passa para o próximo jogador
custom-target-draws = alguém à sua escolha compra duas cartas
custom-skip-all = todos os outros perdem a vez, e você joga de novo
custom-swap = você troca de mão com alguém à sua escolha

## time_control

button-time-control = Ritmo
time-control-title = Quanto tempo uma jogada pode levar?
time-control-how = Em uma mesa lenta, você não precisa ficar. Eu aviso quando é a sua vez, e `/uno tables` lista as mesas que esperam por você.
time-control-normal = Normal
time-control-fast = Rápido: 20 segundos por jogada
time-control-hours = Lento: 4 horas por jogada
time-control-day = Lento: um dia por jogada
time-control-days = Lento: 3 dias por jogada
time-control-time = { $time } por jogada
ping-switch-off = `/uno me` desliga estes lembretes.
refused-only-host-time-control = Só { $host } (host) pode escolher o ritmo.
refused-time-control-by-rules = As regras desta mesa dão a você { $seconds } segundos por jogada. **Mudar regras** muda isso.

### play

## hand

hand-play = Sua vez: jogue { $emoji } **{ $color }** ou **{ $face }**
hand-play-color = Sua vez: jogue { $emoji } **{ $color }**
hand-play-any = Sua vez: comece com qualquer carta
hand-turn = **Sua vez:** { $color } ou { $sign }
hand-turn-color = **Sua vez:** { $color }
hand-turn-any = **Sua vez:** qualquer carta
hand-partner = Sua dupla é **{ $name }**, { $count ->
    [one] { $count } carta
   *[other] { $count } cartas
}.
hand-partner-done = **{ $name }** já ficou sem cartas. Agora é com você.
hand-done = **{ $name }** continua pela sua dupla, { $count ->
    [one] { $count } carta
   *[other] { $count } cartas
}.
hand-out = Você está fora desta rodada: { $place }
knocked-out-title = Você está fora com { $count } cartas
knocked-out-by = Foi **{ $by }** com { $card }.
knocked-out-next-round = Assista ao resto. Você volta na próxima rodada.
knocked-out-rematch = Assista ao resto. O seu lugar na **Revanche** está livre.
knocked-out-picture = { $name } está fora
knocked-out-picture-by = { $count } cartas, graças a { $by }
knocked-out-picture-alone = { $count } cartas é demais
hand-play-pass = Não dá para jogar nem comprar: **Passar**.
hand-play-none = Nenhuma carta sua serve. Compre uma.
hand-play-none-until = Nada serve: compre até uma servir.
hand-play-none-launcher = Nenhuma das suas cartas serve. Aperte o lançador.
hand-drawn = **Você comprou** { $card }
hand-drawn-must = Tem que jogar essa carta.
hand-drawn-unfit = Não serve: guarde.
hand-drawn-unfit-passing = Não serve, e você passa automaticamente.
hand-drawn-nothing = Não havia mais o que comprar.
hand-drawn-nothing-passing = Não havia mais o que comprar, e você passa automaticamente.
hand-drawn-blind = Você comprou uma carta virada para baixo. Guarde. Você vê qual é na sua próxima vez.
hand-drawn-blind-passing = Você comprou uma carta virada para baixo e passa automaticamente. Vai ver qual é na sua próxima vez.
hand-unseen = { $count ->
    [one] Virada até a sua vez: uma carta.
   *[other] Viradas até a sua vez: { $count } cartas.
}
hand-first-color = **Escolha a primeira cor**
hand-roulette = 🎡 **Qual cor?**
hand-roulette-how = Você leva tudo até ela sair.
hand-wild = { $card }: qual cor?
hand-answer = **{ $name }** jogou { $card } sobre { $emoji } **{ $color }**: comprar { $owed } ou desafiar?
hand-answer-until = **{ $name }** jogou { $card }: comprar até { $color } ou desafiar?
hand-answer-held = { $needs ->
    [no_playable] Se **{ $name }** podia jogar outra carta, **{ $name }** compra { $owed }. Se não, você compra { $lost }.
   *[no_color] { $color ->
        [R] Se **{ $name }** tinha uma carta vermelha, **{ $name }** compra { $owed }. Se não, você compra { $lost }.
        [Y] Se **{ $name }** tinha uma carta amarela, **{ $name }** compra { $owed }. Se não, você compra { $lost }.
        [G] Se **{ $name }** tinha uma carta verde, **{ $name }** compra { $owed }. Se não, você compra { $lost }.
        [P] Se **{ $name }** tinha uma carta rosa, **{ $name }** compra { $owed }. Se não, você compra { $lost }.
        [T] Se **{ $name }** tinha uma carta turquesa, **{ $name }** compra { $owed }. Se não, você compra { $lost }.
        [O] Se **{ $name }** tinha uma carta laranja, **{ $name }** compra { $owed }. Se não, você compra { $lost }.
        [U] Se **{ $name }** tinha uma carta roxa, **{ $name }** compra { $owed }. Se não, você compra { $lost }.
       *[B] Se **{ $name }** tinha uma carta azul, **{ $name }** compra { $owed }. Se não, você compra { $lost }.
    }
}
hand-answer-held-short = { $needs ->
    [no_playable] Tinha outra? { $name } compra { $owed }, senão { $lost }.
   *[no_color] { $color ->
        [R] Tinha vermelho? { $name } compra { $owed }, senão { $lost }.
        [Y] Tinha amarelo? { $name } compra { $owed }, senão { $lost }.
        [G] Tinha verde? { $name } compra { $owed }, senão { $lost }.
        [P] Tinha rosa? { $name } compra { $owed }, senão { $lost }.
        [T] Tinha turquesa? { $name } compra { $owed }, senão { $lost }.
        [O] Tinha laranja? { $name } compra { $owed }, senão { $lost }.
        [U] Tinha roxo? { $name } compra { $owed }, senão { $lost }.
       *[B] Tinha azul? { $name } compra { $owed }, senão { $lost }.
    }
}
hand-answer-held-until = Se não era válido, **{ $name }** compra até sair a cor. Se era, você compra até ela sair, e mais duas.
hand-answer-held-until-short = Não valia? { $name } compra; senão você, e mais duas.
hand-answer-left = { $count ->
    [0] Era a última carta de **{ $name }**.
    [one] Resta { $count } carta para **{ $name }**.
   *[other] Restam { $count } cartas para **{ $name }**.
}
overlay-turn = É a sua vez
hand-waiting-bare = **{ $name }** está pensando
hand-waiting = **{ $name }** pensa: { $card }
hand-waiting-next = depois você
hand-waiting-last = { $name } tem 1 carta
hand-wait-over = A votação acabou. As cartas estão sendo dadas.
hand-cards = Sua mão, { $count ->
    [0] nenhuma carta
    [one] { $count } carta
   *[other] { $count } cartas
}: { $cards }
hand-uno-owed = 📣 Uma carta! Diga!
hand-uno-unnoticed = Ufa. Ninguém notou.
hand-hit-cards = 💥 **+{ $count } para você!**
hand-hit-until = 💥 **Compre até sair { $color }!**
hand-hit-launcher = { $count ->
    [0] 🍀 **Clique:** nenhuma carta para você.
   *[other] 💥 **O lançador dispara: +{ $count }!**
}
hand-hit-caught = 👀 **{ $name }** flagrou você: +{ $count }!
hand-hit-caught-free = 👀 **{ $name }** flagrou você: nenhuma carta.
hand-hit-skip = ⏭️ Você perdeu a vez.
hand-hit-swap = 🔁 **{ $name }** trocou com você!
hand-hit-hands = 🔁 Todas as mãos mudaram!
hand-hit-turned-over = { $side ->
    [dark] 🌙 **Flip!** Agora vale o lado escuro.
   *[light] ☀️ **Flip!** Agora vale o lado claro.
}
hand-shown = Só você vê a mão que **{ $name }** tinha: { $cards }
hand-shown-short = **{ $name }** tinha { $cards }
hand-backs = Versos deles: { $backs }
hand-backs-title = **O verso das cartas dos outros**
hand-backs-how = Com um Flip, estas serão as mãos deles. Eles não as veem, e você não vê as suas.
hand-lobby = A partida ainda não começou.
hand-lobby-seated = Você está dentro. Suas cartas vêm quando a partida começar.
hand-away = Você saiu, e uma IA joga com a sua mão.
hand-autopilot = ⌛ Tempo esgotado: uma IA joga. Aperte!
hand-resting = Uma IA joga por você até você apertar.
hand-waits = Não há mais ninguém. Aperte para jogar.
hand-away-waits = Você saiu, e não há mais ninguém aqui. Então a partida espera.
button-return = Voltar ao meu lugar

hand-step-cards = { $card }: que cartas?
hand-step-target = { $card }: trocar com…
hand-step-pass-hands = { $card }: passar as mãos?
hand-step-draws = { $card }: quem compra duas?
hand-first-target = Trocar de mão com…
hand-owed = Você tem que comprar { $owed ->
    [one] { $owed } carta
   *[other] { $owed } cartas
}
hand-owed-until = Você tem que comprar até sair { $color }
hand-answer-stack = Passe adiante ou compre.
hand-answer-raise = Passe adiante com +{ $least } ou mais, ou compre.
hand-catch-whom = **Quem esqueceu o Uno?**
hand-catch-wrong = Se errar, você { $count ->
    [one] { $draws ->
        [press] aperta o lançador { $count } vez
       *[draw] compra { $count } carta
    }
   *[other] { $draws ->
        [press] aperta o lançador { $count } vezes
       *[draw] compra { $count } cartas
    }
}.
hand-wrong-play = Se a carta não servir, você { $count ->
    [one] { $draws ->
        [press] aperta uma vez
       *[draw] compra uma
    }
   *[other] { $draws ->
        [press] aperta { $count } vezes
       *[draw] compra { $count }
    }
}.
hand-jump-in = Você tem a mesma carta: corte!

button-take = Comprar { $owed }
button-pass = Passar
button-challenge = Desafiar
button-catch-somebody = Flagrar…
button-count = { $name } ({ $count })
button-sort-color = Por cor
button-sort-value = Por valor
button-backs = Versos deles
button-hand-more = ···

note-caught = Você flagrou { $name }!
paused-title = ⏸️ A atualização automática parou
paused-hand = Pode estar desatualizada: **Atualizar**.
paused-body = Aperte **Atualizar** para ver como está a partida.
note-dms-closed = Não consigo mandar mensagens diretas a você, então sua mão fica só aqui: **Mão**, na mesa, mostra de novo.
note-dms-blocked = O Discord não me deixa abrir novas mensagens diretas agora, então sua mão fica só aqui: **Mão**, na mesa, mostra de novo.
changed-terms = ⚠️ Mudou desde que você entrou: { $changes }
changed-terms-short = ⚠️ Mudou: { $changes }
changed-no-take-back = Jogadas não podem ser desfeitas
changed-ais = { $count ->
    [one] 1 IA
   *[other] { $count } IAs
}

## menu

menu-title = O que mais?
menu-bump = **Trazer para cá** põe a mesa no fim.
menu-skip = **Votar para pular**: se a maioria quiser, a jogada de **{ $name }** é feita.
menu-autopilot = **Piloto automático**: uma IA joga por você.
menu-autopilot-off = Uma IA joga por você. **Voltei** acaba com isso.
menu-leave = **Sair**: uma IA assume. **Mão** traz você de volta.
menu-players = **Participantes**: quem joga e quem é host.
menu-look-picture = **Desenhar a mesa** mostra a mesa de cima.

button-bump = Trazer para cá
button-skip = Votar para pular
button-autopilot-on = Piloto automático
button-autopilot-off = Voltei
button-look-picture = Desenhar a mesa
button-look-text = Só palavras
button-end = Encerrar partida
button-end-yes = Sim, encerrar
button-end-no = Continuar jogando

menu-end-title = Encerrar a partida para todo mundo?
menu-end-body = O placar é mostrado, e ninguém vence.
menu-end-leaves = Outras pessoas ainda estão na partida. Nos resultados e na sua nota, você abandona a partida e fica em último lugar.
menu-end-title-lobby = Fechar esta mesa?
menu-end-body-lobby = Todo mundo perde o lugar.

note-bumped = A mesa agora está no fim do canal.
note-look-picture = De agora em diante a mesa é desenhada, vista de cima.
note-look-text = A mesa aparece agora em palavras.
note-skip = Seu voto conta: { $count } de { $needed }.
note-skipped = Pronto: a vez foi pulada.
note-ended = A mesa está fechada.
note-not-ended = O jogo continua.
refused-only-host-look = Só **{ $host }** (host) pode escolher como a mesa aparece.
refused-only-host-ends = Só { $host } (host) ou a moderação pode encerrar.
refused-skip-oneself = É a sua própria vez. Jogue, ou deixe para uma IA com **Mais** → **Piloto automático**.
refused-skip-nobody = Não há quem pular, ou você não está jogando agora.
refused-skip-alone = Uma pessoa ou uma dupla sozinha não pode pular uma vez. { $name } tem o tempo inteiro para esta jogada.
refused-skip-early = Espere um pouco por { $name }. Você pode votar quando passar metade do tempo.

## premove

button-premove-chosen = ✓ { $card }
premove-how = Aperte uma carta para jogá-la depois.
premove-next = ✓ Depois: **{ $card }**, se servir.
premove-color = Cor nova: sua carta fica na mão.
premove-unfit = Não serviu: sua carta fica na mão.
refused-premove-now = É a sua vez. Jogue agora.
refused-premove-card = Essa carta não pode ser escolhida com antecedência.

## take_back

button-take-back = Desfazer
button-take-back-off = Desfazer: não
button-take-back-on = Desfazer: sim
table-take-back = Você pode desfazer uma jogada por 5 segundos.
refused-take-back-off = Nesta mesa, você não pode desfazer uma jogada.
refused-take-back-late = Tarde demais: depois de 5 segundos, a jogada vale.

## refusals

refused-stale = Esse botão está desatualizado. Veja como está agora.
refused-unknown-button = Esse botão não funciona mais. `/uno hand` e `/uno status` mostram botões novos.
refused-unknown-move = “{ $move }” não é uma jogada. Escolha uma da lista, ou digite algo como R5, WG ou draw.
refused-unknown-command = O Discord ainda não tem a forma mais nova deste comando. Tente de novo daqui a um minuto.
refused-too-often = Mais devagar. Espere um instante e tente de novo.
refused-busy = Estou com muito movimento agora, então não pude fazer isso. Tente de novo daqui a pouco.
refused-too-slow = Isso demorou demais. Aperte de novo.
refused-stopping = Estou prestes a reiniciar. Tente de novo daqui a pouco. Nada se perde.

refused-closed = Esta mesa está fechada. `/uno start` abre uma nova.
refused-running = A partida já está em andamento.
refused-table-full = Todos os { $seats } lugares estão ocupados.
refused-only-host-starts = Só { $host } (host) pode começar. Se { $host } não começar, { $when } qualquer pessoa da mesa poderá.
refused-start-changed = A mesa mudou logo antes do seu clique, então nada começou ainda. Olhe de novo e comece.
refused-seated-already = Você já está nesta mesa.
refused-not-seated = Você não joga nesta mesa.
refused-away = Você saiu desta partida: aperte **Mão** para continuar.
refused-left-already = Você já saiu: **Mão** traz você de volta.

refused-no-table = Não há mesa neste canal. `/uno start` abre uma.
refused-no-such-table = Esta mesa não existe mais. `/uno start` abre uma nova.
refused-channel-taken = Já há uma mesa neste canal.
refused-elsewhere = Esta mesa não fica neste canal: **Mão** e `/uno hand` mostram suas cartas.
refused-place = Você pode jogar Uno em um servidor: em um canal de texto, um tópico ou no chat de um canal de voz. Tente `/uno start` lá.
refused-permission = Não posso jogar em { $channel }: preciso da permissão { $missing } lá.
refused-bump = O Discord não me deixa publicar neste canal agora, então a mesa fica onde está. Pergunte a um admin o que eu posso fazer aqui.
refused-rematch-moment = As condições mudaram desde a última partida, então os outros podem ler antes. Você pode começar { $when }, ou antes, se todos apertarem **Revanche**.
refused-unseen = O Discord não me deixa publicar a mesa aqui, então não abri nenhuma. Tente outro canal ou pergunte a um admin o que eu posso fazer aqui.
permission-view-channel = Ver canal
permission-connect = Conectar
permission-send-messages = Enviar mensagens
permission-send-messages-in-threads = Enviar mensagens em tópicos
permission-create-public-threads = Criar tópicos públicos
permission-create-private-threads = Criar tópicos privados
permission-manage-threads = Gerenciar tópicos
permission-attach-files = Anexar arquivos

error-storage = Não consigo acessar meu banco de dados agora. Nada mudou. Tente de novo daqui a pouco.
error-unsure = Perdi meu banco de dados bem na hora de salvar, então não sei se valeu. Olhe de novo daqui a pouco.
error-discord = O Discord não aceitou minha resposta. O que você fez pode ter valido: olhe de novo daqui a pouco.
error-damaged = Não consigo ler os dados salvos disto, então nada mudou. Todo o resto continua. Avise quem me administra, por favor.
error-unexpected = Algo deu errado do meu lado. Nada mudou. Tente de novo.

note-changed = Alterado.
note-left = Você saiu da mesa.

## spectator

spectator-title = Você está assistindo.
spectator-take = Você pode assumir já o lugar de uma IA, com as cartas e os pontos dela.
spectator-join = Você pode entrar na próxima rodada. Você começa com a menor pontuação da mesa.
spectator-take-or-join = Você pode assumir já o lugar de uma IA, com as cartas e os pontos dela, ou entrar na próxima rodada.
spectator-joins = Você joga a partir da próxima rodada.
spectator-full = Todos os lugares estão ocupados. Você pode entrar na próxima mesa aqui.
spectator-kicked = Expulsaram você desta partida.
spectator-backs-title = O verso de todas as mãos
spectator-backs-how = Só quem não tem lugar vê todos. Por favor, não conte. Depois de uma jogada, aperte **Atualizar**.
button-take-over = Assumir { $name }
button-join-next-round = Entrar na próxima rodada
button-get-seat = Conseguir um lugar
button-all-backs = Todos os versos
button-watch = Assistir
note-took-over = O lugar é seu.
refused-seat-taken = Esse lugar não está mais livre.
refused-backs-seat = Você ainda pode pegar um lugar nesta rodada, então os versos ficam escondidos de você.
refused-saw-backs = Você viu os versos desta rodada. Pode jogar a partir da próxima.
refused-no-newcomers = Com estas regras, você não pode entrar em uma partida que já começou. Você pode entrar na próxima mesa aqui.
refused-no-cards-left = O baralho não tem cartas para mais de { $seats } jogadores.

## moments

moment-won = { $pick ->
    [0] 🎉 Que final! Boa partida, pessoal.
    [1] 🎉 E acabou a partida. Palmas para **{ $name }**!
   *[other] 🎉 Que partida! Valeu por jogar.
}
moment-out = { $pick ->
    [0] 🏁 **{ $name }** joga a última carta. Bateu!
    [1] 🏁 Nenhuma carta sobrando: **{ $name }** bateu!
   *[other] 🏁 Mãos vazias para **{ $name }**. Mandou bem!
}
moment-caught = { $pick ->
    [0] 👀 Que olho, **{ $other }**! **{ $name }** compra { $count }.
    [1] 👀 **{ $other }** chegou antes do Uno de **{ $name }**: +{ $count } para **{ $name }**.
   *[other] 👀 Flagra! **{ $other }** viu primeiro, e **{ $name }** compra { $count }.
}
moment-caught-free = 👀 **{ $other }** flagrou **{ $name }**, mas não veio carta.
moment-guilty = { $pick ->
    [0] ⚖️ Bom faro, **{ $other }**! **{ $name }** tinha a cor e compra { $count }.
    [1] ⚖️ Desafio certo: +{ $count } para **{ $name }**. Bem visto, **{ $other }**!
   *[other] ⚖️ **{ $other }** não caiu nessa, e com razão. **{ $name }** compra { $count }.
}
moment-innocent = { $pick ->
    [0] ⚖️ Tudo nas regras: **{ $name }** sorri e **{ $other }** compra { $count }.
    [1] ⚖️ Boa tentativa, **{ $other }**! **{ $name }** jogou certinho: +{ $count }.
   *[other] ⚖️ O desafio falhou. **{ $name }** não blefou, **{ $other }** compra { $count }.
}
moment-swap = { $pick ->
    [0] 🔄 **{ $name }** e **{ $other }** trocam de mão!
    [1] 🔄 Muda tudo! **{ $name }** fica com a mão de **{ $other }**, e **{ $other }** com a de **{ $name }**.
   *[other] 🔄 Começo novo para **{ $name }** e **{ $other }**: troca de cartas!
}
moment-hands = { $pick ->
    [0] 🌀 Todas as mãos trocam de dono, graças a **{ $name }**!
    [1] 🌀 Cartas novas para todo mundo! **{ $name }** agita a mesa.
   *[other] 🌀 **{ $name }** vira a mesa do avesso: todas as mãos mudam!
}
moment-dark-side = { $pick ->
    [0] 🌙 Flip! **{ $name }** leva tudo para o lado escuro.
    [1] 🌙 Apagaram as luzes: **{ $name }** vira a mesa inteira!
   *[other] 🌙 Boas-vindas ao lado escuro, cortesia de **{ $name }**!
}
moment-light-side = { $pick ->
    [0] ☀️ Flip! **{ $name }** traz de volta o lado claro.
    [1] ☀️ Bom dia: **{ $name }** vira a mesa inteira!
   *[other] ☀️ Fim da escuridão, graças a **{ $name }**!
}
moment-uno = { $pick ->
    [0] 📣 **{ $name }**: UNO!
    [1] 📣 UNO! Só falta uma carta para **{ $name }**.
   *[other] 📣 Atenção: **{ $name }** grita UNO!
}
moment-draw = { $pick ->
    [0] 💥 +{ $count } para **{ $name }**!
    [1] 💥 Essa pegou: **{ $name }** compra { $count }.
   *[other] 💥 **{ $name }** leva tudo: +{ $count }!
}
moment-roulette = { $pick ->
    [0] 🎡 A roda parou: +{ $count } para **{ $name }**!
    [1] 🎡 Gira, gira: **{ $name }** leva { $count }.
   *[other] 🎡 Que giro! **{ $name }** vira { $count }.
}
moment-launcher = { $pick ->
    [0] 💥 O lançador disparou: +{ $count } para **{ $name }**!
    [1] 💥 Bum! **{ $name }** leva { $count } cartas.
   *[other] 💥 **{ $name }** se abaixou tarde: +{ $count }!
}
moment-knocked-out = { $pick ->
    [0] 💀 **{ $name }** está fora, com { $count } cartas!
    [1] 💀 { $count } cartas é demais: **{ $name }** está fora!
   *[other] 💀 Sem dó: { $count } cartas, e **{ $name }** sai!
}

menu-moments = **Momentos**: faixas para Uno e vitórias.
button-moments-on = Momentos: sim
button-moments-off = Momentos: não
note-moments-on = Os momentos estão ligados nesta mesa.
note-moments-off = Os momentos estão desligados nesta mesa.
refused-only-host-moments = Só **{ $host }** (host) pode ligar ou desligar os momentos.

## hints

hint = 💡 { $hint }
hint-challenge = Na dúvida, compre as cartas.
hint-drawn = Você não precisa jogar: **Guardar**.
hint-uno = Primeiro **📣 Gritar UNO**, depois jogue.
hint-stale = A mesa já avançou. Nada se perdeu.
hint-classic113 = Novidade: cinco curingas trocam ou embaralham mãos, ou fazem o que foi votado. Como última carta, são comuns. Cada um vale 40.
hint-no-mercy = Novidade: com 25 cartas você sai. Acumule com o mesmo + ou um maior. Descartar Tudo leva toda a cor.
hint-all-wild = Novidade: nada tem cor, então qualquer carta serve. +2 com Alvo e Troca Forçada pedem uma pessoa. Se uma troca deixar você com uma carta, diga Uno.
hint-attack = Novidade: nada serve? Aperte o lançador uma vez: ele faz clique ou dispara cartas em você. Com um Disparo, o próximo jogador aperta. Descartar Tudo leva toda a cor.
hint-attack-classic = Novidade: em vez de comprar, você aperta um lançador. Ele pode disparar cartas em você. Trocar Mãos não pode ser sua última carta.
hint-flip = Novidade: os outros veem o verso das suas cartas, você não. Um Flip vira todas as mãos e os dois montes. + Cor: compra-se até ela sair.
hint-beta = { $name } já está aqui, em beta: troque em `/uno me`.
hint-direct = Esta mensagem fica e sempre mostra a sua mão. Aperte suas cartas aqui mesmo. `/uno me` desliga isso.

## queue

# A fila de quem espera uma resposta

note-work-coach = ⏳ O treinador está revendo esta partida. A resposta chega aqui em cerca de { $time }.
note-work-gif = ⏳ Estou desenhando esta partida como GIF. Ele chega aqui em cerca de { $time }.
note-work-page = ⏳ Estou escrevendo a página desta partida. Ela chega aqui em cerca de { $time }.
note-queue = Você é o número { $place } da fila. A resposta chega aqui em cerca de { $time }.
note-queue-long = Se ela não estiver aqui depois de 15 minutos, aperte o botão de novo: eu guardo a resposta.
refused-queue-full = Já há gente demais na fila. Tente de novo em cerca de { $wait }.
refused-queue-own = Ainda estou trabalhando no seu último pedido. Fica pronto em cerca de { $wait }.

### house_rules

## house_rules

preset-official = Regras oficiais
preset-stacking = Acumular
preset-classic113 = Clássico 113
preset-draw-and-play = Comprar e jogar
preset-party = Festa
preset-no-mercy-like = No Mercy, cartas comuns
preset-teams = Duplas
preset-no-mercy = No Mercy
preset-all-wild = All Wild
preset-attack = Attack
preset-attack-classic = Attack, primeira edição
preset-flip = Flip
preset-official-what = Desafios, Uno, uma partida até 500 pontos.
preset-stacking-what = Os +2 e os Curingas +4 se somam; quem bate primeiro vence, sem pontos.
preset-classic113-what = 113 cartas, com Trocar Mãos, Embaralhar Mãos e uma regra escolhida por votação.
preset-draw-and-play-what = Depois de comprar duas ou quatro cartas, você ainda joga a sua vez.
preset-party-what = Acumular, 7 troca, 0 passa, corte, comprar até algo servir.
preset-no-mercy-like-what = Tudo se acumula, e com 25 cartas você está fora.
preset-teams-what = Cada dupla se senta frente a frente e pontua junta.
preset-no-mercy-what = 168 cartas. Acumule, descarte, e com 25 cartas você está fora.
preset-all-wild-what = Sem cores: toda carta pode ser jogada. Nossa mistura de 112 cartas.
preset-attack-what = Um lançador no lugar do monte: aperte, e ele pode disparar cartas.
preset-attack-classic-what = A primeira edição: um lançador, e cartas que trocam as mãos.
preset-flip-what = Dois lados: os outros veem seus versos, você não. Um Flip vira tudo.
group-deck = Cartas e partida
group-start = A primeira carta
group-wild-draw-four = Curinga +4
group-owed-cards = Cartas de compra
group-drawing = Comprar
group-special-cards = Cartas especiais
group-uno = Uno
group-end = Como termina
group-limit = Limite e última carta
group-table = Na mesa
field-cards = Cartas
field-cards-what = As cartas do baralho.
value-cards = { $value ->
    [no_mercy] 168 cartas do No Mercy
    [all_wild] 112 curingas, nosso mix
    [attack] 112 cartas e um lançador
    [attack_classic] lançador, primeira edição
    [flip] 112 cartas de dois lados
    [classic113] 113 cartas
   *[official] 108 cartas
}
rule-cards = { $value ->
    [no_mercy] O baralho tem 168 cartas.
    [all_wild] As 112 cartas são curingas sem cor: 56 comuns e, na nossa mistura, oito de cada outro tipo.
    [attack] O baralho tem 112 cartas e um lançador. O lançador segue a semente lacrada antes.
    [attack_classic] O baralho tem 112 cartas e um lançador, como a primeira edição. O lançador segue a semente lacrada antes.
    [flip] O baralho tem 112 cartas com um lado claro e um escuro. Os outros veem o verso das suas cartas, você não.
    [classic113] O baralho tem 113 cartas, com cinco curingas mais novos.
   *[official] O baralho tem 108 cartas.
}
field-pairing = Versos
field-pairing-what = Qual verso cada frente tem, em um baralho de dois lados.
value-pairing = { $value ->
    [by_lot] por sorteio
   *[printed] como impressos
}
rule-pairing = { $value ->
    [by_lot] A cada rodada, um sorteio decide qual verso cada frente tem, então ninguém pode decorá-los.
   *[printed] Cada frente tem seu verso impresso.
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
field-rounds = Rodadas
field-rounds-what = Quantas rodadas tem uma partida de golfe ou de mais rodadas vencidas.
value-rounds = { $value ->
    [one] { $value } rodada
   *[other] { $value } rodadas
}
rule-rounds = { $value ->
    [one] A partida tem uma rodada, e mais uma se houver empate.
   *[other] A partida tem { $value } rodadas, e mais uma se houver empate.
}
field-scoring = Contagem
field-scoring-what = Pontos em várias rodadas, golfe, rodadas vencidas, ou uma rodada sem pontos.
value-scoring = { $value ->
    [single] 1 rodada sem pontos
    [until_last] ordem de chegada
    [golf] golfe, menos pontos
    [best_of] rodadas vencidas
   *[points] pontos
}
rule-scoring = { $value ->
    [single] A partida é uma só rodada: quem bate primeiro vence, e não se contam pontos.
    [until_last] A partida é uma só rodada, que segue até apenas uma pessoa ainda ter cartas: quem bate fica com a próxima colocação.
    [golf] Golfe: no fim da rodada, cada pessoa soma os pontos das cartas que ainda tem. Depois da última rodada, vence a menor soma.
    [best_of] Contam-se as rodadas vencidas, sem pontos. Vence a partida quem ganhar mais rodadas, e ela acaba antes se ninguém mais puder alcançar.
   *[points] As rodadas valem pontos.
}
field-double-score = Pontos em dobro
field-double-score-what = Cada rodada vale o dobro.
rule-double-score = Cada rodada vale o dobro dos pontos.
field-own-stocks = Montes próprios
field-own-stocks-what = Cada lugar compra do próprio monte: jogo igual recebe cartas iguais.
rule-own-stocks = { $draws ->
    [press] O lançador dispara as cartas de cada lugar de um monte próprio, para que jogo igual receba cartas iguais. As chances são as mesmas de um monte só. Um monte vazio pega emprestada a última carta do maior.
   *[draw] Cada lugar compra do próprio monte fechado, para que jogo igual receba cartas iguais. As chances são as mesmas de um monte só. Um monte vazio pega emprestada a última carta do maior.
}
field-first-card = Primeira carta
field-first-card-what = Que carta pode ser a primeira virada.
value-first-card = { $value ->
    [number_only] um número
    [any] qualquer uma
    [none] nenhuma
    [no_wild] nenhum curinga
   *[official] oficial
}
rule-first-card = { $value ->
    [number_only] A primeira carta virada é sempre um número.
    [any] { $draws ->
        [press] Qualquer carta pode ser virada primeiro.
       *[draw] Qualquer carta pode ser virada primeiro; se for um curinga que faz comprar, quem começa escolhe a cor, compra e perde a vez, a não ser com “Jogar depois de comprar”.
    }
    [none] Nenhuma carta é virada: o host começa a primeira rodada, e qualquer carta pode ser a primeira.
    [no_wild] A primeira carta virada nunca é um curinga.
   *[official] A primeira carta virada tem efeito.
}
field-wild-draw-four = Curinga +4
field-wild-draw-four-what = Quando você pode jogá-lo, e se pode ser desafiado.
value-wild-draw-four = { $value ->
    [strict] só quando é válido
    [free] a qualquer hora
   *[challenge] pode ser desafiado
}
rule-wild-draw-four = { $value ->
    [strict] Você só pode jogar um Curinga +4 quando é válido, por isso não há desafios.
    [free] Você pode jogar um Curinga +4 a qualquer hora, e ele nunca é desafiado.
   *[challenge] Um Curinga +4 pode ser desafiado.
}
field-four-needs = +4 válido
field-four-needs-what = As cartas que, se você tiver, tornam um Curinga +4 inválido.
value-four-needs = { $value ->
    [no_playable] sem outra que sirva
   *[no_color] sem a cor da vez
}
rule-four-needs = { $value ->
    [no_playable] Um Curinga +4 só é válido se você não puder jogar nenhuma outra carta. Outros Curingas +4 não contam.
   *[no_color] Um Curinga +4 só é válido se você não tiver nenhuma carta da cor da vez.
}
field-challenge-shows = Mão desafiada
field-challenge-shows-what = Quem vê a mão que é desafiada.
value-challenge-shows = { $value ->
    [all] todos veem
   *[challenger] só o desafiante
}
rule-challenge-shows = { $value ->
    [all] Todo mundo vê uma mão desafiada.
   *[challenger] Só o desafiante vê uma mão desafiada.
}
field-stacking = Acumular
field-stacking-what = Se uma carta + pode ser respondida com outra, para que a soma passe adiante.
value-stacking = { $value ->
    [same] a mesma carta
    [raise] o mesmo + ou maior
    [any] qualquer carta +
    [no_wild] igual, sem curingas
   *[none] não
}
rule-stacking = { $value ->
    [same] As cartas + se acumulam: responda com um + igual, e a soma passa adiante.
    [raise] As cartas + se acumulam: responda com um + igual ou maior, e a soma passa adiante.
    [any] As cartas + se acumulam: responda a qualquer uma com qualquer outra, e a soma passa adiante.
    [no_wild] As cartas + se acumulam: responda com um + colorido igual, e a soma passa adiante. Com um curinga não dá.
   *[none] As cartas + não se acumulam.
}
field-reverse-sends-back = Inverter devolve
field-reverse-sends-back-what = Se você tem que comprar, pode devolver as cartas com um Inverter.
rule-reverse-sends-back = Se você tem que comprar, pode jogar “{ $card }” se servir. Então o jogador anterior tem que comprar.
field-skip-passes-on = Pular passa adiante
field-skip-passes-on-what = Se você tem que comprar, pode passar as cartas adiante com um Pular.
rule-skip-passes-on = Se você tem que comprar, pode jogar “{ $card }” se servir. Então o próximo jogador tem que comprar.
field-draw = Comprar
field-draw-what = Quantas cartas você compra se não jogar nenhuma.
value-draw = { $value ->
    [until_playable] até uma servir
   *[one] uma carta
}
rule-draw = { $value ->
    [until_playable] Se não jogar, você compra até uma carta servir.
   *[one] Se não jogar, você compra uma carta.
}
field-drawn-card = Carta comprada
field-drawn-card-what = Se você pode jogar uma carta comprada que serve.
value-drawn-card = { $value ->
    [must_play] tem que jogar
    [keep] fica na mão
   *[may_play] pode jogar
}
rule-drawn-card = { $value ->
    [must_play] Se a carta comprada servir, você tem que jogar.
    [keep] Comprar termina a sua vez. A carta fica na mão.
   *[may_play] Se a carta comprada servir, você pode jogar na hora.
}
field-must-play = Jogar é obrigatório
field-must-play-what = Se você tem uma carta que serve, tem que jogar. Não pode comprar em vez disso.
rule-must-play = { $draws ->
    [press] Quem tem uma carta que serve não pode apertar em vez de jogar.
   *[draw] Quem tem uma carta que serve não pode comprar em vez de jogar.
}
field-play-after-drawing = Jogar depois de comprar
field-play-after-drawing-what = Depois de comprar por causa da carta de outro jogador, você joga a sua vez.
rule-play-after-drawing = { $draws ->
    [press] Depois de apertar por causa da carta de outro jogador, você joga a sua vez.
   *[draw] Depois de comprar por causa da carta de outro jogador, você joga a sua vez.
}
field-blind-draw = Compra às cegas
field-blind-draw-what = Você só vê uma carta comprada quando começa a sua próxima vez.
rule-blind-draw = { $draws ->
    [press] As cartas do lançador ficam viradas para baixo, até para quem as recebe, até começar a sua próxima vez.
   *[draw] Uma carta comprada fica virada para baixo, até para quem a comprou, até começar a sua próxima vez; ela não pode ser jogada na vez em que foi comprada.
}
field-seven = 7 troca
field-seven-what = Um 7 troca a sua mão com alguém à sua escolha.
rule-seven = Um **7** troca a sua mão com a de alguém à sua escolha.
field-zero = 0 passa
field-zero-what = Um 0 passa todas as mãos para o próximo jogador.
rule-zero = Um **0** passa cada mão para o próximo jogador.
field-keep-hands = Troca opcional
field-keep-hands-what = Um 7 ou um 0 pode ser jogado sem mover nenhuma mão.
rule-keep-hands = Com um **7** ou um **0**, você pode deixar todas as mãos onde estão.
field-jump-in = Corte
field-jump-in-what = Você pode jogar uma carta idêntica fora da vez.
rule-jump-in = Se você tem a mesma carta que está no topo, pode cortar, jogando fora da vez. O jogo segue a partir de você.
field-several = Várias de uma vez
field-several-what = Você pode jogar juntas cartas de mesmo número ou símbolo.
rule-several = Você pode jogar juntas, na mesma vez, cartas de mesmo número ou símbolo.
field-bomb = Bomba
field-bomb-what = Três ou mais cartas de uma vez fazem todos os outros comprarem uma.
rule-bomb = { $draws ->
    [press] Três ou mais cartas jogadas de uma vez fazem todos os outros apertarem o lançador uma vez.
   *[draw] Três ou mais cartas jogadas de uma vez fazem todos os outros comprarem uma.
}
field-uno = Uno
field-uno-what = Como se diz Uno.
value-uno = { $value ->
    [strict] dito na última carta
    [announced] automático
    [off] não se diz
   *[call] tem que ser dito
}
rule-uno = { $value ->
    [strict] O Uno só vale quando você já está com uma só carta.
    [announced] O Uno é anunciado automaticamente.
    [off] Você não precisa dizer Uno.
   *[call] Quando sobrar uma carta, diga Uno.
}
field-uno-penalty = Uno esquecido
field-uno-penalty-what = A penalidade por um flagra sem Uno.
value-uno-penalty = { $value ->
    [0] nada
    [one] { $draws ->
        [press] { $value } clique
       *[draw] { $value } carta
    }
   *[other] { $draws ->
        [press] { $value } cliques
       *[draw] { $value } cartas
    }
}
rule-uno-penalty = { $value ->
    [0] Não há penalidade por um flagra sem Uno.
    [one] Se alguém flagrar você sem Uno, você compra { $value } carta.
   *[other] Se alguém flagrar você sem Uno, você compra { $value } cartas.
}
field-false-catch = Flagra sem razão
field-false-catch-what = A penalidade por um flagra sem razão.
value-false-catch = { $value ->
    [0] nada
    [one] { $draws ->
        [press] { $value } clique
       *[draw] { $value } carta
    }
   *[other] { $draws ->
        [press] { $value } cliques
       *[draw] { $value } cartas
    }
}
rule-false-catch = { $value ->
    [0] Não há penalidade por um flagra sem razão.
    [one] { $draws ->
        [press] Por um flagra sem razão, você aperta o lançador { $value } vez.
       *[draw] Por um flagra sem razão, você compra { $value } carta.
    }
   *[other] { $draws ->
        [press] Por um flagra sem razão, você aperta o lançador { $value } vezes.
       *[draw] Por um flagra sem razão, você compra { $value } cartas.
    }
}
field-wrong-play = Jogada errada
field-wrong-play-what = A penalidade por uma carta que não serve.
value-wrong-play = { $value ->
    [0] nada
    [one] { $draws ->
        [press] { $value } clique
       *[draw] { $value } carta
    }
   *[other] { $draws ->
        [press] { $value } cliques
       *[draw] { $value } cartas
    }
}
rule-wrong-play = { $value ->
    [0] Não há penalidade por uma jogada errada.
    [one] { $draws ->
        [press] Se você jogar uma carta que não serve, aperta o lançador { $value } vez.
       *[draw] Se você jogar uma carta que não serve, compra { $value } carta.
    }
   *[other] { $draws ->
        [press] Se você jogar uma carta que não serve, aperta o lançador { $value } vezes.
       *[draw] Se você jogar uma carta que não serve, compra { $value } cartas.
    }
}
field-hand-limit = Limite da mão
field-hand-limit-what = O número de cartas que já é demais.
value-hand-limit = { $value ->
    [0] nenhum
   *[other] { $value } cartas
}
rule-hand-limit = { $value ->
    [0] Uma mão pode ter qualquer número de cartas.
   *[other] O limite da mão é de { $value } cartas.
}
field-at-limit = No limite
field-at-limit-what = O que acontece com quem chega ao limite da mão.
value-at-limit = { $value ->
    [no_draw] não pode comprar
   *[out] está fora
}
rule-at-limit = { $value ->
    [no_draw] { $draws ->
        [press] No limite, você não pode apertar em vez de jogar, mas pode passar.
       *[draw] No limite, você não pode comprar em vez de jogar, mas pode passar. As cartas de compra ainda fazem você comprar.
    }
   *[out] Um jogador no limite depois de uma jogada está fora da rodada.
}
field-knock-out = Eliminar no limite
field-knock-out-what = Os pontos por alguém que sai pelo limite da mão.
value-knock-out = { $value ->
    [0] suas cartas
   *[other] { $value } pontos
}
rule-knock-out = { $value ->
    [0] As cartas de quem saiu ainda contam.
   *[other] Quem saiu conta { $value } pontos, em vez das cartas.
}
field-last-card = Última carta
field-last-card-what = Com que carta você pode bater.
value-last-card = { $value ->
    [no_action] nenhuma de ação
    [no_wild] nenhum curinga
   *[any] qualquer uma
}
rule-last-card = { $value ->
    [no_action] Você não pode bater com uma carta de ação ou um curinga.
    [no_wild] Você não pode bater com um curinga.
   *[any] Você pode bater com qualquer carta.
}
field-teams = Duplas
field-teams-what = Cada dupla se senta frente a frente e pontua junta.
rule-teams = Cada dupla se senta frente a frente e pontua junta. Só contam as mãos das outras duplas.
field-both-out = Os dois batem
field-both-out-what = Uma dupla vence a rodada quando os dois ficam sem cartas.
rule-both-out = A rodada segue até os dois de uma dupla ficarem sem cartas. Quem acaba primeiro assiste.
field-elimination = Eliminação
field-elimination-what = Depois de cada rodada, sai o jogador com mais pontos na mão.
rule-elimination = Depois de cada rodada, sai o jogador com mais pontos na mão. O último que sobrar vence a partida. A meta não conta.
field-revenge = Vingança
field-revenge-what = Uma soma respondida ao acumular dobra.
rule-revenge = Uma soma respondida ao acumular dobra antes de as novas cartas entrarem nela. Ela não passa de 50 cartas.
field-open-hands = Mãos abertas
field-open-hands-what = Mãos com menos cartas do que isto ficam abertas.
value-open-hands = { $value ->
    [0] nunca
   *[other] com menos de { $value }
}
rule-open-hands = { $value ->
    [0] As mãos ficam escondidas.
   *[other] Uma mão com menos de { $value } cartas fica aberta para todo mundo.
}
field-no-hints = Sem destaque
field-no-hints-what = As cartas que servem não são marcadas.
rule-no-hints = As cartas que servem não são marcadas na sua mão.
field-reshuffle-seats = Troca de lugares
field-reshuffle-seats-what = Antes de cada nova rodada, todo mundo muda de lugar ao acaso.
rule-reshuffle-seats = Antes de cada rodada, menos a primeira, todo mundo muda de lugar ao acaso. Os pontos vão junto. Passa a dar as cartas o jogador à esquerda do novo lugar de quem deu por último.
field-blitz = Relâmpago
field-blitz-what = Quanto uma rodada pode durar. Depois, vence quem tiver menos pontos na mão.
value-blitz = { $value ->
    [0] não
   *[other] { $value } s por rodada
}
rule-blitz = { $value ->
    [0] Uma rodada pode durar qualquer tempo.
   *[other] Uma rodada dura no máximo { $value } segundos. Depois, vence quem tiver menos pontos na mão.
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
house-rules-deck = Escolha um baralho
house-rules-deck-what = { $what } Feito para { $low } a { $high }.
house-rules-group = Mude regras uma a uma
house-rules-other-number = Outro número…
house-rules-code = Cole um código de regras
house-rules-code-label = O código, como outra mesa o mostra
house-rules-number-label = Um número de { $low } a { $high }
refused-only-host-rules = Só { $host } (host) pode mudar as regras.
refused-running-rules = A partida já começou, então as regras ficam como estão.
refused-no-such-number = Digite um número de { $low } a { $high }.

### invitations

## invitations

button-invite-voice-channel = Convidar o canal de voz
button-invite-voice = { $count ->
    [one] Convidar a pessoa do canal de voz
   *[other] Convidar as { $count } pessoas do canal de voz
}
button-invite-voice-some = Convidar { $count } de { $total } do canal de voz
button-to-table = Ir para a mesa
button-to-channel = Ir para o canal
invitation-title = Quem você quer convidar?
invitation-how = A pessoa recebe uma mensagem minha com um botão para entrar.
invitation-whom = Escolha alguém…
invitation-dm = **{ $name }** convida você para uma partida de Uno em **{ $server }**.
invitation-dm-joined = Você tem um lugar na mesa em **{ $server }**.
invitation-call = { $people }: convite de **{ $name }** para jogar Uno aqui. Aperte **Entrar** na mesa!
note-invited = { $name } recebeu o convite. Se não aparecer, está nas solicitações de mensagem.
note-invite-soon = { $name } recebe o convite em cerca de { $time }. Envio uma mensagem por segundo, e há outras pessoas esperando.
note-invited-here = Não consigo escrever para { $name }, então mandei o aviso no canal.
note-invited-voice = { $count ->
    [one] Chamei { $count } pessoa no canal.
   *[other] Chamei { $count } pessoas no canal.
}
note-invited-voice-rest = Mas uma mesa pode enviar { $most } convites, então não chamei os outros { $count }.
refused-invite-bot = Isso é um bot. Para jogar contra uma IA, use **Adicionar uma IA**.
refused-invite-stranger = { $name } não vê este canal, então não pode jogar aqui.
refused-invite-seated = { $name } já está na mesa.
refused-invite-kicked = Expulsaram { $name }. Só { $host } (host) pode convidar de novo.
refused-invite-again = { $name } já tem um convite para esta mesa.
refused-invite-lately = { $name } recebeu um convite agora há pouco. Espere alguns minutos.
refused-invite-many = Esta mesa já enviou convites suficientes.
refused-invite-nobody = Não há mais ninguém para convidar no seu canal de voz.

## notify_me

button-notify-me = Quero avisos
button-notify-me-off = Parar avisos
notify-me-on = Aviso você aqui quando abrir a próxima mesa em { $channel }.
notify-me-off = Não aviso mais quando abrir uma mesa em { $channel }.
notify-me-call = { $mentions }, há uma mesa nova aqui: aperte **Entrar** para ocupar um lugar.
refused-notify-me-full = A lista deste canal está cheia, então não posso incluir você.

### threads

## threads

thread-begins = 🧵 **{ $name }** abre uma mesa em um tópico.
thread-points = 🧵 **{ $name }** abriu uma mesa: { $thread }
thread-name = Uno com { $name }
note-thread-permission = Preciso da permissão { $missing } para abrir um tópico, então a mesa fica no canal.
note-no-thread = O Discord não me deixa abrir um tópico agora, então a mesa fica no canal.
note-thread-closes = Este tópico fecha depois de { $time } sem mensagens. Aqui uma jogada pode demorar mais. Com a permissão { $missing }, posso mantê-lo aberto por uma semana.

### solo

## alone

# Jogar sozinho nas mensagens diretas do bot

button-alone = Jogar solo
button-ai-pace-normal = IAs: normal
button-ai-pace-fast = IAs: rápido
button-ai-pace-at-once = IAs: na hora
alone-in-direct = Sua partida está em [nossas mensagens diretas]({ $link }). Lá você joga contra IAs, e ninguém espera por você. Se não aparecer, está nas suas solicitações de mensagem.
note-alone-soon = Sua partida abre em nossas mensagens diretas em cerca de { $time }. Muita gente está começando uma agora. O link aparece aqui.
note-alone-goes-on = Sua partida continua aqui. Para começar outra, encerre esta antes em **Mais** → **Encerrar partida**.
refused-adjourned-alone = A partida espera aqui como está. **Continuar** segue com ela, e `/uno start` começa outra.
refused-alone-no-direct = Não consigo escrever para você. Abra nossas mensagens diretas e use `/uno start` lá, ou permita mensagens diretas nas configurações de privacidade.

## solo

# Jogar a sós: e se…

button-what-if = E se…
what-if-title = E se…
what-if-ask = Continue a partir da jogada { $ply }, com os mesmos embaralhamentos. As IAs jogam todos os outros lugares e respondem na hora. A partida em si fica como estava. Quais cartas você quer?
what-if-line = E se, a partir da jogada { $ply } · você joga { $name }
button-go-on = Continuar ▶
button-next-round = Próxima rodada
button-replay-back = Voltar ao replay
refused-solo-gone = Este jogo não está mais guardado. Comece outro a partir de um replay.
refused-solo-broken = Este jogo não pode continuar, porque é de outra versão. Comece outro a partir do replay.
refused-solo-no-move = Você ainda não fez nenhuma jogada para desfazer.

### daily

## daily

# Rodadas do dia: `/uno daily`

daily-title = 🗓️ Desafio do dia · { $day }
daily-how = Cinco rodadas, só você contra três IAs: uma tentativa, sem relógio. Uma rodada vencida dá a você os pontos de todas as outras mãos. Uma rodada perdida custa os pontos da sua própria mão.
daily-squares = 🟩 vencida · 🟨 perdida com { $close } pontos ou menos na mão · 🟥 perdida com mais
daily-world = 🌍 Desafio mundial
daily-server = 🏠 Desafio deste servidor
daily-new = Ainda não jogado.
daily-begun = Você já começou. Continue de onde parou.
daily-replaced = Você começou em outra versão do bot, e esta não consegue continuar. Você pode começar de novo.
daily-damaged = Os dados salvos deste desafio não podem ser lidos, então não dá para jogá-lo. Avise quem me administra, por favor.
daily-unfinished = Você começou, e o tempo acabou.
daily-missed = Você não jogou.
daily-change = Os próximos desafios chegam { $when }, à meia-noite UTC. Uma tentativa começada pode ser terminada até { $until }.
daily-sealed = 🔒 Todos os desafios de { $season } aqui foram lacrados antes do primeiro: `{ $end }`
daily-seed = 🔑 A semente secreta deste desafio: `{ $seed }`
daily-steps = { $steps ->
    [0] Depois de 0 passos
    [one] Depois de { $steps } passo
   *[other] Depois de { $steps } passos
} de SHA-256, a semente deve dar o lacre de { $season }: `{ $end }`. O `unobot verify` confere isso no seu registro.
daily-line = { $deal }, { $day }
daily-over = Esse foi o seu desafio do dia
daily-points = **{ $points }** pontos
daily-round = { $mark } Rodada { $number }: { $square ->
    [w] vencida
   *[other] perdida
}, { $points }
daily-square = { $square ->
    [w] vencida
    [c] perdida por pouco
   *[other] perdida
}
daily-totals = Todos os lugares: { $totals }
daily-streak = 🔥 { $now ->
    [0] **0** dias seguidos
    [one] **{ $now }** dia seguido
   *[other] **{ $now }** dias seguidos
} · recorde: { $best }
daily-beaten = 📊 Melhor que **{ $beaten }** das outras { $others } pessoas daqui
daily-quartiles = A maioria das { $played } pessoas daqui fez entre { $low } e { $high }. No meio: { $middle }.
daily-posted = unobot daily { $day } · { $deal }
daily-record = Este é o registro das suas rodadas, com a semente. O `unobot verify { $file }` confere a semente, as cartas e cada jogada das IAs.
button-daily-play = Jogar
button-daily-go-on = Continuar
button-daily-back = Todos os desafios
button-daily-yesterday = Ontem
button-daily-today = Hoje
button-daily-open = Jogar o desafio de hoje
button-daily-record = Meu registro

refused-daily-date = Não conheço essa data. Escreva assim: { $today }.
refused-daily-future = O desafio de { $day } ainda não abriu: ele chega { $when }. O de hoje é { $today }.
refused-daily-gone = Esta tentativa não está mais guardada. `/uno daily` mostra os desafios de hoje.
refused-daily-broken = O registro desta tentativa foi alterado, então ela não pode continuar. `/uno daily` mostra os desafios de hoje.
refused-daily-version = Este desafio é da versão { $version }, e eu uso a versão { $known }. `/uno daily` mostra os que você pode jogar.
refused-daily-over = O tempo do desafio de { $day } acabou. `/uno daily` mostra os desafios de hoje.
refused-daily-erased = Você começou este desafio e depois apagou seus dados. Cada desafio só pode ser começado uma vez: jogue o próximo.
refused-daily-server = O desafio de um servidor só começa nesse servidor. Aqui, você pode jogar o mundial.
refused-daily-elsewhere = Este resultado é de outro servidor. Publique-o lá.
refused-daily-not-over = Você pode publicar um resultado depois da última rodada, em um servidor.
refused-daily-sealed = A semente fica secreta até o dia acabar. Pergunte de novo { $when }.

### tournament

## tournament

# Torneios: `/uno tournament`

tournament-title = 🏆 Noite de torneio
tournament-host = **{ $host }** é o host.
tournament-plan = Rodadas: { $rounds }, em mesas de quatro · depois, uma final com os quatro melhores · { $minutes } min por rodada · 3, 2, 1 ou 0 pontos pela colocação
tournament-plan-duplicate = Rodadas: { $rounds }, em mesas de quatro com as mesmas cartas · { $minutes } min por rodada · de 0 a 100 pontos: seu resultado contra o mesmo lugar nas outras mesas
tournament-no-show = A confirmação termina { $left }, às **{ $at }**. Confirme até lá, ou você perde a primeira rodada.
tournament-sign-up = Entre já. A confirmação abre { $left }, às **{ $at }**, e termina às **{ $until }**. Confirme até lá, ou você perde a primeira rodada.
tournament-extended = Pouca gente tinha confirmado, então esta é a segunda e última chance.
tournament-limited = 🔒 Um admin deste servidor travou as regras, então as próximas mesas têm as do servidor.
tournament-ready = ✅ **Presentes ({ $count }):** { $names }
tournament-nobody = Ninguém confirmou ainda. Com quatro pessoas já dá para começar.
tournament-signed = ▫️ **Falta confirmar ({ $count }):** { $names }
tournament-dropped = ➖ **Fora ({ $count }):** { $names }
tournament-absent = 💤 **Ausentes:** { $names }. **Entrar** traz você de volta na próxima rodada.
tournament-late = ⏳ **A partir da próxima rodada:** { $names }
tournament-round = Rodada { $round } de { $rounds }
tournament-final = Final
tournament-round-ends = Termina { $left }, às **{ $at }**. Depois, IAs jogam por todo mundo, por até { $minutes } minutos.
tournament-deal = Todas as mesas jogam as mesmas cartas. 🔒 Lacradas antes do jogo · `{ $seal }`
tournament-sealed = 🔒 Sorteios lacrados antes · `{ $seal }`
tournament-sealed-how = Um segredo já decidiu quem se encontra na primeira rodada, os lugares e os desempates, e ninguém pode mudar. Para ter certeza, guarde esta linha. Depois do torneio, **Conferir sorteios** abre o lacre, e os dois têm que bater.
tournament-lots-right = ✅ Ninguém escolheu os sorteios. As primeiras mesas e todos os lugares vêm do segredo lacrado antes de alguém entrar.
tournament-lots-wrong = ❌ Algo está errado: estas mesas não vêm do segredo lacrado antes de alguém entrar.
tournament-lots-commitment = 🔒 Impressão digital mostrada desde o começo: `{ $seal }`
tournament-lots-yourself = Você não precisa confiar em nós: `{ $file }` tem todas as pessoas e mesas. `docs/fair-deals.md` diz como cada sorteio vem do segredo.
tournament-table = **Mesa { $table }** · { $people }
tournament-refused = ⚠️ A mesa { $table } não está aberta: o Discord recusa a mensagem ou o tópico dela. Confira as permissões do bot neste canal, como *Enviar mensagens*. Continuo tentando até { $until }. Depois disso, a mesa conta como não jogada.
tournament-not-opened = ⚠️ A mesa { $table } não pôde ser aberta, porque o Discord recusou a mensagem ou o tópico dela. Quem ia jogar nela recebe os pontos de uma mesa não jogada.
tournament-ais = { $count ->
    [one] { $count } IA
   *[other] { $count } IAs
}
tournament-next = { $round }: começa { $left }
tournament-won = 🏆 { $name } venceu o torneio
tournament-ended-host = O host fechou o torneio.
tournament-ended-admin = A administração fechou o torneio.
tournament-ended-people = O torneio acabou porque sobrou pouca gente.
tournament-ended-server = O torneio acabou porque o canal não existe mais.
tournament-row = **{ $place }.** **{ $name }** · **{ $points }** · { $places } · { $opponents }
tournament-row-duplicate = **{ $place }.** **{ $name }** · **{ $points }** · { $places }
tournament-row-short = **{ $place }.**{ "\u00A0" }{ $name }{ "\u00A0" }({ $opponents })
tournament-row-short-duplicate = **{ $place }.**{ "\u00A0" }{ $name }
tournament-out = fora
tournament-more = mais { $count }
tournament-legend = Pontos · colocação em cada rodada · pontos dos adversários, que desempatam. Depois decidem as mesas vencidas, os pontos de Uno e o acaso.
tournament-legend-short = Entre parênteses: pontos dos adversários, que desempatam. Depois decidem as mesas vencidas, os pontos de Uno e o acaso.
tournament-legend-duplicate = Pontos de comparação · colocação no seu lugar em cada rodada. Uma rodada dá 100 se você superar o mesmo lugar em todas as outras mesas, e 50 em média. Depois decidem os primeiros lugares, os pontos de Uno e o acaso.
tournament-legend-final = Primeiro os finalistas, pela posição na final.
tournament-alt = Classificação: { $rows }
tournament-call = 🃏 **{ $round }, mesa { $table }:** { $people }, a mesa de vocês está logo abaixo. **Mão** mostra as suas cartas.
tournament-call-closed = 🃏 **{ $round }, mesa { $table }:** { $people }, a mesa de vocês está em um tópico privado, que aparece na lista de canais de vocês. Ninguém das outras mesas pode olhar, porque elas jogam as mesmas cartas. **Mão** mostra as suas cartas.
tournament-thread = { $round } · Mesa { $table }
tournament-check-in-call = { $people }: confirmem a presença no torneio, ele começa { $when }. { $link }

button-tournament-join = Entrar
button-tournament-check-in = Entrar / Confirmar
button-tournament-drop = Desistir
button-tournament-start = Começar
button-tournament-go-on = Continuar já
button-tournament-close = Fechar
button-tournament-lots = Conferir sorteios
button-tournament-close-yes = Sim, fechar

tournament-close-ask = Fechar o torneio para todo mundo? A classificação fica como está, e as mesas continuam.
note-tournament-opened = O torneio está aberto. Você também pode entrar.
note-tournament-bumped = Há um torneio aberto neste canal. Publiquei a mensagem dele de novo.
refused-tournament-unseen = O Discord não me deixa publicar o torneio aqui, então não abri nenhum. Tente outro canal ou pergunte a um admin o que eu posso fazer aqui.
refused-tournament-bump = Há um torneio aberto neste canal. O Discord não me deixa publicar a mensagem dele de novo agora, então ela fica onde está. Pergunte a um admin o que eu posso fazer aqui.
note-tournament-joined = Você entrou. Dá para confirmar { $when }, com o mesmo botão.
note-tournament-checked-in = Presença confirmada. O torneio começa { $when }.
note-tournament-next-round = Você joga a partir da próxima rodada.
note-tournament-dropped = Você desistiu. Seus resultados ficam, e **Entrar** traz você de volta.
note-tournament-started = A rodada começa.
note-tournament-closed = O torneio está fechado.

refused-tournament-few = Confirmaram { $count } das { $needed } pessoas de que um torneio precisa. Espere mais gente, ou abra uma mesa para todos com `/uno start`.
refused-tournament-taken = Este canal já tem um torneio. `/uno tournament` mostra qual.
refused-tournament-gone = Este torneio não está mais aqui.
refused-tournament-over = Este torneio acabou. `/uno tournament` abre o próximo.
refused-tournament-in = Você está dentro. Não precisa fazer nada até chamarem a sua mesa.
refused-tournament-early = Você já está na lista. Dá para confirmar { $when }.
refused-tournament-late = Não resta rodada em que você possa entrar. O próximo torneio é aberto a todos.
refused-tournament-full = O torneio está cheio: tem { $most } pessoas.
refused-tournament-not-in = Você não está neste torneio, então não pode desistir. **Entrar** inscreve você.
refused-tournament-playing = Uma rodada está em andamento. A próxima começa quando as mesas acabarem.
refused-tournament-host = Só { $host } (host) ou a moderação pode fazer isso.
refused-tournament-place = Um torneio precisa de um canal de texto, porque cada mesa ganha um tópico.
refused-tournament-threads = Um torneio precisa de um tópico para cada mesa. { $why }
refused-tournament-teams = Um torneio conta a colocação de cada pessoa, então não pode ter duplas. Escolha regras sem duplas.
refused-tournament-table = Esta mesa é de um torneio, então só a moderação pode fazer isso. **Desistir**, na mensagem do torneio, libera o seu lugar.

### results

## results

round-out = **{ $name }** vence a rodada { $number }
round-drawn = A rodada { $number } empatou
round-out-with = **{ $name }** bateu com { $emoji } { $card }.
round-drawn-won = Ninguém conseguiu bater, e **{ $name }** tinha menos pontos.
round-drawn-tied = Ninguém conseguiu bater, e houve empate no menor número de pontos. Ninguém pontua.
round-drawn-golf = Ninguém conseguiu bater.
round-last-left = Só resta **{ $name }** no jogo.
round-until-last = **{ $name }** bateu antes de todo mundo.
round-scored = Isso vale { $points ->
    [0] 0 pontos
    [one] { $points } ponto
   *[other] { $points } pontos
}.
round-sum-part = { $points } **{ $name }**
round-sum-part-out = { $points } **{ $name }** (fora com { $limit })
round-sum = { $parts } ={ "\u00A0" }**{ $total }**
round-sum-double = 2 × ({ $parts }) ={ "\u00A0" }**{ $total }**
round-hands = **Cartas que sobraram**
round-hand = **{ $name }**, { $points ->
    [0] 0 pontos
    [one] { $points } ponto
   *[other] { $points } pontos
}: { $cards }
round-hand-out = **{ $name }**, { $points ->
    [0] 0 pontos
    [one] { $points } ponto
   *[other] { $points } pontos
}: fora da rodada no limite de { $limit } cartas
round-hand-bare = **{ $name }**: { $cards }
round-hand-bare-out = **{ $name }**: fora da rodada no limite de { $limit } cartas
round-hand-uncounted = **{ $name }**, { $points ->
    [0] 0 pontos
    [one] { $points } ponto que não conta
   *[other] { $points } pontos que não contam
}: { $cards }
round-next = A próxima rodada começa { $when }.
round-next-soon = A próxima rodada já vai começar.
round-ready = Tudo pronto: { $names }.
button-ready = Tudo pronto

scores-title = { $scoring ->
    [golf] **Golfe**, { $rounds } rodadas: menos pontos vence
    [best_of] **Rodadas vencidas**, de { $rounds }
   *[points] **Placar**, até { $target } pontos
}
placing-title = **Classificação**
match-won = 🏆 **{ $name }** vence a partida
match-won-team = 🏆 **{ $name }** e **{ $partner }** vencem a partida
match-closed = A partida foi encerrada antes do fim
match-closed-scores = Este é o placar até aqui. Ninguém vence.
match-again = **Revanche** põe de volta na mesa todo mundo que ainda está aqui. Com **Outras regras**, você muda as regras antes.
match-sealed = 🔒 Outra mesa ainda joga essas cartas. Por isso, mãos, pontos e destaques só aparecem aqui quando a última mesa desta rodada terminar.
match-uncounted = Fora dos servidores, uma partida não conta para nenhuma estatística.
match-of-ais = Só IAs jogaram esta partida até o fim, então ela não conta para ninguém.
match-of-nobody = No fim não havia mais ninguém, então a partida não conta para ninguém.
match-leavers = Nos resultados e na nota, conta para { $names } como abandono e último lugar.
match-followed = A próxima partida desta mesa está mais abaixo.
match-seed = 🔓 O segredo do embaralhamento: `{ $seed }`
button-other-rules = Outras regras
refused-not-of-the-match = Só os jogadores desta partida podem pedir uma revanche. `/uno start` abre uma mesa sua.

## stats

stats-title = 📊 { $name }
stats-record = 🏆 { $matches ->
    [one] **{ $matches }** partida
   *[other] **{ $matches }** partidas
} · vencidas: **{ $wins }** ({ $share })
stats-rating = 📈 Numa mesa média de quatro, venceria **{ $share }** ({ $low }–{ $high })
stats-unrated = 📈 Nota: **?** · { $played } de { $needed } partidas com outras pessoas
stats-points = 🪙 { $points ->
    [0] **0** pontos
    [one] **{ $points }** ponto
   *[other] **{ $points }** pontos
} por rodada
stats-streak = 🔥 Mais vitórias seguidas: **{ $best }** · agora: **{ $now }**
stats-unos = 👁️ Flagras sem Uno: **{ $caught }** · levados: **{ $missed }**
stats-challenges = ⚖️ Desafios certos: **{ $right }** · errados: **{ $wrong }**
stats-colors = 🎨 Cores pedidas: { $colors }
stats-color = { $emoji } { $most ->
    [yes] **{ $color } { $count }**
   *[no] { $color } { $count }
}
stats-places = 🕑 Últimas colocações, a mais nova no fim: { $places }
stats-legend-rating = 📈 vitórias esperadas numa mesa média de quatro
stats-legend = 👑 vencidas · 🪙 pontos por rodada · 🔥 vitórias seguidas · 👁️ flagras, ❗ levados · ⚖️ desafios ✓ certos, ✗ errados
stats-none = { $name } ainda não terminou nenhuma partida aqui.
stats-none-own = Você ainda não terminou nenhuma partida aqui. Jogue uma, e suas estatísticas começam.
stats-none-filtered = Nenhuma partida de { $name } combina. Escolha outra temporada ou outras regras.
stats-partial = As partidas de servidores que baniram você não contam aqui.
button-stats-mine = Minhas estatísticas
button-post = Postar aqui

refused-stats-bot = { $name } é um bot. Só pessoas têm estatísticas.
refused-stats-direct = Aqui eu só mostro as suas estatísticas. Peça as de outros em um servidor.
refused-stats-season-direct = Nas mensagens diretas eu mostro todas as suas partidas juntas. Peça temporadas e regras em um servidor.
refused-season = Não há temporada “{ $season }” aqui. Escolha uma destas: { $seasons }.
refused-rules-unplayed = Ninguém terminou uma partida com essas regras aqui. Escolha outras.
refused-post = Você não pode escrever neste canal, então não posto por você.
refused-posted = Esta página já está no canal.
season-all = Desde sempre
season-all-rules = Todas as regras

rating-line = 📈 Nota: { $told }
rating-change = **{ $name }** { $before } → **{ $after }** ({ $low }–{ $high })
rating-unsettled = **{ $name }** ? ({ $played } de { $needed } partidas)

## leaderboard

leaderboard-title = 🏆 Ranking · { $season }
leaderboard-row = **{ $place }.** **{ $name }** · { $share } ({ $low }–{ $high })
leaderboard-unknown = **?** **{ $name }** · { $count ->
    [one] { $count } partida
   *[other] { $count } partidas
}
leaderboard-what = A porcentagem de partidas que se espera que um jogador vença em uma mesa média de quatro, com a margem. Empatados estão perto demais para distinguir. “?” precisa de 20 partidas com outras pessoas.
leaderboard-none = Ninguém tem nota aqui ainda. Termine uma partida com pelo menos outra pessoa para aparecer.
leaderboard-you-none = Você ainda não aparece. Termine uma partida com pelo menos outra pessoa.
leaderboard-you-off = Você escolheu não ter nota. `/uno me` muda isso.
button-leaderboard = Ranking
refused-leaderboard-direct = Rankings são de um servidor: abra-os lá.

## history

# As partidas encerradas de um servidor

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

## achievements

# Achievements: what people reached in a match. A name is short, and each -how says in one line what to do.
achievements-title = Suas conquistas
achievements-title-of = Conquistas de { $name }
achievements-count = { $count } de { $all } neste servidor
achievements-none = Nenhuma ainda. Elas vêm sozinhas, no fim de uma partida.
achievements-none-of = Nenhuma ainda neste servidor.
achievements-private = **{ $name }** não mostra conquistas.
button-achievements = Conquistas
achievement-line = 🏅 Novas conquistas: { $told }
achievement-new = **{ $name }** ({ $what })
achievement-more = { $what } e mais { $count }
refused-achievements-off = As conquistas estão desligadas neste servidor.
preferences-achievements-on = Conquistas: sim
preferences-achievements-off = Conquistas: não
preferences-achievements-what = Se as suas conquistas são anunciadas e listadas.
server-settings-achievements = Conquistas
server-settings-achievements-what = Se novas conquistas são anunciadas no fim de uma partida, e listadas.
server-settings-achievements-on = sim
server-settings-achievements-off = não
achievement-winner = Primeira vitória
achievement-winner-how = Vença uma partida.
achievement-hattrick = Trinca
achievement-hattrick-how = Vença três rodadas seguidas.
achievement-sweep = Lavada
achievement-sweep-how = Vença todas as rodadas de uma partida, três ou mais.
achievement-comeback = Virada
achievement-comeback-how = Vença depois de estar 40% da meta atrás.
achievement-photo = Por um triz
achievement-photo-how = Vença quando outra pessoa tem 90% da meta.
achievement-giant = Davi contra Golias
achievement-giant-how = Vença uma IA especialista.
achievement-partners = Melhor em dupla
achievement-partners-how = Vença em dupla com outra pessoa.
achievement-untouched = Nem uma carta
achievement-untouched-how = Bata sem comprar nenhuma carta.
achievement-climber = Alpinista
achievement-climber-how = Bata depois de ter 12 cartas.
achievement-gift = Presente de despedida
achievement-gift-how = Bata com uma carta +.
achievement-jumper = Rápido como um raio
achievement-jumper-how = Bata com um corte.
achievement-trader = Bom negócio
achievement-trader-how = Termine uma troca com cinco cartas a menos e depois bata.
achievement-eagle = Olho de águia
achievement-eagle-how = Flagre três vezes alguém sem Uno em uma partida.
achievement-detector = Detector de mentiras
achievement-detector-how = Desafie duas vezes em uma partida, sempre com razão.
achievement-honest = Nada a esconder
achievement-honest-how = Receba dois desafios sem razão em uma partida.
achievement-clean = Sem falhas
achievement-clean-how = Não esqueça nenhum Uno em oito rodadas de uma partida.
achievement-marathon = Haja fôlego
achievement-marathon-how = Jogue até o fim uma partida de doze rodadas.
achievement-company = Boa companhia
achievement-company-how = Jogue uma partida até o fim com outras três pessoas.

## fairness

# As cartas de um servidor ao lado do que o acaso prevê

fairness-title = As cartas são justas aqui?
fairness-cards = { $count ->
    [one] { $count } carta foi dada ou comprada aqui.
   *[other] { $count } cartas foram dadas ou compradas aqui.
}
fairness-odds = Desvios do acaso deste tamanho ou maiores acontecem em { $count } de { $many } servidores justos.
fairness-rare = Desvios do acaso deste tamanho ou maiores acontecem em menos de 1 de { $many } servidores justos.
fairness-few = É muito pouco para comparar com o acaso. Faltam mais algumas rodadas.
fairness-row = { $kind }: **{ $drawn }** · esperado { $expected }
fairness-numbers = Números ({ $color })
fairness-other = Outras cartas de ação e curingas
fairness-how = Todas as cartas dadas e compradas em partidas terminadas, no máximo as últimas { $most }. Os números esperados vêm do que havia no monte em cada compra.
fairness-check = Cada partida pode ser conferida carta por carta: **Conferir cartas** está na última mensagem dela.
refused-fairness-place = Os números são de um servidor. Use este comando lá.

## recap

button-recap = O que eu perdi?
button-recap-short = Novidades
recap-title = Desde a sua última jogada
recap-title-all = Desde o começo
recap-title-spectator = Esta rodada até aqui
recap-none = Nada aconteceu.

## match_facts

facts-title = **Destaques**
fact-draw = Maior compra: **{ $name }**, { $count } cartas
fact-streak = Maior sequência: **{ $name }**, { $count } jogadas sem comprar
fact-catches = Flagras: { $who }
fact-comeback-points = Virada: **{ $name }** estava { $count } pontos atrás
fact-comeback-cards = Virada: **{ $name }** teve { $count } cartas na última rodada
fact-rounds = { $count ->
    [one] { $count } rodada
   *[other] { $count } rodadas
}
fact-plays = { $count ->
    [one] { $count } jogada
   *[other] { $count } jogadas
}
fact-rules = Regras: { $rules }
tile-comeback-points = virada
tile-comeback-cards = virada (cartas)
tile-draw = maior compra
tile-streak = maior sequência
tile-catches = flagras
card-target = { $scoring ->
    [golf] menos pontos
    [best_of] de { $rounds } rodadas
   *[points] até { $target } pontos
}

## fair_deal

button-check-deal = Conferir cartas
fair-title = Conferir cartas
fair-sealed = 🔒 Baralho lacrado antes do jogo · `{ $seal }`
fair-sealed-how = A ordem de todas as cartas já está decidida, e ninguém pode mudar. Para ter certeza, guarde esta linha. Depois da partida, **Conferir cartas** abre o lacre, e os dois têm que bater.
fair-yes = As cartas foram dadas de forma justa: tudo saiu do segredo lacrado antes da partida ({ $drawn }).
fair-no = Há algo errado com as cartas: elas não saem do segredo lacrado antes da partida.
fair-not-kept = A semente não tem a impressão digital que a mesa mostrou.
fair-wrong = Linha { $line } do registro: { $what ->
    [commitment] a impressão digital não é a da semente.
    [source] nenhum embaralhamento sai da semente.
    [drawn] as cartas ou os sorteios não vêm da semente.
   *[rules] as regras não permitem isso.
}
fair-shuffles = { $count ->
    [0] 0 embaralhamentos
    [one] o único embaralhamento
   *[other] todos os { $count } embaralhamentos
}
fair-lots = { $count ->
    [0] 0 sorteios
    [one] { $count } sorteio
   *[other] { $count } sorteios
}
fair-drawn = { $shuffles } e { $lots }
fair-commitment = 🔒 Impressão digital mostrada antes da partida: `{ $commitment }`
fair-seed = 🔑 Semente secreta, com essa impressão digital (SHA-256): `{ $seed }`
fair-start = ▶️ Identificação do clique em **Começar**, incluída na mistura: `{ $start }`.
fair-began = Clique: { $when }.
fair-call = ▶️ Identificação da mensagem que chamou os jogadores para { $table ->
    [first] a primeira mesa da rodada
   *[own] esta mesa
}, incluída na mistura: `{ $start }`.
fair-called = O envio foi { $when }.
fair-yourself = Você não precisa confiar em nós: o arquivo contém a partida inteira. Confira com `unobot verify record.jsonl`, ou com qualquer programa que siga `docs/fair-deals.md`.
fair-proof-lobby = O que isto mostra: a mesa já mostrava esta impressão digital antes do clique em **Começar**. Se você a guardou e as duas batem, ninguém escolheu as cartas para estes jogadores.
fair-proof-ready = O que isto mostra: em uma partida anterior, **Conferir cartas** já mostrou esta impressão digital a quem começou esta. Se as duas batem, ninguém escolheu as cartas na hora do clique.
fair-proof-late = O que isto não mostra: a partida começou com um só clique, e a semente só foi sorteada nessa hora. Ninguém podia guardar a impressão digital antes, então não há prova de que ninguém escolheu as cartas naquele momento. Depois disso, elas não mudaram.
fair-proof-tournament = Esta é a prova: a semente sai do segredo do torneio, cuja impressão digital `{ $seal }` está na mensagem dele desde a abertura. **Conferir sorteios** mostra esse segredo depois do fim do torneio.
fair-coming = 🔒 A próxima partida que você começar com um só clique, como em **Jogar solo**, já está lacrada: `{ $seal }`. Guarde esta linha e compare depois da partida.
fair-trust = Isto não pode mostrar que as pessoas que mantêm o bot não olharam as cartas.

refused-not-over = A ordem das cartas é segredo até o fim da partida.
refused-nothing-dealt = Aqui não foram dadas cartas.
refused-sealed = Outra mesa ainda joga essas cartas. Tente de novo quando a última mesa desta rodada terminar.

### replay

## replay

# O replay de uma partida encerrada

button-replay = Replay
replay-title = Replay · rodada { $round } de { $rounds }
replay-moments = Momentos-chave
button-first = ⏮
button-last = ⏭
button-moment-next = Momento ▶
refused-replay-gone = Esta partida não está mais guardada, então não há o que rever.
refused-replay-broken = O registro desta partida foi cortado ou alterado, ou é de outra versão, então não dá para rever.
refused-replay-running = Esta partida não acabou. O replay abre depois do fim.
refused-replay-channel = Esta partida foi em { $channel }. O replay abre lá.

## replay_files

# Os arquivos de uma partida terminada: uma página e um GIF

button-save-page = Salvar como página
button-save-gif = GIF
files-page = **A partida como página.** Salve o arquivo e abra em um navegador. Funciona sem internet e mostra todas as mãos.
files-gif = **Os momentos-chave da partida**
files-gif-alt = A mesa em cada momento-chave da partida
refused-files-often = Acabei de fazer vários arquivos para você. Tente de novo em um minuto.
refused-files-failed = Não consegui fazer o arquivo. Tente de novo daqui a pouco.
refused-files-too-large = O arquivo é maior do que o Discord permite aqui.
refused-data-too-large = Seus dados são maiores do que o Discord permite aqui. Peça-os a quem administra este bot.
refused-page-too-large = Esta partida é longa demais para uma página. Use **Replay** ou **GIF**.

## replay_page

# A página de um replay, que a gente salva e abre sem o Discord

page-title = Replay de Uno: { $names }
page-rules = Regras: { $rules }
page-unfinished = Esta partida não terminou.
page-where = Rodada { $round } · jogada { $number } de { $total }
page-where-vote = Votação · jogada { $number } de { $total }
page-board = Mesa
page-controls = Controles
page-position = Ponto da partida
page-first = Ao início
page-last = Ao fim
page-back = Uma jogada para trás
page-next = Uma jogada para a frente
page-moment-back = Momento-chave anterior
page-moment-next = Próximo momento-chave
page-round-back = Rodada anterior
page-round-next = Próxima rodada
page-play = Reproduzir
page-pause = Pausar
page-moments = Momentos-chave
page-moves = Jogadas desta rodada
page-scores = Pontos
page-places = Colocação
page-round = Rodada
page-round-number = Rodada { $number }
page-hand = Cartas de { $name }
page-two-sides = { $card }, verso: { $back }
page-turn = na vez
page-uno = disse Uno
page-silent = não disse Uno
page-out = fora
page-owes = tem que comprar { $count }
page-pile = Monte: { $count }
page-top = Carta de cima: { $card }
page-color = Cor: { $color }
page-clockwise = Sentido horário
page-counterclockwise = Sentido anti-horário
page-keys = Teclas
page-keys-on = Usar também as letras
page-keys-moves = ← e →: uma jogada para trás ou para a frente
page-keys-ends = Home e End: ao início ou ao fim
page-keys-moments = N e P: próximo momento-chave ou o anterior
page-keys-rounds = Shift+N e Shift+P: próxima rodada ou a anterior
page-no-script = Esta página precisa de JavaScript. Ela funciona sem internet.
page-unreadable = Não dá para mostrar a partida. O arquivo está danificado ou este navegador é antigo demais.
page-players = Quem joga

## coach

# O treinador depois de uma partida

button-coach = Treinador
button-coach-replay = Mostrar no replay
button-coach-next = Próxima: { $number } de { $count }
coach-title = Treinador
coach-result = **Resultado.** Você venceu { $won } de { $rounds } { $rounds ->
    [one] rodada
   *[other] rodadas
}: { $difference } em relação a uma divisão igual.
coach-luck = Sorte nas cartas: { $cards }. Seu jogo e todo o resto: { $rest }.
coach-some = { $count ->
    [one] Uma decisão custou uma parte clara das suas chances:
   *[other] Estas { $count } decisões foram as que mais custaram a você:
}
coach-none = Nada chamou a atenção: nenhuma das suas decisões reduziu claramente as suas chances. Muito bem!
coach-top = No descarte: { $card }
coach-hand = Sua mão: { $cards }
coach-lapse = **Rodada { $round }.** Sua jogada: **{ $made }**. Melhor: **{ $better }**.
coach-why-uno = Sem o Uno, os outros podem flagrar você.
coach-why-next = O próximo jogador só tinha { $count ->
    [one] { $count } carta
   *[other] { $count } cartas
}.
coach-why-void = O próximo jogador tinha comprado em vez de jogar { $color }.
coach-why-wild = Guarda o curinga para depois.
coach-why-color = Deixa você com { $count ->
    [one] uma carta
   *[other] { $count } cartas
} da cor { $color }.
coach-won = A jogada melhor vence cerca de { $more } rodadas a mais em 100 como esta ({ $low } a { $high }).
coach-first = Com a jogada melhor, você bate primeiro em cerca de { $more } rodadas a mais em 100 como esta ({ $low } a { $high }).
coach-stayed = Com a jogada melhor, você fica na partida em cerca de { $more } rodadas a mais em 100 como esta ({ $low } a { $high }).
coach-how = Cada decisão é avaliada pelo que você podia ver. As cartas escondidas são distribuídas de novo muitas vezes, e especialistas jogam a rodada até o fim.
refused-coach-not-seated = Você não jogou esta partida. O treinador só olha as suas próprias decisões.
refused-coach-often = Acabei de analisar várias partidas para você. Tente de novo em um minuto.
refused-coach-failed = Não consegui analisar esta partida. Tente de novo daqui a pouco.
refused-coach-deck = O treinador ainda não conhece este baralho.
refused-coach-golf = O treinador ainda não conhece o golfe.

## key_moments

# Momentos-chave: como o replay, sua página e seu GIF os chamam. Uma frase simples para cada um.

key-moment-four = { $name } joga { $card }: +{ $count } para { $other }.
key-moment-four-bare = { $name } joga { $card }.
key-moment-guilty = { $other } desafia { $name } e acerta: +{ $count } para { $name }.
key-moment-innocent = { $other } desafia { $name } e erra: +{ $count } para { $other }.
key-moment-caught = { $other } flagra { $name } sem Uno: +{ $count } para { $name }.
key-moment-caught-free = { $other } flagra { $name } sem Uno, mas não vem carta.
key-moment-missed = { $name } não diz Uno, e ninguém percebe.
key-moment-lead = { $seats ->
    [one] { $name } assume a liderança.
   *[other] { $name } assumem a liderança.
}
key-moment-round = { $name } vence a rodada { $number }.
key-moment-round-points = { $name } vence a rodada { $number }: { $points ->
    [one] { $points } ponto.
   *[other] { $points } pontos.
}
key-moment-round-tied = A rodada { $number } empatou.
key-moment-knocked-out = { $name } está fora com { $count } cartas.
key-moment-knocked-out-by = { $other } tira { $name } da rodada: { $count } cartas.
key-moment-roulette = Roleta: +{ $count } para { $name }.
key-moment-launcher = O maior disparo do lançador: +{ $count } para { $name }.
key-moment-dark-side = { $name } vira tudo: agora vale o lado escuro.
key-moment-light-side = { $name } vira tudo: agora vale o lado claro.
key-moment-eliminated = { $name } sai da partida.
key-moment-match = { $seats ->
    [one] { $name } vence a partida.
   *[other] { $name } vencem a partida.
}
key-moment-partners = { $name } e { $partner }

### reactions

## reactions

reactions-title = Reagir
reactions-body = A mesa toda vê a sua reação por um momento. Você pode reagir a cada 10 segundos.
reactions-who = Silenciar alguém…
reactions-mute = Silenciar { $name }
reactions-hear = Deixar de silenciar { $name }
button-react = Reagir
button-reactions-on = Reações: sim
button-reactions-off = Reações: não
reaction-laugh = Ha ha!
reaction-ouch = Ah, não!
reaction-clap = Muito bem!
reaction-think = Hmm…
reaction-fire = Pegando fogo!
reaction-wave = Olá!
reaction-in-words = **{ $name }**: { $words }
note-reacted = A mesa toda está vendo: { $emoji }
refused-reaction-now = Dá para reagir durante uma partida.
refused-reaction-soon = { $seconds ->
    [one] Você pode reagir de novo em { $seconds } segundo.
   *[other] Você pode reagir de novo em { $seconds } segundos.
}
refused-reactions-off = As reações estão desligadas nesta mesa.
refused-reactions-here = As reações estão desligadas neste canal.
refused-reactions-own = As suas reações estão desligadas. `/uno me` liga de novo.
refused-reactions-muted = O host silenciou as suas reações.
refused-only-host-reactions = Só **{ $host }** (host) pode silenciar reações.
preferences-reactions-on = Reações: sim
preferences-reactions-off = Reações: não
preferences-reactions-what = Se você pode reagir e vê as reações nas suas telas.
server-settings-reactions = Reações
server-settings-reactions-what = Se é possível mostrar uma pequena reação na mesa.
server-settings-reactions-on = sim
server-settings-reactions-off = não

### privacy

## privacy

privacy-title = Seus dados
privacy-intro = Guardo isto sobre você, para que as partidas continuem depois de um reinício:
privacy-choices = - Suas preferências, seu nível contra IAs, o idioma do seu Discord e onde ficam suas mensagens diretas
privacy-tables = - Mesas com seu nome, seu lugar e suas jogadas: { $count }
privacy-results = - Resultados de partidas, que contam para suas estatísticas e sua nota: { $count }
privacy-daily = - Desafios do dia que você começou, com jogadas e resultados: { $count }
privacy-notes = - Suas notas sobre as traduções: { $count }
privacy-messages = - Mensagens para você que ainda atualizo: { $count }
privacy-channels = - Canais em que aviso você de mesas novas: { $count }
privacy-bans = - Servidores que baniram você do Uno: { $count }
privacy-readers = Só os admins deste bot podem ler tudo. Quem joga na mesa vê seu nome e suas jogadas.
privacy-file = Aqui está tudo o que guardo sobre você.
privacy-ask-title = Apagar tudo sobre você?
privacy-ask-settings = - Suas preferências e os avisos de mesas novas somem.
privacy-ask-running = - Em uma partida em andamento, uma IA fica com seu lugar de vez.
privacy-ask-over = - Nas mesas encerradas, você vira “{ $name }”.
privacy-ask-results = - Suas estatísticas e notas somem. Nos resultados, você vira “{ $name }”.
privacy-ask-daily = - Seus desafios do dia, os resultados e as sequências somem.
privacy-ask-discord = - Mensagens que já estão em um canal continuam lá.
privacy-ask-bans = - Se um servidor baniu você, o banimento fica, com um código no lugar do seu ID.
privacy-ask-kicks = - Uma expulsão continua valendo, e um desafio do dia já começado não pode ser começado de novo. Os dois ficam com um código no lugar do seu ID.
privacy-ask-undo = Não dá para desfazer.
privacy-deleted = Tudo sobre você foi apagado. Se você me usar de novo, guardo dados novos.
privacy-again = Você está me usando agora, e algo novo foi guardado. Tente de novo em um minuto.
button-privacy-export = Baixar meus dados
button-privacy-delete = Apagar meus dados
button-privacy-yes = Apagar tudo
button-privacy-no = Manter meus dados

### admin

## admin_settings

admin-settings-title = Limites deste servidor
admin-settings-roles = Quem abre mesas: { $roles }
admin-settings-everybody = todo mundo
admin-settings-rules-open = Regras: **{ $rules }**, e os hosts podem mudá-las
admin-settings-rules-locked = Regras: **{ $rules }**, e os hosts não podem mudá-las
admin-settings-ais = Máximo de IAs por mesa: **{ $most }**
admin-settings-ais-choice = IAs: { $most }
admin-settings-no-limit = sem limite
admin-settings-what-roles = A moderação sempre abre mesas.
admin-settings-what-rules = `/uno settings` define as regras.
admin-settings-what-ais = IAs que substituem alguém não contam.
admin-settings-choose-roles = Cargos, ou nenhum…
button-lock-rules = Travar regras
button-unlock-rules = Destravar regras
refused-rules-locked = As regras estão travadas neste servidor. Os admins as escolhem com `/uno settings`.
refused-ais-capped = IAs demais: este servidor permite no máximo { $most } por mesa.
refused-roles-start = Para abrir uma mesa é preciso ter um destes cargos: { $roles }. Você pode entrar em uma mesa aberta.
refused-limits-changed = A administração do servidor definiu um limite depois que esta sala foi aberta, então a mesa mudou. Nada começou ainda. Olhe de novo e comece.
note-lobbies-limited = { $count ->
    [one] Alterado. 1 sala aberta tinha outras regras ou IAs demais e já foi ajustada.
   *[other] Alterado. { $count } salas abertas tinham outras regras ou IAs demais e já foram ajustadas.
}
note-tournaments-limited = { $count ->
    [one] 1 torneio aberto tinha outras regras. As próximas mesas dele já têm as novas, ou ele foi encerrado se elas não servem.
   *[other] { $count } torneios abertos tinham outras regras. As próximas mesas deles já têm as novas, ou eles foram encerrados se elas não servem.
}

## oversight

oversight-title = Mesas deste servidor
oversight-table = Mesa
oversight-unknown-channel = um canal que não consigo ler
oversight-host = host { $host }
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

## bans

bans-title = Banimentos do Uno
bans-empty = Ninguém está banido.
bans-line = { $user } · banimento { $when } por { $admin }
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

## acts

acts-title = O que a administração fez
acts-empty = Nada ainda.
acts-channel = Publicado em { $channel }.
acts-no-channel = Sem canal de registro: `/unoadmin log` com um canal escolhe um.
act-line = { $kind ->
    [end] { $admin } encerrou a mesa de { $channel }.
    [unblock] { $admin } liberou { $channel }. A mesa espera.
    [ban] { $admin } baniu { $user }. { $detail }
    [unban] { $admin } retirou o banimento de { $user }.
    [roles] { $admin } definiu quem abre mesas: { $detail }
    [rules] { $detail ->
        [lock] { $admin } travou as regras.
       *[unlock] { $admin } destravou as regras.
    }
    [ais] { $admin } definiu o máximo de IAs por mesa: { $detail }
    [lost] { $detail ->
        [roles] O cargo { $value }, que podia abrir mesas, foi excluído. Os outros cargos escolhidos ainda podem.
        [roles-all] O cargo { $value }, que podia abrir mesas, foi excluído. Agora todo mundo pode. `/unoadmin roles` escolhe outros cargos.
        [moderators] O cargo { $value } da moderação foi excluído. `/uno settings` escolhe outro.
        [log] O canal de registro foi excluído. `/unoadmin log` com um canal escolhe outro.
        [day] O canal do dia do servidor foi excluído. `/unoadmin day` com um canal escolhe outro.
        [rules] Não conheço mais as regras { $value } das configurações, então as mesas jogam com as regras oficiais. `/uno settings` escolhe outras.
       *[places] O último canal que permite Uno foi excluído, então não dá para jogar neste servidor. `/uno settings` permite em outro lugar.
    }
    [day] { $detail ->
        [off] { $admin } desligou o dia do servidor.
       *[on] { $admin } escolheu um canal para o dia do servidor: { $channel }
    }
   *[log] { $detail ->
        [off] { $admin } desligou o canal de registro.
       *[on] { $admin } escolheu o canal de registro: { $channel }
    }
}
day-title = 📅 Ontem aqui · { $day }
day-more = E mais { $count }.
day-streak = 🔥 { $days } dias
day-matches = { $count ->
    [one] Uma partida foi jogada.
   *[other] { $count } partidas foram jogadas.
}
day-wins = { $who } { $wins }
day-rematch = 🔁 **Duelo da semana:** { $count } partidas, vitórias: { $wins }
day-settings-title = O dia do servidor
day-settings-what = Uma vez por dia, publico os resultados do desafio de ontem, com as sequências, e o duelo da semana: as pessoas que mais jogaram entre si. Não notifico ninguém, e em dias sem jogo não publico nada. Não cito pessoas com **Nota: não**.
day-no-channel = Está desligado. `/unoadmin day` com um canal liga.
day-channel = Publicado em { $channel }. O próximo, { $when }.
button-no-day = Sem mensagem
button-no-log = Sem canal de registro
refused-log-channel = Não posso escrever nesse canal: escolha um canal de texto ou um tópico.

## channel_check

# `/unoadmin check`: what the bot needs in this channel and server

check-title = Verificação deste canal e servidor
check-permissions = Tenho as permissões para uma mesa em { $channel }.
check-lacks = Falta { $missing } em { $channel }. Permita para o meu cargo: nas configurações do canal, em Permissões.
check-channel-gone = O canal { $channel } não existe mais. A mesa dele espera por `/uno resume`.
check-threads = Para mesas em tópicos, também preciso de { $missing }.
check-roles-empty = Ninguém tem { $roles }, então só a moderação pode abrir mesas. `/unoadmin roles` escolhe outros cargos.
check-age-restricted = { $channel } tem restrição de idade. O Discord só deixa entrar membros com a idade confirmada, então os outros não podem jogar lá.
check-slow-mode = { $channel } tem modo lento. O Discord isenta os bots, e também os cliques nos meus botões. Se mesmo assim ele me segurar, permita que meu cargo o ignore.
check-pictures = Minhas imagens de cartas estão prontas para: { $decks }. Outro baralho recebe as suas com a primeira mesa.
check-no-pictures = Estas imagens de cartas ainda não estão no Discord, então as cartas delas são sinais simples: { $decks }. Quem administra o bot pode executar `unobot emojis sync`.
check-commands = O Discord tem meus comandos atuais.
check-commands-changed = O Discord tem meus comandos em outra versão: { $commands }. Quem administra o bot pode reiniciá-lo, e ele registra os próprios.
check-commands-unknown = O Discord não me diz agora quais comandos tem. Tente de novo em um minuto.
check-tables = Nenhuma mesa deste servidor está travada.
check-stuck = { $count ->
    [one] { $count } mesa deste servidor está travada. Veja `/unoadmin tables`.
   *[other] { $count } mesas deste servidor estão travadas. Veja `/unoadmin tables`.
}

## probe

# The message of `unobot doctor --live`, with which an admin tests the set-up

probe-title = Teste da instalação do unobot
probe-step = { $step ->
    [1] Aperte o primeiro botão.
    [2] Aperte o segundo botão.
    [3] Espere seu painel privado ou pule a espera com o quarto botão.
    [4] Aperte o botão do seu painel privado mais antigo.
   *[5] Aperte o terceiro botão, e de novo enquanto esta mensagem muda.
}
probe-panel = Este painel é um teste. Aperte o botão dele quando a mensagem pública disser.

### owner

## owner

owner-notice = 📣 De quem cuida do bot: { $words }
refused-blocked = Você não pode jogar com este bot: foi decisão de quem cuida dele. `/uno privacy` continua funcionando.
refused-blocked-server = Este servidor não pode ter este bot: foi decisão de quem cuida dele.
button-owner = Cuidar do bot
owner-title = Cuidar do bot
owner-what = Suas decisões valem em todos os servidores em segundos. Só quem cuida deste bot vê este painel.
owner-counts = Servidores aqui: { $servers } · mesas: { $tables } · pessoas bloqueadas: { $people } · servidores bloqueados: { $blocked }
owner-notice-until = Aviso, termina { $when }: { $words }
owner-no-notice = Não há nenhum aviso.
button-owner-notice = Escrever aviso
button-owner-clear = Apagar aviso
button-owner-block-user = Bloquear pessoa
button-owner-block-server = Bloquear servidor
button-owner-servers = Servidores
owner-unblock = Desbloquear…
owner-user-choice = Pessoa { $id }
owner-server-choice = Servidor { $id }
owner-id = ID
owner-words = Uma linha para todos os lobbies e mãos
owner-hours = Horas
owner-blocked = `{ $id }`: bloqueio feito.
owner-unblocked = `{ $id }`: bloqueio desfeito.
owner-server-line = **{ $name }** · `{ $id }` · membros: { $members }
button-owner-leave = Sair
button-owner-more = Mais servidores
owner-left = O bot saiu de `{ $id }`.
refused-owner = Só quem cuida deste bot pode fazer isso.
refused-owner-id = Isso não é um ID. Um ID tem de 17 a 20 dígitos.
refused-owner-oneself = Você não pode bloquear a si mesmo.
refused-owner-hours = As horas são um número de 1 a { $most }.
refused-owner-words = Um aviso precisa de pelo menos uma letra.

### settings

## preferences

preferences-title = Suas preferências
preferences-body = Valem na hora, em todas as mesas.
button-preferences-table = Na mesa
button-preferences-messages = Mensagens e resultados
preferences-playing = IA no seu nível: contra você, ela joga em { $strength } de 100. Suas partidas contra IAs decidem isso: uma vitória aumenta, uma derrota diminui.
preferences-emblem-fox = Rosto: raposa
preferences-emblem-octopus = Rosto: polvo
preferences-emblem-frog = Rosto: sapo
preferences-emblem-bee = Rosto: abelha
preferences-emblem-whale = Rosto: baleia
preferences-emblem-mushroom = Rosto: cogumelo
preferences-emblem-penguin = Rosto: pinguim
preferences-emblem-cactus = Rosto: cacto
preferences-emblem-blossom = Rosto: flor
preferences-emblem-owl = Rosto: coruja
preferences-emblem-what = Seu rosto em todas as mesas. Uma partida em andamento mantém os dela.
preferences-look-auto = Cartas: do servidor
preferences-look-pictures = Cartas: imagens
preferences-look-shapes = Cartas: formas, letras
preferences-look-text = Cartas: só texto
preferences-look-what = Como você vê suas cartas.
preferences-sort-color = Ordem: por cor
preferences-sort-value = Ordem: por valor
preferences-sort-what = A ordem das suas cartas.
preferences-passes-on = Passe automático: sim
preferences-passes-off = Passe automático: não
preferences-passes-what = Se eu passo por você quando a carta comprada não serve.
preferences-dms-auto = DM: do servidor
preferences-dms-on = DM: minha mão também
preferences-dms-off = DM: sem minha mão
preferences-dms-what = Se a sua mão vem também por mensagem direta.
preferences-pings-idle = Avisos: se eu demorar
preferences-pings-always = Avisos: sempre
preferences-pings-off = Avisos: nunca
preferences-pings-what = Quando eu aviso que é a sua vez.
preferences-pings-by-channel = Lugar dos avisos: canal
preferences-pings-by-dm = Lugar dos avisos: DM
preferences-pings-by-what = Onde eu aviso.
preferences-hints-on = Dicas: uma vez cada
preferences-hints-off = Dicas: nenhuma
preferences-hints-what = Dicas curtas que vêm uma só vez, quando você pode usá-las.
preferences-rated-on = Nota: sim
preferences-rated-off = Nota: não
preferences-rated-what = Se eu avalio você e mostro você nos rankings.
preferences-language-auto = Idioma: automático
preferences-language-what = O idioma que uso com você. O automático é o do seu Discord.
preferences-language = Idioma: { $name }

## server_settings

server-settings-title = Uno neste servidor
server-settings-title-channel = Uno em { $channel }
server-settings-line = { $origin ->
    [here] { $name }: **{ $value }** · definido aqui
    [server] { $name }: **{ $value }** · do servidor
   *[usual] { $name }: **{ $value }**
}
server-settings-which = Mudar…
server-settings-as-server = Como no servidor
server-settings-as-usual = Padrão: { $value }
button-server-settings-server = Este servidor
button-server-settings-channel = Este canal

server-settings-rules = Regras
server-settings-rules-what = As regras de uma mesa nova, se o host não mudar.
server-settings-rules-code = código { $code }
server-settings-turn = Tempo da vez
server-settings-turn-what = Quanto tempo uma jogada pode levar em mesas novas.
server-settings-allowed = Uno
server-settings-allowed-what = Se jogadores podem abrir mesas.
server-settings-allowed-on = pode ser jogado
server-settings-allowed-off = não pode ser jogado
server-settings-starts = Abrir mesas
server-settings-starts-what = As pessoas que podem usar /uno start.
server-settings-starts-everybody = todo mundo
server-settings-starts-moderators = a moderação
server-settings-moderator-role = Moderação do Uno
server-settings-moderator-role-auto = nenhum cargo
server-settings-role = Escolha um cargo…
button-no-role = Nenhum cargo
server-settings-table-look = Mesa
server-settings-table-look-what = Como aparecem as mesas novas.
server-settings-table-look-picture = vista de cima
server-settings-table-look-text = palavras e uma carta
server-settings-look = Mãos
server-settings-look-what = Para jogadores que não escolheram nada com /uno me.
server-settings-look-pictures = imagens
server-settings-look-shapes = formas e letras
server-settings-look-text = texto
server-settings-dms = Mãos por mensagem direta
server-settings-dms-what = Para jogadores que não escolheram nada com /uno me.
server-settings-dms-on = sim
server-settings-dms-off = não
server-settings-pings = Avisos da vez
server-settings-pings-what = Se eu aviso cada participante no canal quando chega a sua vez.
server-settings-pings-on = sim
server-settings-pings-off = não
server-settings-threads = Tópico para cada mesa
server-settings-threads-what = Se uma mesa nova ganha um tópico só dela.
server-settings-threads-on = sim
server-settings-threads-off = não
server-settings-moments = Momentos
server-settings-moments-what = Faixas e uma frase animada para Uno, compras grandes e vitórias em mesas novas.
server-settings-moments-on = sim
server-settings-moments-off = não
server-settings-seasons = Temporadas
server-settings-seasons-what = Quanto tempo um ranking dura até começar outro.
server-settings-seasons-monthly = um mês
server-settings-seasons-quarterly = três meses
server-settings-seasons-never = sem temporadas
server-settings-language = Idioma
server-settings-language-what = O idioma das mesas. Os painéis de cada pessoa ficam no idioma dela.
server-settings-language-auto = o do servidor

refused-server-settings-place = As configurações são de um servidor. Use este comando lá.
refused-server-settings = Você precisa da permissão “Gerenciar servidor” para mudar estas configurações.
refused-everybody-role = Todo mundo tem esse cargo e faria parte da moderação. Escolha outro.
refused-not-here = Você não pode jogar Uno neste canal. Os admins do servidor podem mudar isso com `/uno settings`.
refused-moderators-start = Aqui só a moderação abre mesas. Fale com ela, ou entre em uma mesa aberta.

### translations

## beta

beta-what = Beta: conte o que soa estranho.
beta-line = { $name } está em beta: conte o que soa estranho.
button-beta-note = Contar
beta-note-title = O que soa estranho?
beta-note-label = As palavras, e como você diria
beta-note-thanks = Valeu! Os admins deste bot vão ler.
beta-offer = { $name } já está aqui, em beta.
button-beta-switch = Trocar
refused-beta-notes = Você mandou { $count } notas em um dia, então ainda não posso receber outra. Valeu!
refused-beta-empty = Escreva algumas palavras primeiro.

### help

## help

help-title = Jogar Uno aqui
help-new = **Nunca jogou Uno?** Aperte **Experimentar**: cinco passos curtos contra uma IA.
help-start = **Quer jogar agora?** `/uno start` abre uma mesa aqui. Os outros apertam **Entrar**, ou IAs ocupam os lugares.
help-daily = **Tem cinco minutos?** `/uno daily` traz desafios novos todo dia.
help-ask = O que você quer saber?
help-bring = **Jogar em outro lugar?** Também em DMs, grupos e servidores sem mim:
button-install-server = No servidor
button-install-personal = Nos apps
button-tutorial = Experimentar

help-button-round = Uma rodada
help-topic-round = Como é uma rodada
help-round-1 = Todo mundo recebe cartas, e uma fica aberta no descarte.
help-round-2 = **Sua vez:** jogue uma carta da mesma cor, número ou símbolo, ou um curinga. Nada serve? **Comprar** dá uma. Se ela servir, você pode jogar na hora.
help-round-3 = **O fim:** o primeiro sem cartas bate, vence a rodada e ganha os pontos das cartas das outras mãos. O primeiro a alcançar a meta vence a partida.
help-round-4 = As regras da casa podem mudar algumas coisas. `/uno rules` mostra as regras daqui.
help-button-cards = As cartas
help-topic-cards = As cartas
help-cards-1 = **0 a 9**: apenas uma cor e um número.
help-cards-2 = ⊘ **Pular**: o próximo jogador perde a vez.
help-cards-3 = ⇄ **Inverter**: o jogo muda de sentido. Com duas pessoas, pula a vez.
help-cards-4 = **+2**, Comprar Duas: o próximo jogador compra duas e perde a vez.
help-cards-5 = 🌈 **C**, Curinga: vai sobre qualquer carta, e você escolhe a cor.
help-cards-6 = 🌈 **+4**, Curinga Comprar Quatro: você escolhe a cor, e o próximo jogador compra quatro. É para quando você não tem nada da cor da vez, e pode ser desafiado.
help-button-uno = Uno!
help-topic-uno = Uno e flagra
help-uno-1 = **Duas cartas na mão, e é a sua vez?** Aperte **📣 Gritar UNO** e então jogue uma.
help-uno-2 = **Esqueceu?** Aperte **Uno!** rápido.
help-uno-3 = **Outra pessoa esqueceu?** **Flagrar!** se acende na mesa. Aperte antes da próxima jogada, e ela compra duas cartas.
help-button-hand = Sua mão
help-topic-hand = Sua mão
help-hand-1 = **Mão**, na mesa, mostra suas cartas só para você, e elas vêm também por mensagem direta. Aperte uma carta para jogar.
help-hand-2 = Uma carta está apagada? **Por que não?** mostra qual regra impede.
help-hand-3 = `/uno play` lista suas jogadas em palavras, para leitores de tela e teclados.
help-hand-4 = 💡 Pequenas dicas vêm uma vez cada. `/uno me` as desliga, ou liga de novo.
help-button-away = Ausência
help-topic-away = Quando você se ausenta
help-away-1 = A contagem na mesa mostra quanto tempo você tem para uma jogada. Se o tempo acabar, a jogada é feita por você. Na segunda vez seguida, uma IA assume até você apertar alguma coisa.
help-away-2 = Precisa ir? **Sair** entrega suas cartas a uma IA, e **Mão** traz você de volta a elas.
help-button-table = Regras da casa
help-topic-table = Regras da mesa
help-table-1 = Antes da partida, o host pode **Mudar regras**: um modelo, regras da casa uma a uma, ou um código de outra mesa.
help-table-2 = Ninguém pode mexer nas cartas: o baralho é lacrado antes que alguém entre, e **Conferir cartas** mostra isso no fim.
help-button-commands = Comandos
help-topic-commands = Todos os comandos
help-commands-1 = Cada um começa com `/uno`:
help-command = **{ $command }** · { $what }
news-line = 🆕 **Novidade:** { $news }
news-faces = Você fica com o mesmo rosto em todas as mesas. `/uno me` muda isso.
help-legal = Projeto de fãs não oficial, sem ligação com a Mattel nem o seu aval. UNO é uma marca registrada da Mattel.

help-rules-title = Regras: { $preset }

## tutorial

lesson-title = Passo { $number } de { $of } · { $title }
lesson-ai = Robin
lesson-top = No descarte: { $emoji } { $card }
lesson-early = As regras permitem isso também. Por enquanto, tente o que está escrito acima.
button-lesson-next = Próximo passo
button-lesson-skip = Pular este passo
button-try-again = Tentar de novo

lesson-match = Cor ou número
lesson-match-do = O objetivo é se livrar de todas as suas cartas. Jogue uma com a mesma **cor** ou o mesmo **número** da carta do descarte: é só apertar.
lesson-match-done = O jogo é quase só isso. Depois **{ $ai }** fez o mesmo. Vocês se revezam, por cor ou número.

lesson-action = Cartas de ação
lesson-action-do = Algumas cartas fazem alguma coisa. Jogue uma das suas.
    ⊘ Pular: o próximo jogador perde a vez.
    ⇄ Inverter: o jogo muda de sentido.
    +2, Comprar Duas: o próximo jogador compra duas e perde a vez.
lesson-action-done = **{ $ai }** perdeu a vez. Com duas pessoas no jogo, já é você de novo.

lesson-wild = Curingas
lesson-wild-do = Nada mais da sua mão serve. Mas um **Curinga** (C) vai sobre qualquer carta, e você escolhe a nova cor. Jogue o seu.
lesson-wild-color = Que cor você escolhe? A que você mais tem é vermelho.
lesson-wild-done = **{ $ai }** teve que seguir a cor que você escolheu. Um **Curinga +4** também faz o próximo jogador comprar quatro cartas. É para quando você não tem nada da cor da vez, e ele pode desafiar.

lesson-draw = Comprar
lesson-draw-do = Nenhuma das suas cartas serve. Compre uma.
lesson-draw-choose = Você comprou uma carta que serve. Jogue agora ou guarde para depois. Nesta vez, você não pode jogar outra.
lesson-draw-done = Boa jogada. Se uma carta comprada não serve, ela fica na mão, e a sua vez acaba.
lesson-draw-kept = Você guardou a carta, então a sua vez acabou. Pode ser uma boa ideia. Só lembre: no fim, cada carta da sua mão dá pontos a quem vence.

lesson-uno = Uno!
lesson-uno-do = **{ $ai }** tem uma carta e esqueceu de dizer Uno. Aperte **Flagrar { $ai }!** antes da próxima jogada.
lesson-uno-say = Você flagrou: **{ $ai }** comprou duas. Agora é você que tem duas cartas: aperte **📣 Gritar UNO** e então jogue uma.
lesson-uno-forgot = Você esqueceu o Uno, **{ $ai }** flagrou você, e você comprou duas cartas. Em uma mesa de verdade ainda dá para apertar **Uno!** depois da sua carta, se for antes dos outros.
lesson-uno-last = Você disse Uno, então ninguém pode flagrar você. Falta uma carta: jogue!
lesson-uno-done = 🎉 Você venceu! O primeiro sem cartas vence a rodada e ganha pontos por todas as cartas das outras mãos. Agora jogue com gente: `/uno start` abre uma mesa.

## commands

command-uno = Jogar Uno
command-start = Abrir uma mesa neste canal
command-start-ais-name = ias
command-start-ais = Quantas IAs já começam na mesa
command-start-level-name = nível
command-start-level = Nível das IAs
command-start-rules-name = regras
command-start-rules = Um modelo ou um código de regras
command-start-pace-name = ritmo
command-start-pace = Quanto tempo uma jogada pode levar
command-start-thread-name = tópico
command-start-thread = Abrir a mesa em um tópico só dela
command-tables = Listar suas mesas, em todos os canais e servidores
command-history = Listar as partidas encerradas deste servidor, com replay
command-join = Ocupar um lugar na mesa deste canal
command-leave = Deixar o seu lugar
command-hand = Mostrar sua mão
command-play = Fazer uma jogada por escrito
command-play-move-name = jogada
command-play-move = Uma das suas jogadas
command-status = Mostrar a mesa deste canal
command-end = Encerrar a mesa deste canal
command-rules = Explicar as regras
command-resume = Continuar neste canal uma partida em espera
command-resume-match-name = partida
command-resume-match = Qual partida, quando há várias em espera
choice-match = { $names } · rodada { $round }
choice-lobby = { $names } · não começou
command-help = Como jogar Uno aqui
command-settings = Mudar como o Uno funciona neste servidor ou canal
command-me = Escolher como você vê suas cartas, seu idioma e quando recebe avisos
command-privacy = Ver, baixar ou apagar o que guardo sobre você
command-stats = Mostrar como você ou outra pessoa jogou
command-stats-person-name = pessoa
command-stats-person = A pessoa (você, por padrão)
command-stats-season-name = temporada
command-stats-season = A temporada (todas, por padrão)
command-stats-rules-name = regras
command-stats-rules = Só partidas com estas regras
command-fairness = Ver se as cartas deste servidor foram justas
command-leaderboard = Mostrar a nota das pessoas deste servidor
command-leaderboard-season-name = temporada
command-leaderboard-season = A temporada (a atual, por padrão)
command-leaderboard-rules-name = regras
command-leaderboard-rules = Só partidas com estas regras
command-daily = Jogar em modo solo as cinco rodadas do dia e comparar
command-daily-date-name = data
command-daily-date = Outro dia, como 2026-11-24
command-invite = Convidar alguém para a mesa deste canal
command-invite-person-name = pessoa
command-invite-person = A pessoa a convidar
command-unoadmin = Gerenciar o Uno neste servidor
command-unoadmin-tables = Listar as mesas deste servidor
command-unoadmin-end = Encerrar uma mesa
command-unoadmin-end-channel-name = canal
command-unoadmin-end-channel = O canal da mesa, se não for este
command-unoadmin-unblock = Liberar um canal cuja mesa está travada, danificada ou suspensa
command-unoadmin-unblock-channel-name = canal
command-unoadmin-unblock-channel = O canal, se não for este
command-unoadmin-ban = Banir uma pessoa de todas as mesas deste servidor
command-unoadmin-ban-person-name = pessoa
command-unoadmin-ban-person = A pessoa
command-unoadmin-ban-reason-name = motivo
command-unoadmin-ban-reason = Por quê, para a administração
command-unoadmin-unban = Deixar uma pessoa banida jogar de novo
command-unoadmin-unban-person-name = pessoa
command-unoadmin-unban-person = A pessoa
command-unoadmin-bans = Listar quem não pode jogar aqui
command-unoadmin-roles = Escolher os cargos que abrem mesas
command-unoadmin-rules = Travar as regras, para que os hosts não as mudem
command-unoadmin-ais = Limitar as IAs por mesa
command-unoadmin-log = Ver o que a administração fez, ou escolher um canal para isso
command-unoadmin-log-channel-name = canal
command-unoadmin-log-channel = Um canal em que cada ação é publicada
command-unoadmin-day = Publicar uma vez por dia os resultados de ontem, ou parar
command-unoadmin-day-channel-name = canal
command-unoadmin-day-channel = O canal em que o dia é publicado
command-unoadmin-check = Verificar do que o bot precisa aqui
command-tournament = Abrir um torneio neste canal, ou mostrar o que está aberto
command-tournament-checkin-name = presença
command-tournament-checkin = Minutos até o fim da confirmação
command-tournament-rounds-name = rodadas
command-tournament-rounds = Quantas rodadas antes da final
command-tournament-minutes-name = minutos
command-tournament-minutes = Quantos minutos dura uma rodada
command-tournament-rules-name = regras
command-tournament-rules = Um modelo ou um código de regras
command-tournament-level-name = nível
command-tournament-level = Nível das IAs que completam as mesas
command-tournament-duplicate-name = duplicado
command-tournament-duplicate = Todas as mesas recebem as mesmas cartas, e os lugares são comparados

## demo

demo-guide = Guia
demo-welcome =
    👋 Boas-vindas! A mesa de { $name } está pronta, com { $ais } IAs. Aperte **{ $start }** e você recebe suas cartas.
    -# Lá em cima, **Viewing as** transforma você em Ann, Ben, Cleo ou Dev.
    -# `/uno help` e depois **{ $alone }**: uma partida nas suas mensagens diretas.
demo-direct = Mensagens de { $name }
demo-group = 💬 Grupo
demo-group-hello = Instalei o bot para mim, então ele funciona aqui também. `/uno start` abre uma mesa, e todos podem entrar.
demo-page = Jogue em { $url }
demo-direct-page = Mensagens diretas de { $name }: { $url }
demo-stop = Aperte Ctrl-C aqui para parar.
