"""The workshop in the core of the hall: what it answers follows from what it was told, whoever runs it."""

from __future__ import annotations

import base64
import copy
import json
import random
from collections.abc import Iterator
from typing import Any, Final

import msgspec
import pytest

from meadhall.bundle import games_with
from meadhall.games.duel.rules import catalogue
from meadhall.games.duel.rules.table import DECK
from meadhall.games.duel.workshop.heroes import LONGEST_TEXT, TIMINGS
from meadhall.hall.endpoints import workshop
from meadhall.hall.game import hall_of
from meadhall.hall.settings import Settings
from meadhall.hall.telling.almanac import almanac
from meadhall.hall.wire.workshop import Checked, Tried, Understood, Workshop
from meadhall.localisation import languages, words
from meadhall.packs import carried
from meadhall.workshop import checked_draft, zipped
from meadhall.workshop.files import read_folder
from tests.hall.drafting import PACKS, Desk, herd, lamps, small
from tests.patience import THOROUGH

HERO: Final = ["parts", "heroes", 0]
BOARD: Final = ["parts", "boards", 0]
SWAP: Final = "Swap the Lamplighter with Shadow. Deal 1 damage to each enemy adjacent to Shadow."
JUNK: Final[tuple[Any, ...]] = (
    None, True, 0, -1, 7, 10**6, 2**62, 1.5, 1e308, "", "x", "draw 1 card.", "a" * 500, "\0", "hero", "lamplighter", [],
    {}, [[]], [None], [1, 2], ["a", "a"], {"a": 1}, {"id": 1}, {"name": {"name": ""}}, [{}], [{"id": []}], [["draw"]],
    {"if": "won"}, [{"if": 1, "then": []}], [{"draw": {"n": []}}], {"draw": 1}, [{"draw": {"who": {}}}],
)  # fmt: skip
HOSTILE: Final = 2_000 if THOROUGH else 60


@pytest.fixture
def desk() -> Desk:
    """Somebody at the workshop."""
    return Desk()


def kinds(faults: list[Any]) -> dict[tuple[Any, ...], str]:
    """The kinds of faults by where they are."""
    return {tuple(each["place"]): each["kind"] for each in faults}


# ---------------------------------------------------------------- what somebody needs
@pytest.mark.parametrize("language", languages())
@pytest.mark.parametrize("game", ["duel", "unicorns"])
def test_workshop_tells_what_somebody_needs(desk: Desk, game: str, language: str) -> None:
    """An example that nothing is wrong with, every verb with its words, and all else in the words of the language."""
    status, told = desk.ask("GET", f"/workshop/{game}/{language}")
    assert status == 200
    found = msgspec.convert(told, Workshop)
    msgspec.convert(told["game"], hall_of(game).workshop)
    assert all(verb.phrasings and verb.example for verb in found.verbs)
    assert checked_draft(found.example).mistakes == []
    assert desk.ask("GET", "/workshop/hnefatafl/en")[0] == desk.ask("GET", "/workshop/nothing/en")[0] == 404
    assert desk.ask("GET", f"/workshop/{game}/xx")[0] == 404


def test_limits_are_those_of_their_owners(desk: Desk) -> None:
    """No number is written twice: the page hears of the rules' own."""
    told = desk.ask("GET", "/workshop/duel/en")[1]["game"]
    assert (told["deck"], told["sidekicks"]) == (DECK, catalogue.MOST_SIDEKICKS)
    assert told["longest_text"] == LONGEST_TEXT
    assert set(told["emblems"]) == set(catalogue.emblems())


