## 在机器人的私信里独自玩

button-alone = 独自玩
button-ai-pace-normal = AI：普通
button-ai-pace-fast = AI：快
button-ai-pace-at-once = AI：立刻
alone-in-direct = 比赛在[我们的私信]({ $link })里。你在那里和 AI 对战，没有人等你。如果没看到，就在消息请求里。
note-alone-soon = 你的比赛大约 { $time }后在我们的私信里打开。现在有很多人同时开始。链接会出现在这里。
note-alone-goes-on = 你的比赛在这里继续。想开新的，请先用 **更多** → **结束比赛** 结束它。
refused-adjourned-alone = 比赛在这里原样保留。按 **继续** 就能接着打，用 `/uno start` 可以另开一场。
refused-alone-no-direct = 我没法给你发消息。请打开我们的私信并在那里用 `/uno start`，或者在隐私设置里允许私信。
