thread-begins = 🧵 **{ $name }**さんがスレッドでテーブルを開きます。
thread-points = 🧵 **{ $name }**さんがテーブルを開きました：{ $thread }
thread-name = { $name }さんのウノ
note-thread-permission = スレッドを開くには「{ $missing }」の権限が必要なので、テーブルはチャンネルに置きました。
note-no-thread = いまDiscordでスレッドを開けなかったので、テーブルはチャンネルに置きました。
note-thread-closes = このスレッドはメッセージがないまま{ $time }たつと閉じます。ここでは1手にもっとかかることがあります。「{ $missing }」の権限があれば、1週間開いたままにできます。
