button-notify-me = Sag mir Bescheid
button-notify-me-off = Kein Bescheid mehr
notify-me-on = Ich pinge dich hier an, wenn in { $channel } der nächste Tisch eröffnet wird.
notify-me-off = Ich pinge dich nicht mehr an, wenn in { $channel } ein Tisch eröffnet wird.
notify-me-call = { $mentions }, hier ist ein neuer Tisch eröffnet: Drückt **Mitspielen** für einen Platz.
refused-notify-me-full = In diesem Kanal wollen schon so viele Bescheid, dass ich niemanden mehr aufnehmen kann.
