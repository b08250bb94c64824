### Simplified Chinese
### Written by: an AI (Claude), November 2026
### Reviewed: no
### Beta: no

### words

## about

language-name = 简体中文

## cards

color = { $color ->
    [R] 红色
    [Y] 黄色
    [G] 绿色
    [P] 粉色
    [T] 青色
    [O] 橙色
    [U] 紫色
   *[B] 蓝色
}
face = { $face ->
    [S] 跳过
    [R] 反转
    [D2] +2
    [D4] +4
    [SA] 全员跳过
    [DA] 同色全出
    [H1] 发射1次
    [H2] 发射2次
    [TH] 交换手牌
    [W] 万能牌
    [WD4] 万能+4
    [WSW] 万能换牌
    [WSH] 万能洗牌
    [WC] 万能自定义
    [WR4] 万能反转+4
    [WRL] 万能轮盘
    [WD6] 万能+6
    [WD10] 万能+10
    [WRV] 万能反转
    [WSK] 万能跳过
    [WS2] 万能跳过两人
    [WD2] 万能+2
    [WT2] 万能指定+2
    [WFS] 万能强制换牌
    [WAH] 万能全员发射
    [WHF] 万能连射
    [WAA] 万能双重攻击
    [D1] +1
    [D5] +5
    [F] 翻面
    [WDC] 万能+同色
   *[other] { $face }
}
card = { $color ->
    [R] 红
    [Y] 黄
    [G] 绿
    [P] 粉
    [T] 青
    [O] 橙
    [U] 紫
   *[B] 蓝
}{ $face ->
    [S] 跳过
    [R] 反转
    [D2] +2
    [D4] +4
    [SA] 全员跳过
    [DA] 同色全出
    [H1] 发射1次
    [H2] 发射2次
    [TH] 交换手牌
    [D1] +1
    [D5] +5
    [F] 翻面
   *[other] { $face }
}
card-wild = { $wild }（{ $color ->
    [R] 红
    [Y] 黄
    [G] 绿
    [P] 粉
    [T] 青
    [O] 橙
    [U] 紫
   *[B] 蓝
}）
card-short = { $face ->
    [S] ⊘
    [R] ⇄
    [D2] +2
    [D4] +4
    [SA] ⊘+
    [DA] ⇊
    [H1] ↯1
    [H2] ↯2
    [TH] ⇆
    [W] 万
    [WD4] +4
    [WSW] 换
    [WSH] 洗
    [WC] 自定
    [WR4] ⇄4
    [WRL] ◎
    [WD6] +6
    [WD10] +10
    [WRV] ⇄
    [WSK] ⊘
    [WS2] ⊘2
    [WD2] +2
    [WT2] ◎2
    [WFS] ⇆
    [WAH] ↯∀
    [WHF] ↯
    [WAA] ↯↯
    [D1] +1
    [D5] +5
    [F] ◪
    [WDC] +◎
   *[other] { $face }
}
card-lettered = { $color ->
    [R] 红
    [Y] 黄
    [G] 绿
    [P] 粉
    [T] 青
    [O] 橙
    [U] 紫
   *[B] 蓝
}{ "\u00A0" }{ $short }
hand-color = { $emoji }{ "\u00A0" }{ $color }：{ $cards }
hand-wilds = { $emoji }{ "\u00A0" }{ $cards }
hand-hidden = { $emoji }{ "\u00A0" }{ $count } 张背面朝上
card-hidden-short = ?
cards = { $count } 张牌
points = { $count } 分
rounds-won = 赢 { $count } 局

## moves

move-play = 出 { $card }
move-play-uno = 出 { $card } 并喊 UNO
move-draw = 摸牌
move-pass = 留下摸到的牌
move-pass-empty = 过牌：没有牌可摸了
move-challenge = 质疑 { $name }
move-accept = 摸 { $owed } 张
move-accept-until = 摸到{ $color }为止
move-uno = 喊 UNO
move-catch = 抓 { $name }
move-color = 选{ $color }
move-at = { $move }，选 { $name }
move-at-draws = { $move }：{ $name } 摸两张牌
move-passes-hands = { $move }，大家传手牌
move-penalized = { $draws ->
    [press] { $move }：违反规则，罚按 { $count } 次发牌器
   *[draw] { $move }：违反规则，罚摸 { $count } 张
}
move-vote = 投票：{ $rule }
move-time = 结束这一局：时间到了
move-take-back = 收回你的上一步

refused-by-setting = { $told }规则：{ $setting }。
refused-seat-out = 你这一局已经打完了。
refused-vote-first = 要先等大家投票。
refused-already-voted = 你已经投过票了。
refused-no-vote = 现在没有投票。
refused-not-identical = 现在轮到 **{ $name }**。只有另一张 { $top } 可以抢出。
refused-cannot-stack = 你要摸 { $owed } 张，{ $card } 不能把它转给别人。
refused-no-challenge = 你要摸的牌不能质疑。
refused-must-play = { $card } 能出，所以必须出。
refused-at-limit = 你有 { $held } 张牌，已到上限 { $limit } 张，不能再摸。请过牌。
refused-two-on-four = { $card } 不能出在万能+4 上。
refused-four-others-fit = 你手里有别的牌能出，现在不能出{ $card }。
refused-last-card = { $card } 不能作为最后一张牌。
refused-target-first = { $card }：请先选一位玩家。
refused-color-missing = { $card }：请选一种颜色。
refused-bad-target = 请选另一位还在这一局里的玩家。
refused-uno-not-before = 出倒数第二张牌时，或者只剩一张牌后，才能喊 UNO。
refused-uno-by-itself = 这里不用喊 UNO。
refused-no-clock = 这一局不限时间。
refused-no-take-back = 这一步已定，不能再收回。
refused-round-over = 这一局已经结束。
refused-not-your-turn = 现在轮到 **{ $name }**。
refused-color-first = 请先为万能牌选颜色。
refused-answer-first = 先要摸 { $owed } 张牌。
refused-already-drew = 你已经摸过牌了。打出那张或留下。
refused-only-drawn = 摸牌后只能出摸到的那张：{ $card }。
refused-drawn-blind = 你盲摸了一张，这一回合不能再出别的牌。请留下。
refused-not-seen = { $card } 不在你已翻开的牌中。
refused-nothing-drawn = 没有牌可摸，你的回合结束。
refused-draw-first = 要先摸牌，才能留下。
refused-nothing-to-answer = 没有要摸的牌，也没有可质疑的。
refused-no-color-asked = 现在不用选颜色。
refused-not-in-hand = { $card } 不在你手里。
refused-no-match = { $card } 不能出。请出{ $color }、和 { $top } 数字或符号相同的牌，或万能牌。
refused-four-not-legal = 你手里有{ $color }，现在不能出{ $card }。
refused-one-card-only = 这里一次只能出一张牌。
refused-in-order = 有 { $held } 张相同的牌时，只选张数，按颜色顺序出。
refused-no-target = 出这张牌不用选玩家。
refused-uno-not-now = { $held ->
    [1] 现在不能喊 UNO。
   *[other] 最后一张牌才喊 UNO。你有 { $held } 张。
}
refused-uno-already-said = 你已经喊过 UNO 了。
refused-catch-self = 不能抓自己。请喊 UNO。
refused-catch-many-cards = **{ $name }** 有 { $held } 张牌：没什么可抓。
refused-catch-said = **{ $name }** 已经喊过 UNO。
refused-catch-too-late = 来不及抓 **{ $name }** 了。
refused-catch-faster = **{ $by }** 更快，已经抓到了 **{ $name }**。
refused-catch-nobody = 那个座位上没有玩家。

## narration

narration-deal = **{ $name }** 发第 { $number } 局的牌：翻出 { $emoji } { $card }。
narration-deal-bare = **{ $name }** 发第 { $number } 局的牌。
narration-deal-begins = **{ $name }** 先出。
narration-joined = { $names } 加入了。
narration-put-back = 第一张翻出的牌放回了牌堆。
narration-play = **{ $name }** 出了 { $cards }。
narration-play-uno = **{ $name }** 出了 { $cards }，并喊了 UNO。
narration-discarded = 一起打出 { $count } 张：{ $cards }。
narration-skip = **{ $name }** 被跳过。
narration-skip-all = 其他人都被跳过，**{ $name }** 再出一次。
narration-reverse = 出牌方向反转。
narration-draw = **{ $name }** { $count ->
    [0] 没摸到牌：牌堆空了
   *[other] 摸了 { $count } 张
}。
narration-draws-and-misses = **{ $name }** { $count ->
    [0] 没摸到牌（牌堆空了）
   *[other] 摸 { $count } 张
}，停一回合。
narration-draws = **{ $name }** { $count ->
    [0] 没摸到牌：牌堆空了
   *[other] 摸 { $count } 张
}。
narration-presses = **{ $name }** 按了：{ $told }。
narration-presses-and-misses = **{ $name }** 按了，停一回合：{ $told }。
press-silent = 咔
press-fired = 💥 { $count ->
    [0] 没有牌了
   *[other] { $count } 张
}
press-pending = ❔
narration-pass = **{ $name }** 过牌。
narration-draw-pass = **{ $name }** { $count ->
    [0] 没牌可摸，过牌
    [1] 摸牌后过牌
   *[other] 摸了 { $count } 张后过牌
}。
narration-taken-back = **{ $name }** 收回了 { $cards }。
narration-taken-back-other = **{ $name }** 收回了这一步。
narration-color = **{ $name }** 选了 { $emoji } { $color }。
narration-roulette = **{ $name }** 要说一个颜色。
narration-roulette-color = **{ $name }** 说 { $emoji } { $color }，{ $count ->
    [0] 没翻到牌（牌堆空了）
   *[other] 翻了 { $count } 张
}，停一回合。
narration-roulette-cards = 翻出的牌：{ $cards }。
narration-accept = **{ $name }** { $count ->
    [0] 没摸到牌（牌堆空了）
   *[other] 摸 { $count } 张
}，停一回合。
narration-accept-only = **{ $name }** { $count ->
    [0] 没摸到牌：牌堆空了
   *[other] 摸 { $count } 张
}。
narration-challenge-won = **{ $name }** 质疑 **{ $by }**，成功：**{ $by }** { $count ->
    [0] 没摸到牌（牌堆空了）
   *[other] 摸 { $count } 张
}。
narration-challenge-lost = **{ $name }** 质疑 **{ $by }**，失败：**{ $name }** { $count ->
    [0] 没摸到牌（牌堆空了）
   *[other] 摸 { $count } 张
}，停一回合。
narration-hand = { $told }**{ $name }** 的手牌：{ $cards }
narration-uno = **{ $name }** 喊了 UNO。
narration-caught = **{ $by }** 抓到 **{ $name }** 没喊 UNO。**{ $name }** { $count ->
    [0] 没摸到牌（牌堆空了）
   *[other] 罚摸 { $count } 张
}。
narration-caught-only = **{ $by }** 抓到 **{ $name }** 没喊 UNO。
narration-out = **{ $name }** 出完了！
narration-last-left = 只有 **{ $name }** 留到了最后。
narration-placed = **{ $name }** 出完了，拿下下一个名次。
narration-waits = **{ $name }** 出完了，队友接着打。
narration-over-limit = **{ $name }** 有 { $count } 张牌，这一局出局。
narration-knocked-out = **{ $by }** 用 { $card } 让 **{ $name }** 出局：{ $count } 张牌。
narration-owed = 现在要摸 { $count } 张。
narration-owed-until = 一直摸到{ $color }为止。
narration-owed-self = 只有两个人，所以打到 **{ $name }** 自己：现在要摸 { $count } 张。
narration-others-draw = 其他人各摸一张。
narration-false-catch = **{ $by }** 抓错了 **{ $name }**，{ $count ->
    [0] 没摸到牌（牌堆空了）
   *[other] 罚摸 { $count } 张
}。
narration-false-catch-only = **{ $by }** 抓错了 **{ $name }**。
narration-wrong-play = **{ $name }** 想出 { $cards }，但不能出，{ $count ->
    [0] 没摸到牌（牌堆空了）
   *[other] 罚摸 { $count } 张
}。
narration-wrong-play-only = **{ $name }** 想出 { $cards }，但不能出。
narration-swap = **{ $name }** 和 **{ $target }** 交换手牌。
narration-shuffle = 所有手牌收起洗匀，重新发牌。
narration-pass-hands = 每人把手牌传给下家。
narration-turned-over = 全部翻面：现在是{ $side ->
    [dark] 暗面
   *[light] 亮面
}，最上面是 { $emoji } { $card }。
narration-open = **{ $name }** 的手牌现在亮出来了。
narration-vote-began = 大家投票：万能自定义有什么效果？
narration-voted = **{ $name }** 投了票。
narration-rule = **万能自定义**：{ $rule }。
narration-eliminated = **{ $name }** 被淘汰。
narration-seats = 大家换了座位。现在的顺序：{ $names }。
narration-time = 这一局的时间到了。
narration-reshuffle = 弃牌堆洗匀了，成为新的牌堆。
narration-clock = { $told }_时间到。_
narration-autopilot = { $told }_由 AI 代打。_
coming-off = **{ $name }** 离开了，由 AI 代打。
coming-back = **{ $name }** 回来了。
coming-handed = **{ $name }** 把座位交给 **{ $other }**。
coming-taken = **{ $name }** 接替 **{ $other }** 的座位。
coming-joins = **{ $name }** 从下一局开始加入。
narration-skipped = { $told }_其他人投票跳过。_

## durations

duration-seconds = { $count } 秒
duration-minutes = { $count } 分钟
duration-hours = { $count } 小时
duration-days = { $count } 天

## characters

character-Kim = 一边想一边哼歌
character-Lou = 把每张牌都当老朋友
character-Max = 总是早到，从不着急
character-Noa = 脸上看不出一点表情
character-Pat = 手里的牌永远整整齐齐
character-Quin = 什么事都有一套理论
character-Robin = 太阳没出来就精神十足
character-Sam = 先笑，再出牌
character-Toni = 每一局都当决赛来打
character-Uli = 给大家带零食
character-Alex = 运气不好也只是耸耸肩
character-Bo = 话不多，笑容不少
character-Charlie = 也会为别人喝彩
character-Dani = 等的时候数云朵
character-Eli = 读规则当消遣
character-Fin = 最爱势均力敌的结局
character-Gabi = 故事很长，出牌很快
character-Jo = 相信幸运袜子
character-Mika = 像湖水一样平静
character-Vik = 相信每一次翻盘

remark = 💬 **{ $name }**：“{ $words }”
remark-won = { $pick ->
    [0] 真精彩。再来一场？
    [1] 今晚都会笑着过。
   *[other] 大家打得都很好。
}
remark-out = { $pick ->
    [0] 刚才就是最后一张。
    [1] 看，没牌了！
   *[other] 手空了。喝杯茶吗？
}
remark-caught = { $pick ->
    [0] 哎呀！眼力真好。
    [1] 我还以为没事呢。
   *[other] 好吧，怪我。
}
remark-guilty = { $pick ->
    [0] 被你看穿了。
    [1] 总得试一试嘛。
   *[other] 这秘密没藏多久。
}
remark-innocent = { $pick ->
    [0] 我才不会呢！
    [1] 看，光明正大。
   *[other] 我问心无愧。
}
remark-swap = { $pick ->
    [0] 看看这里有什么。
    [1] 换个风景！
   *[other] 全是新的，真好。
}
remark-uno = { $pick ->
    [0] UNO！声音够大吗？
    [1] UNO，我可是喊了！
   *[other] 还剩一张。UNO！
}
remark-draw = { $pick ->
    [0] 哎哟。
    [1] 我的手牌正缺伴呢。
   *[other] 谢谢，我正好收集这个。
}

table-thinking-color = **{ $name }** 在挑颜色…
table-thinking-challenge = **{ $name }** 在想：摸 { $owed } 张，还是质疑…
table-thinking-challenge-until = **{ $name }** 在想：质疑，还是摸牌…
table-thinking-target = **{ $name }** 在挑一位玩家…
table-thinking-drawn = **{ $name }** 在看刚摸到的牌…

## explain

button-explain = 为什么不能出？
explain-title = 你能出什么，为什么
explain-fits = 能出。
explain-no-match = 不能出。请出{ $color }、和 { $top } 数字或符号相同的牌，或万能牌。
explain-cannot-stack = 不能把你要摸的 { $owed } 张转给别人。
explain-cannot-stack-until = 不能转给别人，你要摸到{ $color }为止。
explain-cannot-raise = 只有 +{ $least } 或更大的牌才能转走你要摸的 { $owed } 张。
explain-unseen = 背面朝上。下次轮到你时就能看到。
explain-penalty = { $draws ->
    [press] 不能出，硬出要罚按 { $count } 次发牌器。
   *[draw] 不能出，硬出要罚摸 { $count } 张。
}
explain-more = 还有 { $count } 个原因没有显示。

## rulebook

rulebook-intro = # 规则

    这一页由 `unobot rules --markdown` 输出，加上 `--language` 可以换一种语言。除非房主在开始前另选规则（一套预设、单条自定规则或规则代码），牌桌都按官方规则打。`/uno rules` 讲解一桌的规则，*为什么不能出？* 告诉你是哪条规则不让出一张牌。
rulebook-presets = 预设
rulebook-presets-what = 每套预设都是一组有名字的自定规则。列表是与官方规则不同的地方。代码可以粘贴到 `/uno start` 里。
rulebook-fields = 自定规则
rulebook-fields-what = 除列表排除的以外，自定规则都可以一起用。
rulebook-number = { $low } 到 { $high } 之间的数字。官方：{ $official }。
rulebook-official = （官方）
rulebook-switch = 开：
rulebook-seats = { $setting }，只限 { $seats } 人。
rulebook-clash = 不能同时用：{ $settings }。{ $why }
rulebook-edges = 规则相遇时
rulebook-edges-what = 有些组合会留下疑问，这样处理：
edge-last-card = **最后一张是会动手牌的牌。** 出完牌这一局就结束。作为最后一张打出的 7、0、万能换牌、万能洗牌或万能自定义，不动手牌，也不用选什么。其他人还要接着打时也一样。
edge-last-pass-on = **把要摸的牌转走并出完牌。** 你要摸牌时，可以用反转或跳过出完最后一张。接着要摸的人先摸完总数，再算分。
edge-zero-of-two = **两个人玩时的 0**：双方交换手牌。
edge-owing-seat-leaves = **要摸牌的人离开。** 要摸的牌跟着座位走。由代打的 AI 来应对，回来的人摸剩下的部分。
edge-jump-in-owed = **有人要摸牌时的抢出。** 有同样加牌的人可以抢出。张数加上去，由抢出者的下家摸总数。
edge-jump-in-challenge = **抢在等待回应的万能+4 上。** 和普通的叠加一样。改由下家回应，只有最后一张万能+4 可以质疑。
edge-jump-in-own-card = **抢在自己的牌上** 是允许的。只要还没有别的牌压上去，你可以在自己出的牌上再出一张完全相同的。
edge-jump-in-out = **抢出最后一张牌** 和别的最后一张一样结束这一局。如果那是加牌，抢出者的下家仍然要摸。
edge-jump-in-uno = **可以抓漏喊 UNO 时的抢出。** 轮到的人走了一步之后，才不能再抓。抢出不会结束抓人的时间，所以可能同时有几个人可以被抓。
edge-uno-moved-hands = **因为手牌变动而剩一张。** UNO 是针对出到只剩一张的那一步。手牌交换、传递或重洗之后，没有什么可抓的。只剩一张的人仍可以喊 UNO。之前为旧手牌喊的 UNO 不会带过去。
edge-uno-drawn-card = **打出摸到的牌后只剩一张**，和平常一样要喊 UNO。摸牌前喊的不再算数，因为手牌变多了。
edge-reshuffle-penalty = **摸到一半牌堆空了。** 先摸完剩下的牌。再把弃牌堆除最上面一张外全部洗匀，接着摸。如果还不够，有多少摸多少。
edge-challenge-stacked = **质疑叠加起来的牌**，只看最后一张万能+4。违规：出牌者摸总数。没有违规：质疑者摸总数再加两张。选择叠加，就是放弃质疑。
edge-blind-turn = **盲摸的牌什么时候翻开。** 下次轮到你、可以出牌或要摸牌时就能看到。停掉的那一回合不算。如果你摸完总数后接着出牌（摸完再出），要晚一回合才看到。如果在别人的回合里摸到牌（炸弹、罚摸、万能自定义），到你自己的下一回合时看到。
edge-blind-hands = **盲摸和手牌变动。** 拿到别人手牌的人不算摸牌，马上能看到全部。包括原主人还没看过的牌。
edge-blind-judged = **盲摸，以及必须出或可以出的牌。** 只有你看过的牌才算：能出什么、能不能抢出、能出必出、万能+4 是否合规，都是如此。质疑也只按看过的牌判断，其余的亮牌时背面朝上。喊 UNO、手牌上限和这一局的得分，则算你所有的牌。
edge-leaving-open = **轮到的人离开，而颜色、对象或质疑还没定。** AI 马上替这个座位打：选颜色、选对象，或者摸牌、质疑。
edge-only-ais = **只剩下 AI。** 最后一个人离开或超时后，比赛停下，不摸牌也不计分。任何玩家按一下就继续。最后一个人离开十分钟后，比赛暂停。七天之内，玩家可以按 **继续** 或用 `/uno resume` 接着打。只有所有人都开了托管，AI 才会自己打下去，那样的比赛不计入任何人的成绩。
edge-late = **晚到和回来。** 回来的人拿回自己的座位、手牌和得分，不会重新开始。如果房主已把座位交给 AI，就只能接手原来的座位。新来的人可以马上接手 AI 的座位，连同手牌和得分。也可以从下一局起有自己的座位，排在最后，起始分等于全桌最低分。组队、淘汰或局数固定的比赛没有新座位。

