## 答えを待つ人の列

note-queue = 順番は{ $place }番目です。約{ $time }後に、ここに答えが届きます。
note-queue-long = 15分たっても届かないときは、もう一度ボタンを押してください。答えは保存してあります。
refused-queue-full = 待っている人が多すぎます。約{ $wait }後にもう一度どうぞ。
refused-queue-own = 前のご依頼をまだ処理しています。約{ $wait }後にできあがります。
