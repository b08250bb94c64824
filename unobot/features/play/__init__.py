"""A table: seats, hands, moves, rules, recap, and going on."""
