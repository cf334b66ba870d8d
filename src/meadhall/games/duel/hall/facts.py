"""Facts of the duel: what does not change during a match, in the words of a language: heroes, boards and cards."""

from __future__ import annotations

from functools import cache, lru_cache
from typing import Any, Final, NamedTuple, cast, get_args

from meadhall import Match
from meadhall.games.duel.drawing import bends_of, letter_of, told_apart
from meadhall.games.duel.hall import wire
from meadhall.games.duel.phrases.faces import Faces, faces_of
from meadhall.games.duel.rules import catalogue, citations
from meadhall.games.duel.rules.setup import MODES, check_room, check_starts
from meadhall.games.duel.speech import DuelSpeaker, card_user
from meadhall.kernel.errors import SetupError
from meadhall.kernel.game import find_game
from meadhall.localisation import Words, key, words
from meadhall.packs.carried import PACKS

GAME: Final = "duel"
DUEL: Final = "duel"  # the mode: one against one
KEPT: Final = 256  # heroes and boards whose facts are kept, in all languages


class Known(NamedTuple):
    """What there is to tell of: heroes and boards, and the words for them."""

    catalogue: catalogue.Catalogue
    words: Words
    language: str

    def name(self, kind: str, *which: str) -> str:
        """The name of something."""
        return self.words.say(key(kind, *which))

    def faces(self, hero: str) -> Faces:
        """What the cards of a hero say."""
        return faces_of(self.catalogue.heroes[hero], self.language, self.words)


@cache
def built_in(language: str) -> Known:
    """The heroes and boards of the package."""
    return Known(heroes_and_boards(), words(GAME, language), language)


def known_at(speaker: DuelSpeaker) -> Known:
    """The heroes and boards that a match can tell of: those of its packs too."""
    if PACKS not in speaker.match.setup:
        return built_in(speaker.language)
    return Known(speaker.table.catalogue, speaker.words, speaker.language)


