"""The server: rooms, seats, clocks, storage. It shows views, takes answers, and knows no rules."""
