demo-guide = ガイド
demo-welcome =
    👋 ようこそ！{ $name }さんのテーブルにAIが{ $ais }人そろっています。**{ $start }** を押すとカードが配られます。
    -# 上の **Viewing as** で、Ann、Ben、Cleo、Devの誰になるかを選べます。
    -# `/uno help` から **{ $alone }** を押すと、ダイレクトメッセージで対戦できます。
demo-direct = { $name }さんのメッセージ
demo-group = 💬 グループ
demo-group-hello = ボットを自分用に入れたので、ここでも使えます。`/uno start` でテーブルを開けば、みんな参加できます。
demo-page = { $url } で遊べます
demo-direct-page = { $name }さんのダイレクトメッセージ：{ $url }
demo-stop = 止めるには、ここでCtrl-Cを押してください。
