"""The workshop: packs as people write them."""
