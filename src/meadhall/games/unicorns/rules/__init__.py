"""The rules of the unicorn game, as nodes of one machine."""
