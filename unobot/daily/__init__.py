"""The daily deal: which cards a date has, how a server's seeds are committed, and what a result is worth. Pure."""
