"""The tools of the owner of the bot: blocked people and servers, and a notice to all tables."""
