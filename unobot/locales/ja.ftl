### Japanese
### Written by: an AI (Claude), November 2026
### Reviewed: no
### Beta: no

### words

## about

language-name = 日本語

## cards

color = { $color ->
    [R] 赤
    [Y] 黄色
    [G] 緑
    [P] ピンク
    [T] 青緑
    [O] オレンジ
    [U] 紫
   *[B] 青
}
face = { $face ->
    [S] スキップ
    [R] リバース
    [D2] ドロー2
    [D4] ドロー4
    [SA] 全員スキップ
    [DA] 色全部出し
    [H1] ヒット1
    [H2] ヒット2
    [TH] 手札交換
    [W] ワイルド
    [WD4] ワイルドドロー4
    [WSW] とりかえっこワイルド
    [WSH] シャッフルワイルド
    [WC] 白いワイルド
    [WR4] ワイルドリバースドロー4
    [WRL] ワイルドカラールーレット
    [WD6] ワイルドドロー6
    [WD10] ワイルドドロー10
    [WRV] ワイルドリバース
    [WSK] ワイルドスキップ
    [WS2] ワイルド2人スキップ
    [WD2] ワイルドドロー2
    [WT2] ワイルド指名ドロー2
    [WFS] ワイルド強制交換
    [WAH] ワイルド全員ヒット
    [WHF] ワイルド連射
    [WAA] ワイルドダブルアタック
    [D1] ドロー1
    [D5] ドロー5
    [F] フリップ
    [WDC] ワイルドドローカラー
   *[other] { $face }
}
card = { $color ->
    [R] 赤
    [Y] 黄色
    [G] 緑
    [P] ピンク
    [T] 青緑
    [O] オレンジ
    [U] 紫
   *[B] 青
}の{ $face ->
    [S] スキップ
    [R] リバース
    [D2] ドロー2
    [D4] ドロー4
    [SA] 全員スキップ
    [DA] 色全部出し
    [H1] ヒット1
    [H2] ヒット2
    [TH] 手札交換
    [D1] ドロー1
    [D5] ドロー5
    [F] フリップ
   *[other] { $face }
}
card-wild = { $wild }（{ $color ->
    [R] 赤
    [Y] 黄色
    [G] 緑
    [P] ピンク
    [T] 青緑
    [O] オレンジ
    [U] 紫
   *[B] 青
}）
card-short = { $face ->
    [S] ⊘
    [R] ⇄
    [D2] +2
    [D4] +4
    [SA] ⊘+
    [DA] ⇊
    [H1] ↯1
    [H2] ↯2
    [TH] ⇆
    [W] W
    [WD4] +4
    [WSW] W⇆
    [WSH] W⤨
    [WC] W✱
    [WR4] ⇄4
    [WRL] ◎
    [WD6] +6
    [WD10] +10
    [WRV] ⇄
    [WSK] ⊘
    [WS2] ⊘2
    [WD2] +2
    [WT2] ◎2
    [WFS] ⇆
    [WAH] ↯∀
    [WHF] ↯
    [WAA] ↯↯
    [D1] +1
    [D5] +5
    [F] ◪
    [WDC] +◎
   *[other] { $face }
}
card-lettered = { $color ->
    [R] 赤
    [Y] 黄
    [G] 緑
    [P] 桃
    [T] 碧
    [O] 橙
    [U] 紫
   *[B] 青
}{ "\u00A0" }{ $short }
hand-color = { $emoji }{ "\u00A0" }{ $color }：{ $cards }
hand-wilds = { $emoji }{ "\u00A0" }{ $cards }
hand-hidden = { $emoji }{ "\u00A0" }裏向き{ $count }枚
card-hidden-short = ?
cards = { $count }枚
points = { $count }点
rounds-won = { $count }勝

## moves

move-play = { $card }を出す
move-play-uno = { $card }を出してウノを宣言する
move-draw = カードを引く
move-pass = 引いたカードを手札に残す
move-pass-empty = パスする（引くカードがない）
move-challenge = { $name }さんにチャレンジする
move-accept = { $owed }枚引く
move-accept-until = { $color }が出るまで引く
move-uno = ウノを宣言する
move-catch = { $name }さんを指摘する
move-color = { $color }を選ぶ
move-at = { $move }（相手：{ $name }さん）
move-at-draws = { $move }（{ $name }さんが2枚引く）
move-passes-hands = { $move }（全員の手札を回す）
move-penalized = { $draws ->
    [press] { $move }（ルール違反、ペナルティでランチャーを{ $count }回押す）
   *[draw] { $move }（ルール違反、ペナルティ{ $count }枚）
}
move-vote = 投票する：{ $rule }
move-time = ラウンドを終える：時間切れ
move-take-back = 自分の最後の手を戻す

refused-by-setting = { $told }ルール「{ $setting }」のためです。
refused-seat-out = あなたはこのラウンドをもう終えています。
refused-vote-first = まず全員の投票です。
refused-already-voted = もう投票しました。
refused-no-vote = いまは投票の時間ではありません。
refused-not-identical = いまの番：**{ $name }**さん。ジャンプインできるのは、まったく同じ{ $top }だけです。
refused-cannot-stack = { $owed }枚引くことになっていますが、{ $card }では次の人に回せません。
refused-no-challenge = いま引くことになっている分には、チャレンジできません。
refused-must-play = { $card }は出せるので、必ず出してください。
refused-at-limit = 手札が{ $held }枚で、上限の{ $limit }枚に達しているため、もう引けません。**パス**してください。
refused-two-on-four = { $card }はワイルドドロー4の上には出せません。
refused-four-others-fit = 手札にほかに出せるカードがあるので、いま{ $card }は出せません。
refused-last-card = { $card }ではあがれません。
refused-target-first = { $card }：相手を選んでください。
refused-color-missing = { $card }：色を選んでください。
refused-bad-target = このラウンドでまだプレイしている、ほかの人を選んでください。
refused-uno-not-before = ウノは、最後から2枚目のカードを出すときか、残り1枚になってから宣言できます。
refused-uno-by-itself = ここではウノを宣言する必要はありません。
refused-no-clock = このラウンドに制限時間はありません。
refused-no-take-back = そのプレイは確定しました。もう戻せません。
refused-round-over = このラウンドは終わりました。
refused-not-your-turn = いまの番：**{ $name }**さん。
refused-color-first = 先にワイルドの色を決めてください。
refused-answer-first = 先に引くカードが{ $owed }枚あります。
refused-already-drew = もう引きました。引いたカードを出すか、手札に残してください。
refused-only-drawn = 引いたあとに出せるのは、引いたカード（{ $card }）だけです。
refused-drawn-blind = カードを裏向きのまま引いたので、この番ではもう何も出せません。手札に残してください。
refused-not-seen = 手札の表向きのカードに、{ $card }はありません。
refused-nothing-drawn = 引くカードがなかったので、あなたの番は終わりです。
refused-draw-first = 手札に残す前に、まず1枚引いてください。
refused-nothing-to-answer = 引くカードも、チャレンジする相手もありません。
refused-no-color-asked = いまは色を決めるときではありません。
refused-not-in-hand = { $card }は手札にありません。
refused-no-match = { $card }は出せません。{ $color }のカードか、{ $top }と同じ数字・記号のカードか、ワイルドを出してください。
refused-four-not-legal = { $color }のカードを持っているので、いま{ $card }は出せません。
refused-one-card-only = ここでは一度に1枚しか出せません。
refused-in-order = 同じカードが{ $held }枚あるときは、枚数だけを選びます。色の順に続きます。
refused-no-target = そのカードでは相手を選びません。
refused-uno-not-now = { $held ->
    [1] いまはウノを宣言できません。
   *[other] ウノは残り1枚で宣言します。あなたの手札は{ $held }枚です。
}
refused-uno-already-said = もうウノを宣言しました。
refused-catch-self = 自分を指摘することはできません。ウノを宣言してください。
refused-catch-many-cards = **{ $name }**さんの手札は{ $held }枚なので、指摘できません。
refused-catch-said = **{ $name }**さんはウノを宣言しています。
refused-catch-too-late = **{ $name }**さんを指摘するには遅すぎました。
refused-catch-faster = **{ $by }**さんのほうが早く、**{ $name }**さんを指摘しました。
refused-catch-nobody = そこには誰も座っていません。

## narration

narration-deal = **{ $name }**さんがラウンド{ $number }のカードを配り、{ $emoji } { $card }がめくられました。
narration-deal-bare = **{ $name }**さんがラウンド{ $number }のカードを配りました。
narration-deal-begins = **{ $name }**さんから始めます。
narration-joined = { $names }さんが参加します。
narration-put-back = 最初にめくったカードは山札に戻りました。
narration-play = **{ $name }**さんが{ $cards }を出しました。
narration-play-uno = **{ $name }**さんが{ $cards }を出して、ウノを宣言しました。
narration-discarded = 一緒に{ $count }枚捨てました：{ $cards }。
narration-skip = **{ $name }**さんは1回休みです。
narration-skip-all = ほかの全員が1回休みです。**{ $name }**さんがもう一度プレイします。
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
narration-presses = **{ $name }**さんが押しました：{ $told }。
narration-presses-and-misses = **{ $name }**さんが押して1回休み：{ $told }。
press-silent = カチッ
press-fired = 💥 { $count ->
    [0] カードがもうありません
   *[other] { $count }枚
}
press-pending = ❔
narration-pass = **{ $name }**さんがパスしました。
narration-draw-pass = **{ $name }**さんが{ $count ->
    [0] 何も引けずにパスしました
    [1] 1枚引いてパスしました
   *[other] { $count }枚引いてパスしました
}。
narration-taken-back = **{ $name }**さんが{ $cards }を手札に戻しました。
narration-taken-back-other = **{ $name }**さんが直前のプレイを取り消しました。
narration-color = **{ $name }**さんが{ $emoji } { $color }を選びました。
narration-roulette = **{ $name }**さんが色を言います。
narration-roulette-color = { $count ->
    [0] **{ $name }**さんは{ $emoji } { $color }と言いましたが、山札が空です。1回休みです。
   *[other] **{ $name }**さんは{ $emoji } { $color }と言い、{ $count }枚めくって1回休みです。
}
narration-roulette-cards = めくったカード：{ $cards }。
narration-accept = { $count ->
    [0] 山札が空で、**{ $name }**さんは1枚も引かずに1回休みです。
   *[other] **{ $name }**さんは{ $count }枚引いて1回休みです。
}
narration-accept-only = { $count ->
    [0] 山札が空で、**{ $name }**さんは1枚も引けませんでした。
   *[other] **{ $name }**さんが{ $count }枚引きました。
}
narration-challenge-won = **{ $name }**さん、**{ $by }**さんへのチャレンジ成功！{ $count ->
    [0] ただし山札が空で、1枚も引けませんでした。
   *[other] **{ $by }**さんが{ $count }枚引きます。
}
narration-challenge-lost = **{ $name }**さん、**{ $by }**さんへのチャレンジ失敗。{ $count ->
    [0] 山札が空なので、**{ $name }**さんは1枚も引かずに1回休みです。
   *[other] **{ $name }**さんは{ $count }枚引いて1回休みです。
}
narration-hand = { $told }**{ $name }**さんの手札：{ $cards }
narration-uno = **{ $name }**さんがウノを宣言しました。
narration-caught = **{ $by }**さんの指摘：**{ $name }**さんがウノを宣言していません！{ $count ->
    [0] 山札が空で、1枚も引けませんでした。
   *[other] **{ $name }**さんが{ $count }枚引きます。
}
narration-caught-only = **{ $by }**さんの指摘：**{ $name }**さんがウノを宣言していません！
narration-out = **{ $name }**さんがあがりました！
narration-last-left = **{ $name }**さんが最後に残りました。
narration-placed = **{ $name }**さんがあがって、順位が決まりました。
narration-waits = **{ $name }**さんがあがりました。パートナーは続けます。
narration-over-limit = **{ $name }**さんは手札が{ $count }枚になり、このラウンドから脱落です。
narration-knocked-out = **{ $by }**さんの{ $card }で、**{ $name }**さんが脱落：手札{ $count }枚。
narration-owed = 引く枚数は、いま合計{ $count }枚です。
narration-owed-until = { $color }が出るまで引きます。
narration-owed-self = 2人なので、**{ $name }**さんに返ります。引く枚数は、いま合計{ $count }枚です。
narration-others-draw = ほかの全員が1枚引きます。
narration-false-catch = **{ $by }**さんの指摘は誤りでした（**{ $name }**さんへ）。{ $count ->
    [0] 山札が空で、1枚も引けませんでした。
   *[other] **{ $by }**さんが{ $count }枚引きます。
}
narration-false-catch-only = **{ $by }**さんの指摘は誤りでした（**{ $name }**さんへ）。
narration-wrong-play = **{ $name }**さんは{ $cards }を出そうとしましたが、出せません。{ $count ->
    [0] 山札が空で、1枚も引けませんでした。
   *[other] ペナルティで{ $count }枚引きます。
}
narration-wrong-play-only = **{ $name }**さんは{ $cards }を出そうとしましたが、出せません。
narration-swap = **{ $name }**さん、**{ $target }**さんが手札を交換しました。
narration-shuffle = 全員の手札をシャッフルして配り直しました。
narration-pass-hands = 全員が手札を次の人に渡しました。
narration-turned-over = すべてが裏返って{ $side ->
    [dark] ダーク
   *[light] ライト
}面になりました。場は{ $emoji } { $card }です。
narration-open = **{ $name }**さんの手札が公開されました。
narration-vote-began = 全員で投票です。白いワイルドの効果は何にしますか？
narration-voted = **{ $name }**さんが投票しました。
narration-rule = **白いワイルド**：{ $rule }。
narration-eliminated = **{ $name }**さんが試合から脱落しました。
narration-seats = 席替えをしました。いまの席順：{ $names }。
narration-time = このラウンドは時間切れです。
narration-reshuffle = 捨て札をシャッフルして山札に戻しました。
narration-clock = { $told }_時間切れです。_
narration-autopilot = { $told }_AIが代わりにプレイしました。_
coming-off = **{ $name }**さんは席を外しました。AIが代わります。
coming-back = **{ $name }**さんが戻りました。
coming-handed = 交代：**{ $name }**さん → **{ $other }**さん
coming-taken = **{ $name }**さんが席に入ります（**{ $other }**さんの席）。
coming-joins = **{ $name }**さんは次のラウンドから参加します。
narration-skipped = { $told }_ほかの人の投票でスキップされました。_

## durations

duration-seconds = { $count }秒
duration-minutes = { $count }分
duration-hours = { $count }時間
duration-days = { $count }日

## characters

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
table-thinking-challenge = **{ $name }**さんが考え中：{ $owed }枚引くか、チャレンジするか…
table-thinking-challenge-until = **{ $name }**さんが考え中：チャレンジするか、引くか…
table-thinking-target = **{ $name }**さんが相手を選んでいます…
table-thinking-drawn = **{ $name }**さんが引いたカードを見ています…

## explain

button-explain = なぜ出せない？
explain-title = 出せるカードと、その理由
explain-fits = 出せます。
explain-no-match = 出せません。{ $color }のカードか、{ $top }と同じ数字・記号のカードか、ワイルドを出してください。
explain-cannot-stack = いま引くことになっている{ $owed }枚を、次の人に回せるカードではありません。
explain-cannot-stack-until = 次の人に回せるカードではありません。{ $color }が出るまで引きます。
explain-cannot-raise = 引くことになっている{ $owed }枚を回せるのは、+{ $least }以上だけです。
explain-unseen = 裏向きです。次の自分の番が来たら表になります。
explain-penalty = { $draws ->
    [press] 出せません。出そうとすると、ペナルティでランチャーを{ $count }回押します。
   *[draw] 出せません。出そうとすると、ペナルティで{ $count }枚引きます。
}
explain-more = 表示していない理由があと{ $count }件あります。

## rulebook

rulebook-intro = # ルール

    このページは `unobot rules --markdown` で表示でき、`--language` を付けると別の言語になります。テーブルでは公式ルールで遊びますが、ホストはロビーで、プリセット、個別のハウスルール、ルールコードのどれかを選べます。`/uno rules` でそのテーブルのルールの説明が見られ、カードを出せないのがどのルールのせいかは「*なぜ出せない？*」でわかります。
rulebook-presets = プリセット
rulebook-presets-what = プリセットは、名前の付いたハウスルールの組み合わせです。一覧は公式ルールと違うところです。コードは `/uno start` に貼り付けられます。
rulebook-fields = ハウスルール
rulebook-fields-what = 一覧で除外されているものを除き、ハウスルールは自由に組み合わせられます。
rulebook-number = { $low }〜{ $high }の数。公式：{ $official }。
rulebook-official = （公式）
rulebook-switch = オン：
rulebook-seats = 「{ $setting }」を選べる人数：{ $seats }。
rulebook-clash = 組み合わせられません：{ $settings }。{ $why }
rulebook-edges = ルールが重なるとき
rulebook-edges-what = ルールだけでは決まらない場面で、どうなるか：
edge-last-card = **手札を動かすカードが最後の1枚のとき。** あがったらラウンドは終わりです。7、0、とりかえっこワイルド、シャッフルワイルド、白いワイルドを最後の1枚として出しても、手札は動かず、相手を選んだりもしません。ほかの人がそのまま続けるルールでも同じです。
edge-last-pass-on = **枚数を回してあがったとき。** 引くことになったとき、リバースやスキップを出してあがれます。次に引くことになった人は、点数を数える前に合計を全部引きます。
edge-zero-of-two = **2人で遊んでいるときの0**は、2人の手札を交換します。
edge-owing-seat-leaves = **引くことになっている人が抜けたとき。** 引く枚数は席に付いています。代わりにプレイするAIがどうするかを決め、戻ってきた人は残りを引き継ぎます。
edge-jump-in-owed = **引く枚数がたまっているときのジャンプイン。** まったく同じドローカードを持っている人は、誰でもその上に出せます。その分が足され、ジャンプインした人の次の人が合計を引くことになります。
edge-jump-in-challenge = **返事待ちのワイルドドロー4へのジャンプイン。** ふつうに重ねたときと同じです。どうするかを決めるのは次の人になり、チャレンジできるのは最後のワイルドドロー4だけです。
edge-jump-in-own-card = **自分のカードへのジャンプイン**もできます。場のカードを出した本人も、ほかのカードが出るまでは、まったく同じカードをその上に出せます。
edge-jump-in-out = **ジャンプインであがったとき**も、ふつうにあがったときと同じくラウンドは終わりです。それがドローカードなら、ジャンプインした人の次の人がその分を引きます。
edge-jump-in-uno = **ウノ忘れを指摘できる間のジャンプイン。** 指摘できる時間は、手番の人が次に動くまでです。ジャンプインでは終わらないので、同時に何人も指摘できることがあります。
edge-uno-moved-hands = **手札が動いて残り1枚になったとき。** ウノの宣言は、出して残り1枚になるプレイに付くものです。手札の交換、手札回し、シャッフルのあとは、指摘できません。残り1枚の人はウノを宣言してもかまいません。前の手札でした宣言は、手札と一緒には移りません。
edge-uno-drawn-card = **引いたカードを出して残り1枚になるとき**も、ほかのプレイと同じくウノの宣言が必要です。引く前にした宣言は、手札が増えたので無効です。
edge-reshuffle-penalty = **引いている途中で山札がなくなったとき。** まず残りを引き、それから場のいちばん上の1枚を除く捨て札をシャッフルして、残りの分を引きます。それでも足りなければ、あるだけ引きます。
edge-challenge-stacked = **重なったドローカードへのチャレンジ**は、最後のワイルドドロー4だけが対象です。違反なら、それを出した人が合計枚数を引きます。違反でなければ、チャレンジした人が合計枚数に加えて2枚多く引きます。カードを重ねた人は、チャレンジできません。
edge-blind-turn = **ブラインドドローで引いたカードが表になるとき。** 次の自分の番が来て、カードを出せるか引くことになった時点で見られます。1回休みは数えません。合計を引いてからそのままプレイするとき（引いて続行）は、その1つあとの番で見られます。ほかの人の番に引かされたとき（爆弾、ペナルティ、白いワイルド）は、次の自分の番で見られます。
edge-blind-hands = **ブラインドドローと手札の移動。** 手札をもらった人は、それを引いたわけではないので、前の持ち主がまだ見ていなかったカードも含めて、すぐに全部見られます。
edge-blind-judged = **ブラインドドローと、出せるカード・出すべきカード。** 何を出せるか、ジャンプインできるか、「出し惜しみなし」、ワイルドドロー4の条件では、持ち主が見たカードだけを数えます。チャレンジもそれで判定し、残りは裏向きのまま見せます。手札の枚数としては全部数えます。ウノ、手札の上限、ラウンドの得点がそうです。
edge-leaving-open = **色、相手、チャレンジを決める途中で、番の人が抜けたとき。** その席はすぐにAIが引き継ぎ、色や相手を決めるか、引くかチャレンジします。
edge-only-ais = **AIだけが残ったとき。** 最後の人が抜けるか反応しなくなると、プレイは止まり、カードを引いたり点を数えたりはしません。席のある誰かがボタンを押すと続きます。最後の人がいなくなって10分たつと、試合は中断になります。その試合のプレイヤーは7日以内なら、**再開**か `/uno resume` で続けられます。AIだけで続けるのは、全員がおまかせにしたときだけで、その試合は誰の戦績にも数えられません。
edge-late = **途中参加と復帰。** 試合を抜けた人は、新しい席ではなく、自分の席、手札、得点に戻ります。ただし、そのあいだにホストが席をAIに渡していたときは、その席だけを引き継げます。初めて参加する人は、AIの席を手札と得点ごとすぐに引き継ぐか、次のラウンドから自分の席で加わります。自分の席は最後の席の後ろで、得点はテーブルでいちばん低い人と同じです。チーム戦、脱落戦、ラウンド数が決まっている試合では、自分の席で途中から加わることはできません。

