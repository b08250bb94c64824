button-join = Mitspielen
button-start = Starten
button-open = Tisch eröffnen
button-start-alone = Gegen eine KI spielen
button-start-ais = { $ais ->
    [one] Mit einer KI spielen
   *[other] Mit { $ais } KIs spielen
}
button-length-round = Kurzes Spiel: eine Runde
button-quick = Kurzes Spiel
button-length-points = Partie bis { $target } Punkte
button-invite = Einladen
button-change-rules = Regeln ändern

lobby-title = Uno: Wer spielt mit?
lobby-how = Drücke **Mitspielen** für einen Platz. **{ $host }** startet die Partie.
lobby-how-start = **{ $host }** startet die Partie.
lobby-rematch = Uno: Revanche?
lobby-rematch-how = Los geht es, wenn alle hier **Revanche** gedrückt haben, oder wenn **{ $host }** **Starten** drückt.
lobby-free = ▫️ _frei_
lobby-missing = { $ais ->
    [one] Es fehlt noch eine Person. Warte auf jemanden, oder spiel gleich gegen eine KI.
   *[other] Es fehlen noch { $ais } Personen. Warte auf sie, oder lass gleich KIs mitspielen.
}
lobby-waiting-teams = Teams brauchen { $needed } Plätze: Es fehlen noch { $missing }. Warte, oder hole KIs dazu.
lobby-ready = { $seats ->
    [10] Alle zehn Plätze sind besetzt.
   *[other] Es kann losgehen; bis zu zehn können mitspielen.
}
lobby-rules = Regeln: **{ $preset }** · { $what }
lobby-time-control = Tempo: { $pace }
lobby-even = Ebenbürtig: Diese KI spielt etwa so gut wie die Leute hier. Gewinnen sie, wird die nächste Partie schwerer. Verlieren sie, wird sie leichter.
lobby-access-invited = ✉️ Mitspielen nur mit Einladung.
lobby-access-closed = 🔒 Niemand kommt mehr dazu.
lobby-until = Schließt von selbst { $when }, falls niemand dazukommt.
lobby-until-start = Schließt von selbst { $when }, falls die Partie nicht beginnt.
lobby-add-ai = KI mitspielen lassen
lobby-remove-ai = Eine KI entfernen

lobby-closed = Dieser Tisch ist geschlossen
lobby-limited-rules = 🔒 Die Serverleitung hat die Regeln festgelegt, darum hat dieser Tisch jetzt die des Servers.
lobby-limited-ais = 🔒 Die Serverleitung hat die Zahl der KIs begrenzt, darum mussten welche gehen.
