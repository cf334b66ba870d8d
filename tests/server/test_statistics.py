from __future__ import annotations

import asyncio
import csv
import io
import json
import random
import time
from collections import Counter, defaultdict
from collections.abc import Iterator
from itertools import pairwise
from pathlib import Path
from typing import Any, Final

import msgspec
import pytest
from sqlalchemy import text

from meadhall.hall.endings import PAUSE
from meadhall.hall.endpoints import statistics as endpoints
from meadhall.hall.records import ANSWER, BACK, LEAVE, UPLOAD, Record, Row, Sitter
from meadhall.hall.refusal import StorageError
from meadhall.hall.statistics import exports, telling
from meadhall.hall.statistics.tallies import Tallies
from meadhall.hall.wire.pages.statistics import Mine, Statistics, Tally
from meadhall.lab.evidence import wilson
from meadhall.server.statistics import census as statistics
from meadhall.server.storage.database import Storage
from meadhall.server.storage.ledger import Ledger
from meadhall.server.storage.people import People
from tests.server.house import BOT, DUEL, FRIEND, ME, Browser, House, Told, opened, play, run, until
from tests.server.test_storage import RECORD, both

HEROES: Final = ("medusa", "sinbad", "alice", "beowulf")
NAMES: Final = ("Ana", "Bo", "Żółć 🦄", "=1+1", "שָׁלוֹם")
LEVELS: Final = ("guest", "jarl")
MINE: Final = "a" * 64
MATCHES: Final = 120
SECRETS: Final = ("holder", "seed", "fingerprint", "window", "timing", "next", "setup", "origin")


# ---------------------------------------------------------------- matches that nobody played
HOLDERS: Final = (MINE, "b" * 64, "c" * 64)


def sitter(chance: random.Random) -> Sitter:
    """Anybody: a person at this browser or at another, or a bot."""
    if chance.random() < 0.4:
        return Sitter("bot", "", chance.choice(LEVELS), None)
    return Sitter("person", chance.choice(NAMES), None, chance.choice(HOLDERS))


def setup(chance: random.Random) -> tuple[str, Told, int]:
    """Any game, its setup, and how many play."""
    kind = chance.choice(["duel", "duel", "free_for_all", "teams", "unicorns"])
    if kind == "unicorns":
        players = chance.randrange(2, 9)
        return "unicorns", {"players": players}, players
    players = {"duel": 2, "free_for_all": 3, "teams": 4}[kind]
    people = [0, 1, 0, 3] if kind == "teams" and chance.random() < 0.5 else list(range(players))
    heroes = [chance.choice(HEROES) for _ in range(players)]
    return "duel", {"board": "sarpedon", "heroes": heroes, "mode": kind, "people": people}, players


def winners(chance: random.Random, told: Told, players: int) -> list[int]:
    """Anybody, a team, or nobody at all."""
    if chance.random() < 0.1:
        return []
    first = chance.randrange(players)
    return [first % 2, first % 2 + 2] if told.get("mode") == "teams" else [first]


def done(chance: random.Random, players: int) -> list[Row]:
    """Some rows: answers, returns, a seat that leaves; a pause now and then."""
    found: list[Row] = []
    at = 1_700_000_000.0
    for number in range(chance.randrange(1, 12)):
        at += chance.choice([0.5, 7.25, 3 * PAUSE])
        kind = BACK if number and chance.random() < 0.2 else chance.choice([ANSWER, ANSWER, LEAVE])
        value = "0" if kind == BACK else "manoeuvre"
        found.append(Row(number, kind, chance.randrange(players), value, at))
    return found


