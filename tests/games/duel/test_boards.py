"""The boards: their published numbers, what can be reached on them, and their drawings."""

import argparse
import itertools
import re
from collections.abc import Iterator
from pathlib import Path
from typing import Final
from xml.etree import ElementTree as ET

import msgspec
import pytest

from meadhall.cli.commands import board as command
from meadhall.games.duel.drawing import COLUMNS, PAD, PATTERNS, SCALE, letter_of, sector_path, svg, told_apart
from meadhall.games.duel.hall.facts import scenery_facts
from meadhall.games.duel.rules import scenery
from meadhall.games.duel.rules.board import FARTHEST
from meadhall.games.duel.rules.catalogue import BARE, Battlefield, Catalogue, build_board, built_in
from meadhall.kernel.errors import MeadhallError
from meadhall.localisation import key, words
from meadhall.localisation.visitors import WordsWithNames
from meadhall.svg import GOLD, line_path
from tests.games.duel import homemade

DOCS: Final = Path(__file__).parents[3] / "docs"
NUMBERS: Final = {  # spaces, lines, zones, players
    "baskerville-manor": (32, 46, 7, 4),
    "four-fords": (29, 46, 7, 4),
    "frost-hall": (30, 43, 7, 2),
    "globe-theatre": (32, 49, 10, 4),
    "hanging-gardens": (33, 50, 8, 4),
    "heorot": (30, 51, 7, 2),
    "king-solomons-mine": (29, 42, 7, 2),
    "marmoreal": (31, 42, 8, 4),
    "sarpedon": (38, 61, 6, 4),
    "sherwood-forest": (30, 39, 7, 2),
    "soho": (29, 36, 7, 4),
    "venice": (33, 44, 8, 4),
    "yukon": (31, 39, 7, 2),
}
DOORS: Final = {"frost-hall": {"west", "south", "chamber"}, "heorot": {"west", "north", "south"}}
PASSAGES: Final = {
    "baskerville-manor": {"BM05", "BM06", "BM15", "BM28"},
    "king-solomons-mine": {"K01", "K02", "K13", "K15", "K21", "K23"},
}
WITHOUT: Final = {"hanging-gardens": ["high-ground"]}
MOST_BYTES: Final = 4_000  # of a board's scenery, as it is sent
SVG: Final = "{http://www.w3.org/2000/svg}"

per_board = pytest.mark.parametrize("board", built_in().boards.values(), ids=lambda board: board.id)


# ---------------------------------------------------------------- facts
def test_boards_are_those_of_the_list() -> None:
    """No board is missing, and none came in unnoticed."""
    assert set(built_in().boards) == set(NUMBERS)


@per_board
def test_board_has_its_published_numbers(board: Battlefield) -> None:
    """Spaces, lines, zones and players are as many as published, and every zone has a space."""
    starts = sorted(space.start for space in board.spaces if space.start is not None)
    assert (len(board.spaces), len(board.lines), len(board.zones), len(starts)) == NUMBERS[board.id]
    assert starts == list(range(1, len(starts) + 1))
    assert {zone for space in board.spaces for zone in space.zones} == {zone.id for zone in board.zones}
    assert all(1 <= len(set(space.zones)) == len(space.zones) <= 3 for space in board.spaces)


@per_board
def test_specials_are_on_their_boards(board: Battlefield) -> None:
    """Doors and passages are where they are known to be, and nowhere else."""
    assert {door.id for door in board.doors} == DOORS.get(board.id, set())
    assert set(board.passages) == PASSAGES.get(board.id, set())


@per_board
def test_every_space_is_reached_whatever_doors_are_closed(board: Battlefield) -> None:
    """Lines alone lead everywhere, no way is longer than the tables count, and no doors shut anybody in."""
    built = build_board(board)
    everything = (1 << built.size) - 1
    for closed in range(1 << len(built.doors)):
        reached = 1
        for _ in range(FARTHEST):
            reached |= built.next_to(closed, reached)
        assert reached == everything
        assert all(built.around(closed, space, FARTHEST) == everything for space in range(built.size))


