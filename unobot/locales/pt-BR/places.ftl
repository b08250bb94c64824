## Mesas em mensagens de grupo e em servidores sem o bot

place-direct = Uno só com você · [ir à partida]({ $link })
place-group = Uno em um grupo · [ir à mesa]({ $link })
place-foreign = Uno em um servidor sem mim · [ir à mesa]({ $link })
asleep-title = A mesa está dormindo
asleep-body = Ninguém apertou um botão por um tempo, e aqui só posso escrever depois de um aperto. Aperte aqui para seguir de onde vocês pararam.
button-wake = Seguir
asleep-moved = A mesa continua mais abaixo.
refused-external-apps = Aqui falta a você a permissão Usar aplicativos externos, então só você veria a mesa. Peça a um admin deste servidor, ou joguem em uma mensagem de grupo.
refused-slow-direct = Em nossas mensagens diretas, uma partida não tem relógio, então não há mesas lentas.
refused-slow-group = Em uma mensagem de grupo não consigo lembrar ninguém, então não há mesas lentas. Escolha um ritmo de segundos.
refused-slow-foreign = Não sou membro deste servidor e não consigo lembrar ninguém. Aqui não há mesas lentas. Escolha um ritmo de segundos.
refused-thread-direct = Em nossas mensagens diretas não há tópicos. Deixe a opção **thread** vazia.
refused-thread-group = Em uma mensagem de grupo não há tópicos. Deixe a opção **thread** vazia.
refused-thread-foreign = Não sou membro deste servidor e não consigo abrir um tópico. Deixe a opção **thread** vazia.
refused-resume-place = Fora dos servidores, uma partida continua com o botão da mensagem dela. `/uno start` abre outra.
