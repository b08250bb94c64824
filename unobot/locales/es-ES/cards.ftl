color = { $color ->
    [R] Rojo
    [Y] Amarillo
    [G] Verde
   *[B] Azul
}
face = { $face ->
    [S] Salta
    [R] Cambio de sentido
    [D2] Roba dos
    [W] Comodín
    [WD4] Comodín roba cuatro
    [WSW] Comodín cambia manos
    [WSH] Comodín mezcla manos
    [WC] Comodín personalizable
   *[other] { $face }
}
card = { $face ->
    [S] Salta
    [R] Cambio de sentido
    [D2] Roba dos
   *[other] { $face }
} { $color ->
    [R] rojo
    [Y] amarillo
    [G] verde
   *[B] azul
}
card-wild = { $face ->
    [WD4] Comodín roba cuatro
    [WSW] Comodín cambia manos
    [WSH] Comodín mezcla manos
    [WC] Comodín personalizable
   *[W] Comodín
} ({ $color ->
    [R] rojo
    [Y] amarillo
    [G] verde
   *[B] azul
})
card-short = { $face ->
    [S] ⊘
    [R] ⇄
    [D2] +2
    [W] C
    [WD4] +4
    [WSW] C⇆
    [WSH] C⤨
    [WC] C✱
   *[other] { $face }
}
card-lettered = { $color ->
    [R] Ro
    [Y] Am
    [G] Ve
   *[B] Az
}{ "\u00A0" }{ $short }
hand-color = { $emoji }{ "\u00A0" }{ $color }: { $cards }
hand-wilds = { $emoji }{ "\u00A0" }{ $cards }
hand-hidden = { $emoji }{ "\u00A0" }{ $count } boca abajo
card-hidden-short = ?
cards = { $count ->
    [one] { $count } carta
   *[other] { $count } cartas
}
points = { $count ->
    [one] { $count } punto
   *[other] { $count } puntos
}
