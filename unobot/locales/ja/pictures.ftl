## Pictures: what they show, for those who cannot see them

alt-top = 場のカード：{ $card }
alt-seat = 席{ $number } { $name }さん{ $count }枚
alt-table = { $top }。{ $way }。順番：{ $seats }。

alt-scores = { $name }さん：{ $points }。
alt-sheet = 得点表、{ $target }点先取、ラウンドごと。{ $scores }

## How the table is shown

more-look-picture = **絵で表示**：上から見たテーブルの絵を、全員に見せます。席は輪に並びます。
more-look-text = **言葉だけ**：テーブルの様子を、また短い言葉で伝えます。
button-look-picture = 絵で表示
button-look-text = 言葉だけ
note-look-picture = これからは、上から見たテーブルの絵を表示します。
note-look-text = これからは、テーブルの様子を短い言葉で伝えます。
refused-only-host-look = テーブルの表示を選べるのはホストだけです。ホストは**{ $host }**さんです。
