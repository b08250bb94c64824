narration-deal = **{ $name }** dá as cartas da rodada { $number }: a primeira é { $emoji } { $card }.
narration-deal-bare = **{ $name }** dá as cartas da rodada { $number }.
narration-deal-begins = **{ $name }** começa.
narration-joined = { $names } { $count ->
    [one] entra no jogo.
   *[other] entram no jogo.
}
narration-put-back = Um Curinga +4 saiu primeiro e voltou para o monte.
narration-play = **{ $name }** jogou { $cards }.
narration-play-uno = **{ $name }** jogou { $cards } e disse Uno.
narration-skip = **{ $name }** perde a vez.
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
narration-pass = **{ $name }** passou.
narration-draw-pass = **{ $name }** { $count ->
    [0] não tinha o que comprar e passou
    [1] comprou e passou
   *[other] comprou { $count } cartas e passou
}.
narration-taken-back = **{ $name }** pegou { $cards } de volta.
narration-taken-back-other = **{ $name }** desfez a jogada.
narration-color = **{ $name }** escolheu { $emoji } { $color }.
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
narration-challenge-won = **{ $name }** desafiou, e era blefe de **{ $by }**: **{ $by }** { $count ->
    [0] não compra nada, pois o monte está vazio
    [one] compra { $count } carta
   *[other] compra { $count } cartas
}.
narration-challenge-lost = **{ $name }** desafiou, mas não era blefe de **{ $by }**: **{ $name }** { $count ->
    [0] não compra nada, pois o monte está vazio,
    [one] compra { $count } carta
   *[other] compra { $count } cartas
} e perde a vez.
narration-hand = { $told } A mão de **{ $name }**: { $cards }
narration-uno = **{ $name }** disse Uno.
narration-caught = **{ $by }** flagrou **{ $name }**, que não tinha dito Uno e { $count ->
    [0] não compra nada: o monte está vazio
    [one] compra { $count } carta
   *[other] compra { $count } cartas
}.
narration-out = **{ $name }** bateu!
narration-last-left = Só resta **{ $name }** no jogo.
narration-placed = **{ $name }** bateu e garantiu a sua colocação.
narration-over-limit = **{ $name }** tem { $count } cartas e está fora desta rodada.
narration-owed = { $count ->
    [one] Agora a dívida é de { $count } carta.
   *[other] Agora a dívida é de { $count } cartas.
}
narration-others-draw = Todas as outras pessoas compram uma carta.
narration-false-catch = **{ $by }** flagrou **{ $name }** sem razão e { $count ->
    [0] não compra nada: o monte está vazio
    [one] compra { $count } carta
   *[other] compra { $count } cartas
}.
narration-wrong-play = **{ $name }** tentou { $cards }, que não serve, e { $count ->
    [0] não compra nada: o monte está vazio
    [one] compra { $count } carta
   *[other] compra { $count } cartas
}.
narration-swap = **{ $name }** e **{ $target }** trocam de mão.
narration-shuffle = Todas as mãos são embaralhadas e dadas de novo.
narration-pass-hands = Cada mão passa para quem vem a seguir.
narration-open = A mão de **{ $name }** agora está aberta.
narration-vote-began = Todo mundo vota: o que faz o Curinga Personalizável?
narration-voted = **{ $name }** votou.
narration-rule = **Curinga Personalizável**: { $rule }.
narration-eliminated = **{ $name }** deixa a partida.
narration-seats = Todo mundo muda de lugar; em volta da mesa agora: { $names }.
narration-time = O tempo desta rodada acabou.
narration-reshuffle = O descarte foi embaralhado.
narration-clock = { $told } _O tempo acabou._
narration-autopilot = { $told } _Jogada da IA._
narration-skipped = { $told } _A mesa votou para pular._
