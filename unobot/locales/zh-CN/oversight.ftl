oversight-title = 这个服务器的牌桌
oversight-table = 牌桌
oversight-unknown-channel = 一个读不出的频道
oversight-host = 房主 { $host }
oversight-stage = { $stage ->
    [lobby] 还没开始
    [playing] 比赛进行中
    [pause] 两轮之间
    [suspended] 在等待：我到不了它的频道
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