# ---------------------------------------------------------------- drafts
def test_sound_draft_has_a_load_and_its_texts(desk: Desk) -> None:
    """What a setup takes, and what all cards say in all languages."""
    found = desk.told("check", "de", draft=lamps())
    assert (found["mistakes"], found["warnings"]) == ([], [])
    assert msgspec.convert(found, Checked).fingerprint == found["load"]["fingerprint"]
    hero = found["told"]["heroes"][0]
    assert set(hero["texts"]) == set(languages())
    by_id = {card["id"]: card["text"] for card in hero["deck"]}
    assert by_id == hero["texts"]["de"]["cards"]
    assert hero["facts"]["text"] == hero["texts"]["de"]["character"]
    assert [board["id"] for board in found["told"]["boards"]] == ["lamps.lamp-street"]
    cards = desk.told("check", "pl", draft=herd())["told"]
    assert {card["id"]: card["text"] for card in cards["cards"]} == cards["texts"]["pl"]


@pytest.mark.parametrize("language", languages())
def test_mistakes_are_told_at_their_places_in_the_language_of_who_asks(desk: Desk, language: str) -> None:
    """Each has a sentence of its own there, and no English one but where it quotes."""
    draft = lamps()
    hero = draft["parts"]["heroes"][0]
    del hero["health"]
    hero["cards"] = hero["cards"][:8]
    hero["cards"][0] |= {"after_combat": "Frobnicate them all.", "name": "x" * 200}
    hero["cards"][1]["copies"] = 0
    hero["cards"][2]["value"] = None
    hero["cards"][3]["scheme"] = "Draw 1 card."
    hero["attack"] = hero["sidekick"]["attack"] = "ranged"
    draft["words"] = {}
    found = desk.told("check", language, draft=draft)
    told = kinds(found["mistakes"]) | kinds(found["warnings"])
    assert told == {
        (*HERO, "health"): "missing",
        (*HERO, "cards", 0, "after_combat"): "text-unread",
        (*HERO, "cards", 0, "name"): "name",
        (*HERO, "cards", 1, "copies"): "too-small",
        (*HERO, "cards", 2, "value"): "card-value",
        (*HERO, "cards", 3): "card-timing",
        (*HERO, "cards"): "deck-size",
    }
    english = {each["kind"]: each["text"] for each in desk.told("check", draft=draft)["mistakes"]}
    if language != "en":
        assert all(each["text"] != english[each["kind"]] for each in found["mistakes"])
    assert found["load"] is found["fingerprint"] is None
    deck = found["told"]["heroes"][0]["deck"]  # what can be shown is shown
    assert len(deck) == 8
    assert hero["cards"][5]["after_combat"]
    assert deck[5]["text"]


def test_cautions_are_no_mistakes(desk: Desk) -> None:
    """A hero that shoots only can be played."""
    draft = lamps()
    hero = draft["parts"]["heroes"][0]
    hero["attack"] = hero["sidekick"]["attack"] = "ranged"
    found = desk.told("check", draft=draft)
    assert kinds(found["warnings"]) == {(*HERO, "attack"): "no-melee"}
    assert found["load"]["fingerprint"]


def test_all_that_is_wrong_with_a_board_is_found_at_once(desk: Desk) -> None:
    """Each at its place, for whoever draws it."""
    draft = lamps()
    board = draft["parts"]["boards"][0]
    first = board["spaces"][0]
    board["spaces"][1]["start"] = 2
    board["spaces"][2]["zones"] = ["nowhere"]
    board["lines"] += [[first["id"], first["id"]], list(reversed(board["lines"][0])), [first["id"], "moon"]]
    board["doors"] = [{"id": "gate", "lines": [["moon", "sun"]], "drawn": []}]
    board["passages"] = ["moon"]
    starts = [at for at, space in enumerate(board["spaces"]) if space.get("start") == 2]
    lines = len(board["lines"])
    found = kinds(desk.told("check", draft=draft)["mistakes"])
    assert found == {
        (*BOARD, "spaces", starts[1], "start"): "start-twice",
        (*BOARD, "spaces", 2, "zones"): "zone-unknown",
        (*BOARD, "lines", lines - 3): "line-loop",
        (*BOARD, "lines", lines - 2): "line-twice",
        (*BOARD, "lines", lines - 1): "space-unknown",
        (*BOARD, "doors", 0): "door-line",
        (*BOARD, "passages", 0): "space-unknown",
    }
    for space in board["spaces"]:
        space.pop("start", None)
    assert kinds(desk.told("check", draft=draft)["mistakes"])[*BOARD, "spaces"] == "start-missing"


