color = { $color ->
    [R] लाल
    [Y] पीला
    [G] हरा
   *[B] नीला
}
face = { $face ->
    [S] स्किप
    [R] रिवर्स
    [D2] ड्रॉ टू
    [W] वाइल्ड
    [WD4] वाइल्ड ड्रॉ फ़ोर
    [WSW] वाइल्ड स्वैप हैंड्स
    [WSH] वाइल्ड शफ़ल हैंड्स
    [WC] वाइल्ड कस्टमाइज़ेबल
   *[other] { $face }
}
card = { $color ->
    [R] लाल
    [Y] पीला
    [G] हरा
   *[B] नीला
} { $face ->
    [S] स्किप
    [R] रिवर्स
    [D2] ड्रॉ टू
   *[other] { $face }
}
card-wild = { $face ->
    [WD4] वाइल्ड ड्रॉ फ़ोर
    [WSW] वाइल्ड स्वैप हैंड्स
    [WSH] वाइल्ड शफ़ल हैंड्स
    [WC] वाइल्ड कस्टमाइज़ेबल
   *[W] वाइल्ड
} ({ $color ->
    [R] लाल
    [Y] पीला
    [G] हरा
   *[B] नीला
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
    [R] ला
    [Y] पी
    [G] ह
   *[B] नी
}{ "\u00A0" }{ $short }
hand-color = { $emoji }{ "\u00A0" }{ $color }: { $cards }
hand-wilds = { $emoji }{ "\u00A0" }{ $cards }
hand-hidden = { $emoji }{ "\u00A0" }{ $count } उल्टे
card-hidden-short = ?
cards = { $count } कार्ड
points = { $count } अंक
