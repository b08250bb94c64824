players-title = 玩家
players-alone = 这里只有你一个人。
players-kick = 踢出一位玩家…
players-new-host = 让别人当房主…
players-release = 把离开的人的座位交给 AI…
access-open = 谁都可以加入
access-invited = 受邀请才能加入
access-closed = 不再让人加入

players-kick-title = 踢出 { $name }？
players-kick-body = AI 会接着打这手牌。本人不能再回到这场比赛。
players-kick-leaves = 此人还在这场比赛中。如果你把其踢出，在战绩和评分中会算作你中途离开，排名最后。你可以继续玩。
players-kick-body-lobby = 本人不能再回到这桌。
button-kick = 踢出

note-kicked = { $name } 已被踢出。
note-new-host = 现在 { $name } 是房主。
note-released = { $name } 的座位现在归 AI：别人可以接手。
refused-kicked = 你被踢出了这场比赛。这里下一次开桌，你可以再来。
refused-former = 你已删除自己的数据，不能再回到这场比赛。这里下一次开桌，你可以加入。
refused-invited-only = 这桌受邀请才能加入：请找房主 { $host }。
refused-closed-to-new = 这桌现在不让人加入：请找房主 { $host }。
refused-only-host-manages = 只有房主或管理员可以这样做；房主是 { $host }。
refused-no-such-player = 这位玩家在这桌已经没有座位了。
refused-kick-oneself = 不能请自己离开：请按 **离开**。
refused-new-host-away = { $name } 不在：房主必须在场。
refused-release-present = { $name } 还在，座位不能空出来。如果必须，请用 **踢出**。
