"""`meadhall packs`: what it writes, checks, prints and imports."""

from __future__ import annotations

import json
import zipfile
from pathlib import Path
from typing import Any

import pytest

from meadhall.localisation import languages
from meadhall.workshop import checked_path, read_folder, zipped
from tests.packs.conftest import Run, edited

COUNTED = {
    "en": "2 mistakes, 1 warning",
    "de": "2 Fehler, 1 Warnung",
    "pl": "2 błędy, 1 ostrzeżenie",
    "ru": "2 ошибки, 1 предупреждение",
    "uk": "2 помилки, 1 попередження",
}
DECK_SIZE = {
    "en": "the copies sum to 31; a deck has 30 cards",
    "de": "Ein Deck hat 30 Karten; dieses hat 31.",
    "pl": "Talia ma 30 kart; kart w tej jest 31.",
    "ru": "В колоде должно быть 30 карт, а в этой – 31.",
    "uk": "У колоді має бути 30 карт, а в цій – 31.",
}
UNREAD = {
    "en": "not understood: 'Dance.'",
    "de": "Nicht verstanden: „Dance.“",
    "pl": "Niezrozumiałe: „Dance.”",
    "ru": "Непонятно: «Dance.»",
    "uk": "Незрозуміло: «Dance.»",
}
DECK: dict[str, Any] = {
    "name": "Vasilisa",
    "deck_data": {
        "hero": {"name": "Vasilisa", "hp": "14", "move": 2, "isRanged": True, "specialAbility": "Vasilisa hums."},
        "sidekick": {"name": "Doll", "hp": 6, "quantity": 1},
        "extraCharacters": [{"name": "Cat", "hp": 3, "quantity": 2, "specialAbility": "The Cat purrs."}],
        "ruleCards": [{"title": "Humming", "content": "Hum along."}],
        "cards": [
            {"title": "Reel", "type": "attack", "value": 3, "boost": 2, "quantity": 15, "afterText": "Dance 2."},
            {"title": "Jig", "type": "versatile", "value": "3", "quantity": 15, "afterText": "Draw 1 card. Dance 3."},
        ],
    },
}  # fmt: skip


# ---------------------------------------------------------------- new
@pytest.mark.parametrize("game", ["duel", "unicorns"])
@pytest.mark.parametrize("language", languages())
def test_a_new_pack_is_sound_in_every_language(run: Run, game: str, language: str) -> None:
    """`new` writes an example with texts in the person's language, which `check` accepts and `text` prints."""
    begun = run("packs", "new", "my-first", "--game", game, "--language", language)
    assert begun.status == 0
    checked = checked_path(Path("my-first"))
    assert checked.mistakes + checked.warnings == []
    assert checked.pack is not None
    assert checked.pack.about.language == language
    assert set(checked.pack.words) == {*languages()}
    assert run("packs", "check", "my-first").out == f"“{checked.pack.about.name}” (my-first, version 1) is sound.\n"


def test_nothing_is_written_over(run: Run) -> None:
    """A folder with something in it, and a file, stay as they are; an empty folder is as good as none."""
    Path("empty").mkdir()
    assert run("packs", "new", "tavern", "empty").status == 0
    Path("file").write_text("mine")
    for place in ("empty", "file"):
        refused = run("packs", "new", "inn", place)
        assert (refused.status, refused.out) == (2, "")
        assert "is there already" in refused.err
    assert Path("file").read_text() == "mine"


@pytest.mark.parametrize("id", ["Tavern", "../up", "a/b", "", "-x", "x" * 41, "a b", "тест"])
def test_an_id_that_cannot_be_is_refused(run: Run, id: str) -> None:
    """Ids are small letters, digits and hyphens; nothing is written outside of the folder."""
    refused = run("packs", "new", "--", id)
    assert refused.status == 2
    assert refused.err.count("\n") == 1
    assert [*Path().iterdir()] == []


# ---------------------------------------------------------------- check
@pytest.mark.parametrize("language", languages())
def test_all_mistakes_are_named_with_file_and_line(run: Run, lamps: Path, language: str) -> None:
    """Each mistake and each warning is a line that an editor can jump to; the count is in the person's language."""
    edited(lamps, "heroes/lamplighter.yaml", "Swap the Lamplighter with Shadow. Deal", "Dance. Deal")
    edited(lamps, "heroes/lamplighter.yaml", "copies: 1\n", "copies: 2\n")
    edited(lamps, "heroes/lamplighter.yaml", "attack: melee", "attack: ranged")
    edited(lamps, "heroes/lamplighter.yaml", "health: 7, attack: melee", "health: 7, attack: ranged")
    said = run("packs", "check", str(lamps), "--language", language)
    lines = said.out.splitlines()
    assert (said.status, said.err) == (1, "")
    assert lines[0].startswith(f"{lamps}/heroes/lamplighter.yaml:13: {DECK_SIZE[language]}")
    assert lines[1].startswith(f"{lamps}/heroes/lamplighter.yaml:83: dusk: {UNREAD[language]}")
    assert f"{lamps}/heroes/lamplighter.yaml:6: " in lines[2]
    assert lines[-1] == COUNTED[language]
    assert len(lines) == 4


