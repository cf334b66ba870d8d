"""The duel: heroes with their own decks fight on a board of spaces and zones."""