@lru_cache(maxsize=KEPT)
def board_facts(board: str, known: Known) -> wire.Board:
    """A board as it is drawn."""
    field = known.catalogue.boards[board]
    colors = told_apart([zone.color for zone in field.zones])
    bends = bends_of(field)
    crossed = {frozenset(line): door.id for door in field.doors for line in door.lines}
    return wire.Board(
        id=board,
        name=known.name("board", board),
        width=field.size[0],
        height=field.size[1],
        radius=field.radius,
        zones=[
            wire.Zone(
                id=zone.id,
                name=known.name("zone", board, zone.id),
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
        doors=[wire.Door(id=door.id, name=known.name("door", board, door.id)) for door in field.doors],
        passages=list(field.passages),
        players=sum(space.start is not None for space in field.spaces),
        modes=[mode for mode in get_args(wire.ModeId) if is_playable(field, mode)],
        scenery=scenery_facts(field.scenery),
    )


def is_playable(field: catalogue.Battlefield, mode: str) -> bool:
    """Whether the rules let a mode be played on a board, with the heroes that need least room."""
    known = catalogue.Catalogue()
    known.heroes, known.boards = heroes_and_boards().heroes, {field.id: field}
    least = min(known.heroes.values(), key=lambda hero: hero.sidekick.count if hero.sidekick else 0).id
    heroes = [least] * MODES[mode][0]
    try:
        check_starts(known, field.id, 2 if mode == DUEL else 4, mode)
        check_room(known, field.id, heroes)
    except SetupError:
        return False
    return True


def scenery_facts(seen: catalogue.Scenery) -> wire.Scenery:
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


@lru_cache(maxsize=KEPT)
def hero_facts(hero: str, known: Known) -> wire.HeroFacts:
    """A hero as the character card tells."""
    return character_facts(known.catalogue.heroes[hero], known, known.faces(hero))


def character_facts(facts: Any, known: Known, faces: Faces) -> wire.HeroFacts:
    """The same, with what its cards say."""
    sidekick, token = facts.sidekick, facts.token
    return wire.HeroFacts(
        id=facts.id,
        name=known.name("hero", facts.id),
        text=faces.character,
        health=facts.health,
        move=facts.move,
        attack=facts.attack,
        sidekick=known.name("fighter", sidekick.id) if sidekick else None,
        sidekick_health=sidekick.health if sidekick else None,
        sidekick_count=sidekick.count if sidekick else 0,
        sidekick_attack=sidekick.attack if sidekick else None,
        token=known.name("token", token.id) if token else None,
        looks=looks_of(facts),
    )


def looks_of(hero: Any) -> wire.Looks | None:
    """How a hero is drawn, where its author has said so."""
    told = {hero.id: hero.emblem, **({hero.sidekick.id: hero.sidekick_emblem} if hero.sidekick else {})}
    emblems = {id: emblem for id, emblem in told.items() if emblem is not None}
    return wire.Looks(emblems=emblems, colour=hero.colour) if emblems or hero.colour else None


@lru_cache(maxsize=KEPT)
def deck_facts(hero: str, known: Known) -> dict[str, wire.DuelCard]:
    """A hero's cards by their ids in the catalogue."""
    facts = known.catalogue.heroes[hero]
    return {card.id: card_facts(facts, card, known, known.faces(hero)) for card in facts.cards}


def card_facts(hero: Any, card: Any, known: Known, faces: Faces) -> wire.DuelCard:
    """A card with all that is printed on it."""
    return wire.DuelCard(
        hero=hero.id,
        id=card.id,
        name=known.name("card", hero.id, card.id),
        emblem=catalogue.emblem_of(hero, card),
        type=card.type,
        value=card.value,
        boost=card.boost,
        who=card_user(hero, card.fighter, known.words),
        text=faces.card(card.id),
        symbol=known.name("item", card.symbol) if card.symbol else None,
        copies=card.copies,
        rules=citations.rules_of(card.type, card.boost is not None),
    )


def duel_facts(match: Match, language: str) -> wire.DuelFacts:
    """What does not change in a duel; cards and fighters by their ids in the match."""
    speaker = DuelSpeaker(match, language)
    table = speaker.table
    setup: Any = match.setup
    known = known_at(speaker)
    cards = {id: deck_facts(hero, known).get(card) for id, (hero, card) in table.names.items()}
    sheets = [sheet for sheet in table.sheets if sheet.sides]
    return wire.DuelFacts(
        board=board_facts(setup["board"], known),
        heroes=[hero_facts(hero, known) for hero in setup["heroes"]],
        fighters={id: fighter_facts(speaker, id) for id in table.fighter_ids},
        cards={id: card or bonus_facts(speaker, id, known) for id, card in cards.items()},
        pieces={
            id: wire.PieceFacts(name=speaker.part("piece", id), seat=seat)
            for seat, ids in enumerate(table.piece_ids)
            for id in ids
        },
        sides={side: speaker.part("side", side) for sheet in sheets for side in sheet.sides},
    )


def bonus_facts(speaker: DuelSpeaker, id: str, known: Known) -> wire.DuelCard:
    """An attack that comes without a card of its own: what a scheme or an ability strikes with."""
    hero, card = speaker.table.names[id]
    return wire.DuelCard(
        hero=hero,
        id=card,
        name=speaker.part("card", id),
        emblem=bonus_emblem(known.catalogue.heroes[hero], card),
        type="attack",
        value=int(speaker.face(id).value),
        boost=None,
        who=known.name("hero", hero),
        text=known.faces(hero).card(card),
        symbol=None,
        copies=0,
        rules=citations.rules_of("attack", False),
    )


def bonus_emblem(hero: catalogue.Hero, bonus: str) -> str:
    """The picture of such an attack: that of the card that brings it, or of any attack where an ability does."""
    makers = (card for card in hero.cards if f"'id': '{bonus}'" in str([card.immediately, card.after_combat]))
    return next((catalogue.emblem_of(hero, card) for card in makers), catalogue.spare_emblems()["attack"][0])


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


def heroes_and_boards() -> catalogue.Catalogue:
    """All heroes and boards."""
    return cast("Any", find_game(GAME)).catalogue  # type: ignore[no-any-return]
