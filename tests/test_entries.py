"""Files of words are cut into messages, and only what has gaps is parsed: that changes no text."""

from __future__ import annotations

from pathlib import Path
from typing import Final

import pytest
from fluent.runtime import FluentBundle, FluentResource

from meadhall.bundle import BUNDLES
from meadhall.localisation import LOCALES, Words, languages
from meadhall.localisation.entries import Entries, entries_in, plain

FILES: Final = sorted(
    path for folder in (LOCALES, *(bundle.locales for bundle in BUNDLES.values())) for path in folder.glob("*/*.ftl")
)


@pytest.mark.parametrize("path", FILES, ids=lambda path: "/".join(path.parts[-5:]))
def test_every_message_is_what_a_parser_of_the_whole_file_finds(path: Path) -> None:
    """All messages are found, in their order; those without gaps have just the texts that the parser would give."""
    text = path.read_text("utf-8")
    whole = FluentBundle([path.parent.name], use_isolating=False)
    whole.add_resource(FluentResource(text))
    entries = Entries(path.parent.name, text)
    assert [*entries.texts] == [*whole._messages]
    said = {id: found for id in entries.texts if (found := entries.as_it_stands(id)) is not None}
    for id, found in said.items():
        message = whole.get_message(id)
        assert found.text == (None if message.value is None else whole.format_pattern(message.value)[0]), id
        forms = {name: whole.format_pattern(each)[0] for name, each in message.attributes.items()}
        assert found.forms == forms, id


@pytest.mark.parametrize(
    "entry",
    [
        "card = { $name }",
        "card =\n    Two lines\n    of one text\n",
        "card = One line\n    and another\n",
        "card = Name\n    .gen = { $name }\n",
        "card = Name\n    .gen =\n        On a line of its own\n",
        "card =\n",
    ],
)
def test_message_with_gaps_or_several_lines_is_left_to_the_parser(entry: str) -> None:
    """What is not a name in its forms, a line each, is not guessed at."""
    assert plain(entry) is None


@pytest.mark.parametrize("language", languages())
def test_names_need_no_parser(language: str) -> None:
    """A name and its cases are said as they stand in their file."""
    path = BUNDLES["duel"].locales / language / "game.ftl"
    words = Words(Entries(language, path.read_text("utf-8")), "test")
    assert words.has_form("hero-medusa", "gen") == (language in {"pl", "ru", "uk"})
    assert words.say("card-medusa-dash")
    assert words.entries.forms == {}


def test_message_brings_those_that_it_names_and_no_others() -> None:
    """A message inside another is said with it; what nobody has asked for is not parsed."""
    entries = Entries(
        "en", "# of a card\none = The { two } of { $seat_gen }\n\ntwo = card { three }\nthree = 3\nfour = { five }\n"
    )
    words = Words(entries, "test")
    assert words.say("one", {"seat_gen": "Alice"}) == "The card 3 of Alice"
    assert words.forms("one") == [("seat", "gen")]
    assert set(entries.forms) == {"one", "two", "three"}


def test_first_of_two_messages_with_one_id_counts() -> None:
    """As it does for a parser; a file's own messages come before those of a file beside it."""
    assert entries_in("one = 1\none = 2\n") == {"one": "one = 1\n"}
    assert Words(Entries("en", "one = 1\n", "one = 2\ntwo = 2\n"), "test").say("one") == "1"