## rulesets

value-switch = { $value ->
    [on] オン
   *[off] オフ
}
setting = { $field }：{ $value }
ruleset-preset = **{ $preset }**
ruleset-code = `{ $code }`

rules-topic-play = 遊び方
rules-topic-house = ここでのハウスルール
rules-topic-cards = カード
rules-topic-asked = よくある質問
rules-first = { $both ->
    [on] ほかのチームより先に、チーム2人の手札をなくしましょう。
   *[off] 誰よりも先に手札をなくしましょう。
}
rules-goal = **目標** · { $scoring ->
    [single] { $first }1ラウンドで決着し、点は数えません。
    [until_last] 手札をなくしましょう。あがった順に順位が決まり、手札のある人が最後の1人になるまで続けます。1ラウンドで決着し、点は数えません。
    [golf] ラウンドが終わるときの手札の点を少なくしましょう。{ $both ->
        [on] どれかのチーム全員
       *[off] 誰か
    }の手札がなくなるとラウンドは終わり、残った手札の点{ $teams ->
        [on] とパートナーの手札の点
       *[off] { "" }
    }が全員それぞれに付きます。{ $points }{ $rounds }ラウンドの合計がいちばん少ない人の勝ちです。同点なら、もう1ラウンド遊びます。
    [best_of] { $first }なくした人がラウンドに勝ち、点は数えません。試合は{ $rounds }ラウンドで、勝ったラウンドがいちばん多い人の勝ちです。誰も追いつけなくなれば早く終わり、首位が並べばもう1ラウンド遊びます。
   *[points] { $first }なくした人がラウンドに勝ち、{ $teams ->
        [on] 相手チーム
       *[off] ほかの人
    }の手札の点をすべてもらいます。{ $points }{ $elimination ->
        [on] ラウンドごとに手札の点がいちばん多い人が抜け、最後まで残った人が試合に勝ちます。
       *[off] 先に{ $target }点に達した人が試合に勝ちます。上位2人が同点なら、もう1ラウンド遊びます。
    }
}
rules-points = カードの点：{ $points }。
rules-points-number = 数字カードはその数
rules-points-action = 記号カードは{ $points }点
rules-points-wild = ワイルドは{ $points }点
rules-points-others = ほかはすべて{ $points }点
rules-points-face = { $card }は{ $points }点
rules-turn = **自分の番**
rules-turn-step = { $number }. { $rule }
rules-turn-play = { $kind ->
    [any] どのカードでも出せます。
    [always] どのカードでも出せます。代わりに引くことはできません。
   *[match] 場のカードと同じ色、同じ数字、同じ記号のどれかのカードか、ワイルドを出します。
}
rules-turn-press = カードを出さないときは、ランチャーを1回押します。何も起きないか、カードが飛び出します。それで自分の番は終わりです。
rules-turn-uno = { $kind ->
    [off] ウノを宣言する必要はありません。
    [announced] カードを出して残り1枚になると、ウノが自動で宣言されます。
    [strict] 残り1枚になったら、指摘される前に**ウノ**を宣言します。それより前の宣言は無効です。
   *[call] 残り1枚になるときは、**ウノ**を宣言します。カードを出すときか、その直前、または出したあと指摘される前にします。
}{ $catches ->
    [draw] { $penalty ->
        [0] 指摘されても、何も起きません。
       *[other] 指摘されたら{ $penalty }枚引きます。
    }
    [press] { $penalty ->
        [0] 指摘されても、何も起きません。
       *[other] 指摘されたらランチャーを{ $penalty }回押します。
    }
   *[no] { "" }
}
rules-line = • { $rule }
rules-wilds = **ワイルドカード** · どのカードにも重ねて出せて、好きな色を選べます。
rules-card = **{ $card }** · { $does }
rules-no-challenge = ドローカードにチャレンジはできません。
rules-asked-draw = 出せるのに引いてもいい？はい。
rules-asked-press = 出せるのにランチャーを押してもいい？はい。
rules-asked-stack = 重ねなければいけない？いいえ、合計を引いてもかまいません。重ねるには、合計ではなく最後の＋と同じか大きい＋が必要です。色は関係ありません。
rules-asked-discard = 「色全部出し」であがれる？はい。1枚残るならウノと言います。一緒に捨てたカードの効果はありません。
rules-asked-roulette = ルーレットの色は誰が言う？当たった人です。ワイルドでは止まらず、上に重ねることもできません。
rules-asked-out = 手札が{ $limit }枚になると脱落です。1ラウンドに何人でも脱落します。そのカードは捨て札の下に入り、次のシャッフルで戻ります。
rules-asked-seven = 7では必ず交換する？はい。最後の1枚のときは除きます。
rules-asked-backs = 自分のカードの裏はなぜ見えない？実際のテーブルと同じで、見えるのはほかの人だけです。フリップの後はそれが自分の手札になります。
rules-asked-flip = フリップの後、場のカードは何になる？捨て札の一番下にあったカードです。それがワイルドなら、次の人が色を選びます。
rules-asked-side = ラウンドの終わりにどちらの面を数える？そのとき使っている面です。最後の1枚がフリップなら、先に手札が裏返ります。
effect-discards-color = 手札にある同じ色のカードをすべて一緒に捨てます。それらの効果はありません。
effect-turns-over = 捨て札はひとまとめで、山札と全員の手札もすべて裏返ります。新しい一番上のカードの効果はありません。
effect-reverses = 順番が逆回りになります。2人のときは、相手が1回休みです。
effect-owes = 次の人は{ $count }枚引いて、{ $after ->
    [on] そのまま自分の番をします。
   *[off] 1回休みです。
}
effect-reverses-owes = 順番が逆回りになり、そこで次になる人が{ $count }枚引いて、{ $after ->
    [on] そのまま自分の番をします。
   *[off] 1回休みです。
}2人のときは、出した本人です。
effect-roulette = 次の人が色を言い、その色が出るまでカードをめくってすべて取り、{ $after ->
    [on] そのまま自分の番をします。
   *[off] 1回休みです。
}
effect-presses = 次の人はランチャーを{ $count }回押して、{ $after ->
    [on] そのまま自分の番をします。
   *[off] 1回休みです。
}
effect-presses-until = 次の人はカードが飛び出すまでランチャーを押して、{ $after ->
    [on] そのまま自分の番をします。
   *[off] 1回休みです。
}
effect-skips = { $count ->
    [1] 次の人は1回休みです。
   *[other] 次の{ $count }人は1回休みです。
}
effect-skips-all = ほかの全員が1回休みで、もう一度自分の番です。
effect-others-draw = ほかの全員が{ $count }枚引きます。
effect-others-press = ほかの全員がランチャーを{ $count }回押します。
effect-target-draws = 選んだ相手が{ $count }枚引きます。休みにはなりません。
effect-swap = 選んだ相手と手札を交換します。
effect-swap-owes-uno = そこで手札が1枚になった人は、ウノを宣言します。
effect-shuffle = 全員の手札を集め、混ぜて配り直します。
effect-voted = 最初のラウンドの前に投票で決めた効果があります。
effect-none = 効果はありません。
effect-none-last = 最後の1枚のときは効果がありません。
effect-never-last = 最後の1枚にはできません。
effect-never-on = 重ねる場合を除き、「{ $card }」の上には出せません。
effect-challenged = 次の人は{ $count }枚引いて、{ $after ->
    [on] そのまま自分の番をします
   *[off] 1回休みです
}{ $kind ->
    [free] 。いつでも出せます。
    [strict] 。出せるのは、{ $needs ->
        [no_playable] ほかに出せるカードが手札にないとき
       *[no_color] 場の色のカードが手札にないとき
    }だけです。
   *[challenge] 。引く代わりにチャレンジもできます。出してよいのは、{ $needs ->
        [no_playable] ほかに出せるカードが手札にないとき
       *[no_color] 場の色のカードが手札にないとき
    }だけです。{ $sum ->
        [on] 違反なら出した人が合計枚数を引きます。違反でなければ、チャレンジした人が合計枚数に加えて2枚多く引いて、1回休みです。
       *[off] 違反なら出した人が{ $count }枚引きます。違反でなければ、チャレンジした人が{ $more }枚引いて1回休みです。
    }
}
effect-challenged-until = 次の人はその色のカードが出るまで引いて、{ $after ->
    [on] そのまま自分の番をします
   *[off] 1回休みです
}{ $kind ->
    [free] 。いつでも出せます。
    [strict] 。出せるのは、{ $needs ->
        [no_playable] ほかに出せるカードが手札にないときだけです。
       *[no_color] 場の色のカードが手札にないときだけです。
    }
   *[challenge] 。引く代わりにチャレンジもできます。出してよいのは、{ $needs ->
        [no_playable] ほかに出せるカードが手札にないとき
       *[no_color] 場の色のカードが手札にないとき
    }だけです。違反なら出した人がその色が出るまで引きます。違反でなければ、チャレンジした人がその色が出るまで引き、さらに2枚引いて1回休みです。
}

contradiction-no-ruleset = このルールは読み取れません。プリセットを選ぶか、コードを貼り付けてください。
contradiction-unknown-field = このバージョンに「{ $field }」というルールはありません。プリセットを選ぶか、別のコードを貼り付けてください。
contradiction-bad-value = 「{ $field }」を「{ $value }」にはできません。メニューから選んでください。
contradiction-bad-number = 「{ $field }」に使える数は{ $low }〜{ $high }です。{ $value }は使えません。
contradiction-bomb-needs-several = 爆弾は何枚かを一度に出すルールです。「まとめ出し」もオンにしてください。
contradiction-keep-needs-move = 手札を動かすカードがないので、断るものがありません。「7で交換」か「0で手札回し」をオンにするか、「交換は任意」をオフにしてください。
contradiction-revenge-needs-stacking = リベンジは重ねた枚数を2倍にします。先に「ドロー重ね」の種類を選んでください。
contradiction-no-draw-needs-limit = 上限がなければ、引けなくなることはありません。先に「手札の上限」を決めてください。
contradiction-limit-within-deal = { $hand_size }枚配ると、その時点で上限の{ $hand_limit }枚に達してしまいます。「手札の上限」を増やすか、「配る枚数」を減らしてください。
contradiction-knock-out-needs-limit = 上限がなければ、だれも脱落しません。先に、脱落する「手札の上限」を決めてください。
contradiction-not-in-deck = このデッキでは「{ $field }」をその値にできません。そのルールを元のままにするか、別のデッキを選んでください。
contradiction-limit-until-last = 最後の1人まで続ける試合では、手札が多すぎる人を脱落させられません。「上限に達したら」を「引けない」にするか、別の「得点方式」を選んでください。
contradiction-four-not-judged = いつでも出せるワイルドドロー4に、違反はありません。「ワイルドドロー4の条件」を元のままにするか、チャレンジできるようにしてください。
contradiction-nothing-to-show = 手札を見せるのはチャレンジのときだけです。ワイルドドロー4にチャレンジできるようにするか、見せる相手を「チャレンジした人」だけにしてください。
contradiction-false-catch-needs-calls = ウノを宣言しなくてよいなら、誤指摘も起きません。ウノを宣言するルールにするか、「誤指摘のペナルティ」をなしにしてください。
contradiction-double-needs-points = 「得点2倍」は、ラウンドの勝者がもらう点を2倍にします。「得点方式」を「得点制」にするか、オフにしてください。
contradiction-both-out-needs-teams = 2人であがるにはチームが必要です。「チーム戦」もオンにしてください。
contradiction-teams-until-last = チーム戦では、最後の1人まで続けることはできません。別の「得点方式」を選ぶか、「チーム戦」をオフにしてください。
contradiction-teams-elimination = チーム戦では、1人だけ脱落させることはできません。「チーム戦」か「脱落戦」をオフにしてください。
contradiction-elimination-needs-rounds = 脱落戦は最後の1人になるまで続きます。「得点方式」を「得点制」にするか、「脱落戦」をオフにしてください。
contradiction-reshuffle-teams = パートナーは試合のあいだずっと向かい合って座ります。「チーム戦」か「席替え」をオフにしてください。
contradiction-reshuffle-needs-rounds = 席替えはラウンドの合間にしますが、ここでは1ラウンドで決着です。「得点方式」を「得点制」にするか、「席替え」をオフにしてください。
contradiction-blind-until-playable = 出せるまで引くと、何を引いたかわかってしまいます。引く枚数を1枚にするか、「ブラインドドロー」をオフにしてください。
contradiction-blind-must-play = 裏向きのカードは、必ず出すべきかどうか誰にもわかりません。引いたカードを「出してもよい」か「手札に残す」にするか、「ブラインドドロー」をオフにしてください。
contradiction-blind-open-hands = 全員に公開されるカードを、持ち主にだけ隠すことはできません。「手札公開」をなしにするか、「ブラインドドロー」をオフにしてください。
contradiction-seats = { $seats }人では遊べません。遊べる人数は{ $low }〜{ $high }人です。
contradiction-teams-even = チーム戦は4人、6人、8人、10人のいずれかで遊びます。いまは{ $seats }人です。
contradiction-deck-too-small = デッキ{ $decks }組では、{ $seats }人に{ $hand_size }枚ずつ配れません。配る枚数を{ $most }枚以下にするか、デッキを増やしてください。
code-no-code = これはルールコードではありません。テーブルに表示されたコードを貼り付けるか、プリセットを選んでください。
code-other-version = これはプリセットではありません。{ $version }で始まるコードは別のバージョンのものです。プリセットを選ぶか、Aで始まるコードを貼り付けてください。
code-mistyped = コードに入力ミスがあります。表示しているテーブルから、もう一度コピーしてください。
code-newer-field = コードに、このバージョンにないハウスルール（{ $tag }）が入っています。unobotを更新するか、別のルールを選んでください。
code-bad-value = コードでは「{ $field }」が「{ $value }」ですが、このバージョンにはない値です。unobotを更新するか、別のルールを選んでください。

## illustrations

alt-top = 場のカード：{ $card }
alt-top-below = 場のカード：{ $card }、その下：{ $below }
alt-played = { $card }を出した
alt-drew = { $count }枚引いた
alt-silent = 押した：カチッ
alt-launcher = 最後の発射からのカチッ：{ $count }回。
alt-skipped = 1回休み
alt-seat = { $name }さん{ $count }枚
alt-lobby = 試合の前：{ $seats }。空いている席：{ $free }
alt-table = { $top }。{ $way }、{ $pile }。順番：{ $seats }。
alt-scores = { $name }さん：{ $points }。
alt-sheet = { $scoring ->
    [golf] 得点表、{ $rounds }ラウンドで最少の人の勝ち、ラウンドごと。
    [best_of] 勝ったラウンド、全{ $rounds }ラウンド、ラウンドごと。
   *[points] 得点表、{ $target }点先取、ラウンドごと。
} { $scores }
alt-playable = 出せるカード：{ $cards }
alt-backs = 裏：{ $cards }

## buttons

button-hand = 手札
button-more = その他
button-rules = ルール
button-players = プレイヤー
button-show-table = テーブルを見せて
button-leave = 抜ける
button-rematch = 再戦
button-help = ヘルプ
button-code = コードを貼り付け
button-form = まとめて設定
button-form-again = 設定に戻る

button-uno = ウノ！
button-catch = 指摘！
button-catch-name = { $name }さんを指摘！
button-draw = 引く
button-press-launcher = ⚡ 押す
button-play = 出す
button-keep = 手札に残す
button-no-swap = そのままにする
button-pass-hands = 回す
button-say-uno-off = 📣 ウノ宣言
button-say-uno-on = ✅ ウノ準備OK
button-say-uno-off-short = 📣 ウノ
button-say-uno-on-short = ✅ ウノ

button-refresh = 更新
button-back = 戻る
button-back-hand = 手札に戻る
button-previous = ◀
button-page = { $page } / { $pages }
button-next = ▶

### lobby

## lobby

button-join = 参加
button-start = 開始
button-open = テーブルを開く
button-start-ais = AI{ $ais }人とプレイ
button-start-with = AI{ $ais }人と開始
button-start-waits = 開始：あと{ $people }人待ち
button-add-ai = AIを1人追加
button-options = ルール・ペース・参加者
button-length-round = クイックゲーム：1ラウンド
button-quick = クイックゲーム
button-length-points = { $target }点まで対戦
button-length-rounds = { $scoring ->
    [golf] ゴルフ：{ $rounds }ラウンド
   *[best_of] { $rounds }ラウンド対戦
}
button-invite = 招待
button-change-rules = ルールを変える

lobby-title = ウノ：参加する人は？
lobby-how = **参加**を押すと席に着きます。**{ $host }**さんが試合を開始します。
lobby-how-start = **{ $host }**さんが試合を開始します。
lobby-rematch = ウノ：再戦しますか？
lobby-rematch-how = 全員が**再戦**を押すか、**{ $host }**さんが**開始**を押すと始まります。
lobby-free = ▫️ _空席_
lobby-missing = あと{ $ais }人必要です。誰かを待つか、いますぐAIに入ってもらいましょう。
lobby-waiting-teams = チーム戦には{ $needed }人必要です。あと{ $missing }人待つか、AIを追加してください。
lobby-ready = { $seats ->
    [10] 10席すべて埋まりました。
   *[other] 開始できます。10人まで遊べます。
}
lobby-rules = ルール：**{ $preset }** · { $what }
lobby-time-control = ペース：{ $pace }
lobby-even = 互角：このAIは、テーブルの人たちと同じくらいの強さです。勝つと次の試合は難しく、負けると易しくなります。
lobby-access-invited = ✉️ 招待制です。
lobby-access-closed = 🔒 参加は締め切りました。
lobby-until = 参加がなければ、{ $when }に閉じます。
lobby-until-start = 始まらなければ、{ $when }に閉じます。
lobby-add-ai = AIを追加
lobby-remove-ai = AIを外す

lobby-closed = このテーブルは閉じました
lobby-limited-rules = 🔒 サーバーの管理者がルールを固定したので、このテーブルもサーバーのルールになりました。
lobby-limited-ais = 🔒 サーバーの管理者がAIの数を制限したので、一部のAIは席を外れました。

## seats

mark-host = 👑 ホスト
mark-ready = ✅ 準備OK
mark-ai = 🤖 AI、{ $level }
mark-engine = ⚙️ エンジン { $level }
mark-away = 🤖 離席、AIが代わりにプレイ中
mark-autopilot = 💤 反応なし、AIが代わりにプレイ中
mark-resting = 🤖 AIにおまかせ中
mark-gone = 💤 離席
mark-asleep = 💤 反応なし
mark-out = 🚪 脱落
mark-placed = 🏁 { $place }位
mark-done = 🏁 あがり
mark-uno = 📣 ウノ宣言済み
mark-uno-owed = ❗ ウノ未宣言
mark-uno-short = 📣 ウノ！
mark-uno-owed-short = ❗ ウノ未宣言

legend-cards = 枚数
legend-points = 得点
legend-rounds-won = 勝ったラウンド
legend-ai = 🤖 AI
legend-away = 💤 離席、AIが代行
legend-teams = 🤝 チーム：{ $teams }

level-novice = 初心者
level-novice-how = 出せるカードをどれでも出します。
level-casual = カジュアル
level-casual-how = うまい手も、うっかりした手も出します。
level-clever = 巧者
level-clever-how = うまくプレイしますが、ミスもします。
level-expert = 達人
level-expert-how = 自分との対戦で学びました。
level-even = 互角
level-even-how = 最近のあなたと同じくらいの強さです。
engine-how = このボットの運営者が追加したプログラムです。

table-engine-failed = ⚙️ エンジン{ $engine }が止まりました。これからは、**{ $name }**さんの代わりにAIがプレイします。
refused-no-ai = そのAIはこのテーブルにいません。
refused-engine-rules = { $engine }はこのルールでは遊べません。エンジンには公式ルール、カード1組、手札7枚が必要です。目標点は自由です。
refused-only-host-engine = エンジンを座らせられるのはホストだけです。ホストは{ $host }さんです。

## places

# グループDMと、ボットのいないサーバーのテーブル

