alt-top = 最上面：{ $card }
alt-seat = { $number } 号座 { $name }：{ $count } 张牌
alt-table = { $top }。{ $way }。按出牌顺序：{ $seats }。

alt-scores = { $name }：{ $points }。
alt-sheet = 计分表，目标 { $target } 分，逐局得分。{ $scores }

more-look-picture = **画出牌桌**：给所有人看俯视的牌桌，座位围成一圈。
more-look-text = **只用文字**：重新用简短的文字显示牌桌。
button-look-picture = 画出牌桌
button-look-text = 只用文字
note-look-picture = 从现在起显示俯视的牌桌。
note-look-text = 从现在起用简短的文字显示牌桌。
refused-only-host-look = 只有房主能选牌桌怎样显示；房主是 **{ $host }**。
