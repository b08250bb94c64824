tables-yours = Deine Tische
tables-which = Welcher Tisch?
tables-turn = **du bist dran**
tables-wait = **{ $name }** ist dran
tables-waits = wartet, weil niemand da ist
tables-until = endet { $when }
tables-pause = zwischen zwei Runden
tables-next = die nächste Runde beginnt { $when }
tables-lobby = noch nicht begonnen
tables-suspended = wartet auf `/uno resume`
tables-over = vorbei
tables-more = { $count ->
    [one] { $count } weiterer Tisch fehlt hier: Öffne deine Karten dort.
   *[other] { $count } weitere Tische fehlen hier: Öffne deine Karten dort.
}
tables-notify-me = **Sag mir Bescheid** pingt dich an, wenn in diesem Kanal der nächste Tisch eröffnet wird.
tables-empty = Du hast an keinem Tisch einen Platz: `/uno start` eröffnet einen.
