## `/unoadmin check`: what the bot needs in this channel and server

check-title = 检查此频道和服务器
check-permissions = 我有在 { $channel } 开牌桌的权限。
check-lacks = 我在 { $channel } 缺少 { $missing }。请在频道设置的“权限”中允许我的身份组。
check-channel-gone = 频道 { $channel } 已不存在。它的牌桌在等 `/uno resume`。
check-threads = 在子区开牌桌，我还需要 { $missing }。
check-roles-empty = 没有人有 { $roles }，所以只有管理员能开桌。用 `/unoadmin roles` 选择其他身份组。
check-age-restricted = { $channel } 有年龄限制。Discord 只让确认过年龄的成员进入，其他人不能在那里玩。
check-slow-mode = { $channel } 开启了慢速模式。Discord 的慢速模式不影响机器人，也不影响点击我的按钮。如果我还是受到限制，请允许我的身份组绕过慢速模式。
check-pictures = 我的牌面图片已就绪。
check-no-pictures = 我的牌面图片还不在 Discord 上，所以牌只用简单符号。机器人的运营者可以运行 `unobot emojis sync`。
check-commands = Discord 上的命令是最新的。
check-commands-changed = Discord 上的命令属于其他版本：{ $commands }。运行机器人的人重启它即可重新注册。
check-commands-unknown = Discord 现在没有告诉我它有哪些命令。请一分钟后再试。
check-tables = 此服务器没有卡住的牌桌。
check-stuck = { $count ->
   *[other] 此服务器有 { $count } 张牌桌卡住了。请看 `/unoadmin tables`。
}
