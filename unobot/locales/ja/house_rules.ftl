preset-official = 公式ルール
preset-stacking = ドロー重ね
preset-classic113 = クラシック113
preset-draw-and-play = 引いて続行
preset-party = パーティー
preset-no-mercy-like = 容赦なし
preset-teams = チーム戦
preset-official-what = チャレンジとウノの宣言があり、500点先取です。
preset-stacking-what = ドロー2とワイルドドロー4を重ねられます。最初にあがった人の勝ちで、点は数えません。
preset-classic113-what = とりかえっこワイルド、シャッフルワイルドと、投票で決めるルールが入った113枚で遊びます。
preset-draw-and-play-what = 2枚や4枚引かされても、そのまま自分の番を続けられます。
preset-party-what = ドロー重ね、7で交換、0で手札回し、ジャンプイン、出せるまで引く、の全部入りです。
preset-no-mercy-like-what = 何でも重ねられて、手札が25枚になると脱落です。
preset-teams-what = パートナーと向かい合って座り、得点を合わせます。
group-deck = カードと試合
group-start = 最初のカード
group-wild-draw-four = ワイルドドロー4
group-drawing = 引くとき
group-special-cards = 特別なカード
group-uno = ウノ
group-end = 終わり方
group-table = テーブル
field-cards = カード
field-cards-what = デッキにどのカードが入っているか。
value-cards = { $value ->
    [classic113] 113枚
   *[official] 108枚
}
rule-cards = { $value ->
    [classic113] デッキにワイルドが5枚加わります。**とりかえっこワイルド**：選んだ相手と手札を交換します。**シャッフルワイルド**：全員の手札を集め、シャッフルして配り直します。**白いワイルド**：最初のラウンドの前に投票で決めた効果になります。この5枚はどれも40点で、最後の1枚として出すとただのワイルドになります。ドロー2は、重ねるときのほかは、ワイルドドロー4の上に出せません。
   *[official] デッキは108枚です。
}
field-decks = デッキ数
field-decks-what = 何組のデッキを混ぜて使うか。
value-decks = { $value }
rule-decks = { $value ->
    [1] デッキを1組使います。
   *[other] デッキを{ $value }組混ぜて使います。
}
field-hand-size = 配る枚数
field-hand-size-what = 最初に1人何枚ずつ配るか。
value-hand-size = { $value }枚
rule-hand-size = 1人に{ $value }枚ずつ配ります。
field-target = 目標点
field-target-what = 何点に達したら試合に勝つか。
value-target = { $value }点
rule-target = { $value }点先取で試合に勝ちます。
field-scoring = 得点方式
field-scoring-what = 何ラウンドも得点を競うか、点なしの1ラウンドか、最後の1人になるまでの1ラウンドか。
value-scoring = { $value ->
    [single] 1ラウンド勝負、得点なし
    [until_last] 最後の1人まで1ラウンド、得点なし
   *[points] 得点制
}
rule-scoring = { $value ->
    [single] 1ラウンドで決着です。最初にあがった人の勝ちで、点は数えません。
    [until_last] 1ラウンドで決着です。手札のある人が最後の1人になるまで続け、あがった順に順位が決まります。
   *[points] 何ラウンドか遊んで得点を競います。
}
field-double-score = 得点2倍
field-double-score-what = どのラウンドも得点が2倍になります。
rule-double-score = どのラウンドも得点が2倍になります。
field-own-stocks = 席ごとの山札
field-own-stocks-what = 席ごとの山札から引くので、同じプレイには同じカードが来ます。
rule-own-stocks = 席ごとに伏せた山札から引くので、同じプレイには同じカードが来ます。確率は山札が1つのときと同じです。山札が尽きたら、いちばん多い山札の最後のカードを借ります。
field-first-card = 最初のカード
field-first-card-what = 最初にめくるカードは何でもよいか。
value-first-card = { $value ->
    [number_only] 数字だけ
    [any] 何でも
    [none] なし
   *[official] 公式
}
rule-first-card = { $value ->
    [number_only] 最初にめくるカードは必ず数字です。
    [any] 最初に何がめくられてもかまいません。ワイルドドロー4なら、最初の人が色を決め、4枚引いて1回休みです（「引いて続行」なら休みません）。
    [none] カードはめくりません。最初のラウンドはホストから始め、好きなカードを出せます。
   *[official] 最初にめくったカードの効果がそのまま働きます。
}
field-wild-draw-four = ワイルドドロー4
field-wild-draw-four-what = いつ出せるか、チャレンジできるか。
value-wild-draw-four = { $value ->
    [strict] 条件を満たすときだけ
    [free] いつでも
   *[challenge] チャレンジできる
}
rule-wild-draw-four = { $value ->
    [strict] ワイルドドロー4は条件を満たすときにしか出せないので、チャレンジはありません。
    [free] ワイルドドロー4はいつでも出せて、チャレンジはありません。
   *[challenge] ワイルドドロー4にはチャレンジできます。
}
field-four-needs = ワイルドドロー4の条件
field-four-needs-what = 手札に何がないときにワイルドドロー4を出してよいか。
value-four-needs = { $value ->
    [no_playable] ほかに出せるカードなし
   *[no_color] 場の色のカードなし
}
rule-four-needs = { $value ->
    [no_playable] ワイルドドロー4を出してよいのは、ほかに出せるカードが手札にないときだけです（別のワイルドドロー4は数えません）。
   *[no_color] ワイルドドロー4を出してよいのは、場の色のカードが手札にないときだけです。
}
field-challenge-shows = チャレンジで見せる相手
field-challenge-shows-what = チャレンジされた手札を誰が見るか。
value-challenge-shows = { $value ->
    [all] 全員
   *[challenger] チャレンジした人
}
rule-challenge-shows = { $value ->
    [all] チャレンジされた手札は全員に見せます。
   *[challenger] チャレンジされた手札は、チャレンジした人だけに見せます。
}
field-stacking = ドロー重ね
field-stacking-what = ドローカードにドローカードを重ねて、合計枚数を次の人に回せるか。
value-stacking = { $value ->
    [same] 同じカードだけ
    [raise] 同じカードかドロー4
    [any] どのドローカードでも
   *[none] なし
}
rule-stacking = { $value ->
    [same] ドローカードを重ねられます。ドロー2にはドロー2、ワイルドドロー4にはワイルドドロー4を出すと、合計枚数が次の人に回ります。
    [raise] ドローカードを重ねられます。同じカードを出すか、ドロー2にワイルドドロー4を出すと、合計枚数が次の人に回ります。
    [any] ドローカードを重ねられます。どのドローカードにどれを重ねても、合計枚数が次の人に回ります。
   *[none] ドローカードは重ねられません。
}
field-reverse-sends-back = リバース返し
field-reverse-sends-back-what = 引くことになった人が、リバースを出して前の人に返せます。
rule-reverse-sends-back = 引くことになった人は、場に合うリバースを出せば、前の人に返せます。
field-skip-passes-on = スキップ流し
field-skip-passes-on-what = 引くことになった人が、スキップを出して次の人に回せます。
rule-skip-passes-on = 引くことになった人は、場に合うスキップを出せば、次の人に回せます。
field-draw = 引く枚数
field-draw-what = カードを出さないときに何枚引くか。
value-draw = { $value ->
    [until_playable] 出せるまで
   *[one] 1枚
}
rule-draw = { $value ->
    [until_playable] カードを出さないときは、出せるカードが来るまで引きます。
   *[one] カードを出さないときは、1枚引きます。
}
field-drawn-card = 引いたカード
field-drawn-card-what = 引いたカードが出せるとき、どうするか。
value-drawn-card = { $value ->
    [must_play] 必ず出す
    [keep] 手札に残す
   *[may_play] 出してもよい
}
rule-drawn-card = { $value ->
    [must_play] 引いたカードが出せるなら、必ず出します。
    [keep] 引いたら自分の番は終わりです。引いたカードは手札に残します。
   *[may_play] 引いたカードが出せるなら、すぐに出してもかまいません。
}
field-must-play = 出し惜しみなし
field-must-play-what = 出せるカードがあれば必ず出します。代わりに引くことはできません。
rule-must-play = 出せるカードを持っている人は、代わりに引くことはできません。
field-play-after-drawing = 引いて続行
field-play-after-drawing-what = 2枚や4枚引かされた人も、そのまま自分の番を続けます。
rule-play-after-drawing = ドロー2やワイルドドロー4で引いた人も、そのあと自分の番をします。
field-blind-draw = ブラインドドロー
field-blind-draw-what = 引いたカードは、次の自分の番が来るまで見られません。
rule-blind-draw = 引いたカードは、次の自分の番が来るまで本人にも裏向きです。引いた番のうちに出すことはできません。
field-seven = 7で交換
field-seven-what = 7を出すと、選んだ相手と手札を交換します。
rule-seven = **7**を出すと、選んだ相手と手札を交換します。
field-zero = 0で手札回し
field-zero-what = 0を出すと、全員が手札を次の人に渡します。
rule-zero = **0**を出すと、全員が手札を次の人に渡します。
field-jump-in = ジャンプイン
field-jump-in-what = まったく同じカードなら、自分の番でなくても割り込んで出せます。
rule-jump-in = 場のカードとまったく同じカードを持っていれば、自分の番でなくても割り込んで出せます。順番はそこから続きます。
field-several = まとめ出し
field-several-what = 同じ数字・記号のカードを一度に出せます。
rule-several = 同じ数字・記号のカードを、1回の番でまとめて出せます。
field-bomb = 爆弾
field-bomb-what = 3枚以上を一度に出すと、ほかの全員が1枚引きます。
rule-bomb = 3枚以上を一度に出すと、ほかの全員が1枚引きます。
field-uno = ウノ
field-uno-what = ウノをどう宣言するか。
value-uno = { $value ->
    [strict] 残り1枚になってから
    [announced] 自動で宣言
    [off] 宣言なし
   *[call] 宣言する
}
rule-uno = { $value ->
    [strict] ウノの宣言は、残り1枚になってからだけ有効です。
    [announced] ウノは自動で宣言されます。
    [off] ウノを宣言する必要はありません。
   *[call] 残り1枚になるときは、ウノを宣言します。
}
field-uno-penalty = ウノ忘れのペナルティ
field-uno-penalty-what = ウノの宣言を忘れて指摘された人が何枚引くか。
value-uno-penalty = { $value ->
    [0] なし
   *[other] { $value }枚
}
rule-uno-penalty = { $value ->
    [0] ウノの宣言を忘れて指摘されても、ペナルティはありません。
   *[other] ウノの宣言を忘れて指摘されたら、{ $value }枚引きます。
}
field-false-catch = 誤指摘のペナルティ
field-false-catch-what = 忘れていない人を指摘してしまった人が何枚引くか。
value-false-catch = { $value ->
    [0] なし
   *[other] { $value }枚
}
rule-false-catch = { $value ->
    [0] 誤って指摘しても、ペナルティはありません。
   *[other] 誤って指摘したら、{ $value }枚引きます。
}
field-wrong-play = 出し間違いのペナルティ
field-wrong-play-what = 出せないカードを出そうとした人が何枚引くか。
value-wrong-play = { $value ->
    [0] なし
   *[other] { $value }枚
}
rule-wrong-play = { $value ->
    [0] 出せないカードを出そうとしても、ペナルティはありません。
   *[other] 出せないカードを出そうとしたら、{ $value }枚引きます。
}
field-hand-limit = 手札の上限
field-hand-limit-what = 手札が何枚になったら多すぎるか。
value-hand-limit = { $value ->
    [0] なし
   *[other] { $value }枚
}
rule-hand-limit = { $value ->
    [0] 手札は何枚になってもかまいません。
   *[other] 手札の上限は{ $value }枚です。
}
field-at-limit = 上限に達したら
field-at-limit-what = 手札が上限に達した人をどうするか。
value-at-limit = { $value ->
    [no_draw] 引けない
   *[out] 脱落
}
rule-at-limit = { $value ->
    [no_draw] 手札が上限に達した人は、カードを出す代わりに引くことはできず、パスできます。ドローカードなどで引くことになった分は引きます。
   *[out] 1手終わって手札が上限に達していた人は、ラウンドから脱落します。その手札の点も勝者に入ります。
}
field-last-card = 最後のカード
field-last-card-what = 最後の1枚は何でもよいか。
value-last-card = { $value ->
    [no_action] 記号カードは不可
    [no_wild] ワイルドは不可
   *[any] 何でも
}
rule-last-card = { $value ->
    [no_action] 記号カードやワイルドではあがれません。
    [no_wild] ワイルドではあがれません。
   *[any] どのカードでもあがれます。
}
field-teams = チーム戦
field-teams-what = パートナーと向かい合って座り、得点を合わせます。
rule-teams = パートナーと向かい合って座り、得点を合わせます。点になるのは相手チームの手札だけです。
field-elimination = 脱落戦
field-elimination-what = ラウンドごとに、手札の点がいちばん多い人が抜けます。
rule-elimination = ラウンドごとに、手札の点がいちばん多い人が抜けます。最後まで残った人が試合に勝ちます。目標点は関係ありません。
field-revenge = リベンジ
field-revenge-what = ドローカードを重ねると、それまでの合計枚数が2倍になります。
rule-revenge = ドローカードを重ねると、それまでの合計枚数を2倍にしてから新しい分を足します。全部で50枚までです。
field-open-hands = 手札公開
field-open-hands-what = 手札がこの枚数より少なくなったら公開します。
value-open-hands = { $value ->
    [0] なし
   *[other] { $value }枚未満
}
rule-open-hands = { $value ->
    [0] 手札は公開しません。
   *[other] 手札が{ $value }枚未満になったら、全員に公開します。
}
field-no-hints = ヒントなし
field-no-hints-what = 出せるカードに印を付けません。
rule-no-hints = 手札の出せるカードに印を付けません。
field-reshuffle-seats = 席替え
field-reshuffle-seats-what = 新しいラウンドの前に、毎回くじで席替えをします。
rule-reshuffle-seats = 2ラウンド目からは、ラウンドの前に毎回くじで席替えをします。得点はそのまま引き継ぎ、次の親は、前の親の新しい席の左隣の人です。
field-blitz = ブリッツ
field-blitz-what = 1ラウンドの制限時間。時間が来たら、手札の点がいちばん少ない人の勝ちです。
value-blitz = { $value ->
    [0] オフ
   *[other] 1ラウンド{ $value }秒
}
rule-blitz = { $value ->
    [0] ラウンドに制限時間はありません。
   *[other] 1ラウンドは最長{ $value }秒です。時間が来たら、手札の点がいちばん少ない人の勝ちです。
}
field-turn-seconds = 持ち時間
field-turn-seconds-what = 1手に使える時間。
value-turn-seconds = { $value ->
    [0] サーバーの設定
   *[other] { $value }秒
}
rule-turn-seconds = { $value ->
    [0] 1手の持ち時間は、サーバーの設定どおりです。
   *[other] 1手の持ち時間は{ $value }秒です。
}

house-rules-title = この試合のルール
house-rules-preset = プリセットを選ぶ
house-rules-group = ルールを個別に変える
house-rules-other-number = ほかの数 …
house-rules-code = ルールコードを貼り付ける
house-rules-code-label = ほかのテーブルに表示されたコード
house-rules-number-label = { $low }〜{ $high }の数
refused-only-host-rules = ルールを変えられるのはホストだけです。ホストは{ $host }さんです。
refused-running-rules = 試合中なので、ルールは変えられません。
refused-no-such-number = { $low }〜{ $high }の数を入れてください。
