from __future__ import annotations

import json
from pathlib import Path
from typing import Any, Final

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from websockets.exceptions import ConnectionClosed

import meadhall
from meadhall.cli.match import record as terminal
from meadhall.hall.records import ANSWER, DEAL, LEAVE, UPLOAD, answers_of, rebuilt
from meadhall.hall.replays import transcripts
from meadhall.localisation import languages, words
from meadhall.server.http import context
from meadhall.testing.walks import answers_of as given_to
from tests.games.duel.cases import SETUPS
from tests.games.unicorns.cases import SETUPS as HERDS
from tests.server.house import BOT, DUEL, ME, PATIENCE, House, Told
from tests.server.past import EARLY, brought, kept, played, record_in, told
from tests.transcripts import earlier_of, read

PLACED: Final = ("place:harpy-1:S18", "place:harpy-2:S19", "place:harpy-3:S23", "place:porter:S21")
FEW: Final = settings(max_examples=40, deadline=None, database=None, derandomize=True)


@pytest.mark.parametrize(
    ("game", "setup"), [("duel", SETUPS["free-for-all-of-4"]), ("unicorns", HERDS["unicorns-of-5"])]
)
def test_file_that_goes_out_comes_in_as_the_same_match(house: House, game: str, setup: Told) -> None:
    """A match is taken along as a file and looked at elsewhere, with those who played it."""
    match = played(game, setup, seed=2**127 + 12345)
    ana = house.person()
    ana.name = "Ana"
    id = kept(house, match, ana, *["jarl", "guest", "page", "legend"][: match.seats - 1])
    answer = ana.http.get(f"/api/replays/{id}/transcript")
    assert answer.headers["content-disposition"].startswith(f'attachment; filename="meadhall-{game}-')
    assert answer.headers["content-disposition"].endswith('-2023-11-14.json"')
    assert answer.json()["answers"] == given_to(match)
    assert meadhall.replay(answer.text).hash() == match.hash()
    copy = brought(house.person(), answer.content)["id"]
    old, new = (told(house.browser(), f"{each}/ru") for each in (id, copy))
    assert new["uploaded"]
    for part in ("steps", "turns", "end", "seats"):
        assert old[part] == new[part], part
    for moment in ("0", "30?view=open", "30?view=1&since=20"):
        assert told(ana, f"{id}/pl/{moment}") == told(ana, f"{copy}/pl/{moment}")


def test_file_of_the_terminal_comes_in(house: House, tmp_path: Path) -> None:
    """What `meadhall play` has saved, in the middle of a match, is looked at here."""
    match = meadhall.new_match("duel", DUEL, 7)
    match.repeat([*PLACED, "manoeuvre"])
    terminal.write(tmp_path / "saved.json", match, {1: "champion"})
    ana = house.person()
    id = brought(ana, (tmp_path / "saved.json").read_bytes())["id"]
    replay = told(ana, f"{id}/en")
    assert [step["seat"] for step in replay["steps"]] == [0, 0, 0, 1, 0]
    assert (replay["uploaded"], replay["end"], replay["table"]["mine"]) == (True, None, [])
    assert [(seat["kind"], seat["level"]) for seat in replay["seats"]] == [("person", None), ("bot", "champion")]
    assert told(ana, f"{id}/en/5?view=1")["view"] == json.loads(json.dumps(match.view(1)))
    told(ana, f"{id}/transcript")


def test_file_with_a_deal_anew_comes_in(house: House) -> None:
    """Whoever has played on from a match takes that along too; the deal is a step that nobody gives."""
    match = meadhall.new_match("duel", DUEL, 7)
    match.repeat([*PLACED, "anew:1:99", "forfeit:0"])
    id = brought(house.person(), match.transcript())["id"]
    steps = told(house.browser(), f"{id}/en")["steps"]
    assert [step["seat"] for step in steps] == [0, 0, 0, 1, None, 0]
    assert steps[4]["text"].endswith(": Sinbad")
    assert [row.kind for row in house.rows(id)][3:] == [ANSWER, DEAL, LEAVE]
    assert rebuilt(record_in(house, id)).hash() == match.hash()


def test_match_that_came_as_a_file_is_never_played(house: House) -> None:
    """Nobody sits down or answers; its table refuses in words; nobody's list has it."""
    ana = house.person()
    id = brought(ana, meadhall.new_match("unicorns", {"players": 2}, 1).transcript())["id"]
    assert record_in(house, id).origin == UPLOAD
    refusal = words("server", "en").say("not-playable")
    assert ana.http.get(f"/api/matches/{id}").json()["text"] == refusal
    assert ana.http.post(f"/api/matches/{id}/join", json={"name": "Ana"}).json()["text"] == refusal
    assert id not in [table["id"] for table in ana.http.get("/api/matches").json()]
    with ana.line(id) as line:
        line.send('{"kind":"hello","version":2,"language":"en"}')
        with pytest.raises(ConnectionClosed, match="came as a file"):
            line.recv(timeout=PATIENCE)
        assert line.close_code == 4404
    assert id not in house.hall.rooms
    assert id not in house.hall.opening


def spoilt(**parts: Any) -> Told:
    """A file with some parts that are not as they should be."""
    match = meadhall.new_match("duel", DUEL, 7)
    match.repeat(list(PLACED))
    return {**match.transcript(), **parts}


