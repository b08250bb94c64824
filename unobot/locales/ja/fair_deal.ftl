button-check-deal = シャッフルを検証
fair-title = シャッフルを検証
fair-sealed = 🔒 山札は開始前に封印済み · `{ $seal }`
fair-sealed-how = すべてのカードの順番はもう決まっていて、誰にも変えられません。確かめたいときは、この行を控えておいてください。試合のあと、**シャッフルを検証**で封印を開くと、両方が一致するはずです。
fair-yes = 公正な試合でした。{ $drawn }は、試合の前に封印された秘密のシードどおりです。
fair-no = この試合の配り方には問題があります。試合の前に封印された秘密のシードどおりではありません。
fair-not-kept = このシードは、テーブルに表示されていたフィンガープリントと一致しません。
fair-wrong = 記録の{ $line }行目：{ $what ->
    [commitment] フィンガープリントがシードのものではありません。
    [source] このシードからはシャッフルを作れません。
    [drawn] 引かれたものがシードどおりではありません。
   *[rules] ルールどおりではありません。
}
fair-shuffles = { $count ->
    [1] 1回のシャッフル
   *[other] 全{ $count }回のシャッフル
}
fair-lots = くじ引き{ $count }回
fair-drawn = { $shuffles }と{ $lots }
fair-commitment = 🔒 試合の前に表示されたフィンガープリント：`{ $commitment }`
fair-seed = 🔑 このフィンガープリント（SHA-256）の秘密のシード：`{ $seed }`
fair-start = ▶️ 混ぜ合わせた、**開始**を押した操作のID：`{ $start }`。
fair-began = 押されたのは{ $when }です。
fair-call = ▶️ 混ぜ合わせた、{ $table ->
    [first] ラウンドの最初の卓
   *[own] この卓
}への呼び出しメッセージのID：`{ $start }`。
fair-called = 送られたのは{ $when }です。
fair-yourself = 私たちの言葉を信じる必要はありません。ファイルに試合の全記録があります。`unobot verify record.jsonl` で検証でき、`docs/fair-deals.md` のページをもとに作ったプログラムでも検証できます。
fair-trust = これで示せないこと：ボットの運営者がカードをのぞき見しなかったかどうか。

refused-not-over = シャッフルの中身は、試合が終わるまで秘密です。
refused-nothing-dealt = ここではカードが配られていません。
refused-sealed = ほかの卓がまだこのカードで遊んでいます。このラウンドの最後の卓が終わってから、もう一度お試しください。
