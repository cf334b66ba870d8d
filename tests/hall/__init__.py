"""Rooms without a loop, a socket or a database: what goes in and what comes out, and time that tests hand in."""
