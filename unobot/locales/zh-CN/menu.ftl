menu-title = 还想做什么？
menu-bump = **移到底部**：把牌桌移到最新的消息处。
menu-skip = **投票跳过**：其他人超过半数同意，就由 AI 替 **{ $name }** 打这一步。
menu-autopilot = **托管**：AI 替你打，直到你回来。
menu-autopilot-off = AI 正在替你打：按 **我回来了** 就停止。
menu-leave = **离开**：由 AI 接手。按 **我的手牌** 就能回来。
menu-players = **玩家**：谁加入、踢出谁、谁当房主。
menu-look-picture = **画出牌桌**：俯视显示牌桌。

button-bump = 移到底部
button-skip = 投票跳过
button-autopilot-on = 托管
button-autopilot-off = 我回来了
button-look-picture = 画出牌桌
button-look-text = 只用文字
button-end = 结束比赛
button-end-yes = 是，结束
button-end-no = 接着打

menu-end-title = 为所有人结束比赛？
menu-end-body = 会公布得分，没有人获胜。
menu-end-leaves = 还有其他玩家在这场比赛中。在战绩和评分中，这会算作你中途离开，排名最后。
menu-end-title-lobby = 关闭这桌？
menu-end-body-lobby = 所有人都会失去座位。

note-bumped = 牌桌已经移到频道底部。
note-look-picture = 从现在起显示俯视的牌桌。
note-look-text = 从现在起用简短的文字显示牌桌。
note-skip = 你的票已算上：{ $count }/{ $needed }。
note-skipped = 好了：这一步已跳过。
note-ended = 这桌已关闭。
note-not-ended = 比赛继续。
refused-only-host-look = 只有房主能选牌桌怎样显示；房主是 **{ $host }**。
refused-only-host-ends = 只有房主或管理员能结束；房主是 { $host }。
refused-skip-oneself = 现在轮到你自己：请出牌，或者用 **更多** → **托管** 让 AI 来打。
refused-skip-nobody = 没有人可以跳过，或者你现在没有亲自在打。
refused-skip-alone = 一个人或一个队不能单独跳过别人。{ $name } 这一步可以用完全部时间。
refused-skip-early = 再等 { $name } 一会儿：时间过半以后才能投票。
