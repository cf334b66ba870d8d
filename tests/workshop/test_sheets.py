"""`meadhall packs show`: sheets in real size, with every card as often as its deck has it, and nothing cut off."""

from __future__ import annotations

import json
import re
from collections import Counter
from functools import cache
from itertools import pairwise
from pathlib import Path
from typing import Any, Final, NamedTuple

import pytest

from meadhall.cli import main
from meadhall.localisation import languages
from meadhall.workshop import checked_path, maker_of, printing
from meadhall.workshop.emblems import CREDIT, emblems
from meadhall.workshop.printing import compiler_of, printed
from meadhall.workshop.sheets import A_PAGE, Face, Order, Paint, Sheets, initial, told

ROOT: Final = Path(__file__).parents[2]
EXAMPLES: Final = sorted(ROOT.joinpath("examples", "packs").iterdir())
POINT: Final = 25.4 / 72  # millimetres
WIDTH, HEIGHT = 63.0, 88.0
FRAME: Final = 2.2
NEAR: Final = 0.02  # millimetres that nobody sees
CARD: Final = re.compile(r"M 0 0v ([\d.]+)h ([\d.]+)v -\1Z")  # a rectangle, as Typst writes one
WHOLE: Final = re.compile(r'^<svg viewBox="0 0 ([\d.]+) ([\d.]+)" width="\1pt" height="\2pt"')
BOX: Final = re.compile(rb"/MediaBox ?\[0 0 ([\d.]+) ([\d.]+)\]")

per_pack = pytest.mark.parametrize("folder", EXAMPLES, ids=lambda path: path.name)


class Placed(NamedTuple):
    """Words on a card, with where they stand and what room they need."""

    card: int
    kind: str
    x: float
    y: float
    width: float
    height: float
    size: float
    needs: tuple[float, float]


@cache
def sheets_of(folder: Path, language: str) -> Sheets:
    """All that a pack has to print."""
    pack = checked_path(folder).pack
    assert pack is not None
    return maker_of(pack.about.game).sheets(pack, language)


def noted(sheets: Sheets, order: Order, *labels: str) -> list[list[dict[str, Any]]]:
    """What was noted of some things while pages were set."""
    compiler = compiler_of(sheets, order)
    return [json.loads(compiler.query(f"<{label}>", field="value")) for label in labels]


def placed(sheets: Sheets, order: Order) -> dict[int, list[Placed]]:
    """All words by card, in the order in which they are set."""
    found: dict[int, list[Placed]] = {}
    (notes,) = noted(sheets, order, "placed")
    for note in notes:
        found.setdefault(note["card"], []).append(Placed(**note))
    return found


def check_words(words: list[Placed]) -> None:
    """Nothing is cut off, and nothing covers anything else."""
    for each in words:
        assert each.needs[0] <= each.width + NEAR, each
        assert each.needs[1] <= each.height + NEAR, each
        assert each.x >= 0, each
        assert each.x + each.width <= WIDTH - 2 * FRAME, each
        assert each.y + each.height <= HEIGHT - 2 * FRAME, each
    column = [each for each in words if each.kind in {"name", "line", "text", "foot"}]
    for above, below in pairwise(sorted(column, key=lambda each: each.y)):
        assert above.y + above.height <= below.y + NEAR, (above, below)
    numbers = [each for each in words if each.kind in {"mark", "boost"}]
    assert all(each.y + each.height < column[0].y for each in numbers)


# ---------------------------------------------------------------- words
@per_pack
@pytest.mark.parametrize("language", languages())
def test_words_of_cards_are_whole_in_every_language(folder: Path, language: str) -> None:
    """Every card has its name, its type and its text; each stands where nothing else does, and is large enough."""
    sheets = sheets_of(folder, language)
    found = placed(sheets, Order(language, is_once=True))
    assert len(found) == len(sheets.faces)
    for face, words in zip(sheets.faces, found.values(), strict=True):
        check_words(words)
        kinds = {each.kind for each in words}
        assert {"name", "line", "text", "foot"} <= kinds, face
        assert ("mark" in kinds, "boost" in kinds) == (face.mark != "", face.boost != "")
        assert all(each.size >= 7 for each in words if each.kind in {"name", "line", "text"}), face


def test_words_shrink_until_they_fit() -> None:
    """The longest names and texts that a pack may have stay on their cards, with or without places to break a line."""
    sentence = "Wenn du den Kampf gewonnen hast, darfst du jeden deiner Kämpfer um bis zu 3 Felder bewegen. "
    three = [("SOFORT", sentence * 10), ("WÄHREND KAMPF", sentence * 10), ("NACH KAMPF", sentence * 10)]
    paint = Paint("pack.hero", tone="#a3361f")
    faces = [
        Face("W" * 80, "W" * 80 + " · " + "W" * 80, three, "W" * 80, paint, 30, "123", "+12345"),
        Face("Щ " * 40, "Щ " * 80, [("", "Щ" * 1_000)], "Щ" * 80, paint, mark="0", boost="+0"),
        Face("Donaudampfschifffahrtskapitän", "a", [("", "W" * 27)], "", paint),
        Face("i", "i", [], "", paint),
    ]
    found = placed(Sheets("duel", "", "", faces, []), Order("de", is_once=True))
    assert len(found) == len(faces)
    for words in found.values():
        check_words(words)


