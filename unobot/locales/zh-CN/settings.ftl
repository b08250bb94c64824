settings-title = 这个服务器的 UNO
settings-title-channel = { $channel } 的 UNO
settings-line = { $origin ->
    [here] { $name }：**{ $value }** · 在此设置
    [server] { $name }：**{ $value }** · 来自服务器
   *[usual] { $name }：**{ $value }**
}
settings-which = 更改…
settings-as-server = 随服务器：{ $value }
settings-as-usual = 默认：{ $value }
button-settings-server = 这个服务器
button-settings-channel = 这个频道

settings-rules = 规则
settings-rules-what = 房主没有另选时，新牌桌用的规则。
settings-rules-code = 代码 { $code }
settings-turn = 每步时限
settings-turn-what = 新牌桌每一步最多用多久。
settings-allowed = UNO
settings-allowed-what = 能不能开桌。
settings-allowed-on = 可以玩
settings-allowed-off = 不能玩
settings-starts = 谁能开桌
settings-starts-what = 谁可以用 /uno start。
settings-starts-everybody = 所有人
settings-starts-moderators = 管理员
settings-moderator-role = UNO 管理员
settings-moderator-role-auto = 没有身份组
settings-role = 选一个身份组…
button-no-role = 不设身份组
settings-table-look = 牌桌
settings-table-look-what = 新牌桌怎样显示。
settings-table-look-picture = 俯视图
settings-table-look-text = 最上面的牌加文字
settings-look = 手牌
settings-look-what = 给没有用 /uno me 选过的人。
settings-look-pictures = 图片
settings-look-shapes = 形状和文字
settings-look-text = 纯文字
settings-dms = 用私信发手牌
settings-dms-what = 给没有用 /uno me 选过的人。
settings-dms-on = 是
settings-dms-off = 否
settings-pings = 轮到时提醒
settings-pings-what = 轮到谁时，要不要在频道里提及谁。
settings-pings-on = 是
settings-pings-off = 否
settings-threads = 每桌一个子区
settings-threads-what = 要不要为新牌桌单独开一个子区。
settings-threads-on = 是
settings-threads-off = 否
settings-language = 语言
settings-language-what = 牌桌用的语言。每个人自己的面板用自己的语言。
settings-language-auto = 随服务器

duration-seconds = { $count } 秒
duration-minutes = { $count } 分钟
duration-hours = { $count } 小时
duration-days = { $count } 天

refused-settings-place = 设置属于服务器：请到服务器里打开。
refused-settings = 只有拥有“管理服务器”权限的人能改这些设置。
refused-everybody-role = 每个人都有这个身份组，大家就都成管理员了：请选别的。
refused-not-here = 这个频道不能玩 UNO。这是服务器的管理者用 `/uno settings` 设定的。
refused-moderators-start = 这里只有管理员能开桌。请找一位管理员，或加入已经开的牌桌。
