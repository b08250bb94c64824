menu-title = O que mais?
menu-bump = **Trazer para cá** põe a mesa junto das mensagens novas.
menu-skip = **Votar para pular**: se mais da metade das outras pessoas quiser, a jogada de **{ $name }** é feita sem esperar.
menu-autopilot = **Piloto automático**: uma IA joga até você voltar.
menu-autopilot-off = Uma IA joga por você: **Voltei** acaba com isso.
menu-leave = **Sair**: uma IA assume. **Minha mão** traz você de volta.
menu-players = **Participantes**: quem entra, quem sai, quem comanda.
menu-look-picture = **Desenhar a mesa** mostra a mesa de cima.

button-bump = Trazer para cá
button-skip = Votar para pular
button-autopilot-on = Piloto automático
button-autopilot-off = Voltei
button-look-picture = Desenhar a mesa
button-look-text = Só palavras
button-end = Encerrar partida
button-end-yes = Sim, encerrar
button-end-no = Continuar jogando

menu-end-title = Encerrar a partida para todo mundo?
menu-end-body = O placar é mostrado, e ninguém vence.
menu-end-leaves = Outras pessoas ainda estão na partida. Nos resultados e na sua nota, você abandona a partida e fica em último lugar.
menu-end-title-lobby = Fechar esta mesa?
menu-end-body-lobby = Todo mundo perde o lugar.

note-bumped = A mesa agora está no fim do canal.
note-look-picture = De agora em diante a mesa é desenhada, vista de cima.
note-look-text = De agora em diante a mesa é contada em poucas palavras.
note-skip = Seu voto conta: { $count } de { $needed }.
note-skipped = Pronto: a vez foi pulada.
note-ended = A mesa está fechada.
note-not-ended = O jogo continua.
refused-only-host-look = Só quem comanda a mesa escolhe como ela aparece: **{ $host }**.
refused-only-host-ends = Só quem comanda a mesa ou a moderação pode encerrar; { $host } comanda a mesa.
refused-skip-oneself = É a sua própria vez: jogue, ou deixe para uma IA com **Mais** → **Piloto automático**.
refused-skip-nobody = Não há quem pular, ou você não está jogando agora.
refused-skip-alone = Uma pessoa ou uma equipe sozinha não pode pular uma vez. { $name } tem o tempo inteiro para esta jogada.
refused-skip-early = Espere um pouco por { $name }: os votos contam quando passar metade do tempo.
