## Stats: `/uno stats`

# $name: a person.
stats-title = 📊 { $name }
# $share: a percentage, such as 35%. Wins of all matches.
stats-record = 🏆 { $matches ->
    [one] **1** match
   *[other] **{ $matches }** matches
} · **{ $wins }** won ({ $share })
# How many matches a person would win against three average players. $low and $high: the ends of the interval.
stats-rating = 📈 Expected to win **{ $share }** ({ $low }–{ $high }) at an average table of four
stats-unrated = 📈 Rating: **?** · { $played } of { $needed } matches with other people
stats-points = 🪙 { $points ->
    [one] **1** point
   *[other] **{ $points }** points
} a round
stats-streak = 🔥 Most wins in a row: **{ $best }** · now: **{ $now }**
stats-unos = 👁️ Unos caught: **{ $caught }** · missed: **{ $missed }**
stats-challenges = ⚖️ Challenges: **{ $right }** right · **{ $wrong }** wrong
# $colors: a list of the two messages below, the most named color first.
stats-colors = 🎨 Colors named: { $colors }
# $emoji: a mark, or nothing.
stats-color = { $emoji } { $most ->
    [yes] **{ $color } { $count }**
   *[no] { $color } { $count }
}
stats-places = 🕑 Last places, newest last: { $places }
# What the signs of the picture mean, in the order of the picture.
stats-legend = 👑 won · 🪙 points a round · 🔥 most wins in a row · 👁️ Unos caught, ❗ missed · ⚖️ challenges ✓ right, ✗ wrong
stats-none = { $name } hasn't finished a match here yet.
stats-none-own = You haven't finished a match here yet. Play one, and your stats begin.
stats-none-filtered = { $name } finished no match here that fits. Choose another season or other rules.
stats-partial = Matches in servers where you are banned are left out.
button-stats-mine = My stats
button-post = Post here

refused-stats-bot = { $name } is a bot. Only people have stats.
refused-stats-direct = Here, I show only your own stats. Ask for others in a server.
refused-stats-season-direct = In direct messages, I show all your matches together. Ask for seasons and rules in a server.
# $season: what a person typed; $seasons: a list.
refused-season = There's no season “{ $season }” here. Choose one of: { $seasons }.
refused-rules-unplayed = Nobody has finished a match with these rules here. Choose others.
refused-post = You can't send messages in this channel, so I don't post for you.
refused-posted = This page is already in the channel.
season-all = All time
season-all-rules = All rules

# What an ended match changed, below its result. $told: each person with one of the two messages below.
rating-line = 📈 Ratings: { $told }
# The share of wins that is expected: $before the match, or ?, and after it, with the ends of its interval.
rating-change = **{ $name }** { $before } → **{ $after }** ({ $low }–{ $high })
# There is no share yet.
rating-unsettled = **{ $name }** ? ({ $played } of { $needed } matches)
