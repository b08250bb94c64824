alt-top = 場のカード：{ $card }
alt-seat = { $name }さん{ $count }枚
alt-table = { $top }。{ $way }、{ $pile }。順番：{ $seats }。
alt-scores = { $name }さん：{ $points }。
alt-sheet = 得点表、{ $target }点先取、ラウンドごと。{ $scores }
alt-playable = 出せるカード：{ $cards }
