"""Statistics: finished matches, counted and exported."""
