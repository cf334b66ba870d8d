### Hints for newcomers to hnefatafl in German.

hint-hnefatafl-choose_move = Zieh einen Stein über das Brett, oder klicke ihn und dann ein Feld an: Er zieht gerade und beliebig weit, aber über keinen anderen. Nimm einen Gegner zwischen zwei deiner Steine, dann ist er geschlagen. Der König muss hinaus, die Angreifer müssen ihn schlagen.
