"""Records the examples of the pages about the wire from real matches: `python -m tests.wire_examples docs`."""

from __future__ import annotations

import json
import random
import sys
import tempfile
from collections.abc import Iterable, Iterator
from pathlib import Path
from typing import Any, Final, get_args

import msgspec
from msgspec import inspect

from meadhall.games.unicorns.hall.wire import Expansion
from meadhall.hall import wire
from meadhall.hall.game import HallGame, halls
from meadhall.hall.wire.endpoints import ENDPOINTS
from meadhall.hall.wire.manual import EXAMPLES, Examples, parts_of, structs_in
from meadhall.hall.wire.typescript import PLACES, place_of
from meadhall.puzzles import book_of
from meadhall.server.http import sockets
from tests.hall.drafting import herd, lamps, with_pack
from tests.server.house import BOT, DUEL, FRIEND, ME, Browser, House, Page, opened, play

KINDS: Final = {info.tag: info for info in map(inspect.type_info, get_args(wire.Tells))}  # type: ignore[attr-defined]
PLENTY: Final = (1e9, 1e9)
MOST_PARTS: Final = 12  # of plain data in an example


PUZZLE: Final = book_of("duel").puzzles[0]
BROUGHT: Final = {
    "kept": 3,
    "known": 1,
    "refused": [
        {"id": "Xk1tq0aBsP9w", "text": "This match of the file cannot be read: Expected `array`, got `object`"},
    ],
}
SENT: Final[dict[str, Any]] = {
    "NewMatch": {
        "game": "duel", "setup": DUEL, "chairs": [ME, BOT], "window": 8, "choose": False,
        "draft": "arsenal-3-5-2", "fair": True,
        "timing": {"kind": "move", "seconds": 60, "late": "bot"},
    },
    "FairAsk": {"game": "duel", "setup": DUEL},
    "Join": {"name": "Cai", "seat": 1, "role": "beowulf"},
    "GoOn": {"number": 12, "chairs": [ME, BOT]},
    "Report": {"text": "The door did not open."},
    "Listing": {"listed": True},
    "Redeem": {"token": "one-time-token"},
    "Attempt": {"answers": PUZZLE.steps[0].right[:1], "shown": False},
}  # fmt: skip


class Recorder:
    """One example of each struct, the first that came."""

    def __init__(self) -> None:
        self.found: Examples = {}

    def note(self, kind: Any, value: Any, game: str) -> None:
        """Keep an example of a struct and of all structs in it."""
        if isinstance(kind, inspect.StructType) and isinstance(value, dict):
            self.keep(kind, value, game)
            there = {field.encode_name: field.type for field in kind.fields if field.encode_name in value}
            for name, part in there.items():
                self.note(resolved(part, game), value[name], game)
        elif isinstance(kind, inspect.ListType) and isinstance(value, list):
            for each in value:
                self.note(resolved(kind.item_type, game), each, game)
        elif isinstance(kind, inspect.DictType) and isinstance(value, dict):
            for each in value.values():
                self.note(resolved(kind.value_type, game), each, game)
        elif isinstance(kind, inspect.Metadata):
            self.note(resolved(kind.type, game), value, game)
        elif isinstance(kind, inspect.UnionType) and value is not None:
            for each in kind.types:
                self.note(each, value, game)

    def keep(self, kind: inspect.StructType, value: dict[str, Any], game: str) -> None:
        """Keep an example; one that tells more takes the place of one that tells less."""
        name = kind.cls.__name__
        cut = shortened(kind, value, game)
        before = self.found.get(name)
        if before is None or filled(cut) > filled(before):
            self.found[name] = cut


def filled(value: dict[str, Any]) -> int:
    """How many parts of an example say anything."""
    return sum(part not in (None, [], {}, "") for part in value.values())


def resolved(kind: Any, game: str) -> Any:
    """A type; where a game's own stands in its place, that one."""
    place = place_of(kind)
    if place in {None, "event"} or not game:
        return kind
    own = getattr(halls()[game], place, None)
    return kind if own is None else inspect.type_info(own)


