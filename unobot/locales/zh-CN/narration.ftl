narration-deal = **{ $name }** 发第 { $number } 局的牌：翻出 { $emoji } { $card }。
narration-deal-bare = **{ $name }** 发第 { $number } 局的牌。
narration-deal-begins = **{ $name }** 先出。
narration-joined = { $names } 加入了。
narration-put-back = 第一张翻出变色+4，放回了牌堆。
narration-play = **{ $name }** 出了 { $cards }。
narration-play-uno = **{ $name }** 出了 { $cards }，并喊了 UNO。
narration-skip = **{ $name }** 停一轮。
narration-reverse = 出牌方向反转。
narration-draw = **{ $name }** { $count ->
    [0] 没摸到牌：牌堆空了
   *[other] 摸了 { $count } 张
}。
narration-draws-and-misses = **{ $name }** { $count ->
    [0] 没摸到牌（牌堆空了）
   *[other] 摸 { $count } 张
}，停一轮。
narration-draws = **{ $name }** { $count ->
    [0] 没摸到牌：牌堆空了
   *[other] 摸 { $count } 张
}。
narration-pass = **{ $name }** 过牌。
narration-draw-pass = **{ $name }** { $count ->
    [0] 没牌可摸，过牌
    [1] 摸牌后过牌
   *[other] 摸了 { $count } 张后过牌
}。
narration-taken-back = **{ $name }** 收回了 { $cards }。
narration-taken-back-other = **{ $name }** 收回了这一步。
narration-color = **{ $name }** 选了 { $emoji } { $color }。
narration-accept = **{ $name }** { $count ->
    [0] 没摸到牌（牌堆空了）
   *[other] 摸 { $count } 张
}，停一轮。
narration-accept-only = **{ $name }** { $count ->
    [0] 没摸到牌：牌堆空了
   *[other] 摸 { $count } 张
}。
narration-challenge-won = **{ $name }** 质疑成功，**{ $by }** 出牌违规：**{ $by }** { $count ->
    [0] 没摸到牌（牌堆空了）
   *[other] 摸 { $count } 张
}。
narration-challenge-lost = **{ $name }** 质疑失败，**{ $by }** 没有违规：**{ $name }** { $count ->
    [0] 没摸到牌（牌堆空了）
   *[other] 摸 { $count } 张
}，停一轮。
narration-hand = { $told }**{ $name }** 的手牌：{ $cards }
narration-uno = **{ $name }** 喊了 UNO。
narration-caught = **{ $by }** 抓到 **{ $name }** 没喊 UNO：**{ $name }** { $count ->
    [0] 没摸到牌（牌堆空了）
   *[other] 罚摸 { $count } 张
}。
narration-out = **{ $name }** 出完了！
narration-last-left = 只有 **{ $name }** 留到了最后。
narration-placed = **{ $name }** 出完了，名次已定。
narration-over-limit = **{ $name }** 有 { $count } 张牌，这一局出局。
narration-owed = 现在要摸的一共 { $count } 张。
narration-others-draw = 其他人各摸一张。
narration-false-catch = **{ $by }** 抓错了 **{ $name }**，{ $count ->
    [0] 没摸到牌（牌堆空了）
   *[other] 罚摸 { $count } 张
}。
narration-wrong-play = **{ $name }** 想出 { $cards }，但不能出，{ $count ->
    [0] 没摸到牌（牌堆空了）
   *[other] 罚摸 { $count } 张
}。
narration-swap = **{ $name }** 和 **{ $target }** 交换手牌。
narration-shuffle = 所有手牌收起洗匀，重新发牌。
narration-pass-hands = 每人把手牌传给下家。
narration-open = **{ $name }** 的手牌现在亮出来了。
narration-vote-began = 大家投票：万能自定义有什么效果？
narration-voted = **{ $name }** 投了票。
narration-rule = **万能自定义**：{ $rule }。
narration-eliminated = **{ $name }** 被淘汰。
narration-seats = 大家换了座位；现在的顺序：{ $names }。
narration-time = 这一局的时间到了。
narration-reshuffle = 弃牌堆洗匀了，成为新的牌堆。
narration-clock = { $told }_时间到。_
narration-autopilot = { $told }_由 AI 代打。_
narration-skipped = { $told }_其他人投票跳过。_
