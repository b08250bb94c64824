## サーバーのカードと、偶然から予想される枚数

fairness-title = ここのカードは公平？
fairness-cards = ここでは{ $count }枚のカードが手札に入りました。
fairness-odds = 偶然とのこれ以上の差は、公平なサーバー{ $many }か所のうち{ $count }か所で起こります。
fairness-rare = 偶然とのこれ以上の差が起こるのは、公平なサーバー{ $many }か所のうち1か所未満です。
fairness-few = 偶然と比べるには少なすぎます。もう数ラウンド必要です。
fairness-row = { $kind }：**{ $drawn }** · 予想{ $expected }
fairness-numbers = { $color }の数字
fairness-other = 新しいワイルド
fairness-how = 終わった試合（最新の{ $most }試合まで）で配られたカードと引かれたカードすべてです。予想は、引くたびに山札にあったカードから計算します。
fairness-check = どの試合もカード1枚ずつ確かめられます。最後のメッセージの**シャッフルを検証**を押してください。
refused-fairness-place = この集計はサーバーごとのものです。サーバーで使ってください。
