"""Telling: what a page is told of a match, in words, from one seat, and the channel it is told by."""
