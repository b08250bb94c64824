"""The game in words, for all screens: cards, rulesets, narration of moves, durations, the rulebook."""
