## 試合後のコーチ

button-coach = コーチ
button-coach-replay = リプレイで見る
coach-title = コーチ
coach-result = **結果：**{ $rounds }ラウンド中{ $won }ラウンドで勝ちました。均等な取り分との差は{ $difference }です。
coach-luck = そのうちカードの運は{ $cards }、プレイなどそれ以外は{ $rest }でした。
coach-some = { $count ->
   *[other] 勝つ見込みを特に下げた判断が{ $count }つあります。
}
coach-none = 目立つものはありません。勝つ見込みをはっきり下げた判断はありませんでした。お見事！
coach-lapse = **ラウンド{ $round }。**あなたの手：**{ $made }**。もっと良い手：**{ $better }**。
coach-why-uno = ウノと言わないと、ほかの人に指摘されます。
coach-why-next = 次の人の手札は{ $count }枚だけでした。
coach-why-void = 次の人は{ $color }を出さずにカードを引いていました。
coach-why-wild = ワイルドを後に残せます。
coach-why-color = 手元に{ $color }が{ $count }枚残ります。
coach-won = 良い手なら、同じような100ラウンドでおよそ{ $more }回多く勝ちます（{ $low }～{ $high }回）。
coach-first = 良い手なら、同じような100ラウンドでおよそ{ $more }回多く最初にあがります（{ $low }～{ $high }回）。
coach-stayed = 良い手なら、同じような100ラウンドでおよそ{ $more }回多く試合に残ります（{ $low }～{ $high }回）。
coach-how = どの判断も、あなたに見えていたことだけで評価します。伏せられたカードを何度も配り直し、エキスパートがラウンドを最後までプレイします。
refused-coach-not-seated = この試合には参加していません。コーチが見るのは自分の判断だけです。
refused-coach-often = 試合をいくつか見たばかりです。1分ほど待ってからもう一度どうぞ。
refused-coach-failed = この試合を見られませんでした。少し待ってからもう一度どうぞ。
