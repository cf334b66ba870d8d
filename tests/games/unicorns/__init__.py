"""The unicorn game, as tests need it."""
