alt-top = 最上面：{ $card }
alt-seat = { $name }：{ $count } 张牌
alt-table = { $top }。{ $way }，{ $pile }。按出牌顺序：{ $seats }。
alt-scores = { $name }：{ $points }。
alt-sheet = 计分表，目标 { $target } 分，逐局得分。{ $scores }
alt-playable = 可以出：{ $cards }
