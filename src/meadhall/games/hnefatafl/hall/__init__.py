"""Hnefatafl in the hall: its types on the wire, and what pages are told of it."""
