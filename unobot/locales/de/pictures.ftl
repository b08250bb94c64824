## Bilder in Worten

alt-top = Oben liegt: { $card }
alt-seat = Platz { $number }, { $name }: { $count ->
    [one] { $count } Karte
   *[other] { $count } Karten
}
alt-table = { $top }. { $way }. Reihum: { $seats }.
alt-scores = { $name }: { $points }.
alt-sheet = Punktetabelle, Ziel { $target } Punkte, Runde für Runde. { $scores }

## Wie der Tisch gezeigt wird

more-look-picture = **Tisch zeichnen** zeigt ihn allen von oben, mit allen Plätzen im Kreis.
more-look-text = **Nur Text** zeigt den Tisch wieder in wenigen Worten.
button-look-picture = Tisch zeichnen
button-look-text = Nur Text
note-look-picture = Der Tisch wird ab jetzt von oben gezeichnet.
note-look-text = Der Tisch steht ab jetzt in wenigen Worten da.
refused-only-host-look = Wie der Tisch gezeigt wird, wählt nur der Host; Host ist **{ $host }**.
