narration-deal = **{ $name }** teilt Runde { $number } aus: Aufgedeckt wird { $emoji } { $card }.
narration-deal-bare = **{ $name }** teilt Runde { $number } aus.
narration-deal-begins = **{ $name }** beginnt.
narration-joined = { $names } { $count ->
    [one] spielt mit.
   *[other] spielen mit.
}
narration-put-back = Zuerst kam eine Zieh Vier und ging zurück in den Stapel.
narration-play = **{ $name }** legt { $cards }.
narration-play-uno = **{ $name }** legt { $cards } und sagt Uno.
narration-skip = **{ $name }** setzt aus.
narration-reverse = Die Richtung wechselt.
narration-draw = **{ $name }** zieht { $count ->
    [0] nichts: Der Stapel ist leer
    [one] eine Karte
   *[other] { $count } Karten
}.
narration-draws-and-misses = **{ $name }** zieht { $count ->
    [0] nichts, denn der Stapel ist leer,
    [one] eine Karte
   *[other] { $count } Karten
} und setzt aus.
narration-draws = **{ $name }** zieht { $count ->
    [0] nichts: Der Stapel ist leer
    [one] eine Karte
   *[other] { $count } Karten
}.
narration-pass = **{ $name }** passt.
narration-draw-pass = **{ $name }** { $count ->
    [0] kann nichts ziehen und passt
    [one] zieht und passt
   *[other] zieht { $count } Karten und passt
}.
narration-taken-back = **{ $name }** nimmt { $cards } zurück.
narration-taken-back-other = **{ $name }** nimmt das zurück.
narration-color = **{ $name }** wählt { $emoji } { $color }.
narration-accept = **{ $name }** nimmt { $count ->
    [0] nichts, denn der Stapel ist leer,
    [one] eine Karte
   *[other] { $count } Karten
} und setzt aus.
narration-accept-only = **{ $name }** nimmt { $count ->
    [0] nichts, denn der Stapel ist leer
    [one] eine Karte
   *[other] { $count } Karten
}.
narration-challenge-won = **{ $name }** zweifelt an, und zwar zu Recht: **{ $by }** zieht { $count ->
    [0] nichts, denn der Stapel ist leer
    [one] eine Karte
   *[other] { $count } Karten
}.
narration-challenge-lost = **{ $name }** zweifelt bei **{ $by }** zu Unrecht an: **{ $name }** zieht { $count ->
    [0] nichts, denn der Stapel ist leer,
    [one] eine Karte
   *[other] { $count } Karten
} und setzt aus.
narration-hand = { $told } Die Karten von **{ $name }**: { $cards }
narration-uno = **{ $name }** sagt Uno.
narration-caught = **{ $by }** erwischt **{ $name }** ohne Uno: **{ $name }** zieht { $count ->
    [0] nichts, denn der Stapel ist leer
    [one] eine Karte
   *[other] { $count } Karten
}.
narration-out = **{ $name }** ist fertig!
narration-last-left = **{ $name }** bleibt zuletzt übrig.
narration-placed = **{ $name }** ist fertig und platziert.
narration-over-limit = **{ $name }** hat { $count } Karten und ist aus dieser Runde raus.
narration-owed = { $count ->
    [one] Jetzt ist eine Karte fällig.
   *[other] Jetzt sind { $count } Karten fällig.
}
narration-others-draw = Alle anderen ziehen eine Karte.
narration-false-catch = Falscher Alarm von **{ $by }** gegen **{ $name }**: **{ $by }** zieht { $count ->
    [0] nichts, denn der Stapel ist leer
    [one] eine Karte
   *[other] { $count } Karten
}.
narration-wrong-play = **{ $name }** versucht { $cards } (passt nicht) und zieht { $count ->
    [0] nichts, denn der Stapel ist leer
    [one] eine Karte
   *[other] { $count } Karten
}.
narration-swap = **{ $name }** und **{ $target }** tauschen die Karten.
narration-shuffle = Alle Handkarten werden gemischt und neu ausgeteilt.
narration-pass-hands = Alle geben ihre Handkarten an die nächste Person weiter.
narration-open = Die Karten von **{ $name }** liegen jetzt offen.
narration-vote-began = Alle stimmen ab: Was tut die Blankokarte?
narration-voted = **{ $name }** hat abgestimmt.
narration-rule = **Blankokarte**: { $rule }.
narration-eliminated = **{ $name }** scheidet aus der Partie aus.
narration-seats = Alle wechseln den Platz; jetzt sitzen reihum: { $names }.
narration-time = Die Zeit dieser Runde ist um.
narration-reshuffle = Der Ablagestapel wurde neu gemischt.
narration-clock = { $told } _Die Zeit war um._
narration-autopilot = { $told } _Gespielt von der KI._
narration-skipped = { $told } _Die anderen haben für Überspringen gestimmt._
