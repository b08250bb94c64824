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
fair-proof-lobby = O que isto mostra: a mesa já mostrava esta impressão digital antes do toque em **Começar**. Se você a guardou e as duas batem, ninguém escolheu as cartas para estes jogadores.
fair-proof-ready = O que isto mostra: em uma partida anterior, **Conferir cartas** já mostrou esta impressão digital a quem começou esta. Se as duas batem, ninguém escolheu as cartas na hora do toque.
fair-proof-late = O que isto não mostra: a partida começou com um só toque, e a semente só foi sorteada nessa hora. Ninguém podia guardar a impressão digital antes, então não há prova de que ninguém escolheu as cartas naquele momento. Depois disso, elas não mudaram.
fair-proof-tournament = O que isto mostra: a semente sai do segredo do torneio, cuja impressão digital `{ $seal }` está na mensagem dele desde a abertura. Esse segredo aparece com os sorteios depois do fim do torneio.
fair-coming = 🔒 A próxima partida que você começar com um só toque, como em *Jogar sozinho*, já está lacrada: `{ $seal }`. Guarde esta linha e compare depois da partida.
fair-trust = O que isto não pode provar: que quem mantém o bot não olhou as cartas.

refused-not-over = A ordem das cartas é segredo até o fim da partida.
refused-nothing-dealt = Aqui não foram dadas cartas.
refused-sealed = Outra mesa ainda joga essas cartas. Tente de novo quando a última mesa desta rodada terminar.
