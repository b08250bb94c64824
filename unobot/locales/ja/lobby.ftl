button-join = 参加
button-start = 開始
button-open = テーブルを開く
button-start-alone = AI1人と対戦
button-start-ais = AI{ $ais }人とプレイ
button-length-round = クイックゲーム：1ラウンド
button-quick = クイックゲーム
button-length-points = { $target }点まで対戦
button-invite = 招待
button-change-rules = ルールを変える

lobby-title = ウノ：参加する人は？
lobby-how = **参加**を押すと席に着きます。試合は**{ $host }**さんが開始します。
lobby-how-start = 試合は**{ $host }**さんが開始します。
lobby-rematch = ウノ：再戦しますか？
lobby-rematch-how = 席にいる全員が**再戦**を押すか、**{ $host }**さんが**開始**を押すと始まります。
lobby-free = ▫️ _空席_
lobby-missing = あと{ $ais }人必要です。誰かを待つか、いますぐAIとプレイしましょう。
lobby-waiting-teams = チーム戦には{ $needed }人必要です。あと{ $missing }人待つか、AIを追加してください。
lobby-ready = { $seats ->
    [10] 10席すべて埋まりました。
   *[other] 開始できます。10人まで遊べます。
}
lobby-rules = ルール：**{ $preset }** · { $what }
lobby-time-control = ペース：{ $pace }
lobby-even = 互角：このAIは、テーブルの人たちと同じくらいの強さです。勝つと次の試合は難しく、負けると易しくなります。
lobby-access-invited = ✉️ 参加できるのは招待された人だけです。
lobby-access-closed = 🔒 参加は締め切りました。
lobby-until = このまま参加がなければ、{ $when }に自動で閉じます。
lobby-until-start = このまま試合が始まらなければ、{ $when }に自動で閉じます。
lobby-add-ai = AIを追加
lobby-remove-ai = AIを外す

lobby-closed = このテーブルは閉じました
lobby-limited-rules = 🔒 サーバーの管理者がルールを固定したので、このテーブルもサーバーのルールになりました。
lobby-limited-ais = 🔒 サーバーの管理者がAIの数を制限したので、一部のAIは席を外れました。
