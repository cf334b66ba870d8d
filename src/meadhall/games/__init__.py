"""The games: each in a room of its own, on the same kernel."""
