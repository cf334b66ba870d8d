"""Statistics: finished matches, counted and told."""