def test_board_that_can_be_played_is_warned_about(desk: Desk) -> None:
    """Spaces that nobody reaches, that touch or lie beside the board, and zones without spaces."""
    draft = lamps()
    board = draft["parts"]["boards"][0]
    board["zones"].append({"id": "void", "name": "Void"})
    x, y = board["spaces"][0]["x"], board["spaces"][0]["y"]
    board["spaces"] += [{"id": "isle", "x": 900, "y": 5, "zones": []}, {"id": "twin", "x": x + 1, "y": y, "zones": []}]
    number = len(board["spaces"])
    found = desk.told("check", draft=draft)
    assert found["mistakes"] == []
    told = {(tuple(each["place"][3:]), each["kind"]) for each in found["warnings"]}
    assert told == {
        (("zones", len(board["zones"]) - 1), "zone-empty"),
        (("spaces", number - 2), "unreachable"),
        (("spaces", number - 2), "off-board"),
        (("spaces", number - 2, "zones"), "space-zoneless"),
        (("spaces", number - 1), "unreachable"),
        (("spaces", number - 1), "overlap"),
        (("spaces", number - 1, "zones"), "space-zoneless"),
    }


# ---------------------------------------------------------------- texts
@pytest.mark.parametrize("language", languages())
def test_text_is_read_where_it_stands(desk: Desk, language: str) -> None:
    """It may speak of its own hero by name; all languages say the same, and its effects are a tree in words."""
    found = desk.told("read", language, draft=lamps(), place=[*HERO, "cards", 9, "scheme"], text=SWAP)
    told = msgspec.convert(found, Understood)
    assert told.outcome == "understood"
    assert set(told.texts) == set(languages())
    assert told.texts["en"] == SWAP.replace("adjacent", "next")
    assert len(told.tree) == 2
    assert all(branch["text"] in told.texts[language] for branch in found["tree"])


def test_effects_inside_of_effects_are_branches(desk: Desk) -> None:
    """What somebody may do stands inside of that they may."""
    text = "If you won, you may draw 1 card."
    found = desk.told("read", draft=lamps(), place=[*HERO, "cards", 0, "after_combat"], text=text)
    (only,) = found["tree"]
    assert only["text"] == text
    assert json.dumps(only["parts"]).count("Draw 1 card.") == 1
    card = desk.told("read", draft=herd(), place=["parts", "cards", 0, "text"], text="Draw 2 cards.")
    assert card["texts"]["de"] == "Ziehe 2 Karten."


def test_text_that_is_not_finished_tells_how_it_may_go_on(desk: Desk) -> None:
    """At its end, and at a word of which there is only the beginning; nothing is expected of what is understood."""
    place = [*HERO, "cards", 9, "scheme"]
    for text, word in (("Swap the Lamplighter with", "shadow"), ("Deal 2", "damage"), ("Draw 2 ca", "cards")):
        found = desk.told("read", draft=lamps(), place=place, text=text)
        assert found["outcome"] == "not understood"
        assert word in found["expected"], text
    found = desk.told("read", draft=lamps(), place=place, text="Draw 2 ca")
    assert found["expected"][0].startswith("ca")
    assert [SWAP[each["start"] : each["end"]] for each in found["unread"]] != []
    assert desk.told("read", draft=lamps(), place=place, text=" ")["outcome"] == "empty"


