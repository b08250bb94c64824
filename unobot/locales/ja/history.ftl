## サーバーで終わった試合

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
