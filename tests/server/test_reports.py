from __future__ import annotations

import json
import os
import secrets
import stat
from pathlib import Path
from typing import Any, Final

import pytest

import meadhall
from meadhall.localisation import languages, words
from meadhall.server import reports
from tests.server.house import DUEL, Browser, House, opened

PLACED: Final = ("place:harpy-1:S18", "place:harpy-2:S19", "place:harpy-3:S23", "place:porter:S21")


@pytest.fixture
def hall(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Any:
    """A house of our own, in which nobody reports too much."""
    monkeypatch.setattr(reports, "PACE", (1e6, 1e6))
    with opened(tmp_path) as found:
        yield found


def reported(browser: Browser, id: str, text: Any = "", status: int = 201) -> str:
    """Report a problem; its number, or why not."""
    answer = browser.http.post(f"/api/matches/{id}/report", json={"text": text})
    assert answer.status_code == status, answer.text
    return str(answer.json()["number" if status == 201 else "text"])


def test_report_keeps_the_whole_match_where_nobody_reads_it(hall: House, tmp_path: Path) -> None:
    """The file has all that is needed to see the problem again; the answer has a number and nothing else."""
    ana = hall.person()
    ana.name = "Ana"
    id = hall.deal("duel", DUEL, ana, "guest", seed=2**127 + 5, answers=PLACED)
    text = 'Гарпия стоит не там 🦄\n"?"'
    answer = ana.http.post(f"/api/matches/{id}/report", json={"text": text})
    number = answer.json()["number"]
    assert answer.json() == {"number": number}
    assert number.isdecimal()
    assert len(number) == 6
    path = tmp_path / "reports" / f"{number}.json"
    assert stat.S_IMODE(path.stat().st_mode) == 0o600
    assert stat.S_IMODE(path.parent.stat().st_mode) == 0o700
    kept = json.loads(path.read_text(encoding="utf-8"))
    assert (kept["text"], kept["match"], kept["seats"]) == (text, id, [0])
    assert kept["versions"]["meadhall"] == meadhall.__version__
    assert meadhall.replay(kept["transcript"]).view(0) == hall_view(hall, id)
    assert [row["value"] for row in kept["rows"]] == list(PLACED)
    assert [sitter["name"] for sitter in kept["sitters"]] == ["Ana", ""]
    assert str(hall.visitors.holder(ana.cookie)) not in path.read_text(encoding="utf-8")
    assert sorted(each.name for each in path.parent.iterdir()) == [path.name]


def hall_view(house: House, id: str) -> Any:
    """What the first seat of a match sees."""
    match = meadhall.new_match("duel", DUEL, 2**127 + 5)
    match.repeat([row.value for row in house.rows(id)])
    return match.view(0)


def test_who_watches_or_comes_later_reports_too(hall: House, tmp_path: Path) -> None:
    """Anybody who can see the table, with any text or none, while it runs and after it."""
    ana = hall.person()
    id = hall.deal("duel", DUEL, ana, "guest")
    number = reported(hall.browser(), id)
    kept = json.loads((tmp_path / "reports" / f"{number}.json").read_text(encoding="utf-8"))
    assert (kept["seats"], kept["text"]) == ([], "")
    with ana.page(id) as page:
        page.say("resign", seat=0)
        page.hear("news", lambda told: told["end"])
    assert reported(ana, id, "x" * 2000) != number


def test_report_is_kept_of_a_match_that_can_no_longer_be_shown(hall: House, tmp_path: Path) -> None:
    """What it follows from, and why it does not."""
    ana = hall.person()
    id = hall.deal("duel", DUEL, ana, "guest")
    storage = hall.hall.ledger.storage
    old = storage.load(id)
    assert old is not None
    storage.create(old._replace(id=f"{id}-old", fingerprint="another"))
    number = reported(ana, f"{id}-old")
    kept = json.loads((tmp_path / "reports" / f"{number}.json").read_text(encoding="utf-8"))
    assert kept["transcript"]["seed"] == 1
    assert "different" in kept["transcript"]["problem"]


@pytest.mark.parametrize("told", ["x" * 2001, 7, None, ["text"], {"text": "text"}])
def test_report_that_is_none_is_refused(hall: House, tmp_path: Path, told: Any) -> None:
    """Too many words, or something else than words."""
    ana = hall.person()
    assert reported(ana, hall.deal("duel", DUEL, ana, "guest"), told, 400)
    assert not (tmp_path / "reports").exists()


def test_report_of_no_match_is_refused(hall: House) -> None:
    """There has to be a table, and a page of ours that tells of it."""
    ana = hall.person()
    assert reported(ana, "nothing", status=404)
    id = hall.deal("duel", DUEL, ana, "guest")
    strange = {"origin": "https://elsewhere.example"}
    assert ana.http.post(f"/api/matches/{id}/report", json={"text": ""}, headers=strange).status_code == 403


def test_who_reports_too_much_has_to_wait(hall: House, monkeypatch: pytest.MonkeyPatch) -> None:
    """Each browser for itself."""
    monkeypatch.setattr(reports, "PACE", (2.0, 0.0))
    ana, ben = hall.person(), hall.person()
    id = hall.deal("duel", DUEL, ana, ben)
    for _ in range(2):
        reported(ana, id)
    assert reported(ana, id, status=429) == words("server", "en").say("too-many-reports")
    reported(ben, id)


def test_report_is_refused_in_words_when_the_disk_is_full(
    hall: House, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """In the reader's language, and nothing half written is left."""
    ana = hall.person()
    id = hall.deal("duel", DUEL, ana, "guest")

    def full(_: int) -> None:
        raise OSError(28, os.strerror(28))

    with monkeypatch.context() as broken:
        broken.setattr(os, "fsync", full)
        for language in languages():
            answer = ana.http.post(f"/api/matches/{id}/report", json={"text": ""}, params={"language": language})
            assert answer.status_code == 507
            assert answer.json()["text"] == words("server", language).say("no-space")
        assert list((tmp_path / "reports").iterdir()) == []
    reported(ana, id)


def test_reports_are_not_kept_without_end(hall: House, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Only so many, and none that is larger than any real match."""
    ana = hall.person()
    id = hall.deal("duel", DUEL, ana, "guest", answers=PLACED)
    monkeypatch.setattr(reports, "MOST", 2)
    for _ in range(2):
        reported(ana, id)
    assert reported(ana, id, status=507) == words("server", "en").say("no-space")
    monkeypatch.setattr(reports, "MOST", 3)
    monkeypatch.setattr(reports, "LARGEST", 500)
    reported(ana, id, status=413)
    assert len(list((tmp_path / "reports").iterdir())) == 2


def test_number_of_a_report_is_never_given_twice(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """A number that is taken, or about to be, is left alone."""
    rolls = iter([7, 7, 8, 9])
    monkeypatch.setattr(secrets, "randbelow", lambda _: next(rolls))
    assert reports.written(tmp_path, b"one") == "000007"
    (tmp_path / "000008.part").touch()
    assert reports.written(tmp_path, b"two") == "000009"
    assert (tmp_path / "000007.json").read_bytes() == b"one"
    assert sorted(path.name for path in tmp_path.iterdir()) == ["000007.json", "000008.part", "000009.json"]
