preset-official = 官方规则
preset-stacking = 叠加
preset-classic113 = 经典 113
preset-draw-and-play = 摸完再出
preset-party = 派对
preset-no-mercy-like = 绝不留情
preset-teams = 组队
preset-official-what = 可以质疑，要喊 UNO，打到 500 分。
preset-stacking-what = +2 和变色+4 可以累加；先出完者胜，不计分。
preset-classic113-what = 113 张牌，有万能换牌、万能洗牌，和一条由大家投票的规则。
preset-draw-and-play-what = 摸完两张或四张后，同一轮接着出牌。
preset-party-what = 叠加、7 换手牌、0 传手牌、抢出、摸到能出为止。
preset-no-mercy-like-what = 什么都能叠加，手牌到 25 张就出局。
preset-teams-what = 队友面对面坐，一起得分。
group-deck = 牌和比赛
group-start = 第一张牌
group-wild-draw-four = 变色+4
group-drawing = 摸牌
group-special-cards = 特殊的牌
group-uno = UNO
group-end = 怎样结束
group-table = 牌桌上
field-cards = 牌组
field-cards-what = 用哪些牌。
value-cards = { $value ->
    [classic113] 113 张
   *[official] 108 张
}
rule-cards = { $value ->
    [classic113] 牌里多了五张万能牌。**万能换牌**：和你选的一位玩家交换手牌。**万能洗牌**：收起所有手牌，洗匀后重新发。**万能自定义**：效果由第一局之前的投票决定。这五张每张算 40 分；作为最后一张打出时只当普通的变色牌。除了叠加，+2 不能出在变色+4 上。
   *[official] 一副牌有 108 张。
}
field-decks = 副数
field-decks-what = 几副牌洗在一起。
value-decks = { $value }
rule-decks = { $value ->
    [1] 用一副牌。
   *[other] { $value } 副牌洗在一起。
}
field-hand-size = 起手张数
field-hand-size-what = 每人发几张牌。
value-hand-size = { $value } 张
rule-hand-size = 每人发 { $value } 张牌。
field-target = 目标分
field-target-what = 达到多少分赢得比赛。
value-target = { $value } 分
rule-target = 比赛打到 { $value } 分。
field-scoring = 计分
field-scoring-what = 打很多局计分、只打一局不计分，或一局打到只剩一人。
value-scoring = { $value ->
    [single] 只打一局，不计分
    [until_last] 一局打到只剩一人，不计分
   *[points] 按分数
}
rule-scoring = { $value ->
    [single] 一局定胜负：先出完者胜，不计分。
    [until_last] 只打一局，打到只剩一人手里有牌：谁出完，谁就拿下一个名次。
   *[points] 每局按分数计分。
}
field-double-score = 双倍得分
field-double-score-what = 每局得分翻倍。
rule-double-score = 每局得分翻倍。
field-own-stocks = 各自牌堆
field-own-stocks-what = 每个座位从自己的牌堆摸牌，同样的打法摸到同样的牌。
rule-own-stocks = 每个座位从自己的暗牌堆摸牌，同样的打法就会摸到同样的牌。概率和只有一个牌堆时一样。牌堆空了，就借最多的那堆的最后一张。
field-first-card = 第一张牌
field-first-card-what = 开局翻出的第一张牌可以是什么。
value-first-card = { $value ->
    [number_only] 数字牌
    [any] 任意牌
    [none] 不翻牌
   *[official] 官方
}
rule-first-card = { $value ->
    [number_only] 开局翻出的第一张一定是数字牌。
    [any] 开局可以翻出任意牌；翻出变色+4 时，第一位玩家选颜色，摸四张，并停一轮（“摸完再出”时不停）。
    [none] 开局不翻牌：第一局由房主先出，第一张可以是任意牌。
   *[official] 开局翻出的第一张牌会生效。
}
field-wild-draw-four = 变色+4
field-wild-draw-four-what = 什么时候能出，能不能质疑。
value-wild-draw-four = { $value ->
    [strict] 合规时才能出
    [free] 随时能出
   *[challenge] 可以质疑
}
rule-wild-draw-four = { $value ->
    [strict] 变色+4 只有合规时才能出，所以没有质疑。
    [free] 变色+4 随时能出，不能质疑。
   *[challenge] 变色+4 可以被质疑。
}
field-four-needs = 变色+4 合规条件
field-four-needs-what = 手里没有什么牌时，出变色+4 才合规。
value-four-needs = { $value ->
    [no_playable] 没有能出的牌
   *[no_color] 没有当前颜色
}
rule-four-needs = { $value ->
    [no_playable] 手里没有其他能出的牌时（别的变色+4 不算），出变色+4 才合规。
   *[no_color] 手里没有当前颜色的牌时，出变色+4 才合规。
}
field-challenge-shows = 质疑时亮牌
field-challenge-shows-what = 被质疑的手牌给谁看。
value-challenge-shows = { $value ->
    [all] 给所有人看
   *[challenger] 只给质疑者看
}
rule-challenge-shows = { $value ->
    [all] 被质疑的手牌给所有人看。
   *[challenger] 被质疑的手牌只给质疑者看。
}
field-stacking = 叠加
field-stacking-what = 能不能用加牌（+2、变色+4）回应加牌，把总数传给下家。
value-stacking = { $value ->
    [same] 同样的牌
    [raise] 同样的牌或 +4
    [any] 任何加牌
   *[none] 不能
}
rule-stacking = { $value ->
    [same] 加牌可以叠加：用 +2 回应 +2，用变色+4 回应变色+4，总数传给下家。
    [raise] 加牌可以叠加：用同样的牌回应，或用变色+4 回应 +2，总数传给下家。
    [any] 加牌可以叠加：+2 和变色+4 可以互相回应，总数传给下家。
   *[none] 加牌不能叠加。
}
field-reverse-sends-back = 反转退回
field-reverse-sends-back-what = 要摸牌的人可以出反转，退给上家。
rule-reverse-sends-back = 要摸加牌的人可以出一张能出的反转：改由上家来摸。
field-skip-passes-on = 跳过转下家
field-skip-passes-on-what = 要摸牌的人可以出跳过，转给下家。
rule-skip-passes-on = 要摸加牌的人可以出一张能出的跳过：改由下家来摸。
field-draw = 摸牌
field-draw-what = 不出牌时要摸几张。
value-draw = { $value ->
    [until_playable] 摸到能出为止
   *[one] 一张
}
rule-draw = { $value ->
    [until_playable] 不出牌就摸牌，摸到能出的为止。
   *[one] 不出牌就摸一张。
}
field-drawn-card = 摸到的牌
field-drawn-card-what = 摸到能出的牌时可以怎么做。
value-drawn-card = { $value ->
    [must_play] 必须出
    [keep] 留下
   *[may_play] 可以出
}
rule-drawn-card = { $value ->
    [must_play] 摸到能出的牌必须出。
    [keep] 摸牌后这一轮就结束：摸到的牌留在手里。
   *[may_play] 摸到能出的牌可以马上出。
}
field-must-play = 能出必出
field-must-play-what = 有能出的牌就必须出，不能改为摸牌。
rule-must-play = 手里有能出的牌，就不能改为摸牌。
field-play-after-drawing = 摸完再出
field-play-after-drawing-what = 摸完两张或四张后，接着出牌。
rule-play-after-drawing = 摸完 +2 或变色+4 的牌以后，不停一轮，接着出牌。
field-blind-draw = 盲摸
field-blind-draw-what = 摸到的牌要等下次轮到自己才能看。
rule-blind-draw = 摸到的牌背面朝上，自己也看不到，直到下次轮到自己；摸牌的这一轮不能出它。
field-seven = 7 换手牌
field-seven-what = 出 7 时，和你选的一位玩家交换手牌。
rule-seven = 出 **7** 时，和你选的一位玩家交换手牌。
field-zero = 0 传手牌
field-zero-what = 出 0 时，每人把手牌传给下家。
rule-zero = 出 **0** 时，每人把手牌传给下家。
field-jump-in = 抢出
field-jump-in-what = 完全相同的牌，没轮到也可以出。
rule-jump-in = 手里有和最上面完全相同的牌，没轮到也可以抢出；之后从抢出的人接着往下轮。
field-several = 一次多张
field-several-what = 数字或符号相同的牌可以一起出。
rule-several = 数字或符号相同的牌可以在一轮里一起出。
field-bomb = 炸弹
field-bomb-what = 一次出三张或更多，其他人各摸一张。
rule-bomb = 一次出三张或更多，其他人各摸一张。
field-uno = 喊 UNO
field-uno-what = 怎样喊 UNO。
value-uno = { $value ->
    [strict] 剩一张时才能喊
    [announced] 自动喊
    [off] 不用喊
   *[call] 要喊
}
rule-uno = { $value ->
    [strict] 手里只剩一张牌以后，喊 UNO 才算数。
    [announced] UNO 会自动喊出。
    [off] 不用喊 UNO。
   *[call] 只剩一张牌时要喊 UNO。
}
field-uno-penalty = 漏喊 UNO 罚
field-uno-penalty-what = 没喊 UNO 被抓到的人罚摸几张。
value-uno-penalty = { $value ->
    [0] 不罚
   *[other] { $value } 张
}
rule-uno-penalty = { $value ->
    [0] 没喊 UNO 被抓到也不罚。
   *[other] 没喊 UNO 被抓到，罚摸 { $value } 张。
}
field-false-catch = 抓错罚
field-false-catch-what = 抓错人的人罚摸几张。
value-false-catch = { $value ->
    [0] 不罚
   *[other] { $value } 张
}
rule-false-catch = { $value ->
    [0] 抓错不罚。
   *[other] 抓错罚摸 { $value } 张。
}
field-wrong-play = 出错罚
field-wrong-play-what = 出了不能出的牌，罚摸几张。
value-wrong-play = { $value ->
    [0] 不罚
   *[other] { $value } 张
}
rule-wrong-play = { $value ->
    [0] 出错不罚。
   *[other] 出了不能出的牌，罚摸 { $value } 张。
}
field-hand-limit = 手牌上限
field-hand-limit-what = 手牌到多少张就算太多。
value-hand-limit = { $value ->
    [0] 没有
   *[other] { $value } 张
}
rule-hand-limit = { $value ->
    [0] 手牌多少张都可以。
   *[other] 手牌上限是 { $value } 张。
}
field-at-limit = 到上限时
field-at-limit-what = 手牌到上限的人会怎样。
value-at-limit = { $value ->
    [no_draw] 不能再摸
   *[out] 出局
}
rule-at-limit = { $value ->
    [no_draw] 手牌到上限的人不能用摸牌代替出牌，可以过牌；别人加给的牌仍然要摸。
   *[out] 一步之后手牌到上限的人，这一局出局；这些牌仍然算分给赢家。
}
field-last-card = 最后一张
field-last-card-what = 最后一张牌可以是什么。
value-last-card = { $value ->
    [no_action] 不能是功能牌
    [no_wild] 不能是万能牌
   *[any] 任意牌
}
rule-last-card = { $value ->
    [no_action] 最后一张不能是功能牌或万能牌。
    [no_wild] 最后一张不能是万能牌。
   *[any] 最后一张可以是任意牌。
}
field-teams = 组队
field-teams-what = 队友面对面坐，一起得分。
rule-teams = 队友面对面坐：一起得分，只算对手手里的牌。
field-elimination = 淘汰
field-elimination-what = 每局之后，手牌分数最多的人退出。
rule-elimination = 每局之后，手牌分数最多的人退出；留到最后的人赢得比赛，与目标分无关。
field-revenge = 加倍反击
field-revenge-what = 用叠加回应时，总数翻倍。
rule-revenge = 用叠加回应时，先把总数翻倍，再加上新的张数，最多 50 张。
field-open-hands = 明牌
field-open-hands-what = 手牌少于这个张数就要亮出来。
value-open-hands = { $value ->
    [0] 从不
   *[other] 少于 { $value } 张时
}
rule-open-hands = { $value ->
    [0] 手牌不亮出来。
   *[other] 手牌少于 { $value } 张时，亮给所有人看。
}
field-no-hints = 不标能出的牌
field-no-hints-what = 能出的牌没有标记。
rule-no-hints = 手里能出的牌没有标记。
field-reshuffle-seats = 抽签换座
field-reshuffle-seats-what = 每局开始前，大家抽签换座位。
rule-reshuffle-seats = 从第二局起，每局开始前大家抽签换座位；得分跟着人走，下一个发牌的是上一位发牌者在新座位上的左边那位。
field-blitz = 限时局
field-blitz-what = 一局最多打多久；到时手里分最少者胜。
value-blitz = { $value ->
    [0] 关
   *[other] 每局 { $value } 秒
}
rule-blitz = { $value ->
    [0] 一局不限时间。
   *[other] 一局最多 { $value } 秒；到时手里分最少者胜。
}
field-turn-seconds = 每步时限
field-turn-seconds-what = 每一步最多用多久。
value-turn-seconds = { $value ->
    [0] 随服务器
   *[other] { $value } 秒
}
rule-turn-seconds = { $value ->
    [0] 每一步的时限按服务器的设置。
   *[other] 每一步最多 { $value } 秒。
}

house-rules-title = 这场比赛的规则
house-rules-preset = 选一套预设
house-rules-group = 改单条规则
house-rules-other-number = 别的数字…
house-rules-code = 粘贴规则代码
house-rules-code-label = 别桌显示的代码
house-rules-number-label = { $low } 到 { $high } 之间的数字
refused-only-host-rules = 只有房主能改规则；房主是 { $host }。
refused-running-rules = 比赛已经开始，规则不能再改。
refused-no-such-number = 请填 { $low } 到 { $high } 之间的数字。
