"""The hall without wires: rooms, what pages are told, and answers to questions; no loop, socket or database."""
