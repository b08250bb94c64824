## 見どころ：リプレイ、そのページ、GIFでの呼び方。それぞれ簡単な一文。

key-moment-four = { $name }さんがワイルドドロー4：{ $other }さんに+{ $count }
key-moment-four-bare = { $name }さんがワイルドドロー4を出しました。
key-moment-guilty = { $other }さんのチャレンジ成功：{ $name }さんに+{ $count }
key-moment-innocent = { $name }さんへの{ $other }さんのチャレンジ失敗：{ $other }さんに+{ $count }
key-moment-caught = { $other }さんが{ $name }さんのウノ忘れを指摘：{ $name }さんに+{ $count }
key-moment-missed = { $name }さんがウノを忘れ、誰も気づきませんでした。
key-moment-lead = { $name }さんが首位に立ちました。
key-moment-round = ラウンド{ $number }は{ $name }さんの勝ち
key-moment-round-points = ラウンド{ $number }は{ $name }さんの勝ち：{ $points }点
key-moment-round-tied = ラウンド{ $number }は引き分け
key-moment-eliminated = { $name }さんが試合から脱落しました。
key-moment-match = 試合は{ $name }さんの勝ち！
key-moment-partners = { $name }さんと{ $partner }
