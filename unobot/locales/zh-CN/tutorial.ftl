lesson-title = 第 { $number } 步，共 { $of } 步 · { $title }
lesson-ai = 罗宾
lesson-top = 弃牌堆上：{ $emoji } { $card }
lesson-hand = 你的手牌：{ $cards }
lesson-early = 规则也允许这样做。不过在这里，请试试上面说的。
button-lesson-next = 下一步
button-lesson-skip = 跳过这步
button-try-again = 再试一次

lesson-match = 颜色或数字
lesson-match-do = 目标是把牌全部出完。出一张和弃牌堆上那张 **颜色** 相同或 **数字** 相同的牌：按它就行。
lesson-match-done = 游戏差不多就是这样。接着 **{ $ai }** 也一样：看颜色或数字，轮流出牌。

lesson-action = 功能牌
lesson-action-do = 有些牌有特别的作用。出一张你的功能牌。
    ⊘ 跳过：下家停一轮。
    ⇄ 反转：出牌方向反过来。
    +2：下家摸两张，并停一轮。
lesson-action-done = **{ $ai }** 停了一轮；只有两个人，所以马上又轮到你。

lesson-wild = 万能牌
lesson-wild-do = 其他牌都不能出，但 **变色**（按钮上写着“变”）随时能出，之后的颜色由你来选。出这张牌。
lesson-wild-color = 现在选什么颜色？你手里红色最多。
lesson-wild-done = 你选的颜色生效了，**{ $ai }** 只能跟着出。**变色+4**（+4）也一样，而且下家要摸四张；本来只在你没有当前颜色的牌时才该出。下家可以质疑。

lesson-draw = 摸牌
lesson-draw-do = 你没有能出的牌。摸一张。
lesson-draw-choose = 你摸到一张能出的牌。可以马上打出，也可以留到以后；现在只能出这一张。
lesson-draw-done = 打得好。如果摸到的牌不能出，就留在手里，这一轮结束。
lesson-draw-kept = 你把它留下了，这一轮就结束。有时这样更聪明；只要记住，最后你手里的每张牌都会算分给别人。

lesson-uno = UNO！
lesson-uno-do = **{ $ai }** 出得只剩一张牌，却忘了喊 UNO。趁还没有人接着出牌，按 **抓 { $ai }！**。
lesson-uno-say = 抓到了：**{ $ai }** 摸了两张。现在你自己也剩两张：按 **📣 喊 UNO**，再出一张。
lesson-uno-forgot = 你忘了喊 UNO，被 **{ $ai }** 抓到，摸了两张。在真正的牌桌上，出牌之后还可以按 **UNO！**，只要比别人快。
lesson-uno-last = 你喊了 UNO，谁也抓不到你。还剩一张：出掉它！
lesson-uno-done = 🎉 你赢了！谁出完最后一张牌，就赢得这一局，并按别人手里的所有牌得分。现在和大家一起玩吧：用 `/uno start` 开桌。
