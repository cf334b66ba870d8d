"""Effects: what a room wants done outside of it, what its jobs need, and the queue in which they wait."""
