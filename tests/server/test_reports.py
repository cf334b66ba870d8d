from __future__ import annotations

import itertools
import json
import os
import secrets
import stat
from pathlib import Path
from typing import Any, Final

import pytest

import meadhall
from meadhall.localisation import languages, words
from meadhall.server.http.visitors import Visitors
from meadhall.server.replays import reports
from tests.server.house import DUEL, Browser, House, opened

SECONDS: Final = itertools.count(1_000)  # at which reports come
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
    (path,) = (tmp_path / "reports").glob(f"{number}-*.json")
    assert stat.S_IMODE(path.stat().st_mode) == 0o600
    assert stat.S_IMODE(path.parent.stat().st_mode) == 0o700
    kept = json.loads(path.read_text(encoding="utf-8"))
    assert (kept["text"], kept["match"], kept["seats"]) == (text, id, [0])
    assert kept["versions"]["meadhall"] == meadhall.__version__
    assert meadhall.replay(kept["transcript"]).view(0) == hall_view(hall, id)
    assert [row["value"] for row in kept["rows"]] == list(PLACED)
    assert kept["sitters"] == [{"kind": "person", "level": None}, {"kind": "bot", "level": "guest"}]
    assert "Ana" not in path.read_text(encoding="utf-8")
    assert "127.0.0.1" not in f"{path} {path.read_text(encoding='utf-8')}"
    assert str(hall.visitors.holder(ana.cookie)) not in path.read_text(encoding="utf-8")
    assert sorted(each.name for each in path.parent.iterdir()) == [path.name]


def read(folder: Path, number: str) -> Any:
    """A report by its number."""
    (path,) = (folder / "reports").glob(f"{number}-*.json")
    return json.loads(path.read_text(encoding="utf-8"))


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
    kept = read(tmp_path, number)
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
    kept = read(tmp_path, number)
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


def test_who_forgets_their_cookie_has_to_wait_too(hall: House, monkeypatch: pytest.MonkeyPatch) -> None:
    """All browsers of an address have a few times as much as one of them, however many they are."""
    monkeypatch.setattr(reports, "PACE", (2.0, 0.0))
    monkeypatch.setattr(reports, "SHARING", 2)
    id = hall.deal("duel", DUEL, hall.person(), "guest")
    for _ in range(4):
        reported(hall.browser(), id)
    assert reported(hall.browser(), id, status=429) == words("server", "en").say("too-many-reports")


def test_report_that_is_larger_than_any_match_is_refused(
    hall: House, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Nothing of it is kept, and nothing makes room for it."""
    ana = hall.person()
    id = hall.deal("duel", DUEL, ana, "guest", answers=PLACED)
    monkeypatch.setattr(reports, "LARGEST", 500)
    reported(ana, id, status=413)
    assert not (tmp_path / "reports").exists()


# ---------------------------------------------------------------- the box
def fill(folder: Path, mark: str, *told: bytes) -> list[str]:
    """Put reports of an address into a box, each a second after the one before; their numbers."""
    numbers = []
    for each in told:
        numbers.append(reports.written(folder, each, mark))
        (path,) = folder.glob(f"{numbers[-1]}-*")
        at = next(SECONDS)
        os.utime(path, (at, at))
    return numbers


def numbers_in(folder: Path) -> set[str]:
    """The numbers of the reports in a box."""
    return {path.stem.partition("-")[0] for path in folder.glob("*.json")}


def test_who_floods_the_box_pushes_out_only_their_own(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """One address fills a tenth of the box, in bytes or in number; then its oldest report makes room."""
    monkeypatch.setattr(reports, "BOX", 1_000)
    other = fill(tmp_path, "other", b"a problem")
    flood = fill(tmp_path, "flooder", *[b"x" * 30] * 8)
    assert numbers_in(tmp_path) == {*other, *flood[-3:]}
    monkeypatch.setattr(reports, "MOST", 20)
    flood += fill(tmp_path, "flooder", *[b"y"] * 5)
    assert numbers_in(tmp_path) == {*other, *flood[-2:]}


def test_whoever_fills_most_of_a_full_box_makes_room(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Many addresses together fill the box; who has little in it keeps it, and a new report is never refused."""
    monkeypatch.setattr(reports, "BOX", 100)
    monkeypatch.setattr(reports, "SHARE", 2)
    small = fill(tmp_path, "small", b"x" * 10)
    large = fill(tmp_path, "large", *[b"x" * 20] * 2)
    middle = fill(tmp_path, "middle", *[b"x" * 15] * 2)
    late = fill(tmp_path, "late", b"x" * 35)
    assert numbers_in(tmp_path) == {*small, large[1], *middle, *late}
    monkeypatch.setattr(reports, "MOST", 5)
    last = fill(tmp_path, "last", b"x")
    assert numbers_in(tmp_path) == {*small, large[1], *middle, *last}


def test_reports_of_before_have_no_address(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """They are counted, found and pushed out as those of one that nobody knows."""
    monkeypatch.setattr(reports, "MOST", 2)
    for number, at in (("000001", 1.0), ("000002", 2.0)):
        (tmp_path / f"{number}.json").write_bytes(b"old")
        os.utime(tmp_path / f"{number}.json", (at, at))
    (new,) = fill(tmp_path, "mark", b"new")
    assert numbers_in(tmp_path) == {"000002", new}


def test_number_of_a_report_is_never_given_twice(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """A number that is taken, by whomever, or about to be is left alone."""
    rolls = iter([7, 7, 8, 9])
    monkeypatch.setattr(secrets, "randbelow", lambda _: next(rolls))
    assert reports.written(tmp_path, b"one", "ana") == "000007"
    (tmp_path / "000008.part").touch()
    assert reports.written(tmp_path, b"two", "ben") == "000009"
    assert (tmp_path / "000007-ana.json").read_bytes() == b"one"
    assert sorted(path.name for path in tmp_path.iterdir()) == ["000007-ana.json", "000008.part", "000009-ben.json"]


def test_mark_of_an_address_tells_nobody_which(hall: House) -> None:
    """The same household has the same mark, others have others, and without the key nobody can try them all."""
    marks = [hall.visitors.mark(host) for host in ("2001:db8::1", "2001:db8::2", "2001:db8:0:1::1", "203.0.113.9")]
    assert marks[0] == marks[1]
    assert len(set(marks)) == 3
    assert Visitors(b"another key").mark("203.0.113.9") != marks[3]
