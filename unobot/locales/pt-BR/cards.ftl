color = { $color ->
    [R] Vermelho
    [Y] Amarelo
    [G] Verde
   *[B] Azul
}
face = { $face ->
    [S] Pular
    [R] Inverter
    [D2] +2
    [W] Curinga
    [WD4] Curinga +4
    [WSW] Curinga Trocar Mãos
    [WSH] Curinga Embaralhar Mãos
    [WC] Curinga Personalizável
   *[other] { $face }
}
card = { $face ->
    [S] Pular
    [R] Inverter
    [D2] +2
   *[other] { $face }
} { $color ->
    [R] vermelho
    [Y] amarelo
    [G] verde
   *[B] azul
}
card-wild = { $face ->
    [WD4] Curinga +4
    [WSW] Curinga Trocar Mãos
    [WSH] Curinga Embaralhar Mãos
    [WC] Curinga Personalizável
   *[W] Curinga
} ({ $color ->
    [R] vermelho
    [Y] amarelo
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
    [R] Vm
    [Y] Am
    [G] Vd
   *[B] Az
}{ "\u00A0" }{ $short }
hand-color = { $emoji }{ "\u00A0" }{ $color }: { $cards }
hand-wilds = { $emoji }{ "\u00A0" }{ $cards }
hand-hidden = { $emoji }{ "\u00A0" }{ $count ->
    [one] { $count } virada para baixo
   *[other] { $count } viradas para baixo
}
card-hidden-short = ?
cards = { $count ->
    [0] 0 cartas
    [one] { $count } carta
   *[other] { $count } cartas
}
points = { $count ->
    [0] 0 pontos
    [one] { $count } ponto
   *[other] { $count } pontos
}
