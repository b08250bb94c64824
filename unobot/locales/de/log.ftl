## Was geschehen ist

told-deal = **{ $name }** teilt Runde { $number } aus: Aufgedeckt wird { $emoji } { $card }.
told-deal-bare = **{ $name }** teilt Runde { $number } aus.
told-deal-begins = **{ $name }** beginnt.
told-joined = { $count ->
    [one] Eine neue Person spielt mit.
   *[other] { $count } neue Leute spielen mit.
}
told-put-back = Zuerst kam eine Zieh Vier und ging zurück in den Stapel.
told-play = **{ $name }** legt { $cards }.
told-play-uno = **{ $name }** legt { $cards } und sagt Uno.
told-skip = **{ $name }** setzt aus.
told-reverse = Die Richtung wechselt.
told-draw = **{ $name }** zieht { $count ->
    [0] nichts: Der Stapel ist leer
    [one] eine Karte
   *[other] { $count } Karten
}.
told-draws-and-misses = **{ $name }** zieht { $count ->
    [0] nichts, denn der Stapel ist leer,
    [one] eine Karte
   *[other] { $count } Karten
} und setzt aus.
told-draws = **{ $name }** zieht { $count ->
    [0] nichts: Der Stapel ist leer
    [one] eine Karte
   *[other] { $count } Karten
}.
told-pass = **{ $name }** passt.
told-taken-back = **{ $name }** nimmt { $cards } zurück.
told-taken-back-other = **{ $name }** nimmt das zurück.
told-color = **{ $name }** wählt { $emoji } { $color }.
told-accept = **{ $name }** nimmt { $count ->
    [0] nichts, denn der Stapel ist leer,
    [one] eine Karte
   *[other] { $count } Karten
} und setzt aus.
told-accept-only = **{ $name }** nimmt { $count ->
    [0] nichts, denn der Stapel ist leer
    [one] eine Karte
   *[other] { $count } Karten
}.
told-challenge-won = **{ $name }** zweifelt an, und zwar zu Recht: **{ $by }** zieht { $count ->
    [0] nichts, denn der Stapel ist leer
    [one] eine Karte
   *[other] { $count } Karten
}.
told-challenge-lost = **{ $name }** zweifelt bei **{ $by }** zu Unrecht an: **{ $name }** zieht { $count ->
    [0] nichts, denn der Stapel ist leer,
    [one] eine Karte
   *[other] { $count } Karten
} und setzt aus.
told-hand = { $told } Die Karten von **{ $name }**: { $cards }
told-uno = **{ $name }** sagt Uno.
told-caught = **{ $by }** erwischt **{ $name }** ohne Uno: **{ $name }** zieht { $count ->
    [0] nichts, denn der Stapel ist leer
    [one] eine Karte
   *[other] { $count } Karten
}.
told-out = **{ $name }** ist fertig!
told-last-left = **{ $name }** bleibt zuletzt übrig.
told-placed = **{ $name }** ist fertig und platziert.
told-over-limit = **{ $name }** hat { $count } Karten und ist aus dieser Runde raus.
told-owed = { $count ->
    [one] Jetzt ist eine Karte fällig.
   *[other] Jetzt sind { $count } Karten fällig.
}
told-others-draw = Alle anderen ziehen eine Karte.
told-false-catch = Falscher Alarm von **{ $by }** gegen **{ $name }**: **{ $by }** zieht { $count ->
    [0] nichts, denn der Stapel ist leer
    [one] eine Karte
   *[other] { $count } Karten
}.
told-wrong-play = **{ $name }** versucht { $cards } (passt nicht) und zieht { $count ->
    [0] nichts, denn der Stapel ist leer
    [one] eine Karte
   *[other] { $count } Karten
}.
told-swap = **{ $name }** und **{ $target }** tauschen die Karten.
told-shuffle = Alle Handkarten werden gemischt und neu ausgeteilt.
told-pass-hands = Alle geben ihre Handkarten an die nächste Person weiter.
told-open = Die Karten von **{ $name }** liegen jetzt offen.
told-vote-began = Alle stimmen ab: Was tut die Blankokarte?
told-voted = **{ $name }** hat abgestimmt.
told-rule = **Blankokarte**: { $rule }.
told-eliminated = **{ $name }** scheidet aus der Partie aus.
told-seats = Alle wechseln den Platz; jetzt sitzen reihum: { $names }.
told-time = Die Zeit dieser Runde ist um.
told-reshuffle = Der Ablagestapel wurde neu gemischt.
told-clock = { $told } _Die Zeit war um._
told-autopilot = { $told } _Gespielt von der KI._
