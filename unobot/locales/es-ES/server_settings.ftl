server-settings-title = Uno en este servidor
server-settings-title-channel = Uno en { $channel }
server-settings-line = { $origin ->
    [here] { $name }: **{ $value }** · elegido aquí
    [server] { $name }: **{ $value }** · del servidor
   *[usual] { $name }: **{ $value }**
}
server-settings-which = Cambiar …
server-settings-as-server = Como en el servidor: { $value }
server-settings-as-usual = Como siempre: { $value }
button-server-settings-server = Este servidor
button-server-settings-channel = Este canal

server-settings-rules = Reglas
server-settings-rules-what = A qué juega una mesa nueva, si quien la organiza no dice otra cosa.
server-settings-rules-code = código { $code }
server-settings-turn = Tiempo de turno
server-settings-turn-what = Cuánto puede durar una jugada en las mesas nuevas.
server-settings-allowed = Uno
server-settings-allowed-what = Si se pueden abrir mesas.
server-settings-allowed-on = se puede jugar
server-settings-allowed-off = no se puede jugar
server-settings-starts = Quién abre mesas
server-settings-starts-what = Quién puede usar /uno start.
server-settings-starts-everybody = cualquiera
server-settings-starts-moderators = moderadores
server-settings-moderator-role = Moderadores de Uno
server-settings-moderator-role-auto = ningún rol
server-settings-role = Elige un rol …
button-no-role = Ningún rol
server-settings-table-look = Mesa
server-settings-table-look-what = Cómo se ven las mesas nuevas.
server-settings-table-look-picture = dibujada desde arriba
server-settings-table-look-text = en palabras, junto a la carta de arriba
server-settings-look = Manos
server-settings-look-what = Para quien no ha elegido nada con /uno me.
server-settings-look-pictures = imágenes
server-settings-look-shapes = formas y letras
server-settings-look-text = texto
server-settings-dms = Manos por mensaje directo
server-settings-dms-what = Para quien no ha elegido nada con /uno me.
server-settings-dms-on = sí
server-settings-dms-off = no
server-settings-pings = Avisos de turno
server-settings-pings-what = Si aviso a cada jugador en el canal cuando le toca.
server-settings-pings-on = sí
server-settings-pings-off = no
server-settings-threads = Hilo para cada mesa
server-settings-threads-what = Si una mesa nueva tiene su propio hilo.
server-settings-threads-on = sí
server-settings-threads-off = no
server-settings-moments = Momentos
server-settings-moments-what = Carteles y una frase viva para los Uno, los grandes robos y las victorias en mesas nuevas.
server-settings-moments-on = sí
server-settings-moments-off = no
server-settings-language = Idioma
server-settings-language-what = En qué hablan las mesas. Lo que solo ve una persona va en su propio idioma.
server-settings-language-auto = el del servidor

refused-server-settings-place = Los ajustes son de un servidor: pídelos allí.
refused-server-settings = Solo puede cambiar estos ajustes quien tenga el permiso Gestionar servidor.
refused-everybody-role = Ese rol lo tienen todos, y todos moderarían: elige otro.
refused-not-here = En este canal no se puede jugar al Uno. Lo decide con `/uno settings` quien gestiona el servidor.
refused-moderators-start = Aquí solo abren mesas quienes moderan. Pídeselo, o únete a una mesa abierta.
