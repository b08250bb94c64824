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
fair-proof-lobby = 这能证明：按下 **开始** 之前，牌桌就显示了这个指纹。如果你当时记下了，而且两者一致，就没有人为这些玩家挑过牌。
fair-proof-ready = 这能证明：之前一场比赛的 **查验发牌** 已向开始这场比赛的人显示过这个指纹。两者一致，就说明按下时没有人挑过牌。
fair-proof-late = 这不能证明：比赛是一键开始的，种子那时才抽出。之前没人能记下指纹，所以无法证明那一刻没有人挑过牌。之后牌没有变过。
fair-proof-tournament = 这能证明：种子由锦标赛的秘密得出，它的指纹 `{ $seal }` 从锦标赛开启时起就在其消息里。锦标赛结束后，查验抽签会公布这个秘密。
fair-coming = 🔒 你下一场一键开始的比赛（例如“独自玩”）已经封好：`{ $seal }`。记下这一行，赛后比对。
fair-trust = 这里无法证明的是：运行机器人的人没有偷看牌。

refused-not-over = 比赛结束之前，洗牌是保密的。
refused-nothing-dealt = 这里没有发过牌。
refused-sealed = 还有一桌在用这副牌。等这一轮最后一桌打完再试。
