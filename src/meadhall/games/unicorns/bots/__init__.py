"""What bots know of the unicorn game: how positions are judged, and what is usually answered."""
