## 日替わりの配札：`/uno daily`

daily-title = 🗓️ 今日の配札 · { $day }
daily-how = 3人の AI を相手に、ひとりで5ラウンド。挑戦は1回だけ、時間制限はありません。勝ったラウンドでは、ほかの全員の手札の点が入ります。負けたラウンドでは、自分の手札の点が引かれます。
daily-squares = 🟩 勝ち · 🟨 手札{ $close }点以下で負け · 🟥 それより多くて負け
daily-world = 🌍 世界共通の配札
daily-server = 🏠 このサーバーの配札
daily-new = まだ遊んでいません。
daily-begun = 始めています。続きから遊べます。
daily-replaced = ボットの別のバージョンで始めた挑戦で、このバージョンでは続けられません。新しく始められます。
daily-damaged = この配札の保存データを読み取れないため、遊べません。ボットの運営者にお知らせください。
daily-unfinished = 始めましたが、時間切れになりました。
daily-missed = 遊びませんでした。
daily-change = 次の配札は{ $when }（UTC の午前0時）です。始めた挑戦は{ $until }まで続けられます。
daily-sealed = 🔒 ここの { $season } の配札は、最初の配札の前にすべて封印済み：`{ $end }`
daily-seed = 🔑 この配札の秘密のシード：`{ $seed }`
daily-steps = シードから SHA-256 を{ $steps }回かけると { $season } の封印になるはずです：`{ $end }`。`unobot verify` があなたの記録で検証します。
daily-line = { $deal }、{ $day }
daily-own = あなただけに見えます
daily-over = 今日の配札はこれで終わり
daily-points = **{ $points }**点
daily-round = { $mark } ラウンド{ $number }：{ $square ->
    [w] 勝ち
   *[other] 負け
}、{ $points }
daily-square = { $square ->
    [w] 勝ち
    [c] 惜敗
   *[other] 負け
}
daily-totals = 全員：{ $totals }
daily-streak = 🔥 **{ $now }**日連続 · 最長：{ $best }
daily-beaten = 📊 ここのほかの{ $others }人のうち**{ $beaten }**人を上回りました
daily-quartiles = ここの{ $played }人の半分以上は{ $low }から{ $high }まで。真ん中の人は{ $middle }。
daily-posted = unobot daily { $day } · { $deal }
daily-record = シード付きのあなたの記録です。`unobot verify { $file }` で、シードとカードと AI のすべての手を検証できます。
button-daily-play = 遊ぶ
button-daily-go-on = 続きを遊ぶ
button-daily-back = 配札の一覧
button-daily-yesterday = きのう
button-daily-today = きょう
button-daily-open = 今日の配札で遊ぶ
button-daily-record = 自分の記録

refused-daily-date = その日付はわかりません。このように書いてください：{ $today }
refused-daily-future = { $day } の配札はまだです。{ $when }に始まります。今日は { $today } です。
refused-daily-gone = この挑戦はもう残っていません。`/uno daily` で今日の配札を見られます。
refused-daily-broken = この挑戦の記録は書き換えられているので続けられません。`/uno daily` で今日の配札を見られます。
refused-daily-version = これはバージョン{ $version }の配札で、私が配るのはバージョン{ $known }です。`/uno daily` で遊べる配札を見られます。
refused-daily-over = { $day } の配札の時間は終わりました。`/uno daily` で今日の配札を見られます。
refused-daily-erased = この配札を始めたあとにデータを削除しました。始められるのは一度だけです。次の配札で遊んでください。
refused-daily-server = サーバーの配札は、そのサーバーでだけ始められます。ここでは世界共通の配札で遊べます。
refused-daily-elsewhere = この結果は別のサーバーのものです。そこで投稿してください。
refused-daily-not-over = 結果は、最後のラウンドのあとにサーバーで投稿できます。
refused-daily-sealed = シードはその日が終わるまで秘密です。{ $when }にもう一度どうぞ。
