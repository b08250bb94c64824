"""The connection to Discord's API: the edit scheduler, the request budget, webhook tokens, shards."""
