## ひとりで遊ぶ：もしも

button-what-if = もしも…
what-if-title = もしも…
what-if-ask = { $ply } 手目から、同じシャッフルで続きを遊べます。ほかの席はすべて AI が受け持ち、すぐに応じます。元の試合はそのままです。誰の手札で遊びますか？
what-if-line = もしも：{ $ply } 手目から · あなたは { $name } · あなただけに見えます
button-go-on = 続ける ▶
button-next-round = 次のラウンド
button-replay-back = リプレイに戻る
refused-solo-gone = このゲームはもう残っていません。リプレイから新しく始めてください。
refused-solo-broken = このゲームは別のバージョンのものなので続けられません。リプレイから新しく始めてください。
refused-solo-no-move = まだ、取り消せる手を打っていません。
