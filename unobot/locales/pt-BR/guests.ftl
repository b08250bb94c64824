button-people = Participantes
button-kick = Tirar da mesa
more-people = **Participantes**: quem pode entrar, quem sai, quem comanda a mesa.
people-title = Participantes
people-kick = Tirar alguém da mesa …
people-heir = Passar o comando da mesa …
people-alone = Você é a única pessoa aqui.
access-open = Todo mundo pode entrar
access-invited = Só entra quem tem convite
access-closed = Ninguém mais entra
lobby-access-invited = ✉️ Só entra quem tem convite.
lobby-access-closed = 🔒 Ninguém mais entra.
kick-title = Tirar { $name } da mesa?
kick-body = Uma IA continua a jogar com essas cartas, e não há volta a esta partida.
kick-body-lobby = Não há volta a esta mesa.
note-kicked = { $name } teve que sair da mesa.
note-heir = { $name } agora comanda a mesa.
hand-kicked = Tiraram você desta partida. Na próxima mesa daqui você pode entrar de novo.
refused-kicked = Tiraram você desta partida: na próxima mesa daqui você pode entrar de novo.
refused-invited-only = Aqui só entra quem tem convite: fale com { $host }, que comanda a mesa.
refused-closed-to-new = Por enquanto ninguém mais entra aqui: fale com { $host }, que comanda a mesa.
refused-only-host-manages = Só quem comanda a mesa ou a moderação pode fazer isso; { $host } comanda a mesa.
refused-no-such-guest = Essa pessoa não tem mais lugar nesta mesa.
refused-kick-oneself = Você não pode se tirar da mesa: aperte **Sair**.
refused-heir-away = { $name } não está aqui: quem comanda a mesa precisa estar presente.

## Quem demora, e quem deixa uma IA jogar

button-skip = Votar para pular
button-auto-on = Piloto automático
button-auto-off = Voltei
more-skip = **Votar para pular**: se mais da metade das outras pessoas quiser, a jogada de **{ $name }** é feita sem esperar.
more-autopilot = **Piloto automático**: uma IA joga por você até você voltar.
more-back = Uma IA joga por você: **Voltei** acaba com isso.
mark-resting = 🤖 por enquanto joga uma IA
hand-resting = Uma IA joga por você. Aperte qualquer coisa aqui para voltar a jogar.
table-skip = ⏭️ { $count } de { $needed } votos para pular esta vez, em **Mais**.
told-skipped = { $told } _A mesa votou para pular._
note-skip = Seu voto conta: { $count } de { $needed }.
note-skipped = Pronto: a vez foi pulada.
refused-skip-oneself = É a sua própria vez: jogue, ou deixe para uma IA com **Mais** → **Piloto automático**.
refused-skip-nobody = Não há quem pular, ou você não está jogando agora.
refused-skip-early = Espere um pouco por { $name }: os votos contam quando passar metade do tempo.

## Quem não tem lugar

button-take-over = Assumir { $name }
watching-take = Você pode assumir já o lugar de uma IA, com as cartas e os pontos dela.
watching-full = Todos os lugares têm dono: a próxima mesa daqui está aberta para você.
note-took-over = O lugar é seu.
people-free = Dar a uma IA o lugar de quem saiu …
note-freed = O lugar de { $name } agora é de uma IA: outra pessoa pode assumir.
refused-seat-taken = Esse lugar não está mais livre.
refused-free-present = { $name } está aqui: se for mesmo preciso, tire essa pessoa da mesa.

## Uma partida que ficou de lado

aside-title = A partida está guardada
aside-body = Não havia ninguém aqui por um tempo, então tudo espera como está. Continue aqui com **Continuar**, ou em qualquer canal deste servidor com `/uno resume`.
aside-kept = Ela se encerra de vez { $when }.
button-resume = Continuar
refused-aside = A partida foi guardada, porque não havia ninguém aqui. `/uno resume` continua com ela.

## Quem chega depois

button-late = Entrar na próxima rodada
watching-join = Você pode entrar na próxima rodada; começa com a menor pontuação da mesa.
watching-take-or-join = Você pode assumir já o lugar de uma IA, com as cartas e os pontos dela, ou entrar na próxima rodada.
watching-joins = Você joga a partir da próxima rodada.
table-newcomers = Jogam a partir da próxima rodada: { $names }
refused-no-newcomers = Com estas regras ninguém entra em uma partida que já começou: a próxima mesa daqui está aberta para você.
refused-no-cards-left = O baralho não tem cartas para mais de { $seats } participantes.
