admin-settings-title = Límites de este servidor
admin-settings-roles = Quién abre mesas: { $roles }
admin-settings-everybody = cualquiera
admin-settings-rules-open = Reglas: **{ $rules }**, y quien organiza puede cambiarlas
admin-settings-rules-locked = Reglas: **{ $rules }**, y quien organiza no puede cambiarlas
admin-settings-ais = Máximo de IA por mesa: **{ $most }**
admin-settings-no-limit = sin límite
admin-settings-what = Quien modera siempre abre mesas. Las IA que sustituyen a alguien no cuentan. `/uno settings` elige las reglas.
admin-settings-choose-roles = Elige roles, o ninguno para cualquiera …
button-lock-rules = Bloquear reglas
button-unlock-rules = Desbloquear reglas
refused-rules-locked = Las reglas son fijas en este servidor: las elige con `/uno settings` quien lo gestiona.
refused-ais-capped = Demasiadas IA: este servidor permite { $most } como máximo por mesa.
refused-roles-start = Para abrir una mesa hace falta uno de estos roles: { $roles }. Puedes unirte a una mesa abierta.
refused-limits-changed = La administración del servidor puso un límite después de abrirse esta sala, así que la mesa ha cambiado. Aún no ha empezado nada. Mira otra vez y empieza.
note-lobbies-limited = { $count ->
    [one] Cambiado. 1 sala abierta tenía otras reglas o demasiadas IA y ya se ha adaptado.
   *[other] Cambiado. { $count } salas abiertas tenían otras reglas o demasiadas IA y ya se han adaptado.
}
note-tournaments-limited = { $count ->
    [one] 1 torneo abierto tenía otras reglas. Sus próximas mesas ya tienen las nuevas, o se ha cerrado si no encajan.
   *[other] { $count } torneos abiertos tenían otras reglas. Sus próximas mesas ya tienen las nuevas, o se han cerrado si no encajan.
}
