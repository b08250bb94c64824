"""Stats, leaderboards, the history of matches, achievements."""
