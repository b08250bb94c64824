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
        [rules] 我已不认识设置里的规则 { $value }，所以牌桌按官方规则进行。用 `/uno settings` 另选规则。
       *[places] 最后一个允许玩 UNO 的频道已被删除，所以在这个服务器不能玩了。用 `/uno settings` 在别处允许。
    }
   *[log] { $detail ->
        [off] { $admin } 关闭了日志频道。
       *[on] { $admin } 设定了日志频道：{ $channel }
    }
}
button-no-log = 不用日志频道
refused-log-channel = 我不能在那个频道里发言：请选文字频道或子区。
