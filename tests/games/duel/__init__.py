"""The duel, as tests need it."""