def test_text_is_read_while_its_hero_is_not_finished(desk: Desk) -> None:
    """Whatever else is missing: somebody writes one thing after another."""
    draft = {
        "about": {"game": "duel", "language": "de"},
        "parts": {"heroes": [{"name": "Ada", "cards": [{"after_combat": ""}], "sidekick": {"name": "Bo"}}]},
    }
    found = desk.told("read", draft=draft, place=[*HERO, "cards", 0, "after_combat"], text="Ada heilt 1 Schaden.")
    assert found["outcome"] in {"understood", "not understood"}
    found = desk.told("read", draft=draft, place=[*HERO, "cards", 0, "after_combat"], text="Ziehe 1 Karte.")
    assert found["texts"]["en"] == "Draw 1 card."


@pytest.mark.parametrize(
    "place",
    [
        [], ["parts"], [*HERO], [*HERO, "name"], [*HERO, "cards", 99, "scheme"], ["parts", "heroes", "x", "cards"],
        ["parts", "heroes", -1, "cards", 0, "scheme"], [None, {}, []], ["parts", [], 0, "cards", 0, "scheme"],
    ],
    ids=str,
)  # fmt: skip
def test_place_where_no_text_stands_is_refused(desk: Desk, place: list[Any]) -> None:
    """In words, and whatever it is made of."""
    status, told = desk.ask("POST", "/workshop/read", {"draft": lamps(), "place": place, "text": "x"})
    assert (status, bool(told["text"])) == (400, True) if place[3:] != ["cards", 99, "scheme"] else (200, True)


# ---------------------------------------------------------------- matches
def test_quick_matches_are_counted_from_both_sides(desk: Desk) -> None:
    """The same seed gives the same; what was played before counts, and the interval is that of all."""
    load = desk.told("check", draft=lamps())["load"]
    setup = {"board": "sarpedon", "heroes": ["lamps.lamplighter", "medusa"], "packs": {"lamps": load}}
    order: Any = {"game": "duel", "setup": setup, "seed": 7, "matches": 4}
    first = msgspec.convert(desk.told("try", **order), Tried)
    assert first.played == 4
    assert first.low <= first.rate <= first.high
    assert msgspec.convert(desk.told("try", **order), Tried) == first
    half = desk.told("try", **order | {"matches": 2})
    rest = desk.told("try", **order | {"matches": 2, "won": half["won"], "played": 2})
    assert msgspec.convert(rest, Tried) == first
    herds = desk.told("check", draft=herd())["load"]
    order = {"game": "unicorns", "setup": {"players": 2, "packs": {"night": herds}}, "seed": 1, "matches": 1}
    assert desk.told("try", **order)["played"] == 1


def test_matches_that_never_end_are_stopped_and_counted(desk: Desk, monkeypatch: pytest.MonkeyPatch) -> None:
    """Nobody has won them."""
    monkeypatch.setattr("meadhall.hall.trials.LIMIT", 5)
    setup = {"board": "sarpedon", "heroes": ["alice", "medusa"]}
    order: Any = {"game": "duel", "setup": setup, "seed": 1, "matches": 3}
    told = desk.told("try", **order)
    assert (told["won"], told["played"], told["endless"]) == (0, 3, 3)


@pytest.mark.parametrize(
    "change",
    [{"matches": 0}, {"matches": 51}, {"won": 3}, {"won": -1, "played": 5}, {"seed": -1}, {"seed": 2**64},
     {"game": "hnefatafl"}, {"game": "x"}, {"setup": {"heroes": ["nobody", "medusa"], "board": "sarpedon"}},
     {"setup": {"board": "sarpedon", "heroes": ["a.b", "medusa"], "packs": {"a": {"parts": 1}}}}],
    ids=str,
)  # fmt: skip
def test_trial_that_cannot_be_held_is_refused(desk: Desk, change: dict[str, Any]) -> None:
    """Before anything is played."""
    setup = {"board": "sarpedon", "heroes": ["alice", "medusa"]}
    order = {"game": "duel", "setup": setup, "seed": 1, "matches": 1} | change
    status, told = desk.ask("POST", "/workshop/try", order)
    assert (status, bool(told["text"])) == (400, True)


