table-title = { $emoji } { $card }
table-color-open = { $emoji } { $card }：色はまだ決まっていません
table-play = **{ $name }**さんの番：{ $emoji } **{ $color }**か**{ $face }**を出せます。
table-play-color = **{ $name }**さんの番：{ $emoji } **{ $color }**を出せます。
table-play-any = **{ $name }**さんが好きなカードから始めます。
table-drawn = **{ $name }**さんがカードを引きました。出すか、手札に残すか？
table-drawn-must = **{ $name }**さんがカードを引きました。出せるなら、必ず出します。
table-drawn-blind = **{ $name }**さんがカードを裏向きのまま引きました。
table-color = **{ $name }**さんが最初の色を決めます。
table-answer = **{ $name }**さんは{ $owed }枚引くか、**{ $by }**さんにチャレンジするかを決めます。
table-owes = **{ $name }**さんは{ $owed }枚引くか、次の人に回すかを決めます。
table-nothing-laid = まだカードは出ていません
table-thinking = **{ $name }**さんが考えています…
table-waits = 💤 誰もいないので、試合は止まっています。**{ $button }**を押すと続きます。
table-until = ⏳{ "\u00A0" }{ $when }に終了
table-silent = 📡 今はDiscordからボタンの操作が届かないため、時計はすべて止まっています。
table-skip = ⏭️ スキップ投票：必要な{ $needed }票のうち{ $count }票（投票は**その他**から）
table-newcomers = 次のラウンドから参加：{ $names }
open-hand = 公開中：{ $cards }
table-round = ラウンド{ $number }
table-round-ends = { $when }に時間切れ
table-clockwise = ↻ 時計回り
table-counterclockwise = ↺ 反時計回り
table-pile = { $count ->
    [0] 山札なし
   *[other] 山札{ $count }枚
}

ping-turn = { $mention } あなたの番です。場のカードは{ $card } · { $when }に終了
ping-turn-untimed = { $mention } あなたの番です。場のカードは{ $card }
ping-answer = { $mention } { $owed }枚引くことになっています。どうしますか？· { $when }に終了
ping-answer-untimed = { $mention } { $owed }枚引くことになっています。どうしますか？
ping-first = { $mention } あなたの番です · { $when }に終了
ping-first-untimed = { $mention } あなたの番です

name-unknown = 不明なプレイヤー
name-former = 元プレイヤー
dm-place = **{ $server }** のウノ · [テーブルへ]({ $link })
dm-place-suspended = **{ $server }** のウノ · [サーバーへ]({ $link })
dm-place-unknown = あるサーバー
note-mute-permission = { $channel } にテーブルを表示できません。「{ $missing }」の権限が必要です。試合はそれぞれの手札の画面で続きます。
note-mute-thread = { $channel } にテーブルを表示できません。スレッドが閉じられています。試合はそれぞれの手札の画面で続きます。
