"""Commands: a module for each `meadhall COMMAND`."""
