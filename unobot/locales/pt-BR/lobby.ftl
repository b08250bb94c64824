button-join = Entrar
button-start = Começar
button-open = Abrir uma mesa
button-start-alone = Jogar contra uma IA
button-start-ais = { $ais ->
    [one] Jogar com uma IA
   *[other] Jogar com { $ais } IAs
}
button-length-round = Jogo rápido: uma rodada
button-quick = Jogo rápido
button-length-points = Partida até { $target } pontos
button-invite = Convidar
button-change-rules = Mudar regras

lobby-title = Uno: quem joga?
lobby-how = Aperte **Entrar** para ocupar um lugar. **{ $host }** começa a partida.
lobby-how-start = **{ $host }** começa a partida.
lobby-rematch = Uno: revanche?
lobby-rematch-how = Começa quando todo mundo da mesa tiver apertado **Revanche**, ou quando **{ $host }** apertar **Começar**.
lobby-free = ▫️ _livre_
lobby-missing = { $ais ->
    [one] Falta uma pessoa. Espere alguém ou jogue já contra uma IA.
   *[other] Faltam { $ais } pessoas. Espere por elas ou deixe já as IAs sentarem.
}
lobby-waiting-teams = As duplas precisam de { $needed } lugares e faltam { $missing }: espere ou adicione IAs.
lobby-ready = { $seats ->
    [10] Todos os dez lugares estão ocupados.
   *[other] Já dá para começar; cabem até dez.
}
lobby-rules = Regras: **{ $preset }** · { $what }
lobby-time-control = Ritmo: { $pace }
lobby-even = No seu nível: esta IA joga mais ou menos como as pessoas desta mesa. Depois de uma vitória, a próxima partida fica mais difícil; depois de uma derrota, mais fácil.
lobby-access-invited = ✉️ Só entra quem tem convite.
lobby-access-closed = 🔒 Ninguém mais entra.
lobby-until = Fecha sozinha { $when }, se ninguém mais entrar.
lobby-until-start = Fecha sozinha { $when }, se a partida não começar.
lobby-add-ai = Adicionar uma IA
lobby-remove-ai = Tirar uma IA

lobby-closed = Esta mesa está fechada
lobby-limited-rules = 🔒 A administração do servidor fixou as regras: esta mesa agora usa as do servidor.
lobby-limited-ais = 🔒 A administração do servidor limitou as IAs, então algumas saíram.
