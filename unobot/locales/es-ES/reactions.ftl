reactions-title = Reaccionar
reactions-body = Durante un momento, toda la mesa ve tu reacción. Puedes reaccionar cada 10 segundos.
reactions-who = Silenciar a alguien …
reactions-mute = Silenciar a { $name }
reactions-hear = Dejar de silenciar a { $name }
button-react = Reaccionar
button-reactions-on = Reacciones: sí
button-reactions-off = Reacciones: no
reaction-laugh = ¡Ja, ja!
reaction-ouch = ¡Oh, no!
reaction-clap = ¡Muy bien!
reaction-think = Mmm…
reaction-fire = ¡En racha!
reaction-wave = ¡Hola!
reaction-in-words = **{ $name }**: { $words }
note-reacted = Toda la mesa la ve: { $emoji }
refused-reaction-now = Se puede reaccionar durante una partida.
refused-reaction-soon = { $seconds ->
    [one] Podrás reaccionar en { $seconds } segundo.
   *[other] Podrás reaccionar en { $seconds } segundos.
}
refused-reactions-off = Las reacciones están desactivadas en esta mesa.
refused-reactions-here = Las reacciones están desactivadas en este canal.
refused-reactions-own = Tus reacciones están desactivadas. `/uno me` las activa.
refused-reactions-muted = Quien organiza ha silenciado tus reacciones en esta mesa.
refused-only-host-reactions = Solo quien organiza silencia las reacciones: es **{ $host }**.
preferences-reactions-on = Reacciones: sí
preferences-reactions-off = Reacciones: no
preferences-reactions-what = Si puedes reaccionar y ves las reacciones en tus pantallas.
server-settings-reactions = Reacciones
server-settings-reactions-what = Si se puede mostrar una pequeña reacción en la mesa.
server-settings-reactions-on = sí
server-settings-reactions-off = no
