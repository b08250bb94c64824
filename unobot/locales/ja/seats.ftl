mark-host = 👑 ホスト
mark-ready = ✅ 準備OK
mark-ai = 🤖 AI、{ $level }
mark-engine = ⚙️ エンジン { $level }
mark-away = 🤖 離席、AIが代わりにプレイ中
mark-autopilot = 💤 反応なし、AIが代わりにプレイ中
mark-resting = 🤖 AIにおまかせ中
mark-out = 🚪 脱落
mark-placed = 🏁 { $place }位
mark-team = { $name }さんとペア
mark-uno = 📣 ウノ宣言済み
mark-uno-owed = ❗ ウノ未宣言
mark-uno-short = 📣 ウノ！
mark-uno-owed-short = ❗ ウノ未宣言

legend-cards = 枚数
legend-points = 得点
legend-ai = 🤖 AI
legend-away = 💤 離席、AIが代行
legend-teams = 🤝 チーム：{ $teams }

level-novice = 初心者
level-novice-how = 出せるカードを気ままに出します。
level-casual = カジュアル
level-casual-how = うまい手も、うっかりした手も出します。
level-clever = 巧者
level-clever-how = うまく打ちますが、ミスもします。
level-expert = 達人
level-expert-how = 自分との対戦で学びました。
level-even = 互角
level-even-how = 最近のあなたと同じくらいの強さです。
engine-how = このボットの管理者が用意したプログラムです。

table-engine-failed = ⚙️ エンジン{ $engine }が止まりました。**{ $name }**の席は、これからAIが受け持ちます。
refused-no-ai = そのAIはこのテーブルにいません。
refused-engine-rules = エンジンが遊べるのは公式ルールだけです（カード1組、手札7枚。目標点は自由）。{ $engine }はほかのルールでは遊べません。
refused-only-host-engine = エンジンを座らせられるのはホストだけです。ホストは{ $host }さんです。
