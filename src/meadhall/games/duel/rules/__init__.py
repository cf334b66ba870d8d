"""The rules of the duel, as nodes of one machine."""
