"""The AI players: a strategy for each level, and their table manners (docs/ai.md)."""
