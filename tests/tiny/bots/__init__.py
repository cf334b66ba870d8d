"""What bots know of the tiny game."""
