## Key moments: what the replay, its page and its GIF call them. One plain sentence each.

key-moment-four = { $name } plays a Wild Draw Four: +{ $count } for { $other }.
key-moment-four-bare = { $name } plays a Wild Draw Four.
key-moment-guilty = { $other } challenges { $name } and is right: +{ $count } for { $name }.
key-moment-innocent = { $other } challenges { $name } and is wrong: +{ $count } for { $other }.
key-moment-caught = { $other } catches { $name } without Uno: +{ $count } for { $name }.
key-moment-missed = { $name } doesn't say Uno, and nobody notices.
key-moment-lead = { $seats ->
    [one] { $name } takes the lead.
   *[other] { $name } take the lead.
}
key-moment-round = { $name } wins round { $number }.
key-moment-round-points = { $name } wins round { $number }: { $points ->
    [one] { $points } point.
   *[other] { $points } points.
}
key-moment-round-tied = Round { $number } is a draw.
key-moment-eliminated = { $name } leaves the match.
key-moment-match = { $seats ->
    [one] { $name } wins the match.
   *[other] { $name } win the match.
}
key-moment-partners = { $name } and { $partner }
