## Who wants to know of the next table in a channel

button-follow = 次を通知
button-unfollow = 通知をやめる
follow-on = { $channel } で次のテーブルが開いたら、ここでお知らせします。
follow-off = { $channel } でテーブルが開いても、お知らせしません。
call-next = { $mentions } ここに新しいテーブルが開きました。**参加**を押すと席に着けます。
refused-too-many-followers = このチャンネルのテーブルを待っている人がいっぱいで、これ以上は登録できません。
