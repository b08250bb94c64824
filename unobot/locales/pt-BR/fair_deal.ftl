button-check-deal = Conferir cartas
fair-title = Conferir cartas
fair-sealed = 🔒 Baralho lacrado antes do jogo · `{ $seal }`
fair-sealed-how = A ordem de todas as cartas já está decidida, e ninguém pode mudar. Para ter certeza, guarde esta linha. Depois da partida, **Conferir cartas** abre o lacre, e os dois têm que bater.
fair-yes = As cartas foram dadas de forma justa: tudo saiu do segredo lacrado antes da partida ({ $drawn }).
fair-no = Há algo errado com as cartas: elas não saem do segredo lacrado antes da partida.
fair-not-kept = A semente não é aquela cuja impressão digital a mesa mostrou.
fair-wrong = Linha { $line } do registro: { $what ->
    [commitment] a impressão digital não é a da semente.
    [source] nenhum embaralhamento sai da semente.
    [drawn] o que saiu não vem da semente.
   *[rules] não é isso que as regras dizem.
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
fair-start = ▶️ Identificação do toque em **Começar**, incluída na mistura: `{ $start }`.
fair-began = O toque foi { $when }.
fair-call = ▶️ Identificação da mensagem que chamou os jogadores para { $table ->
    [first] a primeira mesa da rodada
   *[own] esta mesa
}, incluída na mistura: `{ $start }`.
fair-called = O envio foi { $when }.
fair-yourself = Ninguém precisa acreditar só na nossa palavra: o arquivo contém a partida inteira. `unobot verify record.jsonl` confere tudo, e também qualquer programa escrito conforme a página `docs/fair-deals.md`.
fair-trust = O que isto não pode provar: que quem mantém o bot não olhou as cartas.

refused-not-over = A ordem das cartas é segredo até o fim da partida.
refused-nothing-dealt = Aqui não foram dadas cartas.
refused-sealed = Outra mesa ainda joga essas cartas. Tente de novo quando a última mesa desta rodada terminar.
