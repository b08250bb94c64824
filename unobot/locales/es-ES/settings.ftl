## What is set for a server or a channel: `/uno settings`

settings-title = Uno en este servidor
settings-title-channel = Uno en { $channel }
settings-line = { $origin ->
    [here] { $name }: **{ $value }** · elegido aquí
    [server] { $name }: **{ $value }** · del servidor
   *[usual] { $name }: **{ $value }**
}
settings-which = Cambiar …
settings-as-server = Como en el servidor: { $value }
settings-as-usual = Como siempre: { $value }
button-settings-server = Este servidor
button-settings-channel = Este canal

settings-rules = Reglas
settings-rules-what = A qué juega una mesa nueva, si quien la organiza no dice otra cosa.
settings-rules-code = código { $code }
settings-turn = Tiempo de turno
settings-turn-what = Cuánto puede durar una jugada en las mesas nuevas.
settings-allowed = Uno
settings-allowed-what = Si se pueden abrir mesas.
settings-allowed-on = se puede jugar
settings-allowed-off = no se puede jugar
settings-starts = Quién abre mesas
settings-starts-what = Quién puede usar /uno start.
settings-starts-everybody = cualquiera
settings-starts-moderators = moderadores
settings-moderator-role = Moderadores de Uno
settings-moderator-role-auto = ningún rol
settings-role = Elige un rol …
button-no-role = Ningún rol
settings-table-look = Mesa
settings-table-look-what = Cómo se ven las mesas nuevas.
settings-table-look-picture = dibujada desde arriba
settings-table-look-text = en palabras, junto a la carta de arriba
settings-look = Manos
settings-look-what = Para quien no ha elegido nada con /uno me.
settings-look-pictures = imágenes
settings-look-shapes = formas y letras
settings-look-text = texto
settings-dms = Manos por mensaje directo
settings-dms-what = Para quien no ha elegido nada con /uno me.
settings-dms-on = sí
settings-dms-off = no
settings-pings = Avisos de turno
settings-pings-what = Si se avisa a la gente por su nombre en el canal.
settings-pings-on = sí
settings-pings-off = no
settings-threads = Hilo para cada mesa
settings-threads-what = Si una mesa nueva tiene su propio hilo.
settings-threads-on = sí
settings-threads-off = no
settings-language = Idioma
settings-language-what = En qué hablan las mesas. Lo que solo ve una persona va en su propio idioma.
settings-language-auto = el del servidor

duration-seconds = { $count ->
    [one] 1 segundo
   *[other] { $count } segundos
}
duration-minutes = { $count ->
    [one] 1 minuto
   *[other] { $count } minutos
}
duration-hours = { $count ->
    [one] 1 hora
   *[other] { $count } horas
}
duration-days = { $count ->
    [one] 1 día
   *[other] { $count } días
}

refused-settings-place = Los ajustes son de un servidor: pídelos allí.
refused-settings = Solo puede cambiar estos ajustes quien tenga el permiso Gestionar servidor.
refused-everybody-role = Ese rol lo tienen todos, y todos moderarían: elige otro.
refused-not-here = En este canal no se puede jugar al Uno. Lo decide con `/uno settings` quien gestiona el servidor.
refused-moderators-start = Aquí solo abren mesas quienes moderan. Pídeselo, o únete a una mesa abierta.
