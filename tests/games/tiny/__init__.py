"""The tiny game, as tests need it."""