@per_board
def test_passages_are_for_movement_only(board: Battlefield) -> None:
    """Two ends are one step apart; neither are they adjacent by that nor does it let anybody see further."""
    built = build_board(board)
    number = {name: at for at, name in enumerate(built.names)}
    ends = sum(1 << number[name] for name in board.passages)
    lines = {frozenset(line) for line in board.lines}
    for a, b in itertools.permutations(board.passages, 2):
        assert built.one_step(0, 1 << number[a]) >> number[b] & 1
        assert built.next_to(0, 1 << number[a]) >> number[b] & 1 == (frozenset((a, b)) in lines)
    for space in board.spaces:
        at = 1 << number[space.id]
        alike = {other.id for other in board.spaces if set(other.zones) & set(space.zones)}
        assert named(built.names, built.seen_from(0, at)) == alike
        assert built.one_step(0, at) == built.next_to(0, at) | (ends & ~at if ends & at else 0)


def named(names: list[str], spaces: int) -> set[str]:
    """The names of a set of spaces."""
    return {name for at, name in enumerate(names) if spaces >> at & 1}


@per_board
def test_spaces_lie_on_the_board_and_do_not_overlap(board: Battlefield) -> None:
    """Whoever looks at the drawing sees each space whole."""
    for one, other in itertools.combinations(board.spaces, 2):
        assert (one.x - other.x) ** 2 + (one.y - other.y) ** 2 > (2 * board.radius) ** 2
    width, height = board.size
    for space in board.spaces:
        assert board.radius <= space.x <= width - board.radius
        assert board.radius <= space.y <= height - board.radius


# ---------------------------------------------------------------- scenery
@per_board
def test_board_is_a_place_of_its_own(board: Battlefield) -> None:
    """Every board says what lies behind its spaces, in several words, and can be sent in a few bytes."""
    assert board.scenery.ground != "table"
    assert len({feature.motif for feature in board.scenery.features}) >= 6
    assert len(msgspec.json.encode(scenery_facts(board.scenery))) < MOST_BYTES


def test_words_of_the_scenery_are_all_used() -> None:
    """The vocabulary is no longer than the boards need; every word of it belongs to one kind."""
    used = {feature.motif for board in built_in().boards.values() for feature in board.scenery.features}
    words_of = [*scenery.AREAS, *scenery.WAYS, *scenery.THINGS]
    assert len(words_of) == len(set(words_of))
    assert used == set(words_of)
    assert {board.scenery.ground for board in built_in().boards.values()} <= set(scenery.GROUNDS)


def test_matches_follow_from_a_board_however_it_looks() -> None:
    """Scenery takes no part in what a match follows from: old matches stay what they were."""
    bare = Catalogue()
    bare.heroes, bare.boards, bare.changes = built_in().heroes, dict(built_in().boards), built_in().changes
    bare.boards["heorot"] = msgspec.structs.replace(bare.boards["heorot"], scenery=BARE)
    asked = (["beowulf", "medusa"], "heorot", "duel")
    assert bare.fingerprint(*asked) == built_in().fingerprint(*asked)


def test_home_made_board_without_scenery_lies_on_a_plain_table() -> None:
    """Nobody has to draw a landscape."""
    catalogue = Catalogue()
    catalogue.load(homemade.HERE)
    told = scenery_facts(catalogue.board("yard").scenery)
    assert (told.ground, told.features) == ("table", [])


# ---------------------------------------------------------------- geometry
def test_bend_moves_the_middle_of_a_line_aside() -> None:
    """From left to right a bend goes down: the control point lies twice as far away as the middle."""
    assert line_path((0, 0), (10, 0), 2) == "M0 0Q5 4 10 0"
    assert line_path((0, 0), (0, 10), 2) == "M0 0Q-4 5 0 10"
    assert line_path((0, 0), (10, 0), 0) == "M0 0L10 0"


