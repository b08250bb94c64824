demo-guide = ガイド
demo-welcome =
    👋 ようこそ！{ $name }さんのテーブルにAIが{ $ais }人そろっています。**{ $start }** を押すと配られ、**{ $hand }** で自分のカードが見られます。
    -# 上の **Viewing as** で、Ann、Ben、Cleo、Devの誰になるかを選べます。
demo-direct = { $name }さんのメッセージ
demo-page = { $url } で遊べます
demo-direct-page = { $name }さんのダイレクトメッセージ： { $url }
demo-stop = 止めるには、ここでCtrl-Cを押してください。
