stats-title = 📊 { $name }
stats-record = 🏆 { $matches ->
    [one] **1** Partie
   *[other] **{ $matches }** Partien
} · **{ $wins }** gewonnen ({ $share })
stats-rating = 📈 Gewinnt an einem durchschnittlichen Vierertisch etwa **{ $share }** ({ $low }–{ $high })
stats-unrated = 📈 Wertung: **?** · { $played } von { $needed } Partien mit anderen Leuten
stats-points = 🪙 { $points ->
    [one] **1** Punkt
   *[other] **{ $points }** Punkte
} pro Runde
stats-streak = 🔥 Meiste Siege in Folge: **{ $best }** · jetzt: **{ $now }**
stats-unos = 👁️ Ohne Uno erwischt: **{ $caught }** andere · **{ $missed }**-mal selbst
stats-challenges = ⚖️ Angezweifelt: **{ $right }**-mal zu Recht · **{ $wrong }**-mal zu Unrecht
stats-colors = 🎨 Gewünschte Farben: { $colors }
stats-color = { $emoji } { $most ->
    [yes] **{ $color } { $count }**
   *[no] { $color } { $count }
}
stats-places = 🕑 Letzte Plätze, der neueste zuletzt: { $places }
stats-legend = 👑 gewonnen · 🪙 Punkte pro Runde · 🔥 meiste Siege in Folge · 👁️ andere erwischt, ❗ selbst erwischt · ⚖️ angezweifelt: ✓ zu Recht, ✗ zu Unrecht
stats-none = { $name } hat hier noch keine Partie beendet.
stats-none-own = Du hast hier noch keine Partie beendet. Spiel eine, dann beginnt deine Statistik.
stats-none-filtered = Keine passende Partie von { $name }. Wähle eine andere Saison oder andere Regeln.
stats-partial = Partien auf Servern, auf denen du gesperrt bist, zählen hier nicht mit.
button-stats-mine = Meine Statistik
button-post = Hier posten

refused-stats-bot = { $name } ist ein Bot. Nur Menschen haben eine Statistik.
refused-stats-direct = Hier zeige ich nur deine eigene Statistik. Die von anderen gibt es auf einem Server.
refused-stats-season-direct = In Direktnachrichten zeige ich alle deine Partien zusammen. Saisons und Regeln gibt es auf einem Server.
refused-season = Die Saison „{ $season }“ gibt es hier nicht. Wähle eine davon: { $seasons }.
refused-rules-unplayed = Mit diesen Regeln hat hier noch niemand eine Partie beendet. Wähle andere.
refused-post = Du kannst in diesem Kanal nicht schreiben, also poste ich hier nichts für dich.
refused-posted = Diese Seite steht schon im Kanal.
season-all = Insgesamt
season-all-rules = Alle Regeln

rating-line = 📈 Wertung: { $told }
rating-change = **{ $name }** { $before } → **{ $after }** ({ $low }–{ $high })
rating-unsettled = **{ $name }** ? ({ $played } von { $needed } Partien)
