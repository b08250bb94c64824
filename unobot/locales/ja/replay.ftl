## 終わった試合のリプレイ

button-replay = リプレイ
replay-title = リプレイ · 第{ $round }/{ $rounds }ラウンド
replay-moments = 名場面
button-first = ⏮
button-last = ⏭
button-moment-previous = ◀ 名場面
button-moment-next = 名場面 ▶
refused-replay-gone = この試合の記録はもう残っていないので、リプレイできません。
refused-replay-broken = この試合の記録は途中で切れているか、変更されたか、別のバージョンのものなので、リプレイできません。
refused-replay-running = この試合はまだ終わっていません。リプレイは終了後に見られます。
refused-replay-channel = この試合は { $channel } のものです。リプレイはそこで見られます。
