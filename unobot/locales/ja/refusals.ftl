refused-stale = そのボタンは、もう過ぎた場面のものです。いまの状況はこちらです。
refused-unknown-button = このボタンはもう使えません。`/uno hand` と `/uno status` で新しいものを表示できます。
refused-unknown-move = 「{ $move }」という操作はありません。一覧から選ぶか、R5、WG、drawのように入力してください。
refused-unknown-command = Discordにはまだこのコマンドの最新の形が届いていません。1分ほどしてから、もう一度お試しください。
refused-too-often = 一度にたくさん押しすぎです。少し待ってから、もう一度お試しください。
refused-busy = ただいま大変混み合っているため、処理できませんでした。少ししてから、もう一度お試しください。
refused-too-slow = 時間がかかりすぎました。もう一度押してください。
refused-stopping = まもなく再起動します。少ししてから、もう一度お試しください。何も失われません。

refused-closed = このテーブルは閉じています。`/uno start` で新しく開けます。
refused-running = 試合はもう始まっています。席の様子は**自分の手札**を押すとわかります。
refused-table-full = { $seats }席すべて埋まっています。
refused-only-host-starts = 開始できるのはホストだけです。ホストは{ $host }さんです。{ $host }さんが何も押さなければ、{ $when }に席のある人なら誰でも開始できます。
refused-start-changed = 押す直前にテーブルが変わったので、まだ始まっていません。もう一度確かめてから開始してください。
refused-seated-already = もうこのテーブルに座っています。
refused-not-seated = このテーブルにあなたの席はありません。
refused-away = あなたはこの試合を抜けています。続けるには**自分の手札**を押してください。
refused-left-already = もう抜けています。**自分の手札**で戻れます。

refused-no-table = このチャンネルにテーブルはありません。`/uno start` で開けます。
refused-no-such-table = このテーブルはもうありません。`/uno start` で新しく開けます。
refused-channel-taken = このチャンネルにはもうテーブルがあります。
refused-elsewhere = このテーブルは別のチャンネルにあります。**自分の手札**か `/uno hand` で手札を見られます。
refused-place = ウノはサーバーで遊べます。テキストチャンネル、スレッド、ボイスチャンネルのチャットで `/uno start` を試してください。
refused-permission = { $channel } ではプレイできません。「{ $missing }」の権限が必要です。
refused-bump = 今はDiscordがこのチャンネルへの投稿を認めないため、テーブルは元の場所のままです。このボットの権限について管理者に聞いてください。
refused-rematch-moment = 前の試合から条件が変わったため、ほかの人が先に読めるようにしています。{ $when }に開始できます。全員が**再戦**を押せば、すぐに始まります。
refused-unseen = Discordがここへのテーブルの投稿を認めないため、テーブルは開いていません。別のチャンネルで試すか、このボットの権限について管理者に聞いてください。
permission-view-channel = チャンネルを見る
permission-connect = 接続
permission-send-messages = メッセージを送信
permission-send-messages-in-threads = スレッドでメッセージを送信
permission-create-public-threads = 公開スレッドの作成
permission-create-private-threads = プライベートスレッドの作成
permission-manage-threads = スレッドの管理
permission-attach-files = ファイルを添付

error-storage = いまデータベースにつながりません。何も変更していません。少ししてから、もう一度お試しください。
error-unsure = 保存の途中でデータベースとの接続が切れたため、反映されたかどうか分かりません。少ししてから、もう一度ご確認ください。
error-discord = Discordが返信を受け付けませんでした。操作は反映されているかもしれません。少ししてから、もう一度ご確認ください。
error-damaged = この保存データを読み取れないため、何も変更していません。ほかはそのまま続けられます。ボットの運営者にお知らせください。
error-unexpected = こちらで問題が起きました。何も変更していません。もう一度お試しください。

note-changed = 変更しました。
note-joined = 席に着きました。試合が始まると手札が届きます。
note-left = テーブルを離れました。
