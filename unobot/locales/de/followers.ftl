button-follow = Sag mir Bescheid
button-unfollow = Kein Bescheid mehr
follow-on = Du wirst hier gerufen, wenn in { $channel } der nächste Tisch eröffnet wird.
follow-off = Du wirst nicht mehr gerufen, wenn in { $channel } ein Tisch eröffnet wird.
call-next = { $mentions }, hier ist ein neuer Tisch eröffnet: Drückt **Mitspielen** für einen Platz.
refused-too-many-followers = In diesem Kanal wollen schon so viele Bescheid, dass ich niemanden mehr aufnehmen kann.