def filled(storage: Storage, chance: random.Random) -> list[tuple[Record, Told]]:
    """A database with matches of every kind: those that count, each with how it ended."""
    counted: list[tuple[Record, Told]] = []
    for holder in HOLDERS:
        People(storage).allow(holder, listed=True)
    for at in range(MATCHES):
        game, told, players = setup(chance)
        state = chance.choice(["over", "over", "over", "old", "running", "free", "uploaded"])
        record = RECORD._replace(
            id=f"match-{chance.randrange(10**9)}-{at}",
            game=game,
            setup=told,
            sitters=[sitter(chance) for _ in range(players)],
            origin=UPLOAD if state == "uploaded" else None,
        )
        if state == "free":
            record.sitters[-1] = Sitter("free", "", None, None)
        storage.create(record)
        record = record._replace(rows=done(chance, players))
        storage.append([(record.id, record.rows)])
        end: Told = {"winners": winners(chance, told, players), "reason": "defeated"}
        if state == "old":  # as the first version stored it
            with storage.engine.begin() as connection:
                change = text('UPDATE matches SET "end" = :end WHERE id = :id')
                connection.execute(change, {"end": json.dumps(end), "id": record.id})
        elif state != "running":
            end["turns"] = chance.randrange(30)
            storage.finish(record.id, end)
        if state in {"over", "old"}:
            counted.append((record, end))
    return counted


# ---------------------------------------------------------------- counted once more, slowly
def played(record: Record) -> float:
    """The seconds of play, by the book."""
    ats = [row.at for row in record.rows]
    return sum(min(after - before, PAUSE) for before, after in pairwise(ats))


def answered(record: Record) -> int:
    """The answers that count, by the book: a return to the beginning leaves what comes after it."""
    kinds = [row.kind for row in record.rows]
    return len(kinds) - (len(kinds) - kinds[::-1].index(BACK) if BACK in kinds else 0)


def mean(values: list[float]) -> float | None:
    """The mean of what there is."""
    return sum(values) / len(values) if values else None


class Slow:
    """Matches of one line of a table."""

    def __init__(self) -> None:
        self.won: list[bool] = []
        self.sides: list[int] = []
        self.ends: list[tuple[Record, Told]] = []

    def add(self, record: Record, end: Told, seat: int) -> None:
        """One more."""
        self.won.append(seat in end["winners"])
        self.sides.append(2 if record.setup.get("mode") == "teams" else len(record.sitters))
        self.ends.append((record, end))

    def agrees(self, told: Tally | Told) -> None:
        """What was counted is the same."""
        found: Told = msgspec.to_builtins(told)
        number, wins = len(self.won), sum(self.won)
        assert (found["matches"], found["wins"]) == (number, wins)
        assert (found["low"], found["high"]) == pytest.approx(wilson(wins / number, number), abs=1e-4)
        assert found["share"] == pytest.approx(wins / number, abs=1e-4)
        assert found["fair"] == pytest.approx(sum(1 / sides for sides in self.sides) / number, abs=1e-4)
        turns = mean([end["turns"] for _, end in self.ends if "turns" in end])
        assert found["turns"] == (None if turns is None else pytest.approx(turns, abs=1e-4))
        assert found["answers"] == pytest.approx(mean([answered(record) for record, _ in self.ends]), abs=1e-4)
        assert found["minutes"] == pytest.approx(mean([played(record) / 60 for record, _ in self.ends]), abs=1e-4)


def slowly(counted: list[tuple[Record, Told]]) -> tuple[dict[str, Slow], dict[Any, Slow]]:
    """Heroes by their ids; players by game, kind and name or level."""
    heroes: dict[str, Slow] = defaultdict(Slow)
    players: dict[Any, Slow] = defaultdict(Slow)
    for record, end in counted:
        people = record.setup.get("people", range(len(record.sitters)))
        for seat, each in enumerate(record.sitters):
            if seat == list(people).index(people[seat]):
                players[record.game, each.kind, each.level or each.name].add(record, end, seat)
            for hero in record.setup.get("heroes", [])[seat : seat + 1]:
                heroes[hero].add(record, end, seat)
    return heroes, players


@pytest.fixture
def house_on(new_database: str, tmp_path_factory: pytest.TempPathFactory) -> Iterator[House]:
    """A hall on a database of its own."""
    with opened(tmp_path_factory.mktemp("counting"), database=new_database) as found:
        yield found


