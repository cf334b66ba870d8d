"""How bots of the unicorn game meet and practise."""
