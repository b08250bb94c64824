acts-title = O que a administração fez
acts-empty = Nada ainda.
acts-channel = Publicado em { $channel }.
acts-no-channel = Sem canal de registro: `/unoadmin log` com um canal escolhe um.
act-line = { $kind ->
    [end] { $admin } encerrou a mesa de { $channel }.
    [unblock] { $admin } liberou { $channel }. A mesa espera.
    [ban] { $admin } baniu { $user }. { $detail }
    [unban] { $admin } retirou o banimento de { $user }.
    [roles] { $admin } definiu quem abre mesas: { $detail }
    [rules] { $detail ->
        [lock] { $admin } travou as regras.
       *[unlock] { $admin } destravou as regras.
    }
    [ais] { $admin } definiu o máximo de IAs por mesa: { $detail }
   *[log] { $detail ->
        [off] { $admin } desligou o canal de registro.
       *[on] { $admin } escolheu o canal de registro: { $channel }
    }
}
button-no-log = Sem canal de registro
refused-log-channel = Não posso escrever nesse canal: escolha um canal de texto ou um tópico.
