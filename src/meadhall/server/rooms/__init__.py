"""Rooms as the server runs them: what a room wants done is done here, with the loop, the database and the bots."""