place-direct = 一人で遊ぶウノ · [試合へ]({ $link })
place-group = グループのウノ · [テーブルへ]({ $link })
place-foreign = ボットのいないサーバーのウノ · [テーブルへ]({ $link })
asleep-title = テーブルは休んでいます
asleep-body = しばらく誰もボタンを押していません。ここではボタンが押されたあとにしか書けません。ここを押すと、続きから始まります。
button-wake = 続ける
asleep-moved = テーブルは下に続きます。
refused-external-apps = ここでは「外部のアプリを使用」の権限がないため、テーブルはあなたにしか見えません。サーバーの管理者に頼むか、グループDMで遊んでください。
refused-slow-direct = このボットとのダイレクトメッセージの試合には制限時間がないので、ペースは選べません。
refused-slow-group = グループDMでは誰にも知らせられないので、ゆっくりのテーブルはありません。もっと速いペースを選んでください。
refused-slow-foreign = このサーバーのメンバーではないため、誰にも知らせられません。ここにゆっくりのテーブルはありません。もっと速いペースを選んでください。
refused-thread-direct = このボットとのDMにスレッドはありません。オプション **スレッド** を外してください。
refused-thread-group = グループDMにスレッドはありません。オプション **スレッド** を外してください。
refused-thread-foreign = このサーバーのメンバーではないため、スレッドを開けません。オプション **スレッド** を外してください。
refused-resume-place = サーバーの外では、メッセージのボタンで試合を続けます。`/uno start` で別の試合を始められます。

## obstacles

# Why the bot can't play in a channel, though its role may seem to allow it

refused-timeout = { $channel } ではプレイできません。{ $until } までタイムアウトされています。モデレーターは早めに解除できます。
refused-private-thread = プライベートスレッド { $channel } に参加していないため、書き込めません。スレッド内で { $bot } をメンションして参加させてから、もう一度試してください。
refused-locked-thread = { $channel } ではプレイできません。スレッドがロックされています。モデレーターが解除できます。
refused-hidden-channel = { $channel } が見えません。プライベートスレッドなら、その中で { $bot } をメンションしてください。そうでなければ「チャンネルを見る」を許可してください。
refused-slow-mode = Discordの低速モードのため、今は { $channel } に投稿できません。管理者は、このボットのロールに「低速モードを回避」を許可するか、低速モードをオフにできます。
note-mute-timeout = { $channel } にテーブルを表示できません。{ $until } までタイムアウトされています。試合はそれぞれの手札の画面で続きます。
note-mute-private-thread = { $channel } にテーブルを表示できません。このプライベートスレッドに参加していません。スレッド内で { $bot } をメンションしてください。試合はそれぞれの手札の画面で続きます。
note-mute-hidden-channel = { $channel } が見えないため、テーブルを表示できません。プライベートスレッドなら、その中で { $bot } をメンションしてください。そうでなければ「チャンネルを見る」を許可してください。試合はそれぞれの手札の画面で続きます。
note-mute-slow-mode = 低速モードのため、今は { $channel } にテーブルを投稿できません。試合はそれぞれの手札の画面で続きます。
refused-commands-only = このサーバーにはコマンドだけがあり、ボットはメンバーではないため、ここではできません。このリンクで追加してください：{ $link }
refused-commands-only-private = このサーバーにはコマンドだけがあり、ボットはメンバーではないため、ここではできません。ボットの運営者が追加できます。

## players

players-title = プレイヤー
players-alone = AIのほかには、あなたしかいません。
players-kick = プレイヤーをキック…
players-new-host = ほかの人をホストにする…
players-release = 抜けた人の席をAIに渡す…
access-open = 誰でも参加できる
access-invited = 招待された人だけ参加できる
access-closed = 参加を締め切る

players-kick-title = { $name }さんをキックしますか？
players-kick-body = この人の手札はAIが引き継ぎます。本人はこの試合に戻れません。
players-kick-leaves = この人はまだ試合に残っています。キックすると、結果とレートではあなたが途中で抜けた扱いになり、最下位になります。プレイは続けられます。
players-kick-body-lobby = このテーブルには戻れません。
button-kick = キックする

note-kicked = { $name }さんをキックしました。
note-new-host = { $name }さんがホストになりました。
note-released = { $name }さんの席はAIの席になりました。ほかの人が引き継げます。
refused-kicked = あなたはこの試合からキックされました。ここで次に開くテーブルには、また参加できます。
refused-former = データを削除したため、この試合には戻れません。ここで次に開くテーブルには参加できます。
refused-invited-only = 招待制です。{ $host }さんに招待を頼んでください。
refused-closed-to-new = いまは参加を締め切っています。ホストの{ $host }さんに頼んでみてください。
refused-only-host-manages = これができるのはホストかモデレーターだけです。ホストは{ $host }さんです。
refused-no-such-player = その人の席は、もうこのテーブルにありません。
refused-kick-oneself = 自分をキックすることはできません。**抜ける**を押してください。
refused-new-host-away = { $name }さんは離席中です。ホストはここにいる人でなければなりません。
refused-release-present = { $name }さんはまだここにいるので、席は空けられません。代わりにキックできます。

## table

table-title = { $emoji } { $card }
table-color-open = { $emoji } { $card }：色はまだありません
table-play = **{ $name }**さんの番：{ $emoji } **{ $color }**／**{ $face }**を出せます。
table-play-color = **{ $name }**さんの番：{ $emoji } **{ $color }**を出せます。
table-play-any = **{ $name }**さんが好きなカードから始めます。
table-any = **{ $name }**さんは好きなカードを出せます。
table-drawn = **{ $name }**さんがカードを引きました。出すか、手札に残すか？
table-drawn-must = **{ $name }**さんがカードを引きました。出せるなら、必ず出します。
table-drawn-blind = **{ $name }**さんがカードを裏向きのまま引きました。
table-color = **{ $name }**さんが最初の色を決めます。
table-roulette = **{ $name }**：何色？
table-answer = **{ $name }**さんは{ $owed }枚引くか、**{ $by }**さんにチャレンジするかを決めます。
table-answer-until = **{ $name }**：{ $color }が出るまで引く／**{ $by }**にチャレンジ
table-owes = **{ $name }**さんは{ $owed }枚引くか、次の人に回すかを決めます。
table-owes-until = **{ $name }**：{ $color }が出るまで引く／次に回す
table-nothing-laid = まだカードは出ていません
table-thinking = **{ $name }**さんが考えています…
table-turn-answer = **{ $name }**：{ $owed }枚引く／**{ $by }**にチャレンジ
table-turn-owes = **{ $name }**：{ $owed }枚引く／次に回す
table-turn-drawn = **{ $name }**さんが1枚引きました
table-waits = 💤 誰もいないので、試合は止まっています。**{ $button }**を押すと続きます。
table-until = ⏳{ "\u00A0" }{ $when }
table-silent = 📡 Discordが応答せず、時計は停止中です。
table-skip = ⏭️ スキップ投票：必要な{ $needed }票のうち{ $count }票（投票は**その他**から）
table-newcomers = 次のラウンドから参加：{ $names }
open-hand = 公開中：{ $cards }
table-round = ラウンド{ $number }
table-round-ends = { $when }に時間切れ
table-clockwise = ↻ 時計回り
table-counterclockwise = ↺ 反時計回り
table-side = { $side ->
    [dark] 🌙 ダーク面
   *[light] ☀️ ライト面
}
table-pile = { $count ->
    [0] 山札なし
   *[other] 山札{ $count }枚
}

ping-turn = { $mention } あなたの番です。場のカードは{ $card } · { $when }に終了
ping-turn-untimed = { $mention } あなたの番です。場のカードは{ $card }
ping-answer = { $mention } { $owed }枚引くことになりました。どうしますか？· { $when }に終了
ping-answer-untimed = { $mention } { $owed }枚引くことになりました。どうしますか？
ping-first = { $mention } あなたの番です · { $when }に終了
ping-first-untimed = { $mention } あなたの番です

name-unknown = 不明なプレイヤー
name-former = 元プレイヤー
dm-place = **{ $server }** のウノ · [テーブルへ]({ $link })
dm-place-suspended = **{ $server }** のウノ · [サーバーへ]({ $link })
dm-place-unknown = あるサーバー
note-mute-permission = { $channel } にテーブルを表示できません。「{ $missing }」の権限が必要です。試合はそれぞれの手札の画面で続きます。
note-mute-thread = { $channel } にテーブルを表示できません。スレッドが閉じられています。試合はそれぞれの手札の画面で続きます。

## tables

tables-yours = あなたのテーブル
tables-which = どのテーブルですか？
tables-turn = **あなたの番**
tables-wait = **{ $name }**さんの番
tables-waits = 誰もいないので止まっています
tables-until = { $when }に終了
tables-pause = ラウンドの合間
tables-next = 次のラウンドは{ $when }に開始
tables-lobby = 開始前
tables-suspended = `/uno resume` での再開待ち
tables-over = 終了
tables-more = ここに出ていないテーブルがあと{ $count }つあります。手札はそのチャンネルで開いてください。
tables-notify-me = **次を通知**を押すと、このチャンネルで次のテーブルが開いたときにお知らせします。
tables-empty = どのテーブルにもあなたの席はありません。`/uno start` で開けます。

## suspended

suspended-match = 試合が再開を待っています
suspended-lobby = テーブルが再開を待っています
suspended-here = この試合のチャンネルに接続できなくなりました。**ここで再開**を押せばこのチャンネルで、`/uno resume` なら他のチャンネルで続けられます。
adjourned-title = 試合は中断中です
adjourned-body = しばらく誰もいなかったので、そのままの状態で取ってあります。**再開**を押せばここで、`/uno resume` ならこのサーバーのどこでも続けられます。
adjourned-resting = しばらくAIだけがプレイしていたので、試合は止まっています。**{ $button }**で続けられます。
adjourned-kept = { $when }に終了し、再開できなくなります。
button-resume = 再開
button-resume-here = ここで再開
refused-adjourned = 全員がいなくなったので、この試合は中断中です。`/uno resume` で続けられます。
refused-suspended = この試合のチャンネルに接続できません。サーバーのどのチャンネルでも、`/uno resume` で続けられます。
refused-channel-suspended = このチャンネルには再開を待つ試合があります。`/uno resume` で続けられます。
refused-not-suspended = この試合はもう進行中です。
refused-nothing-suspended = このサーバーに再開を待つ試合はありません。`/uno start` でテーブルを開けます。
refused-only-seated-resumes = 試合を再開できるのは、その試合のプレイヤー、ホスト、モデレーターだけです。
refused-which-match = 再開を待つ試合が複数あります。オプション**試合**で選んでください。

## vote

vote-title = 白いワイルドの効果は？
vote-how = 1人1票です。同数のときはランダムに決まります。
vote-option = { $number }. { $rule }：{ $count }票
vote-open = まだ投票していない人：{ $names }
vote-voted = { $number }番に投票しました。
button-vote = { $number } ({ $count })
custom-others-draw = ほかの全員が1枚引く
custom-pass-hands = 全員が手札を次の人に渡す
custom-target-draws = 選んだ相手が2枚引く
custom-skip-all = ほかの全員をスキップして、もう一度自分の番
custom-swap = 選んだ相手と手札を交換する

## time_control

button-time-control = ペース
time-control-title = 1手にどれだけ時間を使えますか？
time-control-how = ゆっくりのテーブルでは、ずっと待っている必要はありません。自分の番が来たらお知らせします。`/uno tables` で、あなたを待っているテーブルの一覧が見られます。
time-control-normal = ふつう
time-control-fast = 速い：1手に20秒
time-control-hours = ゆっくり：1手に4時間
time-control-day = ゆっくり：1手に1日
time-control-days = ゆっくり：1手に3日
time-control-time = 1手に{ $time }
ping-switch-off = このお知らせは `/uno me` で止められます。
refused-only-host-time-control = ペースを選べるのはホストだけです。ホストは{ $host }さんです。
refused-time-control-by-rules = このテーブルのルールでは、持ち時間は1手に{ $seconds }秒です。**ルールを変える**で変えられます。

### play

## hand

hand-play = あなたの番：{ $emoji } **{ $color }**／**{ $face }**を出せます
hand-play-color = あなたの番：{ $emoji } **{ $color }**を出せます
hand-play-any = あなたの番：好きなカードから始めましょう
hand-turn = **あなたの番**：{ $color }か{ $sign }
hand-turn-color = **あなたの番**：{ $color }
hand-turn-any = **あなたの番**：どれでも
hand-partner = 味方：**{ $name }**、残り{ $count }枚
hand-partner-done = **{ $name }**さんはあがりました。あとはあなた次第です。
hand-done = **{ $name }**さんがチームのために続けています、残り{ $count }枚
hand-out = このラウンドを終えました：{ $place }
knocked-out-title = 手札{ $count }枚で脱落です
knocked-out-by = **{ $by }**さんの{ $card }です。
knocked-out-next-round = 続きを観戦できます。次のラウンドで復帰します。
knocked-out-rematch = 続きを観戦できます。**再戦**には席があります。
knocked-out-picture = { $name }さん脱落
knocked-out-picture-by = { $by }さんのおかげで{ $count }枚
knocked-out-picture-alone = { $count }枚は多すぎます
hand-play-pass = 出せず、引けません。**パス**してください。
hand-play-none = 出せません。1枚引いてください。
hand-play-none-until = 出せません。出せるカードが来るまで引いてください。
hand-play-none-launcher = 出せるカードがありません。ランチャーを押してください。
hand-drawn = **引いたカード**：{ $card }
hand-drawn-must = 必ず出してください。
hand-drawn-unfit = 出せないので、手札に残しましょう。
hand-drawn-unfit-passing = 出せないので、まもなく自動でパスします。
hand-drawn-nothing = 引くカードがもうありません。
hand-drawn-nothing-passing = 引くカードがもうないので、まもなく自動でパスします。
hand-drawn-blind = カードを裏向きのまま引きました。手札に残しましょう。次の自分の番が来たら見られます。
hand-drawn-blind-passing = カードを裏向きのまま引きました。まもなく自動でパスします。次の自分の番が来たら見られます。
hand-unseen = 次の番まで裏向きです：{ $count }枚
hand-first-color = **最初の色を選んでください**
hand-roulette = 🎡 **何色？**
hand-roulette-how = その色が出るまでめくって全部取ります。
hand-wild = { $card }：何色？
hand-answer = **{ $name }**さんが{ $emoji } **{ $color }**の上に{ $card }を出しました。{ $owed }枚引きますか、チャレンジしますか？
hand-answer-until = **{ $name }**さんが{ $card }を出しました。{ $color }が出るまで引きますか、チャレンジしますか？
hand-answer-held = { $needs ->
    [no_playable] **{ $name }**さんがほかのカードを出せたなら、**{ $name }**さんが{ $owed }枚引きます。違えば、あなたが{ $lost }枚引きます。
   *[no_color] { $color ->
        [R] **{ $name }**さんが赤のカードを持っていたなら、**{ $name }**さんが{ $owed }枚引きます。違えば、あなたが{ $lost }枚引きます。
        [Y] **{ $name }**さんが黄のカードを持っていたなら、**{ $name }**さんが{ $owed }枚引きます。違えば、あなたが{ $lost }枚引きます。
        [G] **{ $name }**さんが緑のカードを持っていたなら、**{ $name }**さんが{ $owed }枚引きます。違えば、あなたが{ $lost }枚引きます。
        [P] **{ $name }**さんがピンクのカードを持っていたなら、**{ $name }**さんが{ $owed }枚引きます。違えば、あなたが{ $lost }枚引きます。
        [T] **{ $name }**さんが青緑のカードを持っていたなら、**{ $name }**さんが{ $owed }枚引きます。違えば、あなたが{ $lost }枚引きます。
        [O] **{ $name }**さんがオレンジのカードを持っていたなら、**{ $name }**さんが{ $owed }枚引きます。違えば、あなたが{ $lost }枚引きます。
        [U] **{ $name }**さんが紫のカードを持っていたなら、**{ $name }**さんが{ $owed }枚引きます。違えば、あなたが{ $lost }枚引きます。
       *[B] **{ $name }**さんが青のカードを持っていたなら、**{ $name }**さんが{ $owed }枚引きます。違えば、あなたが{ $lost }枚引きます。
    }
}
hand-answer-held-short = { $needs ->
    [no_playable] 他に出せれば{ $name }が{ $owed }枚、違えば自分が{ $lost }枚
   *[no_color] { $color ->
        [R] 赤があれば{ $name }が{ $owed }枚、なければ自分が{ $lost }枚引く
        [Y] 黄があれば{ $name }が{ $owed }枚、なければ自分が{ $lost }枚引く
        [G] 緑があれば{ $name }が{ $owed }枚、なければ自分が{ $lost }枚引く
        [P] ピンクがあれば{ $name }が{ $owed }枚、なければ自分が{ $lost }枚引く
        [T] 青緑があれば{ $name }が{ $owed }枚、なければ自分が{ $lost }枚引く
        [O] オレンジがあれば{ $name }が{ $owed }枚、なければ自分が{ $lost }枚引く
        [U] 紫があれば{ $name }が{ $owed }枚、なければ自分が{ $lost }枚引く
       *[B] 青があれば{ $name }が{ $owed }枚、なければ自分が{ $lost }枚引く
    }
}
hand-answer-held-until = 出してはいけない場面だったなら、**{ $name }**さんがその色が出るまで引きます。違えば、あなたがその色が出るまで引き、さらに2枚引きます。
hand-answer-held-until-short = 違反なら{ $name }が、違えば自分が引き、さらに2枚
hand-answer-left = { $count ->
    [0] 最後のカードでした（**{ $name }**さん）。
   *[other] **{ $name }**さんの手札は残り{ $count }枚です。
}
overlay-turn = あなたの番です
hand-waiting-bare = **{ $name }**さんが考え中
hand-waiting = **{ $name }**さんが考え中：{ $card }
hand-waiting-next = 次はあなた
hand-waiting-last = { $name }さんは残り1枚
hand-wait-over = 投票が終わりました。カードを配っています。
hand-cards = あなたの手札、{ $count }枚：{ $cards }
hand-uno-owed = 📣 残り1枚！宣言しよう！
hand-uno-unnoticed = ふう。誰も気づきませんでした。
hand-hit-cards = 💥 **あなたに+{ $count }！**
hand-hit-until = 💥 **{ $color }まで引く！**
hand-hit-launcher = { $count ->
    [0] 🍀 **カチッ**：0枚で済みました。
   *[other] 💥 **ランチャー発射：+{ $count }！**
}
hand-hit-caught = 👀 **{ $name }**さんに指摘された：+{ $count }
hand-hit-caught-free = 👀 **{ $name }**さんに指摘された：0枚
hand-hit-skip = ⏭️ あなたの番は飛ばされました。
hand-hit-swap = 🔁 **{ $name }**さんと手札を交換！
hand-hit-hands = 🔁 全員の手札が動きました！
hand-hit-turned-over = { $side ->
    [dark] 🌙 **フリップ！** ダーク面になりました。
   *[light] ☀️ **フリップ！** ライト面になりました。
}
hand-shown = あなただけに見えます。**{ $name }**さんの手札：{ $cards }
hand-shown-short = { $name }の手札：{ $cards }
hand-backs = 相手の裏：{ $backs }
hand-backs-title = **ほかの人のカードの裏**
hand-backs-how = フリップするとこれが相手の手札になります。本人には見えず、自分の裏も自分には見えません。
hand-lobby = 試合はまだ始まっていません。
hand-lobby-seated = 参加しました。試合が始まると手札が届きます。
hand-away = あなたは抜けたので、AIが代わりにプレイしています。
hand-autopilot = ⌛ 時間切れでAIがプレイ中。押すと交代。
hand-resting = AIがプレイ中です。押すと自分でできます。
hand-waits = ほかに誰もいません。押すと続きます。
hand-away-waits = あなたは抜けました。ほかに誰もいないので、試合は止まっています。
button-return = 自分の席に戻る

hand-step-cards = { $card }：どのカードを出す？
hand-step-target = { $card }：交換する相手…
hand-step-pass-hands = { $card }：手札を回す？
hand-step-draws = { $card }：誰が2枚引く？
hand-first-target = 手札を交換する相手…
hand-owed = { $owed }枚引いてください
hand-owed-until = { $color }が出るまで引いてください
hand-answer-stack = 重ねて回すか、引きましょう。
hand-answer-raise = +{ $least }以上を重ねて回すか、引きましょう。
hand-catch-whom = **誰を指摘しますか？**
hand-catch-wrong = { $draws ->
    [press] 間違えると、あなたがランチャーを{ $count }回押します。
   *[draw] 間違えると、あなたが{ $count }枚引きます。
}
hand-wrong-play = { $draws ->
    [press] 出せないカードを出すと、ランチャーを{ $count }回押します。
   *[draw] 出せないカードを出すと{ $count }枚引きます。
}
hand-jump-in = 同じカードがあります。ジャンプイン！

button-take = { $owed }枚引く
button-pass = パス
button-challenge = チャレンジ
button-catch-somebody = 指摘する相手…
button-count = { $name } ({ $count })
button-sort-color = 色順
button-sort-value = 数字順
button-backs = 相手の裏
button-hand-more = ···

note-caught = { $name }さんを指摘しました！
paused-title = ⏸️ 自動更新は一時停止中です
paused-hand = 古いかもしれません：**更新**
paused-body = **更新**を押すと、今の状況が見られます。
note-dms-closed = ダイレクトメッセージを送れないため、手札はここだけに表示します。テーブルの**手札**でまた見られます。
note-dms-blocked = いまDiscordが新しいダイレクトメッセージを許可していないため、手札はここだけに表示します。テーブルの**手札**でまた見られます。
changed-terms = ⚠️ 参加したあとに変わったこと：{ $changes }
changed-terms-short = ⚠️ 変更：{ $changes }
changed-no-take-back = 手は戻せません
changed-ais = AI{ $count }人

