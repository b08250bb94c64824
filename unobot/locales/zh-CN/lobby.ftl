button-join = 加入
button-start = 开始
button-invite = 邀请
button-change-rules = 改规则

lobby-title = UNO：谁来玩？
lobby-how = 按 **加入** 坐下。由 **{ $host }** 开始比赛。
lobby-how-start = 由 **{ $host }** 开始比赛。
lobby-rematch = UNO：再来一场？
lobby-rematch-how = 在座的人都按了 **再来一场**，或者 **{ $host }** 按 **开始**，就开始。
lobby-free = ▫️ _空位_
lobby-waiting = 至少要有两人：等别人来，或者加一位 AI。
lobby-waiting-teams = 组队要 { $needed } 人，还差 { $missing } 人：等别人来，或者加 AI。
lobby-ready = { $seats ->
    [10] 十个座位都坐满了。
   *[other] 可以开始了；最多十人。
}
lobby-rules = 规则：**{ $preset }** · { $what }
lobby-time-control = 节奏：{ $pace }
lobby-access-invited = ✉️ 受邀请才能加入。
lobby-access-closed = 🔒 不再让人加入。
lobby-until = 如果没人再加入，{ $when } 自动关闭。
lobby-until-start = 如果比赛没开始，{ $when } 自动关闭。
lobby-add-ai = 加一位 AI
lobby-remove-ai = 移除一位 AI

lobby-closed = 这桌已关闭
lobby-again = 用 `/uno start` 开下一桌。
