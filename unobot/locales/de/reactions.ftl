reactions-title = Reagieren
reactions-body = Alle sehen deine Reaktion am Tisch für einen Moment. Du kannst alle 10 Sekunden reagieren.
reactions-who = Jemanden stummschalten …
reactions-mute = { $name } stummschalten
reactions-hear = { $name } nicht mehr stummschalten
button-react = Reagieren
button-reactions-on = Reaktionen: an
button-reactions-off = Reaktionen: aus
reaction-laugh = Haha!
reaction-ouch = Oh nein!
reaction-clap = Stark!
reaction-think = Hmm …
reaction-fire = Läuft!
reaction-wave = Hallo!
reaction-in-words = **{ $name }**: { $words }
note-reacted = Alle am Tisch sehen es: { $emoji }
refused-reaction-now = Reagieren kannst du während einer Partie.
refused-reaction-soon = { $seconds ->
    [one] Du kannst in { $seconds } Sekunde wieder reagieren.
   *[other] Du kannst in { $seconds } Sekunden wieder reagieren.
}
refused-reactions-off = An diesem Tisch sind Reaktionen aus.
refused-reactions-here = In diesem Kanal sind Reaktionen aus.
refused-reactions-own = Deine Reaktionen sind aus. Mit `/uno me` schaltest du sie an.
refused-reactions-muted = Der Host hat deine Reaktionen an diesem Tisch stummgeschaltet.
refused-only-host-reactions = Reaktionen schaltet nur der Host stumm; Host ist **{ $host }**.
preferences-reactions-on = Reaktionen: an
preferences-reactions-off = Reaktionen: aus
preferences-reactions-what = Ob du reagieren kannst und Reaktionen auf deinen Ansichten siehst.
server-settings-reactions = Reaktionen
server-settings-reactions-what = Ob man am Tisch eine kleine Reaktion zeigen kann.
server-settings-reactions-on = an
server-settings-reactions-off = aus