def test_busy_address_tries_no_more() -> None:
    """Thoughts that wait for it come first."""
    order = {"game": "duel", "setup": {"board": "sarpedon", "heroes": ["alice", "medusa"]}, "seed": 1, "matches": 1}
    assert Desk(Settings(queued=lambda _: workshop.BUSY)).ask("POST", "/workshop/try", order)[0] == 429


# ---------------------------------------------------------------- files
def test_draft_comes_back_from_its_file(desk: Desk) -> None:
    """A zip and back; the same draft is the same file."""
    for draft in (lamps(), herd()):
        file = desk.told("export", draft=draft)
        assert file["name"] == f"{draft['about']['id']}.zip"
        assert desk.told("export", draft=draft) == file
        again = desk.told("import", **file)["draft"]
        packs = [checked_draft(each).pack for each in (draft, again)]
        assert packs[0] == packs[1] is not None


def test_files_of_others_are_read(desk: Desk) -> None:
    """A deck as unmatched.cards keeps it, and drafts as JSON or YAML."""
    deck = {
        "name": "Brewers",
        "deck_data": {"hero": {"name": "Brewer", "hp": 14, "move": 2}, "cards": [{"title": "Ladle", "type": "attack"}]},
    }
    found = desk.told("import", name="my deck.json", data=coded(json.dumps(deck)))["draft"]
    assert (found["about"]["id"], found["parts"]["heroes"][0]["name"]) == ("my-deck", "Brewer")
    assert desk.told("import", name="x.json", data=coded(json.dumps(lamps())))["draft"] == lamps()
    text = "about: {id: a, game: duel, name: A}\nparts:\n  heroes: []\n"
    assert desk.told("import", name="x.yaml", data=coded(text))["draft"]["about"]["name"] == "A"
    files = base64.b64encode(zipped(read_folder(PACKS / "night-herd"))).decode()
    assert desk.told("import", name="x.zip", data=files)["draft"] == herd()


ODD: Final = (
    b"\xff\xfe", b"[", b"[" * 9000, b"a: &a [*a]", b"a: 2020-01-01", b"{}", b"about: 7", b"!!python/x y",
    b"PK\x03\x04 no zip",
    b"about: {2020-01-01: 1}\nparts: {heroes: [{? {a: 1} : 2}]}", b"about: {x: .nan}\nparts: {a: [!!set {b}]}",
)  # fmt: skip


@pytest.mark.parametrize("data", ["%%%", "", *(base64.b64encode(text).decode() for text in ODD)])
def test_file_that_is_no_draft_is_refused_in_words(desk: Desk, data: str) -> None:
    """Or it is one, however odd; nothing else."""
    status, told = desk.ask("POST", "/workshop/import", {"name": "file", "data": data}, "uk")
    assert status in {200, 400}
    assert told.get("text", "") or told.get("draft")


def coded(text: str) -> str:
    """A text as a page sends it."""
    return base64.b64encode(text.encode()).decode()


# ---------------------------------------------------------------- sharing
def test_browser_alone_shares_nothing() -> None:
    """It says so in words."""
    desk = Desk(Settings(is_shared=False))
    for method, path in (
        ("POST", "/workshop/shared"), ("GET", "/workshop/shared/x"), ("POST", "/workshop/shared/x/withdraw"),
    ):  # fmt: skip
        status, told = desk.ask(method, path, {"draft": lamps()})
        assert (status, bool(told["text"])) == (409, True)


