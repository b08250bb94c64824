server-settings-title = Uno neste servidor
server-settings-title-channel = Uno em { $channel }
server-settings-line = { $origin ->
    [here] { $name }: **{ $value }** · definido aqui
    [server] { $name }: **{ $value }** · do servidor
   *[usual] { $name }: **{ $value }**
}
server-settings-which = Mudar …
server-settings-as-server = Como no servidor: { $value }
server-settings-as-usual = Padrão: { $value }
button-server-settings-server = Este servidor
button-server-settings-channel = Este canal

server-settings-rules = Regras
server-settings-rules-what = O que uma mesa nova joga, se quem a comanda não disser outra coisa.
server-settings-rules-code = código { $code }
server-settings-turn = Tempo da vez
server-settings-turn-what = Quanto tempo uma jogada pode levar em mesas novas.
server-settings-allowed = Uno
server-settings-allowed-what = Se podem ser abertas mesas.
server-settings-allowed-on = pode ser jogado
server-settings-allowed-off = não pode ser jogado
server-settings-starts = Quem abre mesas
server-settings-starts-what = Quem pode usar /uno start.
server-settings-starts-everybody = todo mundo
server-settings-starts-moderators = a moderação
server-settings-moderator-role = Moderação do Uno
server-settings-moderator-role-auto = nenhum cargo
server-settings-role = Escolha um cargo …
button-no-role = Nenhum cargo
server-settings-table-look = Mesa
server-settings-table-look-what = Como aparecem as mesas novas.
server-settings-table-look-picture = desenhada, vista de cima
server-settings-table-look-text = em palavras, ao lado da carta do topo
server-settings-look = Mãos
server-settings-look-what = Para quem não escolheu nada com /uno me.
server-settings-look-pictures = imagens
server-settings-look-shapes = formas e letras
server-settings-look-text = texto
server-settings-dms = Mãos por mensagem direta
server-settings-dms-what = Para quem não escolheu nada com /uno me.
server-settings-dms-on = sim
server-settings-dms-off = não
server-settings-pings = Avisos da vez
server-settings-pings-what = Se eu aviso cada participante no canal quando chega a sua vez.
server-settings-pings-on = sim
server-settings-pings-off = não
server-settings-threads = Tópico para cada mesa
server-settings-threads-what = Se uma mesa nova ganha um tópico só dela.
server-settings-threads-on = sim
server-settings-threads-off = não
server-settings-moments = Momentos
server-settings-moments-what = Faixas e uma frase animada para Uno, compras grandes e vitórias em mesas novas.
server-settings-moments-on = sim
server-settings-moments-off = não
server-settings-language = Idioma
server-settings-language-what = O que as mesas falam. Os painéis de cada pessoa falam o idioma dela.
server-settings-language-auto = o do servidor

refused-server-settings-place = As configurações são de um servidor: abra-as lá.
refused-server-settings = Só quem tem a permissão Gerenciar servidor pode mudar estas configurações.
refused-everybody-role = Todo mundo tem esse cargo, e assim todo mundo faria parte da moderação: escolha outro.
refused-not-here = Não se pode jogar Uno neste canal. Quem gerencia o servidor define isso com `/uno settings`.
refused-moderators-start = Aqui só a moderação abre mesas. Fale com ela, ou entre em uma mesa aberta.
