button-join = Mitspielen
button-start = Starten
button-invite = Einladen
button-change-rules = Regeln ändern

lobby-title = Uno: Wer spielt mit?
lobby-how = Drücke **Mitspielen** für einen Platz. **{ $host }** startet die Partie.
lobby-how-start = **{ $host }** startet die Partie.
lobby-rematch = Uno: Revanche?
lobby-rematch-how = Los geht es, wenn alle hier **Revanche** gedrückt haben, oder wenn **{ $host }** **Starten** drückt.
lobby-free = ▫️ _frei_
lobby-waiting = Ihr braucht zwei: Warte auf jemanden, oder hole eine KI dazu.
lobby-waiting-teams = Teams brauchen { $needed } Plätze: Es fehlen noch { $missing }. Warte, oder hole KIs dazu.
lobby-ready = { $seats ->
    [10] Alle zehn Plätze sind besetzt.
   *[other] Es kann losgehen; bis zu zehn können mitspielen.
}
lobby-rules = Regeln: **{ $preset }** · { $what }
lobby-time-control = Tempo: { $pace }
lobby-access-invited = ✉️ Mitspielen nur mit Einladung.
lobby-access-closed = 🔒 Niemand kommt mehr dazu.
lobby-until = Schließt von selbst { $when }, falls niemand dazukommt.
lobby-until-start = Schließt von selbst { $when }, falls die Partie nicht beginnt.
lobby-add-ai = KI mitspielen lassen
lobby-remove-ai = Eine KI entfernen

lobby-closed = Dieser Tisch ist geschlossen
lobby-again = `/uno start` eröffnet den nächsten Tisch.