WRONG: Final[dict[str, tuple[Any, str, Told]]] = {
    "text": (b"\xff\xfe", "no-transcript", {}),
    "half": (json.dumps(spoilt())[:-9], "no-transcript", {}),
    "deep": ("[" * 100_000, "no-transcript", {}),
    "list": ([1, 2], "no-transcript", {}),
    "empty": ({}, "no-transcript", {}),
    "format": (spoilt(format=1), "not-this-format", {"wanted": 2}),
    "game": (spoilt(game="chess"), "no-part", {"name": "game"}),
    "game of another kind": (spoilt(game=[]), "no-part", {"name": "game"}),
    "seed": (spoilt(seed="1"), "no-part", {"name": "seed"}),
    "truth as a seed": (spoilt(seed=True), "no-part", {"name": "seed"}),
    "great seed": (spoilt(seed=2**128), "no-part", {"name": "seed"}),
    "answers": (spoilt(answers="manoeuvre"), "no-part", {"name": "answers"}),
    "setup": (spoilt(setup=7), "no-part", {"name": "setup"}),
    "fingerprint": (spoilt(fingerprint=None), "no-part", {"name": "fingerprint"}),
    "cards": (spoilt(fingerprint="0" * 32, version="0.0.9"), "not-these-cards", {"name": "0.0.9"}),
    "rules": (read(earlier_of("duel")["0.1.0/duel-hall"]), "not-these-rules", {"name": "0.1.0", "rules": "R20"}),
    "answer": (spoilt(answers=[*PLACED[:2], "fly"]), "not-answer", {"number": 3, "name": "fly"}),
    "answer of another kind": (spoilt(answers=[{"a": 1}]), "not-answer", {"number": 1, "name": "{'a': 1}"}),
    "seat that is not there": (spoilt(answers=["forfeit:7"]), "not-answer", {"number": 1, "name": "forfeit:7"}),
    "deal": (spoilt(answers=["anew:0"]), "not-answer", {"number": 1, "name": "anew:0"}),
    "great deal": (
        spoilt(answers=[f"anew:0:{2**128}"]), "not-answer", {"number": 1, "name": f"anew:0:{2**128}"[:40]},
    ),
    "after the end": (
        spoilt(answers=["forfeit:0", "manoeuvre"]), "not-answer", {"number": 2, "name": "manoeuvre"},
    ),
}  # fmt: skip


@pytest.mark.parametrize("name", WRONG)
def test_file_that_is_no_match_is_refused_in_words(house: House, name: str) -> None:
    """Its form, its cards, or the answer that cannot be given: told in the language of the page."""
    file, message, parts = WRONG[name]
    for language in languages():
        problem = brought(house.person(), file, 400, params={"language": language})
        assert problem["text"] == words("server", language).say(message, parts)


def test_file_with_a_setup_that_cannot_be_is_refused(house: House) -> None:
    """It is told what is wrong with the table."""
    problem = brought(house.person(), spoilt(setup={"board": "nowhere"}), 400)
    assert problem["text"].startswith("The table of this match cannot be set here: ")


def test_file_that_is_too_large_is_refused(house: House, monkeypatch: pytest.MonkeyPatch) -> None:
    """By its size before it is read, and by its answers before they are given."""
    brought(house.person(), b" " * (transcripts.LARGEST + 1), 413)
    monkeypatch.setattr(transcripts, "MOST_ANSWERS", 3)
    problem = brought(house.person(), spoilt(), 400)
    assert problem["text"] == words("server", "en").say("too-long", {"most": 3})


JSON: Final = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats(allow_nan=False) | st.text(max_size=9),
    lambda inner: st.lists(inner, max_size=4) | st.dictionaries(st.text(max_size=6), inner, max_size=4),
    max_leaves=6,
)


@FEW
@given(parts=st.dictionaries(st.sampled_from([*spoilt(), "bots", "levels", "names"]), JSON, min_size=1, max_size=3))
def test_file_by_chance_is_taken_or_refused(shared_house: House, parts: Told) -> None:
    """Whatever stands in a file, the hall keeps it as a match or says what is wrong; it never fails."""
    answer = shared_house.browser().http.post("/api/replays", content=json.dumps(spoilt(**parts)))
    shared_house.close_browsers()
    assert answer.status_code in {201, 400}, answer.text
    if answer.status_code == 201:
        id = answer.json()["id"]
        assert answers_of(shared_house.rows(id)) == (list(PLACED) if "answers" not in parts else parts["answers"])


@FEW
@given(text=st.binary(max_size=300) | st.text(max_size=300).map(str.encode))
def test_bytes_by_chance_are_refused(shared_house: House, text: bytes) -> None:
    """What is no JSON at all."""
    answer = shared_house.browser().http.post("/api/replays", content=text)
    shared_house.close_browsers()
    assert answer.status_code == 400, answer.text
    assert answer.json()["text"]


def test_who_brings_too_many_files_has_to_wait(house: House, monkeypatch: pytest.MonkeyPatch) -> None:
    """As with new tables."""
    monkeypatch.setattr(context, "TABLES", (2.0, 0.0))
    ana = house.person()
    file = spoilt()
    brought(ana, file)
    brought(ana, file)
    assert brought(ana, file, 429)["text"] == words("server", "en").say("too-many")


def test_file_from_another_site_is_refused(house: House) -> None:
    """No other page brings files or plays on in somebody's name."""
    ana = house.person()
    strange = {"origin": "https://elsewhere.example"}
    brought(ana, spoilt(), 403, headers=strange)
    id = kept(house, played("duel", DUEL, most=EARLY), ana, "guest")
    order = {"number": 4, "chairs": [ME, BOT]}
    assert ana.http.post(f"/api/replays/{id}/continue", json=order, headers=strange).status_code == 403
