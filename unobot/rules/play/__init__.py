"""How a round is played: what is legal, what follows from a move, and how a round changes."""
