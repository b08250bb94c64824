narration-deal = **{ $name }**さんがラウンド{ $number }のカードを配り、{ $emoji } { $card }がめくられました。
narration-deal-bare = **{ $name }**さんがラウンド{ $number }のカードを配りました。
narration-deal-begins = **{ $name }**さんから始めます。
narration-joined = { $names }さんが参加します。
narration-put-back = 最初にワイルドドロー4が出たので、山札に戻しました。
narration-play = **{ $name }**さんが{ $cards }を出しました。
narration-play-uno = **{ $name }**さんが{ $cards }を出して、ウノを宣言しました。
narration-skip = **{ $name }**さんは1回休みです。
narration-reverse = 順番が逆回りになりました。
narration-draw = { $count ->
    [0] 山札が空で、**{ $name }**さんは1枚も引けませんでした。
   *[other] **{ $name }**さんが{ $count }枚引きました。
}
narration-draws-and-misses = { $count ->
    [0] 山札が空で、**{ $name }**さんは1枚も引かずに1回休みです。
   *[other] **{ $name }**さんは{ $count }枚引いて1回休みです。
}
narration-draws = { $count ->
    [0] 山札が空で、**{ $name }**さんは1枚も引けませんでした。
   *[other] **{ $name }**さんが{ $count }枚引きました。
}
narration-pass = **{ $name }**さんがパスしました。
narration-draw-pass = **{ $name }**さんが{ $count ->
    [0] 何も引けずにパスしました
    [1] 1枚引いてパスしました
   *[other] { $count }枚引いてパスしました
}。
narration-taken-back = **{ $name }**さんが{ $cards }を手札に戻しました。
narration-taken-back-other = **{ $name }**さんがいまの手を戻しました。
narration-color = **{ $name }**さんが{ $emoji } { $color }を選びました。
narration-accept = { $count ->
    [0] 山札が空で、**{ $name }**さんは1枚も引かずに1回休みです。
   *[other] **{ $name }**さんは{ $count }枚引いて1回休みです。
}
narration-accept-only = { $count ->
    [0] 山札が空で、**{ $name }**さんは1枚も引けませんでした。
   *[other] **{ $name }**さんが{ $count }枚引きました。
}
narration-challenge-won = **{ $name }**さんのチャレンジ成功！**{ $by }**さんの違反です。{ $count ->
    [0] ただし山札が空で、1枚も引けませんでした。
   *[other] **{ $by }**さんが{ $count }枚引きます。
}
narration-challenge-lost = **{ $name }**さんのチャレンジ失敗。**{ $by }**さんは違反しておらず、{ $count ->
    [0] 山札が空なので、**{ $name }**さんは1枚も引かずに1回休みです。
   *[other] **{ $name }**さんは{ $count }枚引いて1回休みです。
}
narration-hand = { $told }**{ $name }**さんの手札：{ $cards }
narration-uno = **{ $name }**さんがウノを宣言しました。
narration-caught = ウノを宣言していない**{ $name }**さんを**{ $by }**さんが指摘！{ $count ->
    [0] 山札が空で、1枚も引けませんでした。
   *[other] **{ $name }**さんが{ $count }枚引きます。
}
narration-out = **{ $name }**さんがあがりました！
narration-last-left = 最後に残ったのは**{ $name }**さんです。
narration-placed = **{ $name }**さんがあがって、順位が決まりました。
narration-over-limit = **{ $name }**さんは手札が{ $count }枚になり、このラウンドから脱落です。
narration-owed = 引く枚数は、いま合計{ $count }枚です。
narration-others-draw = ほかの全員が1枚引きます。
narration-false-catch = **{ $by }**さんが**{ $name }**さんを誤って指摘しました。{ $count ->
    [0] 山札が空で、1枚も引けませんでした。
   *[other] **{ $by }**さんが{ $count }枚引きます。
}
narration-wrong-play = **{ $name }**さんは{ $cards }を出そうとしましたが、出せません。{ $count ->
    [0] 山札が空で、1枚も引けませんでした。
   *[other] ペナルティで{ $count }枚引きます。
}
narration-swap = **{ $name }**さんと**{ $target }**さんが手札を交換しました。
narration-shuffle = 全員の手札をシャッフルして配り直しました。
narration-pass-hands = 全員が手札を次の人に渡しました。
narration-open = **{ $name }**さんの手札が公開されました。
narration-vote-began = 全員で投票です。白いワイルドの効果は何にしますか？
narration-voted = **{ $name }**さんが投票しました。
narration-rule = **白いワイルド**：{ $rule }。
narration-eliminated = **{ $name }**さんが試合から脱落しました。
narration-seats = 席替えをしました。いまの席順：{ $names }
narration-time = このラウンドは時間切れです。
narration-reshuffle = 捨て札をシャッフルして山札に戻しました。
narration-clock = { $told }_時間切れです。_
narration-autopilot = { $told }_AIが代わりにプレイしました。_
narration-skipped = { $told }_ほかの人の投票でスキップされました。_
