button-check-deal = 查验发牌
fair-title = 查验发牌
fair-sealed = 🔒 牌堆开局前已封好 · `{ $seal }`
fair-sealed-how = 所有牌的顺序都已定下，谁也改不了。想核对，就记下这一行。比赛结束后，用 **查验发牌** 打开封印，两者必须一致。
fair-yes = 发牌公平：{ $drawn }都出自比赛前就封好的秘密。
fair-no = 这次发牌有问题：它不是出自比赛前就封好的秘密。
fair-not-kept = 这个种子的指纹和牌桌当初公布的不一样。
fair-wrong = 记录第 { $line } 行：{ $what ->
    [commitment] 指纹和种子对不上。
    [source] 从种子算不出任何洗牌。
    [drawn] 抽到的结果和种子对不上。
   *[rules] 这与规则不符。
}
fair-shuffles = { $count ->
    [1] 仅有的一次洗牌
   *[other] 全部 { $count } 次洗牌
}
fair-lots = { $count } 次抽签
fair-drawn = { $shuffles }和 { $lots }
fair-commitment = 🔒 比赛前公布的指纹：`{ $commitment }`
fair-seed = 🔑 秘密种子，它的指纹（SHA-256）如上：`{ $seed }`
fair-start = ▶️ 按下 **开始** 那一次的编号，也混入其中：`{ $start }`。
fair-began = 按下的时间：{ $when }。
fair-call = ▶️ 叫玩家到{ $table ->
    [first] 本轮第一桌
   *[own] 这张牌桌
}的那条消息的编号，也混入其中：`{ $start }`。
fair-called = 发出的时间：{ $when }。
fair-yourself = 不必听我们一面之词：文件里有整场比赛。用 `unobot verify record.jsonl` 可以查验，任何按 `docs/fair-deals.md` 这一页写的程序也可以。
fair-trust = 这里无法证明的是：运行机器人的人没有偷看牌。

refused-not-over = 比赛结束之前，洗牌是保密的。
refused-nothing-dealt = 这里没有发过牌。
refused-sealed = 还有一桌在用这副牌。等这一轮最后一桌打完再试。
