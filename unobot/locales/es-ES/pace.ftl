## Slow and fast tables; somebody's tables

button-pace = Ritmo
lobby-pace = Ritmo: { $pace }
pace-title = ¿Cuánto puede durar una jugada?
pace-how = En una mesa lenta nadie tiene que esperar: a quien le toca le llegan unos cuantos avisos, y `/uno tables` muestra las mesas que te esperan.
pace-normal = Normal
pace-fast = Rápido: 20 segundos por jugada
pace-hours = Lento: 4 horas por jugada
pace-day = Lento: un día por jugada
pace-days = Lento: 3 días por jugada
pace-time = { $time } por jugada
ping-switch = `/uno me` apaga estos avisos.
refused-only-host-pace = Solo quien organiza elige el ritmo: es { $host }.
refused-pace-by-rules = Las reglas de esta mesa dan { $seconds } segundos por jugada: **Cambiar reglas** lo cambia.
inbox-title = Tus mesas
inbox-follow = **Avisarme** te avisa cuando se abra la próxima mesa en este canal.
inbox-empty = No tienes asiento en ninguna mesa: `/uno start` abre una.
tables-stranded = espera un `/uno resume`
