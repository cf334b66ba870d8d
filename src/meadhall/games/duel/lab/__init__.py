"""How bots of the duel meet and practise."""
