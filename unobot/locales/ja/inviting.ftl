## Inviting people to a table

command-invite-name = 招待
command-invite = このチャンネルのテーブルに誰かを招待する
command-invite-person-name = 相手
command-invite-person = 招待する相手
button-invite = 招待
button-invite-voice = 同じボイスチャンネルの{ $count }人を招待
button-to-table = テーブルへ
invite-title = 誰を招待しますか？
invite-how = 相手に、参加ボタンの付いたメッセージが届きます。
invite-whom = 相手を選ぶ …
invite-voice-title = ボイスチャンネルに一緒にいる{ $count }人を招待しますか？
letter-invitation = **{ $name }**さんから、**{ $server }** でのウノへの招待です。
letter-joined = **{ $server }** のテーブルで席に着きました。
call-invitation = { $people } **{ $name }**さんから、ここでのウノへの招待です。テーブルの**参加**を押してください！
note-invited = { $name }さんに招待を送りました。
note-invited-here = { $name }さんは私からのメッセージを受け取らない設定なので、チャンネルで呼びかけました。
note-invited-voice = チャンネルで{ $count }人に呼びかけました。
refused-invite-bot = それはボットです。一緒に遊ぶAIは、**AIを追加**から選べます。
refused-invite-stranger = { $name }さんはこのチャンネルを見られないので、ここでは遊べません。
refused-invite-seated = { $name }さんはもう席に着いています。
refused-invite-kicked = { $name }さんはテーブルから外された人です。招待できるのはホストの{ $host }さんだけです。
refused-invite-again = { $name }さんには、もうこのテーブルへの招待を送ってあります。
refused-invite-lately = { $name }さんはついさっき招待されたばかりです。何分か待ってください。
refused-invite-many = このテーブルへの招待は、もう十分に送られています。
refused-invite-nobody = ボイスチャンネルに、招待できる人はほかにいません。
