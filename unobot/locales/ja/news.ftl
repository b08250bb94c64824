## What did I miss?

button-missed = 何があった？
button-news = 経過
news-title = あなたの前の手からあと
news-title-all = 最初から
news-title-watching = このラウンドのここまで
news-none = まだ何も起きていません。
