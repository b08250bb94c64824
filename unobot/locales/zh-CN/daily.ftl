## 每日牌局：`/uno daily`

daily-title = 🗓️ 每日牌局 · { $day }
daily-how = 独自对三个 AI 打五局：只有一次机会，不限时间。赢一局，得到其他所有人手里的分。输一局，扣掉自己手里的分。
daily-squares = 🟩 赢 · 🟨 输，手里不超过 { $close } 分 · 🟥 输，手里更多
daily-world = 🌍 全球牌局
daily-server = 🏠 本服务器牌局
daily-new = 还没打。
daily-begun = 你已经开始了，接着打吧。
daily-replaced = 这是你在机器人的另一个版本里开始的，这个版本无法继续。你可以重新开始。
daily-damaged = 这局保存的数据读不出来，所以没法打。请告诉运行我的人。
daily-unfinished = 你开始过，但时间到了。
daily-missed = 你没有打这一天的牌局。
daily-change = 下一批牌局 { $when } 开始，即 UTC 零点。已开始的牌局可以打到 { $until }。
daily-sealed = 🔒 这里 { $season } 的全部牌局在第一局之前就已封好：`{ $end }`
daily-seed = 🔑 这一牌局的秘密种子：`{ $seed }`
daily-steps = 从种子做 { $steps } 步 SHA-256，必须得到 { $season } 的封印：`{ $end }`。`unobot verify` 会在你的记录里查验。
daily-line = { $deal }，{ $day }
daily-own = 只有你能看到
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
refused-daily-erased = 你开始过这副牌局，之后删除了数据。每副牌局只能开始一次：请玩下一副。
refused-daily-server = 服务器的牌局只能在那个服务器开始。在这里可以打全球牌局。
refused-daily-elsewhere = 这个结果属于另一个服务器。请在那里发布。
refused-daily-not-over = 打完最后一局后，可以在服务器里发布结果。
refused-daily-sealed = 这一天结束之前，种子保密。请 { $when } 再来看。