def shortened(kind: Any, value: Any, game: str) -> Any:
    """A value whose lists and maps have one entry each."""
    kind = resolved(kind, game)
    if isinstance(kind, inspect.Metadata):
        return shortened(kind.type, value, game)
    if isinstance(kind, inspect.StructType) and isinstance(value, dict):
        types = {field.encode_name: field.type for field in kind.fields}
        return {name: shortened(types[name], each, game) if name in types else each for name, each in value.items()}
    if isinstance(kind, inspect.ListType) and isinstance(kind.item_type, inspect.AnyType):
        return value  # a place in a draft is told as a whole
    if isinstance(kind, inspect.AnyType):
        return sketched(value)
    if isinstance(kind, inspect.ListType) and isinstance(value, list):
        return [shortened(kind.item_type, each, game) for each in value[:1]]
    if isinstance(kind, inspect.DictType) and isinstance(value, dict):
        entries = list(value.items()) if isinstance(kind.value_type, inspect.AnyType) else list(value.items())[:1]
        return {name: shortened(kind.value_type, each, game or name) for name, each in entries}
    if isinstance(kind, inspect.UnionType):
        inside = [
            each
            for each in kind.types
            if list(structs_in(each)) or isinstance(each, inspect.ListType | inspect.DictType)
        ]
        return shortened(inside[0], value, game) if inside and value is not None else value
    return value


def sketched(value: Any) -> Any:
    """Plain data in short: one entry of each list, and few of what has many parts."""
    if isinstance(value, list):
        return [sketched(each) for each in value[:1]] if any(isinstance(each, dict) for each in value) else value
    if isinstance(value, dict):
        return {name: sketched(each) for name, each in list(value.items())[:MOST_PARTS]}
    return value


def asked_for(browser: Browser, path: str) -> Any:
    """What an address answers; a review is asked for again until it is done."""
    told = browser.http.get(path).json()
    while isinstance(told, dict) and told.get("state") == "thinking":
        told = browser.http.get(path).json()
    return told


# ---------------------------------------------------------------- matches
class Scribe(Page):
    """A page whose messages are kept, in both directions."""

    said: list[dict[str, Any]]

    def say(self, kind: str, **parts: Any) -> None:
        """Say something, and remember it."""
        self.__dict__.setdefault("said", []).append({"kind": kind, **parts})
        super().say(kind, **parts)


def scripted(house: House, recorder: Recorder) -> None:
    """Matches of all games, with everything that people can say."""
    ana, bo = house.person(), house.person()
    duel = ana.set_table("duel", DUEL, ME, FRIEND, choose=True, timing={"kind": "match", "seconds": 600})
    bo.join(duel, "Bo")
    with ana.line(duel) as one, bo.line(duel) as two:
        pages = [Scribe(one), Scribe(two)]
        for page in pages:
            page.hear("news")
        talk(*pages)
        chance = random.Random(7)
        play(chance, *pages, until=lambda: pages[0].news["number"] > 60 and pages[0].is_asked)
        asking(pages[0])
        play(chance, *pages)
        pages[0].say("resign", seat=0)
        pages[0].say("claim", seat=1, way="bot")
        pages[0].say("again")
        pages[0].hear("next")
        note_pages(recorder, "duel", pages)
    drafted(house, recorder)
    rest = {"unicorns": {"players": 3}, **{game: {} for game in halls() if game not in {"duel", "unicorns"}}}
    for game, setup in rest.items():
        seats = halls()[game].seats({"players": 3, **setup})
        id = ana.set_table(game, setup, ME, *[BOT] * (seats - 1))
        with ana.line(id) as line:
            page = Scribe(line)
            page.hear("news")
            page.until_asked()
            page.say("advise", number=page.news["number"])
            page.hear("advice")
            play(random.Random(3), page)
            note_pages(recorder, game, [page])
    schemes(house, recorder, ana)
    note_endpoints(recorder, ana, duel)


def drafted(house: House, recorder: Recorder) -> None:
    """A draft: one has chosen in secret, then both have."""
    ana, bo = house.person(), house.person()
    id = ana.set_table("duel", DUEL, ME, FRIEND, draft="arsenal-3-5-2")
    bo.join(id, "Bo")
    recorder.note(inspect.type_info(wire.Summary), asked_for(ana, f"/api/matches/{id}"), "duel")
    with ana.line(id) as one, bo.line(id) as two:
        pages = [Scribe(one), Scribe(two)]
        for seat, page in enumerate(pages):
            asked = page.hear("draft")["question"]
            page.say("pick", turn=asked["turn"], seat=seat, chosen=asked["options"][: asked["count"]])
            page.hear("draft")
        note_pages(recorder, "duel", pages)


