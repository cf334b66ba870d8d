"""What people make and send to each other, changed: packs, zip files and texts. Each change is told or taken."""

from __future__ import annotations

import copy
import io
import random
import warnings
import zipfile
from collections.abc import Callable
from functools import cache
from pathlib import Path
from typing import Any, Final, NamedTuple

from meadhall.kernel.errors import PackError
from meadhall.kernel.game import find_game
from meadhall.localisation import languages
from meadhall.packs.carried import load_of
from meadhall.packs.pack import Pack
from meadhall.workshop import Checked, checked_zip, draft_files, maker_of, read_folder, zipped
from meadhall.workshop.checking import checked
from meadhall.workshop.draft import draft_of
from tests.hostile import Trial, dice_of, hostile_text, play_by_chance, scratched

EXAMPLES: Final = Path(__file__).parents[2] / "examples" / "packs"
PLAYED: Final = 4  # one in so many sound packs is played with
WORDS: Final = (  # what a text may have too much of
    "(", ")", "[", "]", "{", "}", ":", ".", ",", "«", "“", "if", "or", "and", "each", "draw 1 card", "9" * 40, "-1",
    "½", "\u0301", "\u202e", "\0", "\u2028", "💥", "если", "або", "oder", "lub", "then", "If you won, " * 12, "(" * 300,
)  # fmt: skip
PATHS: Final = (
    "../up.yaml", "/etc/passwd.yaml", "C:\\it.yaml", "heroes/../../x.yaml", "a/b/c.yaml", "heroes/é.yaml", ".yaml",
    "heroes/\n.yaml", "x" * 300 + ".yaml", "PACK.YAML", "pack.yaml", "words/xx.yaml", "nonsense/x.yaml",
    "heroes.yaml", "words.yaml",
)  # fmt: skip


# ---------------------------------------------------------------- packs
@cache
def packs() -> tuple[dict[str, str], ...]:
    """The files of all packs that are changed: the examples, and those that people begin with."""
    shipped = [dict(read_folder(folder)) for folder in sorted(EXAMPLES.iterdir())]
    begun = [dict(draft_files(maker_of(game).example("mine", each))) for game in GAMES for each in languages()]
    return (*shipped, *begun)


GAMES: Final = ("duel", "unicorns")


def hostile_pack(number: int) -> dict[str, str]:
    """A pack with one file changed, sometimes two; or with one that is missing, or that is somewhere else."""
    dice = dice_of(f"pack {number}")
    files = dict(dice.choice(packs()))
    for path in dice.sample(sorted(files), dice.choice((1, 1, 1, 2))):
        way = dice.randrange(10)
        if way == 0 and len(files) > 1:
            del files[path]
        elif way == 1:
            files[dice.choice(PATHS)] = files[path]
        else:
            files[path] = hostile_text(dice, files[path])
    return files


def check_pack(files: dict[str, str], number: int) -> None:
    """All that is wrong is told, or the pack is played with; what was not understood leads to no match."""
    try:
        draft = draft_of(files)
    except KeyError as missing:  # a folder without it is no pack, and is refused before
        raise PackError(str(missing)) from missing
    use(checked(draft), number)


def use(found: Checked, number: int) -> None:
    """Refuse what is faulty as a whole; play with what is sound, now and then."""
    for mistake in (*found.mistakes, *found.warnings):
        if not (mistake.file and mistake.kind and mistake.text and mistake.line > 0):
            msg = f"a mistake without place or words: {mistake!r}"
            raise AssertionError(msg)
    if found.pack is None:
        if not found.mistakes:
            msg = "a pack was refused, and nobody knows why"
            raise AssertionError(msg)
        raise PackError(str(found.mistakes[0]))
    if number % PLAYED == 0:
        play(found.pack, number)


def play(pack: Pack, number: int) -> None:
    """Some answers of a match with a pack."""
    loads = {pack.id: load_of(pack)}
    if pack.about.game == "unicorns":
        setup: dict[str, object] = {"players": 3, "packs": loads}
    else:
        heroes = [part["id"] for part in pack.parts.get("heroes", [])]
        boards = [part["id"] for part in pack.parts.get("boards", [])]
        setup = {"heroes": [*heroes, "medusa", "sinbad"][:2], "board": [*boards, "heorot"][0], "packs": loads}
    play_by_chance(find_game(pack.about.game), setup, number)


