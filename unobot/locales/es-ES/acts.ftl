acts-title = Lo que hizo la administración
acts-empty = Nada todavía.
acts-channel = Se publica en { $channel }.
acts-no-channel = Sin canal de registro: `/unoadmin log` con un canal lo elige.
act-line = { $kind ->
    [end] { $admin } terminó la mesa de { $channel }.
    [unblock] { $admin } liberó { $channel }. Su mesa espera.
    [ban] { $admin } vetó a { $user }. { $detail }
    [unban] { $admin } levantó el veto de { $user }.
    [roles] { $admin } decidió quién abre mesas: { $detail }
    [rules] { $detail ->
        [lock] { $admin } bloqueó las reglas.
       *[unlock] { $admin } desbloqueó las reglas.
    }
    [ais] { $admin } fijó el máximo de IA por mesa: { $detail }
    [lost] { $detail ->
        [roles] El rol { $value }, que podía abrir mesas, fue borrado. Los otros roles elegidos aún pueden.
        [roles-all] El rol { $value }, que podía abrir mesas, fue borrado. Ahora puede todo el mundo. `/unoadmin roles` elige otros roles.
        [moderators] El rol { $value } de la moderación fue borrado. `/uno settings` elige otro.
        [log] El canal de registro fue borrado. `/unoadmin log` con un canal elige otro.
        [rules] Ya no conozco las reglas { $value } de los ajustes, así que las mesas juegan con las reglas oficiales. `/uno settings` elige otras.
       *[places] El último canal que permite Uno fue borrado, así que no se puede jugar en este servidor. `/uno settings` lo permite en otra parte.
    }
   *[log] { $detail ->
        [off] { $admin } quitó el canal de registro.
       *[on] { $admin } eligió el canal de registro: { $channel }
    }
}
button-no-log = Sin canal de registro
refused-log-channel = No puedo escribir en ese canal: elige un canal de texto o un hilo.
