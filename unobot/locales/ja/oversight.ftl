oversight-title = このサーバーのテーブル
oversight-table = テーブル
oversight-unknown-channel = 読み取れないチャンネル
oversight-host = ホスト { $host }
oversight-stage = { $stage ->
    [lobby] まだ始まっていません
    [playing] 試合中です
    [pause] ラウンドの合間です
    [suspended] チャンネルに届かないため、待機中です
    [adjourned] 待機中で、チャンネルは空いています
   *[damaged] 保存されたデータを読み取れません
}
oversight-since = { $stage ->
    [suspended] { $when }から
    [adjourned] { $when }から
   *[other] 最後の操作は{ $when }
}
oversight-late = 止まっています。手番の期限は{ $when }でした。
oversight-empty = このサーバーに開いているテーブルはありません。
oversight-more = ほかに{ $count }卓あります。そのチャンネルでコマンドを使ってください。
oversight-end-what = テーブルを終了すると、全員に対して閉じられ、試合は再開できません。
button-oversee = 管理
button-oversight-list = すべてのテーブル
button-oversight-refresh = 更新
note-oversight-ended = { $channel }のテーブルを閉じました。
refused-oversight-gone = そのテーブルはもう閉じています。
refused-oversight-empty = { $channel }にテーブルはありません。`/unoadmin tables` ですべて見られます。
refused-admin-place = このコマンドはサーバーごとのものです。サーバーで使ってください。
refused-admin = これができるのは、「サーバー管理」の権限がある人だけです。
oversight-free-what = チャンネルを空けると、テーブルは待機します。`/uno resume` で再開できます。
button-oversight-free = チャンネルを空ける
note-unblocked = { $channel }が空きました。テーブルは `/uno resume` を待っています。
refused-unblock-free = そのテーブルはチャンネルをふさいでいません。`/uno start` で別のテーブルを開けます。
refused-unblock-running = そこで止まっているものはありません。`/unoadmin end` でテーブルを終了できます。
