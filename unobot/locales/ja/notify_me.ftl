button-notify-me = 次を通知
button-notify-me-off = 通知をやめる
notify-me-on = { $channel } で次のテーブルが開いたら、ここでお知らせします。
notify-me-off = { $channel } でテーブルが開いても、お知らせしません。
notify-me-call = { $mentions } ここに新しいテーブルが開きました。**参加**を押すと席に着けます。
refused-notify-me-full = このチャンネルのテーブルを待っている人がいっぱいで、これ以上は登録できません。
