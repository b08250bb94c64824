## Ende von Runden und Partien

round-out = **{ $name }** gewinnt Runde { $number }
round-drawn = Runde { $number } endet unentschieden
round-out-with = **{ $name }** legte als letzte Karte { $emoji } { $card }.
round-drawn-won = Niemand wurde fertig, und **{ $name }** hatte die wenigsten Punkte auf der Hand.
round-last-left = **{ $name }** bleibt zuletzt übrig.
round-until-last = **{ $name }** war zuerst fertig.
round-scored = Das gibt { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
}.
round-drawn-tied = Niemand wurde fertig, und die wenigsten Punkte gab es zweimal: Niemand bekommt Punkte.
round-hands = **Noch auf der Hand**
round-hand = **{ $name }**, { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
}: { $cards }
round-next = Die nächste Runde beginnt { $when }.
round-ready = Bereit dafür: { $names }.
round-next-soon = Gleich beginnt die nächste Runde.
scores-title = **Punktestand**, Ziel: { $target } Punkte
match-won-team = 🏆 **{ $name }** und **{ $partner }** gewinnen die Partie
placing-title = **Platzierung**
match-won = 🏆 **{ $name }** gewinnt die Partie
match-closed = Die Partie wurde vorzeitig beendet
match-closed-scores = Das ist der Punktestand bis jetzt; niemand gewinnt.
lobby-closed = Dieser Tisch ist geschlossen
match-again = **Revanche** gibt allen, die noch da sind, wieder ihren Platz; **Andere Regeln** tut das auch, und ihr könnt vorher die Regeln ändern.
match-followed = Die nächste Partie in dieser Besetzung steht weiter unten.
lobby-again = `/uno start` eröffnet den nächsten Tisch.
match-seed = Alles Mischen kam aus dem Startwert `{ $seed }`

## Ging es fair zu?

fair-title = Fairness prüfen
fair-yes = Es wurde fair gemischt: Alles folgt aus dem Geheimnis, das vor der Partie feststand ({ $drawn }).
fair-no = Hier stimmt etwas nicht: Die Karten folgen nicht aus dem Geheimnis, das vor der Partie feststand.
fair-not-kept = Der Startwert ist nicht der, dessen Fingerabdruck der Tisch gezeigt hat.
fair-wrong = Zeile { $line } der Aufzeichnung: { $what ->
    [commitment] Der Fingerabdruck gehört nicht zum Startwert.
    [source] Aus dem Startwert folgt kein Mischen.
    [drawn] Was gezogen wurde, folgt nicht aus dem Startwert.
   *[rules] Das sagen die Regeln nicht.
}
fair-unsealed = Diesen Tisch hat eine ältere Version eröffnet, die vorher keinen Fingerabdruck gezeigt hat. Soweit es reicht, folgt alles aus dem Startwert ({ $drawn }).
fair-shuffles = { $count ->
    [one] einmal gemischt
   *[other] { $count }-mal gemischt
}
fair-lots = { $count ->
    [one] einmal gelost
   *[other] { $count }-mal gelost
}
fair-drawn = { $shuffles }, { $lots }
fair-commitment = 🔒 Fingerabdruck, vor der Partie gezeigt: `{ $commitment }`
fair-seed = 🔑 Geheimer Startwert mit diesem Fingerabdruck (SHA-256): `{ $seed }`
fair-start = ▶️ Kennung des Drucks auf Starten, mit eingemischt: `{ $start }`.
fair-began = Gedrückt wurde { $when }.
fair-yourself = Niemand muss uns das glauben: Die Datei enthält die ganze Partie. `unobot verify record.jsonl` prüft sie, ebenso jedes Programm, das nach der Seite `docs/fair-deals.md` geschrieben ist.
fair-trust = Was sich so nicht zeigen lässt: dass die Karten auch für die Leute hinter diesem Bot verdeckt blieben.
