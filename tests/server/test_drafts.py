"""Shared drafts: whoever has the link may look; who shared one may replace it and take it back; all has bounds."""

from __future__ import annotations

from typing import Any, Final

import pytest

from meadhall.hall.effects.work import Shelve
from meadhall.hall.records import Kept
from meadhall.hall.refusal import HallError
from meadhall.server.storage import drafts, tidy
from meadhall.server.storage.database import Storage
from meadhall.server.storage.drafts import DRAFT, HOUR, Drafts
from meadhall.server.storage.people import People
from meadhall.server.storage.uploads import DAY
from tests.hall.drafting import lamps
from tests.server.house import House
from tests.server.test_storage import both

TEXT: Final = '{"about":{"name":"Żółć 🦄 <b>"}}'
SIZE: Final = DRAFT + len(TEXT.encode())


def told(holder: str = "ana", mark: str = "here", id: str | None = None, draft: str = TEXT) -> Shelve:
    """A draft that somebody shares."""
    return Shelve(draft, id, holder, mark)


@pytest.fixture
def shared(storage: Storage) -> Drafts:
    """The shared drafts of a database."""
    return Drafts(storage)


# ---------------------------------------------------------------- whose they are
@both
def test_draft_is_kept_as_it_was_shared(shared: Drafts) -> None:
    """Under an id that nobody can guess; others cannot change it or take it back."""
    kept = shared.keep(told(), 5.0)
    assert shared.fetch(kept.id, 6.0) == kept == Kept(kept.id, TEXT, "ana", 5.0)
    assert len({shared.keep(told(), 5.0).id for _ in range(3)} | {kept.id}) == 4
    again = shared.keep(told(id=kept.id, draft="{}"), 9.0)
    assert shared.fetch(kept.id, 9.0) == again == Kept(kept.id, "{}", "ana", 5.0)
    with pytest.raises(HallError, match="not-your-draft"):
        shared.keep(told("bo", id=kept.id), 9.0)
    with pytest.raises(HallError, match="not-your-draft"):
        shared.withdraw(kept.id, "bo")
    assert shared.withdraw(kept.id, "ana") == again
    assert shared.fetch(kept.id, 9.0) is None
    with pytest.raises(HallError, match="no-draft"):
        shared.withdraw(kept.id, "ana")
    with pytest.raises(HallError, match="no-draft"):
        shared.keep(told(id=kept.id), 9.0)
    for id in ("", "x" * 5000, "nul\0", "🦄"):
        assert shared.fetch(id, 9.0) is None


@both
def test_drafts_go_with_the_person_who_shared_them(storage: Storage, shared: Drafts) -> None:
    """Nothing is kept of somebody who has left; others keep theirs."""
    one, other = shared.keep(told(), 1.0), shared.keep(told("bo"), 1.0)
    People(storage).erase("ana")
    assert shared.fetch(one.id, 2.0) is None
    assert shared.fetch(other.id, 2.0) == other


# ---------------------------------------------------------------- bounds
@both
def test_person_and_address_share_only_so_much(shared: Drafts, monkeypatch: pytest.MonkeyPatch) -> None:
    """Replacing takes no more room than before; others share all the same."""
    monkeypatch.setattr(drafts, "MOST", 2)
    first = shared.keep(told(), 0.0)
    shared.keep(told(), 0.0)
    with pytest.raises(HallError, match="too-many-drafts"):
        shared.keep(told(), 0.0)
    shared.keep(told(id=first.id), 0.0)
    monkeypatch.setattr(drafts, "OF_ONE", 3 * SIZE)
    shared.keep(told("bo"), 0.0)
    with pytest.raises(HallError, match="too-many-uploads"):
        shared.keep(told("cai"), 1.0)
    shared.keep(told("cai", "elsewhere"), 1.0)
    shared.keep(told("cai"), DAY + 1.0)


@both
def test_oldest_draft_makes_room(shared: Drafts, monkeypatch: pytest.MonkeyPatch) -> None:
    """Whichever nobody has looked at for longest."""
    monkeypatch.setattr(drafts, "ALL", 2 * SIZE)
    one, other = shared.keep(told(), 0.0), shared.keep(told(), 1.0)
    assert shared.fetch(one.id, 2.0 + HOUR)
    third = shared.keep(told(), 3.0 + HOUR)
    assert [shared.fetch(each.id, 4.0 + HOUR) is None for each in (one, other, third)] == [False, True, False]


@both
def test_draft_that_nobody_looks_at_goes(storage: Storage, shared: Drafts) -> None:
    """A year after somebody did last."""
    days = tidy.Ages().drafts
    one, other = shared.keep(told(), 0.0), shared.keep(told(), 0.0)
    shared.fetch(other.id, 2 * HOUR)
    found = list(tidy.steps(storage, None, days * DAY + HOUR, tidy.Ages()))
    assert found == [tidy.Gone("drafts", SIZE)]
    assert shared.fetch(one.id, 0.0) is None
    assert shared.fetch(other.id, 0.0)


# ---------------------------------------------------------------- over HTTP
def test_draft_is_shared_by_its_link(house: House) -> None:
    """Others see it and that it is not theirs; it is gone when it was taken back, and with the person."""
    ana, bo = house.person(), house.person()
    told: Any = ana.http.post("/api/workshop/shared", json={"draft": lamps()})
    assert told.status_code == 201
    id = told.json()["id"]
    path = f"/api/workshop/shared/{id}"
    assert (told.json()["mine"], told.json()["draft"]) == (True, lamps())
    seen = bo.http.get(path).json()
    assert (seen["mine"], seen["draft"]) == (False, lamps())
    assert house.browser().http.get(path).json()["mine"] is False
    assert bo.http.post(f"{path}/withdraw", json={}).status_code == 403
    assert bo.http.post("/api/workshop/shared", json={"draft": lamps(), "id": id}).status_code == 403
    assert ana.http.post("/api/workshop/shared", json={"draft": lamps(), "id": id}).status_code == 200
    assert ana.http.post(f"{path}/withdraw", json={}).json()["id"] == id
    assert bo.http.get(path).status_code == 404
    other = ana.http.post("/api/workshop/shared", json={"draft": lamps()}).json()["id"]
    assert ana.http.post("/api/me/delete").status_code == 200
    assert bo.http.get(f"/api/workshop/shared/{other}").status_code == 404


def test_draft_that_is_none_is_not_shared(house: House) -> None:
    """Nor one that is too large, nor from another site."""
    ana = house.person()

    def share(draft: Any, **headers: str) -> int:
        return ana.http.post("/api/workshop/shared", json={"draft": draft}, headers=headers).status_code

    assert share({"x": 1}) == 400
    assert share({"about": {}, "parts": {"heroes": ["x" * 600_000]}}) == 413
    assert share(lamps(), origin="https://elsewhere.example") == 403