def test_what_is_wrong_is_told_to_programs(run: Run, lamps: Path) -> None:
    """With --json it is one object, a sound pack with its fingerprint."""
    sound = json.loads(run("packs", "check", str(lamps), "--json").out)
    assert (sound["mistakes"], sound["warnings"], sound["id"], sound["version"]) == ([], [], "lamps", "1.0")
    edited(lamps, "heroes/lamplighter.yaml", "If you won the combat, draw 1 card.", "If you sing, draw 1 card.")
    faulty = run("packs", "check", str(lamps), "--json")
    mistake = json.loads(faulty.out)["mistakes"][0]
    assert faulty.status == 1
    assert (mistake["kind"], mistake["part"], mistake["file"], mistake["line"]) == (
        "text-unread", "lamp-swing", "heroes/lamplighter.yaml", 20,
    )  # fmt: skip
    assert mistake["place"] == ["parts", "heroes", 0, "cards", 0, "after_combat"]


@pytest.mark.parametrize(
    ("make", "problem"),
    [
        (lambda: None, "No such file"),
        (lambda: Path("it").write_bytes(b"no zip"), "not a zip file"),
        (lambda: Path("it").mkdir(), "expected a file pack.yaml"),
        (lambda: Path("it").write_bytes(b"x" * 3_000_000), "at most"),
        (lambda: Path("it").symlink_to("/dev/zero"), "expected a file"),
        (lambda: Path("it").write_bytes(zipped({"pack.yaml": "{id: x, game: go, name: X}"})), "no packs for the game"),
        (lambda: Path("it").write_bytes(zipped({"pack.yaml": "- a\n"})), "Expected `object`"),
    ],
)  # fmt: skip
def test_what_is_no_pack_is_told_so(run: Run, make: Any, problem: str) -> None:
    """A missing, foreign, huge or endless file is one mistake."""
    make()
    said = run("packs", "check", "it")
    assert (said.status, said.err) == (1, "")
    assert problem in said.out
    assert said.out.splitlines()[-1] == "1 mistake, 0 warnings"


@pytest.mark.parametrize("place", ["heroes/other.yaml", "words"])
def test_links_in_a_pack_are_not_followed(run: Run, lamps: Path, tmp_path: Path, place: str) -> None:
    """A pack that somebody sends cannot show what else lies on this machine."""
    secret = tmp_path / "secret"
    secret.mkdir()
    (secret / "it.yaml").write_text("password: hush\n")
    if place == "words":
        for file in (lamps / place).iterdir():
            file.unlink()
        (lamps / place).rmdir()
        (lamps / place).symlink_to(secret)
    else:
        (lamps / place).symlink_to(secret / "it.yaml")
    said = run("packs", "check", str(lamps))
    assert said.status == 1
    assert "found a link" in said.out
    assert "hush" not in said.out


def test_names_that_are_none_are_told_beside_cards_that_are_none(run: Run, lamps: Path) -> None:
    """What is no card has no name, and keeps nobody from telling where a wrong name stands."""
    edited(lamps, "heroes/lamplighter.yaml", "cards:\n", "cards:\n  - 7\n")
    edited(lamps, "heroes/lamplighter.yaml", "name: Lamp Swing", "name: 7")
    said = run("packs", "check", str(lamps))
    assert said.status == 1
    assert "lamplighter.yaml:15: lamp-swing: expected a name" in said.out


# ---------------------------------------------------------------- text
@pytest.mark.parametrize("language", languages())
def test_a_pack_is_printed_in_every_language(run: Run, lamps: Path, night: Path, language: str) -> None:
    """Every card with its name in that language, printed from what it does."""
    for folder in (lamps, night):
        said = run("packs", "text", str(folder), "--language", language)
        pack = checked_path(folder).pack
        assert pack is not None
        assert (said.status, said.err) == (0, "")
        for names in pack.words[language].values():
            for name in names.values():
                assert str(name if isinstance(name, str) else name["name"]) in said.out
    assert "5 × " not in said.out


