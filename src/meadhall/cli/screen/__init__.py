"""Screen: where a person reads and types: console, words, progress, spelling."""
