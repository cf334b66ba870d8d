"""What `meadhall packs` can do, a module for each thing; and how other commands take packs."""
