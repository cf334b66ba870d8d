"""What bots know of hnefatafl: how positions are judged, and what is usually moved."""
