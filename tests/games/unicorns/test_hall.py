"""What the hall tells of the unicorn game: every card leads to its rules."""

import pytest

from meadhall.games.unicorns.hall.game import HALL
from meadhall.games.unicorns.hall.wire import UnicornAlmanac
from meadhall.hall.telling.rulebook import rules_of
from meadhall.localisation import languages


@pytest.mark.parametrize("language", sorted(languages()))
def test_every_card_names_rules_of_the_book(language: str) -> None:
    """Whoever reads a card can go on to the rules behind it."""
    almanac = HALL.told_almanac(language)
    assert isinstance(almanac, UnicornAlmanac)
    book = rules_of("unicorns", language)
    assert len(book.chapters) > 8
    told = {rule.id for chapter in book.chapters for rule in chapter.rules}
    assert almanac.cards
    assert all(card.rules and set(card.rules) <= told for card in almanac.cards)
