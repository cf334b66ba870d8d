"""Matches with packs: in the terminal, by hundreds, on the ladder, from transcripts, and in the hall."""

from __future__ import annotations

import argparse
import json
from pathlib import Path
from typing import Any

import pytest

import meadhall
from meadhall.cli.commands import serve, simulate
from meadhall.games.duel.terminal.simulation import DuelPlan, planned
from meadhall.games.unicorns.terminal.simulation import UnicornPlan
from meadhall.hall.telling.names import Names
from meadhall.hall.thoughts import Advice, Answer, world_of
from meadhall.lab import Ladder, Rule
from meadhall.lab.venue import venues_of
from meadhall.localisation import languages
from meadhall.localisation.visitors import large
from meadhall.packs import carried
from meadhall.packs.carried import light, packed
from meadhall.packs.pack import Pack
from meadhall.workshop import checked_path
from tests.packs.conftest import EXAMPLES, Run, edited

LAMPLIGHTER = "lamps.lamplighter"
EXPANSION = {
    "en": "Which expansion shall be shuffled in?",
    "de": "Welche Erweiterung soll dabei sein?",
    "pl": "Który dodatek wtasować do talii?",
    "ru": "Какое дополнение замешать в колоду?",
    "uk": "Яке доповнення замішати до колоди?",
}


def pack_at(folder: Path) -> Pack:
    """A sound pack."""
    pack = checked_path(folder).pack
    assert pack is not None
    return pack


# ---------------------------------------------------------------- at one screen
def test_a_hero_of_a_pack_is_played_in_the_terminal(run: Run, lamps: Path) -> None:
    """`packs play --terminal` begins at once: with the pack's first hero, on its first board, against a bot."""
    said = run("packs", "play", str(lamps), "--terminal", "--level", "guest", typed="1\n1\nsave it.json\nq\n")
    assert (said.status, said.err) == (0, "")
    assert "Lamplighter" in said.out
    saved = json.loads(Path("it.json").read_text())
    assert saved["setup"]["heroes"][0] == LAMPLIGHTER
    assert saved["setup"]["board"] == "lamps.lamp-street"
    assert saved["levels"] == ["guest"]
    assert (run("play", "--resume", "it.json", typed="q\n").status, run("replay", "it.json").status) == (0, 0)


def test_hero_and_board_are_told_by_their_short_ids(run: Run, lamps: Path) -> None:
    """Those of the pack need no pack before them, and those of the package may be named too."""
    words = ("--hero", "lamplighter", "--board", "heorot")
    run("packs", "play", str(lamps), "--terminal", *words, typed="1\n1\nsave it.json\nq\n")
    saved = json.loads(Path("it.json").read_text())
    assert (saved["setup"]["heroes"][0], saved["setup"]["board"]) == (LAMPLIGHTER, "heorot")
    refused = run("packs", "play", str(lamps), "--terminal", "--hero", "lamplihgter")
    assert refused.status == 2
    assert "there is no hero 'lamplihgter'" in refused.err


def test_installed_heroes_and_boards_stand_in_the_lists(run: Run, lamps: Path) -> None:
    """Whoever is asked sees them after those of the package, and may type their names."""
    run("packs", "install", str(lamps))
    said = run("play", "duel", typed=f"1\n1\n{LAMPLIGHTER}\nlamps.lamp-street\n1\nq\n")
    assert (said.status, said.err) == (0, "")
    assert " 13.   The Lamplighter" in said.out
    assert "Lamp Street" in said.out
    assert "Welcome to the hall!" in said.out