def test_sectors_are_equal_and_begin_at_the_top() -> None:
    """One sector is the whole disc, two are an upper and a lower half, three meet in the centre."""
    assert sector_path((0, 0), 10, 0, 1) == "M-10 0A10 10 0 0 1 10 0A10 10 0 0 1 -10 0Z"
    assert sector_path((0, 0), 10, 0, 2) == "M0 0L-10 0A10 10 0 0 1 10 0Z"
    assert sector_path((0, 0), 10, 1, 3) == "M0 0L8.66 -5A10 10 0 0 1 0 10Z"


def test_pale_colours_are_told_apart_and_others_left_alone() -> None:
    """Colours much alike are moved away from each other; strong ones stay as they are."""
    assert told_apart(["#ff0000", "#0000ff"]) == ["#ff0000", "#0000ff"]
    assert told_apart(["#cccccc", "#c2cccc"]) == ["#cfcccc", "#bfcccc"]
    assert told_apart(["#cccccc"]) == ["#cccccc"]


# ---------------------------------------------------------------- drawings
def drawn(board: Battlefield) -> ET.Element:
    """A board's drawing, read."""
    return ET.fromstring(svg(board))  # noqa: S314 - our own


def parts(picture: ET.Element, name: str) -> list[ET.Element]:
    """All elements of a class."""
    return [part for part in picture.iter() if part.get("class") == name]


def texts(part: ET.Element) -> list[str]:
    """All that is written inside an element."""
    return [found.text or "" for found in part.iter(f"{SVG}text")]


@per_board
def test_every_zone_has_a_pattern_and_a_letter_of_its_own(board: Battlefield) -> None:
    """D2.4: a drawn board tells each zone by a pattern and a letter as well as by its colour, in the legend too."""
    picture = drawn(board)
    patterns = {part.get("id"): part.get("class") for part in picture.iter(f"{SVG}pattern")}
    assert set(patterns) == {f"{board.id}-{zone.id}" for zone in board.zones}
    assert len(set(patterns.values())) == len(board.zones)
    legend = {part.get("data-zone"): texts(part) for part in parts(picture, "legend")}
    spoken = [words("duel").say(key("zone", board.id, zone.id)) for zone in board.zones]
    assert legend == {
        zone.id: [letter, name] for zone, letter, name in zip(board.zones, "ABCDEFGHIJ", spoken, strict=False)
    }
    colors = [part[0].get("fill") for part in picture.iter(f"{SVG}pattern")]
    assert len(set(colors)) == len(colors)


def test_long_names_are_written_smaller() -> None:
    """Names as long as a pack may give them end before the next one begins, and before the edge of the picture."""
    board = built_in().boards["heorot"]
    named = [("board",), *(("zone", zone.id) for zone in board.zones), *(("door", door.id) for door in board.doors)]
    names = {key(kind, board.id, *which): "M" * 80 for kind, *which in named}
    said = WordsWithNames(words("duel"), names, [])
    picture = ET.fromstring(svg(board, "en", said))  # noqa: S314 - our own
    step = (board.size[0] * SCALE + 2 * PAD) / COLUMNS
    in_legend = [text for group in parts(picture, "legend") for text in group.iter(f"{SVG}text")]
    found = [text for text in picture.iter(f"{SVG}text") if "M" * 80 in (text.text or "")]
    assert len(found) == 1 + len(board.zones) + len(board.doors)
    for text in found:
        room = step - 88 if text in in_legend else (COLUMNS * step)
        assert float(text.get("font-size", "")) * 0.59 * len(text.text or "") <= room


