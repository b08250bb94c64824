color = { $color ->
    [R] 赤
    [Y] 黄色
    [G] 緑
   *[B] 青
}
face = { $face ->
    [S] スキップ
    [R] リバース
    [D2] ドロー2
    [W] ワイルド
    [WD4] ワイルドドロー4
    [WSW] とりかえっこワイルド
    [WSH] シャッフルワイルド
    [WC] 白いワイルド
   *[other] { $face }
}
card = { $color ->
    [R] 赤
    [Y] 黄色
    [G] 緑
   *[B] 青
}の{ $face ->
    [S] スキップ
    [R] リバース
    [D2] ドロー2
   *[other] { $face }
}
card-wild = { $face ->
    [WD4] ワイルドドロー4
    [WSW] とりかえっこワイルド
    [WSH] シャッフルワイルド
    [WC] 白いワイルド
   *[W] ワイルド
}（{ $color ->
    [R] 赤
    [Y] 黄色
    [G] 緑
   *[B] 青
}）
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
    [R] 赤
    [Y] 黄
    [G] 緑
   *[B] 青
}{ "\u00A0" }{ $short }
hand-color = { $emoji }{ "\u00A0" }{ $color }：{ $cards }
hand-wilds = { $emoji }{ "\u00A0" }{ $cards }
hand-hidden = { $emoji }{ "\u00A0" }裏向き{ $count }枚
card-hidden-short = ?
cards = { $count }枚
points = { $count }点