# ---------------------------------------------------------------- packs that are here
def test_almanac_has_the_packs_that_are_here(monkeypatch: pytest.MonkeyPatch) -> None:
    """From the moment they are; and it is not told as one that lasts."""
    before = json.loads(almanac("en").plain)["games"]
    for draft in (lamps(), herd()):
        pack = checked_draft(draft).pack
        assert pack is not None
        monkeypatch.setitem(carried.USED, pack.id, pack)
        carried.EDITION[0] += 1
    told = json.loads(almanac("en").plain)["games"]
    assert [hero["facts"]["name"] for hero in told["duel"]["heroes"][len(before["duel"]["heroes"]) :]] == [
        "The Lamplighter"
    ]
    assert [board["id"] for board in told["duel"]["boards"][len(before["duel"]["boards"]) :]] == ["lamps.lamp-street"]
    assert [each["id"] for each in told["unicorns"]["expansions"]] == ["night"]
    assert hall_of("duel").role_name("lamps.lamplighter", "en") == "The Lamplighter"
    carried.EDITION[0] += 1


# ---------------------------------------------------------------- whatever is told
def places(data: Any, at: tuple[Any, ...] = ()) -> Iterator[tuple[Any, ...]]:
    """All places of a draft."""
    yield at
    for key, part in data.items() if isinstance(data, dict) else enumerate(data) if isinstance(data, list) else ():
        yield from places(part, (*at, key))


def spoil(draft: Any, at: tuple[Any, ...], junk: Any, chance: random.Random) -> None:
    """Put something odd at a place, or take away what is there."""
    for key in at[:-1]:
        draft = draft[key]
    if chance.random() < 0.2:
        del draft[at[-1]]
    elif chance.random() < 0.2 and isinstance(draft, dict):
        draft[chance.choice(["id", "name", "foo", "zones", "text", "do", "when", "cards", "like", ""])] = junk
    else:
        draft[at[-1]] = junk


@pytest.mark.parametrize("seed", range(HOSTILE))
def test_draft_of_any_kind_is_answered(desk: Desk, seed: int) -> None:
    """Wrong types everywhere: it is told what is wrong, or refused, and nothing breaks."""
    chance = random.Random(seed)  # noqa: S311 - no secret hangs on it
    draft = copy.deepcopy(chance.choice([small, herd])())
    for _ in range(chance.choice([1, 1, 2, 5])):
        found = [place for place in places(draft) if place]
        if found:
            spoil(draft, chance.choice(found), chance.choice(JUNK), chance)
    status, told = desk.ask("POST", "/workshop/check", {"draft": draft}, "pl")
    assert status in {200, 400}
    own = [words(f"{game}/workshop") for game in games_with("packs")]
    for fault in [*told.get("mistakes", []), *told.get("warnings", [])]:  # each kind has a sentence of its own
        assert any(said.has(f"fault-{fault['kind']}") for said in [words("workshop"), *own]), fault["kind"]
    assert desk.ask("POST", "/workshop/export", {"draft": draft})[0] in {200, 400}
    place = list(chance.choice(list(places(draft))))
    assert desk.ask("POST", "/workshop/read", {"draft": draft, "place": place, "text": "Draw 1 card."})[0] in {200, 400}


@pytest.mark.parametrize(
    "draft", [{}, {"about": 7}, {"about": {}}, {"about": {"id": "a", "game": "x", "name": ""}}, {"x": 1}]
)
def test_what_is_no_draft_is_told_so(desk: Desk, draft: Any) -> None:
    """At the place where it stands, in a sentence."""
    found = desk.told("check", "ru", draft=draft)
    assert found["mistakes"][0]["text"]
    assert found["load"] is found["told"] is None


# ---------------------------------------------------------------- verbs in words
CALLED: Final = {"de": "Laternenmann", "en": "Lamplighter", "pl": "Latarnik", "ru": "Фонарщик", "uk": "Ліхтарник"}
LASTING: Final = [
    {"whose": "hero", "when": "attacking", "n": 2, "if": {"not": {"any": "sidekicks"}}},
    {"whose": "own", "when": "defence_card", "n": {"per_fighter": "enemies", "n": 1}},
]


