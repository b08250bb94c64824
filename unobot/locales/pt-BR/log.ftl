told-deal = **{ $name }** dá as cartas da rodada { $number }: a primeira é { $emoji } { $card }.
told-deal-bare = **{ $name }** dá as cartas da rodada { $number }.
told-deal-begins = **{ $name }** começa.
told-joined = { $count ->
    [one] Alguém entra no jogo.
   *[other] { $count } pessoas entram no jogo.
}
told-put-back = Um Curinga +4 saiu primeiro e voltou para o monte.
told-play = **{ $name }** jogou { $cards }.
told-play-uno = **{ $name }** jogou { $cards } e disse Uno.
told-skip = **{ $name }** perde a vez.
told-reverse = O jogo muda de sentido.
told-draw = **{ $name }** { $count ->
    [0] não comprou nada: o monte está vazio
    [one] comprou { $count } carta
   *[other] comprou { $count } cartas
}.
told-draws-and-misses = **{ $name }** { $count ->
    [0] não compra nada, pois o monte está vazio,
    [one] compra { $count } carta
   *[other] compra { $count } cartas
} e perde a vez.
told-draws = **{ $name }** { $count ->
    [0] não compra nada: o monte está vazio
    [one] compra { $count } carta
   *[other] compra { $count } cartas
}.
told-pass = **{ $name }** passou.
told-taken-back = **{ $name }** pegou { $cards } de volta.
told-taken-back-other = **{ $name }** desfez a jogada.
told-color = **{ $name }** escolheu { $emoji } { $color }.
told-accept = **{ $name }** { $count ->
    [0] não compra nada, pois o monte está vazio,
    [one] compra { $count } carta
   *[other] compra { $count } cartas
} e perde a vez.
told-accept-only = **{ $name }** { $count ->
    [0] não compra nada, pois o monte está vazio
    [one] compra { $count } carta
   *[other] compra { $count } cartas
}.
told-challenge-won = **{ $name }** desafiou, e era blefe de **{ $by }**: **{ $by }** { $count ->
    [0] não compra nada, pois o monte está vazio
    [one] compra { $count } carta
   *[other] compra { $count } cartas
}.
told-challenge-lost = **{ $name }** desafiou, mas não era blefe de **{ $by }**: **{ $name }** { $count ->
    [0] não compra nada, pois o monte está vazio,
    [one] compra { $count } carta
   *[other] compra { $count } cartas
} e perde a vez.
told-hand = { $told } A mão de **{ $name }**: { $cards }
told-uno = **{ $name }** disse Uno.
told-caught = **{ $by }** flagrou **{ $name }**, que não tinha dito Uno e { $count ->
    [0] não compra nada: o monte está vazio
    [one] compra { $count } carta
   *[other] compra { $count } cartas
}.
told-out = **{ $name }** bateu!
told-last-left = Só resta **{ $name }** no jogo.
told-placed = **{ $name }** bateu e garantiu a sua colocação.
told-over-limit = **{ $name }** tem { $count } cartas e está fora desta rodada.
told-owed = { $count ->
    [one] Agora a dívida é de { $count } carta.
   *[other] Agora a dívida é de { $count } cartas.
}
told-others-draw = Todas as outras pessoas compram uma carta.
told-false-catch = **{ $by }** flagrou **{ $name }** sem razão e { $count ->
    [0] não compra nada: o monte está vazio
    [one] compra { $count } carta
   *[other] compra { $count } cartas
}.
told-wrong-play = **{ $name }** tentou { $cards }, que não serve, e { $count ->
    [0] não compra nada: o monte está vazio
    [one] compra { $count } carta
   *[other] compra { $count } cartas
}.
told-swap = **{ $name }** e **{ $target }** trocam de mão.
told-shuffle = Todas as mãos são embaralhadas e dadas de novo.
told-pass-hands = Cada mão passa para quem vem a seguir.
told-open = A mão de **{ $name }** agora está aberta.
told-vote-began = Todo mundo vota: o que faz o Curinga Personalizável?
told-voted = **{ $name }** votou.
told-rule = **Curinga Personalizável**: { $rule }.
told-eliminated = **{ $name }** deixa a partida.
told-seats = Todo mundo muda de lugar; em volta da mesa agora: { $names }.
told-time = O tempo desta rodada acabou.
told-reshuffle = O descarte foi embaralhado.
told-clock = { $told } _O tempo acabou._
told-autopilot = { $told } _Jogada da IA._
