## `/unoadmin check`: what the bot needs in this channel and server

check-title = このチャンネルとサーバーの確認
check-permissions = { $channel } でテーブルを開く権限があります。
check-lacks = { $channel } で { $missing } の権限がありません。チャンネル設定の「権限」で、ボットのロールに許可してください。
check-channel-gone = チャンネル { $channel } はもうありません。テーブルは `/uno resume` を待っています。
check-threads = スレッドのテーブルには { $missing } の権限も必要です。
check-roles-empty = { $roles } を持つ人がいないため、テーブルを開けるのはモデレーターだけです。`/unoadmin roles` で別のロールを選べます。
check-age-restricted = { $channel } は年齢制限チャンネルです。Discordで年齢を確認したメンバーしか入れないため、ほかの人はそこで遊べません。
check-slow-mode = { $channel } は低速モードです。Discordではボットにも、ボタンを押すことにも影響しません。それでも止められる場合は、このボットのロールに低速モードの回避を許可してください。
check-pictures = カードの絵は準備できています。
check-no-pictures = カードの絵がまだDiscordにないため、カードは簡単な記号です。ボットの運営者は `unobot emojis sync` を実行できます。
check-commands = Discordには最新のコマンドが登録されています。
check-commands-changed = Discordに登録されたコマンドが別のバージョンです：{ $commands }。ボットの運営者が再起動すると、正しいものが登録されます。
check-commands-unknown = 登録されたコマンドを今はDiscordに確認できません。1分後にもう一度試してください。
check-tables = このサーバーに止まっているテーブルはありません。
check-stuck = { $count ->
   *[other] このサーバーで { $count } 個のテーブルが止まっています。`/unoadmin tables` を見てください。
}