def table(house: House, name: str) -> list[dict[str, str]]:
    """A table as a spreadsheet reads it."""
    found = house.browser().http.get(f"/api/statistics/export.csv?table={name}")
    assert found.headers["content-disposition"] == f'attachment; filename="meadhall-{name}.csv"'
    assert found.headers["content-type"].startswith("text/csv; charset=utf-8")
    assert found.text.count("\n") == found.text.count("\r\n")
    return list(csv.DictReader(io.StringIO(found.text, newline="")))


# ---------------------------------------------------------------- the numbers
@both
def test_numbers_are_those_of_a_slow_count(
    house_on: House, storage: Storage, chance: random.Random, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Every line of the page: matches, wins, their spread and lengths, from a few results at a time."""
    monkeypatch.setattr(endpoints, "PAGE", 7)
    counted = filled(storage, chance)
    heroes, players = slowly(counted)
    told = msgspec.json.decode(house_on.browser().http.get("/api/statistics/de").content, type=Statistics)
    assert told.matches == len(counted)
    assert {game.game: game.matches for game in told.games} == Counter(record.game for record, _ in counted)
    assert sum(game.decided for game in told.games) == sum(bool(end["winners"]) for _, end in counted)
    assert {hero.id for hero in told.roles} == set(heroes)
    for hero in told.roles:
        heroes[hero.id].agrees(hero)
    lines = [("person", each) for each in told.players] + [("bot", each) for each in told.bots]
    assert len(lines) == len(players)
    assert told.unlisted == 0
    for kind, each in lines:
        players[each.game, kind, each.id].agrees(each)
    assert [hero.matches for hero in told.roles] == sorted((len(each.won) for each in heroes.values()), reverse=True)


@both
def test_pairs_are_those_of_duels(house_on: House, storage: Storage, chance: random.Random) -> None:
    """Each hero against each other, one against one: what one has not won and was won, the other has."""
    duels = [each for each in filled(storage, chance) if each[0].setup.get("mode") == "duel"]
    met: Counter[tuple[str, str]] = Counter()
    won: Counter[tuple[str, str]] = Counter()
    for record, end in duels:
        one, other = record.setup["heroes"]
        for pair, seat in {(one, other): 0, **({(other, one): 1} if one != other else {})}.items():
            met[pair] += 1
            won[pair] += seat in end["winners"]
    told = house_on.browser().http.get("/api/statistics/en").json()["pairs"]
    assert {(each["role"], each["other"]): each["matches"] for each in told} == met
    assert {(each["role"], each["other"]): each["wins"] for each in told} == {pair: won[pair] for pair in met}


@both
def test_own_record_is_that_of_the_browser(house_on: House, storage: Storage, chance: random.Random) -> None:
    """Matches with one person at this browser are theirs, those with several are shared; nobody else sees them."""
    counted = filled(storage, chance)
    browser = house_on.person()
    with storage.engine.begin() as connection:
        holder = house_on.visitors.holder(browser.cookie)
        connection.execute(text("UPDATE seats SET holder = :new WHERE holder = :old"), {"new": holder, "old": MINE})
        connection.execute(text("UPDATE people SET holder = :new WHERE holder = :old"), {"new": holder, "old": MINE})
    games: dict[str, Slow] = defaultdict(Slow)
    shared = 0
    for record, end in counted:
        people = record.setup.get("people", range(len(record.sitters)))
        mine = [at for at, each in enumerate(record.sitters) if each.holder == MINE and people[at] in (at, None)]
        if len(mine) == 1:
            games[record.game].add(record, end, mine[0])
        shared += len(mine) > 1
    told = msgspec.json.decode(browser.http.get("/api/statistics/en/mine").content, type=Mine)
    assert told.shared == shared > 0
    assert {game.id for game in told.games} == set(games)
    for game in told.games:
        games[game.id].agrees(game)
    stranger = house_on.browser().http.get("/api/statistics/en/mine").json()
    assert stranger == {"shared": 0, "games": [], "roles": []}


@both
def test_exports_have_the_same_numbers(house_on: House, storage: Storage, chance: random.Random) -> None:
    """Both kinds of files have a line for each line of the page, and one for each match."""
    counted = filled(storage, chance)
    heroes, players = slowly(counted)
    told = house_on.browser().http.get("/api/statistics/export.json")
    assert told.headers["content-disposition"] == 'attachment; filename="meadhall-statistics.json"'
    found = told.json()
    assert {each["hero"] for each in found["heroes"]} == set(heroes)
    for each in found["heroes"]:
        heroes[each["hero"]].agrees(each)
    assert {(each["game"], each["kind"], each["level"] or each["name"]) for each in found["players"]} == set(players)
    heroes_too = exports.role_tables()["heroes"].columns
    tables = (("heroes", heroes_too), ("players", exports.PLAYERS), ("matches", exports.match_columns()))
    for name, columns in tables:
        rows = table(house_on, name)
        assert len(rows) == len(found[name])
        assert tuple(rows[0]) == tuple(found[name][0]) == columns
    assert len(found["matches"]) == len(counted)
    ends = Counter((record.game, len(record.sitters), tuple(end["winners"])) for record, end in counted)
    assert Counter((each["game"], each["seats"], tuple(each["winners"])) for each in found["matches"]) == ends
    assert Counter(each["answers"] for each in found["matches"]) == Counter(answered(record) for record, _ in counted)


def test_old_ends_are_measured_once(tmp_path: Path, chance: random.Random) -> None:
    """What was stored before lengths were kept gets them with the first count, and is not read again."""
    storage = Storage(f"sqlite:///{tmp_path / 'hall.sqlite'}")
    storage.migrate()
    counted = filled(storage, chance)
    old = [record for record, end in counted if "turns" not in end]
    assert old
    assert census(storage).matches == len(counted)
    for record in old:
        stored = storage.load(record.id)
        assert stored is not None
        assert stored.end is not None
        assert (stored.end["answers"], stored.end["seconds"]) == (answered(record), pytest.approx(played(record)))
        assert stored.end["finished"] == record.rows[-1].at
    with storage.engine.begin() as connection:
        connection.execute(text("DELETE FROM rows"))
    assert census(storage).matches == len(counted)
    storage.close()


def census(storage: Storage) -> Tallies:
    """A count."""
    return run(statistics.Census(Ledger(storage)).tallies())


# ---------------------------------------------------------------- what is not told
def test_no_secret_is_in_any_paper(house: House) -> None:
    """Whoever holds a seat, the seed and the way to the table stay out of every file and of the page."""
    ana = house.browser()
    id = ana.set_table("duel", DUEL, ME, BOT)
    resigned(ana, id)
    stored = house.hall.ledger.storage.load(id)
    assert stored is not None
    paths = ("en", "en/mine", "export.json", *(f"export.csv?table={name}" for name in ("heroes", "players", "matches")))
    for path in paths:
        told = ana.http.get(f"/api/statistics/{path}").text
        for secret in (id, str(stored.seed), stored.fingerprint, str(stored.sitters[0].holder)):
            assert secret not in told, path
    heroes = exports.role_tables()["heroes"].columns
    for columns in (heroes, exports.PLAYERS, exports.GAMES, exports.match_columns()):
        assert not {*columns} & {*SECRETS}


def test_running_matches_are_not_counted(house: House, monkeypatch: pytest.MonkeyPatch) -> None:
    """Neither a table that waits nor a match in the middle changes any number."""
    monkeypatch.setattr(statistics, "LONGEST", 0.0)
    ana = house.browser()
    http = ana.http
    http.get("/api/statistics/en")  # what was counted before holds a moment
    time.sleep(0.1)
    before = {path: http.get(f"/api/statistics/{path}").json() for path in ("en", "export.json")}
    ana.set_table("duel", DUEL, ME, FRIEND)
    id = ana.set_table("duel", DUEL, ME, BOT)
    with ana.page(id) as page:
        page.answer(page.until_asked()["options"][0]["id"])
        page.hear("news", lambda told: told["number"] > 0)
        assert {path: http.get(f"/api/statistics/{path}").json() for path in before} == before
        assert http.get("/api/statistics/en/mine").json() == {"shared": 0, "games": [], "roles": []}


def resigned(browser: Browser, id: str) -> None:
    """Somebody gives up a match against a bot."""
    with browser.page(id) as page:
        page.say("resign", seat=0)
        page.hear("news", lambda told: told["end"])


# ---------------------------------------------------------------- from the table to the page
@pytest.mark.parametrize(("game", "told"), [("duel", DUEL), ("unicorns", {"players": 2})])
def test_match_is_counted_as_it_ended(house: House, chance: random.Random, game: str, told: Told) -> None:
    """A whole match against a bot stands in the person's record with its turns, answers and seconds."""
    ana = house.browser()
    id = ana.set_table(game, told, ME, BOT)
    with ana.page(id) as page:
        play(chance, page)
        end = page.news["end"]
        turns = len(
            [event for event in house.room(id).room.course.match.events_for(None) if event["event"] == "turn_began"]
        )
    stored = house.hall.ledger.storage.load(id)
    assert stored is not None
    assert stored.end is not None
    assert (stored.end["winners"], stored.end["reason"]) == (end["winners"], end["reason"])
    assert stored.end["turns"] == turns > 0
    assert stored.end["finished"] == stored.rows[-1].at
    (line,) = ana.http.get("/api/statistics/en/mine").json()["games"]
    assert (line["matches"], line["wins"]) == (1, int(0 in end["winners"]))
    assert line["turns"] == turns
    assert line["answers"] == stored.end["answers"]


def test_end_that_is_taken_back_does_not_count(tmp_path: Path) -> None:
    """A match that goes on after all is not among the finished ones any more."""
    storage = Storage(f"sqlite:///{tmp_path / 'hall.sqlite'}")
    storage.migrate()
    storage.create(RECORD._replace(sitters=[Sitter("bot", "", "jarl", None)] * 2))
    storage.finish(RECORD.id, {"winners": [0], "reason": "defeated"})
    assert census(storage).matches == 1
    storage.finish(RECORD.id, None)
    assert census(storage).matches == 0
    storage.close()


def test_count_holds_for_a_while_and_many_share_it(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Those who ask at once wait for one count; it is made anew only when it no longer holds."""
    monkeypatch.setattr(statistics, "WORTH", 1e9)
    storage = Storage(f"sqlite:///{tmp_path / 'hall.sqlite'}")
    storage.migrate()

    async def ask() -> None:
        found = statistics.Census(Ledger(storage))
        first, *others = await asyncio.gather(*[found.tallies() for _ in range(5)])
        assert all(other is first for other in others)
        assert await found.tallies() is first
        found.holds_until = 0.0
        assert await found.tallies() is not first

    run(ask())
    storage.close()


def test_old_count_is_told_while_a_slow_new_one_is_made(tmp_path: Path) -> None:
    """Nobody waits for long, and the new count is there for whoever asks later."""
    storage = Storage(f"sqlite:///{tmp_path / 'hall.sqlite'}")
    storage.migrate()

    async def ask() -> None:
        found = statistics.Census(Ledger(storage))
        first = await found.tallies()
        found.holds_until, found.took = 0.0, statistics.QUICK
        assert await found.tallies() is first
        assert found.counting is not None
        await found.counting
        assert await found.tallies() is not first

    run(ask())
    storage.close()


def test_failed_count_is_told_and_tried_again(tmp_path: Path) -> None:
    """A database without tables is in trouble; once it has them it is counted."""
    storage = Storage(f"sqlite:///{tmp_path / 'hall.sqlite'}")

    async def ask() -> None:
        found = statistics.Census(Ledger(storage))
        with pytest.raises(StorageError):
            await found.tallies()
        storage.migrate()
        assert (await found.tallies()).matches == 0

    run(ask())
    storage.close()


def test_only_those_who_played_most_are_on_the_page(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    """How many more there are is told, and all of them are in the export."""
    storage = Storage(f"sqlite:///{tmp_path / 'hall.sqlite'}")
    storage.migrate()
    People(storage).allow(MINE, listed=True)
    for at in range(5):
        for again in range(at + 1):
            sitters = [Sitter("person", f"Nr. {at}", None, MINE), Sitter("bot", "", "jarl", None)]
            storage.create(RECORD._replace(id=f"{at}-{again}", sitters=sitters))
            storage.finish(f"{at}-{again}", {"winners": [0], "reason": "defeated", "turns": 3})
    monkeypatch.setattr(telling, "LISTED", 2)
    tallies = census(storage)
    told = telling.told_statistics(tallies, "en")
    assert [(each.name, each.matches) for each in told.players] == [("Nr. 4", 5), ("Nr. 3", 4)]
    assert told.unlisted == 3
    assert len(exports.player_rows(tallies)) == 6
    storage.close()


# ---------------------------------------------------------------- spreadsheets
FORMULAS: Final = (
    "=1+1",
    "+1",
    "-1",
    "@SUM(A1)",
    "\t=1",
    "＝1+1",
    "a;=1+1",
    ";-2",
    "a\r\n=1",
    " =1+1",
    "--",
    "=cmd|'/C'!A0",
)


@pytest.mark.parametrize("name", FORMULAS)
def test_no_name_is_a_formula(name: str) -> None:
    """However a spreadsheet parts its cells, none of them begins with what it would run."""
    for value in (name, [name, "Ana"]):
        written = exports.csv_lines(["name"], [{"name": value}])
        (found,) = next(csv.reader(io.StringIO(written, newline="")))
        inside = json.loads(found)[0] if isinstance(value, list) else found
        for part in inside.replace(";", "\n").splitlines():
            assert part.lstrip(" ")[:1] not in {*"=+-@\t＝＋－＠"}, written
        assert inside.replace("'", "") == name.replace("'", "")


@pytest.mark.parametrize("name", ["Ana", "Żółć, 🦄", 'Bo "the" bear', "2=2", "Jean-Luc", "a@b"])
def test_plain_names_stay_as_they_are(name: str) -> None:
    """Commas and quotation marks are written by RFC 4180 and read back."""
    written = exports.csv_lines(["name", "levels"], [{"name": name, "levels": [None, "jarl"]}])
    (found,) = csv.reader(io.StringIO(written, newline=""))
    assert found == [name, '[null,"jarl"]']


def test_formula_of_a_player_is_harmless_in_the_file(house: House) -> None:
    """Also when it comes from a table."""
    ana = house.browser()
    id = ana.set_table("duel", DUEL, {"kind": "me", "name": "=1+1"}, BOT)
    ana.http.post("/api/me/listing", json={"listed": True})
    resigned(ana, id)
    names = [row["name"] for row in table_later(house, "players", "'=1+1")]
    assert "'=1+1" in names
    assert "=1+1" not in names
    assert any("'=1+1" in row["names"] for row in table(house, "matches"))


def table_later(house: House, name: str, wanted: str) -> list[dict[str, str]]:
    """A table once a count has what is wanted."""
    until(lambda: any(wanted in row.values() for row in table(house, name)))
    return table(house, name)


@pytest.mark.parametrize("path", ["export.csv", "export.csv?table=seats", "xx", "xx/mine", "en/yours"])
def test_what_there_is_not_is_refused(house: House, path: str) -> None:
    """Unknown tables and languages are told to be unknown."""
    assert house.browser().http.get(f"/api/statistics/{path}").status_code == 404


def test_hero_that_left_the_house_is_called_by_its_id(tmp_path: Path) -> None:
    """Matches that can no longer be shown still count."""
    storage = Storage(f"sqlite:///{tmp_path / 'hall.sqlite'}")
    storage.migrate()
    heroes = ["nobody-knows", "medusa"]
    storage.create(
        RECORD._replace(setup={"mode": "duel", "heroes": heroes}, sitters=[Sitter("bot", "", "jarl", None)] * 2)
    )
    storage.finish(RECORD.id, {"winners": [0], "reason": "defeated"})
    told = telling.told_statistics(census(storage), "ru")
    assert sorted((each.name, each.wins) for each in told.roles) == [("nobody-knows", 1), ("Медуза", 0)]
    storage.close()
