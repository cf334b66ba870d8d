"""What people make themselves: the command line of packs, where they are kept, and matches with them."""
