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
   *[log] { $detail ->
        [off] { $admin } 关闭了日志频道。
       *[on] { $admin } 设定了日志频道：{ $channel }
    }
}
button-no-log = 不用日志频道
refused-log-channel = 我不能在那个频道里发言：请选文字频道或子区。