@pytest.mark.parametrize("language", languages())
def test_expansions_are_asked_for_where_some_are_installed(run: Run, night: Path, language: str) -> None:
    """Nobody is asked who has none; whoever chooses one plays with it, as who names it on the command line does."""
    assert EXPANSION[language] not in run("play", "unicorns", "--language", language, typed="q\n").out
    run("packs", "install", str(night))
    said = run("play", "unicorns", "--language", language, typed="night\n2\n1\n1\n1\n1\nsave it.json\nq\n")
    assert said.out.startswith(EXPANSION[language])
    assert [*json.loads(Path("it.json").read_text())["setup"]["packs"]] == ["night"]
    named = ("play", "unicorns", "--pack", "night", "--players", "2", "--language", language)
    run(*named, typed="save other.json\nq\n")
    assert [*json.loads(Path("other.json").read_text())["setup"]["packs"]] == ["night"]


def test_a_seed_gives_the_same_match_whatever_is_installed(run: Run, lamps: Path) -> None:
    """What is drawn is drawn from the package, and from packs that the command line names."""
    words = ("play", "duel", "--heroes", "random", "random", "--bot", "2", "--seed", "5")
    run(*words, typed="save one.json\nq\n")
    run("packs", "install", str(lamps))
    run(*words, typed="save two.json\nq\n")
    one, two = (json.loads(Path(name).read_text())["setup"] for name in ("one.json", "two.json"))
    assert one == two
    plain = run("simulate", "duel", "--heroes", "random", "random", "--board", "random", "--games", "20", "--json")
    assert not any("lamps" in hero for hero in json.loads(plain.out)["heroes"])


@pytest.mark.parametrize(
    ("words", "problem"),
    [
        (("play", "unicorns", "--pack", "lamps", "--players", "3"), "lamps is a pack for 'duel', not for 'unicorns'"),
        (("simulate", "hnefatafl", "--pack", "lamps"), "not for 'hnefatafl'"),
        (("play", "duel", "--pack", "nowhere"), "there is no pack 'nowhere'"),
        (("simulate", "duel", "--heroes", "tavern.brewer"), "there is no pack 'tavern' here"),
        (("simulate", "duel", "--pack", "lamps", "--heroes", "lamps.lampighter"), "did you mean 'lamps.lamplighter'?"),
        (("packs", "play", "lamps", "--hero", "lamplighter"), "--hero goes with --terminal"),
        (("cards", "tavern.brewer"), "there is no card 'tavern.brewer'"),
        (("board", "lamps.street"), "there is no board 'lamps.street'"),
    ],
)
def test_wrong_words_about_packs_are_refused(run: Run, lamps: Path, words: tuple[str, ...], problem: str) -> None:
    """One line, status 2, and what was expected."""
    assert lamps.is_dir()
    said = run(*words)
    assert (said.status, said.out) == (2, "")
    assert problem in said.err
    assert said.err.count("\n") == 1


