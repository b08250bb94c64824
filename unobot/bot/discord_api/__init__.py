"""Everything between the bot and Discord: edits in order, the request budget, webhook tokens, shards."""
