"""Testing: scenario builder, mutations, conformance laws and scripted dice, shipped for designers of heroes and games."""
