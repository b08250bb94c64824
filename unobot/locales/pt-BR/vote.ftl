vote-title = O que faz o Curinga Personalizável?
vote-how = Cada pessoa tem um voto; empate se decide por sorteio.
vote-option = { $count ->
    [0] { $number }. { $rule }: nenhum voto
    [one] { $number }. { $rule }: { $count } voto
   *[other] { $number }. { $rule }: { $count } votos
}
vote-open = Faltam os votos de: { $names }.
vote-voted = Você votou em { $number }.
button-vote = { $number } ({ $count })
custom-others-draw = todas as outras pessoas compram uma carta
custom-pass-hands = cada mão passa para quem vem a seguir
custom-target-draws = alguém à sua escolha compra duas cartas
custom-skip-all = todo mundo perde a vez, e você joga de novo
custom-swap = você troca de mão com alguém à sua escolha
