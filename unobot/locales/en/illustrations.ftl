## Pictures: what they show, for readers who can't see them

alt-top = On top: { $card }
alt-seat = { $name }: { $count ->
    [one] { $count } card
   *[other] { $count } cards
}
# $top is alt-top or table-nothing-laid, $way is table-clockwise or table-counterclockwise, $pile is table-pile. The
# seats stand in the order of play, the player to move first.
alt-table = { $top }. { $way }, { $pile }. In the order of play: { $seats }.
# $points is a list: the score of a player after each round.
alt-scores = { $name }: { $points }.
alt-sheet = Score sheet to { $target } points, round by round. { $scores }
alt-playable = You can play: { $cards }
