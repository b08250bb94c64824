button-explain = Warum nicht?
explain-title = Was du legen kannst, und warum
explain-fits = Kannst du legen.
explain-no-match = Passt nicht: Lege { $color }, die gleiche Zahl oder das gleiche Symbol wie { $top }, oder eine Farbwahlkarte.
explain-cannot-stack = Gibt nicht weiter, was du ziehen sollst: { $owed ->
    [one] eine Karte
   *[other] { $owed } Karten
}.
explain-unseen = Verdeckt: Sie wird für dich aufgedeckt, wenn du wieder dran bist.
explain-penalty = Passt nicht und kostet dich { $count ->
    [one] eine Karte
   *[other] { $count } Karten
}, wenn du es versuchst.
explain-more = { $count ->
    [one] Und noch ein Grund bei anderen Karten.
   *[other] Und noch { $count } Gründe bei anderen Karten.
}
