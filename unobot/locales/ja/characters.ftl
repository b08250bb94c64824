character-Kim = 考えるときは鼻歌まじり
character-Lou = どのカードも旧友のように迎える
character-Max = いつも早めで、あわてない
character-Noa = 眉ひとつ動かさない
character-Pat = 手札はいつもきれいに整列
character-Quin = 何にでも持論がある
character-Robin = 日の出前から絶好調
character-Sam = まず笑って、それから出す
character-Toni = どの試合も決勝戦のつもり
character-Uli = みんなにおやつを持ってくる
character-Alex = 不運も笑って受け流す
character-Bo = 口数は少なく、笑顔は多い
character-Charlie = ほかの人もしっかり応援
character-Dani = 待つあいだは雲を数える
character-Eli = 趣味はルールブックを読むこと
character-Fin = 接戦が大好き
character-Gabi = 話は長く、出すのは早い
character-Jo = 幸運の靴下を信じている
character-Mika = 湖のように静か
character-Vik = 逆転をいつも信じている

remark = 💬 **{ $name }**：「{ $words }」
remark-won = { $pick ->
    [0] いい勝負でした。もう一回？
    [1] 今夜はずっと笑顔です。
   *[other] みんな、お見事でした。
}
remark-out = { $pick ->
    [0] いまのが最後の1枚。
    [1] ほら、手札ゼロ！
   *[other] 手が空きました。お茶でも？
}
remark-caught = { $pick ->
    [0] おっと！よく見てますね。
    [1] 油断していました。
   *[other] はい、私のうっかりです。
}
remark-guilty = { $pick ->
    [0] お見通しですね。
    [1] 試す価値はありました。
   *[other] 秘密は長くもちませんね。
}
remark-innocent = { $pick ->
    [0] まさか！
    [1] ほら、正々堂々です。
   *[other] 良心に曇りなし。
}
remark-swap = { $pick ->
    [0] さて、何があるかな。
    [1] 景色が変わりました！
   *[other] 新鮮でいいですね。
}
remark-uno = { $pick ->
    [0] ウノ！聞こえました？
    [1] ウノ、ちゃんと言いましたよ！
   *[other] あと1枚。ウノ！
}
remark-draw = { $pick ->
    [0] いたた。
    [1] 手札がにぎやかになりました。
   *[other] どうも、集めているんです。
}

table-thinking-color = **{ $name }**さんが色を選んでいます…
table-thinking-challenge = **{ $name }**さんが考え中：チャレンジするか、{ $owed }枚取るか…
table-thinking-target = **{ $name }**さんが相手を選んでいます…
table-thinking-drawn = **{ $name }**さんが引いたカードを見ています…
