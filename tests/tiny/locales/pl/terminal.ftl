game-summary = Runy: wyrzeźb trzy przed innymi
