acts-title = Actions des admins
acts-empty = Rien pour l’instant.
acts-channel = Publié dans { $channel }.
acts-no-channel = Pas de salon de journal : `/unoadmin log` avec un salon en choisit un.
act-line = { $kind ->
    [end] { $admin } a mis fin à la table de { $channel }.
    [unblock] { $admin } a libéré { $channel }. Sa table attend.
    [ban] { $admin } a banni { $user }. { $detail }
    [unban] { $admin } a levé le bannissement de { $user }.
    [roles] { $admin } a choisi qui ouvre des tables : { $detail }
    [rules] { $detail ->
        [lock] { $admin } a verrouillé les règles.
       *[unlock] { $admin } a déverrouillé les règles.
    }
    [ais] { $admin } a fixé le maximum d’IA par table : { $detail }
    [lost] { $detail ->
        [roles] Le rôle { $value }, qui pouvait ouvrir des tables, a été supprimé. Les autres rôles choisis le peuvent toujours.
        [roles-all] Le rôle { $value }, qui pouvait ouvrir des tables, a été supprimé. Maintenant, tout le monde le peut. `/unoadmin roles` choisit d’autres rôles.
        [moderators] Le rôle { $value } de la modération a été supprimé. `/uno settings` en choisit un autre.
        [log] Le salon de journal a été supprimé. `/unoadmin log` avec un salon en choisit un autre.
        [rules] Je ne connais plus les règles { $value } des réglages : les tables jouent les règles officielles. `/uno settings` en choisit d’autres.
       *[places] Le dernier salon où Uno est permis a été supprimé : on ne peut plus jouer sur ce serveur. `/uno settings` le permet ailleurs.
    }
   *[log] { $detail ->
        [off] { $admin } a désactivé le salon de journal.
       *[on] { $admin } a choisi le salon de journal : { $channel }
    }
}
button-no-log = Sans salon de journal
refused-log-channel = Je ne peux pas écrire dans ce salon : choisis un salon textuel ou un fil.
