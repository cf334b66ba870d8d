"""Testing the duel: its stage for scenarios, its heroes with one effect removed, and the tally of its cards."""
