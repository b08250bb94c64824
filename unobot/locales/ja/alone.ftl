## ボットのDMで一人で遊ぶ

button-alone = 一人で遊ぶ
button-ai-pace-normal = AI：普通
button-ai-pace-fast = AI：速い
button-ai-pace-at-once = AI：すぐに
alone-in-direct = 試合は[このボットとのDM]({ $link })にあります。そこではAIが相手で、誰も待たせません。見当たらないときは、メッセージリクエストにあります。
note-alone-soon = 試合は約{ $time }後に、このボットとのDMで始まります。今、たくさんの人が始めています。リンクはここに届きます。
note-alone-goes-on = 試合はここで続きます。新しく始めるには、まず**その他** → **試合を終了**で終えてください。
refused-adjourned-alone = 試合はここでそのまま待っています。**再開**で続けられ、`/uno start` で別の試合を始められます。
refused-alone-no-direct = メッセージを送れません。このボットとのDMを開いて `/uno start` を使うか、プライバシー設定でDMを許可してください。
