"""How bots of hnefatafl meet, practise and learn to judge."""
