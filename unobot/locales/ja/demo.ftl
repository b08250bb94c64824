demo-guide = ガイド
demo-welcome = ここに **/uno start** と入力するとテーブルが開きます。上の **Viewing as** で、Ann、Ben、Cleo、Devの誰になるかを選べます。
demo-direct = { $name }さんのメッセージ
demo-page = { $url } で遊べます
demo-direct-page = { $name }さんのダイレクトメッセージ： { $url }
demo-stop = 止めるには、ここでCtrl-Cを押してください。