def test_what_people_write_is_no_markup() -> None:
    """Signs that mean something to Typst or in SVG are printed like all others."""
    name = r'#panic("x") $ *a* _b_ <c> \u{41} </text> & "quoted" [d] @e'
    face = Face(name, name, [(name, name)], name, Paint(name, colour=name))
    (words,) = placed(Sheets("duel", name, name, [face], []), Order("en", foot=name)).values()
    check_words(words)


# ---------------------------------------------------------------- cards, pages and sizes
@per_pack
def test_every_card_is_there_as_often_as_its_deck_has_it(folder: Path) -> None:
    """A deck has all copies, nine cards on a page; asked for once, every card tells how many there are."""
    sheets = sheets_of(folder, "en")
    wanted = {at: face.copies for at, face in enumerate(sheets.faces)}
    (notes,) = noted(sheets, Order("en"), "card")
    assert Counter(note["face"] for note in notes) == wanted
    once, words = noted(sheets, Order("en", is_once=True), "card", "placed")
    assert Counter(note["face"] for note in once) == dict.fromkeys(wanted, 1)
    marked = [note for note in words if note["kind"] == "times"]
    assert [note["card"] for note in marked] == [at for at, copies in wanted.items() if copies > 1]


@per_pack
@pytest.mark.parametrize(("paper", "size"), [("a4", (210, 297)), ("letter", (215.9, 279.4))])
def test_cards_have_their_real_size(folder: Path, paper: str, size: tuple[float, float]) -> None:
    """63 × 88 mm, three by three in the middle of a page; boards lie on pages of their own, turned."""
    sheets = sheets_of(folder, "en")
    order = Order("en", paper)
    pages = [data.decode() for data in printed(sheets, order, "svg")]
    cards = sum(face.copies for face in sheets.faces)
    assert len(pages) == -(-cards // A_PAGE) + len(sheets.boards)
    sizes = [tuple(float(part) * POINT for part in found) for page in pages for found in WHOLE.findall(page)]
    upright = [size] * (len(pages) - len(sheets.boards)) + [size[::-1]] * len(sheets.boards)
    assert sizes == [pytest.approx(each, abs=0.01) for each in upright]
    drawn = [tuple(float(part) * POINT for part in found) for page in pages for found in CARD.findall(page)]
    assert sum(each == pytest.approx((HEIGHT, WIDTH), abs=0.001) for each in drawn) == cards
    left, top = (size[0] - 3 * WIDTH) / 2, (size[1] - 3 * HEIGHT) / 2
    places = [(left + at % 3 * WIDTH, top + at // 3 * HEIGHT) for at in range(A_PAGE)]
    on_cards, on_boards = noted(sheets, order, "card", "board")
    for at, note in enumerate(on_cards):
        assert (note["x"], note["y"]) == pytest.approx(places[at % A_PAGE], abs=0.001)
    assert len(on_boards) == len(sheets.boards)
    for note in on_boards:
        assert note["x"] >= 8 - NEAR
        assert note["y"] >= 8 - NEAR
        assert note["x"] + note["width"] <= size[1] - 8 + NEAR
        assert note["y"] + note["height"] <= size[0] - 8 + NEAR


def test_document_has_pages_of_paper() -> None:
    """A PDF that is not fitted to the page is printed in the right size, and the same pack makes the same file."""
    sheets = sheets_of(EXAMPLES[0], "en")
    (document,) = printed(sheets, Order("en"), "pdf")
    found = [tuple(round(float(part) * POINT) for part in size) for size in BOX.findall(document)]
    cards = sum(face.copies for face in sheets.faces)
    assert Counter(found) == {(210, 297): -(-cards // A_PAGE), (297, 210): len(sheets.boards)}
    assert printed(sheets, Order("en"), "pdf") == [document]


# ---------------------------------------------------------------- pictures
def test_card_shows_the_picture_that_the_page_brings(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Beside an installed page a card has its emblem, and the sheet tells who drew it; elsewhere an initial."""
    sheets = sheets_of(EXAMPLES[0], "en")
    name = sheets.faces[1].emblem
    tmp_path.joinpath(f"emblems-{sheets.game}.json").write_text(json.dumps({name: "<path d='M0 0H9V9z'/>"}))
    known = emblems(sheets.game, tmp_path)
    with_picture, without = told(sheets, Order("en"), known), told(sheets, Order("en"), {})
    assert [face["emblem"] is not None for face in with_picture["faces"]].count(True) == 1
    assert [CREDIT in page["foot"] for page in with_picture["pages"]].count(True) == 4  # not under the board
    assert all(face["emblem"] is None and face["initial"] for face in without["faces"])
    assert CREDIT not in str(without)
    before = printed(sheets, Order("en", is_once=True), "svg")
    monkeypatch.setattr(printing, "emblems", lambda _: known)
    after = printed(sheets, Order("en", is_once=True), "svg")
    assert [page != other for page, other in zip(before, after, strict=True)] == [True, True, False]
    assert emblems(sheets.game, tmp_path / "nowhere") == {}


@pytest.mark.parametrize(
    ("name", "letter"),
    [("the Lamplighter", "L"), ("ёж", "Ё"), ("„Ąć“", "Ą"), ("der große Ärger", "Ä"), ("ß", "S"), ("42", ""), ("", "")],
)
def test_initial_is_that_of_the_name_itself(name: str, letter: str) -> None:
    """Articles and quotation marks do not count."""
    assert initial(name) == letter


# ---------------------------------------------------------------- the command
def shown(capsys: pytest.CaptureFixture[str], *words: str) -> tuple[int, str, str]:
    """The status of `meadhall packs show`, and what it says."""
    status = main(["packs", "show", *words])
    printed = capsys.readouterr()
    return status, printed.out, printed.err


def test_command_writes_what_is_asked_for(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    """A PDF by the pack's id where nothing is said; or what the file's name tells, in one or a file for each page."""
    monkeypatch.chdir(tmp_path)
    pack = str(EXAMPLES[0])
    status, said, _ = shown(capsys, pack, "--language", "en")
    assert (status, said) == (0, "31 cards, 1 board, 5 pages: lamps.pdf\n")
    assert tmp_path.joinpath("lamps.pdf").read_bytes().startswith(b"%PDF-")
    assert shown(capsys, pack, "--language", "de", "--once", "--out", "all.svg")[0] == 0
    size = WHOLE.match(tmp_path.joinpath("all.svg").read_text(encoding="utf-8"))
    assert size is not None
    assert [float(part) * POINT for part in size.groups()] == pytest.approx([297, 297 + 297 + 210], abs=0.01)
    assert shown(capsys, pack, "--once", "--pages", "--dpi", "20", "--out", "new/page.png", "--paper", "letter")[0] == 0
    files = sorted(tmp_path.joinpath("new").iterdir())
    assert [path.name for path in files] == ["page-1.png", "page-2.png", "page-3.png"]
    assert all(path.read_bytes().startswith(b"\x89PNG") for path in files)


@pytest.mark.parametrize(
    ("words", "said"),
    [
        (("--out", "cards.doc"), "expected a file that ends in .pdf, .svg, .png, found 'cards.doc'"),
        (("--out", "a.png", "--dpi", "9000"), "--dpi: expected 1 to 600, found 9000"),
        (("--out", "taken/a.pdf"), "the sheets cannot be written to taken/a.pdf: "),
    ],
)
def test_command_refuses_in_one_line(
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
    words: tuple[str, ...],
    said: str,
) -> None:
    """What cannot be drawn or written is said."""
    monkeypatch.chdir(tmp_path)
    tmp_path.joinpath("taken").touch()
    status, out, error = shown(capsys, str(EXAMPLES[1]), *words)
    assert (status, out, error.count("\n")) == (2, "", 1)
    assert error.startswith(f"meadhall: {said}")


def test_command_names_what_is_wrong_with_a_pack(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    """A pack with a mistake is not drawn; it is told which one, and how all of them are found."""
    tmp_path.joinpath("pack.yaml").write_text('id: broken\ngame: duel\nname: Broken\nversion: "1"\n')
    tmp_path.joinpath("heroes.yaml").write_text("- {id: nobody, health: 3, move: 2, attack: melee, cards: []}\n")
    status, out, error = shown(capsys, str(tmp_path), "--out", str(tmp_path / "a.pdf"))
    assert (status, out, error.count("\n")) == (2, "", 1)
    assert "heroes.yaml:1: " in error
    assert f"`meadhall packs check {tmp_path}` tells all" in error
    assert not tmp_path.joinpath("a.pdf").exists()


def test_commands_of_the_guide_do_what_it_says(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    """Every command of docs/print-and-cut.md writes the file that it names."""
    monkeypatch.chdir(tmp_path)
    tmp_path.joinpath("examples").symlink_to(ROOT / "examples")
    guide = ROOT.joinpath("docs", "print-and-cut.md").read_text(encoding="utf-8")
    commands = re.findall(r"^meadhall packs show (.+)$", guide, re.MULTILINE)
    assert [shown(capsys, *command.split())[0] for command in commands] == [0, 0, 0]
    assert {path.name for path in tmp_path.iterdir()} == {"examples", "lamps.pdf", "lamps.svg", "herd.png"}