## rulesets

value-switch = { $value ->
    [on] 开
   *[off] 关
}
setting = { $field }：{ $value }
ruleset-preset = **{ $preset }**
ruleset-code = `{ $code }`

rules-topic-play = 怎么玩
rules-topic-house = 这里的自定规则
rules-topic-cards = 牌
rules-topic-asked = 常见问题
rules-first = { $both ->
    [on] 比别的队先让两人都出完手牌
   *[off] 最先出完手牌
}
rules-goal = **目标** · { $scoring ->
    [single] { $first }。一局定胜负，不计分。
    [until_last] 出完手牌。谁出完，谁就拿下一个名次；其他人接着打，直到只剩一人手里有牌。只打一局，不计分。
    [golf] 一局结束时，手里的分越少越好：{ $both ->
        [on] 有一队两人都
       *[off] 有人
    }出完牌，一局就结束，每人记上自己手里剩牌的分{ $teams ->
        [on] 和队友的分
       *[off] { "" }
    }。{ $points }打完 { $rounds } 局，总分最低者获胜；同分时再打一局。
    [best_of] { $first }，就赢得这一局，不计分。比赛共 { $rounds } 局，赢的局数最多者获胜。没人能追上时提前结束；领先者打平时再打一局。
   *[points] { $first }，就赢得这一局，并按{ $teams ->
        [on] 对手
       *[off] 其他人
    }手里的牌得分。{ $points }{ $elimination ->
        [on] 每局之后，手牌分数最多的人退出，留到最后的人赢得比赛。
       *[off] 最先达到 { $target } 分者赢得比赛；前两名同分时再打一局。
    }
}
rules-points = 计分：{ $points }。
rules-points-number = 数字牌按数字
rules-points-action = 功能牌 { $points } 分
rules-points-wild = 万能牌 { $points } 分
rules-points-others = 其他牌 { $points } 分
rules-points-face = { $card } { $points } 分
rules-turn = **轮到你时**
rules-turn-step = { $number }. { $rule }
rules-turn-play = { $kind ->
    [any] 任何牌都能出。
    [always] 任何牌都能出，不能改为摸牌。
   *[match] 出一张和最上面那张颜色、数字或符号相同的牌，或者万能牌。
}
rules-turn-press = 不出牌就按一次发牌器。它没有动静，或朝你喷牌，然后你的回合结束。
rules-turn-uno = { $kind ->
    [off] 不用喊 UNO。
    [announced] 出到只剩一张时，会自动喊 UNO。
    [strict] 剩一张牌时必须喊 **UNO**，提前喊不算，要赶在被抓到之前。
   *[call] 剩一张牌时必须喊 **UNO**：出牌前一刻、出牌的同时，或者出牌后被抓到之前。
}{ $catches ->
    [draw] 被抓到：{ $penalty ->
        [0] 不罚。
       *[other] 罚摸 { $penalty } 张。
    }
    [press] 被抓到：{ $penalty ->
        [0] 不罚。
       *[other] 罚按 { $penalty } 次发牌器。
    }
   *[no] { "" }
}
rules-line = • { $rule }
rules-wilds = **万能牌** · 可以出在任何牌上，由你选颜色。
rules-card = **{ $card }** · { $does }
rules-no-challenge = 加牌不能质疑。
rules-asked-draw = 能出牌时可以摸牌吗？可以。
rules-asked-press = 能出牌时可以按发牌器吗？可以。
rules-asked-stack = 必须叠加吗？不必，可以摸下总数。叠加要用不小于上一张的加牌，与总数无关，颜色也无所谓。
rules-asked-discard = 可以用“同色全出”出完吗？可以。只剩一张时要喊 UNO。一起打出的牌没有效果。
rules-asked-roulette = 轮盘的颜色由谁说？被轮到的人。万能牌不会让它停下，也不能在上面叠加。
rules-asked-out = 手里有 { $limit } 张牌就出局，一局里可以有好几个人出局。他们的牌放到弃牌堆下面，下次洗牌时回来。
rules-asked-seven = 出 7 必须换牌吗？必须，除非它是最后一张。
rules-asked-backs = 为什么看不到自己牌的背面？和真实牌桌一样，只有别人看得到。翻面之后，背面就是你的手牌。
rules-asked-flip = 翻面之后最上面是什么？弃牌堆最底下的那张。如果是万能牌，由下家选颜色。
rules-asked-side = 一局结束时算哪一面？正在用的那一面。最后一张是翻面牌时，先把手牌翻过来。
effect-discards-color = 手里同色的其他牌一起弃掉，不起作用。
effect-turns-over = 全部翻面：弃牌堆整叠翻过来，牌堆和所有手牌也一样。新的顶牌不起作用。
effect-reverses = 出牌方向反过来。两个人玩时，对方停一回合。
effect-owes = 下家摸 { $count } 张，{ $after ->
    [on] 然后接着出牌。
   *[off] 并停一回合。
}
effect-reverses-owes = 出牌方向反过来，之后的下家摸 { $count } 张，{ $after ->
    [on] 然后接着出牌。
   *[off] 并停一回合。
}两个人玩时就是你自己。
effect-roulette = 下家说一种颜色，不断翻牌，直到翻出这种颜色，全部收下，{ $after ->
    [on] 然后接着出牌。
   *[off] 并停一回合。
}
effect-presses = 下家按 { $count } 次发牌器，{ $after ->
    [on] 然后接着出牌。
   *[off] 并停一回合。
}
effect-presses-until = 下家一直按发牌器，直到喷牌，{ $after ->
    [on] 然后接着出牌。
   *[off] 并停一回合。
}
effect-skips = { $count ->
    [1] 下家停一回合。
   *[other] 接下来的 { $count } 人停一回合。
}
effect-skips-all = 其他人都停一回合，你再出一次。
effect-others-draw = 其他人各摸 { $count } 张。
effect-others-press = 其他人各按 { $count } 次发牌器。
effect-target-draws = 你选的一位玩家摸 { $count } 张，但不停一回合。
effect-swap = 和你选的一位玩家互换所有手牌。
effect-swap-owes-uno = 之后只剩一张的人要喊 UNO。
effect-shuffle = 收起所有手牌，洗匀后重新发。
effect-voted = 效果由第一局之前的投票决定。
effect-none = 没有效果。
effect-none-last = 作为最后一张打出时没有效果。
effect-never-last = 不能作为最后一张。
effect-never-on = 除了叠加，不能出在“{ $card }”上。
effect-challenged = 下家摸 { $count } 张，{ $after ->
    [on] 然后接着出牌
   *[off] 并停一回合
}{ $kind ->
    [free] 。随时能出。
    [strict] 。只有合规时才能出：{ $needs ->
        [no_playable] 你手里没有其他能出的牌。
       *[no_color] 你手里没有当前颜色的牌。
    }
   *[challenge] ，或者质疑。{ $needs ->
        [no_playable] 你手里没有其他能出的牌
       *[no_color] 你手里没有当前颜色的牌
    }时才合规。{ $sum ->
        [on] 违规：你自己摸总数。没有违规：质疑者摸总数再加两张，并停一回合。
       *[off] 违规：你自己摸这 { $count } 张。没有违规：质疑者摸 { $more } 张，并停一回合。
    }
}
effect-challenged-until = 下家一直摸到这种颜色为止，{ $after ->
    [on] 然后接着出牌
   *[off] 并停一回合
}{ $kind ->
    [free] 。随时能出。
    [strict] 。只有合规时才能出：{ $needs ->
        [no_playable] 你手里没有其他能出的牌。
       *[no_color] 你手里没有当前颜色的牌。
    }
   *[challenge] ，或者质疑。{ $needs ->
        [no_playable] 你手里没有其他能出的牌
       *[no_color] 你手里没有当前颜色的牌
    }时才合规。违规：你自己摸到这种颜色为止。没有违规：质疑者摸到这种颜色为止，再多摸两张，并停一回合。
}

contradiction-no-ruleset = 我读不懂这些规则。请选一套预设，或粘贴代码。
contradiction-unknown-field = 这个版本没有叫“{ $field }”的规则。请选一套预设，或粘贴别的代码。
contradiction-bad-value = “{ $field }”不能是“{ $value }”。请从菜单里选。
contradiction-bad-number = “{ $field }”要填 { $low } 到 { $high } 之间的数字，不能是 { $value }。
contradiction-bomb-needs-several = 炸弹要一次出好几张牌。请把“一次多张”也打开。
contradiction-keep-needs-move = 没有会动手牌的牌，也就没什么可拒绝的：请打开“7 换手牌”或“0 传手牌”，或关掉“可以不换”。
contradiction-revenge-needs-stacking = “加倍反击”翻倍的是叠加的总数。请先选一种“叠加”。
contradiction-no-draw-needs-limit = 没有上限，就谈不上到上限不能摸。请先设“手牌上限”。
contradiction-limit-within-deal = 每人发 { $hand_size } 张，一开始就超过上限 { $hand_limit } 张。请调高“手牌上限”，或减少“起手张数”。
contradiction-knock-out-needs-limit = 没有上限就没人出局：请先设会让人出局的“手牌上限”。
contradiction-not-in-deck = 这副牌不能这样设“{ $field }”。请让这条规则保持原样，或选别的牌组。
contradiction-limit-until-last = “打到只剩一人”的比赛不能因手牌太多而出局。请让“到上限时”为“不能再摸”，或另选“计分”。
contradiction-four-not-judged = 随时能出的万能+4 不判断是否合规。请不要改“万能+4 合规条件”，或者让它可以质疑。
contradiction-nothing-to-show = 只有质疑时才亮牌。请让万能+4 可以质疑，或者只给质疑者看。
contradiction-false-catch-needs-calls = 不用喊 UNO，就不会有抓错。请改成要喊 UNO，或让“抓错罚”为不罚。
contradiction-double-needs-points = “双倍得分”翻倍的是一局胜者得的分：请把“计分”改为按分数，或关掉它。
contradiction-both-out-needs-teams = 要两人都出完，得先组队：请把“组队”也打开。
contradiction-teams-until-last = 组队不能打到只剩一人。请另选“计分”，或关掉“组队”。
contradiction-teams-elimination = 组队不能只淘汰一个人。请关掉“组队”或“淘汰”。
contradiction-elimination-needs-rounds = “淘汰”一直打到只剩一人：请把“计分”改为按分数，或关掉“淘汰”。
contradiction-reshuffle-teams = 队友整场比赛都面对面坐。请关掉“组队”或“抽签换座”。
contradiction-reshuffle-needs-rounds = 换座是在两局之间，而这里只打一局。请把“计分”改为按分数，或关掉“抽签换座”。
contradiction-blind-until-playable = 摸到能出为止，就会知道摸到了什么。请改为摸一张，或关掉“盲摸”。
contradiction-blind-must-play = 背面朝上的牌，没人知道是不是必须出。请让“摸到的牌”为可以出或留下，或关掉“盲摸”。
contradiction-blind-open-hands = 亮给所有人看的牌，不能对主人保密。请不要“明牌”，或关掉“盲摸”。
contradiction-seats = { $seats } 人太少或太多：可以 { $low } 到 { $high } 人玩。
contradiction-teams-even = 组队要四、六、八或十人。现在有 { $seats } 人。
contradiction-deck-too-small = { $decks } 副牌不够给 { $seats } 人每人发 { $hand_size } 张。请最多发 { $most } 张，或加一副牌。
code-no-code = 这不是规则代码。请粘贴牌桌上显示的代码，或选一套预设。
code-other-version = 这不是预设，而以 { $version } 开头的代码来自别的版本。请选一套预设，或粘贴以 A 开头的代码。
code-mistyped = 这个代码有输入错误。请到显示它的牌桌再复制一次。
code-newer-field = 这个代码里有一条这个版本不认识的自定规则（{ $tag }）。请更新 unobot，或选别的规则。
code-bad-value = 这个代码把“{ $field }”设为“{ $value }”，这个版本不认识：请更新 unobot，或选别的规则。

## illustrations

alt-top = 最上面：{ $card }
alt-top-below = 最上面：{ $card }；下面：{ $below }
alt-played = 打出{ $card }
alt-drew = 摸了 { $count } 张
alt-silent = 按了：咔
alt-launcher = 上次喷牌后的空按：{ $count } 次。
alt-skipped = 停一回合
alt-seat = { $name }：{ $count } 张牌
alt-lobby = 比赛开始前：{ $seats }。空位：{ $free }
alt-table = { $top }。{ $way }，{ $pile }。按出牌顺序：{ $seats }。
alt-scores = { $name }：{ $points }。
alt-sheet = { $scoring ->
    [golf] 计分表，{ $rounds } 局后最少者胜，逐局得分。
    [best_of] 赢的局数，共 { $rounds } 局，逐局。
   *[points] 计分表，目标 { $target } 分，逐局得分。
} { $scores }
alt-playable = 可以出：{ $cards }
alt-backs = 背面：{ $cards }

## buttons

button-hand = 我的手牌
button-more = 更多
button-rules = 规则
button-players = 玩家
button-show-table = 看看牌桌
button-leave = 离开
button-rematch = 再来一场
button-help = 帮助
button-code = 粘贴代码
button-form = 一次全部设置
button-form-again = 返回表单

button-uno = UNO！
button-catch = 抓！
button-catch-name = 抓 { $name }！
button-draw = 摸牌
button-press-launcher = ⚡ 按
button-play = 打出
button-keep = 留下
button-no-swap = 留着自己的
button-pass-hands = 传手牌
button-say-uno-off = 📣 喊 UNO
button-say-uno-on = ✅ UNO 已就绪
button-say-uno-off-short = 📣 UNO
button-say-uno-on-short = ✅ UNO

button-refresh = 刷新
button-back = 返回
button-back-hand = 返回手牌
button-previous = ◀
button-page = { $page }/{ $pages }
button-next = ▶

### lobby

## lobby

button-join = 加入
button-start = 开始
button-open = 开一桌
button-start-ais = 和 { $ais } 个 AI 一起玩
button-start-with = 和 { $ais } 个 AI 开始
button-start-waits = 开始：还差 { $people } 人
button-add-ai = 加一位 AI
button-options = 规则、节奏、玩家
button-length-round = 快速游戏：一局
button-quick = 快速游戏
button-length-points = 打到 { $target } 分
button-length-rounds = { $scoring ->
    [golf] 高尔夫：{ $rounds } 局
   *[best_of] 打 { $rounds } 局
}
button-invite = 邀请
button-change-rules = 改规则

lobby-title = UNO：谁来玩？
lobby-how = 按 **加入** 坐下。由 **{ $host }** 开始比赛。
lobby-how-start = 由 **{ $host }** 开始比赛。
lobby-rematch = UNO：再来一场？
lobby-rematch-how = 所有玩家都按了 **再来一场**，或者 **{ $host }** 按 **开始**，就开始。
lobby-free = ▫️ _空位_
lobby-missing = 还差 { $ais } 人。可以等朋友来，也可以现在就让 AI 补上。
lobby-waiting-teams = 组队要 { $needed } 人，还差 { $missing } 人：等别人来，或者加 AI。
lobby-ready = { $seats ->
    [10] 十个座位都坐满了。
   *[other] 可以开始了。最多十人。
}
lobby-rules = 规则：**{ $preset }** · { $what }
lobby-time-control = 节奏：{ $pace }
lobby-even = 旗鼓相当：这个 AI 的水平和本桌的人差不多。赢了，下一场更难；输了，下一场更容易。
lobby-access-invited = ✉️ 仅限邀请。
lobby-access-closed = 🔒 不再让人加入。
lobby-until = 没人加入的话，{ $when } 关闭。
lobby-until-start = 不开始的话，{ $when } 关闭。
lobby-add-ai = 加一位 AI
lobby-remove-ai = 移除一位 AI

lobby-closed = 这桌已关闭
lobby-limited-rules = 🔒 服务器的管理者锁定了规则，所以这一桌现在用服务器的规则。
lobby-limited-ais = 🔒 服务器的管理者限制了 AI 的数量，所以有些 AI 离开了。

## seats

mark-host = 👑 房主
mark-ready = ✅ 已准备
mark-ai = 🤖 AI，{ $level }
mark-engine = ⚙️ 引擎 { $level }
mark-away = 🤖 已离开，AI 代打
mark-autopilot = 💤 超时，AI 代打
mark-resting = 🤖 AI 代打中
mark-gone = 💤 已离开
mark-asleep = 💤 超时
mark-out = 🚪 出局
mark-placed = 🏁 第 { $place } 名
mark-done = 🏁 出完
mark-uno = 📣 喊了 UNO
mark-uno-owed = ❗ 没喊 UNO
mark-uno-short = 📣 UNO！
mark-uno-owed-short = ❗ 没喊 UNO

legend-cards = 牌数
legend-points = 分数
legend-rounds-won = 赢的局数
legend-ai = 🤖 AI
legend-away = 💤 离开，AI 代打
legend-teams = 🤝 队伍：{ $teams }

level-novice = 新手
level-novice-how = 能出什么就出什么。
level-casual = 随意
level-casual-how = 时而打得好，时而随便出。
level-clever = 机灵
level-clever-how = 打得好，也会失误。
level-expert = 高手
level-expert-how = 通过与自己对局学会打牌。
level-even = 旗鼓相当
level-even-how = 和你最近的水平一样强。
engine-how = 由机器人的运营者添加的程序。

