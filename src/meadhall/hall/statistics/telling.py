"""What was counted, in words."""

from __future__ import annotations

from typing import Any, Final

from meadhall.hall.game import Setup, hall_of
from meadhall.hall.statistics.tallies import Brought, Record, Sum, Tallies
from meadhall.hall.telling.names import isolated
from meadhall.hall.wire.pages.statistics import GameTally, Mine, Pairing, Statistics, Tally
from meadhall.localisation import words

LISTED: Final = 100  # players on the page; all are in the export


def told_statistics(tallies: Tallies, language: str) -> Statistics:
    """Everything in words."""
    people = most_played(tallies.people.items())
    return Statistics(
        matches=tallies.matches,
        games=[
            GameTally(game=game, matches=each.matches, decided=each.wins, **each.lengths())
            for game, each in sorted(tallies.games.items())
        ],
        roles=told_roles(tallies.roles, tallies.brought, language),
        pairs=[
            Pairing(game=game, role=one, other=other, matches=each.matches, wins=each.wins)
            for (game, one, other), each in sorted(tallies.pairs.items())
        ],
        players=[told_tally(game, name, isolated(name), each) for (game, name), each in people[:LISTED]],
        unlisted=max(0, len(people) - LISTED),
        bots=[
            told_tally(game, level, level_name(level, language), each)
            for (game, level), each in most_played(tallies.bots.items())
        ],
    )


def told_mine(record: Record, language: str) -> Mine:
    """A browser's own record in words."""
    return Mine(
        shared=record.shared,
        games=[told_tally(game, game, "", each) for game, each in sorted(record.games.items())],
        roles=told_roles(record.roles, record.brought, language),
    )


def told_roles(roles: dict[tuple[str, str], Sum], brought: Brought, language: str) -> list[Tally]:
    """Heroes and the like, those who were played most first."""
    return [
        told_role(game, role, brought.setups.get((game, role)), each, language)
        for (game, role), each in most_played(roles.items())
    ]


def told_role(game: str, role: str, setup: Setup | None, each: Sum, language: str) -> Tally:
    """A line about a role, called and drawn as in the match that brought it along."""
    hall = hall_of(game)
    looks = hall.looks(setup) if setup is not None else None
    return told_tally(game, role, hall.role_name(role, language, setup), each, looks)


def told_tally(game: str, id: str, name: str, each: Sum, looks: dict[str, Any] | None = None) -> Tally:
    """A line of the page."""
    return Tally(id=id, name=name, game=game, looks=looks or None, **each.told())


def most_played(tallies: Any) -> list[Any]:
    """Those of the most matches first; those of equally many by their ids."""
    return sorted(tallies, key=lambda item: (-item[1].matches, item[0]))


def level_name(level: str, language: str) -> str:
    """What a bot of a level is called."""
    return words("server", language).say("bot-name", {"level": level})
