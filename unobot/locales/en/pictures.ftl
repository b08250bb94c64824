## Pictures: what they show, for those who cannot see them

alt-top = On top: { $card }
alt-seat = seat { $number }, { $name }: { $count ->
    [one] { $count } card
   *[other] { $count } cards
}
# $top is alt-top or table-nothing-laid, $way is table-clockwise or table-counterclockwise; the seats stand in the order
# of play, from the one to move.
alt-table = { $top }. { $way }. In the order of play: { $seats }.

# $points is a list: what somebody had after each round.
alt-scores = { $name }: { $points }.
alt-sheet = Score sheet to { $target } points, round by round. { $scores }

## How the table is shown

more-look-picture = **Draw the table** shows it to everybody from above, with all seats in a ring.
more-look-text = **Words only** tells the table in few words again.
button-look-picture = Draw the table
button-look-text = Words only
note-look-picture = The table is drawn from above from now on.
note-look-text = The table is told in few words from now on.
refused-only-host-look = Only the host chooses how the table is shown; **{ $host }** is the host.
