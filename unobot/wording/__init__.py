"""The game in words, for any screen: cards, rulesets, what happened, durations, the rulebook."""
