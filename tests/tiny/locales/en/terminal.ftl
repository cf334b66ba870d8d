game-summary = The runes: carve three before the others do
