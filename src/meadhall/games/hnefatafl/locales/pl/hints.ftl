### Hints for newcomers to hnefatafl in Polish.

hint-hnefatafl-choose_move = Przeciągnij figurę albo kliknij ją, a potem pole: rusza się prosto, o ile pól chcesz, ale nie przez inne. Wroga zbijasz, gdy weźmiesz go między dwie swoje figury. Król ma się wyrwać, a atakujący mają go zbić.
