hand-play = 轮到你：出 { $emoji } **{ $color }** 或 **{ $face }**
hand-play-color = 轮到你：出 { $emoji } **{ $color }**
hand-play-any = 轮到你：先出任意一张牌
hand-partner = 你的队友是 **{ $name }**，有 { $count } 张牌。
hand-out = 你这一局已经结束：{ $place }
hand-play-pass = 没有能出的牌，也不能摸牌：请过牌。
hand-play-none = 没有能出的牌：请摸牌。
hand-drawn = 你摸到 { $emoji } **{ $card }**：打出还是留下？
hand-drawn-must = 你摸到 { $emoji } **{ $card }**：必须打出。
hand-drawn-unfit = 你摸到 { $emoji } **{ $card }**。不能出，请留下。
hand-drawn-unfit-passing = 你摸到 { $emoji } **{ $card }**。不能出，马上自动过牌。
hand-drawn-nothing = 没有牌可摸了：请过牌。
hand-drawn-nothing-passing = 没有牌可摸了，马上自动过牌。
hand-drawn-blind = 你盲摸了一张牌：请留下，下次轮到你时再看
hand-drawn-blind-passing = 你盲摸了一张牌，马上自动过牌。下次轮到你时再看。
hand-unseen = 你有 { $count } 张牌背面朝上：下次轮到你时会为你翻开。
hand-first-color = 轮到你：翻出了变色牌，请选第一个颜色
hand-wild = { $card }：选什么颜色？
hand-answer = **{ $name }** 在 { $emoji } **{ $color }** 上出了变色+4：摸 { $owed } 张，还是质疑？
hand-answer-held = { $needs ->
    [no_playable] 如果 **{ $name }** 当时能出别的牌，**{ $name }** 摸 { $owed } 张；否则你摸 { $lost } 张。
   *[no_color] { $color ->
        [R] 如果 **{ $name }** 当时有红牌，**{ $name }** 摸 { $owed } 张；否则你摸 { $lost } 张。
        [Y] 如果 **{ $name }** 当时有黄牌，**{ $name }** 摸 { $owed } 张；否则你摸 { $lost } 张。
        [G] 如果 **{ $name }** 当时有绿牌，**{ $name }** 摸 { $owed } 张；否则你摸 { $lost } 张。
       *[B] 如果 **{ $name }** 当时有蓝牌，**{ $name }** 摸 { $owed } 张；否则你摸 { $lost } 张。
    }
}{ $count ->
    [0] 这是 **{ $name }** 的最后一张牌。
   *[other] **{ $name }** 还剩 { $count } 张。
}
hand-wait = 还没轮到你。
hand-waiting-bare = 等 **{ $name }** 出牌
hand-waiting = 等 **{ $name }** 出牌 · 场上是 { $card }
hand-waiting-last = { $name } 只剩 1 张
hand-wait-over = 投票结束：正在发牌。
hand-cards = 你的手牌，{ $count } 张：{ $cards }
hand-uno-owed = 你只剩一张牌。快喊 **UNO！**，别被人抓到。
hand-catch = **{ $name }** 没喊 UNO。
hand-shown = 只有你能看到 **{ $name }** 当时的手牌：{ $cards }
hand-lobby = 比赛还没开始。
hand-away = 你已离开，AI 在打你的手牌。
hand-autopilot = 你两次超时，AI 正在替你打。按任意一个按钮就能自己打。
hand-resting = AI 正在替你打。按这里任意一个按钮就能自己打。
hand-waits = 没有其他人在，比赛在等你。按任意一个按钮就继续。
hand-away-waits = 你已离开，也没有其他人在，比赛停下等待。
button-return = 回到我的座位

hand-step-cards = { $card }：哪几张一起出？
hand-step-target = { $card }：选哪位玩家？
hand-step-draws = { $card }：谁摸两张牌？
hand-first-target = 你要和谁交换手牌？
hand-owed = 你要摸 { $owed } 张：请摸牌
hand-answer-stack = 或者出下面的一张牌，把总数传给下家。
hand-catch-whom = 抓谁？抓错你要罚摸 { $count } 张。
hand-wrong-play = 出了不能出的牌，你要罚摸 { $count } 张。
hand-jump-in = 你有和最上面完全相同的牌：可以抢出！

button-take = 摸 { $owed } 张
button-pass = 过牌
button-challenge = 质疑
button-catch-somebody = 抓…
button-target = { $name }（{ $count }）
button-sort-color = 按颜色
button-sort-value = 按点数

note-caught = 你抓到了 { $name }！
paused-title = ⏸️ 已暂停自动更新
paused-hand = 这是当时的手牌。按 **刷新** 或任意一张牌，查看比赛现在的情况。
paused-body = 按 **刷新** 查看比赛现在的情况。
note-dms-closed = 我不能给你发私信，所以你的手牌只在这里：按牌桌上的 **我的手牌** 可以再看。
note-dms-blocked = Discord 现在不让我发新的私信，所以你的手牌只在这里：按牌桌上的 **我的手牌** 可以再看。
changed-terms = ⚠️ 你加入之后的变化：{ $changes }
changed-no-take-back = 不能收回一步
changed-ais = { $count } 个 AI
