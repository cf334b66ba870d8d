"""The workshop of the unicorn game: expansions as people write them, made into facts and names."""
