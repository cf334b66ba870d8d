"""Words that run: what is printed of effects is read back as the same effects."""
