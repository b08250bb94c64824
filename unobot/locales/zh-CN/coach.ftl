## 比赛后的教练

button-coach = 教练
button-coach-replay = 在回放中查看
coach-title = 教练
coach-result = **结果。**{ $rounds } 轮中你赢了 { $won } 轮，与平均份额相差 { $difference }。
coach-luck = 其中牌运占 { $cards }，打法等其他因素占 { $rest }。
coach-some = { $count ->
   *[other] 以下 { $count } 个决定让你损失最大：
}
coach-none = 没有明显的失误：你的任何决定都没有明显降低胜算。打得好！
coach-lapse = **第 { $round } 轮。**你的出法：**{ $made }**。更好的出法：**{ $better }**。
coach-why-uno = 不喊 UNO，别人就可以抓你。
coach-why-next = 下家只有 { $count } 张牌。
coach-why-void = 下家之前摸了牌，没有出{ $color }。
coach-why-wild = 这样可以把万能牌留到后面。
coach-why-color = 之后你手里还有 { $count } 张{ $color }牌。
coach-won = 在 100 个这样的轮次里，更好的出法大约多赢 { $more } 轮（{ $low } 到 { $high }）。
coach-first = 在 100 个这样的轮次里，更好的出法大约有 { $more } 轮更能最先出完（{ $low } 到 { $high }）。
coach-stayed = 在 100 个这样的轮次里，更好的出法大约有 { $more } 轮更能留在比赛里（{ $low } 到 { $high }）。
coach-how = 每个决定都只按你当时能看到的来评判。看不到的牌会重新发很多次，再由专家把这一轮打完。
refused-coach-not-seated = 你没有参加这场比赛。教练只看你自己的决定。
refused-coach-often = 刚刚已经为你看了好几场比赛，请一分钟后再试。
refused-coach-failed = 这场比赛没能看完，请稍后再试。
