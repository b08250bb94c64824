## What happened (the log)

told-deal = **{ $name }**さんがラウンド{ $number }のカードを配り、{ $emoji } { $card }がめくられました。
told-deal-bare = **{ $name }**さんがラウンド{ $number }のカードを配りました。
told-deal-begins = **{ $name }**さんから始めます。
told-joined = 新しく{ $count }人が参加します。
told-put-back = 最初にワイルドドロー4が出たので、山札に戻しました。
told-play = **{ $name }**さんが{ $cards }を出しました。
told-play-uno = **{ $name }**さんが{ $cards }を出して、ウノを宣言しました。
told-skip = **{ $name }**さんは1回休みです。
told-reverse = 順番が逆回りになりました。
told-draw = { $count ->
    [0] 山札が空で、**{ $name }**さんは1枚も引けませんでした。
   *[other] **{ $name }**さんが{ $count }枚引きました。
}
told-draws-and-misses = { $count ->
    [0] 山札が空で、**{ $name }**さんは1枚も引かずに1回休みです。
   *[other] **{ $name }**さんは{ $count }枚引いて1回休みです。
}
told-draws = { $count ->
    [0] 山札が空で、**{ $name }**さんは1枚も引けませんでした。
   *[other] **{ $name }**さんが{ $count }枚引きました。
}
told-pass = **{ $name }**さんがパスしました。
told-taken-back = **{ $name }**さんが{ $cards }を手札に戻しました。
told-taken-back-other = **{ $name }**さんがいまの手を戻しました。
told-color = **{ $name }**さんが{ $emoji } { $color }を選びました。
told-accept = { $count ->
    [0] 山札が空で、**{ $name }**さんは1枚も引かずに1回休みです。
   *[other] **{ $name }**さんは{ $count }枚引いて1回休みです。
}
told-accept-only = { $count ->
    [0] 山札が空で、**{ $name }**さんは1枚も引けませんでした。
   *[other] **{ $name }**さんが{ $count }枚引きました。
}
told-challenge-won = **{ $name }**さんのチャレンジ成功！ **{ $by }**さんの違反です。{ $count ->
    [0] ただし山札が空で、1枚も引けませんでした。
   *[other] **{ $by }**さんが{ $count }枚引きます。
}
told-challenge-lost = **{ $name }**さんのチャレンジ失敗。**{ $by }**さんは違反しておらず、{ $count ->
    [0] 山札が空なので、**{ $name }**さんは1枚も引かずに1回休みです。
   *[other] **{ $name }**さんは{ $count }枚引いて1回休みです。
}
told-hand = { $told } **{ $name }**さんの手札：{ $cards }
told-uno = **{ $name }**さんがウノを宣言しました。
told-caught = ウノを宣言していない**{ $name }**さんを**{ $by }**さんが指摘！ { $count ->
    [0] 山札が空で、1枚も引けませんでした。
   *[other] **{ $name }**さんが{ $count }枚引きます。
}
told-out = **{ $name }**さんがあがりました！
told-last-left = 最後に残ったのは**{ $name }**さんです。
told-placed = **{ $name }**さんがあがって、順位が決まりました。
told-over-limit = **{ $name }**さんは手札が{ $count }枚になり、このラウンドから脱落です。
told-owed = 引く枚数は、いま合計{ $count }枚です。
told-others-draw = ほかの全員が1枚引きます。
told-false-catch = **{ $by }**さんが**{ $name }**さんを誤って指摘しました。{ $count ->
    [0] 山札が空で、1枚も引けませんでした。
   *[other] **{ $by }**さんが{ $count }枚引きます。
}
told-wrong-play = **{ $name }**さんは{ $cards }を出そうとしましたが、出せません。{ $count ->
    [0] 山札が空で、1枚も引けませんでした。
   *[other] ペナルティで{ $count }枚引きます。
}
told-swap = **{ $name }**さんと**{ $target }**さんが手札を交換しました。
told-shuffle = 全員の手札をシャッフルして配り直しました。
told-pass-hands = 全員が手札を次の人に渡しました。
told-open = **{ $name }**さんの手札が公開されました。
told-vote-began = 全員で投票です。白いワイルドの効果は何にしますか？
told-voted = **{ $name }**さんが投票しました。
told-rule = **白いワイルド**：{ $rule }。
told-eliminated = **{ $name }**さんが試合から脱落しました。
told-seats = 席替えをしました。いまの席順：{ $names }
told-time = このラウンドは時間切れです。
told-reshuffle = 捨て札をシャッフルして山札に戻しました。
told-clock = { $told } _時間切れです。_
told-autopilot = { $told } _AIが代わりにプレイしました。_
