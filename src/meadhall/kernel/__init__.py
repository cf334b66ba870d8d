"""The kernel: decisions, effects and their stack, chance, events, outcome, match, transcript. It knows no game."""
