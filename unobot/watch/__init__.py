"""Pages over HTTP by which other programs watch the bot: is it alive, is it ready, how does it do."""
