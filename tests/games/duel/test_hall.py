"""What the hall tells of the duel: every card leads to its rules."""

import pytest

from meadhall.games.duel.hall.game import HALL
from meadhall.games.duel.hall.wire import DuelAlmanac
from meadhall.hall.telling.rulebook import rules_of
from meadhall.localisation import languages


@pytest.mark.parametrize("language", sorted(languages()))
def test_every_card_of_every_hero_names_rules_of_the_book(language: str) -> None:
    """Whoever reads a card can go on to the rules behind it."""
    almanac = HALL.told_almanac(language)
    assert isinstance(almanac, DuelAlmanac)
    book = rules_of("duel", language)
    assert len(book.chapters) > 8
    told = {rule.id for chapter in book.chapters for rule in chapter.rules}
    cards = [card for hero in almanac.heroes for card in hero.deck]
    assert cards
    assert all(card.rules and set(card.rules) <= told for card in cards)
