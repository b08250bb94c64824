## Fim de rodadas e partidas

round-out = **{ $name }** vence a rodada { $number }
round-drawn = A rodada { $number } empatou
round-out-with = **{ $name }** bateu com { $emoji } { $card }.
round-drawn-won = Ninguém conseguiu bater, e **{ $name }** tinha menos pontos na mão.
round-last-left = Só resta **{ $name }** no jogo.
round-until-last = **{ $name }** bateu antes de todo mundo.
round-scored = Isso vale { $points ->
    [0] 0 pontos
    [one] { $points } ponto
   *[other] { $points } pontos
}.
round-drawn-tied = Ninguém conseguiu bater, e o menor número de pontos na mão ficou empatado: ninguém pontua.
round-hands = **O que sobrou nas mãos**
round-hand = **{ $name }**, { $points ->
    [0] 0 pontos
    [one] { $points } ponto
   *[other] { $points } pontos
}: { $cards }
round-next = A próxima rodada começa { $when }.
round-ready = Tudo pronto: { $names }.
round-next-soon = A próxima rodada já vai começar.
scores-title = **Placar**, até { $target } pontos
match-won-team = 🏆 **{ $name }** e **{ $partner }** vencem a partida
placing-title = **Classificação**
match-won = 🏆 **{ $name }** vence a partida
match-closed = A partida foi encerrada antes do fim
match-closed-scores = Este é o placar até aqui; ninguém vence.
lobby-closed = Esta mesa está fechada
match-again = **Revanche** põe de volta na mesa todo mundo que ainda está aqui; **Outras regras** faz o mesmo e deixa você mudar as regras antes.
match-followed = A próxima partida desta mesa está mais abaixo.
lobby-again = `/uno start` abre a próxima mesa.
match-seed = Todas as cartas foram embaralhadas a partir da semente `{ $seed }`

## As cartas foram dadas de forma justa?

fair-title = Conferir cartas
fair-yes = As cartas foram dadas de forma justa: tudo saiu do segredo fixado antes do início da partida ({ $drawn }).
fair-no = Há algo errado com as cartas: elas não saem do segredo fixado antes da partida.
fair-not-kept = A semente não é aquela cuja impressão digital a mesa mostrou.
fair-wrong = Linha { $line } do registro: { $what ->
    [commitment] a impressão digital não é a da semente.
    [source] nenhum embaralhamento sai da semente.
    [drawn] o que saiu não vem da semente.
   *[rules] não é isso que as regras dizem.
}
fair-unsealed = Esta mesa foi aberta por uma versão mais antiga, que não mostrava a impressão digital antes. Até onde dá para conferir, tudo saiu da semente ({ $drawn }).
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
fair-start = ▶️ Identificação do toque em Começar, incluída na mistura: `{ $start }`.
fair-began = O toque foi { $when }.
fair-yourself = Ninguém precisa acreditar só na nossa palavra: o arquivo contém a partida inteira. `unobot verify record.jsonl` confere tudo, e também qualquer programa escrito conforme a página `docs/fair-deals.md`.
fair-trust = O que isto não pode provar: que quem mantém o bot não olhou as cartas.
