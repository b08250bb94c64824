## Cards

color = { $color ->
    [R] Red
    [Y] Yellow
    [G] Green
   *[B] Blue
}
face = { $face ->
    [S] Skip
    [R] Reverse
    [D2] Draw Two
    [W] Wild
    [WD4] Wild Draw Four
    [WSW] Wild Swap Hands
    [WSH] Wild Shuffle Hands
    [WC] Wild Customizable
   *[other] { $face }
}
card = { $color ->
    [R] Red
    [Y] Yellow
    [G] Green
   *[B] Blue
} { $face ->
    [S] Skip
    [R] Reverse
    [D2] Draw Two
   *[other] { $face }
}
# A wild whose color has been chosen.
card-wild = { $face ->
    [WD4] Wild Draw Four
    [WSW] Wild Swap Hands
    [WSH] Wild Shuffle Hands
    [WC] Wild Customizable
   *[W] Wild
} ({ $color ->
    [R] red
    [Y] yellow
    [G] green
   *[B] blue
})
# On a card button, beside the picture of its color: at most three characters.
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
# The same with the letter of the color. \u00A0 is a space that does not break a line.
card-lettered = { $color ->
    [R] R
    [Y] Y
    [G] G
   *[B] B
}{ "\u00A0" }{ $short }
# All cards of one color in a hand, e.g. "🔺 Red: 3, 7, Skip". \u00A0 is a space that does not break a line.
hand-color = { $emoji }{ "\u00A0" }{ $color }: { $cards }
hand-wilds = { $emoji }{ "\u00A0" }{ $cards }
hand-hidden = { $emoji }{ "\u00A0" }{ $count } face down
# On the button of a card that its owner hasn't seen yet.
card-hidden-short = ?
cards = { $count ->
    [one] { $count } card
   *[other] { $count } cards
}
points = { $count ->
    [one] { $count } point
   *[other] { $count } points
}
