## Slow and fast tables; somebody's tables

button-pace = ペース
lobby-pace = ペース：{ $pace }
pace-title = 1手にどれだけ時間を使えますか？
pace-how = ゆっくりのテーブルでは、ずっと待っている必要はありません。番が来た人には何度かお知らせが届き、`/uno tables` で、あなたを待っているテーブルの一覧が見られます。
pace-normal = ふつう
pace-fast = 速い：1手に20秒
pace-hours = ゆっくり：1手に4時間
pace-day = ゆっくり：1手に1日
pace-days = ゆっくり：1手に3日
pace-time = 1手に{ $time }
ping-switch = このお知らせは `/uno me` で止められます。
refused-only-host-pace = ペースを選べるのはホストだけです。ホストは{ $host }さんです。
refused-pace-by-rules = このテーブルのルールでは、持ち時間は1手に{ $seconds }秒です。**ルールを変える**で変えられます。
inbox-title = あなたのテーブル
inbox-follow = **次を通知**を押すと、このチャンネルで次のテーブルが開いたときにお知らせします。
inbox-empty = どのテーブルにもあなたの席はありません。`/uno start` で開けます。
tables-stranded = `/uno resume` での再開待ち
