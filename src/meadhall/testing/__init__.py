"""Testing: scenarios, mutations, laws and scripted dice, shipped for designers of heroes and games."""
