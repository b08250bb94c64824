"""What every interaction passes: the gate, permissions, its response, its errors."""
