## 已结束比赛的回放

button-replay = 回放
replay-title = 回放 · 第 { $round }/{ $rounds } 轮
replay-moments = 关键时刻
button-first = ⏮
button-last = ⏭
button-moment-previous = ◀ 关键时刻
button-moment-next = 关键时刻 ▶
refused-replay-gone = 这场比赛已不再保存，没有可回放的内容。
refused-replay-broken = 这场比赛的记录被截断或改动过，或来自其他版本，因此无法回放。
refused-replay-running = 这场比赛还没结束。结束后才能回放。
refused-replay-channel = 这场比赛在 { $channel }。请到那里打开回放。
