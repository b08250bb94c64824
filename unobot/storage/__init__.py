"""Tables, matches, messages and preferences in a database, so that they outlive the process."""
