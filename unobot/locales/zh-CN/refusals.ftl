refused-stale = 这个按钮是之前那一步的：现在的情况如下。
refused-unknown-button = 这个按钮已经失效。用 `/uno hand` 和 `/uno status` 可以看到新的。
refused-unknown-move = “{ $move }”不是能做的操作：请从列表里选，或输入 R5、WG、draw 这样的写法。
refused-unknown-command = Discord 还没有这条命令的最新形式。请过一分钟再试。
refused-too-often = 一下子按得太多了：请稍等再试。
refused-busy = 现在太忙了，这次操作没有生效。请稍后再试。
refused-too-slow = 等得太久了：请再按一次。
refused-stopping = 我马上要重启：请稍后再试。什么都不会丢。

refused-closed = 这桌已关闭：用 `/uno start` 开新的一桌。
refused-running = 比赛已经开始：按 **我的手牌** 看有哪些座位可坐。
refused-table-full = { $seats } 个座位都坐满了。
refused-only-host-starts = 只有房主能开始；房主是 { $host }。如果 { $host } 一直没有操作，{ $when }任何有座位的人都能开始。
refused-start-changed = 就在你按下之前，这一桌变了，所以还没有开始。请看一眼再开始。
refused-seated-already = 你在这桌已经有座位了。
refused-not-seated = 你在这桌没有座位。
refused-away = 你离开了这场比赛：按 **我的手牌** 接着打。
refused-left-already = 你已经离开了：按 **我的手牌** 就能回来。

refused-no-table = 这个频道没有牌桌：用 `/uno start` 开桌。
refused-no-such-table = 这桌已经没有了：用 `/uno start` 开新的一桌。
refused-channel-taken = 这个频道已经有一桌。
refused-elsewhere = 这桌不在这个频道：**我的手牌** 和 `/uno hand` 可以看你的牌。
refused-place = UNO 要在服务器里玩：文字频道、子区或语音频道的聊天区。请到那里用 `/uno start`。
refused-permission = 我不能在 { $channel } 玩：我在那里需要“{ $missing }”权限。
refused-bump = Discord 现在不让我在这个频道发消息，所以牌桌还在原来的位置。请问问管理员我在这里有哪些权限。
refused-rematch-moment = 条件和上一场不同了，所以其他人可以先看看。{ $when }可以开始；如果大家都按**再来一场**，就会提前开始。
refused-unseen = Discord 不让我在这里发出牌桌，所以没有开桌。请换一个频道试试，或者问问管理员我在这里有哪些权限。
permission-view-channel = 查看频道
permission-connect = 连接
permission-send-messages = 发送消息
permission-send-messages-in-threads = 在子区内发送消息
permission-create-public-threads = 创建公共子区
permission-create-private-threads = 创建私密子区
permission-manage-threads = 管理子区
permission-attach-files = 附加文件

error-storage = 我现在连不上数据库。什么都没有改变。请稍后再试。
error-unsure = 我在保存时突然连不上数据库，不确定这一步是否算数。请稍后再看一下。
error-discord = Discord 没有接受我的回复。你的操作可能已经算数，请稍后再看一下。
error-damaged = 我读不出这里保存的数据，所以什么都没有改变。其他一切照常。请告诉运行我的人。
error-unexpected = 我这边出了问题，什么都没有改变。请再试一次。

note-changed = 已更改。
note-joined = 你有座位了。比赛开始时会发手牌给你。
note-left = 你离开了这桌。