## menu

menu-title = 何をしますか？
menu-bump = **下に移す**：最新メッセージの位置に移します。
menu-skip = **スキップ投票**：ほかの人の過半数が賛成すると、**{ $name }**さんの番をAIが代わりに進めます。
menu-autopilot = **おまかせ**：戻るまでAIがプレイします。
menu-autopilot-off = AIが代わりにプレイしています。**戻りました**を押すと自分でプレイできます。
menu-leave = **抜ける**：AIが引き継ぎます。**手札**で戻れます。
menu-players = **プレイヤー**：参加、キック、ホストを決めます。
menu-look-picture = **絵で表示**：上から見た絵にします。

button-bump = 下に移す
button-skip = スキップ投票
button-autopilot-on = おまかせ
button-autopilot-off = 戻りました
button-look-picture = 絵で表示
button-look-text = 言葉だけ
button-end = 試合を終了
button-end-yes = はい、終了する
button-end-no = 続ける

menu-end-title = 全員の試合を終了しますか？
menu-end-body = 得点を表示し、勝者はなしになります。
menu-end-leaves = まだ試合に残っている人がいます。結果とレートでは、あなたは途中で抜けた扱いになり、最下位になります。
menu-end-title-lobby = このテーブルを閉じますか？
menu-end-body-lobby = 全員の席がなくなります。

note-bumped = テーブルをチャンネルのいちばん下に移しました。
note-look-picture = これからは、上から見たテーブルの絵を表示します。
note-look-text = テーブルを文字で表示します。
note-skip = 投票しました。必要な{ $needed }票のうち{ $count }票です。
note-skipped = この番をスキップしました。
note-ended = テーブルを閉じました。
note-not-ended = 試合は続きます。
refused-only-host-look = テーブルの表示を選べるのはホスト（**{ $host }**さん）だけです。
refused-only-host-ends = これを終了できるのはホストかモデレーターだけです。ホストは{ $host }さんです。
refused-skip-oneself = いまはあなたの番です。自分でプレイするか、**その他** → **おまかせ**でAIに任せてください。
refused-skip-nobody = スキップする相手がいないか、あなたがいま自分でプレイしていません。
refused-skip-alone = 1人だけ、または1つのチームだけでは、番をスキップできません。{ $name }さんはこの番の持ち時間をすべて使えます。
refused-skip-early = もう少し{ $name }さんを待ってください。投票できるのは、持ち時間が半分を過ぎてからです。

## premove

button-premove-chosen = ✓ { $card }
premove-how = カードを押すと、次に出せます。
premove-next = ✓ 予約：**{ $card }**（出せるとき）
premove-color = 色が変わり、カードは手札に残りました。
premove-unfit = 出せなかったので、手札に残しました。
refused-premove-now = あなたの番です。いま出してください。
refused-premove-card = そのカードは予約できません。

## take_back

button-take-back = 手を戻す
button-take-back-off = 手を戻す：オフ
button-take-back-on = 手を戻す：オン
table-take-back = 5秒以内なら、プレイを取り消せます。
refused-take-back-off = このテーブルでは、プレイを取り消せません。
refused-take-back-late = もう戻せません。5秒を過ぎるとプレイは確定します。

## refusals

refused-stale = そのボタンはもう古くなっています。最新の状況はこちらです。
refused-unknown-button = このボタンはもう使えません。`/uno hand` と `/uno status` で新しいものを表示できます。
refused-unknown-move = 「{ $move }」という操作はありません。一覧から選ぶか、R5、WG、drawのように入力してください。
refused-unknown-command = Discordにはまだこのコマンドの最新の形が届いていません。1分ほどしてから、もう一度お試しください。
refused-too-often = 少しゆっくりお願いします。少し待ってから、もう一度お試しください。
refused-busy = ただいま大変混み合っているため、処理できませんでした。少ししてから、もう一度お試しください。
refused-too-slow = 時間がかかりすぎました。もう一度押してください。
refused-stopping = まもなく再起動します。少ししてから、もう一度お試しください。何も失われません。

refused-closed = このテーブルは閉じています。`/uno start` で新しく開けます。
refused-running = 試合はもう始まっています。
refused-table-full = { $seats }席すべて埋まっています。
refused-only-host-starts = 開始できるのはホストの{ $host }さんだけです。{ $host }さんが開始しなければ、席に着いている人なら誰でも開始できます（{ $when }）。
refused-start-changed = 押す直前にテーブルが変わったので、まだ始まっていません。もう一度確かめてから開始してください。
refused-seated-already = もうこのテーブルにいます。
refused-not-seated = あなたはこのテーブルでプレイしていません。
refused-away = あなたはこの試合を抜けています。続けるには**手札**を押してください。
refused-left-already = もう抜けています。**手札**で戻れます。

refused-no-table = このチャンネルにテーブルはありません。`/uno start` で開けます。
refused-no-such-table = このテーブルはもうありません。`/uno start` で新しく開けます。
refused-channel-taken = このチャンネルにはもうテーブルがあります。
refused-elsewhere = このテーブルは別のチャンネルにあります。**手札**か `/uno hand` で手札を見られます。
refused-place = ウノはサーバーで遊べます。テキストチャンネル、スレッド、ボイスチャンネルのチャットで `/uno start` を試してください。
refused-permission = { $channel } ではプレイできません。「{ $missing }」の権限が必要です。
refused-bump = 今はDiscordがこのチャンネルへの投稿を認めないため、テーブルは元の場所のままです。このボットの権限について管理者に聞いてください。
refused-rematch-moment = 前の試合から条件が変わったため、ほかの人が先に読めるようにしています。{ $when }に開始できます。全員が**再戦**を押せば、すぐに始まります。
refused-unseen = Discordがここへのテーブルの投稿を認めないため、テーブルは開いていません。別のチャンネルで試すか、このボットの権限について管理者に聞いてください。
permission-view-channel = チャンネルを見る
permission-connect = 接続
permission-send-messages = メッセージを送信
permission-send-messages-in-threads = スレッドでメッセージを送信
permission-create-public-threads = 公開スレッドの作成
permission-create-private-threads = プライベートスレッドの作成
permission-manage-threads = スレッドの管理
permission-attach-files = ファイルを添付

error-storage = いまデータベースにつながりません。何も変更していません。少ししてから、もう一度お試しください。
error-unsure = 保存の途中でデータベースとの接続が切れたため、反映されたかどうか分かりません。少ししてから、もう一度ご確認ください。
error-discord = Discordが返信を受け付けませんでした。操作は反映されているかもしれません。少ししてから、もう一度ご確認ください。
error-damaged = この保存データを読み取れないため、何も変更していません。ほかはそのまま続けられます。ボットの運営者にお知らせください。
error-unexpected = こちらで問題が起きました。何も変更していません。もう一度お試しください。

note-changed = 変更しました。
note-left = テーブルを離れました。

## spectator

spectator-title = 観戦中です。
spectator-take = AIの席を、手札と得点ごとすぐに引き継げます。
spectator-join = 次のラウンドから参加できます。得点は、テーブルでいちばん低い人と同じところから始まります。
spectator-take-or-join = AIの席を手札と得点ごとすぐに引き継ぐか、次のラウンドから参加できます。
spectator-joins = 次のラウンドからの参加が決まりました。
spectator-full = 席はすべて埋まっています。ここで次に開くテーブルに参加できます。
spectator-kicked = あなたはこの試合から外されました。
spectator-backs-title = 全員の手札の裏
spectator-backs-how = すべて見えるのは席のない人だけです。どうぞ内緒に。手番が進んだら**更新**を押してください。
button-take-over = { $name }さんの席を引き継ぐ
button-join-next-round = 次のラウンドから参加
button-get-seat = 席につく
button-all-backs = 全員の裏
button-watch = 観戦する
note-took-over = この席はあなたの席になりました。
refused-seat-taken = その席はもう空いていません。
refused-backs-seat = このラウンドでまだ席に着けるので、裏は見えません。
refused-saw-backs = このラウンドの裏を見たので、参加できるのは次のラウンドからです。
refused-no-newcomers = このルールでは、始まった試合に途中から参加できません。ここで次に開くテーブルに参加できます。
refused-no-cards-left = { $seats }人より多くなると、カードが足りません。

## moments

moment-won = { $pick ->
    [0] 🎉 見事な幕切れ！みなさん、お疲れさまでした。
    [1] 🎉 これで決着。**{ $name }**さんに拍手！
   *[other] 🎉 いい勝負でした！ありがとうございました。
}
moment-out = { $pick ->
    [0] 🏁 **{ $name }**さんが最後の1枚を出して、あがり！
    [1] 🏁 残り0枚！**{ $name }**さんのあがりです！
   *[other] 🏁 **{ $name }**さんの手札がなくなりました。お見事！
}
moment-caught = { $pick ->
    [0] 👀 **{ $other }**さん、お見事！**{ $name }**さんは+{ $count }。
    [1] 👀 **{ $other }**さんが先！**{ $name }**さんのウノは遅かった：**{ $name }**さんは+{ $count }。
   *[other] 👀 見つけた！**{ $other }**さんが先に気づき、**{ $name }**さんは+{ $count }。
}
moment-caught-free = 👀 **{ $other }**さんの指摘！**{ $name }**さんはカードが出ずに済みました。
moment-guilty = { $pick ->
    [0] ⚖️ **{ $other }**さんの勘が的中！**{ $name }**さんはその色を持っていて+{ $count }。
    [1] ⚖️ チャレンジ成功：**{ $name }**さんは+{ $count }。**{ $other }**さん、お見事！
   *[other] ⚖️ **{ $other }**さんの読みどおり！**{ $name }**さんは+{ $count }。
}
moment-innocent = { $pick ->
    [0] ⚖️ 何も問題なし：**{ $name }**さんはにっこり、**{ $other }**さんは+{ $count }。
    [1] ⚖️ **{ $other }**さん、ナイスチャレンジ！でも、**{ $name }**さんはルールどおり：+{ $count }。
   *[other] ⚖️ チャレンジ失敗。**{ $name }**さんは潔白で、**{ $other }**さんは+{ $count }。
}
moment-swap = { $pick ->
    [0] 🔄 **{ $name }**さん ⇄ **{ $other }**さん：手札を交換！
    [1] 🔄 総入れ替え！**{ $name }**さん ⇄ **{ $other }**さん：手札が入れ替わりました。
   *[other] 🔄 心機一転、**{ $name }**さん ⇄ **{ $other }**さん：手札を交換！
}
moment-hands = { $pick ->
    [0] 🌀 **{ $name }**さんの1枚で、全員の手札が動きます！
    [1] 🌀 みんなに新しい手札！**{ $name }**さんが場をかき回します。
   *[other] 🌀 **{ $name }**さんがテーブルをぐるり：全員の手札が動きます！
}
moment-dark-side = { $pick ->
    [0] 🌙 フリップ！**{ $name }**さんがすべてをダーク面にしました。
    [1] 🌙 明かりが消えます：**{ $name }**さんがテーブルをひっくり返しました！
   *[other] 🌙 **{ $name }**さんの1枚で、ダーク面へようこそ！
}
moment-light-side = { $pick ->
    [0] ☀️ フリップ！**{ $name }**さんがライト面に戻しました。
    [1] ☀️ おはようございます：**{ $name }**さんがテーブルをひっくり返しました！
   *[other] ☀️ **{ $name }**さんの1枚で、明るい面へ！
}
moment-uno = { $pick ->
    [0] 📣 **{ $name }**さん、ウノ！
    [1] 📣 ウノ！**{ $name }**さんは残り1枚です。
   *[other] 📣 気をつけて！**{ $name }**さんがウノを宣言！
}
moment-draw = { $pick ->
    [0] 💥 **{ $name }**さんに+{ $count }！
    [1] 💥 直撃！**{ $name }**さんは{ $count }枚引きます。
   *[other] 💥 **{ $name }**さんが総取り：+{ $count }！
}
moment-roulette = { $pick ->
    [0] 🎡 ルーレットが止まりました：**{ $name }**さんに+{ $count }！
    [1] 🎡 くるくる回って、**{ $name }**さんが{ $count }枚。
   *[other] 🎡 なんという回転！**{ $name }**さんが{ $count }枚めくりました。
}
moment-launcher = { $pick ->
    [0] 💥 ランチャーが発射：**{ $name }**さんに+{ $count }！
    [1] 💥 バン！**{ $name }**さんに{ $count }枚。
   *[other] 💥 **{ $name }**さん、よけきれず+{ $count }！
}
moment-knocked-out = { $pick ->
    [0] 💀 **{ $name }**さん脱落、手札{ $count }枚！
    [1] 💀 { $count }枚は多すぎます：**{ $name }**さん脱落！
   *[other] 💀 容赦なし：**{ $name }**さんが{ $count }枚で脱落！
}

menu-moments = **演出**：ウノや勝利をバナーと一言で盛り上げます。
button-moments-on = 演出：オン
button-moments-off = 演出：オフ
note-moments-on = このテーブルの演出をオンにしました。
note-moments-off = このテーブルの演出をオフにしました。
refused-only-host-moments = 演出を切り替えられるのはホスト（**{ $host }**さん）だけです。

## hints

hint = 💡 { $hint }
hint-challenge = 自信がなければ、引きましょう。
hint-drawn = 必ず出さなくてもOK：**手札に残す**
hint-uno = 先に「**📣 ウノ宣言**」を押しましょう。
hint-stale = 先に進んでいました。問題ありません。
hint-classic113 = 新ルール：5枚のワイルドは手札を交換したり、混ぜたり、投票で決めた効果になります。最後の1枚ならただのワイルドで、どれも40点です。
hint-no-mercy = 新ルール：手札が25枚になると脱落です。同じか大きい＋を重ねられます。「色全部出し」は同じ色をまとめて捨てます。
hint-all-wild = 新ルール：色がないので、どのカードでも出せます。「指名ドロー2」と「強制交換」では相手を選びます。交換で1枚になったらウノと言いましょう。
hint-attack = 新ルール：出せないときはランチャーを1回押します。カチッで済むか、カードが飛び出します。「ヒット」では次の人が押します。「色全部出し」は同じ色をまとめて捨てます。
hint-attack-classic = 新ルール：引く代わりにランチャーを押します。カードが飛び出すことがあります。「手札交換」は最後の1枚には出せません。
hint-flip = 新ルール：自分のカードの裏は、ほかの人にだけ見えます。フリップで全員の手札と両方の山が裏返ります。「ドローカラー」では、その色が出るまで引きます。
hint-beta = { $name }版（ベータ）もあります。`/uno me` で切り替えられます。
hint-direct = このメッセージは残り、いつでもあなたの手札を表示します。カードはここで押せます。`/uno me` でオフにできます。

## queue

# 答えを待つ人の列

note-work-coach = ⏳ コーチがこの試合を見直しています。約{ $time }後に、ここに答えが届きます。
note-work-gif = ⏳ この試合をGIFに描いています。約{ $time }後に、ここに届きます。
note-work-page = ⏳ この試合のページを書いています。約{ $time }後に、ここに届きます。
note-queue = 順番は{ $place }番目です。約{ $time }後に、ここに答えが届きます。
note-queue-long = 15分たっても届かないときは、もう一度ボタンを押してください。答えは保存してあります。
refused-queue-full = 待っている人が多すぎます。約{ $wait }後にもう一度どうぞ。
refused-queue-own = 前のご依頼をまだ処理しています。約{ $wait }後にできあがります。

### house_rules

## house_rules