def schemes(house: House, recorder: Recorder, ana: Browser) -> None:
    """Duels until a boost was laid and a scheme was under way; one in which somebody keeps the others waiting."""
    seed = 0
    while not {"CombatBoost", "Scheme"} <= set(recorder.found):
        seed += 1
        setup = {"board": "sarpedon", "heroes": ["king-arthur", "alice"], "first": 0}
        id = house.deal("duel", setup, ana, "guest", seed=seed)
        with ana.line(id) as line:
            page = Scribe(line)
            page.hear("news")
            play(random.Random(seed), page)
            note_pages(recorder, "duel", [page])
    bo = house.person()
    id = house.deal("duel", DUEL, bo, ana)  # who is asked first is not there
    with ana.line(id) as line:
        page = Scribe(line)
        page.hear("absence")
        note_pages(recorder, "duel", [page])


def talk(one: Scribe, two: Scribe) -> None:
    """What people say to each other, and the host to the table."""
    one.say("phrase", phrase="hello")
    two.hear("said")
    one.say("moderate", act="shut")
    two.hear("moderated")
    one.say("moderate", act="open")
    one.say("ping")
    one.hear("pong")
    one.say("speak", language="en")
    one.say("history", before=0)
    one.say("look", seat=0)
    one.say("answer", number=99, option="nothing")
    one.hear("refused")


def asking(page: Scribe) -> None:
    """What a page asks for in the middle of a match."""
    page.say("inspect", thing="medusa")
    page.hear("inspection")
    page.say("seen", number=page.news["number"])
    page.say("back", number=page.news["number"])
    page.say("agree", yes=False)
    page.hear_all(0.5)


def note_pages(recorder: Recorder, game: str, pages: list[Scribe]) -> None:
    """Keep examples of all that was told and said."""
    asks = {info.tag: info for info in map(inspect.type_info, get_args(wire.Asks))}  # type: ignore[attr-defined]
    for page in pages:
        for told in page.traffic:
            recorder.note(KINDS[told["kind"]], told, game)
        for said in page.said:
            recorder.note(asks[said["kind"]], said, game)


def note_endpoints(recorder: Recorder, browser: Browser, match: str) -> None:
    """Keep examples of what is asked over HTTP."""
    named = {kind.__name__: inspect.type_info(kind) for kind in (*wire.LOBBY, *ENDPOINTS)}
    wanted = {
        "Almanac": "/api/almanac/en", "Summary": f"/api/matches/{match}", "Problem": "/api/matches/none",
        "Replay": f"/api/replays/{match}/en", "Review": f"/api/replays/{match}/en/review",
        "Habits": "/api/coach/duel/en",
        "LessonList": "/api/lessons/en", "Lesson": "/api/lessons/en/duel/first-turn",
        "PuzzleList": "/api/puzzles/en/duel", "Puzzle": f"/api/puzzles/en/duel/{PUZZLE.id}",
        "RuleBook": "/api/rules/duel/en", "Statistics": "/api/statistics/en", "Mine": "/api/statistics/en/mine",
        "Me": "/api/me",
    }  # fmt: skip
    for name, path in wanted.items():
        recorder.note(named[name], asked_for(browser, path), "" if name == "Almanac" else "duel")
    recorder.note(named["Made"], {"id": match}, "")
    recorder.note(named["Brought"], BROUGHT, "")
    for name, sent in SENT.items():
        recorder.note(named[name], sent, "")
    for name, path, sent in (
        ("Fair", "/api/fair/en", SENT["FairAsk"]),
        ("Transfer", "/api/me/transfer", {}),
        ("Verdict", f"/api/puzzles/en/duel/{PUZZLE.id}", SENT["Attempt"]),
        ("Reported", f"/api/matches/{match}/report", SENT["Report"]),
    ):
        recorder.note(named[name], browser.http.post(path, json=sent).json(), "duel" if name == "Verdict" else "")
    note_workshop(recorder, browser, named)
    for game, hall in halls().items():
        recorder.note(inspect.type_info(hall.almanac), browser.http.get("/api/almanac/en").json()["games"][game], game)


