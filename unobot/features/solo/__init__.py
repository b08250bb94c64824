"""*What if*: a finished match goes on from a move, for one person."""
