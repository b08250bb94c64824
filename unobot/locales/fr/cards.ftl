color = { $color ->
    [R] Rouge
    [Y] Jaune
    [G] Vert
   *[B] Bleu
}
face = { $face ->
    [S] Passe ton tour
    [R] Inversion
    [D2] +2
    [W] Joker
    [WD4] Joker +4
    [WSW] Joker Échange
    [WSH] Joker Mélange
    [WC] Joker Perso
   *[other] { $face }
}
card = { $face ->
    [S] Passe ton tour
    [R] Inversion
    [D2] +2
   *[other] { $face }
} { $color ->
    [R] rouge
    [Y] jaune
    [G] { $face ->
        [R] verte
       *[other] vert
    }
   *[B] { $face ->
        [R] bleue
       *[other] bleu
    }
}
card-wild = { $face ->
    [WD4] Joker +4
    [WSW] Joker Échange
    [WSH] Joker Mélange
    [WC] Joker Perso
   *[W] Joker
} ({ $color ->
    [R] rouge
    [Y] jaune
    [G] vert
   *[B] bleu
})
card-short = { $face ->
    [S] ⊘
    [R] ⇄
    [D2] +2
    [W] Jok
    [WD4] +4
    [WSW] J⇆
    [WSH] J⤨
    [WC] J✱
   *[other] { $face }
}
card-lettered = { $color ->
    [R] R
    [Y] J
    [G] V
   *[B] B
}{ "\u00A0" }{ $short }
hand-color = { $emoji }{ "\u00A0" }{ $color } : { $cards }
hand-wilds = { $emoji }{ "\u00A0" }{ $cards }
hand-hidden = { $emoji }{ "\u00A0" }{ $count } face cachée
card-hidden-short = ?
cards = { $count ->
    [one] { $count } carte
   *[other] { $count } cartes
}
points = { $count ->
    [one] { $count } point
   *[other] { $count } points
}
