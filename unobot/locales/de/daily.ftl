## Tagesspiele: `/uno daily`

daily-title = 🗓️ Tagesspiel · { $day }
daily-how = Fünf Runden allein gegen drei KIs: ein Versuch, keine Uhr. Gewinnst du eine Runde, bekommst du die Punkte aller anderen Hände. Verlierst du sie, kostet dich das die Punkte deiner eigenen Hand.
daily-squares = 🟩 gewonnen · 🟨 verloren mit höchstens { $close } Punkten auf der Hand · 🟥 verloren mit mehr
daily-world = 🌍 Das Spiel der Welt
daily-server = 🏠 Das Spiel dieses Servers
daily-new = Noch nicht gespielt.
daily-begun = Du hast angefangen. Mach weiter, wo du aufgehört hast.
daily-replaced = Du hast es in einer anderen Version des Bots angefangen, und diese kann es nicht fortsetzen. Du kannst neu beginnen.
daily-damaged = Die gespeicherten Daten dieses Spiels sind nicht lesbar, darum lässt es sich nicht spielen. Bitte sag es den Leuten, die mich betreiben.
daily-unfinished = Du hast es angefangen, und die Zeit dafür ist abgelaufen.
daily-missed = Du hast es nicht gespielt.
daily-change = Die nächsten Spiele kommen { $when }, um Mitternacht UTC. Einen begonnenen Versuch kannst du bis { $until } beenden.
daily-sealed = 🔒 Alle Spiele von { $season } hier wurden vor dem ersten versiegelt: `{ $end }`
daily-seed = 🔑 Der geheime Startwert dieses Spiels: `{ $seed }`
daily-steps = { $steps ->
    [one] Ein SHA-256-Schritt
   *[other] { $steps } SHA-256-Schritte
} vom Startwert müssen das Siegel von { $season } ergeben: `{ $end }`. `unobot verify` prüft das in deinem Protokoll.
daily-line = { $deal }, { $day }
daily-own = nur du siehst das
daily-over = Das war dein Tagesspiel
daily-points = **{ $points }** Punkte
daily-round = { $mark } Runde { $number }: { $square ->
    [w] gewonnen
   *[other] verloren
}, { $points }
daily-square = { $square ->
    [w] gewonnen
    [c] knapp verloren
   *[other] verloren
}
daily-totals = Alle Plätze: { $totals }
daily-streak = 🔥 { $now ->
    [one] **1** Tag
   *[other] **{ $now }** Tage
} in Folge · Rekord: { $best }
daily-beaten = 📊 Besser als **{ $beaten }** von { $others } anderen hier
daily-quartiles = Die meisten der { $played } Leute hier haben { $low } bis { $high }. In der Mitte liegt { $middle }.
daily-posted = unobot daily { $day } · { $deal }
daily-record = Das Protokoll deiner Runden mit dem Startwert. `unobot verify { $file }` prüft den Startwert, die Karten und jeden Zug der KIs.
button-daily-play = Spielen
button-daily-go-on = Weiterspielen
button-daily-back = Alle Tagesspiele
button-daily-yesterday = Gestern
button-daily-today = Heute
button-daily-open = Heutiges Spiel spielen
button-daily-record = Mein Protokoll

refused-daily-date = Dieses Datum kenne ich nicht. Schreib es so: { $today }.
refused-daily-future = Das Spiel vom { $day } ist noch nicht da: Es kommt { $when }. Das von heute ist { $today }.
refused-daily-gone = Dieser Versuch ist nicht mehr gespeichert. `/uno daily` zeigt die Spiele von heute.
refused-daily-broken = Die Aufzeichnung dieses Versuchs wurde verändert, darum lässt er sich nicht fortsetzen. `/uno daily` zeigt die Spiele von heute.
refused-daily-version = Dieses Spiel hat die Version { $version }, und ich gebe Version { $known }. `/uno daily` zeigt, was du spielen kannst.
refused-daily-over = Die Zeit für das Spiel vom { $day } ist vorbei. `/uno daily` zeigt die Spiele von heute.
refused-daily-erased = Du hast dieses Tagesspiel begonnen und dann deine Daten gelöscht. Jedes lässt sich nur einmal beginnen: Spiel das nächste.
refused-daily-server = Das Spiel eines Servers beginnt man auf diesem Server. Hier kannst du das der Welt spielen.
refused-daily-elsewhere = Dieses Ergebnis gehört zu einem anderen Server. Zeig es dort.
refused-daily-not-over = Ein Ergebnis kannst du nach der letzten Runde auf einem Server zeigen.
refused-daily-sealed = Der Startwert bleibt geheim, bis der Tag vorbei ist. Frag { $when } noch einmal.
