button-join = 加入
button-start = 开始
button-open = 开一桌
button-start-alone = 和一个 AI 对战
button-start-ais = 和 { $ais } 个 AI 一起玩
button-length-round = 快速游戏：一轮
button-quick = 快速游戏
button-length-points = 打到 { $target } 分
button-invite = 邀请
button-change-rules = 改规则

lobby-title = UNO：谁来玩？
lobby-how = 按 **加入** 坐下。由 **{ $host }** 开始比赛。
lobby-how-start = 由 **{ $host }** 开始比赛。
lobby-rematch = UNO：再来一场？
lobby-rematch-how = 在座的人都按了 **再来一场**，或者 **{ $host }** 按 **开始**，就开始。
lobby-free = ▫️ _空位_
lobby-missing = 还差 { $ais } 人。可以等朋友来，也可以现在就让 AI 上桌。
lobby-waiting-teams = 组队要 { $needed } 人，还差 { $missing } 人：等别人来，或者加 AI。
lobby-ready = { $seats ->
    [10] 十个座位都坐满了。
   *[other] 可以开始了；最多十人。
}
lobby-rules = 规则：**{ $preset }** · { $what }
lobby-time-control = 节奏：{ $pace }
lobby-even = 旗鼓相当：这个 AI 的水平和本桌的人差不多。赢了，下一场更难；输了，下一场更容易。
lobby-access-invited = ✉️ 受邀请才能加入。
lobby-access-closed = 🔒 不再让人加入。
lobby-until = 如果没人再加入，{ $when } 自动关闭。
lobby-until-start = 如果比赛没开始，{ $when } 自动关闭。
lobby-add-ai = 加一位 AI
lobby-remove-ai = 移除一位 AI

lobby-closed = 这桌已关闭
lobby-limited-rules = 🔒 服务器的管理者固定了规则，所以这一桌现在用服务器的规则。
lobby-limited-ais = 🔒 服务器的管理者限制了 AI 的数量，所以有些 AI 离开了。
