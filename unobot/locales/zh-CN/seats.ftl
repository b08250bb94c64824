mark-host = 👑 房主
mark-ready = ✅ 已准备
mark-ai = 🤖 AI，{ $level }
mark-engine = ⚙️ 引擎 { $level }
mark-away = 🤖 已离开，AI 代打
mark-autopilot = 💤 超时，AI 代打
mark-resting = 🤖 AI 代打中
mark-out = 🚪 出局
mark-placed = 🏁 第 { $place } 名
mark-team = 与 { $name } 同队
mark-uno = 📣 喊了 UNO
mark-uno-owed = ❗ 没喊 UNO
mark-uno-short = 📣 UNO！
mark-uno-owed-short = ❗ 没喊 UNO

legend-cards = 牌数
legend-points = 分数
legend-ai = 🤖 AI
legend-away = 💤 离开，AI 代打
legend-teams = 🤝 队伍：{ $teams }

level-novice = 新手
level-novice-how = 能出什么就出什么。
level-casual = 随意
level-casual-how = 时而打得好，时而随便出。
level-clever = 机灵
level-clever-how = 打得好，也会失误。
level-expert = 高手
level-expert-how = 通过与自己对局学会打牌。
level-even = 旗鼓相当
level-even-how = 和你最近的水平一样强。
engine-how = 由这个机器人的管理员添加的程序。

table-engine-failed = ⚙️ 引擎 { $engine } 出了故障：现在由 AI 替 **{ $name }** 打。
refused-no-ai = 这桌没有这位 AI。
refused-engine-rules = 引擎只会按官方规则打：一副牌、每人七张，目标分不限。{ $engine } 不会别的规则。
refused-only-host-engine = 只有房主能让引擎入座；房主是 { $host }。
