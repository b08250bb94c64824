demo-guide = 向导
demo-welcome =
    👋 欢迎！{ $name } 的牌桌已经备好，有 { $ais } 个 AI。按 **{ $start }** 就会发牌给你。
    -# 用顶部的 **Viewing as** 可以切换成 Ann、Ben、Cleo 或 Dev。
    -# 先用 `/uno help`，再按 **{ $alone }**，就能在私信里玩一场。
demo-direct = { $name } 的私信
demo-group = 💬 群聊
demo-group-hello = 我给自己安装了机器人，所以在这里也能用。`/uno start` 开一桌，大家都能加入。
demo-page = 打开 { $url } 开始玩
demo-direct-page = { $name } 的私信：{ $url }
demo-stop = 在这里按 Ctrl-C 停止。