table-engine-failed = ⚙️ 引擎 { $engine } 出了故障。现在由 AI 替 **{ $name }** 打。
refused-no-ai = 这桌没有这位 AI。
refused-engine-rules = { $engine } 不能按这些规则打。引擎需要官方规则、一副牌、每人七张。目标分不限。
refused-only-host-engine = 只有房主 { $host } 能让引擎入座。

## places

# 群聊里和没有机器人的服务器里的牌桌

place-direct = 单人 UNO · [去比赛]({ $link })
place-group = 群聊里的 UNO · [去牌桌]({ $link })
place-foreign = 没有我的服务器里的 UNO · [去牌桌]({ $link })
asleep-title = 牌桌在休息
asleep-body = 有一阵子没人按按钮了，而在这里我只能在有人按下后写消息。按这里，从上次的地方继续。
button-wake = 继续玩
asleep-moved = 牌桌在下面继续。
refused-external-apps = 你在这里没有“使用外部应用”权限，所以只有你能看到牌桌。请向服务器管理员申请，或者在群聊里玩。
refused-slow-direct = 私信里的比赛没有计时，所以不能选节奏。
refused-slow-group = 在群聊里我没法提醒任何人，所以没有慢桌。请选更快的节奏。
refused-slow-foreign = 我不是这个服务器的成员，没法提醒任何人。这里没有慢桌。请选更快的节奏。
refused-thread-direct = 我们的私信里没有子区。请不要填选项 **子区**。
refused-thread-group = 群聊里没有子区。请不要填选项 **子区**。
refused-thread-foreign = 我不是这个服务器的成员，没法开子区。请不要填选项 **子区**。
refused-resume-place = 在服务器之外，用消息上的按钮继续比赛。`/uno start` 可以另开一场。

## obstacles

# Why the bot can't play in a channel, though its role may seem to allow it

refused-timeout = 我不能在 { $channel } 玩：管理员把我禁言到 { $until }。管理员可以提前解除。
refused-private-thread = 我不在私密子区 { $channel } 里，所以不能在那里发言。请在子区里提及 { $bot } 让我加入，然后再试一次。
refused-locked-thread = 我不能在 { $channel } 玩：这个子区已锁定。管理员可以解锁。
refused-hidden-channel = 我看不到 { $channel }。如果它是私密子区，请在里面提及 { $bot }。如果不是，请给我“查看频道”权限。
refused-slow-mode = Discord 的慢速模式让我现在不能在 { $channel } 发消息。管理员可以允许我的身份组在那里绕过慢速模式，或者关闭慢速模式。
note-mute-timeout = 牌桌无法显示在 { $channel }：管理员把我禁言到 { $until }。大家可以在手牌里接着打。
note-mute-private-thread = 牌桌无法显示在 { $channel }：我不在这个私密子区里。请在里面提及 { $bot } 让我加入。大家可以在手牌里接着打。
note-mute-hidden-channel = 牌桌无法显示在 { $channel }：我看不到它。如果它是私密子区，请在里面提及 { $bot }。如果不是，请给我“查看频道”权限。大家可以在手牌里接着打。
note-mute-slow-mode = 因为慢速模式，牌桌现在无法发到 { $channel }。大家可以在手牌里接着打。
refused-commands-only = 这个服务器只有我的命令，而我不是成员，所以在这里不行。请用这个链接添加我：{ $link }
refused-commands-only-private = 这个服务器只有我的命令，而我不是成员，所以在这里不行。机器人的运营者可以添加我。

## players

players-title = 玩家
players-alone = 这里只有你一个人。
players-kick = 踢出一位玩家…
players-new-host = 让别人当房主…
players-release = 把离开的人的座位交给 AI…
access-open = 谁都可以加入
access-invited = 仅限邀请
access-closed = 不再让人加入

players-kick-title = 踢出 { $name }？
players-kick-body = AI 会接着打这手牌。本人不能再回到这场比赛。
players-kick-leaves = 此人还在这场比赛中。如果你把其踢出，在战绩和评分中会算作你中途离开，排名最后。你可以继续玩。
players-kick-body-lobby = 本人不能再回到这桌。
button-kick = 踢出

note-kicked = { $name } 已被踢出。
note-new-host = 现在 { $name } 是房主。
note-released = { $name } 的座位现在归 AI。别人可以接手。
refused-kicked = 你被踢出了这场比赛。这里下一次开桌，你可以再来。
refused-former = 你已删除自己的数据，不能再回到这场比赛。这里下一次开桌，你可以加入。
refused-invited-only = 仅限邀请。请向 { $host } 要一份邀请。
refused-closed-to-new = 不再让人加入。请找房主 { $host }。
refused-only-host-manages = 只有房主 { $host } 或管理员可以这样做。
refused-no-such-player = 这位玩家在这桌已经没有座位了。
refused-kick-oneself = 不能踢出自己。请按 **离开**。
refused-new-host-away = { $name } 不在，而房主必须在场。
refused-release-present = { $name } 还在，所以座位是对方的。你可以改用 **踢出**。

## table

table-title = { $emoji } { $card }
table-color-open = { $emoji } { $card }：还没有颜色
table-play = 轮到 **{ $name }**：出 { $emoji } **{ $color }** 或 **{ $face }**。
table-play-color = 轮到 **{ $name }**：出 { $emoji } **{ $color }**。
table-play-any = **{ $name }** 先出，任意一张都行。
table-any = **{ $name }** 可以出任意一张牌。
table-drawn = **{ $name }** 摸了一张牌：打出或留下。
table-drawn-must = **{ $name }** 摸了一张牌，能出就必须出。
table-drawn-blind = **{ $name }** 盲摸了一张牌。
table-color = **{ $name }** 选第一个颜色。
table-roulette = **{ $name }**：什么颜色？
table-answer = **{ $name }** 要摸 { $owed } 张，或者质疑 **{ $by }**。
table-answer-until = **{ $name }** 摸到{ $color }为止，或质疑 **{ $by }**
table-owes = **{ $name }** 要摸 { $owed } 张，或者转给别人。
table-owes-until = **{ $name }** 摸到{ $color }为止，或转出去
table-nothing-laid = 还没有人出牌
table-thinking = **{ $name }** 在想…
table-turn-answer = **{ $name }** 摸 { $owed } 张或质疑 **{ $by }**
table-turn-owes = **{ $name }** 摸 { $owed } 张或转出去
table-turn-drawn = **{ $name }** 摸了一张牌
table-waits = 💤 没有人在，比赛停下等待。按 **{ $button }** 就继续。
table-until = ⏳{ "\u00A0" }{ $when }
table-silent = 📡 Discord 没有响应，计时都已暂停。
table-skip = ⏭️ 跳过这一步：{ $count }/{ $needed } 票，在 **更多** 里投票。
table-newcomers = 下一局加入：{ $names }
open-hand = 明牌：{ $cards }
table-round = 第 { $number } 局
table-round-ends = 本局 { $when } 到时
table-clockwise = ↻ 顺时针
table-counterclockwise = ↺ 逆时针
table-side = { $side ->
    [dark] 🌙 暗面
   *[light] ☀️ 亮面
}
table-pile = { $count ->
    [0] 牌堆已空
   *[other] 牌堆：{ $count } 张
}

ping-turn = { $mention }，轮到你了，场上是{ $card } · { $when }结束
ping-turn-untimed = { $mention }，轮到你了，场上是{ $card }
ping-answer = { $mention }，你要摸 { $owed } 张。怎么办？· { $when }结束
ping-answer-untimed = { $mention }，你要摸 { $owed } 张。怎么办？
ping-first = { $mention }，轮到你了 · { $when }结束
ping-first-untimed = { $mention }，轮到你了

name-unknown = 未知玩家
name-former = 已离开的玩家
dm-place = **{ $server }** 的 UNO · [去牌桌]({ $link })
dm-place-suspended = **{ $server }** 的 UNO · [去服务器]({ $link })
dm-place-unknown = 某个服务器
note-mute-permission = 我无法在 { $channel } 显示牌桌：我在那里需要“{ $missing }”权限。大家可以在手牌里接着打。
note-mute-thread = 我无法在 { $channel } 显示牌桌：这个子区已关闭。大家可以在手牌里接着打。

## tables

tables-yours = 你的牌桌
tables-which = 哪一桌？
tables-turn = **轮到你**
tables-wait = 轮到 **{ $name }**
tables-waits = 没有人在，停下等待
tables-until = { $when }结束
tables-pause = 两局之间
tables-next = 下一局{ $when }开始
tables-lobby = 还没开始
tables-suspended = 等待 `/uno resume`
tables-over = 已结束
tables-more = 还有 { $count } 桌没列出。请到那里看手牌。
tables-notify-me = 按 **通知我**，这个频道下次开桌时会通知你。
tables-empty = 你在任何牌桌都没有座位。用 `/uno start` 开桌。

## suspended

suspended-match = 比赛在等待
suspended-lobby = 牌桌在等待
suspended-here = 我已经进不去这场比赛的频道。按 **在这里继续** 就在这个频道接着打，在其他频道请用 `/uno resume`。
adjourned-title = 比赛暂停中
adjourned-body = 有一阵子没人在，所以比赛按原样等着。在这里按 **继续**，或者在这个服务器的任意频道用 `/uno resume`，就能接着打。
adjourned-resting = 有一阵子只有 AI 在打，所以比赛停下等待。按 **{ $button }** 接着打。
adjourned-kept = { $when }彻底关闭，之后不能再继续。
button-resume = 继续
button-resume-here = 在这里继续
refused-adjourned = 大家都离开了，这场比赛暂停中。用 `/uno resume` 接着打。
refused-suspended = 我进不去这场比赛的频道。请在这个服务器的任意频道用 `/uno resume` 接着打。
refused-channel-suspended = 这个频道有一场比赛在等待。用 `/uno resume` 接着打。
refused-not-suspended = 这场比赛已经在进行。
refused-nothing-suspended = 这个服务器没有等待继续的比赛。用 `/uno start` 开桌。
refused-only-seated-resumes = 只有这场比赛的玩家、房主或管理员能让它继续。
refused-which-match = 有几场比赛在等待。请用选项 **比赛** 选一场。

## vote

vote-title = 万能自定义有什么效果？
vote-how = 每人一票。票数相同时随机决定。
vote-option = { $number }. { $rule }：{ $count } 票
vote-open = 还没投票：{ $names }。
vote-voted = 你投了 { $number } 号。
button-vote = { $number }（{ $count }）
custom-others-draw = 其他人各摸一张
custom-pass-hands = 每人把手牌传给下家
custom-target-draws = 你选的一位玩家摸两张
custom-skip-all = 跳过其他所有人，你再出一次
custom-swap = 和你选的一位玩家交换手牌

## time_control

button-time-control = 节奏
time-control-title = 每一步最多用多久？
time-control-how = 在慢桌上，你不用守着。轮到你时我会提醒你；用 `/uno tables` 可以看哪些牌桌在等你。
time-control-normal = 普通
time-control-fast = 快：每步 20 秒
time-control-hours = 慢：每步 4 小时
time-control-day = 慢：每步 1 天
time-control-days = 慢：每步 3 天
time-control-time = 每步 { $time }
ping-switch-off = 用 `/uno me` 可以关掉这些提醒。
refused-only-host-time-control = 只有房主 { $host } 能选节奏。
refused-time-control-by-rules = 这桌的规则给你每步 { $seconds } 秒。用 **改规则** 更改。

### play

## hand

hand-play = 轮到你：出 { $emoji } **{ $color }** 或 **{ $face }**
hand-play-color = 轮到你：出 { $emoji } **{ $color }**
hand-play-any = 轮到你：先出任意一张牌
hand-turn = **轮到你**：{ $color } 或 { $sign }
hand-turn-color = **轮到你**：{ $color }
hand-turn-any = **轮到你**：随便出
hand-partner = 你的队友是 **{ $name }**，有 { $count } 张牌。
hand-partner-done = **{ $name }** 已出完，接下来看你的了。
hand-done = **{ $name }** 替你们队接着打，还有 { $count } 张牌。
hand-out = 这一局你打完了：{ $place }
knocked-out-title = 你有 { $count } 张牌，出局了
knocked-out-by = 是 **{ $by }** 的 { $card }。
knocked-out-next-round = 看看其他人怎么打。下一局你再上场。
knocked-out-rematch = 看看其他人怎么打。**再来一场** 时有你的座位。
knocked-out-picture = { $name } 出局
knocked-out-picture-by = { $count } 张牌，拜 { $by } 所赐
knocked-out-picture-alone = { $count } 张牌太多了
hand-play-pass = 不能出牌，也不能摸牌：请 **过牌**。
hand-play-none = 没有能出的牌。摸一张。
hand-play-none-until = 没有能出的牌：摸到能出为止。
hand-play-none-launcher = 没有能出的牌。按发牌器。
hand-drawn = **你摸到** { $card }
hand-drawn-must = 必须打出。
hand-drawn-unfit = 不能出，请留下。
hand-drawn-unfit-passing = 不能出，马上自动过牌。
hand-drawn-nothing = 没有牌可摸了。
hand-drawn-nothing-passing = 没有牌可摸了，马上自动过牌。
hand-drawn-blind = 你盲摸了一张牌。请留下，下次轮到你时就能看到。
hand-drawn-blind-passing = 你盲摸了一张牌，马上自动过牌。下次轮到你时再看。
hand-unseen = { $count } 张牌背面朝上，到你的回合翻开。
hand-first-color = **请选第一个颜色**
hand-roulette = 🎡 **什么颜色？**
hand-roulette-how = 翻到这个颜色为止，全归你。
hand-wild = { $card }：选什么颜色？
hand-answer = **{ $name }** 在 { $emoji } **{ $color }** 上出了{ $card }：摸 { $owed } 张，还是质疑？
hand-answer-until = **{ $name }** 出了{ $card }：摸到{ $color }为止，还是质疑？
hand-answer-held = { $needs ->
    [no_playable] 如果 **{ $name }** 当时能出别的牌，**{ $name }** 摸 { $owed } 张；否则你摸 { $lost } 张。
   *[no_color] { $color ->
        [R] 如果 **{ $name }** 当时有红牌，**{ $name }** 摸 { $owed } 张；否则你摸 { $lost } 张。
        [Y] 如果 **{ $name }** 当时有黄牌，**{ $name }** 摸 { $owed } 张；否则你摸 { $lost } 张。
        [G] 如果 **{ $name }** 当时有绿牌，**{ $name }** 摸 { $owed } 张；否则你摸 { $lost } 张。
        [P] 如果 **{ $name }** 当时有粉牌，**{ $name }** 摸 { $owed } 张；否则你摸 { $lost } 张。
        [T] 如果 **{ $name }** 当时有青牌，**{ $name }** 摸 { $owed } 张；否则你摸 { $lost } 张。
        [O] 如果 **{ $name }** 当时有橙牌，**{ $name }** 摸 { $owed } 张；否则你摸 { $lost } 张。
        [U] 如果 **{ $name }** 当时有紫牌，**{ $name }** 摸 { $owed } 张；否则你摸 { $lost } 张。
       *[B] 如果 **{ $name }** 当时有蓝牌，**{ $name }** 摸 { $owed } 张；否则你摸 { $lost } 张。
    }
}
hand-answer-held-short = { $needs ->
    [no_playable] 有别的可出？{ $name } 摸 { $owed } 张，否则你摸 { $lost } 张。
   *[no_color] { $color ->
        [R] 有红牌？{ $name } 摸 { $owed } 张，否则你摸 { $lost } 张。
        [Y] 有黄牌？{ $name } 摸 { $owed } 张，否则你摸 { $lost } 张。
        [G] 有绿牌？{ $name } 摸 { $owed } 张，否则你摸 { $lost } 张。
        [P] 有粉牌？{ $name } 摸 { $owed } 张，否则你摸 { $lost } 张。
        [T] 有青牌？{ $name } 摸 { $owed } 张，否则你摸 { $lost } 张。
        [O] 有橙牌？{ $name } 摸 { $owed } 张，否则你摸 { $lost } 张。
        [U] 有紫牌？{ $name } 摸 { $owed } 张，否则你摸 { $lost } 张。
       *[B] 有蓝牌？{ $name } 摸 { $owed } 张，否则你摸 { $lost } 张。
    }
}
hand-answer-held-until = 如果当时不合规，**{ $name }** 摸到这种颜色为止；否则你摸到这种颜色为止，再多摸两张。
hand-answer-held-until-short = 违规？{ $name } 摸；否则你摸，再加两张。
hand-answer-left = { $count ->
    [0] 这是 **{ $name }** 的最后一张牌。
   *[other] **{ $name }** 还剩 { $count } 张。
}
overlay-turn = 轮到你了
hand-waiting-bare = **{ $name }** 在想
hand-waiting = **{ $name }** 在想：{ $card }
hand-waiting-next = 下一个是你
hand-waiting-last = { $name } 只剩 1 张
hand-wait-over = 投票结束。正在发牌。
hand-cards = 你的手牌，{ $count } 张：{ $cards }
hand-uno-owed = 📣 只剩一张！快喊！
hand-uno-unnoticed = 呼，没人发现。
hand-hit-cards = 💥 **你 +{ $count }！**
hand-hit-until = 💥 **摸到{ $color }为止！**
hand-hit-launcher = { $count ->
    [0] 🍀 **咔**：没有牌。
   *[other] 💥 **发牌器喷牌：+{ $count }！**
}
hand-hit-caught = 👀 被 **{ $name }** 抓到：+{ $count }！
hand-hit-caught-free = 👀 被 **{ $name }** 抓到：不用摸牌。
hand-hit-skip = ⏭️ 你被跳过了。
hand-hit-swap = 🔁 **{ $name }** 和你换了手牌！
hand-hit-hands = 🔁 所有人的手牌都换了！
hand-hit-turned-over = { $side ->
    [dark] 🌙 **翻面！** 现在是暗面。
   *[light] ☀️ **翻面！** 现在是亮面。
}
hand-shown = 只有你能看到 **{ $name }** 当时的手牌：{ $cards }
hand-shown-short = **{ $name }** 的手牌：{ $cards }
hand-backs = 他们的背面：{ $backs }
hand-backs-title = **别人牌的背面**
hand-backs-how = 翻面后这些就是他们的手牌。他们自己看不到，你也看不到自己的。
hand-lobby = 比赛还没开始。
hand-lobby-seated = 你已加入。比赛开始时会发牌给你。
hand-away = 你已离开，AI 在打你的手牌。
hand-autopilot = ⌛ 超时两次，AI 替你打。按一下自己来。
hand-resting = AI 正在替你打，按一下就自己来。
hand-waits = 没有其他人在，按一下就继续。
hand-away-waits = 你已离开，也没有其他人在，比赛停下等待。
button-return = 回到我的座位

hand-step-cards = { $card }：出哪几张？
hand-step-target = { $card }：和谁换…
hand-step-pass-hands = { $card }：要传手牌吗？
hand-step-draws = { $card }：谁摸两张牌？
hand-first-target = 和谁换手牌…
hand-owed = 你要摸 { $owed } 张
hand-owed-until = 你要摸到{ $color }为止
hand-answer-stack = 接着往下传，或者摸牌。
hand-answer-raise = 用 +{ $least } 或更大的牌往下传，或者摸牌。
hand-catch-whom = **抓谁？**
hand-catch-wrong = { $draws ->
    [press] 抓错了，你要罚按 { $count } 次发牌器。
   *[draw] 抓错了，你要罚摸 { $count } 张。
}
hand-wrong-play = { $draws ->
    [press] 出了不能出的牌，你要罚按 { $count } 次发牌器。
   *[draw] 出了不能出的牌，你要罚摸 { $count } 张。
}
hand-jump-in = 你有和最上面完全相同的牌：可以抢出！

