## O treinador depois de uma partida

button-coach = Treinador
button-coach-replay = Mostrar no replay
coach-title = Treinador
coach-result = **Resultado.** Você venceu { $won } de { $rounds } { $rounds ->
    [one] rodada
   *[other] rodadas
}: { $difference } em relação a uma parte igual.
coach-luck = As cartas valeram { $cards }, e todo o resto, como o jogo, { $rest }.
coach-some = { $count ->
    [one] Uma decisão custou uma parte clara das suas chances:
   *[other] Estas { $count } decisões foram as que mais custaram a você:
}
coach-none = Nada chamou a atenção: nenhuma das suas decisões reduziu claramente as suas chances. Muito bem!
coach-lapse = **Rodada { $round }.** Sua jogada: **{ $made }**. Melhor: **{ $better }**.
coach-why-uno = Sem o Uno, os outros podem pegar você.
coach-why-next = O próximo jogador só tinha { $count ->
    [one] { $count } carta
   *[other] { $count } cartas
}.
coach-why-void = O próximo jogador tinha comprado em vez de jogar { $color }.
coach-why-wild = Guarda o coringa para depois.
coach-why-color = Deixa você com { $count ->
    [one] uma carta
   *[other] { $count } cartas
} da cor { $color }.
coach-won = A jogada melhor vence cerca de { $more } rodadas a mais em 100 como esta ({ $low } a { $high }).
coach-first = Com a jogada melhor, você sai primeiro em cerca de { $more } rodadas a mais em 100 como esta ({ $low } a { $high }).
coach-stayed = Com a jogada melhor, você fica na partida em cerca de { $more } rodadas a mais em 100 como esta ({ $low } a { $high }).
coach-how = Cada decisão é avaliada pelo que você podia ver. As cartas escondidas são distribuídas de novo muitas vezes, e especialistas jogam a rodada até o fim.
refused-coach-not-seated = Você não jogou esta partida. O treinador só olha as suas próprias decisões.
refused-coach-often = Acabei de analisar várias partidas para você. Tente de novo em um minuto.
refused-coach-failed = Não consegui analisar esta partida. Tente de novo daqui a pouco.