# ---------------------------------------------------------------- zip files
def hostile_zip(number: int) -> bytes:
    """A zip file with bytes, names or sizes that nobody's program has written."""
    dice = dice_of(f"zip {number}")
    files = dice.choice(packs())
    way = dice.randrange(4)
    if way == 0:
        return named_oddly(dice, files)
    if way == 1:
        return swollen(dice, files)
    return scribbled(dice, zipped(files))


def scribbled(dice: random.Random, data: bytes) -> bytes:
    """Some bytes lost, doubled or others."""
    found = bytearray(data)
    for _ in range(dice.choice((1, 1, 2, 8, 40))):
        at = dice.randrange(len(found))
        way = dice.randrange(4)
        if way == 0:
            del found[at : at + dice.randrange(1, 60)]
        elif way == 1:
            found[at:at] = found[max(0, at - dice.randrange(1, 40)) : at]
        else:
            found[at] = dice.randrange(256)
        if not found:
            break
    return bytes(found)


def named_oddly(dice: random.Random, files: dict[str, str]) -> bytes:
    """Names that lead elsewhere, that stand there twice, or in another folder."""
    made = io.BytesIO()
    root = dice.choice(("", "tavern/", "../", "/", "a/b/"))
    with warnings.catch_warnings(action="ignore", category=UserWarning), zipfile.ZipFile(made, "w") as archive:
        for path, text in files.items():
            archive.writestr(zipfile.ZipInfo(root + path), text)
        for _ in range(dice.randrange(3)):
            info = zipfile.ZipInfo(dice.choice(("", root)) + dice.choice(PATHS))
            info.external_attr = dice.choice((0, 0o120777 << 16, 0o060666 << 16, 0o040755 << 16))
            archive.writestr(info, dice.choice(list(files.values())))
    return made.getvalue()


def swollen(dice: random.Random, files: dict[str, str]) -> bytes:
    """Files that are far larger than the zip file, or far more than a pack can have."""
    made = io.BytesIO()
    way = dice.choice((zipfile.ZIP_DEFLATED, zipfile.ZIP_BZIP2, zipfile.ZIP_LZMA))
    with zipfile.ZipFile(made, "w", way) as archive:
        archive.writestr("pack.yaml", files["pack.yaml"])
        if dice.random() < 0.5:
            archive.writestr("heroes/big.yaml", dice.choice("x \n[{-") * dice.choice((5_000, 300_000, 2_500_000)))
        else:
            for at in range(dice.choice((150, 250))):
                archive.writestr(f"heroes/h{at}.yaml", "id: x\n")
    data = bytearray(made.getvalue())
    at = data.rfind(b"PK\x01\x02")
    if dice.random() < 0.5 and at >= 0:  # it claims to be smaller than it is
        data[at + 24 : at + 28] = dice.randrange(2_000).to_bytes(4, "little")
    return bytes(data)


def check_zip(data: bytes, number: int) -> None:
    """A file is refused, or what is in it is a pack like any other."""
    use(checked_zip(data), number)


# ---------------------------------------------------------------- texts
class Told(NamedTuple):
    """A text of a card, and the pack it stands in."""

    game: str
    language: str
    text: str


@cache
def texts(game: str, language: str) -> tuple[str, ...]:
    """The texts that are changed."""
    parts = maker_of(game).example("mine", language)["parts"]
    fields = ("text", "immediately", "during_combat", "after_combat", "scheme")
    cards = parts["cards"] if game == "unicorns" else parts["heroes"][0]["cards"]
    return tuple(card[field] for card in cards for field in fields if field in card)


def hostile_words(number: int) -> Told:
    """A text with letters or words lost, doubled or of another language, or as it is on another card."""
    dice = dice_of(f"text {number}")
    game, language = dice.choice(GAMES), dice.choice(languages())
    text = dice.choice(texts(game, language))
    for _ in range(dice.choice((0, 0, 1, 1, 2, 4))):
        text = dice.choice(WAYS)(dice, text, game) or "x"
    return Told(game, language, text)


def lose_word(dice: random.Random, text: str, _game: str) -> str:
    """A text without one of its words."""
    words = text.split(" ")
    del words[dice.randrange(len(words))]
    return " ".join(words) or "x"


