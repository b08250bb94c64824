hint = 💡 { $hint }
hint-challenge = 觉得对方当时有那个颜色，才质疑。没把握？那就摸牌。
hint-drawn = 不一定要出：按 **留下** 就结束这一轮，牌归你。
hint-uno = 还剩两张牌：出牌前按 **📣 喊 UNO**，就没人能抓你。
hint-stale = 你按下之前，牌局已经往前走了。什么都没丢：现在是这样。
hint-direct = 这条消息会一直显示你的手牌，直接在这里按牌就行。用 `/uno me` 可以关掉。
