"""The unicorn game: stables to be filled, and instants that stop other players' cards."""
