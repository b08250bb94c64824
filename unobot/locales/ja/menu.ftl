menu-title = 何をしますか？
menu-bump = **下に移す**：最新メッセージの位置に移します。
menu-skip = **スキップ投票**：ほかの人の過半数が賛成すると、**{ $name }**さんの番をAIが代わりに進めます。
menu-autopilot = **おまかせ**：戻るまでAIがプレイします。
menu-autopilot-off = AIが代わりにプレイしています。**戻りました**を押すと自分でプレイできます。
menu-leave = **抜ける**：AIが引き継ぎます。**自分の手札**で戻れます。
menu-players = **プレイヤー**：参加、キック、ホストを決めます。
menu-look-picture = **絵で表示**：上から見た絵にします。

button-bump = 下に移す
button-skip = スキップ投票
button-autopilot-on = おまかせ
button-autopilot-off = 戻りました
button-look-picture = 絵で表示
button-look-text = 言葉だけ
button-end = 試合を終了
button-end-yes = はい、終了する
button-end-no = 続ける

menu-end-title = 全員の試合を終了しますか？
menu-end-body = 得点を表示し、勝者はなしになります。
menu-end-leaves = まだ試合に残っている人がいます。結果とレートでは、あなたは途中で抜けた扱いになり、最下位になります。
menu-end-title-lobby = このテーブルを閉じますか？
menu-end-body-lobby = 全員の席がなくなります。

note-bumped = テーブルをチャンネルのいちばん下に移しました。
note-look-picture = これからは、上から見たテーブルの絵を表示します。
note-look-text = これからは、テーブルの様子を短い言葉で伝えます。
note-skip = 投票しました。必要な{ $needed }票のうち{ $count }票です。
note-skipped = この番をスキップしました。
note-ended = テーブルを閉じました。
note-not-ended = 試合は続きます。
refused-only-host-look = テーブルの表示を選べるのはホストだけです。ホストは**{ $host }**さんです。
refused-only-host-ends = これを終了できるのはホストかモデレーターだけです。ホストは{ $host }さんです。
refused-skip-oneself = いまはあなたの番です。自分でプレイするか、**その他** → **おまかせ**でAIに任せてください。
refused-skip-nobody = スキップする相手がいないか、あなたがいま自分でプレイしていません。
refused-skip-alone = 1人だけ、または1つのチームだけでは、番をスキップできません。{ $name }さんはこの番の持ち時間をすべて使えます。
refused-skip-early = もう少し{ $name }さんを待ってください。投票できるのは、持ち時間が半分を過ぎてからです。
