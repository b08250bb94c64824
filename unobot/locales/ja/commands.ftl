## The slash commands

command-uno = ウノで遊ぶ
command-start = このチャンネルでテーブルを開く
command-start-ais = 最初から座らせるAIの人数
command-start-rules = プリセット名かルールコード
command-join = このチャンネルのテーブルに参加する
command-leave = 席を立って抜ける
command-hand = 自分の手札を見る
command-play = 言葉で選んでプレイする
command-play-move = いまできる操作から選ぶ
command-status = このチャンネルのテーブルの状況を見る
command-end = このチャンネルのテーブルを終了する
command-rules = ルールの説明を見る
command-resume-match = 再開する試合（待っている試合が複数あるとき）
choice-match = { $names } · ラウンド{ $round }
choice-lobby = { $names } · 開始前
command-help = ここでのウノの遊び方
