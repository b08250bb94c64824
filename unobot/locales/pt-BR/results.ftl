round-out = **{ $name }** vence a rodada { $number }
round-drawn = A rodada { $number } empatou
round-out-with = **{ $name }** bateu com { $emoji } { $card }.
round-drawn-won = Ninguém conseguiu bater, e **{ $name }** tinha menos pontos na mão.
round-drawn-tied = Ninguém conseguiu bater, e o menor número de pontos na mão ficou empatado: ninguém pontua.
round-last-left = Só resta **{ $name }** no jogo.
round-until-last = **{ $name }** bateu antes de todo mundo.
round-scored = Isso vale { $points ->
    [0] 0 pontos
    [one] { $points } ponto
   *[other] { $points } pontos
}.
round-hands = **Cartas que sobraram**
round-hand = **{ $name }**, { $points ->
    [0] 0 pontos
    [one] { $points } ponto
   *[other] { $points } pontos
}: { $cards }
round-next = A próxima rodada começa { $when }.
round-next-soon = A próxima rodada já vai começar.
round-ready = Tudo pronto: { $names }.
button-ready = Tudo pronto

scores-title = **Placar**, até { $target } pontos
placing-title = **Classificação**
match-won = 🏆 **{ $name }** vence a partida
match-won-team = 🏆 **{ $name }** e **{ $partner }** vencem a partida
match-closed = A partida foi encerrada antes do fim
match-closed-scores = Este é o placar até aqui; ninguém vence.
match-again = **Revanche** põe de volta na mesa todo mundo que ainda está aqui; **Outras regras** faz o mesmo e deixa você mudar as regras antes.
match-sealed = 🔒 Outra mesa ainda joga essas cartas. Por isso, mãos, pontos e destaques só aparecem aqui quando a última mesa desta rodada terminar.
match-uncounted = Fora dos servidores, uma partida não conta para nenhuma estatística.
match-of-ais = Só IAs jogaram esta partida até o fim, então ela não conta para ninguém.
match-of-nobody = No fim não havia mais ninguém, então a partida não conta para ninguém.
match-followed = A próxima partida desta mesa está mais abaixo.
match-seed = 🔓 Lacre aberto · `{ $seed }`
button-other-rules = Outras regras
refused-not-of-the-match = Só quem jogou esta partida pode pedir a próxima: `/uno start` abre uma mesa sua.
