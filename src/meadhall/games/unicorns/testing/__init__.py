"""Testing the unicorn game: its stage for scenarios, its cards with one effect removed, and the tally of its cards."""
