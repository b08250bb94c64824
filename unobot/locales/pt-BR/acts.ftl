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
    [lost] { $detail ->
        [roles] O cargo { $value }, que podia abrir mesas, foi excluído. Os outros cargos escolhidos ainda podem.
        [roles-all] O cargo { $value }, que podia abrir mesas, foi excluído. Agora todo mundo pode. `/unoadmin roles` escolhe outros cargos.
        [moderators] O cargo { $value } da moderação foi excluído. `/uno settings` escolhe outro.
        [log] O canal de registro foi excluído. `/unoadmin log` com um canal escolhe outro.
        [rules] Não conheço mais as regras { $value } das configurações, então as mesas jogam com as regras oficiais. `/uno settings` escolhe outras.
       *[places] O último canal que permite Uno foi excluído, então não dá para jogar neste servidor. `/uno settings` permite em outro lugar.
    }
   *[log] { $detail ->
        [off] { $admin } desligou o canal de registro.
       *[on] { $admin } escolheu o canal de registro: { $channel }
    }
}
button-no-log = Sem canal de registro
refused-log-channel = Não posso escrever nesse canal: escolha um canal de texto ou um tópico.
