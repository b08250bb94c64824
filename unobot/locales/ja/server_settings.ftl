server-settings-title = このサーバーのウノ
server-settings-title-channel = { $channel } のウノ
server-settings-line = { $origin ->
    [here] { $name }：**{ $value }** · ここで設定
    [server] { $name }：**{ $value }** · サーバーの設定
   *[usual] { $name }：**{ $value }**
}
server-settings-which = 変える項目 …
server-settings-as-server = サーバーと同じ：{ $value }
server-settings-as-usual = 標準どおり：{ $value }
button-server-settings-server = このサーバー
button-server-settings-channel = このチャンネル

server-settings-rules = ルール
server-settings-rules-what = ホストが変えないかぎり、新しいテーブルで使うルール。
server-settings-rules-code = コード { $code }
server-settings-turn = 持ち時間
server-settings-turn-what = 新しいテーブルで1手に使える時間。
server-settings-allowed = ウノ
server-settings-allowed-what = テーブルを開けるかどうか。
server-settings-allowed-on = 遊べる
server-settings-allowed-off = 遊べない
server-settings-starts = テーブルを開ける人
server-settings-starts-what = /uno start を使える人。
server-settings-starts-everybody = 全員
server-settings-starts-moderators = モデレーター
server-settings-moderator-role = ウノのモデレーター
server-settings-moderator-role-auto = ロールなし
server-settings-role = ロールを選ぶ …
button-no-role = ロールなし
server-settings-table-look = テーブルの表示
server-settings-table-look-what = 新しいテーブルの見え方。
server-settings-table-look-picture = 上から見た絵
server-settings-table-look-text = 言葉と場のカードの絵
server-settings-look = 手札の表示
server-settings-look-what = /uno me で何も選んでいない人に使います。
server-settings-look-pictures = 絵
server-settings-look-shapes = 図形と文字
server-settings-look-text = 文字だけ
server-settings-dms = DMで手札を届ける
server-settings-dms-what = /uno me で何も選んでいない人に使います。
server-settings-dms-on = はい
server-settings-dms-off = いいえ
server-settings-pings = 番の通知
server-settings-pings-what = 番が来た人を、チャンネルで通知するかどうか。
server-settings-pings-on = はい
server-settings-pings-off = いいえ
server-settings-threads = テーブルごとのスレッド
server-settings-threads-what = 新しいテーブルに専用のスレッドを作るかどうか。
server-settings-threads-on = はい
server-settings-threads-off = いいえ
server-settings-moments = 名場面
server-settings-moments-what = 新しいテーブルで、ウノ・大量ドロー・勝利をバナーと一言で盛り上げます。
server-settings-moments-on = オン
server-settings-moments-off = オフ
server-settings-language = 言語
server-settings-language-what = テーブルの言語。一人ひとりの画面は、その人の言語になります。
server-settings-language-auto = サーバーの言語

refused-server-settings-place = 設定はサーバーごとのものです。サーバーで開いてください。
refused-server-settings = この設定を変えられるのは、「サーバー管理」の権限がある人だけです。
refused-everybody-role = そのロールだと全員がモデレーターになってしまいます。別のロールを選んでください。
refused-not-here = このチャンネルではウノで遊べません。サーバーの管理者が `/uno settings` で決めています。
refused-moderators-start = ここでテーブルを開けるのはモデレーターだけです。モデレーターに頼むか、開いているテーブルに参加してください。
