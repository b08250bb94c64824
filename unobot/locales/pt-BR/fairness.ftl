## As cartas de um servidor ao lado do que o acaso prevê

fairness-title = As cartas são justas aqui?
fairness-cards = { $count ->
    [one] { $count } carta foi para uma mão aqui.
   *[other] { $count } cartas foram para as mãos aqui.
}
fairness-odds = Diferenças do acaso deste tamanho ou maiores acontecem em { $count } de { $many } servidores justos.
fairness-rare = Diferenças do acaso deste tamanho ou maiores acontecem em menos de 1 de { $many } servidores justos.
fairness-few = É muito pouco para comparar com o acaso. Faltam mais algumas rodadas.
fairness-row = { $kind }: **{ $drawn }** · esperado { $expected }
fairness-numbers = Números ({ $color })
fairness-other = Coringas novos
fairness-how = Todas as cartas dadas e compradas em partidas terminadas, no máximo as últimas { $most }. Os números esperados vêm do que havia no monte em cada compra.
fairness-check = Cada partida pode ser conferida carta por carta: **Conferir cartas** está na última mensagem dela.
refused-fairness-place = Os números são de um servidor. Use este comando lá.