button-take = 摸 { $owed } 张
button-pass = 过牌
button-challenge = 质疑
button-catch-somebody = 抓…
button-count = { $name }（{ $count }）
button-sort-color = 按颜色
button-sort-value = 按点数
button-backs = 他们的背面
button-hand-more = ···

note-caught = 你抓到了 { $name }！
paused-title = ⏸️ 已暂停自动更新
paused-hand = 可能不是最新：按 **刷新**。
paused-body = 按 **刷新** 查看比赛现在的情况。
note-dms-closed = 我不能给你发私信，所以你的手牌只在这里：按牌桌上的 **我的手牌** 可以再看。
note-dms-blocked = Discord 现在不让我发新的私信，所以你的手牌只在这里：按牌桌上的 **我的手牌** 可以再看。
changed-terms = ⚠️ 你加入之后的变化：{ $changes }
changed-terms-short = ⚠️ 有变化：{ $changes }
changed-no-take-back = 不能收回一步
changed-ais = { $count } 个 AI

## menu

menu-title = 还想做什么？
menu-bump = **移到底部**：把牌桌移到最新的消息处。
menu-skip = **投票跳过**：其他人超过半数同意，就由 AI 替 **{ $name }** 打这一步。
menu-autopilot = **托管**：AI 替你打，直到你回来。
menu-autopilot-off = AI 正在替你打。**我回来了** 会停止。
menu-leave = **离开**：由 AI 接手。按 **我的手牌** 就能回来。
menu-players = **玩家**：谁加入、踢出谁、谁当房主。
menu-look-picture = **画出牌桌**：俯视显示牌桌。

button-bump = 移到底部
button-skip = 投票跳过
button-autopilot-on = 托管
button-autopilot-off = 我回来了
button-look-picture = 画出牌桌
button-look-text = 只用文字
button-end = 结束比赛
button-end-yes = 是，结束
button-end-no = 接着打

menu-end-title = 为所有人结束比赛？
menu-end-body = 会公布得分，没有人获胜。
menu-end-leaves = 还有其他玩家在这场比赛中。在战绩和评分中，这会算作你中途离开，排名最后。
menu-end-title-lobby = 关闭这桌？
menu-end-body-lobby = 所有人都会失去座位。

note-bumped = 牌桌已经移到频道底部。
note-look-picture = 从现在起显示俯视的牌桌。
note-look-text = 牌桌现在用文字显示。
note-skip = 你的票已算上：{ $count }/{ $needed }。
note-skipped = 好了：这一步已跳过。
note-ended = 这桌已关闭。
note-not-ended = 比赛继续。
refused-only-host-look = 只有房主 **{ $host }** 能选牌桌怎样显示。
refused-only-host-ends = 只有房主 { $host } 或管理员能结束。
refused-skip-oneself = 现在轮到你自己。请出牌，或者用 **更多** → **托管** 让 AI 来打。
refused-skip-nobody = 没有人可以跳过，或者你现在不在打。
refused-skip-alone = 一个人或一个队不能单独跳过别人。{ $name } 这一步可以用完全部时间。
refused-skip-early = 再等 { $name } 一会儿。时间过半以后才能投票。

## premove

button-premove-chosen = ✓ { $card }
premove-how = 点一张牌，轮到你时打出。
premove-next = ✓ 下一张：**{ $card }**，能出就出。
premove-color = 颜色变了，你的牌留在手里。
premove-unfit = 不能出，你的牌留在手里。
refused-premove-now = 轮到你了。直接出牌吧。
refused-premove-card = 这张牌不能预选。

## take_back

button-take-back = 收回
button-take-back-off = 可收回：关
button-take-back-on = 可收回：开
table-take-back = 5 秒内可以收回一步。
refused-take-back-off = 在这桌不能收回一步。
refused-take-back-late = 来不及了：过了 5 秒就不能收回。

## refusals

refused-stale = 这个按钮已经过时。最新情况如下。
refused-unknown-button = 这个按钮已经失效。用 `/uno hand` 和 `/uno status` 可以看到新的。
refused-unknown-move = “{ $move }”不是能做的操作。请从列表里选，或输入 R5、WG、draw 这样的写法。
refused-unknown-command = Discord 还没有这条命令的最新形式。请过一分钟再试。
refused-too-often = 慢一点。请稍等再试。
refused-busy = 现在太忙了，这次操作没有生效。请稍后再试。
refused-too-slow = 等得太久了。请再按一次。
refused-stopping = 我马上要重启。请稍后再试。什么都不会丢。

refused-closed = 这桌已关闭。用 `/uno start` 开新的一桌。
refused-running = 比赛已经开始。
refused-table-full = { $seats } 个座位都坐满了。
refused-only-host-starts = 只有房主 { $host } 能开始。如果 { $host } 不开始，{ $when }任何有座位的人都能开始。
refused-start-changed = 就在你按下之前，这一桌变了，所以还没有开始。请看一眼再开始。
refused-seated-already = 你已经在这桌了。
refused-not-seated = 你不在这桌打牌。
refused-away = 你离开了这场比赛。按 **我的手牌** 接着打。
refused-left-already = 你已经离开了。**我的手牌** 让你回来。

refused-no-table = 这个频道没有牌桌。用 `/uno start` 开桌。
refused-no-such-table = 这桌已经没有了。用 `/uno start` 开新的一桌。
refused-channel-taken = 这个频道已经有一桌。
refused-elsewhere = 这桌不在这个频道。**我的手牌** 和 `/uno hand` 可以看你的牌。
refused-place = 你可以在服务器里玩 UNO：文字频道、子区或语音频道的聊天区。请到那里用 `/uno start`。
refused-permission = 我不能在 { $channel } 玩：我在那里需要“{ $missing }”权限。
refused-bump = Discord 现在不让我在这个频道发消息，所以牌桌还在原来的位置。请问问管理员我在这里有哪些权限。
refused-rematch-moment = 条件和上一场不同了，所以其他人可以先看看。{ $when }可以开始；如果大家都按 **再来一场**，就会提前开始。
refused-unseen = Discord 不让我在这里发出牌桌，所以没有开桌。请换一个频道试试，或者问问管理员我在这里有哪些权限。
permission-view-channel = 查看频道
permission-connect = 连接
permission-send-messages = 发送消息
permission-send-messages-in-threads = 在子区内发送消息
permission-create-public-threads = 创建公共子区
permission-create-private-threads = 创建私密子区
permission-manage-threads = 管理子区
permission-attach-files = 附加文件

error-storage = 我现在连不上数据库。什么都没有改变。请稍后再试。
error-unsure = 我在保存时突然连不上数据库，不确定这一步是否算数。请稍后再看一下。
error-discord = Discord 没有接受我的回复。你的操作可能已经算数，请稍后再看一下。
error-damaged = 我读不出这里保存的数据，所以什么都没有改变。其他一切照常。请联系机器人的运营者。
error-unexpected = 我这边出了问题。什么都没有改变。请再试一次。

note-changed = 已更改。
note-left = 你离开了这桌。

## spectator

spectator-title = 你在观战。
spectator-take = 你可以马上接手一位 AI 的座位，连同它的手牌和得分。
spectator-join = 你可以从下一局加入。起始分等于全桌最低分。
spectator-take-or-join = 你可以马上接手一位 AI 的座位，连同它的手牌和得分；也可以从下一局加入。
spectator-joins = 你从下一局开始参加。
spectator-full = 座位都满了。你可以加入这里的下一桌。
spectator-kicked = 你被移出了这场比赛。
spectator-backs-title = 所有手牌的背面
spectator-backs-how = 只有没有座位的人能全部看到，请不要说出去。有人出牌后，请按 **刷新**。
button-take-over = 接手 { $name }
button-join-next-round = 下一局加入
button-get-seat = 找座位
button-all-backs = 所有背面
button-watch = 观战
note-took-over = 这个座位是你的了。
refused-seat-taken = 这个座位已经不空了。
refused-backs-seat = 这一局你还可以入座，所以背面对你保密。
refused-saw-backs = 你看过这一局的背面了，可以从下一局开始参加。
refused-no-newcomers = 按这些规则，比赛开始后不能加入。你可以加入这里的下一桌。
refused-no-cards-left = 牌最多只够 { $seats } 人玩。

## moments

moment-won = { $pick ->
    [0] 🎉 精彩的结局！大家打得都好。
    [1] 🎉 比赛结束。掌声送给 **{ $name }**！
   *[other] 🎉 好一场比赛！谢谢参与。
}
moment-out = { $pick ->
    [0] 🏁 **{ $name }** 打出最后一张，出完了！
    [1] 🏁 一张不剩：**{ $name }** 出完了！
   *[other] 🏁 **{ $name }** 两手空空，漂亮！
}
moment-caught = { $pick ->
    [0] 👀 好眼力，**{ $other }**！**{ $name }** 摸 { $count } 张。
    [1] 👀 **{ $other }** 比 **{ $name }** 的 UNO 更快：**{ $name }** +{ $count }。
   *[other] 👀 抓到了！**{ $other }** 先看见，**{ $name }** 摸 { $count } 张。
}
moment-caught-free = 👀 **{ $other }** 抓到了 **{ $name }**，但不用摸牌。
moment-guilty = { $pick ->
    [0] ⚖️ **{ $other }** 猜对了！**{ $name }** 手里有那个颜色，摸 { $count } 张。
    [1] ⚖️ 质疑成功：**{ $name }** +{ $count }。**{ $other }** 看得准！
   *[other] ⚖️ **{ $other }** 果然没看错。**{ $name }** 摸 { $count } 张。
}
moment-innocent = { $pick ->
    [0] ⚖️ 清清白白：**{ $name }** 笑了，**{ $other }** 摸 { $count } 张。
    [1] ⚖️ 勇气可嘉，**{ $other }**！可 **{ $name }** 没有违规：+{ $count }。
   *[other] ⚖️ 质疑失败。**{ $name }** 清白，**{ $other }** 摸 { $count } 张。
}
moment-swap = { $pick ->
    [0] 🔄 **{ $name }** 和 **{ $other }** 交换手牌！
    [1] 🔄 大换血！**{ $name }** 和 **{ $other }** 的手牌对调了。
   *[other] 🔄 **{ $name }** 和 **{ $other }** 重新开始：换牌！
}
moment-hands = { $pick ->
    [0] 🌀 **{ $name }** 一出手，所有人的手牌都动了！
    [1] 🌀 人人都有新手牌！**{ $name }** 搅动了全桌。
   *[other] 🌀 **{ $name }** 让全桌转了起来：所有手牌都动了！
}
moment-dark-side = { $pick ->
    [0] 🌙 翻面！**{ $name }** 把一切翻到暗面。
    [1] 🌙 熄灯：**{ $name }** 翻转了整张桌子！
   *[other] 🌙 欢迎来到暗面，多亏 **{ $name }**！
}
moment-light-side = { $pick ->
    [0] ☀️ 翻面！**{ $name }** 让亮面回来了。
    [1] ☀️ 早上好：**{ $name }** 翻转了整张桌子！
   *[other] ☀️ 走出黑暗，多亏 **{ $name }**！
}
moment-uno = { $pick ->
    [0] 📣 **{ $name }**：UNO！
    [1] 📣 UNO！**{ $name }** 只剩一张牌。
   *[other] 📣 注意，**{ $name }** 喊了 UNO！
}
moment-draw = { $pick ->
    [0] 💥 **{ $name }** +{ $count }！
    [1] 💥 命中：**{ $name }** 摸 { $count } 张。
   *[other] 💥 **{ $name }** 全收下：+{ $count }！
}
moment-roulette = { $pick ->
    [0] 🎡 轮盘停了：**{ $name }** +{ $count }！
    [1] 🎡 转啊转：**{ $name }** 收下 { $count } 张。
   *[other] 🎡 好一个轮盘！**{ $name }** 翻了 { $count } 张。
}
moment-launcher = { $pick ->
    [0] 💥 发牌器喷了：**{ $name }** +{ $count }！
    [1] 💥 砰！**{ $name }** 接到 { $count } 张。
   *[other] 💥 **{ $name }** 没躲开：+{ $count }！
}
moment-knocked-out = { $pick ->
    [0] 💀 **{ $name }** 出局，{ $count } 张牌！
    [1] 💀 { $count } 张太多了：**{ $name }** 出局！
   *[other] 💀 毫不留情：{ $count } 张，**{ $name }** 出局！
}

menu-moments = **特效**：为 UNO 和胜利显示横幅和喝彩。
button-moments-on = 特效：开
button-moments-off = 特效：关
note-moments-on = 这张牌桌的特效已打开。
note-moments-off = 这张牌桌的特效已关闭。
refused-only-host-moments = 只有房主能开关特效；房主是 **{ $host }**。

## hints

hint = 💡 { $hint }
hint-challenge = 没把握？那就摸牌。
hint-drawn = 不一定要出：**留下**。
hint-uno = 先按 **📣 喊 UNO**，再出牌。
hint-stale = 牌局已往前走了，什么都没丢。
hint-classic113 = 新规则：五张万能牌能换手牌、重洗手牌，或按投票起作用。作为最后一张只当万能牌。每张 40 分。
hint-no-mercy = 新规则：手里有 25 张牌就出局。可以叠相同或更大的加牌。“同色全出”会带走同色的所有牌。
hint-all-wild = 新规则：没有颜色，什么牌都能出。“指定+2”和“强制换牌”要你选一位玩家。换牌后只剩一张时，要喊 UNO。
hint-attack = 新规则：没有能出的牌就按一次发牌器：咔一声没事，或者朝你喷牌。“发射”让下家去按。“同色全出”会带走同色的所有牌。
hint-attack-classic = 新规则：不摸牌，而是按发牌器。它可能朝你喷牌。“交换手牌”不能作为最后一张。
hint-flip = 新规则：你的牌的背面只有别人看得到。翻面会把所有手牌和两个牌堆都翻过来。“万能+同色”要一直摸到那种颜色。
hint-beta = { $name }已有测试版，用 `/uno me` 可以切换。
hint-direct = 这条消息会一直显示你的手牌，直接在这里按牌就行。用 `/uno me` 可以关掉。

## queue

# 等待答案的队列

note-work-coach = ⏳ 教练正在复盘这场比赛。大约 { $time }后，答案会出现在这里。
note-work-gif = ⏳ 正在把这场比赛画成 GIF。大约 { $time }后会出现在这里。
note-work-page = ⏳ 正在生成这场比赛的页面。大约 { $time }后会出现在这里。
note-queue = 你排在第 { $place } 位。大约 { $time }后，答案会出现在这里。
note-queue-long = 如果 15 分钟后还没有，请再按一次按钮：答案我会保留。
refused-queue-full = 排队的人太多了。请在大约 { $wait }后再试。
refused-queue-own = 我还在处理你上一次的请求，大约 { $wait }后完成。

### house_rules

## house_rules

