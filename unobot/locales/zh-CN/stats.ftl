stats-title = 📊 { $name }
stats-record = 🏆 **{ $matches }** 场比赛 · 胜 **{ $wins }** 场（{ $share }）
stats-rating = 📈 在普通的四人桌上，预计胜率 **{ $share }**（{ $low }–{ $high }）
stats-unrated = 📈 评分：**?** · 与他人的比赛 { $played }/{ $needed } 场
stats-points = 🪙 每局 **{ $points }** 分
stats-streak = 🔥 最长连胜：**{ $best }** · 目前：**{ $now }**
stats-unos = 👁️ 没喊 UNO：抓到别人 **{ $caught }** 次 · 被抓 **{ $missed }** 次
stats-challenges = ⚖️ 质疑：对 **{ $right }** 次 · 错 **{ $wrong }** 次
stats-colors = 🎨 指定的颜色：{ $colors }
stats-color = { $emoji } { $most ->
    [yes] **{ $color } { $count }**
   *[no] { $color } { $count }
}
stats-places = 🕑 最近的名次，最新的在最后：{ $places }
stats-legend = 👑 获胜 · 🪙 每局得分 · 🔥 最长连胜 · 👁️ 抓到别人，❗ 被抓 · ⚖️ 质疑 ✓ 对，✗ 错
stats-none = { $name } 在这里还没有打完一场比赛。
stats-none-own = 你在这里还没有打完一场比赛。玩一场，你的战绩就开始了。
stats-none-filtered = { $name } 没有符合条件的比赛。请选择别的赛季或规则。
stats-partial = 禁止你参加的服务器里的比赛不计算在内。
button-stats-mine = 我的战绩
button-post = 发到这里

refused-stats-bot = { $name } 是机器人。只有真人才有战绩。
refused-stats-direct = 在这里我只显示你自己的战绩。别人的战绩请到服务器里看。
refused-stats-season-direct = 在私信里，我把你的所有比赛放在一起。赛季和规则请到服务器里选。
refused-season = 这里没有“{ $season }”这个赛季。请选择：{ $seasons }。
refused-rules-unplayed = 这里还没有人用这套规则打完比赛。请换一套。
refused-post = 你不能在这个频道发言，所以我不替你发。
refused-posted = 这一页已经在频道里了。
season-all = 全部时间
season-all-rules = 全部规则

rating-line = 📈 评分：{ $told }
rating-change = **{ $name }** { $before } → **{ $after }**（{ $low }–{ $high }）
rating-unsettled = **{ $name }** ?（{ $played }/{ $needed } 场）
