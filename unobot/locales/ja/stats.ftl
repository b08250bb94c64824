stats-title = 📊 { $name }さん
stats-record = 🏆 **{ $matches }**試合 · **{ $wins }**勝（{ $share }）
stats-rating = 📈 平均的な4人卓での予想勝率：**{ $share }**（{ $low }–{ $high }）
stats-unrated = 📈 レート：**?** · ほかの人との試合 { $played }/{ $needed }
stats-points = 🪙 1ラウンド平均 **{ $points }**点
stats-streak = 🔥 最長連勝：**{ $best }** · 現在：**{ $now }**
stats-unos = 👁️ ウノ忘れ：指摘した **{ $caught }** · された **{ $missed }**
stats-challenges = ⚖️ チャレンジ：成功 **{ $right }** · 失敗 **{ $wrong }**
stats-colors = 🎨 指定した色：{ $colors }
stats-color = { $emoji } { $most ->
    [yes] **{ $color } { $count }**
   *[no] { $color } { $count }
}
stats-places = 🕑 最近の順位（右が最新）：{ $places }
stats-legend = 👑 勝ち · 🪙 1ラウンドの平均点 · 🔥 最長連勝 · 👁️ ウノ忘れを指摘、❗ された · ⚖️ チャレンジ ✓ 成功、✗ 失敗
stats-none = { $name }さんは、ここではまだ試合を終えていません。
stats-none-own = ここではまだ試合を終えていません。1試合遊ぶと、記録が始まります。
stats-none-filtered = { $name }さんには、当てはまる試合がありません。ほかのシーズンかルールを選んでください。
stats-partial = あなたの参加を禁止しているサーバーの試合は、ここには含まれません。
button-stats-mine = 自分の戦績
button-post = ここに投稿

refused-stats-bot = { $name }はボットです。戦績があるのは人だけです。
refused-stats-direct = ここでは自分の戦績だけを見られます。ほかの人の戦績はサーバーで開いてください。
refused-stats-season-direct = ダイレクトメッセージでは全試合をまとめて表示します。シーズンやルールはサーバーで選んでください。
refused-season = ここに「{ $season }」というシーズンはありません。次から選んでください：{ $seasons }。
refused-rules-unplayed = このルールで終わった試合は、ここにはありません。ほかのルールを選んでください。
refused-post = このチャンネルに書き込めないため、代わりに投稿することはできません。
refused-posted = このページはもうチャンネルに投稿されています。
season-all = 全期間
season-all-rules = すべてのルール

rating-line = 📈 レート：{ $told }
rating-change = **{ $name }** { $before } → **{ $after }**（{ $low }～{ $high }）
rating-unsettled = **{ $name }** ?（{ $played }/{ $needed }試合）
