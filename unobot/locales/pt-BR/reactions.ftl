reactions-title = Reagir
reactions-body = A mesa toda vê a sua reação por um momento. Você pode reagir a cada 10 segundos.
reactions-who = Silenciar alguém …
reactions-mute = Silenciar { $name }
reactions-hear = Deixar de silenciar { $name }
button-react = Reagir
button-reactions-on = Reações: sim
button-reactions-off = Reações: não
reaction-laugh = Ha ha!
reaction-ouch = Ah, não!
reaction-clap = Muito bem!
reaction-think = Hmm…
reaction-fire = Pegando fogo!
reaction-wave = Olá!
reaction-in-words = **{ $name }**: { $words }
note-reacted = A mesa toda está vendo: { $emoji }
refused-reaction-now = Dá para reagir durante uma partida.
refused-reaction-soon = { $seconds ->
    [one] Você pode reagir de novo em { $seconds } segundo.
   *[other] Você pode reagir de novo em { $seconds } segundos.
}
refused-reactions-off = As reações estão desligadas nesta mesa.
refused-reactions-here = As reações estão desligadas neste canal.
refused-reactions-own = As suas reações estão desligadas. `/uno me` liga de novo.
refused-reactions-muted = Quem comanda a mesa silenciou as suas reações.
refused-only-host-reactions = Só quem comanda a mesa silencia as reações: **{ $host }**.
preferences-reactions-on = Reações: sim
preferences-reactions-off = Reações: não
preferences-reactions-what = Se você pode reagir e vê as reações nas suas telas.
server-settings-reactions = Reações
server-settings-reactions-what = Se é possível mostrar uma pequena reação na mesa.
server-settings-reactions-on = sim
server-settings-reactions-off = não
