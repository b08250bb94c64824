value-switch = { $value ->
    [on] sim
   *[off] não
}
setting = { $field }: { $value }
ruleset-preset = **{ $preset }**
ruleset-code = `{ $code }`

rules-goal = **O objetivo** · { $scoring ->
    [single] Ficar sem cartas antes de todo mundo. A partida é uma só rodada, e não se contam pontos.
    [until_last] Livrar-se das suas cartas. Quem consegue fica com a próxima colocação, e o jogo segue até só uma pessoa ainda ter cartas. A partida é uma só rodada, e não se contam pontos.
   *[points] Ficar sem cartas antes de todo mundo. Isso vence a rodada e ganha os pontos de { $teams ->
        [on] todas as mãos adversárias
       *[off] todas as outras mãos
    }: números valem o que mostram, cartas de ação 20, curingas 50{ $cards ->
        [classic113] , os cinco novos 40
       *[official] { "" }
    }. { $elimination ->
        [on] Depois de cada rodada, sai quem tem mais pontos na mão, e quem sobrar por último vence a partida.
       *[off] Quem chega primeiro a { $target } pontos vence a partida; se houver empate no topo, joga-se mais uma rodada.
    }
}
rules-turn = **Sua vez**
rules-turn-play = 1. Jogue uma carta com a cor, o número ou o símbolo da carta do topo, ou um curinga.
rules-turn-draw = 2. { $rules }
rules-turn-uno = 3. { $kind ->
    [off] Ninguém precisa dizer Uno.
    [announced] Quando você joga a penúltima carta, o Uno é anunciado sozinho.
    [strict] Quando sobrar uma carta, você tem que dizer **Uno**, e só então, até que alguém flagre você.
   *[call] Quando sobrar uma carta, você tem que dizer **Uno**: na hora de jogar, logo antes, ou depois, até que alguém flagre você.
}{ $catches ->
    [yes] { " " }Se houver flagra: { $penalty ->
        [0] nada acontece.
        [one] você compra { $penalty } carta.
       *[other] você compra { $penalty } cartas.
    }
   *[no] { "" }
}
rules-official = **Regras da casa** · Nenhuma: este é o jogo oficial.
rules-house = **Regras da casa aqui**
rules-house-rule = • { $rule }
rules-actions = **Cartas de ação** · Pular: quem vem a seguir perde a vez. Inverter: o jogo muda de sentido (com duas pessoas, pula a vez). +2: quem vem a seguir compra duas e { $after ->
    [on] depois joga.
   *[off] perde a vez.
}
rules-wild = **Curinga** · Jogue a qualquer hora e escolha a cor.
rules-four = **Curinga +4** · Escolha a cor; quem vem a seguir compra quatro e { $after ->
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
       *[off] Se era blefe: é você quem compra as quatro. Se não era: quem desafiou compra seis e perde a vez.
    }
}

contradiction-no-ruleset = Não consigo ler estas regras: escolha um modelo ou cole um código.
contradiction-unknown-field = Esta versão não conhece nenhuma regra chamada “{ $field }”: escolha um modelo ou cole outro código.
contradiction-bad-value = “{ $value }” não é um valor possível para { $field }: escolha no menu.
contradiction-bad-number = { $field } aceita um número de { $low } a { $high }, não { $value }.
contradiction-bomb-needs-several = Uma bomba são várias cartas de uma vez: ligue também Várias de uma vez.
contradiction-revenge-needs-stacking = A vingança dobra o que se acumula: escolha antes um modo de Acumular.
contradiction-no-draw-needs-limit = Sem limite, não há como impedir alguém de comprar: defina antes um Limite da mão.
contradiction-limit-within-deal = Quem recebe { $hand_size } cartas já passaria de um limite de { $hand_limit }: defina um Limite da mão maior, ou um Tamanho da mão menor.
contradiction-limit-until-last = Em uma partida até sobrar uma pessoa não há lugar para mãos grandes demais: deixe o Limite da mão apenas impedir a compra, ou escolha outra Contagem.
contradiction-four-not-judged = Um Curinga +4 que pode ser jogado a qualquer hora nunca é julgado: deixe como está o que ele exige, ou permita que seja desafiado.
contradiction-nothing-to-show = Uma mão só é mostrada por um desafio: permita que o Curinga +4 seja desafiado, ou mostre a mão só a quem desafia.
contradiction-false-catch-needs-calls = Onde ninguém precisa dizer Uno, não há flagra sem razão: faça com que o Uno tenha que ser dito, ou que um flagra sem razão não custe nada.
contradiction-double-needs-points = Não há pontos para dobrar: escolha a Contagem por pontos, ou desligue Pontos em dobro.
contradiction-teams-until-last = Duplas não podem jogar até sobrar uma pessoa: escolha outra Contagem, ou desligue Duplas.
contradiction-teams-elimination = Duplas não podem perder uma pessoa só: desligue Duplas ou Eliminação.
contradiction-elimination-needs-rounds = A eliminação precisa de várias rodadas: escolha a Contagem por pontos, ou desligue a Eliminação.
contradiction-reshuffle-teams = Cada dupla se senta frente a frente a partida inteira: desligue Duplas ou Troca de lugares.
contradiction-reshuffle-needs-rounds = Os lugares mudam entre as rodadas, e aqui a partida é uma só rodada: escolha a Contagem por pontos, ou desligue Troca de lugares.
contradiction-blind-until-playable = Comprar até uma carta servir revelaria o que foi comprado: compre uma só carta, ou desligue Compra às cegas.
contradiction-blind-must-play = Ninguém sabe se uma carta comprada virada para baixo tem que ser jogada: deixe que a carta comprada possa ser jogada ou guardada, ou desligue Compra às cegas.
contradiction-blind-open-hands = Cartas abertas para todo mundo não podem ficar escondidas de quem as tem: não deixe mãos abertas, ou desligue Compra às cegas.
contradiction-seats = { $seats ->
    [one] { $seats } participante é
   *[other] { $seats } participantes são
} um número fora do permitido: jogam de { $low } a { $high }.
contradiction-teams-even = As duplas precisam de quatro, seis, oito ou dez participantes; aqui { $seats ->
    [one] há só { $seats }
   *[other] são { $seats }
}.
contradiction-deck-too-small = { $decks ->
    [one] { $decks } baralho não basta
   *[other] { $decks } baralhos não bastam
} para dar { $hand_size } cartas a cada participante, com { $seats } na mesa: dê no máximo { $most }, ou acrescente um baralho.
code-no-code = Isso não é um código de regras: cole um como a mesa o mostra, ou escolha um modelo.
code-other-version = Isso começa com { $version }: não é um modelo e, se for um código, foi feito por outra versão; escolha um modelo, ou cole um código que comece com A.
code-mistyped = Há um erro de digitação nesse código: copie de novo da mesa que o mostra.
code-newer-field = Esse código tem uma regra da casa, { $tag }, que esta versão não conhece: atualize o unobot, ou escolha outras regras.
code-bad-value = Esse código pede “{ $value }” para { $field }, o que não é possível: copie de novo, ou escolha outras regras.
