"""Match: one match at one screen, from the lobby to the review."""
