"""Messages that stay up to date: what they show, how they reach Discord, and when they are drawn."""
