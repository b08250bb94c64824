## Jogar a sós: e se…

button-what-if = E se…
what-if-title = E se…
what-if-ask = Continue a partir da jogada { $ply }, com os mesmos embaralhamentos. As IAs jogam todos os outros lugares e respondem na hora. A partida em si fica como estava. Quais cartas você quer?
what-if-line = E se, a partir da jogada { $ply } · você joga { $name } · só você vê isto
button-go-on = Continuar ▶
button-next-round = Próxima rodada
button-replay-back = Voltar ao replay
refused-solo-gone = Este jogo não está mais guardado. Comece outro a partir de um replay.
refused-solo-broken = Este jogo não pode continuar, porque é de outra versão. Comece outro a partir do replay.
refused-solo-no-move = Você ainda não fez nenhuma jogada para desfazer.
