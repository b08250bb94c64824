"""HTTP pages for monitoring the bot: whether it is alive and ready, and its metrics."""
