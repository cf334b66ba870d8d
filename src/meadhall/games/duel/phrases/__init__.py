"""What a duel's effects say, in every language, and what such words do."""
