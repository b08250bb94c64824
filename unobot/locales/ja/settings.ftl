## What is set for a server or a channel: `/uno settings`

settings-title = このサーバーのウノ
settings-title-channel = { $channel } のウノ
settings-line = { $origin ->
    [here] { $name }：**{ $value }** · ここで設定
    [server] { $name }：**{ $value }** · サーバーの設定
   *[usual] { $name }：**{ $value }**
}
settings-which = 変える項目 …
settings-as-server = サーバーと同じ：{ $value }
settings-as-usual = 標準どおり：{ $value }
button-settings-server = このサーバー
button-settings-channel = このチャンネル

settings-rules = ルール
settings-rules-what = ホストが変えないかぎり、新しいテーブルで使うルール。
settings-rules-code = コード { $code }
settings-turn = 持ち時間
settings-turn-what = 新しいテーブルで1手に使える時間。
settings-allowed = ウノ
settings-allowed-what = テーブルを開けるかどうか。
settings-allowed-on = 遊べる
settings-allowed-off = 遊べない
settings-starts = テーブルを開ける人
settings-starts-what = /uno start を使える人。
settings-starts-everybody = 全員
settings-starts-moderators = モデレーター
settings-moderator-role = ウノのモデレーター
settings-moderator-role-auto = ロールなし
settings-role = ロールを選ぶ …
button-no-role = ロールなし
settings-table-look = テーブルの表示
settings-table-look-what = 新しいテーブルの見え方。
settings-table-look-picture = 上から見た絵
settings-table-look-text = 言葉と場のカードの絵
settings-look = 手札の表示
settings-look-what = /uno me で何も選んでいない人に使います。
settings-look-pictures = 絵
settings-look-shapes = 図形と文字
settings-look-text = 文字だけ
settings-dms = DMで手札を届ける
settings-dms-what = /uno me で何も選んでいない人に使います。
settings-dms-on = はい
settings-dms-off = いいえ
settings-pings = 番の呼び出し
settings-pings-what = チャンネルで、番が来た人を名前で呼び出すかどうか。
settings-pings-on = はい
settings-pings-off = いいえ
settings-threads = テーブルごとのスレッド
settings-threads-what = 新しいテーブルに専用のスレッドを作るかどうか。
settings-threads-on = はい
settings-threads-off = いいえ
settings-language = 言語
settings-language-what = テーブルの言語。一人ひとりの画面は、その人の言語になります。
settings-language-auto = サーバーの言語

duration-seconds = { $count }秒
duration-minutes = { $count }分
duration-hours = { $count }時間
duration-days = { $count }日

refused-settings-place = 設定はサーバーごとのものです。サーバーで開いてください。
refused-settings = この設定を変えられるのは、「サーバー管理」の権限がある人だけです。
refused-everybody-role = そのロールだと全員がモデレーターになってしまいます。別のロールを選んでください。
refused-not-here = このチャンネルではウノで遊べません。サーバーの管理者が `/uno settings` で決めています。
refused-moderators-start = ここでテーブルを開けるのはモデレーターだけです。モデレーターに頼むか、開いているテーブルに参加してください。
