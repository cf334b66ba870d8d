"""Facts: what does not change during a match, in the words of a language: heroes, boards and cards."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from functools import cache
from string import digits
from typing import TYPE_CHECKING, Any, Final, cast

from msgspec import structs

from meadhall import Match
from meadhall.drawing import bends_of, letter_of, told_apart
from meadhall.games.duel import catalogue as duels
from meadhall.games.duel import citations as duel_citations
from meadhall.games.unicorns import catalogue as herds
from meadhall.games.unicorns import citations as herd_citations
from meadhall.kernel.game import find_game
from meadhall.localisation import card_text, card_user, character_text, key, name, text_of, words
from meadhall.localisation.duel import DuelSpeaker
from meadhall.server import wire
from meadhall.server.papers.rules import Chapter, Rule, RuleBook

if TYPE_CHECKING:
    from meadhall.games.unicorns.state import Unicorns

BABY: Final = "baby"  # such cards are never in the deck
PLAIN: Final = "basic"  # unicorns of this type have no text


# ---------------------------------------------------------------- the duel
@cache
def board_facts(board: str, language: str) -> wire.Board:
    """A board as it is drawn."""
    field = duel_catalogue().boards[board]
    colors = told_apart([zone.color for zone in field.zones])
    bends = bends_of(field)
    crossed = {frozenset(line): door.id for door in field.doors for line in door.lines}
    named = words("duel", language)
    return wire.Board(
        id=board,
        name=named.say(key("board", board)),
        width=field.size[0],
        height=field.size[1],
        radius=field.radius,
        zones=[
            wire.Zone(
                id=zone.id,
                name=named.say(key("zone", board, zone.id)),
                letter=letter_of(at),
                color=colors[at],
                pattern=at,
            )
            for at, zone in enumerate(field.zones)
        ],
        spaces=[
            wire.Space(id=space.id, x=space.x, y=space.y, zones=list(space.zones), start=space.start)
            for space in field.spaces
        ],
        lines=[
            wire.Line(a=a, b=b, bend=bends.get((a, b), 0.0), door=crossed.get(frozenset((a, b))))
            for a, b in field.lines
        ],
        doors=[wire.Door(id=door.id, name=named.say(key("door", board, door.id))) for door in field.doors],
        passages=list(field.passages),
        players=sum(space.start is not None for space in field.spaces),
        scenery=scenery_facts(field.scenery),
    )


def scenery_facts(seen: duels.Scenery) -> wire.Scenery:
    """What a board shows behind its spaces."""
    return wire.Scenery(
        ground=seen.ground,
        features=[
            wire.Feature(
                motif=feature.motif,
                points=[part for point in feature.points for part in point],
                size=feature.size,
                turn=feature.turn,
            )
            for feature in seen.features
        ],
    )


@cache
def hero_facts(hero: str, language: str) -> wire.HeroFacts:
    """A hero as the character card tells."""
    facts = duel_catalogue().heroes[hero]
    sidekick, token = facts.sidekick, facts.token
    return wire.HeroFacts(
        id=hero,
        name=name(None, "hero", hero, language),
        text=character_text(hero, language),
        health=facts.health,
        move=facts.move,
        attack=facts.attack,
        sidekick=name(None, "fighter", sidekick.id, language) if sidekick else None,
        sidekick_health=sidekick.health if sidekick else None,
        sidekick_count=sidekick.count if sidekick else 0,
        sidekick_attack=sidekick.attack if sidekick else None,
        token=name(None, "token", token.id, language) if token else None,
    )


@cache
def deck_facts(hero: str, language: str) -> dict[str, wire.DuelCard]:
    """A hero's cards by their ids in the catalogue."""
    facts = duel_catalogue().heroes[hero]
    return {card.id: card_facts(facts, card, language) for card in facts.cards}


def card_facts(hero: Any, card: Any, language: str) -> wire.DuelCard:
    """A card with all that is printed on it."""
    return wire.DuelCard(
        hero=hero.id,
        id=card.id,
        name=name(None, "card", f"{hero.id}-{card.id}", language),
        emblem=duels.emblem_of(hero, card),
        type=card.type,
        value=card.value,
        boost=card.boost,
        who=card_user(hero, card.fighter, language),
        text=card_text(hero.id, card.id, language),
        symbol=name(None, "item", card.symbol, language) if card.symbol else None,
        copies=card.copies,
        rules=duel_citations.rules_of(card.type, card.boost is not None),
    )