def test_texts_tell_what_cards_do(run: Run, lamps: Path, night: Path) -> None:
    """Numbers, users, copies and texts; zones and start spaces of boards; what stays in the box."""
    said = run("packs", "text", str(lamps)).out
    assert "3 × Lamp Swing: attack 4 · boost 2 · The Lamplighter\n" in said
    assert "  AFTER COMBAT: If you won, draw 1 card.\n" in said
    assert "Lamp Street: 20 spaces, 23 lines, 4 zones, for 2 to 4 players (lamps.lamp-street)\n" in said
    herd = run("packs", "text", str(night)).out
    assert "2 × Midnight Snack (night.midnight-snack): " in herd
    assert "Stay in the box: " in herd


def test_only_what_is_sound_is_printed(run: Run, lamps: Path) -> None:
    """A hero with a mistake is left out, and that is said."""
    edited(lamps, "heroes/lamplighter.yaml", "copies: 1\n", "copies: 2\n")
    said = run("packs", "text", str(lamps))
    assert said.status == 1
    assert "Lamp Street" in said.out
    assert "Lamp Swing" not in said.out
    assert said.err == "lamps: 1 mistake, 0 warnings. Only what is sound is shown.\n"


# ---------------------------------------------------------------- import
def test_a_foreign_deck_becomes_a_folder(run: Run) -> None:
    """No text is lost; what is not understood is ranked, numbers left aside, and `check` names it."""
    Path("vasilisa.json").write_text(json.dumps(DECK))
    said = run("packs", "import", "vasilisa.json")
    assert said.status == 1
    assert said.out.splitlines()[0].split() == ["2", "dance", "n."]
    assert "The pack is written to vasilisa: 5 mistakes, 0 warnings.\n" in said.out
    written = Path("vasilisa/heroes/vasilisa.yaml").read_text()
    for text in (
        "Vasilisa hums.",
        "Cat: 2 × 3 health, melee. The Cat purrs.",
        "Hum along.",
        "Draw 1 card. Dance 3.",
    ):
        assert text in written
    checked = run("packs", "check", "vasilisa").out
    assert ": Jig: not understood: 'Dance 3.'" in checked
    assert "Hum along." in checked


def test_our_own_packs_come_back_as_they_were(run: Run, lamps: Path) -> None:
    """A zip file is unpacked to the same files; another id changes nothing else."""
    assert run("packs", "export", str(lamps), "lamps.zip").status == 0
    assert run("packs", "import", "lamps.zip", "again").status == 0
    assert read_folder(Path("again")) == read_folder(lamps)
    assert run("packs", "import", "lamps.zip", "--id", "lanterns").status == 0
    one, other = checked_path(lamps), checked_path(Path("lanterns"))
    assert one.pack is not None
    assert other.pack is not None
    assert other.pack.id == "lanterns"
    assert str(other.pack.parts).replace("lanterns.", "lamps.") == str(one.pack.parts)


@pytest.mark.parametrize(
    ("content", "problem"),
    [
        (b"no json", "expected a zip file or JSON"),
        (b"[1, 2]", "expected a deck"),
        (b'{"deck_data": {}}', "expected a deck"),
        (b"[" * 100_000, "expected a zip file or JSON"),
        (b'{"about": 3}', "expected a draft"),
        (
            b'{"about": {"id": "a", "game": "duel", "name": "A"}, "parts": {"..": [{"id": "../../evil"}]}}',
            "expected files such as heroes/NAME.yaml",
        ),
        (b'{"about": {"id": "../a", "game": "duel", "name": "A"}}', "expected an id"),
        (b"PK\x03\x04", "not a zip file"),
    ],
)
def test_a_file_that_is_no_pack_is_refused(run: Run, tmp_path: Path, content: bytes, problem: str) -> None:
    """One line says what was expected, and nothing is written, least of all elsewhere."""
    Path("deck.json").write_bytes(content)
    before = sorted(tmp_path.rglob("*"))
    said = run("packs", "import", "deck.json")
    assert said.status == 2
    assert problem in said.err
    assert said.err.count("\n") == 1
    assert sorted(tmp_path.rglob("*")) == before


# ---------------------------------------------------------------- export
def test_a_pack_is_exported_as_one_file(run: Run, lamps: Path) -> None:
    """The same pack is always the same bytes; a file that is there stays; a faulty pack is not shared."""
    assert run("packs", "export", str(lamps), "one.zip").status == 0
    assert run("packs", "export", str(lamps), "two.zip").status == 0
    assert Path("one.zip").read_bytes() == Path("two.zip").read_bytes()
    assert "pack.yaml" in zipfile.ZipFile("one.zip").namelist()
    assert "is there already" in run("packs", "export", str(lamps), "one.zip").err
    edited(lamps, "heroes/lamplighter.yaml", "copies: 1\n", "copies: 2\n")
    assert "the copies sum to 31" in run("packs", "export", str(lamps), "three.zip").err
    assert not Path("three.zip").exists()
