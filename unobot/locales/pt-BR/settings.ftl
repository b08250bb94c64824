settings-title = Uno neste servidor
settings-title-channel = Uno em { $channel }
settings-line = { $origin ->
    [here] { $name }: **{ $value }** · definido aqui
    [server] { $name }: **{ $value }** · do servidor
   *[usual] { $name }: **{ $value }**
}
settings-which = Mudar …
settings-as-server = Como no servidor: { $value }
settings-as-usual = Padrão: { $value }
button-settings-server = Este servidor
button-settings-channel = Este canal

settings-rules = Regras
settings-rules-what = O que uma mesa nova joga, se quem a comanda não disser outra coisa.
settings-rules-code = código { $code }
settings-turn = Tempo da vez
settings-turn-what = Quanto tempo uma jogada pode levar em mesas novas.
settings-allowed = Uno
settings-allowed-what = Se podem ser abertas mesas.
settings-allowed-on = pode ser jogado
settings-allowed-off = não pode ser jogado
settings-starts = Quem abre mesas
settings-starts-what = Quem pode usar /uno start.
settings-starts-everybody = todo mundo
settings-starts-moderators = a moderação
settings-moderator-role = Moderação do Uno
settings-moderator-role-auto = nenhum cargo
settings-role = Escolha um cargo …
button-no-role = Nenhum cargo
settings-table-look = Mesa
settings-table-look-what = Como aparecem as mesas novas.
settings-table-look-picture = desenhada, vista de cima
settings-table-look-text = em palavras, ao lado da carta do topo
settings-look = Mãos
settings-look-what = Para quem não escolheu nada com /uno me.
settings-look-pictures = imagens
settings-look-shapes = formas e letras
settings-look-text = texto
settings-dms = Mãos por mensagem direta
settings-dms-what = Para quem não escolheu nada com /uno me.
settings-dms-on = sim
settings-dms-off = não
settings-pings = Avisos da vez
settings-pings-what = Se as pessoas são chamadas pelo nome no canal.
settings-pings-on = sim
settings-pings-off = não
settings-threads = Tópico para cada mesa
settings-threads-what = Se uma mesa nova ganha um tópico só dela.
settings-threads-on = sim
settings-threads-off = não
settings-language = Idioma
settings-language-what = O que as mesas falam. Os painéis de cada pessoa falam o idioma dela.
settings-language-auto = o do servidor

duration-seconds = { $count ->
    [one] { $count } segundo
   *[other] { $count } segundos
}
duration-minutes = { $count ->
    [one] { $count } minuto
   *[other] { $count } minutos
}
duration-hours = { $count ->
    [one] { $count } hora
   *[other] { $count } horas
}
duration-days = { $count ->
    [one] { $count } dia
   *[other] { $count } dias
}

refused-settings-place = As configurações são de um servidor: abra-as lá.
refused-settings = Só quem tem a permissão Gerenciar servidor pode mudar estas configurações.
refused-everybody-role = Todo mundo tem esse cargo, e assim todo mundo faria parte da moderação: escolha outro.
refused-not-here = Não se pode jogar Uno neste canal. Quem gerencia o servidor define isso com `/uno settings`.
refused-moderators-start = Aqui só a moderação abre mesas. Fale com ela, ou entre em uma mesa aberta.