def duel_facts(match: Match, language: str) -> wire.DuelFacts:
    """What does not change in a duel; cards and fighters by their ids in the match."""
    speaker = DuelSpeaker(match, language)
    table = speaker.table
    setup: Any = match.setup
    cards = {id: deck_facts(hero, language).get(card) for id, (hero, card) in table.names.items()}
    sheets = [sheet for sheet in table.sheets if sheet.sides]
    return wire.DuelFacts(
        board=board_facts(setup["board"], language),
        heroes=[hero_facts(hero, language) for hero in setup["heroes"]],
        fighters={id: fighter_facts(speaker, id) for id in table.fighter_ids},
        cards={id: card or bonus_facts(speaker, id) for id, card in cards.items()},
        sides={side: speaker.part("side", side) for sheet in sheets for side in sheet.sides},
    )


def bonus_facts(speaker: DuelSpeaker, id: str) -> wire.DuelCard:
    """An attack that comes without a card of its own: what a scheme or an ability strikes with."""
    hero, card = speaker.table.names[id]
    return wire.DuelCard(
        hero=hero,
        id=card,
        name=speaker.part("card", id),
        emblem=bonus_emblem(duel_catalogue().heroes[hero], card),
        type="attack",
        value=int(speaker.face(id).value),
        boost=None,
        who=name(None, "hero", hero, speaker.language),
        text=card_text(hero, card, speaker.language),
        symbol=None,
        copies=0,
        rules=duel_citations.rules_of("attack", False),
    )


def bonus_emblem(hero: duels.Hero, bonus: str) -> str:
    """The picture of such an attack: that of the card that brings it, or of any attack where an ability does."""
    makers = (card for card in hero.cards if f"'id': '{bonus}'" in str([card.immediately, card.after_combat]))
    return next((duels.emblem_of(hero, card) for card in makers), duels.spare_emblems()["attack"][0])


def fighter_facts(speaker: DuelSpeaker, id: str) -> wire.Fighter:
    """Whom a token stands for."""
    table = speaker.table
    at = table.fighter_ids.index(id)
    seat = int(table.owner[at])
    number = at - int(table.base[seat])
    sheet = table.sheets[seat]
    return wire.Fighter(
        name=speaker.fighter(id),
        seat=seat,
        team=seat % 2 if table.mode == "teams" else None,
        emblem=sheet.hero if number == 0 else sheet.sidekick,
        number=number if number > 0 and len(sheet.fighters) > 2 else None,
    )


def duel_catalogue() -> duels.Catalogue:
    """All heroes and boards."""
    return cast("Any", find_game("duel")).catalogue  # type: ignore[no-any-return]


# ---------------------------------------------------------------- the unicorn game
@cache
def herd_facts(language: str) -> dict[str, wire.HerdCard]:
    """All cards of the unicorn game."""
    catalogue: herds.Catalogue = cast("Any", find_game("unicorns")).catalogue
    return {
        card.id: wire.HerdCard(
            id=card.id,
            name=name(None, "card", card.id, language, game="unicorns"),
            type=card.type,
            type_name=name(None, "type", card.type, language, game="unicorns"),
            text="" if card.type == PLAIN else text_of("unicorns", card.id, language=language),
            copies=card.copies,
            rules=herd_citations.rules_of(card.type),
        )
        for card in catalogue.cards
    }


def unicorn_facts(match: Match, language: str) -> wire.UnicornFacts:
    """What does not change at a unicorn table; cards that are left out at it (V8.1) have no copies."""
    table = cast("Unicorns", match.state).table
    dealt = {table.faces[code].id for code in table.deck}
    return wire.UnicornFacts(
        cards={
            id: card if card.type == BABY or id in dealt else structs.replace(card, copies=0)
            for id, card in herd_facts(language).items()
        }
    )


FACTS: Final[dict[str, Callable[[Match, str], wire.Facts]]] = {"duel": duel_facts, "unicorns": unicorn_facts}


def facts_of(match: Match, language: str) -> wire.Facts:
    """What does not change in a match, in words."""
    return FACTS[match.game.name](match, language)


# ---------------------------------------------------------------- the rules
@cache
def rules_of(game: str, language: str) -> RuleBook:
    """All rules of a game in short, by chapters."""
    said = words(game, language)
    chapters: dict[str, list[Rule]] = {}
    for message, id in rule_ids(said):
        chapters.setdefault(chapter_of(id), []).append(Rule(id=id, text=said.say(message)))
    return RuleBook(
        chapters=[Chapter(id=id, title=said.say(key("chapter", id)), rules=rules) for id, rules in chapters.items()]
    )


def rule_ids(said: Any) -> Iterable[tuple[str, str]]:
    """The messages that tell rules, and the rules' ids."""
    for message in said.bundle._messages:  # noqa: SLF001 - fluent gives no list of what there is
        if message.startswith("rule-"):
            yield message, message.removeprefix("rule-").replace("-", ".")


def chapter_of(rule: str) -> str:
    """Where a rule stands: D7.5 in D7; rulings, which have a number only (R6), all in one (R)."""
    chapter, is_inside, _ = rule.partition(".")
    return chapter if is_inside else chapter.rstrip(digits)
