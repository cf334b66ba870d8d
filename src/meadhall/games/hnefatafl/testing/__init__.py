"""What tests of hnefatafl need: how positions are told."""
