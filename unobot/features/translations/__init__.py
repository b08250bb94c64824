"""Languages that no native speaker has read yet: notes of the people who play in them, for the admins of the bot."""
