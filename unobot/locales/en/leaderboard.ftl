## The leaderboard: `/uno leaderboard`

# $season: such as "November 2026" or "All time".
leaderboard-title = 🏆 Leaderboard · { $season }
# $share: a percentage. $low and $high: the ends of its interval.
leaderboard-row = **{ $place }.** **{ $name }** · { $share } ({ $low }–{ $high })
# A person with too few matches.
leaderboard-unknown = **?** **{ $name }** · { $count ->
    [one] 1 match
   *[other] { $count } matches
}
leaderboard-what = How often a player would win at an average table of four, with its interval. Shared places can't be told apart yet. “?” needs 20 matches with other people.
leaderboard-none = Nobody is rated here yet. Finish a match with at least one other person to get on this list.
leaderboard-you-none = You aren't on it yet. Finish a match with at least one other person.
leaderboard-you-off = You chose not to be rated. `/uno me` changes that.
button-leaderboard = Leaderboard
refused-leaderboard-direct = Leaderboards belong to a server. Use this command there.
