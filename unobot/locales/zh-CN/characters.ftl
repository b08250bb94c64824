character-Kim = 一边想一边哼歌
character-Lou = 把每张牌都当老朋友
character-Max = 总是早到，从不着急
character-Noa = 脸上看不出一点表情
character-Pat = 手里的牌永远整整齐齐
character-Quin = 什么事都有一套理论
character-Robin = 太阳没出来就精神十足
character-Sam = 先笑，再出牌
character-Toni = 每一局都当决赛来打
character-Uli = 给大家带零食
character-Alex = 运气不好也只是耸耸肩
character-Bo = 话不多，笑容不少
character-Charlie = 也会为别人喝彩
character-Dani = 等的时候数云朵
character-Eli = 读规则当消遣
character-Fin = 最爱势均力敌的结局
character-Gabi = 故事很长，出牌很快
character-Jo = 相信幸运袜子
character-Mika = 像湖水一样平静
character-Vik = 相信每一次翻盘

remark = 💬 **{ $name }**：“{ $words }”
remark-won = { $pick ->
    [0] 真精彩。再来一场？
    [1] 今晚都会笑着过。
   *[other] 大家打得都很好。
}
remark-out = { $pick ->
    [0] 刚才就是最后一张。
    [1] 看，没牌了！
   *[other] 手空了。喝杯茶吗？
}
remark-caught = { $pick ->
    [0] 哎呀！眼力真好。
    [1] 我还以为没事呢。
   *[other] 好吧，怪我。
}
remark-guilty = { $pick ->
    [0] 被你看穿了。
    [1] 总得试一试嘛。
   *[other] 这秘密没藏多久。
}
remark-innocent = { $pick ->
    [0] 我才不会呢！
    [1] 看，光明正大。
   *[other] 我问心无愧。
}
remark-swap = { $pick ->
    [0] 看看这里有什么。
    [1] 换个风景！
   *[other] 全是新的，真好。
}
remark-uno = { $pick ->
    [0] UNO！声音够大吗？
    [1] UNO，我可是喊了！
   *[other] 还剩一张。UNO！
}
remark-draw = { $pick ->
    [0] 哎哟。
    [1] 我的手牌正缺伴呢。
   *[other] 谢谢，我正好收集这个。
}

table-thinking-color = **{ $name }** 在挑颜色…
table-thinking-challenge = **{ $name }** 在想：质疑，还是拿 { $owed } 张牌…
table-thinking-target = **{ $name }** 在挑一位玩家…
table-thinking-drawn = **{ $name }** 在看刚摸到的牌…
