leaderboard-title = 🏆 Ranking · { $season }
leaderboard-row = **{ $place }.** **{ $name }** · { $share } ({ $low }–{ $high })
leaderboard-unknown = **?** **{ $name }** · { $count ->
    [one] { $count } partida
   *[other] { $count } partidas
}
leaderboard-what = Quantas partidas cada pessoa venceria numa mesa média de quatro, e com que margem. Quem divide uma colocação ainda não se distingue. “?” precisa de 20 partidas com outras pessoas.
leaderboard-none = Ninguém tem nota aqui ainda. Termine uma partida com pelo menos outra pessoa para aparecer.
leaderboard-you-none = Você ainda não aparece. Termine uma partida com pelo menos outra pessoa.
leaderboard-you-off = Você escolheu não ter nota. `/uno me` muda isso.
button-leaderboard = Ranking
refused-leaderboard-direct = Rankings são de um servidor: abra-os lá.
