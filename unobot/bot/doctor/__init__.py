"""Check how Discord sees the bot, for `unobot doctor`."""
