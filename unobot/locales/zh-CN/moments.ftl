moment-won = { $pick ->
    [0] 🎉 精彩的结局！大家打得都好。
    [1] 🎉 比赛结束。掌声送给 **{ $name }**！
   *[other] 🎉 好一场比赛！谢谢参与。
}
moment-out = { $pick ->
    [0] 🏁 **{ $name }** 打出最后一张，出完了！
    [1] 🏁 一张不剩：**{ $name }** 出完了！
   *[other] 🏁 **{ $name }** 两手空空，漂亮！
}
moment-caught = { $pick ->
    [0] 👀 好眼力，**{ $other }**！**{ $name }** 摸 { $count } 张。
    [1] 👀 **{ $other }** 比 **{ $name }** 的 UNO 更快：+{ $count }。
   *[other] 👀 抓到了！**{ $other }** 先看见，**{ $name }** 摸 { $count } 张。
}
moment-guilty = { $pick ->
    [0] ⚖️ **{ $other }** 猜对了！**{ $name }** 手里有那个颜色，摸 { $count } 张。
    [1] ⚖️ 质疑成功：**{ $name }** +{ $count }。**{ $other }** 看得准！
   *[other] ⚖️ **{ $other }** 不信，而且没错。**{ $name }** 摸 { $count } 张。
}
moment-innocent = { $pick ->
    [0] ⚖️ 一切合规：**{ $name }** 笑了，**{ $other }** 摸 { $count } 张。
    [1] ⚖️ 勇敢的一问，**{ $other }**！**{ $name }** 照规矩出牌：+{ $count }。
   *[other] ⚖️ 质疑失败。**{ $name }** 清白，**{ $other }** 摸 { $count } 张。
}
moment-swap = { $pick ->
    [0] 🔄 **{ $name }** 和 **{ $other }** 交换手牌！
    [1] 🔄 大变样：**{ $name }** 拿到 **{ $other }** 的手牌，反过来也一样。
   *[other] 🔄 **{ $name }** 和 **{ $other }** 重新开始：换牌！
}
moment-hands = { $pick ->
    [0] 🌀 **{ $name }** 一出手，所有人的手牌都动了！
    [1] 🌀 人人都有新手牌！**{ $name }** 搅动了全桌。
   *[other] 🌀 **{ $name }** 让全桌转了起来：所有手牌都动了！
}
moment-uno = { $pick ->
    [0] 📣 **{ $name }**：UNO！
    [1] 📣 UNO！**{ $name }** 只剩一张牌。
   *[other] 📣 注意，**{ $name }** 喊了 UNO！
}
moment-draw = { $pick ->
    [0] 💥 **{ $name }** +{ $count }！
    [1] 💥 命中：**{ $name }** 摸 { $count } 张。
   *[other] 💥 **{ $name }** 全收下：+{ $count }！
}

menu-moments = **精彩时刻**：为 UNO 和胜利显示横幅和喝彩。
button-moments-on = 精彩时刻：开
button-moments-off = 精彩时刻：关
note-moments-on = 这张牌桌的精彩时刻已打开。
note-moments-off = 这张牌桌的精彩时刻已关闭。
refused-only-host-moments = 只有房主能开关精彩时刻；房主是 **{ $host }**。
