## Moves, as /uno play lists them

move-play = { $card }を出す
move-play-uno = { $card }を出してウノを宣言する
move-draw = カードを引く
move-pass = 引いたカードを手札に残す
move-pass-empty = パスする（引くカードがない）
move-challenge = { $name }さんにチャレンジする
move-accept = { $owed }枚引く
move-uno = ウノを宣言する
move-catch = { $name }さんを指摘する
move-color = { $color }を選ぶ
move-at = { $move }（相手：{ $name }さん）
move-at-draws = { $move }（{ $name }さんが2枚引く）
move-penalized = { $move }（ルール違反、ペナルティ{ $count }枚）
move-vote = 投票する：{ $rule }
move-time = ラウンドを終える：時間切れ
move-back = 自分の最後の手を戻す

## Moves that the rules refuse

refused-by-setting = { $told } ルール「{ $setting }」のためです。
refused-seat-out = このラウンドでのあなたの番は終わりました。
refused-vote-first = まず全員の投票です。
refused-already-voted = もう投票しました。
refused-no-vote = いまは投票の時間ではありません。
refused-not-identical = いまは**{ $name }**さんの番です。ジャンプインできるのは、まったく同じ{ $top }だけです。
refused-cannot-stack = { $owed }枚引くことになっていますが、{ $card }では次の人に回せません。
refused-no-challenge = いま引くことになっている分には、チャレンジできません。
refused-must-play = { $card }は出せるので、必ず出してください。
refused-at-limit = 手札が{ $held }枚で、上限の{ $limit }枚に達しているため、もう引けません。パスしてください。
refused-two-on-four = { $card }はワイルドドロー4の上には出せません。
refused-four-others-fit = 手札にほかに出せるカードがあるので、いまワイルドドロー4は出せません。
refused-last-card = { $card }ではあがれません。
refused-target-first = { $card }：相手を選んでください。
refused-bad-target = まだプレイしている、ほかの人を選んでください。
refused-uno-not-before = ウノの宣言は、カードを出すときか、残り1枚になってからです。
refused-uno-by-itself = ここではウノを宣言する必要はありません。
refused-no-clock = このラウンドに制限時間はありません。
refused-no-take-back = その手はもう戻せません。
refused-round-over = このラウンドは終わりました。
refused-not-your-turn = いまは**{ $name }**さんの番です。
refused-color-first = 先にワイルドの色を決めてください。
refused-answer-first = { $owed }枚引くことになっています。先にそちらを決めてください。
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
refused-four-not-legal = { $color }のカードを持っているので、いまワイルドドロー4は出せません。
refused-one-card-only = ここでは一度に1枚しか出せません。
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
refused-catch-nobody = そこには誰も座っていません。
