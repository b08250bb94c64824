## Der Coach nach einer Partie

button-coach = Coach
button-coach-replay = In der Wiederholung zeigen
coach-title = Coach
coach-result = **Ergebnis.** Du hast { $won } von { $rounds } { $rounds ->
    [one] Runde
   *[other] Runden
} gewonnen, das ist { $difference } gegenüber einem gleichen Anteil.
coach-luck = Davon machten die Karten { $cards } aus, und alles andere, etwa das Spiel, { $rest }.
coach-some = { $count ->
    [one] Eine Entscheidung hat dich deutlich Chancen gekostet:
   *[other] Diese { $count } Entscheidungen haben dich am meisten gekostet:
}
coach-none = Nichts fiel auf: Keine deiner Entscheidungen hat deine Chancen deutlich gesenkt. Gut gespielt!
coach-lapse = **Runde { $round }.** Dein Zug: **{ $made }**. Besser: **{ $better }**.
coach-why-uno = Ohne Uno können dich andere erwischen.
coach-why-next = Die nächste Person hatte nur { $count ->
    [one] { $count } Karte
   *[other] { $count } Karten
}.
coach-why-void = Die nächste Person hatte gezogen, statt { $color } zu legen.
coach-why-wild = So bleibt der Joker für später.
coach-why-color = Danach hast du { $count ->
    [one] eine Karte
   *[other] { $count } Karten
} der Farbe { $color }.
coach-won = Der bessere Zug gewinnt etwa { $more } von 100 solchen Runden mehr ({ $low } bis { $high }).
coach-first = Mit dem besseren Zug wirst du in etwa { $more } von 100 solchen Runden mehr Erster ({ $low } bis { $high }).
coach-stayed = Mit dem besseren Zug bleibst du in etwa { $more } von 100 solchen Runden mehr in der Partie ({ $low } bis { $high }).
coach-how = Jede Entscheidung wird danach beurteilt, was du sehen konntest. Die verdeckten Karten werden viele Male neu verteilt, und Experten spielen die Runde zu Ende.
refused-coach-not-seated = Du hast diese Partie nicht gespielt. Der Coach sieht sich nur deine eigenen Entscheidungen an.
refused-coach-often = Ich bin gerade mehrere Partien für dich durchgegangen. Versuch es in einer Minute noch einmal.
refused-coach-failed = Ich konnte diese Partie nicht durchgehen. Versuch es gleich noch einmal.
