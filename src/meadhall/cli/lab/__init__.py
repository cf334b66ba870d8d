"""Lab: a module for each `meadhall lab COMMAND`."""
