"""What bots know of the duel: how positions are judged, and what is usually answered."""
