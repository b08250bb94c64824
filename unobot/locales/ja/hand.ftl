## Hand

hand-play = あなたの番：{ $emoji } **{ $color }**か**{ $face }**を出せます
hand-play-color = あなたの番：{ $emoji } **{ $color }**を出せます
hand-play-any = あなたの番：好きなカードから始めましょう
hand-partner = パートナーは**{ $name }**さん、残り{ $count }枚です。
hand-out = このラウンドでのあなたの番は終わりました：{ $place }
hand-play-pass = 出せるカードがなく、引くこともできません。パスしてください。
hand-play-none = 出せるカードがありません。1枚引いてください。
hand-drawn = { $emoji } **{ $card }**を引きました。出しますか、手札に残しますか？
hand-drawn-must = { $emoji } **{ $card }**を引きました。このカードは必ず出してください。
hand-drawn-unfit = { $emoji } **{ $card }**を引きました。出せないので、手札に残してください。
hand-drawn-unfit-passing = { $emoji } **{ $card }**を引きました。出せません。まもなく自動で番が終わります。
hand-drawn-nothing = 引くカードがもうありません。パスしてください。
hand-drawn-nothing-passing = 引くカードがもうありません。まもなく自動で番が終わります。
hand-drawn-blind = カードを裏向きのまま引きました。手札に残しましょう。次の自分の番が来たら見られます
hand-drawn-blind-passing = カードを裏向きのまま引きました。次の自分の番が来たら見られます。この番はまもなく自動で終わります。
hand-unseen = 手札のうち{ $count }枚は裏向きです。次の自分の番が来たら表になります。
hand-first-color = あなたの番：最初のカードはワイルドでした。最初の色を決めてください
hand-wild = { $card }：何色にしますか？
hand-answer = **{ $name }**さんが{ $emoji } **{ $color }**の上にワイルドドロー4を出しました。{ $owed }枚引きますか、チャレンジしますか？
hand-answer-held = { $count ->
    [0] これが**{ $name }**さんの最後のカードでした。
   *[other] **{ $name }**さんの手札はいま{ $count }枚です。出したときに{ $color }のカードを持っていたならチャレンジ成功、失敗するとあなたが{ $lost }枚引きます。
}
hand-wait = まだあなたの番ではありません。
hand-wait-over = 投票が終わりました。カードを配っています。
hand-cards = あなたの手札、{ $count }枚：{ $cards }
hand-uno-owed = 残り1枚です。指摘される前に「**ウノ！**」と宣言しましょう。
hand-catch = **{ $name }**さんはウノを宣言していません。
hand-shown = **{ $name }**さんの手札（見えるのはあなただけです）：{ $cards }
hand-watching = 観戦中です。
hand-lobby = 試合はまだ始まっていません。
hand-away = あなたは抜けたので、AIが代わりにプレイしています。
hand-autopilot = 2回時間切れになったので、AIが代わりにプレイしています。どれかボタンを押すと自分でプレイできます。
note-paused = 自動更新は一時停止中です。**更新**か、カードのどれかを押してください。