preset-official = 公式ルール
preset-stacking = ドロー重ね
preset-classic113 = クラシック113
preset-draw-and-play = 引いて続行
preset-party = パーティー
preset-no-mercy-like = ノーマーシー（普通のカード）
preset-teams = チーム戦
preset-no-mercy = ノーマーシー
preset-all-wild = オールワイルド
preset-attack = アタック
preset-attack-classic = アタック（初版）
preset-flip = フリップ
preset-official-what = チャレンジとウノの宣言があり、500点先取です。
preset-stacking-what = ドロー2とワイルドドロー4を重ねられます。最初にあがった人の勝ちで、点は数えません。
preset-classic113-what = とりかえっこワイルド、シャッフルワイルドと、投票で決めるルールが入った113枚で遊びます。
preset-draw-and-play-what = 2枚や4枚引かされても、そのまま自分の番を続けられます。
preset-party-what = ドロー重ね、7で交換、0で手札回し、ジャンプイン、出せるまで引く、の全部入りです。
preset-no-mercy-like-what = 何でも重ねられて、手札が25枚になると脱落です。
preset-teams-what = パートナーと向かい合って座り、得点を合わせます。
preset-no-mercy-what = 168枚。重ねて、捨てて、25枚になると脱落です。
preset-all-wild-what = 色はなし。どのカードも出せます。枚数は独自の112枚です。
preset-attack-what = 山札の代わりにランチャー。押すとカードが飛び出すかもしれません。
preset-attack-classic-what = 初版：ランチャーと、手札を交換するカード。
preset-flip-what = カードに面が2つ。裏が見えるのは相手だけ。フリップで全部裏返ります。
group-deck = カードと試合
group-start = 最初のカード
group-wild-draw-four = ワイルドドロー4
group-owed-cards = ドローカード
group-drawing = 引くとき
group-special-cards = 特別なカード
group-uno = ウノ
group-end = 終わり方
group-limit = 手札の上限と最後のカード
group-table = テーブル
field-cards = デッキ
field-cards-what = デッキに入っているカード。
value-cards = { $value ->
    [no_mercy] ノーマーシーの168枚
    [all_wild] ワイルド112枚、独自配分
    [attack] 112枚とランチャー
    [attack_classic] ランチャー（初版）
    [flip] 両面の112枚
    [classic113] 113枚
   *[official] 108枚
}
rule-cards = { $value ->
    [no_mercy] デッキは168枚です。
    [all_wild] 112枚すべてが色のないワイルドです。普通のものが56枚、ほかは独自の配分で8枚ずつです。
    [attack] デッキは112枚で、ランチャーを使います。どの結果も、先に決めた乱数から出ます。
    [attack_classic] デッキは初版の112枚で、ランチャーを使います。どの結果も、先に決めた乱数から出ます。
    [flip] デッキは112枚で、ライト面とダーク面があります。自分のカードの裏は、ほかの人にだけ見えます。
    [classic113] デッキは113枚で、新しいワイルドが5枚入っています。
   *[official] デッキは108枚です。
}
field-pairing = 裏面
field-pairing-what = 両面のデッキで、表と裏の組み合わせをどう決めるか。
value-pairing = { $value ->
    [by_lot] 抽選
   *[printed] 印刷どおり
}
rule-pairing = { $value ->
    [by_lot] 配るたびに抽選で表と裏の組み合わせを決めるので、裏面を暗記することはできません。
   *[printed] 表と裏の組み合わせは印刷どおりです。
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
field-rounds = ラウンド数
field-rounds-what = ゴルフや勝ちラウンド数の試合が何ラウンドか。
value-rounds = { $value }ラウンド
rule-rounds = 試合は{ $value }ラウンドで、同点ならもう1ラウンド遊びます。
field-scoring = 得点方式
field-scoring-what = 何ラウンドかの得点、ゴルフ、勝ったラウンドの数、または点なしの1ラウンド。
value-scoring = { $value ->
    [single] 1ラウンド、得点なし
    [until_last] 順位制、得点なし
    [golf] ゴルフ、最少得点の勝ち
    [best_of] 勝ちラウンド数
   *[points] 得点制
}
rule-scoring = { $value ->
    [single] 1ラウンドで決着です。最初にあがった人の勝ちで、点は数えません。
    [until_last] 1ラウンドで決着です。手札のある人が最後の1人になるまで続け、あがった順に順位が決まります。
    [golf] ゴルフ：ラウンドが終わると、残った手札の点が全員それぞれに付きます。最後のラウンドのあと、合計がいちばん少ない人の勝ちです。
    [best_of] 点ではなく、勝ったラウンドを数えます。いちばん多い人が試合に勝ち、誰も追いつけなくなれば早く終わります。
   *[points] 何ラウンドか遊んで得点を競います。
}
field-double-score = 得点2倍
field-double-score-what = どのラウンドも得点が2倍になります。
rule-double-score = どのラウンドも得点が2倍になります。
field-own-stocks = 席ごとの山札
field-own-stocks-what = 席ごとの山札から引くので、同じプレイには同じカードが来ます。
rule-own-stocks = { $draws ->
    [press] ランチャーは席ごとの山札からカードを出すので、同じプレイには同じカードが来ます。確率は山札が1つのときと同じです。山札が尽きたら、いちばん多い山札の最後のカードを借ります。
   *[draw] 席ごとに伏せた山札から引くので、同じプレイには同じカードが来ます。確率は山札が1つのときと同じです。山札が尽きたら、いちばん多い山札の最後のカードを借ります。
}
field-first-card = 最初のカード
field-first-card-what = 最初にめくるカードは何でもよいか。
value-first-card = { $value ->
    [number_only] 数字だけ
    [any] 何でも
    [none] なし
    [no_wild] ワイルド以外
   *[official] 公式
}
rule-first-card = { $value ->
    [number_only] 最初にめくるカードは必ず数字です。
    [any] { $draws ->
        [press] 最初に何がめくられてもかまいません。
       *[draw] 最初に何がめくられてもかまいません。引かせるワイルドなら、最初の人が色を決め、その枚数を引いて1回休みです（「引いて続行」なら休みません）。
    }
    [none] カードはめくりません。最初のラウンドはホストから始め、好きなカードを出せます。
    [no_wild] 最初にめくるカードがワイルドになることはありません。
   *[official] 最初にめくったカードの効果がそのまま働きます。
}
field-wild-draw-four = ワイルドドロー4
field-wild-draw-four-what = いつ出せるか、チャレンジできるか。
value-wild-draw-four = { $value ->
    [strict] 条件つき
    [free] いつでも
   *[challenge] チャレンジ可
}
rule-wild-draw-four = { $value ->
    [strict] ワイルドドロー4は条件を満たすときにしか出せないので、チャレンジはありません。
    [free] ワイルドドロー4はいつでも出せて、チャレンジはありません。
   *[challenge] ワイルドドロー4にはチャレンジできます。
}
field-four-needs = +4の条件
field-four-needs-what = 手札にあるとワイルドドロー4が違反になるカード。
value-four-needs = { $value ->
    [no_playable] ほかに出せるカードなし
   *[no_color] 場の色のカードなし
}
rule-four-needs = { $value ->
    [no_playable] ワイルドドロー4を出してよいのは、ほかに出せるカードが手札にないときだけです（別のワイルドドロー4は数えません）。
   *[no_color] ワイルドドロー4を出してよいのは、場の色のカードが手札にないときだけです。
}
field-challenge-shows = チャレンジの手札
field-challenge-shows-what = チャレンジされた手札を誰が見るか。
value-challenge-shows = { $value ->
    [all] 全員が見る
   *[challenger] 1人だけが見る
}
rule-challenge-shows = { $value ->
    [all] チャレンジされた手札は全員が見ます。
   *[challenger] チャレンジされた手札は、チャレンジした人だけが見ます。
}
field-stacking = ドロー重ね
field-stacking-what = ドローカードにドローカードを重ねて、合計枚数を次の人に回せるか。
value-stacking = { $value ->
    [same] 同じカードだけ
    [raise] 同じか大きい＋
    [any] どのドローカードでも
    [no_wild] 同じ（ワイルド以外）
   *[none] なし
}
rule-stacking = { $value ->
    [same] ドローカードを重ねられます。同じ枚数を引かせるカードを出すと、合計枚数が次の人に回ります。
    [raise] ドローカードを重ねられます。同じ枚数か、より多く引かせるカードを出すと、合計枚数が次の人に回ります。
    [any] ドローカードを重ねられます。どのドローカードにどれを重ねても、合計枚数が次の人に回ります。
    [no_wild] ドローカードを重ねられます。同じ枚数を引かせる、ワイルド以外のカードを出すと、合計枚数が次の人に回ります。
   *[none] ドローカードは重ねられません。
}
field-reverse-sends-back = リバース返し
field-reverse-sends-back-what = 引くことになった人が、リバースを出して前の人に返せます。
rule-reverse-sends-back = 引くことになった人は、場に合う「{ $card }」を出せば、前の人に返せます。
field-skip-passes-on = スキップ流し
field-skip-passes-on-what = 引くことになった人が、スキップを出して次の人に回せます。
rule-skip-passes-on = 引くことになった人は、場に合う「{ $card }」を出せば、次の人に回せます。
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
rule-must-play = { $draws ->
    [press] 出せるカードを持っている人は、代わりにランチャーを押すことはできません。
   *[draw] 出せるカードを持っている人は、代わりに引くことはできません。
}
field-play-after-drawing = 引いて続行
field-play-after-drawing-what = ほかの人のカードで引いたあとも、自分の番をプレイします。
rule-play-after-drawing = { $draws ->
    [press] ほかの人のカードでランチャーを押したあとも、自分の番をプレイします。
   *[draw] ほかの人のカードで引いたあとも、自分の番をプレイします。
}
field-blind-draw = ブラインドドロー
field-blind-draw-what = 引いたカードは、次の自分の番が来るまで見られません。
rule-blind-draw = { $draws ->
    [press] ランチャーから出たカードは、次の自分の番が来るまで本人にも裏向きです。
   *[draw] 引いたカードは、次の自分の番が来るまで本人にも裏向きです。引いた番のうちに出すことはできません。
}
field-seven = 7で交換
field-seven-what = 7を出すと、選んだ相手と手札を交換します。
rule-seven = **7**を出すと、選んだ相手と手札を交換します。
field-zero = 0で手札回し
field-zero-what = 0を出すと、全員が手札を次の人に渡します。
rule-zero = **0**を出すと、全員が手札を次の人に渡します。
field-keep-hands = 交換は任意
field-keep-hands-what = 7や0を、手札を動かさずに出せます。
rule-keep-hands = **7**や**0**を出すとき、手札を動かさないことも選べます。
field-jump-in = ジャンプイン
field-jump-in-what = まったく同じカードなら、自分の番でなくても割り込んで出せます。
rule-jump-in = 場のカードとまったく同じカードを持っていれば、自分の番でなくても割り込んで出せます。順番はそこから続きます。
field-several = まとめ出し
field-several-what = 同じ数字・記号のカードを一度に出せます。
rule-several = 同じ数字・記号のカードを、1回の番でまとめて出せます。
field-bomb = 爆弾
field-bomb-what = 3枚以上を一度に出すと、ほかの全員が1枚引きます。
rule-bomb = { $draws ->
    [press] 3枚以上を一度に出すと、ほかの全員がランチャーを1回押します。
   *[draw] 3枚以上を一度に出すと、ほかの全員が1枚引きます。
}
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
field-uno-penalty-what = ウノの宣言を忘れて指摘された人のペナルティ。
value-uno-penalty = { $value ->
    [0] なし
   *[other] { $draws ->
        [press] { $value }回押す
       *[draw] { $value }枚
    }
}
rule-uno-penalty = { $value ->
    [0] ウノの宣言を忘れて指摘されても、ペナルティはありません。
   *[other] ウノの宣言を忘れて指摘されたら、{ $value }枚引きます。
}
field-false-catch = 誤指摘のペナルティ
field-false-catch-what = 忘れていない人を指摘してしまった人のペナルティ。
value-false-catch = { $value ->
    [0] なし
   *[other] { $draws ->
        [press] { $value }回押す
       *[draw] { $value }枚
    }
}
rule-false-catch = { $value ->
    [0] 誤って指摘しても、ペナルティはありません。
   *[other] { $draws ->
        [press] 誤って指摘したら、ランチャーを{ $value }回押します。
       *[draw] 誤って指摘したら、{ $value }枚引きます。
    }
}
field-wrong-play = 出し間違いのペナルティ
field-wrong-play-what = 出せないカードを出そうとした人のペナルティ。
value-wrong-play = { $value ->
    [0] なし
   *[other] { $draws ->
        [press] { $value }回押す
       *[draw] { $value }枚
    }
}
rule-wrong-play = { $value ->
    [0] 出せないカードを出そうとしても、ペナルティはありません。
   *[other] { $draws ->
        [press] 出せないカードを出そうとしたら、ランチャーを{ $value }回押します。
       *[draw] 出せないカードを出そうとしたら、{ $value }枚引きます。
    }
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
    [no_draw] { $draws ->
        [press] 上限に達すると、カードを出す代わりにランチャーを押すことはできませんが、パスできます。
       *[draw] 上限に達すると、カードを出す代わりに引くことはできませんが、パスできます。ドローカードの分は引きます。
    }
   *[out] プレイのあとに上限に達していた人は、ラウンドから脱落します。
}
field-knock-out = ノックアウト
field-knock-out-what = 手札の上限で脱落した人の得点。
value-knock-out = { $value ->
    [0] 手札の点
   *[other] { $value }点
}
rule-knock-out = { $value ->
    [0] 脱落した人の手札も点に数えます。
   *[other] 脱落した人は、手札の代わりに{ $value }点と数えます。
}
field-last-card = 最後のカード
field-last-card-what = どのカードであがれるか。
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
field-both-out = 2人ともあがる
field-both-out-what = チームの2人ともあがるとラウンドに勝ちます。
rule-both-out = どれかのチームの2人ともあがるまでラウンドは続きます。先にあがった人は見守ります。
field-elimination = 脱落戦
field-elimination-what = ラウンドごとに、手札の点がいちばん多い人が抜けます。
rule-elimination = ラウンドごとに、手札の点がいちばん多い人が抜けます。最後まで残った人が試合に勝ちます。目標点は関係ありません。
field-revenge = リベンジ
field-revenge-what = ドローカードを重ねると、それまでの合計枚数が2倍になります。
rule-revenge = ドローカードを重ねると、それまでの合計枚数を2倍にしてから新しい分を足します。50枚を超えることはありません。
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
field-reshuffle-seats-what = 新しいラウンドの前に、毎回ランダムに席替えをします。
rule-reshuffle-seats = 2ラウンド目からは、ラウンドの前に毎回ランダムに席替えをします。得点はそのまま引き継ぎます。次の親は、前の親の新しい席の左隣の人です。
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
house-rules-deck = デッキを選ぶ
house-rules-deck-what = { $what } { $low }〜{ $high }人用。
house-rules-group = ルールを個別に変える
house-rules-other-number = ほかの数…
house-rules-code = ルールコードを貼り付ける
house-rules-code-label = ほかのテーブルに表示されたコード
house-rules-number-label = { $low }〜{ $high }の数
refused-only-host-rules = ルールを変えられるのはホストだけです。ホストは{ $host }さんです。
refused-running-rules = 試合が始まったので、ルールはこのままです。
refused-no-such-number = { $low }〜{ $high }の数を入れてください。

### invitations

## invitations

button-invite-voice-channel = ボイスチャンネルを招待
button-invite-voice = 同じボイスチャンネルの{ $count }人を招待
button-invite-voice-some = ボイスチャンネルの{ $total }人中{ $count }人を招待
button-to-table = テーブルへ
button-to-channel = チャンネルへ
invitation-title = 誰を招待しますか？
invitation-how = 相手に、参加ボタンの付いたメッセージが届きます。
invitation-whom = 相手を選ぶ…
invitation-dm = **{ $name }**さんから、**{ $server }** でのウノへの招待です。
invitation-dm-joined = **{ $server }** のテーブルで席に着きました。
invitation-call = { $people } **{ $name }**さんから、ここでのウノへの招待です。テーブルの**参加**を押してください！
note-invited = { $name }さんに招待を送りました。見当たらないときは、メッセージリクエストにあります。
note-invite-soon = { $name }さんへの招待は約{ $time }後に届きます。送れるのは1秒に1件で、ほかの人も待っています。
note-invited-here = { $name }さんにメッセージを送れないので、チャンネルで呼びかけました。
note-invited-voice = チャンネルで{ $count }人に呼びかけました。
note-invited-voice-rest = ただし、1つのテーブルから送れる招待は{ $most }件までなので、残りの{ $count }人には呼びかけていません。
refused-invite-bot = それはボットです。AIと対戦するには、**AIを追加**を使ってください。
refused-invite-stranger = { $name }さんはこのチャンネルを見られないので、ここでは遊べません。
refused-invite-seated = { $name }さんはもうテーブルにいます。
refused-invite-kicked = { $name }さんはキックされた人です。招待できるのはホストの{ $host }さんだけです。
refused-invite-again = { $name }さんには、もうこのテーブルへの招待を送ってあります。
refused-invite-lately = { $name }さんはついさっき招待されたばかりです。何分か待ってください。
refused-invite-many = このテーブルへの招待は、もう十分に送られています。
refused-invite-nobody = ボイスチャンネルに、招待できる人はほかにいません。

## notify_me

button-notify-me = 次を通知
button-notify-me-off = 通知をやめる
notify-me-on = { $channel } で次のテーブルが開いたら、ここでお知らせします。
notify-me-off = { $channel } でテーブルが開いても、お知らせしません。
notify-me-call = { $mentions } ここに新しいテーブルが開きました。**参加**を押すと席に着けます。
refused-notify-me-full = このチャンネルのリストはいっぱいなので、追加できません。

### threads

## threads

thread-begins = 🧵 **{ $name }**さんがスレッドでテーブルを開きます。
thread-points = 🧵 **{ $name }**さんがテーブルを開きました：{ $thread }
thread-name = { $name }さんのウノ
note-thread-permission = スレッドを開くには「{ $missing }」の権限が必要なので、テーブルはチャンネルに置きました。
note-no-thread = いまDiscordでスレッドを開けなかったので、テーブルはチャンネルに置きました。
note-thread-closes = このスレッドはメッセージがないまま{ $time }たつと閉じます。ここでは1手にもっとかかることがあります。「{ $missing }」の権限があれば、1週間開いたままにできます。

### solo

## alone

# ボットのDMで一人で遊ぶ

button-alone = 一人で遊ぶ
button-ai-pace-normal = AI：普通
button-ai-pace-fast = AI：速い
button-ai-pace-at-once = AI：すぐに
alone-in-direct = 試合は[このボットとのダイレクトメッセージ]({ $link })にあります。そこではAIが相手で、誰も待たせません。見当たらないときは、メッセージリクエストにあります。
note-alone-soon = 試合は約{ $time }後に、このボットとのDMで始まります。今、たくさんの人が始めています。リンクはここに届きます。
note-alone-goes-on = 試合はここで続きます。新しく始めるには、まず**その他** → **試合を終了**で終えてください。
refused-adjourned-alone = 試合はここでそのまま待っています。**再開**で続けられ、`/uno start` で別の試合を始められます。
refused-alone-no-direct = メッセージを送れません。このボットとのDMを開いて `/uno start` を使うか、プライバシー設定でDMを許可してください。

## solo

# ひとりで遊ぶ：もしも

button-what-if = もしも…
what-if-title = もしも…
what-if-ask = { $ply }手目から、同じシャッフルで続きを遊べます。ほかの席はすべてAIが受け持ち、すぐに応じます。元の試合はそのままです。誰の手札で遊びますか？
what-if-line = もしも：{ $ply } 手目から · あなたは { $name }
button-go-on = 続ける ▶
button-next-round = 次のラウンド
button-replay-back = リプレイに戻る
refused-solo-gone = このゲームはもう残っていません。リプレイから新しく始めてください。
refused-solo-broken = このゲームは別のバージョンのものなので続けられません。リプレイから新しく始めてください。
refused-solo-no-move = まだ、取り消せる手を打っていません。

### daily

## daily

# 日替わりの配札：`/uno daily`

daily-title = 🗓️ デイリー · { $day }
daily-how = AI3人を相手に、ひとりで5ラウンド。挑戦は1回だけ、時間制限はありません。勝ったラウンドでは、ほかの全員の手札の点が入ります。負けたラウンドでは、自分の手札の点が引かれます。
daily-squares = 🟩 勝ち · 🟨 手札{ $close }点以下で負け · 🟥 それより多くて負け
daily-world = 🌍 世界共通のデイリー
daily-server = 🏠 このサーバーのデイリー
daily-new = まだ遊んでいません。
daily-begun = 始めています。続きから遊べます。
daily-replaced = ボットの別のバージョンで始めた挑戦で、このバージョンでは続けられません。新しく始められます。
daily-damaged = このデイリーの保存データを読み取れないため、遊べません。ボットの運営者にお知らせください。
daily-unfinished = 始めましたが、時間切れになりました。
daily-missed = 遊びませんでした。
daily-change = 次のデイリーは{ $when }（UTCの午前0時）です。始めた挑戦は{ $until }まで続けられます。
daily-sealed = 🔒 ここの { $season } のデイリーは、最初の1回の前にすべて封印済み：`{ $end }`
daily-seed = 🔑 このデイリーの秘密のシード：`{ $seed }`
daily-steps = シードから SHA-256 を{ $steps }回かけると { $season } の封印になるはずです：`{ $end }`。`unobot verify` があなたの記録で検証します。
daily-line = { $deal }、{ $day }
daily-over = 今日のデイリーはこれで終わり
daily-points = **{ $points }**点
daily-round = { $mark } ラウンド{ $number }：{ $square ->
    [w] 勝ち
   *[other] 負け
}、{ $points }
daily-square = { $square ->
    [w] 勝ち
    [c] 惜敗
   *[other] 負け
}
daily-totals = 全員：{ $totals }
daily-streak = 🔥 **{ $now }**日連続 · 最長：{ $best }
daily-beaten = 📊 ここのほかの{ $others }人のうち**{ $beaten }**人を上回りました
daily-quartiles = ここの{ $played }人の半分以上は{ $low }から{ $high }まで。真ん中の人は{ $middle }。
daily-posted = unobot daily { $day } · { $deal }
daily-record = シード付きのあなたのラウンドの記録です。`unobot verify { $file }` で、シードとカードとAIのすべての手を検証できます。
button-daily-play = 遊ぶ
button-daily-go-on = 続きを遊ぶ
button-daily-back = デイリーの一覧
button-daily-yesterday = きのう
button-daily-today = きょう
button-daily-open = 今日のデイリーで遊ぶ
button-daily-record = 自分の記録

refused-daily-date = その日付はわかりません。このように書いてください：{ $today }
refused-daily-future = { $day } のデイリーはまだです。{ $when }に始まります。今日は { $today } です。
refused-daily-gone = この挑戦はもう残っていません。`/uno daily` で今日のデイリーを見られます。
refused-daily-broken = この挑戦の記録は書き換えられているので続けられません。`/uno daily` で今日のデイリーを見られます。
refused-daily-version = これはバージョン{ $version }のデイリーで、このボットが配るのはバージョン{ $known }です。`/uno daily` で遊べるデイリーを見られます。
refused-daily-over = { $day } のデイリーの時間は終わりました。`/uno daily` で今日のデイリーを見られます。
refused-daily-erased = このデイリーを始めたあとにデータを削除しました。デイリーを始められるのは一度だけです。次のデイリーで遊んでください。
refused-daily-server = サーバーのデイリーは、そのサーバーでだけ始められます。ここでは世界共通のデイリーで遊べます。
refused-daily-elsewhere = この結果は別のサーバーのものです。そこで投稿してください。
refused-daily-not-over = 結果は、最後のラウンドのあとにサーバーで投稿できます。
refused-daily-sealed = シードはその日が終わるまで秘密です。{ $when }にもう一度どうぞ。

### tournament

## tournament

# 大会: `/uno tournament`

tournament-title = 🏆 ウノ大会
tournament-host = ホスト：**{ $host }**さん
tournament-plan = 4人卓のラウンド数：{ $rounds } · その後、上位4人の決勝 · 1ラウンド{ $minutes }分 · 順位に応じて3、2、1、0点
tournament-plan-duplicate = 同じカードの4人卓のラウンド数：{ $rounds } · 1ラウンド{ $minutes }分 · ほかの卓の同じ席と比べて0〜100点
tournament-no-show = 出席確認は{ $left }（**{ $at }**）に終わります。それまでに確認しないと、最初のラウンドに出られません。
tournament-sign-up = 今すぐ参加できます。出席確認は{ $left }（**{ $at }**）に始まります（終了：**{ $until }**）。それまでに確認しないと、最初のラウンドに出られません。
tournament-extended = 出席者が少なすぎたため、これが2回目で最後のチャンスです。
tournament-limited = 🔒 このサーバーの管理者がルールを固定したため、これからのテーブルはサーバーのルールです。
tournament-ready = ✅ **出席（{ $count }人）：** { $names }
tournament-nobody = まだ出席者がいません。4人いれば始められます。
tournament-signed = ▫️ **未確認（{ $count }人）：** { $names }
tournament-dropped = ➖ **棄権（{ $count }人）：** { $names }
tournament-absent = 💤 **不在：** { $names }。**参加**で次のラウンドから戻れます。
tournament-late = ⏳ **次のラウンドから：** { $names }
tournament-round = 第{ $round }ラウンド（全{ $rounds }）
tournament-final = 決勝
tournament-round-ends = { $left }（**{ $at }**）に終わります。その後は最大{ $minutes }分、AIが全員の代わりにプレイします。
tournament-deal = すべての卓が同じカードで遊びます。🔒 開始前に封印済み · `{ $seal }`
tournament-sealed = 🔒 くじは封印済み · `{ $seal }`
tournament-sealed-how = 最初のラウンドの組み合わせ、すべての席、同点のときの順番は、秘密の値でもう決まっていて、誰にも変えられません。確かめたいときは、この行を控えておいてください。大会のあと、**くじを検証**で封印を開くと、両方が一致するはずです。
tournament-lots-right = ✅ くじは誰にも選ばれていません。最初の卓とすべての席は、誰かが参加する前に封印した秘密の値のとおりです。
tournament-lots-wrong = ❌ おかしな点があります。これらの卓は、誰かが参加する前に封印した秘密の値と合いません。
tournament-lots-commitment = 🔒 最初から表示されたフィンガープリント：`{ $seal }`
tournament-lots-yourself = 信じていただく必要はありません。`{ $file }`にすべての参加者と卓があります。くじの計算方法は`docs/fair-deals.md`にあります。
tournament-table = **{ $table }卓** · { $people }
tournament-refused = ⚠️ { $table }卓はまだ開いていません。Discordがメッセージかスレッドを拒否しています。*メッセージを送信*など、このチャンネルでのボットの権限を確認してください。{ $until }まで試し続けます。その後は、行われなかった卓として数えます。
tournament-not-opened = ⚠️ Discordがメッセージかスレッドを拒否したため、{ $table }卓は開けませんでした。この卓の人には、行われなかった卓の点が入ります。
tournament-ais = AI{ $count }人
tournament-next = { $round }の開始：{ $left }
tournament-won = 🏆 { $name }さんが優勝しました
tournament-ended-host = ホストが大会を閉じました。
tournament-ended-admin = 管理者が大会を閉じました。
tournament-ended-people = 残った人が少なすぎるため、大会は終わりました。
tournament-ended-server = チャンネルがなくなったため、大会は終わりました。
tournament-row = **{ $place }.** **{ $name }**さん · **{ $points }** · { $places } · { $opponents }
tournament-row-duplicate = **{ $place }.** **{ $name }**さん · **{ $points }** · { $places }
tournament-row-short = **{ $place }.**{ "\u00A0" }{ $name }さん{ "\u00A0" }({ $opponents })
tournament-row-short-duplicate = **{ $place }.**{ "\u00A0" }{ $name }さん
tournament-out = 棄権
tournament-more = ほか{ $count }人
tournament-legend = 点 · ラウンドごとの順位 · 対戦相手の点（同点のときに比べます）。その次は勝った卓の数、ウノの得点、運で決まります。
tournament-legend-short = かっこの中は対戦相手の点です（同点のときに比べます）。その次は勝った卓の数、ウノの得点、運で決まります。
tournament-legend-duplicate = 比較点 · ラウンドごとの同じ席での順位。ほかのすべての卓の同じ席に勝てば100点、平均は50点です。その次は1位の数、ウノの得点、運で決まります。
tournament-legend-final = 決勝に出た人が上位で、決勝の順位どおりに並びます。
tournament-alt = 順位表：{ $rows }
tournament-call = 🃏 **{ $round }、{ $table }卓：** { $people }、すぐ下にテーブルがあります。**手札**で手札が見られます。
tournament-call-closed = 🃏 **{ $round }、{ $table }卓：** { $people }、テーブルはプライベートスレッドにあります。チャンネル一覧に表示されています。ほかの卓も同じカードで遊ぶので、ほかの卓の人からは見えません。**手札**で手札が見られます。
tournament-thread = { $round } · { $table }卓
tournament-check-in-call = { $people }: 大会の出席を確認してください。開始は{ $when }です。{ $link }

button-tournament-join = 参加
button-tournament-check-in = 参加・出席確認
button-tournament-drop = 棄権
button-tournament-start = 開始
button-tournament-go-on = すぐ次へ
button-tournament-close = 閉じる
button-tournament-lots = くじを検証
button-tournament-close-yes = はい、閉じます

tournament-close-ask = 全員の大会を閉じますか？順位はそのままで、テーブルの試合は続きます。
note-tournament-opened = 大会を開きました。あなたも参加できます。
note-tournament-bumped = このチャンネルでは大会が開かれています。メッセージをもう一度投稿しました。
refused-tournament-unseen = Discordがここへの大会の投稿を認めないため、大会は開いていません。別のチャンネルで試すか、このボットの権限について管理者に聞いてください。
refused-tournament-bump = このチャンネルでは大会が開かれています。今はDiscordがメッセージの再投稿を認めないため、元の場所のままです。このボットの権限について管理者に聞いてください。
note-tournament-joined = 参加しました。{ $when }から、同じボタンで出席を確認してください。
note-tournament-checked-in = 出席を確認しました。開始は{ $when }です。
note-tournament-next-round = 次のラウンドから参加します。
note-tournament-dropped = 棄権しました。結果は残ります。**参加**で戻れます。
note-tournament-started = ラウンドが始まります。
note-tournament-closed = 大会を閉じました。

refused-tournament-few = 大会には{ $needed }人の出席が必要ですが、今は{ $count }人です。もう少し待つか、`/uno start` で全員のテーブルを1つ開いてください。
refused-tournament-taken = このチャンネルにはもう大会があります。`/uno tournament` で表示できます。
refused-tournament-gone = この大会はもうここにありません。
refused-tournament-over = この大会は終わりました。`/uno tournament` で次の大会を開けます。
refused-tournament-in = 参加しています。テーブルに呼ばれるまで、することはありません。
refused-tournament-early = もう名簿に載っています。出席確認は{ $when }からです。
refused-tournament-late = 参加できるラウンドはもうありません。次の大会は誰でも参加できます。
refused-tournament-full = 大会は満員です。{ $most }人います。
refused-tournament-not-in = この大会に参加していないので、棄権できません。**参加**で加われます。
refused-tournament-playing = ラウンドの途中です。全部の卓が終わると、次が始まります。
refused-tournament-host = これができるのはホストかモデレーターだけです。ホストは{ $host }さんです。
refused-tournament-place = 大会にはテキストチャンネルが必要です。テーブルごとにスレッドを開くからです。
refused-tournament-threads = 大会にはテーブルごとのスレッドが必要です。{ $why }
refused-tournament-teams = 大会では一人ひとりの順位を数えるので、チーム戦はできません。チームのないルールを選んでください。
refused-tournament-table = これは大会のテーブルなので、モデレーターだけができます。席を立つには、大会のメッセージの**棄権**を押してください。

### results

## results

round-out = **{ $name }**さんがラウンド{ $number }に勝利
round-drawn = ラウンド{ $number }は引き分け
round-out-with = **{ $name }**さんが{ $emoji } { $card }であがりました。
round-drawn-won = 誰もあがれず、**{ $name }**さんの勝ちです。点がいちばん少なかったからです。
round-drawn-tied = 誰もあがれず、点がいちばん少ない人が2人以上いました。得点はありません。
round-drawn-golf = 誰もあがれませんでした。
round-last-left = **{ $name }**さんが最後に残りました。
round-until-last = **{ $name }**さんが最初にあがりました。
round-scored = { $points }点を獲得しました。
round-sum-part = **{ $name }** { $points }
round-sum-part-out = **{ $name }** { $points }（{ $limit }枚で脱落）
round-sum = { $parts } ={ "\u00A0" }**{ $total }**
round-sum-double = 2 × ({ $parts }) ={ "\u00A0" }**{ $total }**
round-hands = **残ったカード**
round-hand = **{ $name }**さん、{ $points }点：{ $cards }
round-hand-out = **{ $name }**さん、{ $points }点：上限の{ $limit }枚に達して脱落
round-hand-bare = **{ $name }**さん：{ $cards }
round-hand-bare-out = **{ $name }**さん：上限の{ $limit }枚に達して脱落
round-hand-uncounted = **{ $name }**さん、{ $points }点（得点には入りません）：{ $cards }
round-next = 次のラウンドは{ $when }に始まります。
round-next-soon = まもなく次のラウンドが始まります。
round-ready = 準備OK：{ $names }
button-ready = 準備OK

scores-title = { $scoring ->
    [golf] **得点**（{ $rounds }ラウンドで最少の勝ち）
    [best_of] **勝ったラウンド**（全{ $rounds }ラウンド）
   *[points] **得点**（{ $target }点先取）
}
placing-title = **順位**
match-won = 🏆 **{ $name }**さんが試合に勝利
match-won-team = 🏆 **{ $name }**さん、**{ $partner }**さんが試合に勝利
match-closed = 試合は途中で終了しました
match-closed-scores = ここまでの得点です。勝者はいません。
match-again = **再戦**：まだここにいる全員が、もう一度席に着きます。**別のルール**：先にルールを変えられます。
match-sealed = 🔒 ほかの卓がまだこのカードで遊んでいます。手札、点数、ハイライトは、このラウンドの最後の卓が終わったらここに表示します。
match-uncounted = サーバーの外の試合は、どの戦績にも数えられません。
match-of-ais = 最後までプレイしたのはAIだけなので、この試合は誰の戦績にも数えられません。
match-of-nobody = 最後には誰もいなかったため、この試合は誰の戦績にも数えられません。
match-leavers = 結果とレートでは、{ $names } は途中で抜けた扱いになり、最下位です。
match-followed = この顔ぶれの次の試合は、この下にあります。
match-seed = 🔓 シャッフルの秘密：`{ $seed }`
button-other-rules = 別のルール
refused-not-of-the-match = 再戦を始められるのは、この試合のプレイヤーだけです。`/uno start` で自分のテーブルを開けます。

## stats

stats-title = 📊 { $name }さん
stats-record = 🏆 **{ $matches }**試合 · **{ $wins }**勝（{ $share }）
stats-rating = 📈 平均的な4人のテーブルでの予想勝率：**{ $share }**（{ $low }〜{ $high }）
stats-unrated = 📈 レート：**?** · ほかの人との試合 { $played }/{ $needed }
stats-points = 🪙 1ラウンド平均 **{ $points }**点
stats-streak = 🔥 最長連勝：**{ $best }** · 現在：**{ $now }**
stats-unos = 👁️ ウノ忘れ：指摘した **{ $caught }** · された **{ $missed }**
stats-challenges = ⚖️ チャレンジ：成功 **{ $right }** · 失敗 **{ $wrong }**
stats-colors = 🎨 指定した色：{ $colors }
stats-color = { $emoji } { $most ->
    [yes] **{ $color } { $count }**
   *[no] { $color } { $count }
}
stats-places = 🕑 最近の順位（右が最新）：{ $places }
stats-legend-rating = 📈 平均的な4人卓での予想勝率
stats-legend = 👑 勝ち · 🪙 1ラウンドの平均点 · 🔥 最長連勝 · 👁️ ウノ忘れを指摘、❗ された · ⚖️ チャレンジ ✓ 成功、✗ 失敗
stats-none = { $name }さんは、ここではまだ試合を終えていません。
stats-none-own = ここではまだ試合を終えていません。1試合遊ぶと、記録が始まります。
stats-none-filtered = { $name }さんには、当てはまる試合がありません。ほかのシーズンかルールを選んでください。
stats-partial = あなたをBANしたサーバーの試合は、ここには含まれません。
button-stats-mine = 自分の戦績
button-post = ここに投稿

refused-stats-bot = { $name }はボットです。戦績があるのは人だけです。
refused-stats-direct = ここでは自分の戦績だけを見られます。ほかの人の戦績はサーバーで開いてください。
refused-stats-season-direct = ダイレクトメッセージでは全試合をまとめて表示します。シーズンやルールはサーバーで選んでください。
refused-season = ここに「{ $season }」というシーズンはありません。次から選んでください：{ $seasons }。
refused-rules-unplayed = このルールで終わった試合は、ここにはありません。ほかのルールを選んでください。
refused-post = このチャンネルに書き込めないため、代わりに投稿することはできません。
refused-posted = このページはもうチャンネルに投稿されています。
season-all = 全期間
season-all-rules = すべてのルール

rating-line = 📈 レート：{ $told }
rating-change = **{ $name }** { $before } → **{ $after }**（{ $low }〜{ $high }）
rating-unsettled = **{ $name }** ?（{ $played }/{ $needed }試合）

## leaderboard

leaderboard-title = 🏆 ランキング · { $season }
leaderboard-row = **{ $place }.** **{ $name }** · { $share } ({ $low }–{ $high })
leaderboard-unknown = **?** **{ $name }** · { $count }試合
leaderboard-what = 平均的な4人のテーブルでの予想勝率と、その幅です。同じ順位の人は、差がはっきりしません。「？」は、ほかの人との試合が20に満たない人です。
leaderboard-none = ここではまだ誰にもレートがありません。ほかの人と1試合終えると載ります。
leaderboard-you-none = あなたはまだ載っていません。ほかの人と1試合終えると載ります。
leaderboard-you-off = レートをつけない設定です。`/uno me` で変えられます。
button-leaderboard = ランキング
refused-leaderboard-direct = ランキングはサーバーごとのものです。サーバーで開いてください。

## history

# サーバーで終わった試合

history-channel = このチャンネルで終わった試合
history-server = このサーバーで終わった試合
history-mine = このサーバーで終わった自分の試合
button-history-channel = このチャンネル
button-history-server = このサーバー
button-history-mine = 自分の試合
button-history-older = 古い試合 ▶
history-empty = ここではまだ試合が終わっていません。`/uno start` でテーブルを開けます。
history-end = これより古い試合はありません。
history-unfinished = 途中で終了
history-player = { $name } ({ $score })
history-rounds = { $count }ラウンド
history-others = ほか{ $count }人
refused-history-place = 試合はサーバーごとにあります。このコマンドはサーバーで使ってください。

## achievements

# Achievements: what people reached in a match. A name is short, and each -how says in one line what to do.
achievements-title = あなたの実績
achievements-title-of = { $name }さんの実績
achievements-count = このサーバーで{ $all }個中{ $count }個
achievements-none = まだありません。試合の終わりに自然に増えます。
achievements-none-of = このサーバーではまだありません。
achievements-private = **{ $name }**さんは実績を表示していません。
button-achievements = 実績
achievement-line = 🏅 新しい実績：{ $told }
achievement-new = **{ $name }**（{ $what }）
achievement-more = { $what }、ほか{ $count }個
refused-achievements-off = このサーバーでは実績がオフです。
preferences-achievements-on = 実績：オン
preferences-achievements-off = 実績：オフ
preferences-achievements-what = 自分の実績を発表し、一覧に出すかどうか。
server-settings-achievements = 実績
server-settings-achievements-what = 試合の終わりに新しい実績を発表し、一覧に出すかどうか。
server-settings-achievements-on = オン
server-settings-achievements-off = オフ
achievement-winner = 初勝利
achievement-winner-how = 試合に勝つ。
achievement-hattrick = ハットトリック
achievement-hattrick-how = 3ラウンド続けて勝つ。
achievement-sweep = 完全制覇
achievement-sweep-how = 3ラウンド以上の試合で、全ラウンドに勝つ。
achievement-comeback = 大逆転
achievement-comeback-how = 目標点の40%の差をはね返して勝つ。
achievement-photo = 写真判定
achievement-photo-how = ほかのプレイヤーが目標点の90%に達した試合で勝つ。
achievement-giant = ジャイアントキリング
achievement-giant-how = 「達人」のAIに勝つ。
achievement-partners = 名コンビ
achievement-partners-how = ほかの人とチームを組んで勝つ。
achievement-untouched = 一枚も引かず
achievement-untouched-how = カードを1枚も引かずにあがる。
achievement-climber = 登山家
achievement-climber-how = 手札が12枚になってからあがる。
achievement-gift = 置き土産
achievement-gift-how = ドローカードであがる。
achievement-jumper = 電光石火
achievement-jumper-how = ジャンプインであがる。
achievement-trader = うまい取引
achievement-trader-how = 交換で手札を5枚減らしてからあがる。
achievement-eagle = 鷹の目
achievement-eagle-how = 1試合でウノの言い忘れを3回指摘する。
achievement-detector = うそ発見器
achievement-detector-how = 1試合で2回チャレンジし、すべて成功する。
achievement-honest = 潔白
achievement-honest-how = 1試合で2回チャレンジされ、どちらも潔白。
achievement-clean = 完璧
achievement-clean-how = 1試合の8ラウンドで、ウノを一度も忘れない。
achievement-marathon = 長丁場
achievement-marathon-how = 12ラウンドの試合を最後までプレイする。
achievement-company = 良き仲間
achievement-company-how = ほかの3人と試合を最後までプレイする。

## fairness

# サーバーのカードと、偶然から予想される枚数

fairness-title = ここのカードは公平？
fairness-cards = ここでは{ $count }枚のカードが配られるか引かれました。
fairness-odds = 偶然とのこれ以上の差は、公平なサーバー{ $many }か所のうち{ $count }か所で起こります。
fairness-rare = 偶然とのこれ以上の差が起こるのは、公平なサーバー{ $many }か所のうち1か所未満です。
fairness-few = 偶然と比べるには少なすぎます。もう数ラウンド必要です。
fairness-row = { $kind }：**{ $drawn }** · 予想{ $expected }
fairness-numbers = { $color }の数字
fairness-other = その他の記号カードとワイルド
fairness-how = 終わった試合（最新の{ $most }試合まで）で配られたカードと引かれたカードすべてです。予想は、引くたびに山札にあったカードから計算します。
fairness-check = どの試合もカード1枚ずつ確かめられます。最後のメッセージの**シャッフルを検証**を押してください。
refused-fairness-place = この集計はサーバーごとのものです。サーバーで使ってください。

## recap

button-recap = 何があった？
button-recap-short = 経過
recap-title = 前回のあなたの番から
recap-title-all = 最初から
recap-title-spectator = このラウンドの経過
recap-none = まだ何も起きていません。

## match_facts

facts-title = **ハイライト**
fact-draw = 最大ドロー：**{ $name }**さん、{ $count }枚
fact-streak = 最長連続：**{ $name }**さん、引かずに{ $count }回プレイ
fact-catches = 指摘：{ $who }
fact-comeback-points = 逆転：**{ $name }**さんは{ $count }点差から
fact-comeback-cards = 逆転：**{ $name }**さんは最終ラウンドで手札{ $count }枚から
fact-rounds = { $count }ラウンド
fact-plays = { $count }プレイ
fact-rules = ルール：{ $rules }
tile-comeback-points = 逆転
tile-comeback-cards = 逆転（枚数）
tile-draw = 最大ドロー
tile-streak = 最長連続
tile-catches = 指摘
card-target = { $scoring ->
    [golf] 最少得点
    [best_of] 全{ $rounds }ラウンド
   *[points] { $target }点先取
}

## fair_deal

button-check-deal = シャッフルを検証
fair-title = シャッフルを検証
fair-sealed = 🔒 山札は開始前に封印済み · `{ $seal }`
fair-sealed-how = すべてのカードの順番はもう決まっていて、誰にも変えられません。確かめたいときは、この行を控えておいてください。試合のあと、**シャッフルを検証**で封印を開くと、両方が一致するはずです。
fair-yes = 公正な試合でした。{ $drawn }は、試合の前に封印された秘密のシードどおりです。
fair-no = この試合の配り方には問題があります。試合の前に封印された秘密のシードどおりではありません。
fair-not-kept = シードのフィンガープリントが、テーブルに表示されていたものと違います。
fair-wrong = 記録の{ $line }行目：{ $what ->
    [commitment] フィンガープリントがシードのものではありません。
    [source] このシードからはシャッフルを作れません。
    [drawn] 引かれたカードやくじがシードどおりではありません。
   *[rules] ルールでは認められません。
}
fair-shuffles = { $count ->
    [1] 1回のシャッフル
   *[other] 全{ $count }回のシャッフル
}
fair-lots = くじ引き{ $count }回
fair-drawn = { $shuffles }と{ $lots }
fair-commitment = 🔒 試合の前に表示されたフィンガープリント：`{ $commitment }`
fair-seed = 🔑 このフィンガープリント（SHA-256）の秘密のシード：`{ $seed }`
fair-start = ▶️ 混ぜ合わせた、**開始**を押した操作のID：`{ $start }`。
fair-began = 押されたのは{ $when }です。
fair-call = ▶️ 混ぜ合わせた、{ $table ->
    [first] ラウンドの最初の卓
   *[own] この卓
}への呼び出しメッセージのID：`{ $start }`。
fair-called = 送られたのは{ $when }です。
fair-yourself = 私たちを信じる必要はありません。ファイルに試合の全記録があります。`unobot verify record.jsonl` か、`docs/fair-deals.md` に従うプログラムで検証できます。
fair-proof-lobby = これで示せること：**開始**が押される前から、テーブルにこのフィンガープリントがありました。控えておいたものと一致すれば、この顔ぶれに合わせてカードを選んだ人はいません。
fair-proof-ready = これで示せること：以前の試合の**シャッフルを検証**が、この試合を始めた人にこのフィンガープリントを表示していました。両方が一致すれば、押した瞬間に誰もカードを選んでいません。
fair-proof-late = これで示せないこと：試合はワンタッチで始まり、シードはそのとき引かれました。フィンガープリントを前もって控えることはできなかったので、その瞬間に誰もカードを選ばなかったという証明にはなりません。その後、カードは変わっていません。
fair-proof-tournament = これが証拠です。シードは大会の秘密の値から導かれます。そのフィンガープリント `{ $seal }` は、大会が開かれたときからメッセージに表示されています。大会が終わると、**くじを検証**で秘密の値を見られます。
fair-coming = 🔒 **一人で遊ぶ**など、次にワンタッチで始める試合はもう封印済みです：`{ $seal }`。この行を控えておき、その試合のあとで比べてください。
fair-trust = ボットの運営者がカードを見なかったことまでは示せません。

refused-not-over = シャッフルの中身は、試合が終わるまで秘密です。
refused-nothing-dealt = ここではカードが配られていません。
refused-sealed = ほかのテーブルがまだこのカードで遊んでいます。このラウンドの最後のテーブルが終わってから、もう一度お試しください。

### replay

## replay

# 終わった試合のリプレイ

button-replay = リプレイ
replay-title = リプレイ · 第{ $round }/{ $rounds }ラウンド
replay-moments = 見どころ
button-first = ⏮
button-last = ⏭
button-moment-next = 見どころ ▶
refused-replay-gone = この試合の記録はもう残っていないので、リプレイできません。
refused-replay-broken = この試合の記録は途中で切れているか、変更されたか、別のバージョンのものなので、リプレイできません。
refused-replay-running = この試合はまだ終わっていません。リプレイは終了後に見られます。
refused-replay-channel = この試合は { $channel } のものです。リプレイはそこで見られます。

## replay_files

# 終わった試合のファイル：ページとGIF

button-save-page = ページとして保存
button-save-gif = GIF
files-page = **試合のページです**。ファイルを保存してブラウザで開いてください。インターネットなしで使え、全員の手札が見られます。
files-gif = **試合の見どころ**
files-gif-alt = 見どころごとのテーブル
refused-files-often = ファイルをいくつか作ったばかりです。1分ほど待ってからもう一度どうぞ。
refused-files-failed = ファイルを作れませんでした。少し待ってからもう一度どうぞ。
refused-files-too-large = ファイルがDiscordの上限を超えています。
refused-data-too-large = あなたのデータはDiscordの上限を超えています。ボットの運営者に問い合わせてください。
refused-page-too-large = この試合は長すぎてページにできません。**リプレイ**か**GIF**を使ってください。

## replay_page

# リプレイのページ。保存して、Discordなしで開けます

page-title = ウノのリプレイ：{ $names }
page-rules = ルール：{ $rules }
page-unfinished = この試合は最後まで行われませんでした。
page-where = ラウンド{ $round } · { $number }手目（全{ $total }手）
page-where-vote = 投票 · { $number }手目（全{ $total }手）
page-board = テーブル
page-controls = 操作
page-position = 試合の中の位置
page-first = 最初へ
page-last = 最後へ
page-back = 1手戻る
page-next = 1手進む
page-moment-back = 前の見どころ
page-moment-next = 次の見どころ
page-round-back = 前のラウンド
page-round-next = 次のラウンド
page-play = 再生
page-pause = 一時停止
page-moments = 見どころ
page-moves = このラウンドの手順
page-scores = 得点
page-places = 順位
page-round = ラウンド
page-round-number = ラウンド{ $number }
page-hand = { $name }さんの手札
page-two-sides = { $card }、裏：{ $back }
page-turn = 手番
page-uno = ウノ宣言済み
page-silent = ウノ未宣言
page-out = 抜け
page-owes = { $count }枚引くことに
page-pile = 山札：{ $count }
page-top = 場のカード：{ $card }
page-color = 色：{ $color }
page-clockwise = 時計回り
page-counterclockwise = 反時計回り
page-keys = キー操作
page-keys-on = 文字キーも使う
page-keys-moves = ←と→：1手戻る・進む
page-keys-ends = HomeとEnd：最初・最後へ
page-keys-moments = NとP：次・前の見どころ
page-keys-rounds = Shift+NとShift+P：次・前のラウンド
page-no-script = このページにはJavaScriptが必要です。インターネットは要りません。
page-unreadable = 試合を表示できません。ファイルが壊れているか、ブラウザが古すぎます。
page-players = プレイヤー

## coach

# 試合後のコーチ

button-coach = コーチ
button-coach-replay = リプレイで見る
button-coach-next = 次へ：{ $number }/{ $count }
coach-title = コーチ
coach-result = **結果：**{ $rounds }ラウンド中{ $won }ラウンドで勝ちました。均等な取り分との差は{ $difference }です。
coach-luck = カードの運：{ $cards }。あなたのプレイとそれ以外：{ $rest }。
coach-some = { $count ->
   *[other] 勝つ見込みを特に下げた判断が{ $count }つあります。
}
coach-none = 目立つものはありません。勝つ見込みをはっきり下げた判断はありませんでした。お見事！
coach-top = 場のカード：{ $card }
coach-hand = あなたの手札：{ $cards }
coach-lapse = **ラウンド{ $round }**。あなたの手：**{ $made }**。もっと良い手：**{ $better }**。
coach-why-uno = ウノと言わないと、ほかの人に指摘されます。
coach-why-next = 次の人の手札は{ $count }枚だけでした。
coach-why-void = 次の人は{ $color }を出さずにカードを引いていました。
coach-why-wild = ワイルドを後に残せます。
coach-why-color = 手元に{ $color }が{ $count }枚残ります。
coach-won = 良いプレイなら、同じような100ラウンドでおよそ{ $more }回多く勝ちます（{ $low }〜{ $high }回）。
coach-first = 良い手なら、同じような100ラウンドでおよそ{ $more }回多く最初にあがります（{ $low }〜{ $high }回）。
coach-stayed = 良い手なら、同じような100ラウンドでおよそ{ $more }回多く試合に残ります（{ $low }〜{ $high }回）。
coach-how = どの判断も、あなたに見えていたことだけで評価します。伏せられたカードを何度も配り直し、達人のAIがラウンドを最後までプレイします。
refused-coach-not-seated = この試合には参加していません。コーチが見るのは自分の判断だけです。
refused-coach-often = 試合をいくつか見たばかりです。1分ほど待ってからもう一度どうぞ。
refused-coach-failed = この試合を見られませんでした。少し待ってからもう一度どうぞ。
refused-coach-deck = コーチはまだこのデッキを知りません。
refused-coach-golf = コーチはまだゴルフを知りません。

## key_moments

# 見どころ：リプレイ、そのページ、GIFでの呼び方。それぞれ簡単な一文。

key-moment-four = { $name }さんが{ $card }：{ $other }さんに+{ $count }
key-moment-four-bare = { $name }さんが{ $card }を出しました。
key-moment-guilty = { $other }さんのチャレンジ成功：{ $name }さんに+{ $count }
key-moment-innocent = { $name }さんへの{ $other }さんのチャレンジ失敗：{ $other }さんに+{ $count }
key-moment-caught = { $other }さんが{ $name }さんのウノ忘れを指摘：{ $name }さんに+{ $count }
key-moment-caught-free = { $other }さんが{ $name }さんのウノ忘れを指摘：カードなし
key-moment-missed = { $name }さんがウノを忘れ、誰も気づきませんでした。
key-moment-lead = { $name }さんが首位に立ちました。
key-moment-round = ラウンド{ $number }は{ $name }さんの勝ち
key-moment-round-points = ラウンド{ $number }は{ $name }さんの勝ち：{ $points }点
key-moment-round-tied = ラウンド{ $number }は引き分け
key-moment-knocked-out = { $name }さんが{ $count }枚で脱落しました。
key-moment-knocked-out-by = { $other }さんが{ $name }さんを脱落させました：{ $count }枚
key-moment-roulette = ルーレット：{ $name }さんに+{ $count }
key-moment-launcher = ランチャー最大のヒット：{ $name }さんに+{ $count }
key-moment-dark-side = { $name }さんがすべてをダーク面にしました。
key-moment-light-side = { $name }さんがすべてをライト面にしました。
key-moment-eliminated = { $name }さんが試合から脱落しました。
key-moment-match = 試合は{ $name }さんの勝ち！
key-moment-partners = { $name }さんと{ $partner }

### reactions

## reactions

reactions-title = リアクション
reactions-body = リアクションは少しの間、テーブルの全員に見えます。10秒に1回使えます。
reactions-who = プレイヤーをミュート…
reactions-mute = { $name }さんをミュート
reactions-hear = { $name }さんのミュートを解除
button-react = リアクション
button-reactions-on = リアクション：オン
button-reactions-off = リアクション：オフ
reaction-laugh = あはは！
reaction-ouch = うわっ！
reaction-clap = お見事！
reaction-think = うーん…
reaction-fire = 絶好調！
reaction-wave = どうも！
reaction-in-words = **{ $name }**：{ $words }
note-reacted = 全員に見えています：{ $emoji }
refused-reaction-now = リアクションできるのは試合中です。
refused-reaction-soon = あと{ $seconds }秒でまたリアクションできます。
refused-reactions-off = このテーブルではリアクションがオフです。
refused-reactions-here = このチャンネルではリアクションがオフです。
refused-reactions-own = あなたのリアクションはオフです。`/uno me` でオンにできます。
refused-reactions-muted = このテーブルでは、ホストがあなたのリアクションをミュートしました。
refused-only-host-reactions = リアクションをミュートできるのはホスト（**{ $host }**さん）だけです。
preferences-reactions-on = リアクション：オン
preferences-reactions-off = リアクション：オフ
preferences-reactions-what = リアクションを使い、自分の画面にも表示するかどうか。
server-settings-reactions = リアクション
server-settings-reactions-what = テーブルで小さなリアクションを見せられるかどうか。
server-settings-reactions-on = オン
server-settings-reactions-off = オフ

### privacy

## privacy

privacy-title = あなたのデータ
privacy-intro = 再起動のあとも試合を続けられるように、次のものを保存しています。
privacy-choices = - 個人設定、AIに対する強さ、Discordの言語、DMの場所
privacy-tables = - あなたの名前、席、プレイ内容があるテーブル：{ $count }
privacy-results = - 戦績とレートに数える対戦結果：{ $count }
privacy-daily = - 始めたデイリー（プレイ内容と結果）：{ $count }
privacy-notes = - 翻訳についての意見：{ $count }
privacy-messages = - まだ更新しているあなた宛てのメッセージ：{ $count }
privacy-channels = - 新しいテーブルをお知らせするチャンネル：{ $count }
privacy-bans = - ウノからBANされているサーバー：{ $count }
privacy-readers = すべてを読めるのは、このボットの運営者だけです。同じテーブルの人には、名前とプレイ内容が見えます。
privacy-file = 保存しているあなたのデータは、これがすべてです。
privacy-ask-title = あなたのデータをすべて削除しますか？
privacy-ask-settings = - 個人設定と、新しいテーブルのお知らせが消えます。
privacy-ask-running = - 進行中の試合では、あなたの席をずっとAIが受け持ちます。
privacy-ask-over = - 終わったテーブルでは「{ $name }」になります。
privacy-ask-results = - 戦績とレートは消えます。対戦結果では「{ $name }」になります。
privacy-ask-daily = - デイリーとその結果、連続記録は消えます。
privacy-ask-discord = - チャンネルにあるメッセージは残ります。
privacy-ask-bans = - サーバーからBANされている場合、BANは残ります。IDの代わりにコードが使われます。
privacy-ask-kicks = - キックは残り、始めたデイリーをもう一度始めることはできません。どちらもIDの代わりにコードが使われます。
privacy-ask-undo = 元には戻せません。
privacy-deleted = あなたのデータをすべて削除しました。また使うと、新しく保存されます。
privacy-again = いまボットを使っているため、新しいデータが保存されました。1分後にもう一度お試しください。
button-privacy-export = ダウンロード
button-privacy-delete = データを削除
button-privacy-yes = すべて削除
button-privacy-no = 残す

### admin

## admin_settings

admin-settings-title = このサーバーの制限
admin-settings-roles = テーブルを開ける人：{ $roles }
admin-settings-everybody = 全員
admin-settings-rules-open = ルール：**{ $rules }**（ホストが変更できます）
admin-settings-rules-locked = ルール：**{ $rules }**（ホストは変更できません）
admin-settings-ais = テーブルのAIの上限：**{ $most }**
admin-settings-ais-choice = AI：{ $most }
admin-settings-no-limit = 上限なし
admin-settings-what-roles = モデレーターはいつでもテーブルを開けます。
admin-settings-what-rules = ルールは `/uno settings` で選びます。
admin-settings-what-ais = 抜けた人の代わりのAIは数えません。
admin-settings-choose-roles = ロールを選ぶ（なしなら全員）…
button-lock-rules = ルールを固定
button-unlock-rules = ルールの固定を解除
refused-rules-locked = このサーバーではルールが固定されています。管理者が `/uno settings` で選びます。
refused-ais-capped = AIが多すぎます。このサーバーではテーブルに{ $most }人までです。
refused-roles-start = テーブルを開くには、次のロールのどれかが必要です：{ $roles }。開いているテーブルには参加できます。
refused-limits-changed = ロビーが開いたあとにサーバーの管理者が制限を設けたので、テーブルが変わりました。まだ始まっていません。もう一度確かめてから開始してください。
note-lobbies-limited = 変更しました。ルールやAIの数が合わなかった開いているロビー{ $count }件も合わせました。
note-tournaments-limited = 開いている大会{ $count }件はルールが違いました。これからのテーブルは新しいルールです。ルールが合わない大会は終了しました。

## oversight

oversight-title = このサーバーのテーブル
oversight-table = テーブル
oversight-unknown-channel = 読み取れないチャンネル
oversight-host = ホスト { $host }
oversight-stage = { $stage ->
    [lobby] まだ始まっていません
    [playing] 試合中です
    [pause] ラウンドの合間です
    [suspended] チャンネルに届かないため、待機中です
    [adjourned] 待機中で、チャンネルは空いています
   *[damaged] 保存されたデータを読み取れません
}
oversight-since = { $stage ->
    [suspended] { $when }から
    [adjourned] { $when }から
   *[other] 最後の操作は{ $when }
}
oversight-late = 止まっています。手番の期限は{ $when }でした。
oversight-empty = このサーバーに開いているテーブルはありません。
oversight-more = ほかに{ $count }卓あります。そのチャンネルでコマンドを使ってください。
oversight-end-what = テーブルを終了すると、全員に対して閉じられ、試合は再開できません。
button-oversee = 管理
button-oversight-list = すべてのテーブル
button-oversight-refresh = 更新
note-oversight-ended = { $channel }のテーブルを閉じました。
refused-oversight-gone = そのテーブルはもう閉じています。
refused-oversight-empty = { $channel }にテーブルはありません。`/unoadmin tables` ですべて見られます。
refused-admin-place = このコマンドはサーバーごとのものです。サーバーで使ってください。
refused-admin = これができるのは、「サーバー管理」の権限がある人だけです。
oversight-free-what = チャンネルを空けると、テーブルは待機します。`/uno resume` で再開できます。
button-oversight-free = チャンネルを空ける
note-unblocked = { $channel }が空きました。テーブルは `/uno resume` を待っています。
refused-unblock-free = そのテーブルはチャンネルをふさいでいません。`/uno start` で別のテーブルを開けます。
refused-unblock-running = そこで止まっているものはありません。`/unoadmin end` でテーブルを終了できます。

## bans

bans-title = ウノからのBAN
bans-empty = BANされた人はいません。
bans-line = { $user } · { $when }に{ $admin }さんがBAN
bans-more = ほかに{ $count }件あります。
bans-lift = 元プレイヤーのBANを解除
note-banned = { $user }さんは、このサーバーではもうウノで遊べません。席をAIに渡したテーブル：{ $count }
note-banned-leaves = あなたも同じ試合に参加しています。結果とレートでは、その試合を途中で抜けた扱いになり、最下位になります。プレイは続けられます。
note-unbanned = { $user }さんはまた遊べます。
refused-banned = このサーバーではウノで遊べません。サーバーの管理者が決めました。
refused-invite-banned = { $name }さんは、このサーバーではウノで遊べません。
refused-not-banned = その人はBANされていません。`/unoadmin bans` で一覧を見られます。
refused-ban-bot = ボットはBANできません。席がないからです。
refused-ban-oneself = 自分をBANすることはできません。ほかの人を選んでください。

## acts

acts-title = 管理者の操作
acts-empty = まだありません。
acts-channel = { $channel }に投稿します。
acts-no-channel = ログのチャンネルはありません。`/unoadmin log` でチャンネルを指定できます。
act-line = { $kind ->
    [end] { $admin }さんが{ $channel }のテーブルを終了しました。
    [unblock] { $admin }さんが{ $channel }を空けました。テーブルは待機中です。
    [ban] { $admin }さんが{ $user }さんをBANしました。{ $detail }
    [unban] { $admin }さんが{ $user }さんのBANを解除しました。
    [roles] { $admin }さんがテーブルを開ける人を設定しました：{ $detail }
    [rules] { $detail ->
        [lock] { $admin }さんがルールを固定しました。
       *[unlock] { $admin }さんがルールの固定を解除しました。
    }
    [ais] { $admin }さんがテーブルのAIの上限を設定しました：{ $detail }
    [lost] { $detail ->
        [roles] テーブルを開けるロール { $value } が削除されました。ほかに選ばれたロールは引き続き開けます。
        [roles-all] テーブルを開けるロール { $value } が削除されました。今は全員が開けます。`/unoadmin roles` で別のロールを選べます。
        [moderators] モデレーターのロール { $value } が削除されました。`/uno settings` で別のロールを選べます。
        [log] ログのチャンネルが削除されました。`/unoadmin log` で別のチャンネルを指定できます。
        [day] サーバーの1日のチャンネルが削除されました。`/unoadmin day` で別のチャンネルを指定できます。
        [rules] 設定のルール { $value } はもう使えないため、テーブルは公式ルールになります。`/uno settings` で別のルールを選べます。
       *[places] ウノが許可された最後のチャンネルが削除されたため、このサーバーでは遊べません。`/uno settings` でほかの場所を許可できます。
    }
    [day] { $detail ->
        [off] { $admin }さんがサーバーの1日をオフにしました。
       *[on] { $admin }さんがサーバーの1日のチャンネルを設定しました：{ $channel }
    }
   *[log] { $detail ->
        [off] { $admin }さんがログのチャンネルをオフにしました。
       *[on] { $admin }さんがログのチャンネルを設定しました：{ $channel }
    }
}
day-title = 📅 きのうのこのサーバー · { $day }
day-more = ほか{ $count }人。
day-streak = 🔥 { $days }日連続
day-matches = 試合は{ $count }回ありました。
day-wins = { $who } { $wins }勝
day-rematch = 🔁 **今週のライバル対戦：** { $count }試合、{ $wins }
day-settings-title = サーバーの1日
day-settings-what = 1日1回、きのうのデイリーの結果と連続記録、そして今週いちばん多く対戦した人たちを投稿します。通知は送りません。だれも遊ばなかった日は投稿しません。**レート：オフ** の人の名前は出しません。
day-no-channel = オフです。`/unoadmin day` でチャンネルを選ぶとオンになります。
day-channel = { $channel }に投稿します。次は{ $when }です。
button-no-day = 投稿しない
button-no-log = ログのチャンネルなし
refused-log-channel = そのチャンネルには書き込めません。テキストチャンネルかスレッドを選んでください。

## channel_check

# `/unoadmin check`: what the bot needs in this channel and server

check-title = このチャンネルとサーバーの確認
check-permissions = { $channel } でテーブルを開く権限があります。
check-lacks = { $channel } で { $missing } の権限がありません。チャンネル設定の「権限」で、ボットのロールに許可してください。
check-channel-gone = チャンネル { $channel } はもうありません。テーブルは `/uno resume` を待っています。
check-threads = スレッドのテーブルには { $missing } の権限も必要です。
check-roles-empty = { $roles } を持つ人がいないため、テーブルを開けるのはモデレーターだけです。`/unoadmin roles` で別のロールを選べます。
check-age-restricted = { $channel } は年齢制限チャンネルです。Discordで年齢を確認したメンバーしか入れないため、ほかの人はそこで遊べません。
check-slow-mode = { $channel } は低速モードです。Discordではボットにも、ボタンを押すことにも影響しません。それでも止められる場合は、このボットのロールに「低速モードを回避」を許可してください。
check-pictures = カードの絵の準備ができています：{ $decks }。ほかのデッキの絵は、最初のテーブルのときに用意されます。
check-no-pictures = 次のカードの絵がまだDiscordにないため、そのカードは簡単な記号です：{ $decks }。ボットの運営者は `unobot emojis sync` を実行できます。
check-commands = Discordには最新のコマンドが登録されています。
check-commands-changed = Discordに登録されたコマンドが別のバージョンです：{ $commands }。ボットの運営者が再起動すると、正しいものが登録されます。
check-commands-unknown = 登録されたコマンドを今はDiscordに確認できません。1分後にもう一度試してください。
check-tables = このサーバーに止まっているテーブルはありません。
check-stuck = { $count ->
   *[other] このサーバーで { $count } 個のテーブルが止まっています。`/unoadmin tables` を見てください。
}

## probe

# The message of `unobot doctor --live`, with which an admin tests the set-up

probe-title = unobotの設定テスト
probe-step = { $step ->
    [1] 1番目のボタンを押してください。
    [2] 2番目のボタンを押してください。
    [3] 自分だけのパネルを待つか、4番目のボタンで待ち時間を飛ばしてください。
    [4] 古いほうの自分だけのパネルのボタンを押してください。
   *[5] 3番目のボタンを押し、このメッセージが変わる間に何度も押してください。
}
probe-panel = このパネルはテストです。公開メッセージの指示があったらボタンを押してください。

### owner

## owner

owner-notice = 📣 ボットの運営者より：{ $words }
refused-blocked = このボットでは遊べません。ボットの運営者が決めました。`/uno privacy` は使えます。
refused-blocked-server = このサーバーではこのボットを使えません。ボットの運営者が決めました。
button-owner = 運営者メニュー
owner-title = 運営者メニュー
owner-what = ここで決めたことは、数秒ですべてのサーバーに反映されます。このパネルはボットの運営者だけに見えます。
owner-counts = ここのサーバー：{ $servers } ・ テーブル：{ $tables } ・ ブロックした人：{ $people } ・ ブロックしたサーバー：{ $blocked }
owner-notice-until = お知らせ（{ $when }に終了）：{ $words }
owner-no-notice = お知らせはありません。
button-owner-notice = お知らせを書く
button-owner-clear = お知らせを消す
button-owner-block-user = 人をブロック
button-owner-block-server = サーバーをブロック
button-owner-servers = サーバー
owner-unblock = ブロック解除…
owner-user-choice = 人 { $id }
owner-server-choice = サーバー { $id }
owner-id = ID
owner-words = すべてのロビーと手札に出る1行
owner-hours = 時間
owner-blocked = `{ $id }` をブロックしました。
owner-unblocked = `{ $id }` のブロックを解除しました。
owner-server-line = **{ $name }** ・ `{ $id }` ・ メンバー：{ $members }
button-owner-leave = 抜ける
button-owner-more = ほかのサーバー
owner-left = ボットは `{ $id }` から抜けました。
refused-owner = それはこのボットの運営者だけができます。
refused-owner-id = それはIDではありません。IDは17桁から20桁の数字です。
refused-owner-oneself = 自分をブロックすることはできません。
refused-owner-hours = 時間は1から { $most } までの数です。
refused-owner-words = お知らせには文字が必要です。

### settings

## preferences

preferences-title = あなたの設定
preferences-body = どのテーブルにも、すぐに反映されます。
button-preferences-table = テーブル
button-preferences-messages = 通知と結果
preferences-playing = 互角のAI：あなたとは100段階の{ $strength }で対戦します。AIとの試合で決まり、勝つと上がり、負けると下がります。
preferences-emblem-fox = アイコン：キツネ
preferences-emblem-octopus = アイコン：タコ
preferences-emblem-frog = アイコン：カエル
preferences-emblem-bee = アイコン：ミツバチ
preferences-emblem-whale = アイコン：クジラ
preferences-emblem-mushroom = アイコン：キノコ
preferences-emblem-penguin = アイコン：ペンギン
preferences-emblem-cactus = アイコン：サボテン
preferences-emblem-blossom = アイコン：花
preferences-emblem-owl = アイコン：フクロウ
preferences-emblem-what = どのテーブルでも使うあなたのアイコン。進行中の試合のアイコンは変わりません。
preferences-look-auto = カード：サーバーの設定
preferences-look-pictures = カード：絵
preferences-look-shapes = カード：図形と文字
preferences-look-text = カード：文字だけ
preferences-look-what = 自分の手札をどう表示するか。
preferences-sort-color = 並び順：色
preferences-sort-value = 並び順：数字
preferences-sort-what = 手札の並び順。
preferences-passes-on = 自動パス：オン
preferences-passes-off = 自動パス：オフ
preferences-passes-what = 引いたカードを出せないとき、自動でパスするかどうか。
preferences-dms-auto = DM：サーバーの設定
preferences-dms-on = DM：手札も届く
preferences-dms-off = DM：手札は届かない
preferences-dms-what = 手札をダイレクトメッセージでも受け取るか。
preferences-pings-idle = 通知：操作がないとき
preferences-pings-always = 通知：毎回
preferences-pings-off = 通知：なし
preferences-pings-what = 自分の番が来たとき、いつ通知するか。
preferences-pings-by-channel = 通知先：チャンネル
preferences-pings-by-dm = 通知先：DM
preferences-pings-by-what = どこで通知するか。
preferences-hints-on = ヒント：1回ずつ
preferences-hints-off = ヒント：なし
preferences-hints-what = 役に立つときに一度だけ出る、短いアドバイス。
preferences-rated-on = レート：オン
preferences-rated-off = レート：オフ
preferences-rated-what = レートをつけて、ランキングに載せるかどうか。
preferences-language-auto = 言語：自動
preferences-language-what = このボットがあなたに使う言語。自動なら、Discordの言語に合わせます。
preferences-language = 言語：{ $name }

## server_settings

server-settings-title = このサーバーのウノ
server-settings-title-channel = { $channel } のウノ
server-settings-line = { $origin ->
    [here] { $name }：**{ $value }** · ここで設定
    [server] { $name }：**{ $value }** · サーバーの設定
   *[usual] { $name }：**{ $value }**
}
server-settings-which = 変える項目…
server-settings-as-server = サーバーと同じ
server-settings-as-usual = 標準：{ $value }
button-server-settings-server = このサーバー
button-server-settings-channel = このチャンネル

server-settings-rules = ルール
server-settings-rules-what = ホストが変えないかぎり、新しいテーブルで使うルール。
server-settings-rules-code = コード { $code }
server-settings-turn = 持ち時間
server-settings-turn-what = 新しいテーブルで1手に使える時間。
server-settings-allowed = ウノ
server-settings-allowed-what = テーブルを開けるかどうか。
server-settings-allowed-on = 遊べる
server-settings-allowed-off = 遊べない
server-settings-starts = テーブルを開ける人
server-settings-starts-what = /uno start を使える人。
server-settings-starts-everybody = 全員
server-settings-starts-moderators = モデレーター
server-settings-moderator-role = ウノのモデレーター
server-settings-moderator-role-auto = ロールなし
server-settings-role = ロールを選ぶ…
button-no-role = ロールなし
server-settings-table-look = テーブルの表示
server-settings-table-look-what = 新しいテーブルの見え方。
server-settings-table-look-picture = 上から見た絵
server-settings-table-look-text = 言葉と場のカードの絵
server-settings-look = 手札の表示
server-settings-look-what = /uno me で何も選んでいない人に使います。
server-settings-look-pictures = 絵
server-settings-look-shapes = 図形と文字
server-settings-look-text = 文字だけ
server-settings-dms = DMで手札を届ける
server-settings-dms-what = /uno me で何も選んでいない人に使います。
server-settings-dms-on = はい
server-settings-dms-off = いいえ
server-settings-pings = 番の通知
server-settings-pings-what = 番が来た人を、チャンネルで通知するかどうか。
server-settings-pings-on = はい
server-settings-pings-off = いいえ
server-settings-threads = テーブルごとのスレッド
server-settings-threads-what = 新しいテーブルに専用のスレッドを作るかどうか。
server-settings-threads-on = はい
server-settings-threads-off = いいえ
server-settings-moments = 演出
server-settings-moments-what = 新しいテーブルで、ウノ・大量ドロー・勝利をバナーと一言で盛り上げます。
server-settings-moments-on = オン
server-settings-moments-off = オフ
server-settings-seasons = シーズン
server-settings-seasons-what = 新しいランキングが始まるまでの期間。
server-settings-seasons-monthly = 1か月
server-settings-seasons-quarterly = 3か月
server-settings-seasons-never = シーズンなし
server-settings-language = 言語
server-settings-language-what = テーブルの言語。一人ひとりの画面は、その人の言語になります。
server-settings-language-auto = サーバーの言語

refused-server-settings-place = 設定はサーバーごとのものです。サーバーでこのコマンドを使ってください。
refused-server-settings = この設定を変えるには、「サーバー管理」の権限が必要です。
refused-everybody-role = そのロールだと全員がモデレーターになってしまいます。別のロールを選んでください。
refused-not-here = このチャンネルではウノで遊べません。サーバーの管理者が `/uno settings` で変えられます。
refused-moderators-start = ここでテーブルを開けるのはモデレーターだけです。モデレーターに頼むか、開いているテーブルに参加してください。

### translations

## beta

beta-what = ベータ版：おかしな言葉を教えてください。
beta-line = { $name }はベータ版です。おかしな言葉を教えてください。
button-beta-note = 教える
beta-note-title = どこがおかしいですか？
beta-note-label = その言葉と、あなたならどう言うか
beta-note-thanks = ありがとうございます！このボットの運営者が読みます。
beta-offer = { $name }版（ベータ）もあります。
button-beta-switch = 切り替える
refused-beta-notes = 1日に{ $count }件送ったので、今はこれ以上受け取れません。ありがとうございます！
refused-beta-empty = 先に何か書いてください。

### help

## help

help-title = ここでのウノの遊び方
help-new = **ウノは初めてですか？** **やってみる**なら、AI相手の短い5ステップで学べます。
help-start = **さっそく遊びますか？** `/uno start` でここにテーブルが開きます。ほかの人は**参加**を押し、空いた席にはAIも座れます。
help-daily = **5分だけ遊びますか？** `/uno daily` には毎日新しいデイリーがあります。
help-ask = 何を知りたいですか？
help-bring = **ほかの場所でも？** DM、グループDM、ボットのいないサーバーで遊べます：
button-install-server = サーバーに追加
button-install-personal = アプリに追加
button-tutorial = やってみる

help-button-round = 流れ
help-topic-round = 1ラウンドの流れ
help-round-1 = 全員にカードが配られ、場に1枚が表向きに置かれます。
help-round-2 = **自分の番：** 場のカードと同じ色、同じ数字、同じ記号のどれかのカードか、ワイルドを出します。出せるカードがなければ、**引く**で1枚引きます。それが出せるカードなら、すぐに出してもかまいません。
help-round-3 = **終わり：** 最初に手札をなくした人がラウンドに勝ち、ほかの人の手札の点をもらいます。先に目標点に達した人が試合に勝ちます。
help-round-4 = ハウスルールで変わるところもあります。ここで使っているルールは `/uno rules` で見られます。
help-button-cards = カード
help-topic-cards = カードの種類
help-cards-1 = **0〜9**：色と数字だけのカードです。
help-cards-2 = ⊘ **スキップ**：次の人は1回休みです。
help-cards-3 = ⇄ **リバース**：順番が逆回りになります。2人のときはスキップと同じです。
help-cards-4 = **+2** ドロー2：次の人は2枚引いて1回休みです。
help-cards-5 = 🌈 **W** ワイルド：どのカードの上にも出せて、好きな色を選べます。
help-cards-6 = 🌈 **+4** ワイルドドロー4：好きな色を選び、次の人は4枚引きます。場の色のカードが手札にないときに使うカードで、次の人はチャレンジできます。
help-button-uno = ウノ！
help-topic-uno = ウノの宣言と指摘
help-uno-1 = **残り2枚で自分の番ですか？** まず「**📣 ウノ宣言**」を押してから、1枚出しましょう。
help-uno-2 = **忘れましたか？** 急いで「**ウノ！**」を押しましょう。
help-uno-3 = **ほかの人が忘れましたか？** テーブルの「**指摘！**」が押せるようになります。次のプレイの前に押すと、その人が2枚引きます。
help-button-hand = 手札
help-topic-hand = 自分の手札
help-hand-1 = テーブルの**手札**を押すと、あなただけに手札が見えます。ダイレクトメッセージでも届きます。カードを押すと出せます。
help-hand-2 = 押せないカードがありますか？「**なぜ出せない？**」で、どのルールのせいかがわかります。
help-hand-3 = `/uno play` では、できる手を言葉で選べます。スクリーンリーダーやキーボードで遊ぶときに便利です。
help-hand-4 = 💡 小さなヒントが1回ずつ出ます。`/uno me` でオフにも、またオンにもできます。
help-button-away = 離席
help-topic-away = 席を離れるとき
help-away-1 = テーブルのカウントダウンが、1手の残り時間です。時間切れになると、その手は自動で進みます。2回続くと、何かボタンを押すまでAIが代わりにプレイします。
help-away-2 = もう行かないといけませんか？**抜ける**で手札をAIに預けられます。**手札**を押せば、また戻れます。
help-button-table = ハウスルール
help-topic-table = テーブルのルール
help-table-1 = 試合の前なら、ホストが**ルールを変える**でルールを変えられます。プリセットを選ぶか、ハウスルールを1つずつ選ぶか、ほかのテーブルのコードを使います。
help-table-2 = 誰もカードに細工はできません。山札は誰かが参加する前に封印され、最後に**シャッフルを検証**で確かめられます。
help-button-commands = コマンド
help-topic-commands = コマンド一覧
help-commands-1 = どれも `/uno` で始まります：
help-command = **{ $command }** · { $what }
news-line = 🆕 **新着：** { $news }
news-faces = どのテーブルでも同じアイコンになりました。`/uno me` で変えられます。
help-legal = 非公式のファンプロジェクトです。Mattel社とは関係がなく、同社の承認も受けていません。UNOはMattel社の商標です。

help-rules-title = ルール：{ $preset }

## tutorial

lesson-title = ステップ{ $number }/{ $of } · { $title }
lesson-ai = ロビン
lesson-top = 場のカード：{ $emoji } { $card }
lesson-early = それもルールどおりです。いまは、上に書いてあることを試してみましょう。
button-lesson-next = 次のステップ
button-lesson-skip = このステップを飛ばす
button-try-again = もう一度

lesson-match = 色か数字
lesson-match-do = 手札を全部なくせば勝ちです。場のカードと**色**か**数字**が同じカードを出しましょう。カードを押してください。
lesson-match-done = ウノはほとんどこれだけです。続いて、**{ $ai }**さんも同じように出しました。色か数字を合わせて、順番に出していきます。

lesson-action = 記号カード
lesson-action-do = 特別な効果のあるカードもあります。手札から1枚出してみましょう。
    ⊘ スキップ：次の人は1回休みです。
    ⇄ リバース：順番が逆回りになります。
    +2 ドロー2：次の人は2枚引いて1回休みです。
lesson-action-done = **{ $ai }**さんは1回休みです。2人で遊んでいるので、すぐにまたあなたの番になりました。

lesson-wild = ワイルド
lesson-wild-do = 手札のほかのカードは出せませんが、**ワイルド**（W）はどのカードの上にも出せて、次からの色を選べます。出してみましょう。
lesson-wild-color = 何色にしますか？手札には赤がいちばん多くあります。
lesson-wild-done = あなたが選んだ色になり、**{ $ai }**さんはその色に合わせて出しました。**ワイルドドロー4**（+4）も色を選べて、さらに次の人が4枚引きます。場の色のカードが手札にないときに使うカードで、次の人はチャレンジできます。

lesson-draw = カードを引く
lesson-draw-do = 出せるカードがありません。1枚引きましょう。
lesson-draw-choose = 出せるカードを引きました。いま出すか、あとのために残しましょう。この番では、ほかのカードは出せません。
lesson-draw-done = お見事です。引いたカードが出せないときは、手札に残して自分の番は終わりです。
lesson-draw-kept = 手札に残したので、あなたの番は終わりです。それが賢いこともあります。ただし、最後に手札に残ったカードはすべて、勝った人の得点になります。

lesson-uno = ウノ！
lesson-uno-do = **{ $ai }**さんは残り1枚なのに、ウノを宣言し忘れました。次のプレイの前に「**{ $ai }さんを指摘！**」を押しましょう。
lesson-uno-say = 指摘成功です。**{ $ai }**さんは2枚引きました。今度はあなたが残り2枚です。**📣 ウノ宣言**を押してから、1枚出しましょう。
lesson-uno-forgot = ウノを忘れて、**{ $ai }**さんに指摘され、2枚引きました。実際のテーブルでは、カードを出したあとでも、ほかの人より早ければ「**ウノ！**」を押せます。
lesson-uno-last = ウノを宣言したので、誰にも指摘されません。残り1枚、出しましょう！
lesson-uno-done = 🎉 あなたの勝ちです！最初に手札をなくした人がラウンドに勝ち、ほかの人の手札の点をすべてもらいます。次はみんなと遊びましょう。`/uno start` でテーブルが開きます。

## commands

command-uno = ウノで遊ぶ
command-start = このチャンネルでテーブルを開く
command-start-ais-name = aiの人数
command-start-ais = 最初から座らせるAIの人数
command-start-level-name = 強さ
command-start-level = AIの強さ
command-start-rules-name = ルール
command-start-rules = プリセット名かルールコード
command-start-pace-name = ペース
command-start-pace = 1手にどれだけ時間を使えるか
command-start-thread-name = スレッド
command-start-thread = テーブルを専用のスレッドで開く
command-tables = 自分のテーブルを、全サーバー・全チャンネルから一覧にする
command-history = このサーバーで終わった試合とリプレイの一覧
command-join = このチャンネルのテーブルに参加する
command-leave = 席を立って抜ける
command-hand = 自分の手札を見る
command-play = 言葉で選んでプレイする
command-play-move-name = 手
command-play-move = いまできる操作から選ぶ
command-status = このチャンネルのテーブルを見る
command-end = このチャンネルのテーブルを終了する
command-rules = ルールの説明を見る
command-resume = 再開を待つ試合を、このチャンネルで続ける
command-resume-match-name = 試合
command-resume-match = 再開する試合（待っている試合が複数あるとき）
choice-match = { $names } · ラウンド{ $round }
choice-lobby = { $names } · 開始前
command-help = ここでのウノの遊び方
command-settings = このサーバーやチャンネルでのウノの設定を変える
command-me = カードの見え方、言語、通知のタイミングを選ぶ
command-privacy = 保存されている自分のデータを見る、ダウンロードする、削除する
command-stats = 自分やほかの人の戦績を見る
command-stats-person-name = 相手
command-stats-person = 見たい人（省略すると自分）
command-stats-season-name = シーズン
command-stats-season = シーズン（省略すると全期間）
command-stats-rules-name = ルール
command-stats-rules = このルールの試合だけ
command-fairness = このサーバーのカードがどれだけ公平だったかを見る
command-leaderboard = このサーバーのランキングを見る
command-leaderboard-season-name = シーズン
command-leaderboard-season = シーズン（省略すると今のシーズン）
command-leaderboard-rules-name = ルール
command-leaderboard-rules = このルールの試合だけ
command-daily = 今日の5ラウンドをひとりで遊んで比べる
command-daily-date-name = 日付
command-daily-date = 別の日（例：2026-11-24）
command-invite = このチャンネルのテーブルに誰かを招待する
command-invite-person-name = 相手
command-invite-person = 招待する相手
command-unoadmin = このサーバーのウノを管理する
command-unoadmin-tables = このサーバーのテーブルを一覧にする
command-unoadmin-end = テーブルを終了する
command-unoadmin-end-channel-name = チャンネル
command-unoadmin-end-channel = テーブルのチャンネル（ここでない場合）
command-unoadmin-unblock = 止まった、壊れた、中断したテーブルのチャンネルを空ける
command-unoadmin-unblock-channel-name = チャンネル
command-unoadmin-unblock-channel = チャンネル（ここでない場合）
command-unoadmin-ban = ある人を、このサーバーのすべてのテーブルで遊べないようにする
command-unoadmin-ban-person-name = 人
command-unoadmin-ban-person = BANする人
command-unoadmin-ban-reason-name = 理由
command-unoadmin-ban-reason = 理由（管理者だけが読みます）
command-unoadmin-unban = BANされた人がまた遊べるようにする
command-unoadmin-unban-person-name = 人
command-unoadmin-unban-person = BANを解除する人
command-unoadmin-bans = ここで遊べない人を一覧にする
command-unoadmin-roles = テーブルを開けるロールを選ぶ
command-unoadmin-rules = ホストが変更できないように、ルールを固定する
command-unoadmin-ais = テーブルのAIの数を制限する
command-unoadmin-log = 管理者の操作を見る、または投稿先のチャンネルを選ぶ
command-unoadmin-log-channel-name = チャンネル
command-unoadmin-log-channel = 操作を投稿するチャンネル
command-unoadmin-day = きのうの結果を1日1回投稿する、またはやめる
command-unoadmin-day-channel-name = チャンネル
command-unoadmin-day-channel = 投稿するチャンネル
command-unoadmin-check = ボットに必要なものをここで確認する
command-tournament = このチャンネルで大会を開く、または開いている大会を表示する
command-tournament-checkin-name = 出席確認
command-tournament-checkin = 出席確認の締め切りまでの分数
command-tournament-rounds-name = ラウンド数
command-tournament-rounds = 決勝の前のラウンド数
command-tournament-minutes-name = 分
command-tournament-minutes = 1ラウンドの分数
command-tournament-rules-name = ルール
command-tournament-rules = プリセット名かルールコード
command-tournament-level-name = 強さ
command-tournament-level = 空席に入るAIの強さ
command-tournament-duplicate-name = 同じカード
command-tournament-duplicate = すべての卓に同じカードを配り、同じ席どうしを比べます

## demo

demo-guide = ガイド
demo-welcome =
    👋 ようこそ！{ $name }さんのテーブルにAIが{ $ais }人そろっています。**{ $start }** を押すとカードが配られます。
    -# 上の **Viewing as** で、Ann、Ben、Cleo、Devの誰になるかを選べます。
    -# `/uno help` から **{ $alone }** を押すと、ダイレクトメッセージで対戦できます。
demo-direct = { $name }さんのメッセージ
demo-group = 💬 グループ
demo-group-hello = ボットを自分用に入れたので、ここでも使えます。`/uno start` でテーブルを開けば、みんな参加できます。
demo-page = { $url } で遊べます
demo-direct-page = { $name }さんのダイレクトメッセージ：{ $url }
demo-stop = 止めるには、ここでCtrl-Cを押してください。
