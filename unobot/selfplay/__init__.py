"""AIs against AIs: simulations, their statistics, and random play that checks every invariant."""
