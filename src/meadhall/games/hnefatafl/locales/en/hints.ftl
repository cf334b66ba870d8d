### Hints for newcomers to hnefatafl in English.

hint-hnefatafl-choose_move = Drag a piece, or click it and then a square: it goes any distance straight ahead, not over others. Put an enemy between two of yours to capture it. The king must get out, and the attackers must catch him.
