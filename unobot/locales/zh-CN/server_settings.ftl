server-settings-title = 这个服务器的 UNO
server-settings-title-channel = { $channel } 的 UNO
server-settings-line = { $origin ->
    [here] { $name }：**{ $value }** · 在此设置
    [server] { $name }：**{ $value }** · 来自服务器
   *[usual] { $name }：**{ $value }**
}
server-settings-which = 更改…
server-settings-as-server = 随服务器：{ $value }
server-settings-as-usual = 默认：{ $value }
button-server-settings-server = 这个服务器
button-server-settings-channel = 这个频道

server-settings-rules = 规则
server-settings-rules-what = 房主没有另选时，新牌桌用的规则。
server-settings-rules-code = 代码 { $code }
server-settings-turn = 每步时限
server-settings-turn-what = 新牌桌每一步最多用多久。
server-settings-allowed = UNO
server-settings-allowed-what = 能不能开桌。
server-settings-allowed-on = 可以玩
server-settings-allowed-off = 不能玩
server-settings-starts = 谁能开桌
server-settings-starts-what = 谁可以用 /uno start。
server-settings-starts-everybody = 所有人
server-settings-starts-moderators = 管理员
server-settings-moderator-role = UNO 管理员
server-settings-moderator-role-auto = 没有身份组
server-settings-role = 选一个身份组…
button-no-role = 不设身份组
server-settings-table-look = 牌桌
server-settings-table-look-what = 新牌桌怎样显示。
server-settings-table-look-picture = 俯视图
server-settings-table-look-text = 最上面的牌加文字
server-settings-look = 手牌
server-settings-look-what = 给没有用 /uno me 选过的人。
server-settings-look-pictures = 图片
server-settings-look-shapes = 形状和文字
server-settings-look-text = 纯文字
server-settings-dms = 用私信发手牌
server-settings-dms-what = 给没有用 /uno me 选过的人。
server-settings-dms-on = 是
server-settings-dms-off = 否
server-settings-pings = 轮到时提醒
server-settings-pings-what = 轮到谁时，要不要在频道里提及谁。
server-settings-pings-on = 是
server-settings-pings-off = 否
server-settings-threads = 每桌一个子区
server-settings-threads-what = 要不要为新牌桌单独开一个子区。
server-settings-threads-on = 是
server-settings-threads-off = 否
server-settings-moments = 精彩时刻
server-settings-moments-what = 在新牌桌上，为 UNO、大摸牌和胜利显示横幅和一句喝彩。
server-settings-moments-on = 开
server-settings-moments-off = 关
server-settings-language = 语言
server-settings-language-what = 牌桌用的语言。每个人自己的面板用自己的语言。
server-settings-language-auto = 随服务器

refused-server-settings-place = 设置属于服务器：请到服务器里打开。
refused-server-settings = 只有拥有“管理服务器”权限的人能改这些设置。
refused-everybody-role = 每个人都有这个身份组，大家就都成管理员了：请选别的。
refused-not-here = 这个频道不能玩 UNO。这是服务器的管理者用 `/uno settings` 设定的。
refused-moderators-start = 这里只有管理员能开桌。请找一位管理员，或加入已经开的牌桌。
