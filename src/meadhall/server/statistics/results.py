"""Results: finished matches as they are counted, read from the database."""

from __future__ import annotations

from typing import Any, Final

import msgspec
from sqlalchemy import Select, select, update
from sqlalchemy.engine import Connection

from meadhall.hall.endings import Ending, lengths_of
from meadhall.hall.game import HallGame, halls
from meadhall.hall.statistics.results import Player, Result
from meadhall.server.storage.database import Storage, matches, people, seats

SETUPS: Final = msgspec.json.Decoder(dict[str, Any])
UNKNOWN: Final = HallGame()  # a game that is no longer there: its matches are counted by game alone
ENDINGS: Final = msgspec.json.Decoder(Ending)
COLUMNS: Final = (matches.c.id, matches.c.game, matches.c.version, matches.c.created, matches.c.setup, matches.c.end)


# ---------------------------------------------------------------- from the database
def results(storage: Storage, after: str, most: int, holder: str | None = None) -> list[Result]:
    """Finished matches in the order of their ids, from after one on: all that count, or those of a holder."""
    wanted = counting(holder).where(matches.c.id > after).order_by(matches.c.id).limit(most)
    known = halls()
    with storage.begin() as connection:
        found = connection.execute(wanted).all()
        players = players_of(connection, [each.id for each in found], holder)
        return [
            Result(
                id=each.id,
                game=each.game,
                version=each.version,
                created=each.created,
                setup=SETUPS.decode(each.setup),
                hall=known.get(each.game, UNKNOWN),
                players=players[each.id],
                ending=ending_of(storage, connection, each),
            )
            for each in found
        ]


def counting(holder: str | None) -> Select[Any]:
    """The finished matches that count: what came as a file, or goes on from another match, was not played here."""
    wanted = select(*COLUMNS).where(matches.c.end.is_not(None), matches.c.origin.is_(None))
    if holder is None:
        return wanted
    return wanted.where(matches.c.id.in_(select(seats.c.match).where(seats.c.holder == holder)))


def players_of(connection: Connection, ids: list[str], holder: str | None) -> dict[str, list[Player]]:
    """Who sat in some matches, seat by seat; of holders only whether it is this one."""
    found: dict[str, list[Player]] = {id: [] for id in ids}
    mine = seats.c.holder == (holder or "")
    columns = (seats.c.match, seats.c.kind, seats.c.name, seats.c.level, mine, people.c.listed)
    joined = select(*columns).join(people, people.c.holder == seats.c.holder, isouter=True)
    wanted = joined.where(seats.c.match.in_(ids)).order_by(seats.c.match, seats.c.seat)
    for id, kind, name, level, is_mine, is_listed in connection.execute(wanted).all():
        found[id].append(Player(kind, name, level, bool(is_mine), bool(is_listed)))
    return found


def ending_of(storage: Storage, connection: Connection, told: Any) -> Ending:
    """How a match ended; one that ended before lengths were kept gets its own now, once, as its rows tell."""
    found = ENDINGS.decode(told.end)
    if found.answers is not None:
        return found
    lengths = lengths_of(storage.rows(connection, told.id))
    end = msgspec.json.encode(msgspec.json.decode(told.end) | lengths).decode()
    connection.execute(update(matches).where(matches.c.id == told.id, matches.c.end == told.end).values(end=end))
    return ENDINGS.decode(end)
