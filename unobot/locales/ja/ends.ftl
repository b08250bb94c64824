## Ends of rounds and matches

round-out = ラウンド{ $number }は**{ $name }**さんの勝ち
round-drawn = ラウンド{ $number }は引き分け
round-out-with = **{ $name }**さんが{ $emoji } { $card }であがりました。
round-drawn-won = 誰もあがれず、手札の点がいちばん少なかった**{ $name }**さんの勝ちです。
round-last-left = 最後に残ったのは**{ $name }**さんです。
round-until-last = 最初にあがったのは**{ $name }**さんです。
round-scored = { $points }点を獲得しました。
round-drawn-tied = 誰もあがれず、手札の点がいちばん少ない人が並んだので、得点はありません。
round-hands = **残った手札**
round-hand = **{ $name }**さん、{ $points }点：{ $cards }
round-next = 次のラウンドは{ $when }に始まります。
round-ready = 準備OK：{ $names }
round-next-soon = まもなく次のラウンドが始まります。
scores-title = **得点**（{ $target }点先取）
match-won-team = 🏆 試合は**{ $name }**さんと**{ $partner }**さんの勝ち
placing-title = **順位**
match-won = 🏆 試合は**{ $name }**さんの勝ち
match-closed = 試合は途中で終了しました
match-closed-scores = ここまでの得点です。勝者はいません。
lobby-closed = このテーブルは閉じました
match-again = **再戦**：まだここにいる全員が、もう一度席に着きます。**別のルール**：席に着いてから、先にルールを変えられます。
match-followed = この顔ぶれの次の試合は、この下にあります。
lobby-again = `/uno start` で次のテーブルを開けます。
match-seed = シャッフルはすべて、このシードから作られました：`{ $seed }`

## Was it dealt fairly?

fair-title = シャッフルを検証
fair-yes = 公正な試合でした。{ $drawn }は、試合の前に決まっていた秘密のシードどおりです。
fair-no = この試合の配り方には問題があります。試合の前に決まっていた秘密のシードどおりではありません。
fair-not-kept = このシードは、テーブルに表示されていたフィンガープリントと一致しません。
fair-wrong = 記録の{ $line }行目：{ $what ->
    [commitment] フィンガープリントがシードのものではありません。
    [source] このシードからはシャッフルを作れません。
    [drawn] 引かれたものがシードどおりではありません。
   *[rules] ルールどおりではありません。
}
fair-unsealed = このテーブルは、フィンガープリントを先に表示しない古いバージョンで開かれました。確かめられる範囲では、{ $drawn }はシードどおりです。
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
fair-yourself = 私たちの言葉を信じる必要はありません。ファイルに試合の全記録があります。`unobot verify record.jsonl` で検証でき、`docs/fair-deals.md` のページをもとに作ったプログラムでも検証できます。
fair-trust = これで示せないこと：ボットの運営者がカードをのぞき見しなかったかどうか。
