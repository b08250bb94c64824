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
   *[log] { $detail ->
        [off] { $admin }さんがログのチャンネルをオフにしました。
       *[on] { $admin }さんがログのチャンネルを設定しました：{ $channel }
    }
}
button-no-log = ログのチャンネルなし
refused-log-channel = そのチャンネルには書き込めません。テキストチャンネルかスレッドを選んでください。
