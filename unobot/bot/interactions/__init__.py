"""The steps of every interaction: the gate, its action and permissions, its response, its errors."""
