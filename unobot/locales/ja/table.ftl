## Buttons

button-join = 参加
button-leave = 抜ける
button-start = 開始
button-rules = ルール
button-check = シャッフルを検証
button-hand = 自分の手札
button-uno = ウノ！
button-catch = 指摘！
button-catch-somebody = 指摘 …
button-catch-name = { $name }さんを指摘！
button-more = その他
button-draw = 引く
button-play = 出す
button-keep = 手札に残す
button-take = { $owed }枚引く
button-pass = パス
button-challenge = チャレンジ
button-say-uno-off = ウノ宣言：オフ
button-say-uno-on = ウノ宣言：オン
button-refresh = 更新
button-sort-color = 色順
button-sort-value = 数字順
button-back = 戻る
button-previous = ◀
button-page = { $page } / { $pages }
button-next = ▶
button-bump = 下に移す
button-end = 試合を終了
button-end-yes = はい、終了する
button-end-no = 続ける
button-return = 復帰する
button-ready = 準備OK
button-rematch = 再戦
button-other-rules = 別のルール

## Seats

mark-host = 👑 ホスト
mark-ready = ✅ 準備OK
mark-ai = 🤖 AI、{ $level }
mark-engine = ⚙️ エンジン { $level }
mark-away = 🤖 離席、AIが代わりにプレイ中
mark-autopilot = 💤 反応なし、AIが代わりにプレイ中
mark-out = 🚪 脱落
mark-placed = 🏁 { $place }位
mark-team = チーム{ $number }
mark-uno = 📣 ウノ宣言済み
mark-uno-owed = ❗ ウノ未宣言
level-novice = 初心者
level-novice-how = 出せるカードを気ままに出します。
level-casual = カジュアル
level-casual-how = 数字から出し、相手は見ません。
level-clever = 巧者
level-clever-how = 残りが少ない相手に注意します。
level-expert = 達人
level-expert-how = 自分との対戦で学びました。
level-master = 名人
level-master-how = 頭の中で先を試してから出します。
engine-how = このボットの管理者が用意したプログラムです。

## Lobby

lobby-title = ウノ：参加する人は？
lobby-how = **参加**を押すと席に着きます。試合は**{ $host }**さんが開始します。
lobby-how-start = 試合は**{ $host }**さんが開始します。
lobby-rematch = ウノ：再戦しますか？
lobby-rematch-how = 席にいる全員が**再戦**を押すか、**{ $host }**さんが**開始**を押すと始まります。
lobby-seat = { $number }. **{ $name }**
lobby-free = { $number }. _空席_
lobby-waiting = 2人必要です。誰かを待つか、AIを追加してください。
lobby-ready = { $seats ->
    [10] 10席すべて埋まりました。
   *[other] 開始できます。10人まで遊べます。
}
lobby-rules = ルール：{ $rules }
lobby-until = このまま参加がなければ、{ $when }に自動で閉じます。
lobby-until-start = このまま試合が始まらなければ、{ $when }に自動で閉じます。
menu-add-ai = AIを追加
menu-remove-ai = AIを外す
lobby-sealed = 🔒 シャッフルは決定済み。フィンガープリント：`{ $commitment }`

## Table

table-title = { $emoji } { $card }
table-color-open = { $emoji } { $card }：色はまだ決まっていません
table-play = **{ $name }**さんの番：{ $emoji } **{ $color }**か**{ $face }**を出せます。
table-play-color = **{ $name }**さんの番：{ $emoji } **{ $color }**を出せます。
table-drawn = **{ $name }**さんがカードを引きました。出すか、手札に残すか？
table-drawn-must = **{ $name }**さんがカードを引きました。出せるなら、必ず出します。
table-drawn-blind = **{ $name }**さんがカードを裏向きのまま引きました。
table-color = **{ $name }**さんが最初の色を決めます。
table-answer = **{ $name }**さんは{ $owed }枚引くか、**{ $by }**さんにチャレンジするかを決めます。
table-owes = **{ $name }**さんは{ $owed }枚引くか、次の人に回すかを決めます。
table-play-any = **{ $name }**さんが好きなカードから始めます。
table-nothing-laid = まだカードは出ていません
open-hand = 公開中：{ $cards }
table-thinking = **{ $name }**さんが考えています…
table-engine-fell = ⚙️ エンジン{ $engine }が止まりました。**{ $name }**の席は、これからAIが受け持ちます。
table-until = ⏳{ "\u00A0" }{ $when }
table-round = ラウンド{ $number }
table-round-ends = { $when }に時間切れ
table-clockwise = ↻ 時計回り
table-counterclockwise = ↺ 反時計回り
table-pile = { $count ->
    [0] 山札なし
   *[other] 山札{ $count }枚
}

## The vote of classic113

vote-title = 白いワイルドの効果は？
vote-how = 1人1票です。同数のときはくじで決めます。
vote-option = { $number }. { $rule }：{ $count }票
vote-open = まだ投票していない人：{ $names }
vote-voted = { $number }番に投票しました。
button-vote = { $number } ({ $count })
custom-others-draw = ほかの全員が1枚引く
custom-pass-hands = 全員が手札を次の人に渡す
custom-target-draws = 選んだ相手が2枚引く
custom-skip-all = ほかの全員をスキップして、もう一度自分の番
custom-swap = 選んだ相手と手札を交換する

## Pings

ping-turn = { $mention } あなたの番です（{ $card }） · { $when }
ping-turn-untimed = { $mention } あなたの番です（{ $card }）
ping-answer = { $mention } { $owed }枚引くことになっています。どうしますか？ · { $when }
ping-answer-untimed = { $mention } { $owed }枚引くことになっています。どうしますか？
ping-first = { $mention } あなたの番です · { $when }
ping-first-untimed = { $mention } あなたの番です

## More, end, which table

more-title = 何をしますか？
more-bump = **下に移す**：テーブルを最新メッセージの位置に移します。
more-leave = **抜ける**：席、手札、得点をAIに預けます。**自分の手札**を押すと戻れます。
more-end = **試合を終了**：全員の試合が終わり、勝者はなしになります。
more-sealed = 🔒 シャッフルはすべて、試合の前に決まっています。フィンガープリント：`{ $commitment }`。試合が終われば、誰でも検証できます。
end-title = 全員の試合を終了しますか？
end-body = 得点を表示し、勝者はなしになります。
end-title-lobby = このテーブルを閉じますか？
end-body-lobby = 全員の席がなくなります。
tables-title = どのテーブルですか？
tables-more = ここに出ていないテーブルがあと{ $count }卓あります。手札はそのチャンネルで開いてください。
tables-turn = **あなたの番**
tables-wait = **{ $name }**さんの番
tables-pause = ラウンドの合間
tables-lobby = 開始前
tables-over = 終了

## Small things

stranded-match = 試合が再開を待っています
stranded-lobby = テーブルが再開を待っています
name-unknown = 誰か
dm-place = **{ $server }** のウノ · [テーブルへ]({ $link })
dm-place-unknown = あるサーバー
