"""Pure functions from one state of a table to the next: seats, clocks, votes and premoves."""
