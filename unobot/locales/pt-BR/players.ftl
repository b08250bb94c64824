players-title = Participantes
players-alone = Você é a única pessoa aqui.
players-kick = Expulsar alguém …
players-new-host = Passar o comando da mesa …
players-release = Dar a uma IA o lugar de quem saiu …
access-open = Todo mundo pode entrar
access-invited = Só entra quem tem convite
access-closed = Ninguém mais entra

players-kick-title = Expulsar { $name }?
players-kick-body = Uma IA continua a jogar com essas cartas. Não há volta a esta partida.
players-kick-leaves = Essa pessoa ainda está na partida. Se você a expulsar, nos resultados e na sua nota você abandona a partida e fica em último lugar. Dá para continuar jogando.
players-kick-body-lobby = Não há volta a esta mesa.
button-kick = Expulsar

note-kicked = Você expulsou { $name }.
note-new-host = { $name } agora comanda a mesa.
note-released = O lugar de { $name } agora é de uma IA: outra pessoa pode assumir.
refused-kicked = Expulsaram você desta partida. Na próxima mesa daqui você pode entrar de novo.
refused-former = Você apagou seus dados e por isso não pode voltar a esta partida. Na próxima mesa daqui você pode entrar.
refused-invited-only = Aqui só entra quem tem convite: fale com { $host }, que comanda a mesa.
refused-closed-to-new = Por enquanto ninguém mais entra aqui: fale com { $host }, que comanda a mesa.
refused-only-host-manages = Só quem comanda a mesa ou a moderação pode fazer isso; { $host } comanda a mesa.
refused-no-such-player = Essa pessoa não tem mais lugar nesta mesa.
refused-kick-oneself = Você não pode se tirar da mesa: aperte **Sair**.
refused-new-host-away = { $name } não está aqui: quem comanda a mesa precisa estar presente.
refused-release-present = { $name } está aqui, então o lugar continua ocupado. Se for preciso, use **Expulsar**.
