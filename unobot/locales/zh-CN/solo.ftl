## 独自游戏：如果当时……

button-what-if = 如果当时……
what-if-title = 如果当时……
what-if-ask = 从第 { $ply } 步接着玩，洗牌不变。其余座位都由 AI 来打，立刻应对。原来的比赛不受影响。你想用谁的牌？
what-if-line = 如果当时，从第 { $ply } 步 · 你代替 { $name } · 只有你能看到
button-go-on = 继续 ▶
button-next-round = 下一轮
button-replay-back = 返回回放
refused-solo-gone = 这局游戏已不再保存。请从回放里重新开始。
refused-solo-broken = 这局游戏来自其他版本，无法继续。请从回放里重新开始。
refused-solo-no-move = 你还没有走过可以收回的一步。
