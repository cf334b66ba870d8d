"""The rules of hnefatafl."""
