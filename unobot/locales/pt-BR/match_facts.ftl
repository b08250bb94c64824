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