# ---------------------------------------------------------------- many matches
def test_packs_are_simulated_by_several_processes(lamps: Path, night: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """A plan carries its packs to wherever it is played: two processes count what one does."""
    duel = DuelPlan("duel", (LAMPLIGHTER, "random"), "lamps.lamp-street", "duel", 3, packed([pack_at(lamps)]))
    herd = UnicornPlan("unicorns", 3, "when_played", "at_once", 3, packed([pack_at(night)]))
    monkeypatch.setattr(simulate, "BATCH", 3)
    for plan in (duel, herd):
        one, two = simulate.simulated(plan, 6, 1), simulate.simulated(plan, 6, 2)
        assert one.told() == two.told()
        assert one.matches == 6


def test_what_was_simulated_is_told_by_fingerprints(run: Run, lamps: Path) -> None:
    """The figures name the packs and do not repeat them; an installed hero is found by its id."""
    run("packs", "install", str(lamps))
    words = ("simulate", "duel", "--heroes", LAMPLIGHTER, "medusa", "--games", "20", "--jobs", "1", "--json")
    told = json.loads(run(*words).out)
    assert told["packs"] == {"lamps": pack_at(lamps).fingerprint}
    assert {*told["heroes"]} == {LAMPLIGHTER, "medusa"}
    named = json.loads(run("simulate", "--pack", str(lamps), *words[2:]).out)
    assert named["heroes"] == told["heroes"]


def test_a_plan_takes_only_the_packs_that_it_needs(lamps: Path) -> None:
    """What a process merely knows does not travel."""
    carried.use(pack_at(lamps))
    told = argparse.Namespace(heroes=["medusa"], board="sarpedon", mode="duel", seed=0, game="duel", handicap=[])
    assert planned(told).packs == ""
    assert planned(argparse.Namespace(**vars(told) | {"board": "lamps.lamp-street"})).packs != ""


@pytest.mark.parametrize(
    ("game", "folder", "words"),
    [
        ("duel", "lamplighter", ["--heroes", LAMPLIGHTER, "medusa", "--boards", "lamps.lamp-street"]),
        ("unicorns", "night-herd", ["--players", "2"]),
    ],
)
def test_bots_meet_with_packs_on_the_ladder(game: str, folder: str, words: list[str]) -> None:
    """A venue carries its packs to the processes that play, and its report names them."""
    pack = pack_at(EXAMPLES / folder)
    parser = argparse.ArgumentParser()
    venues_of(game).add_options(parser)
    arguments = parser.parse_args(words)
    arguments.packs = [pack]
    venue = venues_of(game).venue(arguments)
    carried.USED.clear()
    ladder = Ladder(venue, ["random", "search:1"], 0, Rule(2, 2, is_fixed=True))
    assert [step.matches for step in ladder.climb(1)][-1] == 2
    assert venue.told()["packs"] == {pack.id: pack.fingerprint}
    assert f"with the packs {pack.id}" in venue.words


# ---------------------------------------------------------------- transcripts
def transcript(lamps: Path, *, carries: bool) -> dict[str, Any]:
    """A match of a few answers that carries its pack, or only names it by its fingerprint."""
    pack = pack_at(lamps)
    setup = {
        "heroes": [LAMPLIGHTER, "beowulf"],
        "board": "lamps.lamp-street",
        "packs": {"lamps": carried.load_of(pack)},
    }
    match = meadhall.new_match("duel", setup, seed=2)
    for _ in range(6):
        match.answer(match.decision.options[0])
    told: dict[str, Any] = match.transcript()
    return told if carries else {**told, "setup": light(told["setup"])}


def test_a_transcript_plays_what_it_carries(run: Run, lamps: Path) -> None:
    """Whatever version is installed: the match goes as it went."""
    Path("it.json").write_text(json.dumps(transcript(lamps, carries=True)))
    before = run("replay", "it.json")
    assert before.status == 0
    edited(lamps, "heroes/lamplighter.yaml", "health: 14", "health: 20")
    run("packs", "install", str(lamps))
    assert run("replay", "it.json") == before
    assert "14" in before.out


def test_a_transcript_finds_the_pack_that_it_names(run: Run, lamps: Path) -> None:
    """With the same version installed it plays; with none, or with another one, it says so and plays nothing."""
    Path("it.json").write_text(json.dumps(transcript(lamps, carries=False)))
    fingerprint = pack_at(lamps).fingerprint
    missing = run("replay", "it.json")
    assert (missing.status, missing.out) == (2, "")
    assert "there is no pack 'lamps' here" in missing.err
    run("packs", "install", str(lamps))
    assert run("replay", "it.json").status == 0
    assert run("play", "--resume", "it.json", typed="q\n").status == 0
    edited(lamps, "heroes/lamplighter.yaml", "health: 14", "health: 20")
    edited(lamps, "pack.yaml", '"1.0"', '"2.0"')
    run("packs", "install", str(lamps), "--replace")
    for words in (("replay", "it.json"), ("play", "--resume", "it.json")):
        other = run(*words)
        assert (other.status, other.out) == (2, "")
        assert f"needs the pack 'lamps' with the fingerprint {fingerprint}" in other.err
        assert "(version 2.0)" in other.err


def test_a_transcript_with_a_changed_pack_is_refused(run: Run, lamps: Path) -> None:
    """Who changes a number in what is carried has another match; that is told, and nothing is played."""
    told = transcript(lamps, carries=True)
    told["setup"]["packs"]["lamps"]["parts"]["heroes"][0]["health"] = 20
    Path("it.json").write_text(json.dumps(told))
    said = run("replay", "it.json")
    assert (said.status, said.out) == (2, "")
    assert "cards or boards were different" in said.err


def test_another_wording_is_the_same_pack(run: Run, lamps: Path) -> None:
    """Names are no meaning: a transcript finds a pack whose hero was renamed."""
    Path("it.json").write_text(json.dumps(transcript(lamps, carries=False)))
    edited(lamps, "heroes/lamplighter.yaml", "name: the Lamplighter", "name: the Lanternman")
    for text in ("the Lamplighter", "The Lamplighter"):
        file = lamps / "heroes/lamplighter.yaml"
        file.write_text(file.read_text().replace(text, "the Lanternman"))
    run("packs", "install", str(lamps))
    said = run("replay", "it.json")
    assert said.status == 0
    assert "The Lanternman" in said.out


# ---------------------------------------------------------------- cards and boards
@pytest.mark.parametrize("language", languages())
def test_cards_and_boards_are_shown_by_their_ids(run: Run, lamps: Path, night: Path, language: str) -> None:
    """A deck, a card and a board of an installed pack, with its names in the person's language."""
    run("packs", "install", str(lamps))
    run("packs", "install", str(night))
    names = {**pack_at(lamps).words[language], **pack_at(night).words[language]}
    for words, part in (
        (("cards", LAMPLIGHTER), LAMPLIGHTER),
        (("cards", "night.thin-walls"), "night.thin-walls"),
        (("board", "lamps.lamp-street"), "lamps.lamp-street"),
    ):
        said = run(*words, "--language", language)
        name = next(iter(names[part].values()))
        assert (said.status, said.err) == (0, "")
        assert said.out.startswith(large(str(name if isinstance(name, str) else name["name"])))
    assert run("board", "lamps.lamp-street", "--svg", "it.svg", "--language", language).status == 0
    assert Path("it.svg").read_text(encoding="utf-8").startswith("<svg")


# ---------------------------------------------------------------- the hall
def test_bots_of_a_hall_think_without_knowing_any_pack(lamps: Path) -> None:
    """What a process that thinks is told carries the pack: it answers, and says in words what it advises."""
    match = meadhall.replay(transcript(lamps, carries=True))
    world = world_of(match)
    carried.USED.clear()
    answer = Answer(world, "guest", 1).think()
    assert answer in {option.id for option in match.decision.options}
    advised = Advice(world, 1, 3, "de", Names("de", (None, None)), 0.05).think()
    assert advised.choices


def test_a_hall_knows_what_is_installed_and_what_is_named(
    run: Run, lamps: Path, night: Path, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    """Packs are there before the first page asks; a faulty one keeps no hall from opening, one that was named does."""
    page = tmp_path / "page"
    page.mkdir()
    (page / "index.html").write_text("")
    monkeypatch.setattr(serve, "PAGE", page)

    def opened(*_: object) -> None:
        known.append(sorted(carried.USED))

    known: list[list[str]] = []
    monkeypatch.setattr(serve, "serve", opened)
    data = ("--data", str(tmp_path / "data"))
    run("packs", "install", str(lamps), *data)
    (tmp_path / "data" / "packs" / "broken.zip").write_text("x")
    said = run("serve", "--port", "0", *data, "--pack", str(night))
    assert said.status == 0
    assert known == [["lamps", "night"]]
    assert "left out: broken.zip" in said.err
    edited(night, "cards.yaml", "draw 3 cards", "sing 3 songs")
    refused = run("serve", "--port", "0", *data, "--pack", str(night))
    assert refused.status == 2
    assert "not understood" in refused.err
    assert len(known) == 1
