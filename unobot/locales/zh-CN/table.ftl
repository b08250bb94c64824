table-title = { $emoji } { $card }
table-color-open = { $emoji } { $card }：颜色还没定
table-play = 轮到 **{ $name }**：出 { $emoji } **{ $color }** 或 **{ $face }**。
table-play-color = 轮到 **{ $name }**：出 { $emoji } **{ $color }**。
table-play-any = **{ $name }** 先出，任意一张都行。
table-drawn = **{ $name }** 摸了一张牌：打出或留下。
table-drawn-must = **{ $name }** 摸了一张牌：能出就必须打出。
table-drawn-blind = **{ $name }** 盲摸了一张牌。
table-color = **{ $name }** 选第一个颜色。
table-answer = **{ $name }** 要摸 { $owed } 张：摸牌，或质疑 **{ $by }**。
table-owes = **{ $name }** 要摸 { $owed } 张：摸牌，或转给别人。
table-nothing-laid = 还没有人出牌
table-thinking = **{ $name }** 在想…
table-waits = 💤 没有人在，比赛停下等待。按 **{ $button }** 就继续。
table-until = ⏳{ "\u00A0" }{ $when }结束
table-silent = 📡 Discord 现在没有把点击传给我，所以所有计时都已暂停。
table-skip = ⏭️ 跳过这一步：{ $count }/{ $needed } 票，在 **更多** 里投票。
table-newcomers = 下一局加入：{ $names }
open-hand = 明牌：{ $cards }
table-round = 第 { $number } 局
table-round-ends = 本局 { $when } 到时
table-clockwise = ↻ 顺时针
table-counterclockwise = ↺ 逆时针
table-pile = { $count ->
    [0] 牌堆已空
   *[other] 牌堆还有 { $count } 张
}

ping-turn = { $mention }，轮到你了，场上是{ $card } · { $when }结束
ping-turn-untimed = { $mention }，轮到你了，场上是{ $card }
ping-answer = { $mention }，你要摸 { $owed } 张：怎么办？· { $when }结束
ping-answer-untimed = { $mention }，你要摸 { $owed } 张：怎么办？
ping-first = { $mention }，轮到你了 · { $when }结束
ping-first-untimed = { $mention }，轮到你了

name-unknown = 未知玩家
name-former = 前玩家
dm-place = **{ $server }** 的 UNO · [去牌桌]({ $link })
dm-place-suspended = **{ $server }** 的 UNO · [去服务器]({ $link })
dm-place-unknown = 某个服务器
note-mute-permission = 牌桌无法显示在 { $channel }：我在那里需要“{ $missing }”权限。大家可以在手牌里接着打。
note-mute-thread = 牌桌无法显示在 { $channel }：这个子区已关闭。大家可以在手牌里接着打。
