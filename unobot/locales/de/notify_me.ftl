button-notify-me = Sag mir Bescheid
button-notify-me-off = Kein Bescheid mehr
notify-me-on = Du wirst hier gerufen, wenn in { $channel } der nächste Tisch eröffnet wird.
notify-me-off = Du wirst nicht mehr gerufen, wenn in { $channel } ein Tisch eröffnet wird.
notify-me-call = { $mentions }, hier ist ein neuer Tisch eröffnet: Drückt **Mitspielen** für einen Platz.
refused-notify-me-full = In diesem Kanal wollen schon so viele Bescheid, dass ich niemanden mehr aufnehmen kann.
