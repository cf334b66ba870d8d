"""Rooms: one match with those who play and watch it: seats, questions, windows, clocks, undo, absence."""
