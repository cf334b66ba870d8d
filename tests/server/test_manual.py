"""The pages about the wire: they tell every message and every field, and their examples are messages."""

from pathlib import Path
from typing import Any, Final, get_args

import msgspec
import pytest

from meadhall.hall import wire
from meadhall.hall.game import halls
from meadhall.hall.wire.endpoints import ENDPOINTS
from meadhall.hall.wire.manual import Examples, examples_in, pages

DOCS: Final = Path(__file__).parents[2] / "docs"
SHARED: Final = [*get_args(wire.Asks), *get_args(wire.Tells), *wire.LOBBY, *ENDPOINTS]
OWN: Final = [
    (name, kind)
    for name, hall in halls().items()
    for kind in (
        hall.facts,
        hall.view,
        hall.question,
        hall.asked,
        hall.inspection,
        hall.almanac,
        hall.workshop,
        hall.pack,
    )
    if kind is not None
]


@pytest.mark.parametrize("page", sorted(pages(DOCS)), ids=str)
def test_page_is_what_the_structs_say(page: Path) -> None:
    """It is what `python -m meadhall.hall.wire.manual docs` writes."""
    assert page.read_text("utf-8") == pages(DOCS)[page]


@pytest.mark.parametrize("kind", SHARED, ids=lambda kind: kind.__name__)
def test_every_message_has_an_example_that_is_one(kind: Any) -> None:
    """Recorded from real matches (`python -m tests.wire_examples docs`), and of the struct that it is told for."""
    check(examples_in(DOCS), kind)


@pytest.mark.parametrize(("game", "kind"), OWN, ids=lambda each: getattr(each, "__name__", str(each)))
def test_every_type_of_a_game_has_an_example_that_is_one(game: str, kind: Any) -> None:
    """Likewise for what a game brings."""
    check(examples_in(DOCS / "games" / game), kind)


def check(examples: Examples, kind: Any) -> None:
    """Hold an example against its struct."""
    msgspec.convert(examples[kind.__name__], kind)
