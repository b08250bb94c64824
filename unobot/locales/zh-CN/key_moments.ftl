## 关键时刻：回放、回放网页和 GIF 里的说法。每条一句话。

key-moment-four = { $name } 打出变色+4：{ $other } +{ $count }。
key-moment-four-bare = { $name } 打出变色+4。
key-moment-guilty = { $other } 质疑 { $name } 成功：{ $name } +{ $count }。
key-moment-innocent = { $other } 质疑 { $name } 失败：{ $other } +{ $count }。
key-moment-caught = { $other } 抓到 { $name } 没喊 UNO：{ $name } +{ $count }。
key-moment-missed = { $name } 没喊 UNO，也没人发现。
key-moment-lead = { $name } 暂时领先。
key-moment-round = { $name } 赢了第 { $number } 局。
key-moment-round-points = { $name } 赢了第 { $number } 局：{ $points } 分。
key-moment-round-tied = 第 { $number } 局打成僵局。
key-moment-eliminated = { $name } 被淘汰。
key-moment-match = { $name } 赢得整场比赛。
key-moment-partners = { $name } 和 { $partner }
