"""Results: finished matches as they are counted. Nobody's secret and no seed is among what is read of them."""

from __future__ import annotations

from typing import Any, Final, NamedTuple

import msgspec
from sqlalchemy import Select, select, update
from sqlalchemy.engine import Connection

from meadhall.server.game import HallGame, Setup, halls
from meadhall.server.storage.database import Storage, matches, people, seats
from meadhall.server.storage.endings import Ending, lengths_of


class Player(NamedTuple):
    """Who held a seat, whether it was the browser that asks, and whether others may read of them."""

    kind: str
    name: str
    level: str | None
    is_mine: bool
    is_listed: bool


class Result(NamedTuple):
    """A finished match."""

    id: str
    game: str
    version: str
    created: float
    setup: Setup
    hall: HallGame
    players: list[Player]
    ending: Ending

    @property
    def was_played(self) -> bool:
        """Whether everybody was there; who resigns while a friend is waited for has not played."""
        return all(player.kind != "free" for player in self.players)

    @property
    def is_listed(self) -> bool:
        """Whether all who played it allow it to be listed to others."""
        return all(player.is_listed for player in self.players if player.kind == "person")

    @property
    def sides(self) -> int:
        """How many there are of whom one can win."""
        teams = {self.hall.team(self.setup, seat) for seat in range(len(self.players))}
        return len(self.players) if None in teams else len(teams)

    @property
    def roles(self) -> list[str]:
        """What each seat played as, where games are counted by that."""
        return self.hall.roles(self.setup)

    @property
    def is_pairing(self) -> bool:
        """Whether two roles met, one against one."""
        return self.hall.is_pairing(self.setup)

    def people(self) -> list[int]:
        """The first seat of each who played: who has several seats is one person."""
        who = self.setup.get("people")
        if who is None:
            return list(range(len(self.players)))
        return [seat for seat, person in enumerate(who) if person not in who[:seat]]

    def has_won(self, seat: int) -> bool:
        """Whether a seat is among the winners."""
        return seat in self.ending.winners


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
