## 群聊里和没有机器人的服务器里的牌桌

place-direct = 独自玩的 UNO · [去比赛]({ $link })
place-group = 群聊里的 UNO · [去牌桌]({ $link })
place-foreign = 没有我的服务器里的 UNO · [去牌桌]({ $link })
asleep-title = 牌桌在休息
asleep-body = 有一阵子没人按按钮了，而在这里我只能在有人按下后写消息。按这里，从上次的地方继续。
button-wake = 继续玩
asleep-moved = 牌桌在下面继续。
refused-external-apps = 你在这里没有“使用外部应用”权限，所以只有你能看到牌桌。请向服务器管理员申请，或者在群聊里玩。
refused-slow-direct = 在我们的私信里，比赛没有计时，所以没有慢桌。
refused-slow-group = 在群聊里我没法提醒任何人，所以没有慢桌。请选择以秒计的节奏。
refused-slow-foreign = 我不是这个服务器的成员，没法提醒任何人。这里没有慢桌。请选择以秒计的节奏。
refused-thread-direct = 我们的私信里没有子区。请不要填选项 **thread**。
refused-thread-group = 群聊里没有子区。请不要填选项 **thread**。
refused-thread-foreign = 我不是这个服务器的成员，没法开子区。请不要填选项 **thread**。
refused-resume-place = 在服务器之外，用消息上的按钮继续比赛。`/uno start` 可以另开一场。