preset-official = 官方规则
preset-stacking = 叠加
preset-classic113 = 经典 113
preset-draw-and-play = 摸完再出
preset-party = 派对
preset-no-mercy-like = 毫不留情，普通牌
preset-teams = 组队
preset-no-mercy = 毫不留情
preset-all-wild = 全万能
preset-attack = 攻击
preset-attack-classic = 攻击（初版）
preset-flip = 翻面
preset-official-what = 可以质疑，要喊 UNO，打到 500 分。
preset-stacking-what = +2 和万能+4 可以累加；先出完者胜，不计分。
preset-classic113-what = 113 张牌，有万能换牌、万能洗牌，和一条由大家投票的规则。
preset-draw-and-play-what = 摸完两张或四张后，你仍然可以出牌。
preset-party-what = 叠加、7 换手牌、0 传手牌、抢出、摸到能出为止。
preset-no-mercy-like-what = 什么都能叠加，手牌到 25 张就出局。
preset-teams-what = 队友面对面坐，一起得分。
preset-no-mercy-what = 168 张牌。叠加、弃牌，手牌到 25 张就出局。
preset-all-wild-what = 没有颜色：每张牌都能出。112 张，配比是我们定的。
preset-attack-what = 用发牌器代替牌堆：按一下，可能喷出牌来。
preset-attack-classic-what = 初版：发牌器，还有交换手牌的牌。
preset-flip-what = 一牌两面：背面只有别人看得到，翻面牌会翻转一切。
group-deck = 牌和比赛
group-start = 第一张牌
group-wild-draw-four = 万能+4
group-owed-cards = 加牌
group-drawing = 摸牌
group-special-cards = 特殊的牌
group-uno = UNO
group-end = 怎样结束
group-limit = 手牌上限和最后一张
group-table = 牌桌上
field-cards = 牌组
field-cards-what = 牌组里的牌。
value-cards = { $value ->
    [no_mercy] 毫不留情的 168 张
    [all_wild] 112 张万能牌，我们的配比
    [attack] 112 张牌和发牌器
    [attack_classic] 发牌器，初版
    [flip] 112 张双面牌
    [classic113] 113 张
   *[official] 108 张
}
rule-cards = { $value ->
    [no_mercy] 一副牌有 168 张。
    [all_wild] 112 张都是没有颜色的万能牌：56 张普通的，其余按我们的配比各八张。
    [attack] 一副牌有 112 张，另有一台发牌器。每次结果都来自事先定下的随机数。
    [attack_classic] 一副牌有 112 张，另有一台发牌器，和初版一样。每次结果都来自事先定下的随机数。
    [flip] 一副牌有 112 张，每张有亮面和暗面。你的牌的背面只有别人看得到。
    [classic113] 一副牌有 113 张，其中五张是较新的万能牌。
   *[official] 一副牌有 108 张。
}
field-pairing = 背面
field-pairing-what = 双面牌中每张牌的正反面如何搭配。
value-pairing = { $value ->
    [by_lot] 抽签搭配
   *[printed] 按印刷搭配
}
rule-pairing = { $value ->
    [by_lot] 每次发牌都抽签决定每张牌的背面，所以谁也背不下来。
   *[printed] 每张牌的背面与印刷一致。
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
field-rounds = 局数
field-rounds-what = 高尔夫或比赢局数的比赛打几局。
value-rounds = { $value } 局
rule-rounds = 比赛共 { $value } 局，打平时再打一局。
field-scoring = 计分
field-scoring-what = 打很多局计分、高尔夫、比赢的局数，或只打一局不计分。
value-scoring = { $value ->
    [single] 只打一局，不计分
    [until_last] 排名次，不计分
    [golf] 高尔夫，分少者胜
    [best_of] 赢局多者胜
   *[points] 按分数
}
rule-scoring = { $value ->
    [single] 一局定胜负：先出完者胜，不计分。
    [until_last] 只打一局，打到只剩一人手里有牌：谁出完，谁就拿下一个名次。
    [golf] 高尔夫：一局结束时，每人记上自己手里剩牌的分。打完最后一局，总分最低者获胜。
    [best_of] 只数赢的局数，不计分。赢得最多者赢下比赛；没人能追上时提前结束。
   *[points] 每局按分数计分。
}
field-double-score = 双倍得分
field-double-score-what = 每局得分翻倍。
rule-double-score = 每局得分翻倍。
field-own-stocks = 各自牌堆
field-own-stocks-what = 每个座位从自己的牌堆摸牌，同样的打法摸到同样的牌。
rule-own-stocks = { $draws ->
    [press] 发牌器为每个座位从各自的牌堆喷牌，同样的打法就会得到同样的牌。概率和只有一个牌堆时一样。牌堆空了，就借最多的那堆的最后一张。
   *[draw] 每个座位从自己的暗牌堆摸牌，同样的打法就会摸到同样的牌。概率和只有一个牌堆时一样。牌堆空了，就借最多的那堆的最后一张。
}
field-first-card = 第一张牌
field-first-card-what = 开局翻出的第一张牌可以是什么。
value-first-card = { $value ->
    [number_only] 数字牌
    [any] 任意牌
    [none] 不翻牌
    [no_wild] 非万能牌
   *[official] 官方
}
rule-first-card = { $value ->
    [number_only] 开局翻出的第一张一定是数字牌。
    [any] { $draws ->
        [press] 开局可以翻出任意牌。
       *[draw] 开局可以翻出任意牌；翻出要摸牌的万能牌时，第一位玩家选颜色，摸牌，并停一回合（“摸完再出”时不停）。
    }
    [none] 开局不翻牌：第一局由房主先出，第一张可以是任意牌。
    [no_wild] 开局翻出的第一张不会是万能牌。
   *[official] 开局翻出的第一张牌会生效。
}
field-wild-draw-four = 万能+4
field-wild-draw-four-what = 什么时候能出，能不能质疑。
value-wild-draw-four = { $value ->
    [strict] 合规时才能出
    [free] 随时能出
   *[challenge] 可以质疑
}
rule-wild-draw-four = { $value ->
    [strict] 万能+4 只有合规时才能出，所以没有质疑。
    [free] 万能+4 随时能出，不能质疑。
   *[challenge] 万能+4 可以被质疑。
}
field-four-needs = 万能+4 合规条件
field-four-needs-what = 手里有哪些牌时，出万能+4 就不合规。
value-four-needs = { $value ->
    [no_playable] 没别的牌能出
   *[no_color] 没有当前颜色
}
rule-four-needs = { $value ->
    [no_playable] 手里没有其他能出的牌时（别的万能+4 不算），出万能+4 才合规。
   *[no_color] 手里没有当前颜色的牌时，出万能+4 才合规。
}
field-challenge-shows = 被质疑的手牌
field-challenge-shows-what = 被质疑的手牌给谁看。
value-challenge-shows = { $value ->
    [all] 所有人都能看
   *[challenger] 只有质疑者能看
}
rule-challenge-shows = { $value ->
    [all] 所有人都能看到被质疑的手牌。
   *[challenger] 只有质疑者能看到被质疑的手牌。
}
field-stacking = 叠加
field-stacking-what = 能不能用加牌回应加牌，把总数传给下家。
value-stacking = { $value ->
    [same] 同样的牌
    [raise] 相同或更大的加牌
    [any] 任何加牌
    [no_wild] 同样的牌，万能牌除外
   *[none] 不能
}
rule-stacking = { $value ->
    [same] 加牌可以叠加：用数字相同的加牌回应，总数传给下家。
    [raise] 加牌可以叠加：用相同或更大的加牌回应，总数传给下家。
    [any] 加牌可以叠加：任何加牌都可以互相回应，总数传给下家。
    [no_wild] 加牌可以叠加：用数字相同、不是万能牌的加牌回应，总数传给下家。
   *[none] 加牌不能叠加。
}
field-reverse-sends-back = 反转退回
field-reverse-sends-back-what = 你要摸牌时，可以出反转退给上家。
rule-reverse-sends-back = 你要摸牌时，可以出能出的“{ $card }”。然后由上家来摸。
field-skip-passes-on = 跳过转下家
field-skip-passes-on-what = 你要摸牌时，可以出跳过转给下家。
rule-skip-passes-on = 你要摸牌时，可以出能出的“{ $card }”。然后由下家来摸。
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
    [keep] 摸牌后你的回合就结束。摸到的牌留在手里。
   *[may_play] 摸到能出的牌可以马上出。
}
field-must-play = 能出必出
field-must-play-what = 有能出的牌就必须出，不能改为摸牌。
rule-must-play = { $draws ->
    [press] 手里有能出的牌，就不能改为按发牌器。
   *[draw] 手里有能出的牌，就不能改为摸牌。
}
field-play-after-drawing = 摸完再出
field-play-after-drawing-what = 因为别人的牌摸牌后，你接着打自己的回合。
rule-play-after-drawing = { $draws ->
    [press] 因为别人的牌按发牌器后，你接着打自己的回合。
   *[draw] 因为别人的牌摸牌后，你接着打自己的回合。
}
field-blind-draw = 盲摸
field-blind-draw-what = 摸到的牌要等下次轮到自己才能看。
rule-blind-draw = { $draws ->
    [press] 发牌器喷出的牌背面朝上，自己也看不到，直到下次轮到自己。
   *[draw] 摸到的牌背面朝上，自己也看不到，直到下次轮到自己；摸牌的这一轮不能出它。
}
field-seven = 7 换手牌
field-seven-what = 出 7 时，和你选的一位玩家交换手牌。
rule-seven = 出 **7** 时，和你选的一位玩家交换手牌。
field-zero = 0 传手牌
field-zero-what = 出 0 时，每人把手牌传给下家。
rule-zero = 出 **0** 时，每人把手牌传给下家。
field-keep-hands = 可以不换
field-keep-hands-what = 出 7 或 0 时，可以不动任何手牌。
rule-keep-hands = 出 **7** 或 **0** 时，可以让所有人的手牌都不动。
field-jump-in = 抢出
field-jump-in-what = 完全相同的牌，没轮到也可以出。
rule-jump-in = 手里有和最上面完全相同的牌，没轮到也可以抢出。之后从你接着往下轮。
field-several = 一次多张
field-several-what = 数字或符号相同的牌可以一起出。
rule-several = 数字或符号相同的牌可以在一回合里一起出。
field-bomb = 炸弹
field-bomb-what = 一次出三张或更多，其他人各摸一张。
rule-bomb = { $draws ->
    [press] 一次出三张或更多，其他人各按一次发牌器。
   *[draw] 一次出三张或更多，其他人各摸一张。
}
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
field-uno-penalty-what = 没喊 UNO 被抓到怎么罚。
value-uno-penalty = { $value ->
    [0] 不罚
   *[other] { $draws ->
        [press] 按 { $value } 次
       *[draw] { $value } 张
    }
}
rule-uno-penalty = { $value ->
    [0] 没喊 UNO 被抓到也不罚。
   *[other] 没喊 UNO 被抓到，罚摸 { $value } 张。
}
field-false-catch = 抓错罚
field-false-catch-what = 抓错人怎么罚。
value-false-catch = { $value ->
    [0] 不罚
   *[other] { $draws ->
        [press] 按 { $value } 次
       *[draw] { $value } 张
    }
}
rule-false-catch = { $value ->
    [0] 抓错不罚。
   *[other] { $draws ->
        [press] 抓错罚按 { $value } 次发牌器。
       *[draw] 抓错罚摸 { $value } 张。
    }
}
field-wrong-play = 出错罚
field-wrong-play-what = 出了不能出的牌怎么罚。
value-wrong-play = { $value ->
    [0] 不罚
   *[other] { $draws ->
        [press] 按 { $value } 次
       *[draw] { $value } 张
    }
}
rule-wrong-play = { $value ->
    [0] 出错不罚。
   *[other] { $draws ->
        [press] 出了不能出的牌，罚按 { $value } 次发牌器。
       *[draw] 出了不能出的牌，罚摸 { $value } 张。
    }
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
    [no_draw] { $draws ->
        [press] 到上限时，不能用按发牌器代替出牌，但可以过牌。
       *[draw] 到上限时，不能用摸牌代替出牌，但可以过牌。加牌仍然要你摸。
    }
   *[out] 一步之后手牌到上限的人，这一局出局。
}
field-knock-out = 出局计分
field-knock-out-what = 因手牌上限出局的玩家值多少分。
value-knock-out = { $value ->
    [0] 按手牌
   *[other] { $value } 分
}
rule-knock-out = { $value ->
    [0] 出局玩家的手牌照样计分。
   *[other] 每位出局玩家按 { $value } 分计，不再计手牌。
}
field-last-card = 最后一张
field-last-card-what = 可以用什么牌出完。
value-last-card = { $value ->
    [no_action] 不能是功能牌
    [no_wild] 不能是万能牌
   *[any] 任意牌
}
rule-last-card = { $value ->
    [no_action] 不能用功能牌或万能牌出完。
    [no_wild] 不能用万能牌出完。
   *[any] 可以用任意牌出完。
}
field-teams = 组队
field-teams-what = 队友面对面坐，一起得分。
rule-teams = 队友面对面坐，一起得分。只算对手手里的牌。
field-both-out = 两人都要出完
field-both-out-what = 一队两人都出完手牌，才赢这一局。
rule-both-out = 一局打到有一队两人都出完手牌为止。先出完的队友在旁观战。
field-elimination = 淘汰
field-elimination-what = 每局之后，手牌分数最多的人退出。
rule-elimination = 每局之后，手牌分数最多的人退出。留到最后的人赢得比赛。与目标分无关。
field-revenge = 加倍反击
field-revenge-what = 用叠加回应时，总数翻倍。
rule-revenge = 用叠加回应时，先把总数翻倍，再加上新的张数。不会超过 50 张。
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
field-reshuffle-seats-what = 每局开始前，大家随机换座位。
rule-reshuffle-seats = 从第二局起，每局开始前大家随机换座位。得分跟着人走。下一个发牌的是上一位发牌者新座位左边的那位。
field-blitz = 限时局
field-blitz-what = 一局最多打多久。到时手里分最少者胜。
value-blitz = { $value ->
    [0] 关
   *[other] 每局 { $value } 秒
}
rule-blitz = { $value ->
    [0] 一局不限时间。
   *[other] 一局最多 { $value } 秒。到时手里分最少者胜。
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
house-rules-deck = 选一副牌
house-rules-deck-what = { $what }适合 { $low } 到 { $high } 人。
house-rules-group = 改单条规则
house-rules-other-number = 别的数字…
house-rules-code = 粘贴规则代码
house-rules-code-label = 别桌显示的代码
house-rules-number-label = { $low } 到 { $high } 之间的数字
refused-only-host-rules = 只有房主 { $host } 能改规则。
refused-running-rules = 比赛已经开始，规则保持不变。
refused-no-such-number = 请填 { $low } 到 { $high } 之间的数字。

### invitations

## invitations

button-invite-voice-channel = 邀请语音频道
button-invite-voice = 邀请语音频道里的 { $count } 人
button-invite-voice-some = 邀请语音频道里 { $total } 人中的 { $count } 人
button-to-table = 去牌桌
button-to-channel = 去频道
invitation-title = 想邀请谁？
invitation-how = 对方会收到我的私信，里面有加入按钮。
invitation-whom = 选择要邀请的人…
invitation-dm = **{ $name }** 邀请你在 **{ $server }** 玩一场 UNO。
invitation-dm-joined = 你在 **{ $server }** 的牌桌有座位了。
invitation-call = { $people }：**{ $name }** 邀请你来这里玩 UNO。在牌桌上按 **加入**！
note-invited = 已经邀请 { $name }。如果对方没看到，就在消息请求里。
note-invite-soon = { $name } 大约 { $time }后收到邀请。我每秒只发一条私信，还有别人在等。
note-invited-here = 我不能给 { $name } 发私信，所以在频道里叫了一声。
note-invited-voice = 我在频道里叫了 { $count } 人。
note-invited-voice-rest = 但一桌最多发出 { $most } 份邀请，所以另外 { $count } 人没有叫。
refused-invite-bot = 这是机器人。要和 AI 打，请用 **加一位 AI**。
refused-invite-stranger = { $name } 看不到这个频道，不能在这里玩。
refused-invite-seated = { $name } 已经在这桌了。
refused-invite-kicked = { $name } 被踢出过。只有房主 { $host } 可以邀请。
refused-invite-again = 已经邀请过 { $name } 加入这桌了。
refused-invite-lately = 刚刚有人邀请过 { $name }。请过几分钟再试。
refused-invite-many = 这桌发出的邀请已经够多了。
refused-invite-nobody = 你的语音频道里没有别人可以邀请。

## notify_me

button-notify-me = 通知我
button-notify-me-off = 不再通知我
notify-me-on = { $channel } 下次开桌时，会在这里通知你。
notify-me-off = { $channel } 再开桌时，不会再通知你。
notify-me-call = { $mentions }，这里开了新的一桌：按 **加入** 坐下。
refused-notify-me-full = 这个频道的名单满了，没法加上你。

### threads

## threads

thread-begins = 🧵 **{ $name }** 在子区里开了一桌。
thread-points = 🧵 **{ $name }** 开了一桌：{ $thread }
thread-name = { $name } 的 UNO 牌桌
note-thread-permission = 开子区需要“{ $missing }”权限，所以这桌开在频道里。
note-no-thread = Discord 现在不让我开子区，所以这桌开在频道里。
note-thread-closes = 这个子区在 { $time }没有消息后会关闭，而这里的一步可能更久。有了“{ $missing }”权限，我可以让它保持一周。

### solo

## alone

# 在机器人的私信里独自玩

button-alone = 单人游戏
button-ai-pace-normal = AI：普通
button-ai-pace-fast = AI：快
button-ai-pace-at-once = AI：立刻
alone-in-direct = 比赛在[你我的私信]({ $link })里。你在那里和 AI 对战，不会让任何人等。如果没看到，就在消息请求里。
note-alone-soon = 你的比赛大约 { $time }后在我们的私信里打开。现在有很多人同时开始。链接会出现在这里。
note-alone-goes-on = 你的比赛在这里继续。想开新的，请先用 **更多** → **结束比赛** 结束它。
refused-adjourned-alone = 比赛在这里原样保留。按 **继续** 就能接着打，用 `/uno start` 可以另开一场。
refused-alone-no-direct = 我没法给你发消息。请打开我们的私信并在那里用 `/uno start`，或者在隐私设置里允许私信。

## solo

# 独自游戏：如果当时……

button-what-if = 如果当时…
what-if-title = 如果当时…
what-if-ask = 从第 { $ply } 步接着玩，洗牌不变。其余座位都由 AI 来打，立刻应对。原来的比赛不受影响。你想用谁的牌？
what-if-line = 如果当时，从第 { $ply } 步 · 你代替 { $name }
button-go-on = 继续 ▶
button-next-round = 下一局
button-replay-back = 返回回放
refused-solo-gone = 这局游戏已不再保存。请从回放里重新开始。
refused-solo-broken = 这局游戏来自其他版本，无法继续。请从回放里重新开始。
refused-solo-no-move = 你还没有走过可以收回的一步。

### daily

## daily

# 每日牌局：`/uno daily`

daily-title = 🗓️ 每日牌局 · { $day }
daily-how = 独自对三个 AI 打五局：只有一次机会，不限时间。赢一局，得到其他所有人手里的分。输一局，扣掉自己手里的分。
daily-squares = 🟩 赢 · 🟨 输，手里不超过 { $close } 分 · 🟥 输，手里更多
daily-world = 🌍 全球牌局
daily-server = 🏠 本服务器牌局
daily-new = 还没打。
daily-begun = 你已经开始了，接着打吧。
daily-replaced = 这是你在机器人的另一个版本里开始的，这个版本无法继续。你可以重新开始。
daily-damaged = 这局保存的数据读不出来，所以没法打。请联系机器人的运营者。
daily-unfinished = 你开始过，但时间到了。
daily-missed = 你没有打这一天的牌局。
daily-change = 下一批牌局 { $when } 开始，即 UTC 零点。已开始的牌局可以打到 { $until }。
daily-sealed = 🔒 这里 { $season } 的全部牌局在第一局之前就已封好：`{ $end }`
daily-seed = 🔑 这一牌局的秘密种子：`{ $seed }`
daily-steps = 从种子做 { $steps } 步 SHA-256，必须得到 { $season } 的封印：`{ $end }`。`unobot verify` 会在你的记录里查验。
daily-line = { $deal }，{ $day }
daily-over = 你的每日牌局打完了
daily-points = **{ $points }** 分
daily-round = { $mark } 第 { $number } 局：{ $square ->
    [w] 赢
   *[other] 输
}，{ $points }
daily-square = { $square ->
    [w] 赢
    [c] 惜败
   *[other] 输
}
daily-totals = 所有座位：{ $totals }
daily-streak = 🔥 连续 **{ $now }** 天 · 最长：{ $best }
daily-beaten = 📊 胜过这里其他 { $others } 人中的 **{ $beaten }** 人
daily-quartiles = 这里 { $played } 人中，多数得 { $low } 到 { $high } 分，居中的人得 { $middle } 分。
daily-posted = unobot daily { $day } · { $deal }
daily-record = 这是你五局的记录，附有种子。`unobot verify { $file }` 会查验种子、牌和 AI 的每一步。
button-daily-play = 开始
button-daily-go-on = 接着打
button-daily-back = 全部牌局
button-daily-yesterday = 昨天
button-daily-today = 今天
button-daily-open = 打今天的牌局
button-daily-record = 我的记录

refused-daily-date = 我不认识这个日期。请这样写：{ $today }。
refused-daily-future = { $day } 的牌局还没开放：{ $when } 才开始。今天的是 { $today }。
refused-daily-gone = 这次牌局已不再保存。用 `/uno daily` 查看今天的牌局。
refused-daily-broken = 这次牌局的记录被改动过，无法继续。用 `/uno daily` 查看今天的牌局。
refused-daily-version = 这是版本 { $version } 的牌局，而我发的是版本 { $known }。用 `/uno daily` 查看你能打的牌局。
refused-daily-over = { $day } 牌局的时间已过。用 `/uno daily` 查看今天的牌局。
refused-daily-erased = 你开始过这场牌局，之后删除了数据。每日牌局只能开始一次：请玩下一场。
refused-daily-server = 服务器的牌局只能在那个服务器开始。在这里可以打全球牌局。
refused-daily-elsewhere = 这个结果属于另一个服务器。请在那里发布。
refused-daily-not-over = 打完最后一局后，可以在服务器里发布结果。
refused-daily-sealed = 这一天结束之前，种子保密。请 { $when } 再来看。

### tournament

## tournament

# 锦标赛：`/uno tournament`

tournament-title = 🏆 锦标赛之夜
tournament-host = 主办人：**{ $host }**
tournament-plan = 轮数：{ $rounds }，四人一桌 · 之后前四名打决赛 · 每轮 { $minutes } 分钟 · 按名次得 3、2、1、0 分
tournament-plan-duplicate = 轮数：{ $rounds }，四人一桌，各桌同牌 · 每轮 { $minutes } 分钟 · 与其他桌同一座位比较，得 0 到 100 分
tournament-no-show = 签到 { $left }结束（**{ $at }**）。请在那之前签到，否则错过第一轮。
tournament-sign-up = 现在就可以加入。签到 { $left }开始（**{ $at }**），到 **{ $until }** 为止。请在那之前签到，否则错过第一轮。
tournament-extended = 签到的人太少，这是第二次也是最后一次机会。
tournament-limited = 🔒 这个服务器的管理员锁定了规则，所以接下来的牌桌使用服务器的规则。
tournament-ready = ✅ **已签到 { $count } 人：** { $names }
tournament-nobody = 还没有人签到。四个人就可以开始。
tournament-signed = ▫️ **未签到 { $count } 人：** { $names }
tournament-dropped = ➖ **已退出 { $count } 人：** { $names }
tournament-absent = 💤 **缺席：** { $names }。**加入** 让你从下一轮回来。
tournament-late = ⏳ **下一轮加入：** { $names }
tournament-round = 第 { $round } 轮（共 { $rounds } 轮）
tournament-final = 决赛
tournament-round-ends = { $left }结束（**{ $at }**）。之后由 AI 替大家打完，最多 { $minutes } 分钟。
tournament-deal = 各桌用同样的牌。🔒 开局前已封好 · `{ $seal }`
tournament-sealed = 🔒 抽签已事先封好 · `{ $seal }`
tournament-sealed-how = 第一轮谁和谁同桌、所有座位和同分时的先后，都已由一个秘密定下，谁也改不了。想核对，就记下这一行。锦标赛结束后，用 **查验抽签** 打开封印，两者必须一致。
tournament-lots-right = ✅ 抽签没有人挑选过。第一轮的牌桌和所有座位都由有人加入之前封好的秘密得出。
tournament-lots-wrong = ❌ 有问题：这些牌桌不是由有人加入之前封好的秘密得出的。
tournament-lots-commitment = 🔒 一开始就公布的指纹：`{ $seal }`
tournament-lots-yourself = 不必相信我们：`{ $file }` 里有所有人和牌桌。`docs/fair-deals.md` 说明每个抽签如何由秘密得出。
tournament-table = **第 { $table } 桌** · { $people }
tournament-refused = ⚠️ 第 { $table } 桌还没开：Discord 拒绝了它的消息或子区。请检查机器人在此频道的权限，例如“发送消息”。我会一直试到 { $until }，之后这一桌算作未打。
tournament-not-opened = ⚠️ 第 { $table } 桌没能开成：Discord 拒绝了它的消息或子区。这一桌的人得到未打牌桌的分数。
tournament-ais = { $count } 个 AI
tournament-next = { $round }：{ $left }开始
tournament-won = 🏆 { $name } 赢得了锦标赛
tournament-ended-host = 主办人关闭了锦标赛。
tournament-ended-admin = 管理员关闭了锦标赛。
tournament-ended-people = 剩下的人太少，锦标赛结束了。
tournament-ended-server = 频道已经不在，锦标赛结束了。
tournament-row = **{ $place }.** **{ $name }** · **{ $points }** · { $places } · { $opponents }
tournament-row-duplicate = **{ $place }.** **{ $name }** · **{ $points }** · { $places }
tournament-row-short = **{ $place }.**{ "\u00A0" }{ $name }{ "\u00A0" }({ $opponents })
tournament-row-short-duplicate = **{ $place }.**{ "\u00A0" }{ $name }
tournament-out = 已退出
tournament-more = 还有 { $count } 人
tournament-legend = 得分 · 每轮名次 · 对手的得分（同分时比较）。再往后比赢的桌数、UNO 分数，最后随机。
tournament-legend-short = 括号里是对手的得分（同分时比较）。再往后比赢的桌数、UNO 分数，最后随机。
tournament-legend-duplicate = 比较分 · 每轮在同一座位中的名次。胜过其他各桌的同一座位，一轮得 100 分，平均 50 分。再往后比第一名的次数、UNO 分数，最后随机。
tournament-legend-final = 进入决赛的人排在前面，按决赛名次排列。
tournament-alt = 排名：{ $rows }
tournament-call = 🃏 **{ $round }，第 { $table } 桌：** { $people }，你们的牌桌就在下面。**我的手牌** 显示你的牌。
tournament-call-closed = 🃏 **{ $round }，第 { $table } 桌：** { $people }，你们的牌桌在一个私密子区里，频道列表中可以看到。其他桌用同样的牌，所以那里的人看不到这里。**我的手牌** 显示你的牌。
tournament-thread = { $round } · 第 { $table } 桌
tournament-check-in-call = { $people }：请为锦标赛签到，{ $when }开始。{ $link }

button-tournament-join = 加入
button-tournament-check-in = 加入 / 签到
button-tournament-drop = 退出
button-tournament-start = 开始
button-tournament-go-on = 马上继续
button-tournament-close = 关闭
button-tournament-lots = 查验抽签
button-tournament-close-yes = 是，关闭

tournament-close-ask = 要为所有人关闭锦标赛吗？排名保持不变，各桌继续打完。
note-tournament-opened = 锦标赛开放了。你也可以加入。
note-tournament-bumped = 这个频道有一场锦标赛。我把它的消息重新发了一遍。
refused-tournament-unseen = Discord 不让我在这里发出锦标赛，所以没有开放。请换一个频道试试，或者问问管理员我在这里有哪些权限。
refused-tournament-bump = 这个频道有一场锦标赛。Discord 现在不让我把它的消息重新发一遍，所以消息还在原来的位置。请问问管理员我在这里有哪些权限。
note-tournament-joined = 你已加入。{ $when }起用同一个按钮签到。
note-tournament-checked-in = 你已签到。锦标赛{ $when }开始。
note-tournament-next-round = 你从下一轮开始参加。
note-tournament-dropped = 你已退出。成绩保留，**加入** 让你回来。
note-tournament-started = 这一轮开始了。
note-tournament-closed = 锦标赛已关闭。

refused-tournament-few = 锦标赛需要 { $needed } 人签到，现在有 { $count } 人。请等更多人，或用 `/uno start` 为大家开一桌。
refused-tournament-taken = 这个频道已经有一场锦标赛。`/uno tournament` 可以查看。
refused-tournament-gone = 这场锦标赛已经不在这里了。
refused-tournament-over = 这场锦标赛已经结束。`/uno tournament` 可以开下一场。
refused-tournament-in = 你已参加。叫到你的牌桌之前什么都不用做。
refused-tournament-early = 你已经在名单上。{ $when }起可以签到。
refused-tournament-late = 没有你还能加入的轮次了。下一场锦标赛对所有人开放。
refused-tournament-full = 锦标赛满了：有 { $most } 人。
refused-tournament-not-in = 你没有参加这场锦标赛，所以不能退出。**加入** 即可参加。
refused-tournament-playing = 正在进行一轮。各桌打完后下一轮开始。
refused-tournament-host = 只有主办人（{ $host }）或管理员能这样做。
refused-tournament-place = 锦标赛需要文字频道，因为每桌都有一个子区。
refused-tournament-threads = 锦标赛的每一桌都需要一个子区。{ $why }
refused-tournament-teams = 锦标赛按每个人的名次计分，所以不能组队。请选没有组队的规则。
refused-tournament-table = 这是锦标赛的牌桌，只有管理员能这样做。要让出座位，请按锦标赛消息里的 **退出**。

### results

## results

round-out = **{ $name }** 赢了第 { $number } 局
round-drawn = 第 { $number } 局平局
round-out-with = **{ $name }** 用 { $emoji } { $card } 出完了牌。
round-drawn-won = 没有人能出完，**{ $name }** 的分最少。
round-drawn-tied = 没有人能出完，分最少的也不止一人。没人得分。
round-drawn-golf = 没有人能出完。
round-last-left = 只有 **{ $name }** 留到了最后。
round-until-last = **{ $name }** 最先出完。
round-scored = 得 { $points } 分。
round-sum-part = **{ $name }** { $points }
round-sum-part-out = **{ $name }** { $points }（{ $limit } 张出局）
round-sum = { $parts } ={ "\u00A0" }**{ $total }**
round-sum-double = 2 × ({ $parts }) ={ "\u00A0" }**{ $total }**
round-hands = **剩下的牌**
round-hand = **{ $name }**，{ $points } 分：{ $cards }
round-hand-out = **{ $name }**，{ $points } 分：达到 { $limit } 张的上限，出局
round-hand-bare = **{ $name }**：{ $cards }
round-hand-bare-out = **{ $name }**：达到 { $limit } 张的上限，出局
round-hand-uncounted = **{ $name }**，{ $points } 分（不计入得分）：{ $cards }
round-next = 下一局 { $when } 开始。
round-next-soon = 下一局马上开始。
round-ready = 已准备：{ $names }。
button-ready = 准备好了

scores-title = { $scoring ->
    [golf] **得分**：{ $rounds } 局后最少者胜
    [best_of] **赢的局数**，共 { $rounds } 局
   *[points] **得分**，目标 { $target } 分
}
placing-title = **名次**
match-won = 🏆 **{ $name }** 赢得比赛
match-won-team = 🏆 **{ $name }** 和 **{ $partner }** 赢得比赛
match-closed = 比赛提前结束
match-closed-scores = 以下是到目前为止的得分。没有人获胜。
match-again = **再来一场**：还在的人全部重新入座。**换规则**：先改规则。
match-sealed = 🔒 还有一桌在用这副牌，所以手牌、得分和高光时刻要等本轮最后一桌打完才在这里显示。
match-uncounted = 服务器之外的比赛不计入任何统计。
match-of-ais = 这场比赛最后只有 AI 在打，所以不计入任何人的成绩。
match-of-nobody = 最后没有人在场，所以这场比赛不计入任何人的成绩。
match-leavers = 在战绩和评分中，{ $names } 算作中途离开，排名最后。
match-followed = 这些玩家的下一场比赛在下面。
match-seed = 🔓 洗牌的秘密：`{ $seed }`
button-other-rules = 换规则
refused-not-of-the-match = 只有这场比赛的玩家能再来一场。用 `/uno start` 开你自己的一桌。

## stats

stats-title = 📊 { $name }
stats-record = 🏆 **{ $matches }** 场比赛 · 胜 **{ $wins }** 场（{ $share }）
stats-rating = 📈 在普通的四人桌上，预计胜率 **{ $share }**（{ $low }–{ $high }）
stats-unrated = 📈 评分：**?** · 与他人的比赛 { $played }/{ $needed } 场
stats-points = 🪙 每局 **{ $points }** 分
stats-streak = 🔥 最长连胜：**{ $best }** · 目前：**{ $now }**
stats-unos = 👁️ 没喊 UNO：抓到别人 **{ $caught }** 次 · 被抓 **{ $missed }** 次
stats-challenges = ⚖️ 质疑：对 **{ $right }** 次 · 错 **{ $wrong }** 次
stats-colors = 🎨 指定的颜色：{ $colors }
stats-color = { $emoji } { $most ->
    [yes] **{ $color } { $count }**
   *[no] { $color } { $count }
}
stats-places = 🕑 最近的名次，最新的在最后：{ $places }
stats-legend-rating = 📈 普通四人桌上的预计胜率
stats-legend = 👑 获胜 · 🪙 每局得分 · 🔥 最长连胜 · 👁️ 抓到别人，❗ 被抓 · ⚖️ 质疑 ✓ 对，✗ 错
stats-none = { $name } 在这里还没有打完一场比赛。
stats-none-own = 你在这里还没有打完一场比赛。玩一场，你的战绩就开始了。
stats-none-filtered = { $name } 没有符合条件的比赛。请选择别的赛季或规则。
stats-partial = 禁止你参加的服务器里的比赛不计算在内。
button-stats-mine = 我的战绩
button-post = 发到这里

refused-stats-bot = { $name } 是机器人。只有真人才有战绩。
refused-stats-direct = 在这里我只显示你自己的战绩。别人的战绩请到服务器里看。
refused-stats-season-direct = 在私信里，我把你的所有比赛放在一起。赛季和规则请到服务器里选。
refused-season = 这里没有“{ $season }”这个赛季。请选择：{ $seasons }。
refused-rules-unplayed = 这里还没有人用这套规则打完比赛。请换一套。
refused-post = 你不能在这个频道发言，所以我不替你发。
refused-posted = 这一页已经在频道里了。
season-all = 全部时间
season-all-rules = 全部规则

rating-line = 📈 评分：{ $told }
rating-change = **{ $name }** { $before } → **{ $after }**（{ $low }–{ $high }）
rating-unsettled = **{ $name }** ?（{ $played }/{ $needed } 场）

## leaderboard

leaderboard-title = 🏆 排行榜 · { $season }
leaderboard-row = **{ $place }.** **{ $name }** · { $share }（{ $low }–{ $high }）
leaderboard-unknown = **?** **{ $name }** · { $count } 场
leaderboard-what = 在普通的四人桌上预计赢下的比赛比例，以及误差。名次相同的人还分不出高低。“？”表示与他人的比赛不足 20 场。
leaderboard-none = 这里还没有人有评分。与至少一位其他玩家打完一场比赛，就会上榜。
leaderboard-you-none = 你还没上榜。与至少一位其他玩家打完一场比赛吧。
leaderboard-you-off = 你选择了不要评分。用 `/uno me` 可以更改。
button-leaderboard = 排行榜
refused-leaderboard-direct = 排行榜属于服务器：请到服务器里打开。

## history

# 服务器里已结束的比赛

history-channel = 本频道已结束的比赛
history-server = 本服务器已结束的比赛
history-mine = 你在本服务器已结束的比赛
button-history-channel = 本频道
button-history-server = 本服务器
button-history-mine = 我的比赛
button-history-older = 更早 ▶
history-empty = 这里还没有比赛结束。用 `/uno start` 开一桌。
history-end = 没有更早的比赛了。
history-unfinished = 提前结束
history-player = { $name } ({ $score })
history-rounds = { $count } 局
history-others = 等另外 { $count } 人
refused-history-place = 比赛属于服务器。请在服务器里使用这个命令。

## achievements

# Achievements: what people reached in a match. A name is short, and each -how says in one line what to do.
achievements-title = 你的成就
achievements-title-of = { $name } 的成就
achievements-count = 在这个服务器：{ $count }/{ $all }
achievements-none = 还没有。比赛结束时会自动获得。
achievements-none-of = 在这个服务器还没有。
achievements-private = **{ $name }** 不显示成就。
button-achievements = 成就
achievement-line = 🏅 新成就：{ $told }
achievement-new = **{ $name }**（{ $what }）
achievement-more = { $what } 等，另有 { $count } 个
refused-achievements-off = 这个服务器关闭了成就。
preferences-achievements-on = 成就：开
preferences-achievements-off = 成就：关
preferences-achievements-what = 要不要公布和列出你的成就。
server-settings-achievements = 成就
server-settings-achievements-what = 比赛结束时要不要公布新成就，并列出来。
server-settings-achievements-on = 开
server-settings-achievements-off = 关
achievement-winner = 首胜
achievement-winner-how = 赢一场比赛。
achievement-hattrick = 帽子戏法
achievement-hattrick-how = 连赢三局。
achievement-sweep = 大获全胜
achievement-sweep-how = 一场至少三局的比赛，每局都赢。
achievement-comeback = 大逆转
achievement-comeback-how = 落后目标分的 40% 后赢下比赛。
achievement-photo = 险胜
achievement-photo-how = 在另一位玩家达到目标分的 90% 时赢下比赛。
achievement-giant = 以弱胜强
achievement-giant-how = 战胜高手级的 AI。
achievement-partners = 携手同行
achievement-partners-how = 和另一个人组队赢下比赛。
achievement-untouched = 一张不摸
achievement-untouched-how = 一张牌也没摸就出完手牌。
achievement-climber = 登山者
achievement-climber-how = 拿过 12 张牌之后出完手牌。
achievement-gift = 临别礼物
achievement-gift-how = 用加牌出完手牌。
achievement-jumper = 快如闪电
achievement-jumper-how = 用抢出出完手牌。
achievement-trader = 好买卖
achievement-trader-how = 换牌后手里少五张，然后出完。
achievement-eagle = 鹰眼
achievement-eagle-how = 一场比赛中抓到三次忘喊 UNO。
achievement-detector = 测谎仪
achievement-detector-how = 一场比赛中质疑两次，每次都对。
achievement-honest = 问心无愧
achievement-honest-how = 一场比赛中被质疑两次，每次都清白。
achievement-clean = 完美无瑕
achievement-clean-how = 一场比赛的八局里没有忘喊 UNO。
achievement-marathon = 持久战
achievement-marathon-how = 把一场十二局的比赛打到最后。
achievement-company = 良朋相伴
achievement-company-how = 和另外三个人把一场比赛打到最后。

## fairness

# 一个服务器的牌与随机预期的对比

fairness-title = 这里的牌公平吗？
fairness-cards = 这里一共发出和摸到 { $count } 张牌。
fairness-odds = 在 { $many } 个公平的服务器里，有 { $count } 个会出现这么大或更大的偏差。
fairness-rare = 在 { $many } 个公平的服务器里，出现这么大或更大偏差的不到 1 个。
fairness-few = 数量太少，还不能与随机预期比较，再玩几局吧。
fairness-row = { $kind }：**{ $drawn }** · 预期 { $expected }
fairness-numbers = { $color }数字牌
fairness-other = 其他功能牌和万能牌
fairness-how = 包括已结束比赛（最多最近 { $most } 场）中发出和摸到的所有牌。预期数量根据每次摸牌时牌堆里的牌算出。
fairness-check = 每场比赛都能逐张查验：它的最后一条消息上有 **查验发牌**。
refused-fairness-place = 这些数字属于某个服务器，请在那里使用此命令。

## recap

button-recap = 刚才怎么了？
button-recap-short = 回顾
recap-title = 你上一步之后
recap-title-all = 从头开始
recap-title-spectator = 这一局到现在
recap-none = 什么也没发生。

## match_facts

facts-title = **高光时刻**
fact-draw = 最大摸牌：**{ $name }**，{ $count } 张
fact-streak = 最长连出：**{ $name }**，连出 { $count } 次没摸牌
fact-catches = 抓到：{ $who }
fact-comeback-points = 翻盘：**{ $name }** 曾落后 { $count } 分
fact-comeback-cards = 翻盘：**{ $name }** 最后一局曾有 { $count } 张手牌
fact-rounds = { $count } 局
fact-plays = 出牌 { $count } 次
fact-rules = 规则：{ $rules }
tile-comeback-points = 翻盘
tile-comeback-cards = 翻盘（张数）
tile-draw = 最大摸牌
tile-streak = 最长连出
tile-catches = 抓到
card-target = { $scoring ->
    [golf] 分少者胜
    [best_of] 共 { $rounds } 局
   *[points] 目标 { $target } 分
}

## fair_deal

button-check-deal = 查验发牌
fair-title = 查验发牌
fair-sealed = 🔒 牌堆开局前已封好 · `{ $seal }`
fair-sealed-how = 所有牌的顺序都已定下，谁也改不了。想核对，就记下这一行。比赛结束后，用 **查验发牌** 打开封印，两者必须一致。
fair-yes = 发牌公平：{ $drawn }都出自比赛前就封好的秘密。
fair-no = 这次发牌有问题：它不是出自比赛前就封好的秘密。
fair-not-kept = 这个种子的指纹和牌桌公布的不一样。
fair-wrong = 记录第 { $line } 行：{ $what ->
    [commitment] 指纹和种子对不上。
    [source] 从种子算不出任何洗牌。
    [drawn] 抽到的牌或签和种子对不上。
   *[rules] 规则不允许这样。
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
fair-yourself = 你不必相信我们：文件里有整场比赛。用 `unobot verify record.jsonl`，或任何按 `docs/fair-deals.md` 写的程序来查验。
fair-proof-lobby = 这能证明：按下 **开始** 之前，牌桌就显示了这个指纹。如果你当时记下了，而且两者一致，就没有人为这些玩家挑过牌。
fair-proof-ready = 这能证明：之前一场比赛的 **查验发牌** 已向开始这场比赛的人显示过这个指纹。两者一致，就说明按下时没有人挑过牌。
fair-proof-late = 这不能证明：比赛是一键开始的，种子那时才抽出。之前没人能记下指纹，所以无法证明那一刻没有人挑过牌。之后牌没有变过。
fair-proof-tournament = 这就是证明：种子由锦标赛的秘密得出，它的指纹 `{ $seal }` 从锦标赛开启时起就在其消息里。锦标赛结束后，**查验抽签** 会公布这个秘密。
fair-coming = 🔒 你下一场一键开始的比赛（例如 **单人游戏**）已经封好：`{ $seal }`。记下这一行，赛后比对。
fair-trust = 这不能证明机器人的运营者没有看牌。

refused-not-over = 比赛结束之前，洗牌是保密的。
refused-nothing-dealt = 这里没有发过牌。
refused-sealed = 还有一桌在用这副牌。等本轮最后一桌打完再试。

### replay

## replay

# 已结束比赛的回放

button-replay = 回放
replay-title = 回放 · 第 { $round }/{ $rounds } 局
replay-moments = 关键时刻
button-first = ⏮
button-last = ⏭
button-moment-next = 关键时刻 ▶
refused-replay-gone = 这场比赛已不再保存，没有可回放的内容。
refused-replay-broken = 这场比赛的记录被截断或改动过，或来自其他版本，因此无法回放。
refused-replay-running = 这场比赛还没结束。结束后才能回放。
refused-replay-channel = 这场比赛在 { $channel }。请到那里打开回放。

## replay_files

# 已结束比赛的文件：网页和 GIF

button-save-page = 保存为网页
button-save-gif = GIF
files-page = **比赛的网页**。保存文件，用浏览器打开即可。不需要联网，所有手牌都能看到。
files-gif = **比赛的关键时刻**
files-gif-alt = 每个关键时刻的牌桌
refused-files-often = 刚刚已经为你做了好几个文件，请一分钟后再试。
refused-files-failed = 文件没能做出来，请稍后再试。
refused-files-too-large = 文件超过了 Discord 在这里允许的大小。
refused-data-too-large = 你的数据超过了 Discord 在这里允许的大小。请向机器人的运营者索取。
refused-page-too-large = 这场比赛太长，做不成网页。请改用 **回放** 或 **GIF**。

## replay_page

# 回放网页，可以保存，不用 Discord 也能打开

page-title = UNO 回放：{ $names }
page-rules = 规则：{ $rules }
page-unfinished = 这场比赛没有打完。
page-where = 第 { $round } 局 · 第 { $number } 步，共 { $total } 步
page-where-vote = 投票 · 第 { $number } 步，共 { $total } 步
page-board = 牌桌
page-controls = 控制
page-position = 比赛进度
page-first = 到开头
page-last = 到结尾
page-back = 后退一步
page-next = 前进一步
page-moment-back = 上一个关键时刻
page-moment-next = 下一个关键时刻
page-round-back = 上一局
page-round-next = 下一局
page-play = 播放
page-pause = 暂停
page-moments = 关键时刻
page-moves = 本局的每一步
page-scores = 得分
page-places = 名次
page-round = 局
page-round-number = 第 { $number } 局
page-hand = { $name } 的手牌
page-two-sides = { $card }，背面：{ $back }
page-turn = 轮到出牌
page-uno = 已喊 UNO
page-silent = 没喊 UNO
page-out = 出局
page-owes = 要摸 { $count } 张
page-pile = 牌堆：{ $count }
page-top = 顶牌：{ $card }
page-color = 颜色：{ $color }
page-clockwise = 顺时针
page-counterclockwise = 逆时针
page-keys = 按键
page-keys-on = 也使用字母键
page-keys-moves = ← 和 →：后退或前进一步
page-keys-ends = Home 和 End：到开头或结尾
page-keys-moments = N 和 P：下一个或上一个关键时刻
page-keys-rounds = Shift+N 和 Shift+P：下一局或上一局
page-no-script = 这个网页需要 JavaScript，不需要联网。
page-unreadable = 无法显示这场比赛：文件已损坏，或者浏览器太旧。
page-players = 玩家

## coach

# 比赛后的教练

button-coach = 教练
button-coach-replay = 在回放中查看
button-coach-next = 下一个：{ $number }/{ $count }
coach-title = 教练
coach-result = **结果。**{ $rounds } 局中你赢了 { $won } 局，与平均水平相差 { $difference }。
coach-luck = 牌运：{ $cards }。你的打法和其他因素：{ $rest }。
coach-some = { $count ->
   *[other] 以下 { $count } 个决定让你损失最大：
}
coach-none = 没有明显的失误：你的任何决定都没有明显降低胜算。打得好！
coach-top = 弃牌堆上：{ $card }
coach-hand = 你的手牌：{ $cards }
coach-lapse = **第 { $round } 局**。你的出法：**{ $made }**。更好的出法：**{ $better }**。
coach-why-uno = 不喊 UNO，别人就可以抓你。
coach-why-next = 下家只有 { $count } 张牌。
coach-why-void = 下家之前摸了牌，没有出{ $color }。
coach-why-wild = 这样可以把万能牌留到后面。
coach-why-color = 之后你手里还有 { $count } 张{ $color }牌。
coach-won = 在 100 局这样的牌里，更好的出法大约多赢 { $more } 局（{ $low } 到 { $high }）。
coach-first = 在 100 局这样的牌里，更好的出法大约有 { $more } 局更能最先出完（{ $low } 到 { $high }）。
coach-stayed = 在 100 局这样的牌里，更好的出法大约有 { $more } 局更能留在比赛里（{ $low } 到 { $high }）。
coach-how = 每个决定都只按你当时能看到的来评判。看不到的牌会重新发很多次，再由高手 AI 把这一局打完。
refused-coach-not-seated = 你没有参加这场比赛。教练只看你自己的决定。
refused-coach-often = 刚刚已经为你看了好几场比赛，请一分钟后再试。
refused-coach-failed = 这场比赛没能看完，请稍后再试。
refused-coach-deck = 教练还不熟悉这副牌。
refused-coach-golf = 教练还不熟悉高尔夫。

## key_moments

# 关键时刻：回放、回放网页和 GIF 里的说法。每条一句话。

key-moment-four = { $name } 打出{ $card }：{ $other } +{ $count }。
key-moment-four-bare = { $name } 打出{ $card }。
key-moment-guilty = { $other } 质疑 { $name } 成功：{ $name } +{ $count }。
key-moment-innocent = { $other } 质疑 { $name } 失败：{ $other } +{ $count }。
key-moment-caught = { $other } 抓到 { $name } 没喊 UNO：{ $name } +{ $count }。
key-moment-caught-free = { $other } 抓到 { $name } 没喊 UNO，但不用摸牌。
key-moment-missed = { $name } 没喊 UNO，也没人发现。
key-moment-lead = { $name } 暂时领先。
key-moment-round = { $name } 赢了第 { $number } 局。
key-moment-round-points = { $name } 赢了第 { $number } 局：{ $points } 分。
key-moment-round-tied = 第 { $number } 局平局。
key-moment-knocked-out = { $name } 出局，手里有 { $count } 张。
key-moment-knocked-out-by = { $other } 让 { $name } 出局：{ $count } 张。
key-moment-roulette = 轮盘：{ $name } +{ $count }。
key-moment-launcher = 发牌器最多的一次：{ $name } +{ $count }。
key-moment-dark-side = { $name } 把一切翻到暗面。
key-moment-light-side = { $name } 把一切翻到亮面。
key-moment-eliminated = { $name } 被淘汰。
key-moment-match = { $name } 赢得整场比赛。
key-moment-partners = { $name } 和 { $partner }

### reactions

## reactions

reactions-title = 表情
reactions-body = 桌上所有人会看到你的表情一会儿。每 10 秒可以发一次。
reactions-who = 屏蔽一位玩家…
reactions-mute = 屏蔽 { $name }
reactions-hear = 取消屏蔽 { $name }
button-react = 表情
button-reactions-on = 表情：开
button-reactions-off = 表情：关
reaction-laugh = 哈哈！
reaction-ouch = 哎呀！
reaction-clap = 打得好！
reaction-think = 嗯…
reaction-fire = 手气真旺！
reaction-wave = 大家好！
reaction-in-words = **{ $name }**：{ $words }
note-reacted = 全桌都看得到：{ $emoji }
refused-reaction-now = 比赛进行中才能发表情。
refused-reaction-soon = { $seconds } 秒后可以再发表情。
refused-reactions-off = 这张牌桌关闭了表情。
refused-reactions-here = 这个频道关闭了表情。
refused-reactions-own = 你关闭了表情。用 `/uno me` 可以打开。
refused-reactions-muted = 房主在这桌屏蔽了你的表情。
refused-only-host-reactions = 只有房主能屏蔽表情；房主是 **{ $host }**。
preferences-reactions-on = 表情：开
preferences-reactions-off = 表情：关
preferences-reactions-what = 你能不能发表情，自己的画面上显不显示表情。
server-settings-reactions = 表情
server-settings-reactions-what = 玩家能不能在牌桌上发小表情。
server-settings-reactions-on = 开
server-settings-reactions-off = 关

### privacy

## privacy

privacy-title = 你的数据
privacy-intro = 为了重启后比赛能继续，我保存了这些：
privacy-choices = - 你的设置、你对 AI 的水平、你的 Discord 语言，以及你的私信位置
privacy-tables = - 有你名字、座位和出牌的牌桌：{ $count }
privacy-results = - 计入你的统计和评分的对局结果：{ $count }
privacy-daily = - 你开始过的每日牌局，包括走法和结果：{ $count }
privacy-notes = - 你对翻译的意见：{ $count }
privacy-messages = - 我还在更新的给你的消息：{ $count }
privacy-channels = - 开桌时会通知你的频道：{ $count }
privacy-bans = - 禁止你玩 UNO 的服务器：{ $count }
privacy-readers = 只有这个机器人的运营者能读到全部内容。同桌的人能看到你的名字和出牌。
privacy-file = 我保存的关于你的一切都在这里。
privacy-ask-title = 删除关于你的一切？
privacy-ask-settings = - 你的设置和开桌通知会消失。
privacy-ask-running = - 进行中的比赛里，AI 会永久接替你的座位。
privacy-ask-over = - 已结束的牌桌上，你会变成“{ $name }”。
privacy-ask-results = - 你的统计和评分会被删除。对局结果中，你会变成“{ $name }”。
privacy-ask-daily = - 你的每日牌局、结果和连续天数都会消失。
privacy-ask-discord = - 频道里已有的消息会留在那里。
privacy-ask-bans = - 如果有服务器封禁了你，封禁会保留，但用代码代替你的 ID。
privacy-ask-kicks = - 被踢出的记录会保留，已开始的每日牌局也不能重新开始。两者都用代码代替你的 ID。
privacy-ask-undo = 删除后无法恢复。
privacy-deleted = 关于你的一切已经删除。再次使用我时，会保存新的数据。
privacy-again = 你正在使用我，所以又保存了一些内容。请一分钟后再试。
button-privacy-export = 下载我的数据
button-privacy-delete = 删除我的数据
button-privacy-yes = 全部删除
button-privacy-no = 保留数据

### admin

## admin_settings

admin-settings-title = 这个服务器的限制
admin-settings-roles = 谁能开桌：{ $roles }
admin-settings-everybody = 所有人
admin-settings-rules-open = 规则：**{ $rules }**，房主可以改
admin-settings-rules-locked = 规则：**{ $rules }**，房主不能改
admin-settings-ais = 每桌 AI 上限：**{ $most }**
admin-settings-ais-choice = AI：{ $most }
admin-settings-no-limit = 不限
admin-settings-what-roles = 管理员总能开桌。
admin-settings-what-rules = 规则用 `/uno settings` 设定。
admin-settings-what-ais = 接替玩家的 AI 不算。
admin-settings-choose-roles = 选身份组，不选就是所有人…
button-lock-rules = 锁定规则
button-unlock-rules = 解锁规则
refused-rules-locked = 这个服务器锁定了规则，由管理者用 `/uno settings` 选择。
refused-ais-capped = AI 太多了：这个服务器每桌最多 { $most } 个。
refused-roles-start = 开桌需要这些身份组之一：{ $roles }。你可以加入已开的牌桌。
refused-limits-changed = 这个大厅打开之后，服务器的管理者设了限制，所以这一桌变了，还没有开始。请看一眼再开始。
note-lobbies-limited = 已更改。{ $count } 个打开的大厅规则不同或 AI 太多，现在已经调整。
note-tournaments-limited = { $count } 场开放的锦标赛规则不同。接下来的牌桌使用新规则；如果规则不适用，锦标赛已结束。

## oversight

oversight-title = 这个服务器的牌桌
oversight-table = 牌桌
oversight-unknown-channel = 一个读不出的频道
oversight-host = 房主 { $host }
oversight-stage = { $stage ->
    [lobby] 还没开始
    [playing] 比赛进行中
    [pause] 两局之间
    [suspended] 在等待：无法访问它的频道
    [adjourned] 在等待，频道空着
   *[damaged] 保存的数据读不出
}
oversight-since = { $stage ->
    [suspended] 从{ $when }起
    [adjourned] 从{ $when }起
   *[other] 最后一次操作：{ $when }
}
oversight-late = 卡住了：这一手本该在{ $when }结束。
oversight-empty = 这个服务器没有开着的牌桌。
oversight-more = 还有 { $count } 桌没列出：请在它们的频道里用命令。
oversight-end-what = 结束牌桌会对所有人关闭，比赛不能再继续。
button-oversee = 管理
button-oversight-list = 所有牌桌
button-oversight-refresh = 刷新
note-oversight-ended = { $channel } 的牌桌已关闭。
refused-oversight-gone = 那一桌已经关闭了。
refused-oversight-empty = { $channel } 里没有牌桌。`/unoadmin tables` 列出全部。
refused-admin-place = 这些命令属于服务器：请到服务器里用。
refused-admin = 只有拥有“管理服务器”权限的人能这样做。
oversight-free-what = 腾出频道会让牌桌等待：`/uno resume` 可以继续。
button-oversight-free = 腾出频道
note-unblocked = { $channel } 空出来了。牌桌等着 `/uno resume`。
refused-unblock-free = 那一桌没有占着频道：`/uno start` 可以在那里再开一桌。
refused-unblock-running = 那里没有卡住：`/unoadmin end` 结束牌桌。

## bans

bans-title = 被禁止玩 UNO 的人
bans-empty = 没有人被封禁。
bans-line = { $user } · { $when }由 { $admin } 封禁
bans-more = 还有 { $count } 个没列出。
bans-lift = 解除前玩家的封禁
note-banned = { $user } 不能再在这个服务器玩 UNO。由 AI 接手的牌桌：{ $count }
note-banned-leaves = 你也在同一场比赛中。在战绩和评分中，这会算作你中途离开，排名最后。你可以继续玩。
note-unbanned = { $user } 又可以玩了。
refused-banned = 你不能在这个服务器玩 UNO：这是管理者的决定。
refused-invite-banned = { $name } 不能在这个服务器玩 UNO。
refused-not-banned = 这个人没被封禁：`/unoadmin bans` 列出封禁。
refused-ban-bot = 不能封禁机器人：它没有座位。
refused-ban-oneself = 不能封禁自己：请选别人。

## acts

acts-title = 管理者的操作
acts-empty = 还没有。
acts-channel = 会发到 { $channel }。
acts-no-channel = 没有日志频道：用 `/unoadmin log` 加频道来设定。
act-line = { $kind ->
    [end] { $admin } 结束了 { $channel } 的牌桌。
    [unblock] { $admin } 腾出了 { $channel }，牌桌在等待。
    [ban] { $admin } 封禁了 { $user }。{ $detail }
    [unban] { $admin } 解除了对 { $user } 的封禁。
    [roles] { $admin } 设定了谁能开桌：{ $detail }
    [rules] { $detail ->
        [lock] { $admin } 锁定了规则。
       *[unlock] { $admin } 解锁了规则。
    }
    [ais] { $admin } 设定了每桌 AI 的上限：{ $detail }
    [lost] { $detail ->
        [roles] 能开桌的身份组 { $value } 已被删除。其他选定的身份组仍然可以。
        [roles-all] 能开桌的身份组 { $value } 已被删除。现在所有人都能开桌。用 `/unoadmin roles` 选择其他身份组。
        [moderators] 管理员的身份组 { $value } 已被删除。用 `/uno settings` 另选一个。
        [log] 日志频道已被删除。用 `/unoadmin log` 加频道另设一个。
        [day] 服务器日报的频道已被删除。用 `/unoadmin day` 加频道另设一个。
        [rules] 我已不认识设置里的规则 { $value }，所以牌桌按官方规则进行。用 `/uno settings` 另选规则。
       *[places] 最后一个允许玩 UNO 的频道已被删除，所以在这个服务器不能玩了。用 `/uno settings` 在别处允许。
    }
    [day] { $detail ->
        [off] { $admin } 关闭了服务器日报。
       *[on] { $admin } 为服务器日报设定了频道：{ $channel }
    }
   *[log] { $detail ->
        [off] { $admin } 关闭了日志频道。
       *[on] { $admin } 设定了日志频道：{ $channel }
    }
}
day-title = 📅 本服务器的昨天 · { $day }
day-more = 还有 { $count } 人。
day-streak = 🔥 连续 { $days } 天
day-matches = 共进行了 { $count } 场比赛。
day-wins = { $who } { $wins } 胜
day-rematch = 🔁 **本周对决：** { $count } 场，{ $wins }
day-settings-title = 服务器日报
day-settings-what = 我每天发布一次昨天的每日牌局成绩和连续天数，以及本周对决：一起玩得最多的人。不会提醒任何人，没人玩的日子什么都不发。选了 **评分：关** 的人不会被列出。
day-no-channel = 现在是关闭的。用 `/unoadmin day` 加频道开启。
day-channel = 发布在 { $channel }，下一次在 { $when }。
button-no-day = 不再发布
button-no-log = 不用日志频道
refused-log-channel = 我不能在那个频道里发言：请选文字频道或子区。

## channel_check

# `/unoadmin check`: what the bot needs in this channel and server

check-title = 检查此频道和服务器
check-permissions = 我有在 { $channel } 开牌桌的权限。
check-lacks = 我在 { $channel } 缺少 { $missing }。请在频道设置的“权限”中允许我的身份组。
check-channel-gone = 频道 { $channel } 已不存在。它的牌桌在等 `/uno resume`。
check-threads = 在子区开牌桌，我还需要 { $missing }。
check-roles-empty = 没有人有 { $roles }，所以只有管理员能开桌。用 `/unoadmin roles` 选择其他身份组。
check-age-restricted = { $channel } 有年龄限制。Discord 只让确认过年龄的成员进入，其他人不能在那里玩。
check-slow-mode = { $channel } 开启了慢速模式。Discord 的慢速模式不影响机器人，也不影响点击我的按钮。如果我还是受到限制，请允许我的身份组绕过慢速模式。
check-pictures = 我的牌面图片已就绪：{ $decks }。其他牌组在第一张牌桌开出时获得图片。
check-no-pictures = 这些牌面图片还不在 Discord 上，所以对应的牌只用简单符号：{ $decks }。机器人的运营者可以运行 `unobot emojis sync`。
check-commands = Discord 上的命令是最新的。
check-commands-changed = Discord 上的命令属于其他版本：{ $commands }。机器人的运营者重启它即可重新注册。
check-commands-unknown = Discord 现在没有告诉我它有哪些命令。请一分钟后再试。
check-tables = 此服务器没有卡住的牌桌。
check-stuck = { $count ->
   *[other] 此服务器有 { $count } 张牌桌卡住了。请看 `/unoadmin tables`。
}

## probe

# The message of `unobot doctor --live`, with which an admin tests the set-up

probe-title = unobot 设置测试
probe-step = { $step ->
    [1] 请按第一个按钮。
    [2] 请按第二个按钮。
    [3] 请等待你的私人面板，或按第四个按钮跳过等待。
    [4] 请按较早的私人面板上的按钮。
   *[5] 请按第三个按钮，然后在这条消息变化时反复按。
}
probe-panel = 这个面板是测试。公开消息提示时，请按它的按钮。

### owner

## owner

owner-notice = 📣 机器人运营者：{ $words }
refused-blocked = 你不能用这个机器人玩：这是运营者的决定。`/uno privacy` 仍然可用。
refused-blocked-server = 这个服务器不能使用这个机器人：这是运营者的决定。
button-owner = 运营者工具
owner-title = 运营者工具
owner-what = 你的决定几秒内在所有服务器生效。只有这个机器人的运营者能看到这个面板。
owner-counts = 这里的服务器：{ $servers } · 牌桌：{ $tables } · 已屏蔽的人：{ $people } · 已屏蔽的服务器：{ $blocked }
owner-notice-until = 通知，{ $when }结束：{ $words }
owner-no-notice = 没有通知。
button-owner-notice = 写通知
button-owner-clear = 清除通知
button-owner-block-user = 屏蔽某人
button-owner-block-server = 屏蔽服务器
button-owner-servers = 服务器
owner-unblock = 解除屏蔽…
owner-user-choice = 用户 { $id }
owner-server-choice = 服务器 { $id }
owner-id = ID
owner-words = 显示在所有大厅和手牌里的一行字
owner-hours = 小时
owner-blocked = `{ $id }` 已被屏蔽。
owner-unblocked = `{ $id }` 不再被屏蔽。
owner-server-line = **{ $name }** · `{ $id }` · 成员：{ $members }
button-owner-leave = 退出
button-owner-more = 更多服务器
owner-left = 机器人已退出 `{ $id }`。
refused-owner = 只有这个机器人的运营者能这样做。
refused-owner-id = 这不是 ID。ID 有 17 到 20 位数字。
refused-owner-oneself = 你不能屏蔽自己。
refused-owner-hours = 小时是 1 到 { $most } 之间的数。
refused-owner-words = 通知至少要有一个字。

### settings

## preferences

preferences-title = 你的设置
preferences-body = 立即生效，在每张牌桌上都有效。
button-preferences-table = 牌桌上
button-preferences-messages = 消息和战绩
preferences-playing = 旗鼓相当的 AI：与你对战时的强度是 { $strength }/100。它由你和 AI 的比赛决定：赢了升高，输了降低。
preferences-emblem-fox = 头像：狐狸
preferences-emblem-octopus = 头像：章鱼
preferences-emblem-frog = 头像：青蛙
preferences-emblem-bee = 头像：蜜蜂
preferences-emblem-whale = 头像：鲸鱼
preferences-emblem-mushroom = 头像：蘑菇
preferences-emblem-penguin = 头像：企鹅
preferences-emblem-cactus = 头像：仙人掌
preferences-emblem-blossom = 头像：花
preferences-emblem-owl = 头像：猫头鹰
preferences-emblem-what = 你在每张牌桌上的头像。进行中的比赛不会换头像。
preferences-look-auto = 牌面：随服务器
preferences-look-pictures = 牌面：图片
preferences-look-shapes = 牌面：形状和文字
preferences-look-text = 牌面：纯文字
preferences-look-what = 你的牌怎样显示给你看。
preferences-sort-color = 按颜色排列
preferences-sort-value = 按点数排列
preferences-sort-what = 你的牌的顺序。
preferences-passes-on = 自动过牌：开
preferences-passes-off = 自动过牌：关
preferences-passes-what = 摸到的牌不能出时，要不要自动替你过牌。
preferences-dms-auto = 私信：随服务器
preferences-dms-on = 私信：也发手牌
preferences-dms-off = 私信：不发手牌
preferences-dms-what = 要不要用私信也发一份你的手牌。
preferences-pings-idle = 提醒：我没反应时
preferences-pings-always = 提醒：每次轮到我
preferences-pings-off = 提醒：从不
preferences-pings-what = 什么时候提醒你轮到你了。
preferences-pings-by-channel = 提醒位置：频道
preferences-pings-by-dm = 提醒位置：私信
preferences-pings-by-what = 在哪里提醒你。
preferences-hints-on = 提示：每条一次
preferences-hints-off = 提示：不要
preferences-hints-what = 用得上时出现一次的小建议。
preferences-rated-on = 评分：开
preferences-rated-off = 评分：关
preferences-rated-what = 要不要给你评分，并列入排行榜。
preferences-language-auto = 语言：自动
preferences-language-what = 我对你用的语言。“自动”就是你 Discord 的语言。
preferences-language = 语言：{ $name }

## server_settings

server-settings-title = 这个服务器的 UNO
server-settings-title-channel = { $channel } 的 UNO
server-settings-line = { $origin ->
    [here] { $name }：**{ $value }** · 在此设置
    [server] { $name }：**{ $value }** · 来自服务器
   *[usual] { $name }：**{ $value }**
}
server-settings-which = 更改…
server-settings-as-server = 随服务器
server-settings-as-usual = 默认：{ $value }
button-server-settings-server = 这个服务器
button-server-settings-channel = 这个频道

server-settings-rules = 规则
server-settings-rules-what = 房主没有另选时，新牌桌用的规则。
server-settings-rules-code = 代码 { $code }
server-settings-turn = 每步时限
server-settings-turn-what = 新牌桌每一步最多用多久。
server-settings-allowed = UNO
server-settings-allowed-what = 能不能开桌。
server-settings-allowed-on = 可以玩
server-settings-allowed-off = 不能玩
server-settings-starts = 开桌
server-settings-starts-what = 谁可以用 /uno start。
server-settings-starts-everybody = 所有人
server-settings-starts-moderators = 管理员
server-settings-moderator-role = UNO 管理员
server-settings-moderator-role-auto = 没有身份组
server-settings-role = 选一个身份组…
button-no-role = 不设身份组
server-settings-table-look = 牌桌
server-settings-table-look-what = 新牌桌怎样显示。
server-settings-table-look-picture = 俯视图
server-settings-table-look-text = 最上面的牌加文字
server-settings-look = 手牌
server-settings-look-what = 给没有用 /uno me 选过的人。
server-settings-look-pictures = 图片
server-settings-look-shapes = 形状和文字
server-settings-look-text = 纯文字
server-settings-dms = 用私信发手牌
server-settings-dms-what = 给没有用 /uno me 选过的人。
server-settings-dms-on = 是
server-settings-dms-off = 否
server-settings-pings = 轮到时提醒
server-settings-pings-what = 轮到谁时，要不要在频道里提及谁。
server-settings-pings-on = 是
server-settings-pings-off = 否
server-settings-threads = 每桌一个子区
server-settings-threads-what = 要不要为新牌桌单独开一个子区。
server-settings-threads-on = 是
server-settings-threads-off = 否
server-settings-moments = 特效
server-settings-moments-what = 在新牌桌上，为 UNO、大摸牌和胜利显示横幅和一句喝彩。
server-settings-moments-on = 开
server-settings-moments-off = 关
server-settings-seasons = 赛季
server-settings-seasons-what = 一个排行榜持续多久，之后开始新的。
server-settings-seasons-monthly = 一个月
server-settings-seasons-quarterly = 三个月
server-settings-seasons-never = 没有赛季
server-settings-language = 语言
server-settings-language-what = 牌桌用的语言。每个人自己的面板用自己的语言。
server-settings-language-auto = 随服务器

refused-server-settings-place = 设置属于服务器。请在服务器里用这个命令。
refused-server-settings = 要有“管理服务器”权限才能改这些设置。
refused-everybody-role = 每个人都有这个身份组，大家就都成管理员了。请选别的。
refused-not-here = 这个频道不能玩 UNO。服务器的管理者可以用 `/uno settings` 更改。
refused-moderators-start = 这里只有管理员能开桌。请找一位管理员，或加入已经开的牌桌。

### translations

## beta

beta-what = 测试版：哪里读着别扭，请告诉我们。
beta-line = { $name }还是测试版：哪里读着别扭，请告诉我们。
button-beta-note = 告诉我们
beta-note-title = 哪里读着别扭？
beta-note-label = 原来的话，以及你会怎么说
beta-note-thanks = 谢谢！这个机器人的运营者会看到。
beta-offer = { $name }已有测试版。
button-beta-switch = 切换
refused-beta-notes = 你一天内已经发了 { $count } 条意见，暂时不能再收了。谢谢！
refused-beta-empty = 请先写几个字。

### help

## help

help-title = 在这里玩 UNO
help-new = **没玩过 UNO？** 按 **试一试**：和 AI 走五小步。
help-start = **准备好了？** 用 `/uno start` 在这里开桌。其他人按 **加入**，AI 也可以补位。
help-daily = **有五分钟？** `/uno daily` 每天都有新牌局。
help-ask = 想了解什么？
help-bring = **想在别处玩？** 私信、群聊和没有我的服务器也行：
button-install-server = 添加到服务器
button-install-personal = 添加到我的应用
button-tutorial = 试一试

help-button-round = 一局牌
help-topic-round = 一局怎么打
help-round-1 = 每人发一手牌，再翻开一张放在弃牌堆上。
help-round-2 = **轮到你：** 出一张颜色、数字或符号相同的牌，也可以出万能牌。都不能出？**摸牌**，摸一张。如果这张能出，可以马上打出。
help-round-3 = **结束：** 最先出完的人赢得这一局，并按其他人手里剩下的牌得分。最先达到目标分的人赢得比赛。
help-round-4 = 自定规则可能会改变其中一些。用 `/uno rules` 看这里的规则。
help-button-cards = 牌
help-topic-cards = 各种牌
help-cards-1 = **0 到 9**：只有颜色和数字。
help-cards-2 = ⊘ **跳过**：下家停一回合。
help-cards-3 = ⇄ **反转**：出牌方向反过来。两个人玩时当作跳过。
help-cards-4 = **+2**：下家摸两张，并停一回合。
help-cards-5 = 🌈 **万** 万能牌：随时能出，由你选颜色。
help-cards-6 = 🌈 **+4** 万能+4：由你选颜色，下家摸四张。应在你没有当前颜色的牌时出，而且可以被质疑。
help-button-uno = UNO！
help-topic-uno = 喊 UNO 和抓人
help-uno-1 = **轮到你，还剩两张牌？** 先按 **📣 喊 UNO**，再出一张。
help-uno-2 = **忘了喊？** 快按 **UNO！**。
help-uno-3 = **别人忘了喊？** 牌桌上的 **抓！** 会亮起。在下一步之前按下，对方就要摸两张。
help-button-hand = 手牌
help-topic-hand = 你的手牌
help-hand-1 = 牌桌上的 **我的手牌** 只给你自己看。它也会用私信发给你。按一张牌就打出。
help-hand-2 = 有张牌按不了？**为什么不能出？** 会显示是哪条规则不允许。
help-hand-3 = `/uno play` 用文字列出你能做的操作，方便读屏软件和键盘。
help-hand-4 = 💡 每条小提示只出现一次。用 `/uno me` 可以关掉或再打开。
help-button-away = 离开
help-topic-away = 你不在时
help-away-1 = 牌桌上的倒计时是你走一步的时限。时间到了，会自动替你走这一步。连续第二次超时，AI 就替你打，直到你按任意一个按钮。
help-away-2 = 有事要走？按 **离开** 把牌交给 AI，按 **我的手牌** 就回来接着打。
help-button-table = 自定规则
help-topic-table = 牌桌的规则
help-table-1 = 比赛前，房主可以 **改规则**：选一套预设、单条自定规则，或者用别桌的代码。
help-table-2 = 没有人能在牌上做手脚：牌堆在有人加入之前就已封好，结束后可以用 **查验发牌** 来验证。
help-button-commands = 命令
help-topic-commands = 所有命令
help-commands-1 = 每条都以 `/uno` 开头：
help-command = **{ $command }** · { $what }
news-line = 🆕 **新功能：** { $news }
news-faces = 你在每张牌桌上都用同一个头像。用 `/uno me` 可以更改。
help-legal = 非官方的爱好者项目，与美泰（Mattel）没有关联，也未获其认可。UNO 是美泰的商标。

help-rules-title = 规则：{ $preset }

## tutorial

lesson-title = 第 { $number } 步，共 { $of } 步 · { $title }
lesson-ai = 罗宾
lesson-top = 弃牌堆上：{ $emoji } { $card }
lesson-early = 规则也允许这样做。不过现在，请试试上面说的。
button-lesson-next = 下一步
button-lesson-skip = 跳过这步
button-try-again = 再试一次

lesson-match = 颜色或数字
lesson-match-do = 目标是把牌全部出完。出一张和弃牌堆上那张 **颜色** 或 **数字** 相同的牌：按它就行。
lesson-match-done = 游戏差不多就是这样。接着 **{ $ai }** 也一样。大家轮流，按颜色或数字出牌。

lesson-action = 功能牌
lesson-action-do = 有些牌有特别的作用。出一张你的功能牌。
    ⊘ 跳过：下家停一回合。
    ⇄ 反转：出牌方向反过来。
    +2：下家摸两张，并停一回合。
lesson-action-done = **{ $ai }** 停了一回合。只有两个人，所以马上又轮到你。

lesson-wild = 万能牌
lesson-wild-do = 其他牌都不能出。但 **万能牌**（按钮上写着“万”）随时能出，由你选新的颜色。出这张牌。
lesson-wild-color = 你选什么颜色？你手里红色最多。
lesson-wild-done = **{ $ai }** 只能跟着你选的颜色出。**万能+4**（+4）还会让下家摸四张。应在你没有当前颜色的牌时出，而且下家可以质疑。

lesson-draw = 摸牌
lesson-draw-do = 你没有能出的牌。摸一张。
lesson-draw-choose = 你摸到一张能出的牌。现在打出，或留到以后。这一回合不能再出别的牌。
lesson-draw-done = 打得好。如果摸到的牌不能出，就留在手里，你的回合结束。
lesson-draw-kept = 你把它留下了，所以你的回合结束。有时这样更聪明。只要记住：最后你手里的每张牌都会给赢家加分。

lesson-uno = UNO！
lesson-uno-do = **{ $ai }** 只剩一张牌，却忘了喊 UNO。在下一步之前，按 **抓 { $ai }！**。
lesson-uno-say = 抓到了：**{ $ai }** 摸了两张。现在你自己也剩两张：按 **📣 喊 UNO**，再出一张。
lesson-uno-forgot = 你忘了喊 UNO，被 **{ $ai }** 抓到，摸了两张。在真正的牌桌上，出牌之后还可以按 **UNO！**，只要比别人快。
lesson-uno-last = 你喊了 UNO，谁也抓不到你。还剩一张：出掉它！
lesson-uno-done = 🎉 你赢了！最先出完的人赢得这一局，并按别人手里的所有牌得分。现在和大家一起玩吧：用 `/uno start` 开桌。

## commands

command-uno = 玩 UNO
command-start = 在这个频道开一桌
command-start-ais-name = ai人数
command-start-ais = 一开始就坐下几位 AI 玩家
command-start-level-name = 水平
command-start-level = AI 的水平
command-start-rules-name = 规则
command-start-rules = 一套预设，或一个规则代码
command-start-pace-name = 节奏
command-start-pace = 每一步最多用多久
command-start-thread-name = 子区
command-start-thread = 在单独的子区里开桌
command-tables = 列出你在所有频道和服务器的牌桌
command-history = 列出本服务器已结束的比赛和回放
command-join = 在这个频道的牌桌坐下
command-leave = 让出你的座位
command-hand = 看你的手牌
command-play = 用文字来操作
command-play-move-name = 操作
command-play-move = 你能做的一个操作
command-status = 看这个频道的牌桌
command-end = 结束这个频道的牌桌
command-rules = 讲解规则
command-resume = 在这个频道接着打一场等待中的比赛
command-resume-match-name = 比赛
command-resume-match = 有几场在等时，选哪一场
choice-match = { $names } · 第 { $round } 局
choice-lobby = { $names } · 未开始
command-help = 在这里怎么玩 UNO
command-settings = 更改这个服务器或频道怎么玩 UNO
command-me = 选择牌怎样显示、用什么语言、何时提醒你
command-privacy = 查看、下载或删除我保存的关于你的数据
command-stats = 查看你或别人的比赛战绩
command-stats-person-name = 玩家
command-stats-person = 要查看的玩家（默认是你）
command-stats-season-name = 赛季
command-stats-season = 赛季（默认为全部）
command-stats-rules-name = 规则
command-stats-rules = 只看用这套规则的比赛
command-fairness = 看看这个服务器的牌有多公平
command-leaderboard = 查看这个服务器的评分榜
command-leaderboard-season-name = 赛季
command-leaderboard-season = 赛季（默认为当前赛季）
command-leaderboard-rules-name = 规则
command-leaderboard-rules = 只看用这套规则的比赛
command-daily = 独自打今天的五局，再和别人比一比
command-daily-date-name = 日期
command-daily-date = 其他日期，例如 2026-11-24
command-invite = 邀请别人加入这个频道的牌桌
command-invite-person-name = 玩家
command-invite-person = 邀请谁
command-unoadmin = 管理这个服务器的 UNO
command-unoadmin-tables = 列出这个服务器的牌桌
command-unoadmin-end = 结束一张牌桌
command-unoadmin-end-channel-name = 频道
command-unoadmin-end-channel = 牌桌所在的频道（如果不是这里）
command-unoadmin-unblock = 腾出牌桌卡住、损坏或中断的频道
command-unoadmin-unblock-channel-name = 频道
command-unoadmin-unblock-channel = 频道（如果不是这里）
command-unoadmin-ban = 禁止某人在这个服务器的任何牌桌上玩
command-unoadmin-ban-person-name = 人
command-unoadmin-ban-person = 这个人
command-unoadmin-ban-reason-name = 原因
command-unoadmin-ban-reason = 原因（只有管理者看得到）
command-unoadmin-unban = 让被封禁的人重新玩
command-unoadmin-unban-person-name = 人
command-unoadmin-unban-person = 这个人
command-unoadmin-bans = 列出不能在这里玩的人
command-unoadmin-roles = 选择能开桌的身份组
command-unoadmin-rules = 锁定规则，让房主不能改
command-unoadmin-ais = 限制每桌的 AI
command-unoadmin-log = 查看管理者的操作，或为此选一个频道
command-unoadmin-log-channel-name = 频道
command-unoadmin-log-channel = 发布每次操作的频道
command-unoadmin-day = 每天发布一次昨天的成绩，或停止发布
command-unoadmin-day-channel-name = 频道
command-unoadmin-day-channel = 发布的频道
command-unoadmin-check = 检查机器人在这里需要什么
command-tournament = 在这个频道开一场锦标赛，或显示已经开的那场
command-tournament-checkin-name = 签到
command-tournament-checkin = 距离签到截止的分钟数
command-tournament-rounds-name = 轮数
command-tournament-rounds = 决赛之前打几轮
command-tournament-minutes-name = 分钟
command-tournament-minutes = 一轮多少分钟
command-tournament-rules-name = 规则
command-tournament-rules = 一套预设，或一个规则代码
command-tournament-level-name = 水平
command-tournament-level = 补位 AI 的水平
command-tournament-duplicate-name = 同牌赛
command-tournament-duplicate = 每桌拿到同样的牌，比较相同的座位

## demo

demo-guide = 向导
demo-welcome =
    👋 欢迎！{ $name } 的牌桌已经备好，有 { $ais } 个 AI。按 **{ $start }** 就会发牌给你。
    -# 用顶部的 **Viewing as** 可以切换成 Ann、Ben、Cleo 或 Dev。
    -# 先用 `/uno help`，再按 **{ $alone }**，就能在私信里玩一场。
demo-direct = { $name } 的私信
demo-group = 💬 群聊
demo-group-hello = 我给自己安装了机器人，所以在这里也能用。`/uno start` 开一桌，大家都能加入。
demo-page = 打开 { $url } 开始玩
demo-direct-page = { $name } 的私信：{ $url }
demo-stop = 在这里按 Ctrl-C 停止。
