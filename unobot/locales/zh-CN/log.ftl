told-deal = **{ $name }** 发第 { $number } 局的牌：翻出 { $emoji } { $card }。
told-deal-bare = **{ $name }** 发第 { $number } 局的牌。
told-deal-begins = **{ $name }** 先出。
told-joined = { $count } 位新玩家加入。
told-put-back = 第一张翻出变色+4，放回了牌堆。
told-play = **{ $name }** 出了 { $cards }。
told-play-uno = **{ $name }** 出了 { $cards }，并喊了 UNO。
told-skip = **{ $name }** 停一轮。
told-reverse = 出牌方向反转。
told-draw = **{ $name }** { $count ->
    [0] 没摸到牌：牌堆空了
   *[other] 摸了 { $count } 张
}。
told-draws-and-misses = **{ $name }** { $count ->
    [0] 没摸到牌（牌堆空了）
   *[other] 摸 { $count } 张
}，停一轮。
told-draws = **{ $name }** { $count ->
    [0] 没摸到牌：牌堆空了
   *[other] 摸 { $count } 张
}。
told-pass = **{ $name }** 过牌。
told-taken-back = **{ $name }** 收回了 { $cards }。
told-taken-back-other = **{ $name }** 收回了这一步。
told-color = **{ $name }** 选了 { $emoji } { $color }。
told-accept = **{ $name }** { $count ->
    [0] 没摸到牌（牌堆空了）
   *[other] 摸 { $count } 张
}，停一轮。
told-accept-only = **{ $name }** { $count ->
    [0] 没摸到牌：牌堆空了
   *[other] 摸 { $count } 张
}。
told-challenge-won = **{ $name }** 质疑成功，**{ $by }** 出牌违规：**{ $by }** { $count ->
    [0] 没摸到牌（牌堆空了）
   *[other] 摸 { $count } 张
}。
told-challenge-lost = **{ $name }** 质疑失败，**{ $by }** 没有违规：**{ $name }** { $count ->
    [0] 没摸到牌（牌堆空了）
   *[other] 摸 { $count } 张
}，停一轮。
told-hand = { $told } **{ $name }** 的手牌：{ $cards }
told-uno = **{ $name }** 喊了 UNO。
told-caught = **{ $by }** 抓到 **{ $name }** 没喊 UNO：**{ $name }** { $count ->
    [0] 没摸到牌（牌堆空了）
   *[other] 罚摸 { $count } 张
}。
told-out = **{ $name }** 出完了！
told-last-left = 只有 **{ $name }** 留到了最后。
told-placed = **{ $name }** 出完了，名次已定。
told-over-limit = **{ $name }** 有 { $count } 张牌，这一局出局。
told-owed = 现在要摸的一共 { $count } 张。
told-others-draw = 其他人各摸一张。
told-false-catch = **{ $by }** 抓错了 **{ $name }**，{ $count ->
    [0] 没摸到牌（牌堆空了）
   *[other] 罚摸 { $count } 张
}。
told-wrong-play = **{ $name }** 想出 { $cards }，但不能出，{ $count ->
    [0] 没摸到牌（牌堆空了）
   *[other] 罚摸 { $count } 张
}。
told-swap = **{ $name }** 和 **{ $target }** 交换手牌。
told-shuffle = 所有手牌收起洗匀，重新发牌。
told-pass-hands = 每人把手牌传给下家。
told-open = **{ $name }** 的手牌现在亮出来了。
told-vote-began = 大家投票：万能自定义有什么效果？
told-voted = **{ $name }** 投了票。
told-rule = **万能自定义**：{ $rule }。
told-eliminated = **{ $name }** 被淘汰。
told-seats = 大家换了座位；现在的顺序：{ $names }。
told-time = 这一局的时间到了。
told-reshuffle = 弃牌堆洗匀了，成为新的牌堆。
told-clock = { $told } _时间到。_
told-autopilot = { $told } _由 AI 代打。_
