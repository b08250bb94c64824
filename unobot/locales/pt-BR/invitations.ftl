button-invite-voice = { $count ->
    [one] Convidar quem está no meu canal de voz
   *[other] Convidar as { $count } pessoas do meu canal de voz
}
button-invite-voice-some = Convidar { $count } das { $total } pessoas do meu canal de voz
button-to-table = Ir para a mesa
button-to-channel = Ir para o canal
invitation-title = Quem você quer convidar?
invitation-how = A pessoa recebe uma mensagem minha com um botão para entrar.
invitation-whom = Escolha alguém …
invitation-voice-title = Você está em um canal de voz: convidar { $count ->
    [one] quem está lá com você?
   *[other] as { $count } pessoas que estão lá com você?
}
invitation-dm = **{ $name }** convida você para uma partida de Uno em **{ $server }**.
invitation-dm-joined = Você tem um lugar na mesa em **{ $server }**.
invitation-call = { $people }: convite de **{ $name }** para jogar Uno aqui. Aperte **Entrar** na mesa!
note-invited = { $name } recebeu o convite. Se não aparecer, está nas solicitações de mensagem.
note-invite-soon = { $name } recebe o convite em cerca de { $time }. Envio uma mensagem por segundo, e há outras pessoas esperando.
note-invited-here = { $name } não aceita mensagens minhas, então mandei o aviso no canal.
note-invited-voice = { $count ->
    [one] Chamei { $count } pessoa no canal.
   *[other] Chamei { $count } pessoas no canal.
}
note-invited-voice-rest = Mas uma mesa pode enviar { $most } convites, então não chamei os outros { $count }.
refused-invite-bot = Isso é um bot. Se quiser um que joga, veja **Adicionar uma IA**.
refused-invite-stranger = { $name } não vê este canal, então não pode jogar aqui.
refused-invite-seated = { $name } já tem um lugar.
refused-invite-kicked = Expulsaram { $name }. Só { $host }, que comanda a mesa, pode convidar de novo.
refused-invite-again = { $name } já tem um convite para esta mesa.
refused-invite-lately = { $name } recebeu um convite agora há pouco: espere alguns minutos.
refused-invite-many = Já há convites suficientes para esta mesa.
refused-invite-nobody = Não há mais ninguém para convidar no seu canal de voz.
