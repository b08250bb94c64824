color = { $color ->
    [R] Rot
    [Y] Gelb
    [G] Grün
   *[B] Blau
}
face = { $face ->
    [S] Aussetzen
    [R] Richtungswechsel
    [D2] Zieh Zwei
    [W] Farbwahl
    [WD4] Zieh Vier
    [WSW] Tauschkarte
    [WSH] Mischkarte
    [WC] Blankokarte
   *[other] { $face }
}
card = { $color ->
    [R] Rot
    [Y] Gelb
    [G] Grün
   *[B] Blau
} { $face ->
    [S] Aussetzen
    [R] Richtungswechsel
    [D2] Zieh Zwei
   *[other] { $face }
}
card-wild = { $face ->
    [WD4] Zieh Vier
    [WSW] Tauschkarte
    [WSH] Mischkarte
    [WC] Blankokarte
   *[W] Farbwahl
} ({ $color ->
    [R] rot
    [Y] gelb
    [G] grün
   *[B] blau
})
card-short = { $face ->
    [S] ⊘
    [R] ⇄
    [D2] +2
    [W] W
    [WD4] +4
    [WSW] W⇆
    [WSH] W⤨
    [WC] W✱
   *[other] { $face }
}
card-lettered = { $color ->
    [R] R
    [Y] Ge
    [G] Gr
   *[B] B
}{ "\u00A0" }{ $short }
hand-color = { $emoji }{ "\u00A0" }{ $color }: { $cards }
hand-wilds = { $emoji }{ "\u00A0" }{ $cards }
hand-hidden = { $emoji }{ "\u00A0" }{ $count } verdeckt
card-hidden-short = ?
cards = { $count ->
    [one] { $count } Karte
   *[other] { $count } Karten
}
points = { $count ->
    [one] { $count } Punkt
   *[other] { $count } Punkte
}
