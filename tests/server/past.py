"""Matches that are over, in the books of a house."""

from __future__ import annotations

import json
import secrets
from typing import Any, Final

import meadhall
from meadhall import Match
from meadhall.hall import wire
from meadhall.hall.records import ANSWER, DEAL, LEAVE, Record, Row
from meadhall.kernel.game import find_game
from meadhall.kernel.saved import ANEW, FORFEIT, is_sealed
from meadhall.testing.walks import answers_of as given_to
from meadhall.testing.walks import walk
from tests.server.house import Browser, House, Told

EARLY: Final = 40  # answers after which matches of these tests may end: a seat leaves


def played(game: str, setup: Told, seed: int = 3, most: int = 10_000) -> Match:
    """A match that players by chance have played to its end, or until all but one have left it."""
    match = meadhall.new_match(game, setup, seed)
    for at, _ in enumerate(walk(match)):
        if at >= most:
            break
    while match.outcome is None:
        match.forfeit(match.present()[-1])
    return match


def rows_of(match: Match) -> list[Row]:
    """The rows of a match, as if it had been played here."""
    twin = meadhall.new_match(match.game.name, match.setup, seed_of(match), sealed=is_sealed(match.transcript()))
    rows = []
    for number, answer in enumerate(given_to(match)):
        kind, seat, value = ANSWER, twin.state.asked, answer
        if answer.startswith(FORFEIT):
            kind, seat, value = LEAVE, int(answer.removeprefix(FORFEIT)), ""
        elif answer.startswith(ANEW):
            kind, seat, value = DEAL, int(answer.split(":")[1]), answer.removeprefix(ANEW)
        rows.append(Row(number, kind, seat, value, 1_700_000_000.0 + number))
        twin.repeat([answer])
    return rows


def seed_of(match: Match) -> int:
    """What a match follows from."""
    told: Any = match.transcript()
    return int(told["seed"])


def kept(house: House, match: Match, *sitters: Browser | str, **parts: Any) -> str:
    """A match in the books of a house; its id."""
    record = Record(
        id=secrets.token_urlsafe(9),
        game=match.game.name,
        setup=match.setup,
        seed=seed_of(match),
        version=meadhall.__version__,
        fingerprint=find_game(match.game.name).fingerprint(match.setup),
        window=8,
        timing=wire.Timing(),
        created=1_700_000_000.0,
        sitters=[house.sitter(each) for each in sitters],
        rows=rows_of(match),
        sealed=is_sealed(match.transcript()),
    )._replace(**parts)
    house.hall.ledger.storage.create(record)
    return record.id


def record_in(house: House, id: str) -> Record:
    """What is stored of a match."""
    found = house.hall.ledger.storage.load(id)
    assert found is not None
    return found


def told(browser: Browser, path: str, status: int = 200) -> Any:
    """What an address answers."""
    answer = browser.http.get(f"/api/replays/{path}")
    assert answer.status_code == status, answer.text
    return answer.json()


def brought(browser: Browser, file: Any, status: int = 201, **rest: Any) -> Any:
    """What is answered to a file."""
    content = file if isinstance(file, (bytes, str)) else json.dumps(file)
    answer = browser.http.post("/api/replays", content=content, **rest)
    assert answer.status_code == status, answer.text
    return answer.json()
