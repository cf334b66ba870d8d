"""Drafting: the workshop's endpoints run by hand, and small drafts for them."""

from __future__ import annotations

import copy
import json
from functools import cache
from pathlib import Path
from typing import Any, Final

from meadhall.hall.effects.work import Chore, TryOut, Work
from meadhall.hall.endpoints.request import Reply, Request, refusal
from meadhall.hall.endpoints.router import Router
from meadhall.hall.endpoints.workshop import Workshops
from meadhall.hall.settings import Settings
from meadhall.hall.trials import tried_out
from meadhall.packs.carried import load_of
from meadhall.workshop import checked_draft, draft_of, read_folder
from meadhall.workshop.draft import drafted

PACKS: Final = Path(__file__).parents[2] / "examples" / "packs"
KEPT: Final = (0, 2, 9)  # cards of the hero that small drafts have: an attack with a text, one with another, a scheme


def run(work: Work[Reply]) -> Reply:
    """Do all of it, where it is asked."""
    value: Any = None
    while True:
        try:
            need = work.send(value)
        except StopIteration as done:
            found: Reply = done.value
            return found
        match need:
            case None:
                value = None
            case Chore():
                value = need.work()
            case TryOut():
                value = tried_out(need)
            case _:
                raise AssertionError(need)


class Desk:
    """Somebody who asks the workshop."""

    def __init__(self, settings: Settings | None = None) -> None:
        self.router = Router(Workshops(settings or Settings()).endpoints())

    def ask(self, method: str, path: str, body: Any = None, language: str = "en") -> tuple[int, Any]:
        """What is answered: its status, and what it tells."""
        found = self.router.find(method, path)
        assert found is not None
        endpoint, parts = found
        told = json.dumps(body).encode()
        assert len(told) <= endpoint.largest
        try:
            reply = run(endpoint.handler(Request(parts, 0.0, 0.0, body=told, language=language)))
        except Exception as problem:  # noqa: BLE001 - what nobody has thought of is raised again
            reply = refusal(problem, language)
        return reply.status, json.loads(reply.body)

    def told(self, path: str, language: str = "en", **body: Any) -> Any:
        """What is told where nothing is refused."""
        status, told = self.ask("POST", f"/workshop/{path}", body, language)
        assert status == 200, told
        return told


@cache
def written(name: str) -> Any:
    """One of the packs that come as examples, as a draft."""
    return drafted(draft_of(read_folder(PACKS / name)))


def lamps() -> Any:
    """A hero and a board."""
    return copy.deepcopy(written("lamplighter"))


def herd() -> Any:
    """An expansion."""
    return copy.deepcopy(written("night-herd"))


def with_pack(game: str) -> dict[str, Any]:
    """A setup that carries a pack: a home-made hero on a home-made board, or a herd with more cards."""
    pack = checked_draft({"duel": lamps, "unicorns": herd}[game]()).pack
    assert pack is not None
    packs = {pack.id: load_of(pack)}
    if game == "unicorns":
        return {"players": 2, "packs": packs}
    return {"board": "lamps.lamp-street", "heroes": ["lamps.lamplighter", "medusa"], "first": 0, "packs": packs}


def small() -> Any:
    """A hero with a few cards and with all that one can have, and a small board: something is wrong with both."""
    draft = lamps()
    hero, board = draft["parts"]["heroes"][0], draft["parts"]["boards"][0]
    hero["cards"] = [hero["cards"][at] for at in KEPT]
    hero["cards"][1]["during_combat"] = [{"add_value": 1}]
    hero |= {"token": {"id": "oil", "name": "Oil", "most": 3}, "symbols": ["apple"]}
    hero["bonuses"] = [{"whose": "own", "when": "attacking", "n": 1}]
    board |= {"spaces": board["spaces"][:5], "lines": board["lines"][:4], "bends": [[*board["lines"][1], 2.0]]}
    board["doors"] = [{"id": "gate", "name": "Gate", "lines": [board["lines"][0]], "drawn": [[1, 2], [3, 4]]}]
    draft["words"] = {"de": {"lamplighter": {"hero": {"name": "der Laternenmann", "gen": "des Laternenmanns"}}}}
    return draft
