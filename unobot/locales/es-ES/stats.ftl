stats-title = 📊 { $name }
stats-record = 🏆 { $matches ->
    [one] **1** partida
   *[other] **{ $matches }** partidas
} · **{ $wins }** ganadas ({ $share })
stats-rating = 📈 En una mesa media de cuatro ganaría el **{ $share }** ({ $low }–{ $high })
stats-unrated = 📈 Valoración: **?** · { $played } de { $needed } partidas con otras personas
stats-points = 🪙 { $points ->
    [one] **1** punto
   *[other] **{ $points }** puntos
} por ronda
stats-streak = 🔥 Más victorias seguidas: **{ $best }** · ahora: **{ $now }**
stats-unos = 👁️ Sin decir Uno: pilló a **{ $caught }** · le pillaron **{ $missed }**
stats-challenges = ⚖️ Desafíos: **{ $right }** acertados · **{ $wrong }** fallados
stats-colors = 🎨 Colores pedidos: { $colors }
stats-color = { $emoji } { $most ->
    [yes] **{ $color } { $count }**
   *[no] { $color } { $count }
}
stats-places = 🕑 Últimos puestos, el más nuevo al final: { $places }
stats-legend = 👑 ganadas · 🪙 puntos por ronda · 🔥 más victorias seguidas · 👁️ pilló, ❗ le pillaron · ⚖️ desafíos ✓ acertados, ✗ fallados
stats-none = { $name } aún no ha terminado ninguna partida aquí.
stats-none-own = Aún no has terminado ninguna partida aquí. Juega una y empiezan tus estadísticas.
stats-none-filtered = Ninguna partida de { $name } encaja. Elige otra temporada u otras reglas.
stats-partial = Aquí no cuentan las partidas de los servidores en los que se te vetó.
button-stats-mine = Mis estadísticas
button-post = Publicar aquí

refused-stats-bot = { $name } es un bot. Solo las personas tienen estadísticas.
refused-stats-direct = Aquí solo muestro tus estadísticas. Pide las de otros en un servidor.
refused-stats-season-direct = En los mensajes directos muestro juntas todas tus partidas. Pide temporadas y reglas en un servidor.
refused-season = Aquí no hay ninguna temporada “{ $season }”. Elige una de estas: { $seasons }.
refused-rules-unplayed = Nadie ha terminado aquí una partida con estas reglas. Elige otras.
refused-post = No puedes escribir en este canal, así que no publico por ti.
refused-posted = Esta página ya está en el canal.
season-all = Desde siempre
season-all-rules = Todas las reglas

rating-line = 📈 Valoración: { $told }
rating-change = **{ $name }** { $before } → **{ $after }** ({ $low }–{ $high })
rating-unsettled = **{ $name }** ? ({ $played } de { $needed } partidas)
