## 服务器里已结束的比赛

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
history-rounds = { $count } 轮
history-others = 等另外 { $count } 人
refused-history-place = 比赛属于服务器。请在服务器里使用这个命令。
