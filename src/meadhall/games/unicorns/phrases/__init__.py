"""What the effects of unicorn cards say, in every language, and what such words do."""