@pytest.mark.parametrize("language", languages())
def test_verbs_are_told_in_words_that_mean_the_same(desk: Desk, language: str) -> None:
    """A card, an ability and a lasting rule are printed; with the texts in their place the pack means what it meant."""
    draft = lamps()
    hero = draft["parts"]["heroes"][0]
    meant = checked_draft(draft).pack
    assert meant is not None
    facts = meant.parts["heroes"][0]
    for card, told in zip(hero["cards"], facts["cards"], strict=True):
        card.update({timing: told[timing] for timing in TIMINGS if timing in told})
    for ability, told in zip(hero["abilities"], facts["abilities"], strict=True):
        ability["do"] = told["do"]
    hero["bonuses"] = copy.deepcopy(LASTING)
    draft["about"]["language"] = language
    hero["name"] = CALLED[language]
    before = checked_draft(draft)
    assert before.pack is not None, before.mistakes
    for place in written_places(hero):
        text = desk.told("said", draft=draft, place=[*HERO, *place])["text"]
        assert text, place
        put(hero, place, text)
    after = checked_draft(draft)
    assert after.pack is not None, after.mistakes
    assert after.pack.fingerprint == before.pack.fingerprint


def written_places(hero: Any) -> Iterator[list[Any]]:
    """All places of a hero where verbs stand."""
    for at, card in enumerate(hero["cards"]):
        yield from (["cards", at, timing] for timing in TIMINGS if card.get(timing))
    yield from (["abilities", at, "do"] for at in range(len(hero["abilities"])))
    yield from (["bonuses", at] for at in range(len(LASTING)))


def put(data: Any, place: list[Any], value: Any) -> None:
    """Write something else at a place."""
    for key in place[:-1]:
        data = data[key]
    data[place[-1]] = value


def test_unicorn_card_of_verbs_is_told_as_one_text(desk: Desk) -> None:
    """The text of a whole card stands for all that it does at its moments."""
    draft = herd()
    card = {"id": "test", "name": "Test", "type": "magical", "enter": [{"draw": 2}], "falls_home": True}
    draft["parts"]["cards"].append(card)
    before = checked_draft(draft).pack
    place = ["parts", "cards", len(draft["parts"]["cards"]) - 1, "text"]
    text = desk.told("said", draft=draft, place=place)["text"]
    assert text
    draft["parts"]["cards"][-1] = {"id": "test", "name": "Test", "type": "magical", "text": text}
    after = checked_draft(draft).pack
    assert before is not None
    assert after is not None
    assert after.fingerprint == before.fingerprint


@pytest.mark.parametrize("junk", JUNK, ids=lambda junk: repr(junk)[:20])
def test_junk_in_the_place_of_verbs_has_no_words(desk: Desk, junk: Any) -> None:
    """Whatever stands there, it is answered; what cannot be played is not said."""
    draft = small()
    hero = draft["parts"]["heroes"][0]
    for place in (["cards", 0, "after_combat"], ["abilities", 0, "do"], ["bonuses", 0]):
        put(hero, place, junk)
        told = desk.told("said", draft=draft, place=[*HERO, *place])
        assert told["text"] is None or isinstance(junk, list)


def test_data_is_written_as_yaml_and_read_again(desk: Desk) -> None:
    """What is written is read as the same; what is no YAML is told with its line, and so is what no page can hold."""
    verbs = [{"if": "won", "then": ["draw"], "else": [{"damage": {"n": 2, "to": "enemy"}}]}, "gain_actions"]
    text = desk.told("written", data=verbs)["text"]
    assert desk.told("written", text=text) == {"text": text, "data": verbs, "problem": None, "line": None}
    wrong = desk.told("written", text="- draw: 1\n- [draw")
    assert (wrong["data"], wrong["line"]) == (None, 2)
    for text in ("a: &a [*a]", "? [1]\n: 2", 'y: "\\ud800"', "[" * 6_000):
        assert desk.told("written", text=text)["problem"], text
