button-join = 加入
button-leave = 离开
button-start = 开始
button-rules = 规则
button-check = 查验发牌
button-hand = 我的手牌
button-uno = UNO！
button-catch = 抓！
button-catch-somebody = 抓…
button-catch-name = 抓 { $name }！
button-more = 更多
button-draw = 摸牌
button-play = 打出
button-keep = 留下
button-take = 摸 { $owed } 张
button-pass = 过牌
button-challenge = 质疑
button-say-uno-off = 喊 UNO：关
button-say-uno-on = 喊 UNO：开
button-refresh = 刷新
button-sort-color = 按颜色
button-sort-value = 按点数
button-back = 返回
button-previous = ◀
button-page = { $page }/{ $pages }
button-next = ▶
button-bump = 移到底部
button-end = 结束比赛
button-end-yes = 是，结束
button-end-no = 接着打
button-return = 回来接着打
button-ready = 准备好了
button-rematch = 再来一场
button-other-rules = 换规则

mark-host = 👑 房主
mark-ready = ✅ 已准备
mark-ai = 🤖 AI，{ $level }
mark-engine = ⚙️ 引擎 { $level }
mark-away = 🤖 已离开，AI 代打
mark-autopilot = 💤 超时，AI 代打
mark-out = 🚪 出局
mark-placed = 🏁 第 { $place } 名
mark-team = { $number } 队
mark-uno = 📣 喊了 UNO
mark-uno-owed = ❗ 没喊 UNO
level-novice = 新手
level-novice-how = 能出什么就出什么。
level-casual = 随意
level-casual-how = 先出数字牌，不看别人。
level-clever = 机灵
level-clever-how = 留意谁剩的牌少。
level-expert = 高手
level-expert-how = 通过与自己对局学会打牌。
engine-how = 由这个机器人的管理员添加的程序。

lobby-title = UNO：谁来玩？
lobby-how = 按 **加入** 坐下。由 **{ $host }** 开始比赛。
lobby-rematch = UNO：再来一场？
lobby-rematch-how = 在座的人都按了 **再来一场**，或者 **{ $host }** 按 **开始**，就开始。
lobby-seat = { $number }. **{ $name }**
lobby-free = { $number }. _空位_
lobby-waiting = 至少要有两人：等别人来，或者加一位 AI。
lobby-ready = { $seats ->
    [10] 十个座位都坐满了。
   *[other] 可以开始了；最多十人。
}
lobby-rules = 规则：{ $rules }
lobby-until = 如果没人再加入，{ $when } 自动关闭。
menu-add-ai = 加一位 AI
menu-remove-ai = 请走一位 AI
lobby-sealed = 🔒 洗牌都已定好，指纹：`{ $commitment }`

table-title = { $emoji } { $card }
table-color-open = { $emoji } { $card }：颜色还没定
table-play = 轮到 **{ $name }**：出 { $emoji } **{ $color }** 或 **{ $face }**。
table-play-color = 轮到 **{ $name }**：出 { $emoji } **{ $color }**。
table-drawn = **{ $name }** 摸了一张牌：打出或留下。
table-drawn-blind = **{ $name }** 盲摸了一张牌。
table-color = **{ $name }** 选第一个颜色。
table-answer = **{ $name }** 要摸 { $owed } 张：摸牌，或质疑 **{ $by }**。
table-owes = **{ $name }** 要摸 { $owed } 张：摸牌，或转给别人。
table-play-any = **{ $name }** 先出，任意一张都行。
table-nothing-laid = 还没有人出牌
open-hand = 明牌：{ $cards }
table-thinking = **{ $name }** 在想…
table-engine-fell = ⚙️ 引擎 { $engine } 出了故障：现在由 AI 替 **{ $name }** 打。
table-until = ⏳{ "\u00A0" }{ $when }
table-round = 第 { $number } 局
table-round-ends = 本局 { $when } 到时
table-clockwise = ↻ 顺时针
table-counterclockwise = ↺ 逆时针
table-pile = { $count ->
    [0] 牌堆已空
   *[other] 牌堆还有 { $count } 张
}

vote-title = 万能自定义有什么效果？
vote-how = 每人一票；票数相同时抽签决定。
vote-option = { $number }. { $rule }：{ $count } 票
vote-open = 还没投票：{ $names }。
vote-voted = 你投了 { $number } 号。
button-vote = { $number }（{ $count }）
custom-others-draw = 其他人各摸一张
custom-pass-hands = 每人把手牌传给下家
custom-target-draws = 你选的一位玩家摸两张
custom-skip-all = 跳过其他所有人，你再出一次
custom-swap = 和你选的一位玩家交换手牌

ping-turn = { $mention }，轮到你了（{ $card }）· { $when }
ping-turn-untimed = { $mention }，轮到你了（{ $card }）
ping-answer = { $mention }，你要摸 { $owed } 张：怎么办？ · { $when }
ping-answer-untimed = { $mention }，你要摸 { $owed } 张：怎么办？
ping-first = { $mention }，轮到你了 · { $when }
ping-first-untimed = { $mention }，轮到你了

more-title = 还想做什么？
more-bump = **移到底部**：把牌桌移到最新的消息处。
more-leave = **离开**：把座位、手牌和得分交给 AI，按 **我的手牌** 就能回来。
more-end = **结束比赛**：对所有人结束；没有人获胜。
more-sealed = 🔒 所有洗牌在比赛前已定好，指纹：`{ $commitment }`。结束后谁都可以查验。
end-title = 为所有人结束比赛？
end-body = 会公布得分，没有人获胜。
end-title-lobby = 关闭这桌？
end-body-lobby = 所有人都会失去座位。
tables-title = 哪一桌？
tables-more = 还有 { $count } 桌没列出：请到那里看手牌。
tables-turn = **轮到你**
tables-wait = 轮到 **{ $name }**
tables-pause = 两局之间
tables-lobby = 还没开始
tables-over = 已结束

stranded-match = 比赛在等待
stranded-lobby = 牌桌在等待
name-unknown = 某人
dm-place = **{ $server }** 的 UNO · [去牌桌]({ $link })
dm-place-unknown = 某个服务器