def note_workshop(recorder: Recorder, browser: Browser, named: dict[str, Any]) -> None:
    """Keep examples of what the workshop tells, of packs of our own."""

    def ask(asks: str, tells: str, path: str, named_game: str, **body: Any) -> Any:
        told = browser.http.post(f"/api/workshop/{path}", json=body).json()
        recorder.note(named[asks], body, "")
        recorder.note(named[tells], told, named_game)
        return told

    for game, draft in (("unicorns", herd()), ("duel", lamps())):
        recorder.note(named["Workshop"], browser.http.get(f"/api/workshop/{game}/en").json(), game)
        note_parts(recorder, game, ask("Check", "Checked", "check", game, draft=draft))
    spoilt = lamps()
    spoilt["parts"]["heroes"][0]["cards"][0]["after_combat"] = "If you won the combat, draw 1 goose."
    ask("Check", "Checked", "check", "duel", draft=spoilt)
    place = ["parts", "heroes", 0, "cards", 0, "after_combat"]
    for text in ("If you won the combat, draw 1 goose.", "If you won the combat, draw 1 card."):
        ask("Read", "Understood", "read", "", draft=draft, place=place, text=text)
    verbs = [{"if": "won", "then": [{"draw": 1}]}]
    spoilt["parts"]["heroes"][0]["cards"][0]["after_combat"] = verbs
    ask("Reword", "InWords", "said", "", draft=spoilt, place=place)
    for body in ({"data": verbs}, {"text": "- if: won\n  then: [draw"}):
        ask("Write", "Written", "written", "", **body)
    setup = {"board": "sarpedon", "heroes": ["lamps.lamplighter", "medusa"], "packs": with_pack("duel")["packs"]}
    ask("Trial", "Tried", "try", "", game="duel", setup=setup, seed=1, matches=2)
    few = {**draft, "parts": {}, "words": {}}  # a file of few bytes
    file = ask("Check", "Exported", "export", "", draft=few)
    ask("Import", "Imported", "import", "", **file)
    ask("Share", "Shared", "shared", "", draft=draft)


def note_parts(recorder: Recorder, game: str, checked: Any) -> None:
    """Keep examples of what a game shows of a pack, and of packs that can be played with."""
    hall = halls()[game]
    workshop = hall.told_workshop("en")
    recorder.note(inspect.type_info(hall.workshop), msgspec.to_builtins(workshop), game)
    recorder.note(inspect.type_info(hall.pack), checked["told"], game)
    if checked["load"] is not None and game == "unicorns":
        told = {"id": checked["id"], "name": "The Night Herd", "fingerprint": checked["fingerprint"]}
        recorder.note(inspect.type_info(Expansion), {**told, "cards": checked["told"]["cards"]}, game)


def every(kinds: Iterable[Any]) -> Iterator[type]:
    """Structs, and all that are in them."""
    seen: set[type] = set()
    waiting = [inspect.type_info(kind) for kind in kinds]
    while waiting:
        info: Any = waiting.pop()
        if info.cls not in seen:
            seen.add(info.cls)
            waiting += parts_of(info)
            yield info.cls


def structs_of(hall: HallGame) -> Iterator[type]:
    """The structs that a game brings, beside those that all share."""
    own = [kind for place in PLACES if (kind := getattr(hall, place, None)) is not None]
    return (kind for kind in every(own) if kind.__name__ not in SHARED_NAMES)


SHARED_NAMES: Final = {
    kind.__name__ for kind in every([*get_args(wire.Asks), *get_args(wire.Tells), *wire.LOBBY, *ENDPOINTS])
}


def write(folder: Path, found: Examples) -> None:
    """Write the examples of one page."""
    folder.mkdir(parents=True, exist_ok=True)
    text = json.dumps(found, ensure_ascii=False, indent=1, sort_keys=True)
    (folder / EXAMPLES).write_text(text + "\n", encoding="utf-8")


def main() -> None:
    """Play, and write what was told."""
    recorder = Recorder()
    sockets.MESSAGES = PLENTY  # type: ignore[misc]  # these players are faster than people
    with tempfile.TemporaryDirectory() as folder, opened(Path(folder)) as house:
        scripted(house, recorder)
    docs = Path(sys.argv[1])
    write(docs, {name: told for name, told in recorder.found.items() if name in SHARED_NAMES})
    for game, hall in halls().items():
        names = {kind.__name__ for kind in structs_of(hall)}
        write(docs / "games" / game, {name: told for name, told in recorder.found.items() if name in names})


if __name__ == "__main__":
    main()
