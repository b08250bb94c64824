button-recap = 何があった？
button-recap-short = 経過
recap-title = あなたの前の手からあと
recap-title-all = 最初から
recap-title-spectator = このラウンドのここまで
recap-none = まだ何も起きていません。
