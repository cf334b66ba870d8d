"""Rooms: live matches. Handed messages, time and thoughts, they hand back what is to be stored, told and thought."""
