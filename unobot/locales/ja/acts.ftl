acts-title = 管理者の操作
acts-empty = まだありません。
acts-channel = { $channel }に投稿します。
acts-no-channel = ログのチャンネルはありません。`/unoadmin log` でチャンネルを指定できます。
act-line = { $kind ->
    [end] { $admin }さんが{ $channel }のテーブルを終了しました。
    [unblock] { $admin }さんが{ $channel }を空けました。テーブルは待機中です。
    [ban] { $admin }さんが{ $user }さんをBANしました。{ $detail }
    [unban] { $admin }さんが{ $user }さんのBANを解除しました。
    [roles] { $admin }さんがテーブルを開ける人を設定しました：{ $detail }
    [rules] { $detail ->
        [lock] { $admin }さんがルールを固定しました。
       *[unlock] { $admin }さんがルールの固定を解除しました。
    }
    [ais] { $admin }さんがテーブルのAIの上限を設定しました：{ $detail }
    [lost] { $detail ->
        [roles] テーブルを開けるロール { $value } が削除されました。ほかに選ばれたロールは引き続き開けます。
        [roles-all] テーブルを開けるロール { $value } が削除されました。今は全員が開けます。`/unoadmin roles` で別のロールを選べます。
        [moderators] モデレーターのロール { $value } が削除されました。`/uno settings` で別のロールを選べます。
        [log] ログのチャンネルが削除されました。`/unoadmin log` で別のチャンネルを指定できます。
        [rules] 設定のルール { $value } はもう使えないため、テーブルは公式ルールになります。`/uno settings` で別のルールを選べます。
       *[places] ウノが許可された最後のチャンネルが削除されたため、このサーバーでは遊べません。`/uno settings` でほかの場所を許可できます。
    }
   *[log] { $detail ->
        [off] { $admin }さんがログのチャンネルをオフにしました。
       *[on] { $admin }さんがログのチャンネルを設定しました：{ $channel }
    }
}
button-no-log = ログのチャンネルなし
refused-log-channel = そのチャンネルには書き込めません。テキストチャンネルかスレッドを選んでください。