@per_board
def test_every_space_shows_all_of_its_zones(board: Battlefield) -> None:
    """D2.3, D2.4: a space has one sector for each of its zones, filled with the zone's pattern and lettered."""
    letters = {zone.id: letter_of(at) for at, zone in enumerate(board.zones)}
    coins = {part.get("data-space"): part for part in parts(drawn(board), "space")}
    assert list(coins) == [space.id for space in board.spaces]
    for space in board.spaces:
        coin = coins[space.id]
        sectors = [(part.get("data-zone"), part.get("fill")) for part in parts(coin, "sector")]
        assert sectors == [(zone, f"url(#{board.id}-{zone})") for zone in space.zones]
        assert [part.text for part in parts(coin, "letter")] == [letters[zone] for zone in space.zones]
        start = [] if space.start is None else [str(space.start)]
        assert texts(coin) == [*(letters[zone] for zone in space.zones), space.id, *start]
        assert (GOLD in ET.tostring(coin, "unicode")) == (space.id in board.passages)


@per_board
def test_every_line_door_and_wall_is_drawn(board: Battlefield) -> None:
    """Each line once, bent where the file says so; each door, each wall; a legend for what there is."""
    picture = drawn(board)
    lines = {part.get("data-line"): str(part.get("d")) for part in parts(picture, "line")}
    assert list(lines) == [f"{a} {b}" for a, b in board.lines]
    bent = {frozenset((a, b)) for a, b, _ in board.bends}
    assert {frozenset(name.split()) for name, way in lines.items() if name and "Q" in way} == bent
    assert [part.get("data-door") for part in parts(picture, "door")] == [door.id for door in board.doors]
    assert len(list(picture.iter(f"{SVG}polyline"))) == len(board.walls)
    signs = parts(picture, "signs")[0]
    assert len(list(signs)) == 1 + len(board.doors) + bool(board.passages)


def test_there_are_patterns_enough() -> None:
    """No two patterns are alike, and no board has more zones than there are patterns."""
    assert len({pattern.name for pattern in PATTERNS}) == len(PATTERNS)
    assert len({pattern[1:] for pattern in PATTERNS}) == len(PATTERNS)
    assert max(len(board.zones) for board in built_in().boards.values()) <= len(PATTERNS)


@per_board
def test_drawing_in_the_docs_is_up_to_date(board: Battlefield) -> None:
    """`meadhall board --all docs/boards` would change nothing."""
    assert (DOCS / "boards" / f"{board.id}.svg").read_text(encoding="utf-8") == svg(board)


def test_docs_show_every_board_with_its_numbers() -> None:
    """The list in the docs has the numbers of the files, and a drawing of each board follows."""
    text = (DOCS / "boards.md").read_text(encoding="utf-8")
    rows = re.findall(r"^\| `([\w-]+)` \| [^|]+ \| (\d+) \| (\d+) \| (\d+) \| (?:2|2 to (4)) \|$", text, re.MULTILINE)
    assert {name: tuple(int(cell or 2) for cell in cells) for name, *cells in rows} == NUMBERS
    assert re.findall(r"\(boards/([\w-]+)\.svg\)", text) == sorted(NUMBERS)
    assert sorted(path.stem for path in (DOCS / "boards").iterdir()) == sorted(NUMBERS)


# ---------------------------------------------------------------- the command
@pytest.fixture(autouse=True)
def in_english(monkeypatch: pytest.MonkeyPatch) -> None:
    """Whoever runs these tests, wherever: the environment asks for English."""
    monkeypatch.setenv("LC_ALL", "en_GB.UTF-8")


def told(capsys: pytest.CaptureFixture[str], *arguments: str) -> str:
    """What the command prints."""
    parser = argparse.ArgumentParser()
    command.register(parser.add_subparsers())
    chosen = parser.parse_args(["board", *arguments])
    assert chosen.run(chosen) == 0
    return capsys.readouterr().out


