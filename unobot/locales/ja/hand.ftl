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
hand-drawn-unfit-passing = { $emoji } **{ $card }**を引きました。出せないので、まもなく自動でパスします。
hand-drawn-nothing = 引くカードがもうありません。パスしてください。
hand-drawn-nothing-passing = 引くカードがもうないので、まもなく自動でパスします。
hand-drawn-blind = カードを裏向きのまま引きました。手札に残しましょう。次の自分の番が来たら見られます
hand-drawn-blind-passing = カードを裏向きのまま引きました。まもなく自動でパスします。次の自分の番が来たら見られます。
hand-unseen = 手札のうち{ $count }枚は裏向きです。次の自分の番が来たら表になります。
hand-first-color = あなたの番：最初のカードはワイルドでした。最初の色を決めてください
hand-wild = { $card }：何色にしますか？
hand-answer = **{ $name }**さんが{ $emoji } **{ $color }**の上にワイルドドロー4を出しました。{ $owed }枚引きますか、チャレンジしますか？
hand-answer-held = { $needs ->
    [no_playable] **{ $name }**さんがほかのカードを出せたなら、**{ $name }**さんが{ $owed }枚引きます。違えば、あなたが{ $lost }枚引きます。
   *[no_color] { $color ->
        [R] **{ $name }**さんが赤のカードを持っていたなら、**{ $name }**さんが{ $owed }枚引きます。違えば、あなたが{ $lost }枚引きます。
        [Y] **{ $name }**さんが黄のカードを持っていたなら、**{ $name }**さんが{ $owed }枚引きます。違えば、あなたが{ $lost }枚引きます。
        [G] **{ $name }**さんが緑のカードを持っていたなら、**{ $name }**さんが{ $owed }枚引きます。違えば、あなたが{ $lost }枚引きます。
       *[B] **{ $name }**さんが青のカードを持っていたなら、**{ $name }**さんが{ $owed }枚引きます。違えば、あなたが{ $lost }枚引きます。
    }
}{ $count ->
    [0] これが**{ $name }**さんの最後のカードでした。
   *[other] **{ $name }**さんの手札は残り{ $count }枚です。
}
hand-wait = まだあなたの番ではありません。
hand-waiting-bare = **{ $name }**さんを待っています
hand-waiting = **{ $name }**さんを待っています · 場は{ $card }
hand-waiting-last = { $name }さんは残り1枚
hand-wait-over = 投票が終わりました。カードを配っています。
hand-cards = あなたの手札、{ $count }枚：{ $cards }
hand-uno-owed = 残り1枚です。指摘される前に「**ウノ！**」と宣言しましょう。
hand-catch = **{ $name }**さんはウノを宣言していません。
hand-shown = **{ $name }**さんの手札（見えるのはあなただけです）：{ $cards }
hand-lobby = 試合はまだ始まっていません。
hand-away = あなたは抜けたので、AIが代わりにプレイしています。
hand-autopilot = 2回時間切れになったので、AIが代わりにプレイしています。どれかボタンを押すと自分でプレイできます。
hand-resting = AIが代わりにプレイしています。ここのどれかを押すと自分でプレイできます。
hand-waits = ほかに誰もいないので、試合はあなたを待っています。どれかボタンを押すと続けられます。
hand-away-waits = あなたは抜けました。ほかに誰もいないので、試合は止まっています。
button-return = 自分の席に戻る

hand-step-cards = { $card }：どのカードを一緒に出しますか？
hand-step-target = { $card }：相手は誰にしますか？
hand-step-draws = { $card }：誰が2枚引きますか？
hand-first-target = 誰と手札を交換しますか？
hand-owed = { $owed }枚引くことになっています。引いてください
hand-answer-stack = 下のカードを重ねて、合計枚数を次の人に回すこともできます。
hand-catch-whom = { $count ->
    [0] 誰を指摘しますか？
   *[other] 誰を指摘しますか？間違えると、あなたが{ $count }枚引きます。
}
hand-wrong-play = 出せないカードを出そうとすると、ペナルティで{ $count }枚引きます。
hand-jump-in = 場のカードとまったく同じカードを持っています。ジャンプインできます！

button-take = { $owed }枚引く
button-pass = パス
button-challenge = チャレンジ
button-catch-somebody = 指摘 …
button-target = { $name } ({ $count })
button-sort-color = 色順
button-sort-value = 数字順

note-caught = { $name }さんを指摘しました！
paused-title = ⏸️ 自動更新は一時停止中です
paused-hand = これはその時点の手札です。**更新**か、カードのどれかを押すと、今の状況が見られます。
paused-body = **更新**を押すと、今の状況が見られます。
note-dms-closed = ダイレクトメッセージを送れないため、手札はここだけに表示します。テーブルの**自分の手札**でまた見られます。
note-dms-blocked = いまDiscordが新しいダイレクトメッセージを許可していないため、手札はここだけに表示します。テーブルの**自分の手札**でまた見られます。
changed-terms = ⚠️ 参加したあとに変わったこと：{ $changes }
changed-no-take-back = 手は戻せません
changed-ais = AI{ $count }体
