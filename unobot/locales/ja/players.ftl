players-title = プレイヤー
players-alone = AIのほかには、あなたしかいません。
players-kick = プレイヤーをキック …
players-new-host = ほかの人をホストにする …
players-release = 抜けた人の席をAIに渡す …
access-open = 誰でも参加できる
access-invited = 招待された人だけ参加できる
access-closed = 参加を締め切る

players-kick-title = { $name }さんをキックしますか？
players-kick-body = この人の手札はAIが引き継ぎます。本人はこの試合に戻れません。
players-kick-leaves = この人はまだ試合に残っています。キックすると、結果とレートではあなたが途中で抜けた扱いになり、最下位になります。プレイは続けられます。
players-kick-body-lobby = 本人はこのテーブルに戻れません。
button-kick = キックする

note-kicked = { $name }さんをキックしました。
note-new-host = { $name }さんがホストになりました。
note-released = { $name }さんの席はAIの席になりました。ほかの人が引き継げます。
refused-kicked = あなたはこの試合からキックされました。ここで次に開くテーブルには、また参加できます。
refused-former = データを削除したため、この試合には戻れません。ここで次に開くテーブルには参加できます。
refused-invited-only = ここに参加できるのは招待された人だけです。ホストの{ $host }さんに頼んでみてください。
refused-closed-to-new = いまは参加を締め切っています。ホストの{ $host }さんに頼んでみてください。
refused-only-host-manages = これができるのはホストかモデレーターだけです。ホストは{ $host }さんです。
refused-no-such-player = その人の席は、もうこのテーブルにありません。
refused-kick-oneself = 自分を外すことはできません。**抜ける**を押してください。
refused-new-host-away = { $name }さんは離席中です。ホストは、いまここにいる人にしか任せられません。
refused-release-present = { $name }さんはまだここにいるので、席は空けられません。どうしてもというときは、キックしてください。
