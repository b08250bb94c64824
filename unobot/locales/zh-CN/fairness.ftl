## 一个服务器的牌与随机预期的对比

fairness-title = 这里的牌公平吗？
fairness-cards = 这里共有 { $count } 张牌进入手牌。
fairness-odds = 在 { $many } 个公平的服务器里，有 { $count } 个会出现这么大或更大的偏差。
fairness-rare = 在 { $many } 个公平的服务器里，出现这么大或更大偏差的不到 1 个。
fairness-few = 数量太少，还不能与随机预期比较，再玩几轮吧。
fairness-row = { $kind }：**{ $drawn }** · 预期 { $expected }
fairness-numbers = { $color }数字牌
fairness-other = 新万能牌
fairness-how = 包括已结束比赛（最多最近{ $most }场）中发出和摸到的所有牌。预期数量根据每次摸牌时牌堆里的牌算出。
fairness-check = 每场比赛都能逐张查验：它的最后一条消息上有**查验发牌**。
refused-fairness-place = 这些数字属于某个服务器，请在那里使用此命令。
