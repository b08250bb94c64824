vote-title = Was tut die Blankokarte?
vote-how = Alle haben eine Stimme; bei Gleichstand entscheidet das Los.
vote-option = { $count ->
    [one] { $number }. { $rule }: eine Stimme
   *[other] { $number }. { $rule }: { $count } Stimmen
}
vote-open = Es fehlen noch: { $names }.
vote-voted = Du hast für { $number } gestimmt.
button-vote = { $number } ({ $count })
custom-others-draw = alle anderen ziehen eine Karte
custom-pass-hands = alle geben ihre Handkarten an die nächste Person weiter
custom-target-draws = jemand deiner Wahl zieht zwei Karten
custom-skip-all = alle anderen setzen aus, und du bist noch einmal dran
custom-swap = du tauschst die Karten mit jemandem deiner Wahl
