round-out = **{ $name }** gewinnt Runde { $number }
round-drawn = Runde { $number } endet unentschieden
round-out-with = **{ $name }** legte als letzte Karte { $emoji } { $card }.
round-drawn-won = Niemand wurde fertig, und **{ $name }** hatte die wenigsten Punkte auf der Hand.
round-drawn-tied = Niemand wurde fertig, und die wenigsten Punkte gab es zweimal: Niemand bekommt Punkte.
round-last-left = **{ $name }** bleibt zuletzt übrig.
round-until-last = **{ $name }** war zuerst fertig.
round-scored = Das gibt { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
}.
round-hands = **Übrige Karten**
round-hand = **{ $name }**, { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
}: { $cards }
round-next = Die nächste Runde beginnt { $when }.
round-next-soon = Gleich beginnt die nächste Runde.
round-ready = Bereit dafür: { $names }.
button-ready = Bereit

scores-title = **Punktestand**, Ziel: { $target } Punkte
placing-title = **Platzierung**
match-won = 🏆 **{ $name }** gewinnt die Partie
match-won-team = 🏆 **{ $name }** und **{ $partner }** gewinnen die Partie
match-closed = Die Partie wurde vorzeitig beendet
match-closed-scores = Das ist der Punktestand bis jetzt; niemand gewinnt.
match-again = **Revanche** gibt allen, die noch da sind, wieder ihren Platz; **Andere Regeln** tut das auch, und ihr könnt vorher die Regeln ändern.
match-sealed = 🔒 Ein anderer Tisch spielt diese Karten noch. Deshalb stehen Karten, Punkte und Höhepunkte erst hier, wenn der letzte Tisch dieser Runde fertig ist.
match-uncounted = Außerhalb von Servern zählt eine Partie für keine Statistik.
match-of-ais = Nur KIs haben diese Partie zu Ende gespielt, also zählt sie für niemanden.
match-of-nobody = Am Ende war niemand mehr da, also zählt die Partie für niemanden.
match-followed = Die nächste Partie in dieser Besetzung steht weiter unten.
match-seed = 🔓 Siegel geöffnet · `{ $seed }`
button-other-rules = Andere Regeln
refused-not-of-the-match = Die nächste Partie kann nur starten, wer bei dieser dabei war: `/uno start` eröffnet dir einen eigenen Tisch.
