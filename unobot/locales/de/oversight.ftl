oversight-title = Tische auf diesem Server
oversight-table = Tisch
oversight-unknown-channel = ein Kanal, den ich nicht lesen kann
oversight-host = Host { $host }
oversight-stage = { $stage ->
    [lobby] noch nicht begonnen
    [playing] das Match läuft
    [pause] zwischen zwei Runden
    [suspended] wartet, weil ich seinen Kanal nicht erreiche
    [adjourned] wartet, und sein Kanal ist frei
   *[damaged] seine gespeicherten Daten sind nicht lesbar
}
oversight-since = { $stage ->
    [suspended] seit { $when }
    [adjourned] seit { $when }
   *[other] letzte Aktion { $when }
}
oversight-late = Hängt fest: Der Zug war { $when } fällig.
oversight-empty = Auf diesem Server ist kein Tisch offen.
oversight-more = { $count ->
    [one] { $count } weiterer Tisch fehlt hier: Nutze die Befehle in seinem Kanal.
   *[other] { $count } weitere Tische fehlen hier: Nutze die Befehle in ihren Kanälen.
}
oversight-end-what = Wird der Tisch beendet, ist er für alle geschlossen. Das Match kann nicht weitergehen.
button-oversee = Verwalten
button-oversight-list = Alle Tische
button-oversight-refresh = Neu laden
note-oversight-ended = Der Tisch in { $channel } ist geschlossen.
refused-oversight-gone = Dieser Tisch ist schon geschlossen.
refused-oversight-empty = In { $channel } ist kein Tisch. `/unoadmin tables` zeigt alle.
refused-admin-place = Diese Befehle gehören zu einem Server: Nutze sie dort.
refused-admin = Dafür brauchst du das Recht „Server verwalten“.
oversight-free-what = Wird der Kanal freigemacht, wartet der Tisch: `/uno resume` setzt ihn fort.
button-oversight-free = Kanal freimachen
note-unblocked = { $channel } ist frei. Der Tisch wartet auf `/uno resume`.
refused-unblock-free = Dieser Tisch belegt seinen Kanal nicht: `/uno start` eröffnet dort einen anderen.
refused-unblock-running = Dort hängt nichts fest: `/unoadmin end` beendet den Tisch.
