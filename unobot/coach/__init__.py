"""Judge a finished match: the decisions of a player that cost most, and how much of the result was the cards."""