def add_word(dice: random.Random, text: str, _game: str) -> str:
    """A text with something else somewhere in it."""
    words = text.split(" ")
    words.insert(dice.randrange(len(words) + 1), dice.choice(WORDS))
    return " ".join(words)


def add_text(dice: random.Random, text: str, game: str) -> str:
    """A text and another one, of any language."""
    return dice.choice((" ", ", ", "")).join((text, dice.choice(texts(game, dice.choice(languages())))))


def repeat(dice: random.Random, text: str, _game: str) -> str:
    """The same again and again."""
    return dice.choice((" ", ", ", " and ")).join([text.rstrip(".")] * dice.choice((2, 3, 9))) + "."


def scratch(dice: random.Random, text: str, _game: str) -> str:
    """Letters lost, doubled or others."""
    return scratched(dice, text)


WAYS: Final[tuple[Callable[[random.Random, str, str], str], ...]] = (
    lose_word, lose_word, add_word, add_word, add_text, repeat, scratch, scratch,
)  # fmt: skip


def check_words(told: Told, number: int) -> None:
    """The text is understood, and then a match can be played with it; or it is told why not."""
    draft: Any = maker_of(told.game).example("mine", told.language)
    cards = draft["parts"]["cards"] if told.game == "unicorns" else draft["parts"]["heroes"][0]["cards"]
    card = next(card for card in cards if "text" in card or "after_combat" in card)
    card["text" if "text" in card else "after_combat"] = told.text
    use(checked(draft_of(draft_files(draft))), number)


# ---------------------------------------------------------------- decks of other programs
ODD: Final[tuple[Any, ...]] = (  # what stands where something else is expected
    None, True, "", "x", "12", "9" * 5_000, -5, 10**30, 0.5, float("nan"), float("inf"), [], [1], {}, {"name": "x"},
    "\0", "\u202e", "Draw 1 card. " * 400,
)  # fmt: skip
DECK: Final[dict[str, Any]] = {
    "name": "Vasilisa",
    "deck_data": {
        "hero": {"name": "Vasilisa", "hp": 14, "move": 2, "isRanged": False, "specialAbility": "You may draw 1 card."},
        "sidekick": {"name": "Doll", "hp": 6, "quantity": 1, "isRanged": "true"},
        "extraCharacters": [{"name": "Cat", "hp": 3, "quantity": 1, "isRanged": False}],
        "ruleCards": [{"title": "Embers", "content": "Gain 1 ember."}],
        "cards": [
            {"title": "Broom", "type": "attack", "value": 3, "boost": 2, "quantity": 15, "characterName": "Vasilisa",
             "afterText": "Draw 1 card."},
            {"title": "Lantern", "type": "scheme", "value": None, "boost": "1", "quantity": "15",
             "characterName": "Any", "basicText": "Draw 2 cards."},
        ],
    },
}  # fmt: skip


def hostile_deck(number: int) -> Any:
    """A deck of another program with something odd in it, or with something missing."""
    dice = dice_of(f"deck {number}")
    deck = copy.deepcopy(DECK)
    if dice.random() < 0.6:  # one that is understood whole
        del deck["deck_data"]["extraCharacters"], deck["deck_data"]["ruleCards"]
    for _ in range(dice.choice((1, 1, 2, 5))):
        holder: Any = deck
        while True:
            keys = sorted(holder) if isinstance(holder, dict) else list(range(len(holder)))
            key = dice.choice(keys)
            if not isinstance(holder[key], (dict, list)) or not holder[key] or dice.random() < 0.2:
                break
            holder = holder[key]
        if dice.random() < 0.2 and len(keys) > 1:
            del holder[key]
        else:
            holder[key] = dice.choice(ODD)
    return deck


def check_deck(deck: Any, number: int) -> None:
    """It is no deck, or it becomes a draft that is checked like any other."""
    found = maker_of("duel").imported(deck, "mine")
    if found is None:
        raise PackError("no deck")
    use(checked(draft_of(draft_files(found))), number)


HOSTILE: Final = {
    "deck": Trial(hostile_deck, check_deck),
    "pack": Trial(hostile_pack, check_pack),
    "zip": Trial(hostile_zip, check_zip),
    "text": Trial(hostile_words, check_words),
}
