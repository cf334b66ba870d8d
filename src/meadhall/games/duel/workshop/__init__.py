"""The workshop of the duel: heroes and boards as people write them, made into facts and names."""
