alt-top = No topo: { $card }
alt-seat = lugar { $number }, { $name }: { $count ->
    [0] 0 cartas
    [one] { $count } carta
   *[other] { $count } cartas
}
alt-table = { $top }. { $way }. Na ordem do jogo: { $seats }.
alt-scores = { $name }: { $points }.
alt-sheet = Folha de pontos até { $target } pontos, rodada por rodada. { $scores }

more-look-picture = **Desenhar a mesa** mostra a mesa a todo mundo vista de cima, com todos os lugares em volta.
more-look-text = **Só palavras** volta a contar a mesa em poucas palavras.
button-look-picture = Desenhar a mesa
button-look-text = Só palavras
note-look-picture = De agora em diante a mesa é desenhada, vista de cima.
note-look-text = De agora em diante a mesa é contada em poucas palavras.
refused-only-host-look = Só quem comanda a mesa escolhe como ela aparece: **{ $host }**.
