button-hand = 自分の手札
button-more = その他
button-rules = ルール
button-players = プレイヤー
button-show-table = テーブルを見せて
button-leave = 抜ける
button-rematch = 再戦
button-help = ヘルプ
button-code = コードを貼り付け

button-uno = ウノ！
button-catch = 指摘！
button-catch-name = { $name }さんを指摘！
button-draw = 引く
button-play = 出す
button-keep = 手札に残す
button-say-uno-off = 📣 ウノ宣言
button-say-uno-on = ✅ ウノ準備OK

button-refresh = 更新
button-back = 戻る
button-previous = ◀
button-page = { $page } / { $pages }
button-next = ▶
