"""What the lab's reports say: every message that they name is there in every language, and none is left over."""

import ast
import re
from collections.abc import Iterator
from itertools import count
from pathlib import Path
from typing import Any, Final

import pytest

import meadhall
from meadhall import localisation
from meadhall.bundle import bundle_of, games_with
from meadhall.kernel.game import find_game
from meadhall.lab.report.page import THEMES
from meadhall.lab.report.strength import ORDER
from meadhall.lab.studies import study_game_of
from meadhall.localisation import ENGLISH
from tests.census.lexicons.sources import strings
from tests.census.lexicons.written import Inside, written

LAB: Final = "lab"
GAMES: Final = games_with("studies")
OWN: Final = [f"{game}/{LAB}" for game in GAMES]
HOUSE: Final = Path(meadhall.__file__).parent
MADE: Final = re.compile(r"Say\(f\"([^\"]*)\"")  # ids that are made of other ids
GAP: Final = re.compile(r"\{[^}]*\}")

per_file = pytest.mark.parametrize("file", [LAB, *OWN])
per_language = pytest.mark.parametrize("language", localisation.languages())
per_game = pytest.mark.parametrize("game", GAMES)


def shared() -> list[Path]:
    """The modules that say something of every game."""
    return sorted((HOUSE / "lab" / "report").glob("*.py"))


def modules(file: str) -> list[Path]:
    """The modules that may say what stands in a file of words: those for all games say words of each game, too."""
    game = file.partition("/")[0]
    own = [] if file == LAB else sorted((bundle_of(game).folder / "lab").rglob("*.py"))
    return [*shared(), *own]


def named(paths: list[Path]) -> set[str]:
    """All words that stand in some modules as they are."""
    return {word for path in paths for word in strings(ast.parse(path.read_text("utf-8")))}


def made(paths: list[Path]) -> list[re.Pattern[str]]:
    """The forms of ids that some modules make of others."""
    found = {form for path in paths for form in MADE.findall(path.read_text("utf-8"))}
    return [re.compile(".+".join(map(re.escape, GAP.split(form)))) for form in found]


def said(paths: list[Path]) -> Iterator[str]:
    """The ids that stand in sentences outright."""
    for path in paths:
        for node in ast.walk(ast.parse(path.read_text("utf-8"))):
            if isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.func.id == "Say":
                yield from strings(node.args[0]) if isinstance(node.args[0], (ast.Constant, ast.IfExp)) else ()


@per_language
@per_file
def test_no_message_is_left_over(file: str, language: str) -> None:
    """Each is named somewhere, or is of a form that is made somewhere; the same ones are there in every language."""
    paths = modules(file)
    known, forms = named(paths), made(paths)
    messages = set(written(file, language))
    assert {id for id in messages if id not in known and not any(form.fullmatch(id) for form in forms)} == set()
    assert messages == set(written(file, ENGLISH))


@per_language
@per_file
def test_messages_take_the_parts_that_the_english_ones_take(file: str, language: str) -> None:
    """No language has forgotten a number or a name."""

    def parts(messages: dict[str, Inside]) -> dict[str, set[str]]:
        return {id: inside.variables for id, inside in messages.items()}

    assert parts(written(file, language)) == parts(written(file, ENGLISH))


@per_game
def test_whatever_is_said_has_words(game: str) -> None:
    """A sentence that all games share has its words in the shared file or in that of a game."""
    own = set(said(modules(f"{game}/{LAB}")))
    words = set(written(LAB, ENGLISH)).union(*(written(file, ENGLISH) for file in OWN))
    assert own - words == set()


def things(game: str) -> Iterator[str]:
    """The ids of what is told by the names that a game gives."""
    part: Any = study_game_of(game)
    yield from (f"way-{way}" for way in part.shown)
    yield from (f"amount-{amount}" for amount in part.amounts)
    yield from (f"counter-{counter}" for counter in part.counters)
    yield from (f"restrict-{restriction}" for restriction in part.restrictions)
    rules = find_game(game)
    for number in count():
        try:
            yield f"end-{rules.reason(number)}"
        except IndexError:
            return


@per_game
def test_whatever_a_game_counts_has_words(game: str) -> None:
    """Every way to use a card, every counter, every restriction and every end of a match."""
    words = {*written(LAB, ENGLISH), *written(f"{game}/{LAB}", ENGLISH)}
    assert set(things(game)) - words == set()
    assert {f"{kind}-{word}" for kind in ("word", "verdict") for word in ORDER} <= words
    assert {f"theme-{theme}" for theme in THEMES} <= words
