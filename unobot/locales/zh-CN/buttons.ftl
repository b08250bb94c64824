button-hand = 我的手牌
button-more = 更多
button-rules = 规则
button-players = 玩家
button-show-table = 看看牌桌
button-leave = 离开
button-rematch = 再来一场
button-help = 帮助
button-code = 粘贴代码

button-uno = UNO！
button-catch = 抓！
button-catch-name = 抓 { $name }！
button-draw = 摸牌
button-play = 打出
button-keep = 留下
button-say-uno-off = 📣 喊 UNO
button-say-uno-on = ✅ UNO 已就绪

button-refresh = 刷新
button-back = 返回
button-previous = ◀
button-page = { $page }/{ $pages }
button-next = ▶
