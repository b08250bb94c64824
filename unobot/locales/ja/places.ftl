## グループDMと、ボットのいないサーバーのテーブル

place-direct = 一人で遊ぶウノ · [試合へ]({ $link })
place-group = グループのウノ · [テーブルへ]({ $link })
place-foreign = ボットのいないサーバーのウノ · [テーブルへ]({ $link })
asleep-title = テーブルは休んでいます
asleep-body = しばらく誰もボタンを押していません。ここではボタンが押されたあとにしか書けません。ここを押すと、続きから始まります。
button-wake = 続ける
asleep-moved = テーブルは下に続きます。
refused-external-apps = ここでは「外部アプリを使用」の権限がないため、テーブルはあなたにしか見えません。サーバーの管理者に頼むか、グループDMで遊んでください。
refused-slow-direct = このボットとのDMの試合には時計がないので、遅いテーブルはありません。
refused-slow-group = グループDMでは誰にも知らせられないので、遅いテーブルはありません。秒単位のペースを選んでください。
refused-slow-foreign = このサーバーのメンバーではないため、誰にも知らせられません。ここに遅いテーブルはありません。秒単位のペースを選んでください。
refused-thread-direct = このボットとのDMにスレッドはありません。オプション **thread** を外してください。
refused-thread-group = グループDMにスレッドはありません。オプション **thread** を外してください。
refused-thread-foreign = このサーバーのメンバーではないため、スレッドを開けません。オプション **thread** を外してください。
refused-resume-place = サーバーの外では、メッセージのボタンで試合を続けます。`/uno start` で別の試合を始められます。
