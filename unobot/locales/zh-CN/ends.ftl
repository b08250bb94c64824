round-out = **{ $name }** 赢了第 { $number } 局
round-drawn = 第 { $number } 局打成僵局
round-out-with = **{ $name }** 用 { $emoji } { $card } 出完了牌。
round-drawn-won = 没有人能出完，**{ $name }** 手里的分最少。
round-last-left = 只有 **{ $name }** 留到了最后。
round-until-last = **{ $name }** 最先出完。
round-scored = 得 { $points } 分。
round-drawn-tied = 没有人能出完，手里分最少的也不止一人：这局没人得分。
round-hands = **手里剩下的牌**
round-hand = **{ $name }**，{ $points } 分：{ $cards }
round-next = 下一局 { $when } 开始。
round-ready = 已准备：{ $names }。
round-next-soon = 下一局马上开始。
scores-title = **得分**，目标 { $target } 分
match-won-team = 🏆 **{ $name }** 和 **{ $partner }** 赢得比赛
placing-title = **名次**
match-won = 🏆 **{ $name }** 赢得比赛
match-closed = 比赛提前结束
match-closed-scores = 以下是到目前为止的得分；没有人获胜。
lobby-closed = 这桌已关闭
match-again = **再来一场**：还在的人全部重新入座；**换规则**：也一样，但可以先改规则。
match-followed = 这些玩家的下一场比赛在下面。
lobby-again = 用 `/uno start` 开下一桌。
match-seed = 所有洗牌都来自种子 `{ $seed }`

fair-title = 查验发牌
fair-yes = 发牌公平：{ $drawn }都出自比赛开始前就定好的秘密。
fair-no = 这次发牌有问题：它不是出自比赛前就定好的秘密。
fair-not-kept = 这个种子的指纹和牌桌当初公布的不一样。
fair-wrong = 记录第 { $line } 行：{ $what ->
    [commitment] 指纹和种子对不上。
    [source] 从种子算不出任何洗牌。
    [drawn] 抽到的结果和种子对不上。
   *[rules] 这与规则不符。
}
fair-unsealed = 这桌是旧版本开的，当时没有事先公布指纹。就能查到的来说：{ $drawn }都出自种子。
fair-shuffles = { $count ->
    [1] 仅有的一次洗牌
   *[other] 全部 { $count } 次洗牌
}
fair-lots = { $count } 次抽签
fair-drawn = { $shuffles }和 { $lots }
fair-commitment = 🔒 比赛前公布的指纹：`{ $commitment }`
fair-seed = 🔑 秘密种子，它的指纹（SHA-256）如上：`{ $seed }`
fair-start = ▶️ 按下“开始”那一次的编号，也混入其中：`{ $start }`。
fair-began = 按下的时间：{ $when }。
fair-yourself = 不必听我们一面之词：文件里有整场比赛。用 `unobot verify record.jsonl` 可以查验，任何按 `docs/fair-deals.md` 这一页写的程序也可以。
fair-trust = 这里无法证明的是：运行机器人的人没有偷看牌。