@per_board
def test_board_says_what_is_printed_on_it_but_not_played(
    board: Battlefield, capsys: pytest.CaptureFixture[str]
) -> None:
    """R17: drawing, command and docs say what a board lacks, and only the boards that lack something do."""
    assert board.without == WITHOUT.get(board.id, [])
    sentences = [words("duel").say(key("missing", extra)) for extra in board.without]
    assert " ".join(part.text or "" for part in parts(drawn(board), "note")) == " ".join(sentences)
    assert [line for line in told(capsys, board.id).splitlines() if "not played" in line] == sentences
    text = (DOCS / "boards.md").read_text(encoding="utf-8")
    section = text.split(f"(boards/{board.id}.svg)")[1].split("\n## ")[0]
    assert ("(R17)" in section) == bool(sentences)


def test_command_lists_all_boards(capsys: pytest.CaptureFixture[str]) -> None:
    """R17: a line for each board with its numbers and specials, and a sentence where something is missing."""
    lines = told(capsys).splitlines()
    assert "heorot              Heorot: 30 spaces, 51 lines, 7 zones, for 2 players, 3 doors" in lines
    assert (
        "baskerville-manor   Baskerville Manor: 32 spaces, 46 lines, 7 zones, for 2 to 4 players, "
        "a passage with 4 ends" in lines
    )
    ids = [line.split()[0] for line in lines if not line.startswith(" ")]
    assert [id for id in ids if id in NUMBERS] == sorted(NUMBERS)
    assert [line.strip() for line in lines if line.startswith(" ")] == [words("duel").say("missing-high-ground")]


def test_command_tells_zones_starts_doors_and_passages(capsys: pytest.CaptureFixture[str]) -> None:
    """With a name, all facts of that board."""
    heorot = told(capsys, "heorot").splitlines()
    assert "  A  blue: H21 H26 H27 H28" in heorot
    assert "  start spaces: 1: H15, 2: H12" in heorot
    assert "  west door: over H12–H13 and H12–H17" in heorot
    assert "any two of BM05, BM06, BM15 and BM28" in told(capsys, "baskerville-manor")


def test_command_draws_one_board_or_all(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    """Files come where they are asked for, folders are made, and the person is told."""
    file = tmp_path / "new" / "yukon.svg"
    assert f"Yukon is drawn in {file}." in told(capsys, "yukon", "--svg", str(file))
    assert file.read_text(encoding="utf-8") == svg(built_in().board("yukon"))
    lines = told(capsys, "--all", str(tmp_path / "all")).splitlines()
    names = [path.name for path in (tmp_path / "all").iterdir()]
    assert len(lines) == len(names)
    assert {*names} >= {f"{name}.svg" for name in NUMBERS}


def test_command_speaks_as_the_environment_asks(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    """Telling and drawing follow LC_ALL, as with every command; --language goes before it."""
    monkeypatch.setenv("LC_ALL", "ru_RU.UTF-8")
    russian = told(capsys, "heorot")
    assert words("duel/terminal", "ru").say("board-starts", {"spaces": "1: H15, 2: H12"}) in russian
    file = tmp_path / "heorot.svg"
    told(capsys, "heorot", "--svg", str(file))
    assert file.read_text(encoding="utf-8") == svg(built_in().board("heorot"), "ru")
    assert "start spaces: " in told(capsys, "heorot", "--language", "en")


def refusals(folder: Path) -> Iterator[tuple[type[MeadhallError], str, list[str]]]:
    """What cannot be done: the error, what it says, and how it was asked for."""
    (folder / "file").touch()
    yield command.DrawingError, "did you mean 'sarpedon'", ["sarpedn"]
    yield command.DrawingError, "name it", ["--svg", "board.svg"]
    yield command.DrawingError, "cannot be written", ["yukon", "--svg", str(folder / "file" / "board.svg")]
    yield MeadhallError, "there are no words in 'xx'", ["yukon", "--language", "xx"]


def test_command_refuses_by_name(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    """A slip in an id, a drawing of no board, a place that cannot be written to, an unknown language."""
    for error, says, arguments in refusals(tmp_path):
        with pytest.raises(error, match=says):
            told(capsys, *arguments)
