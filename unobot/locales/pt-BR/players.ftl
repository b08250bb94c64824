players-title = Participantes
players-alone = Você é a única pessoa aqui.
players-kick = Tirar alguém da mesa …
players-new-host = Passar o comando da mesa …
players-release = Dar a uma IA o lugar de quem saiu …
access-open = Todo mundo pode entrar
access-invited = Só entra quem tem convite
access-closed = Ninguém mais entra

players-kick-title = Tirar { $name } da mesa?
players-kick-body = Uma IA continua a jogar com essas cartas, e não há volta a esta partida.
players-kick-body-lobby = Não há volta a esta mesa.
button-kick = Tirar da mesa

note-kicked = { $name } teve que sair da mesa.
note-new-host = { $name } agora comanda a mesa.
note-released = O lugar de { $name } agora é de uma IA: outra pessoa pode assumir.
refused-kicked = Tiraram você desta partida: na próxima mesa daqui você pode entrar de novo.
refused-invited-only = Aqui só entra quem tem convite: fale com { $host }, que comanda a mesa.
refused-closed-to-new = Por enquanto ninguém mais entra aqui: fale com { $host }, que comanda a mesa.
refused-only-host-manages = Só quem comanda a mesa ou a moderação pode fazer isso; { $host } comanda a mesa.
refused-no-such-player = Essa pessoa não tem mais lugar nesta mesa.
refused-kick-oneself = Você não pode se tirar da mesa: aperte **Sair**.
refused-new-host-away = { $name } não está aqui: quem comanda a mesa precisa estar presente.
refused-release-present = { $name } está aqui: se for mesmo preciso, tire essa pessoa da mesa.
