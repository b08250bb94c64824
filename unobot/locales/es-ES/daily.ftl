## Repartos diarios: `/uno daily`

daily-title = 🗓️ Reparto del día · { $day }
daily-how = Cinco rondas a solas contra tres IA: un intento, sin reloj. Si ganas una ronda, te llevas los puntos de todas las demás manos. Si la pierdes, te cuesta los puntos de tu propia mano.
daily-squares = 🟩 ganada · 🟨 perdida con { $close } puntos o menos en la mano · 🟥 perdida con más
daily-world = 🌍 Reparto mundial
daily-server = 🏠 Reparto de este servidor
daily-new = Aún sin jugar.
daily-begun = Ya has empezado. Sigue donde lo dejaste.
daily-replaced = Lo empezaste en otra versión del bot, y esta no puede continuarlo. Puedes empezarlo de nuevo.
daily-damaged = No puedo leer los datos guardados de este reparto, así que no se puede jugar. Avisa a quienes me administran, por favor.
daily-unfinished = Lo empezaste y se acabó el tiempo.
daily-missed = No lo jugaste.
daily-change = Los próximos repartos llegan { $when }, a medianoche UTC. Un intento empezado se puede terminar hasta las { $until }.
daily-sealed = 🔒 Todos los repartos de { $season } aquí se sellaron antes del primero: `{ $end }`
daily-seed = 🔑 La semilla secreta de este reparto: `{ $seed }`
daily-steps = { $steps ->
    [one] Un paso
   *[other] { $steps } pasos
} de SHA-256 desde la semilla deben dar el sello de { $season }: `{ $end }`. `unobot verify` lo comprueba en tu registro.
daily-line = { $deal }, { $day }
daily-own = solo lo ves tú
daily-over = Ese fue tu reparto del día
daily-points = **{ $points }** puntos
daily-round = { $mark } Ronda { $number }: { $square ->
    [w] ganada
   *[other] perdida
}, { $points }
daily-square = { $square ->
    [w] ganada
    [c] perdida por poco
   *[other] perdida
}
daily-totals = Todos los asientos: { $totals }
daily-streak = 🔥 { $now ->
    [one] **1** día seguido
   *[other] **{ $now }** días seguidos
} · récord: { $best }
daily-beaten = 📊 Mejor que **{ $beaten }** de otras { $others } personas aquí
daily-quartiles = La mayoría de las { $played } personas de aquí tiene entre { $low } y { $high }. En el medio: { $middle }.
daily-posted = unobot daily { $day } · { $deal }
daily-record = Este es el registro de tus rondas con la semilla. `unobot verify { $file }` comprueba la semilla, las cartas y cada jugada de las IA.
button-daily-play = Jugar
button-daily-go-on = Seguir jugando
button-daily-back = Todos los repartos
button-daily-yesterday = Ayer
button-daily-today = Hoy
button-daily-open = Jugar el reparto de hoy
button-daily-record = Mi registro

refused-daily-date = No conozco esa fecha. Escríbela así: { $today }.
refused-daily-future = El reparto de { $day } aún no está abierto: llega { $when }. El de hoy es { $today }.
refused-daily-gone = Este intento ya no se guarda. `/uno daily` muestra los repartos de hoy.
refused-daily-broken = El registro de este intento fue alterado y no puede continuar. `/uno daily` muestra los repartos de hoy.
refused-daily-version = Este reparto es de la versión { $version } y yo reparto la { $known }. `/uno daily` muestra los que puedes jugar.
refused-daily-over = El tiempo para el reparto de { $day } se acabó. `/uno daily` muestra los repartos de hoy.
refused-daily-erased = Empezaste este reparto y después borraste tus datos. Cada reparto se empieza una sola vez: juega el siguiente.
refused-daily-server = El reparto de un servidor solo se empieza en ese servidor. Aquí puedes jugar el mundial.
refused-daily-elsewhere = Este resultado es de otro servidor. Publícalo allí.
refused-daily-not-over = Puedes publicar un resultado tras la última ronda, en un servidor.
refused-daily-sealed = La semilla es secreta hasta que acabe el día. Vuelve a preguntar { $when }.
