## Who sits at a table: the host's panel, and what is told of it

button-people = プレイヤー
button-kick = 外す
more-people = **プレイヤー**：誰が参加できるか、誰を外すか、誰がホストかを決めます。
people-title = プレイヤー
people-kick = 誰かを外す …
people-heir = ほかの人をホストにする …
people-alone = AIのほかには、あなたしかいません。
access-open = 誰でも参加できる
access-invited = 招待された人だけ参加できる
access-closed = 参加を締め切る
lobby-access-invited = ✉️ 参加できるのは招待された人だけです。
lobby-access-closed = 🔒 参加は締め切りました。
kick-title = { $name }さんを外しますか？
kick-body = この人の手札はAIが引き継ぎ、本人はこの試合に戻れません。
kick-body-lobby = 本人はこのテーブルに戻れません。
note-kicked = { $name }さんを外しました。
note-heir = { $name }さんがホストになりました。
hand-kicked = あなたはこの試合から外されました。ここで次に開くテーブルには、また参加できます。
refused-kicked = あなたはこの試合から外されました。ここで次に開くテーブルには、また参加できます。
refused-invited-only = ここに参加できるのは招待された人だけです。ホストの{ $host }さんに頼んでみてください。
refused-closed-to-new = いまは参加を締め切っています。ホストの{ $host }さんに頼んでみてください。
refused-only-host-manages = これができるのはホストかモデレーターだけです。ホストは{ $host }さんです。
refused-no-such-guest = その人の席は、もうこのテーブルにありません。
refused-kick-oneself = 自分を外すことはできません。**抜ける**を押してください。
refused-heir-away = { $name }さんは離席中です。ホストは、いまここにいる人にしか任せられません。

## Who takes long, and who lets an AI play

button-skip = スキップ投票
button-auto-on = おまかせ
button-auto-off = 戻りました
more-skip = **スキップ投票**：ほかの人の過半数が賛成すると、**{ $name }**さんの番をAIが代わりに進めます。
more-autopilot = **おまかせ**：あなたが戻るまで、AIが代わりにプレイします。
more-back = AIが代わりにプレイしています。**戻りました**を押すと自分でプレイできます。
mark-resting = 🤖 AIにおまかせ中
hand-resting = AIが代わりにプレイしています。ここのどれかを押すと自分でプレイできます。
table-skip = ⏭️ スキップ投票：必要な{ $needed }票のうち{ $count }票（投票は**その他**から）
told-skipped = { $told } _ほかの人の投票でスキップされました。_
note-skip = 投票しました。必要な{ $needed }票のうち{ $count }票です。
note-skipped = この番をスキップしました。
refused-skip-oneself = いまはあなたの番です。自分でプレイするか、**その他** → **おまかせ**でAIに任せてください。
refused-skip-nobody = スキップする相手がいないか、あなたがいま自分でプレイしていません。
refused-skip-early = もう少し{ $name }さんを待ってください。投票できるのは、持ち時間が半分を過ぎてからです。

## Who has no seat

button-take-over = { $name }さんの席を引き継ぐ
watching-take = AIの席を、手札と得点ごとすぐに引き継げます。
watching-full = 席はすべて埋まっています。ここで次に開くテーブルに参加できます。
note-took-over = この席はあなたの席になりました。
people-free = 抜けた人の席をAIに渡す …
note-freed = { $name }さんの席はAIの席になりました。ほかの人が引き継げます。
refused-seat-taken = その席はもう空いていません。
refused-free-present = { $name }さんはまだここにいます。どうしてもというときは、その人を外してください。

## A match that was laid aside

aside-title = 試合は中断中です
aside-body = しばらく誰もいなかったので、そのままの状態で取ってあります。**再開**を押せばここで、`/uno resume` ならこのサーバーのどこでも続けられます。
aside-kept = { $when }に片付けられ、再開できなくなります。
button-resume = 再開
refused-aside = 誰もいなかったので、試合は中断中です。`/uno resume` で続けられます。

## Who joins late

button-late = 次のラウンドから参加
watching-join = 次のラウンドから参加できます。得点は、テーブルでいちばん低い人と同じところから始まります。
watching-take-or-join = AIの席を手札と得点ごとすぐに引き継ぐか、次のラウンドから参加できます。
watching-joins = 次のラウンドからの参加が決まりました。
table-newcomers = 次のラウンドから参加：{ $names }
refused-no-newcomers = このルールでは、始まった試合に途中から参加できません。ここで次に開くテーブルに参加できます。
refused-no-cards-left = { $seats }人より多くなると、カードが足りません。
