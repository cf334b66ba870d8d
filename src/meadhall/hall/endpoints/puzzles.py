"""Puzzles as endpoints: what there is, how one stands, and what becomes of an answer.

Nothing is kept of who asks: an attempt brings along all its answers. So the right answer to a question is told to
nobody who has not answered all those before it, and what is hidden in a match to nobody at all.
"""

from __future__ import annotations

from functools import partial

from meadhall.bundle import games_with
from meadhall.hall.effects.work import OpenBook, Work
from meadhall.hall.endpoints.request import Reply, Request, reply
from meadhall.hall.endpoints.router import Endpoint
from meadhall.hall.endpoints.workshop import chore
from meadhall.hall.refusal import HallError
from meadhall.hall.telling.puzzles import Riddles, list_of
from meadhall.hall.wire.pages.puzzles import Attempt
from meadhall.puzzles import Book


class Puzzles:
    """Answers what the page of the puzzles asks."""

    def __init__(self) -> None:
        self.riddles = Riddles()

    def endpoints(self) -> list[Endpoint]:
        """The addresses of it."""
        return [
            Endpoint("GET", "/puzzles/{language}/{game}", self.listed),
            Endpoint("GET", "/puzzles/{language}/{game}/{id}", self.opened),
            Endpoint("POST", "/puzzles/{language}/{game}/{id}", self.answered, is_act=True),
        ]

    def listed(self, request: Request) -> Work[Reply]:
        """All puzzles of a game."""
        language = request.spoken
        book = yield from book_of(request)
        return reply((yield from chore(request, partial(list_of, book, language, request.date))))

    def opened(self, request: Request) -> Work[Reply]:
        """One puzzle."""
        language, id = request.spoken, request.parts["id"]
        book = yield from book_with(request, id)
        return reply((yield from chore(request, partial(self.riddles.paper, book, id, language))))

    def answered(self, request: Request) -> Work[Reply]:
        """An answer to it."""
        language, id, attempt = request.spoken, request.parts["id"], request.told(Attempt)
        book = yield from book_with(request, id)
        return reply((yield from chore(request, partial(self.riddles.verdict, book, id, attempt, language))))


def book_of(request: Request) -> Work[Book]:
    """The puzzles of the game that an address names."""
    game = request.parts["game"]
    if game not in games_with("puzzles") or game not in games_with("hall"):
        raise HallError("not-found", 404)
    book: Book = yield OpenBook(game)
    return book


def book_with(request: Request, id: str) -> Work[Book]:
    """The same, where it has a puzzle of an id."""
    book = yield from book_of(request)
    if id not in book.by_id:
        raise HallError("not-found", 404)
    return book
