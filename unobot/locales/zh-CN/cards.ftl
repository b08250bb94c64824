color = { $color ->
    [R] 红色
    [Y] 黄色
    [G] 绿色
   *[B] 蓝色
}
face = { $face ->
    [S] 跳过
    [R] 反转
    [D2] +2
    [W] 变色
    [WD4] 变色+4
    [WSW] 万能换牌
    [WSH] 万能洗牌
    [WC] 万能自定义
   *[other] { $face }
}
card = { $color ->
    [R] 红
    [Y] 黄
    [G] 绿
   *[B] 蓝
}{ $face ->
    [S] 跳过
    [R] 反转
    [D2] +2
   *[other] { $face }
}
card-wild = { $face ->
    [WD4] 变色+4
    [WSW] 万能换牌
    [WSH] 万能洗牌
    [WC] 万能自定义
   *[W] 变色
}（{ $color ->
    [R] 红
    [Y] 黄
    [G] 绿
   *[B] 蓝
}）
card-short = { $face ->
    [S] ⊘
    [R] ⇄
    [D2] +2
    [W] 变
    [WD4] +4
    [WSW] 换
    [WSH] 洗
    [WC] 自定
   *[other] { $face }
}
card-lettered = { $color ->
    [R] 红
    [Y] 黄
    [G] 绿
   *[B] 蓝
}{ "\u00A0" }{ $short }
hand-color = { $emoji }{ "\u00A0" }{ $color }：{ $cards }
hand-wilds = { $emoji }{ "\u00A0" }{ $cards }
hand-hidden = { $emoji }{ "\u00A0" }{ $count } 张背面朝上
card-hidden-short = ?
cards = { $count } 张牌
points = { $count } 分
