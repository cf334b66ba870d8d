"""Hints for newcomers: every kind of question is explained."""

from __future__ import annotations

import pytest

from meadhall.localisation import languages
from tests.census.lexicons.lexicon import Lexicon
from tests.census.lexicons.lexicons import LEXICONS
from tests.census.lexicons.written import written


@pytest.mark.parametrize("language", sorted(languages()))
@pytest.mark.parametrize("lexicon", LEXICONS, ids=str)
def test_every_kind_of_question_is_explained(lexicon: Lexicon, language: str) -> None:
    """There is a hint for each question of a game, in each language, and for no other."""
    asked = {message.removeprefix("question-") for message in lexicon.wanted if message.startswith("question-")}
    start = f"hint-{lexicon.game}-"
    assert set(written(f"{lexicon.game}/hints", language)) == {f"{start}{question}" for question in asked}
