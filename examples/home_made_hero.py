"""A hero of your own, without code: written as YAML, checked, played and simulated.

Shows `Catalogue` and `DuelGame`. The file names effects by verbs; CONTRIBUTING.md says where they are listed. An error
names the file, the line, the card and what was expected.

    python examples/home_made_hero.py
"""

import tempfile
from pathlib import Path

import meadhall
from meadhall import bots
from meadhall.games.duel.rules.catalogue import DATA, Catalogue
from meadhall.games.duel.rules.definition import DuelGame
from meadhall.kernel.chance import chance_of
from meadhall.kernel.machine import playout
from meadhall.kernel.match import open_match
from meadhall.kernel.options import Options

HERO = """\
id: brewer
health: 17
move: 2
attack: melee
sidekick: {id: goat, health: 7, attack: melee}
cards:
  - {id: ladle, type: attack, value: 4, boost: 2, copies: 6, fighter: hero}
  - {id: horns, type: attack, value: 3, boost: 1, copies: 4, fighter: sidekick, after_combat: [draw: 1]}
  - {id: barrel, type: defence, value: 3, boost: 1, copies: 6}
  - {id: feint, type: versatile, value: 2, boost: 2, copies: 5, like: feint}
  - {id: foam, type: versatile, value: 3, boost: 2, copies: 6, after_combat: [{if: won, then: [draw: 1]}]}
  - {id: toast, type: scheme, boost: 3, copies: 3, scheme: [heal: {n: 2, who: hero}, draw: 1]}
"""
MATCHES = 100  # against each hero of the package


def load(text: str) -> Catalogue:
    """The package's heroes and boards, and one hero from a folder of one's own."""
    catalogue = Catalogue()
    catalogue.load(DATA)
    with tempfile.TemporaryDirectory() as folder:
        file = Path(folder) / "heroes" / "brewer.yaml"
        file.parent.mkdir()
        file.write_text(text, encoding="utf-8")
        catalogue.load(Path(folder))
    return catalogue


def play(duel: DuelGame) -> str:
    """One match of two bots, and how it ended."""
    heroes = ["brewer", "beowulf"]
    match = open_match(duel, duel.prepare({"board": "heorot", "heroes": heroes}), 7, meadhall.__version__)
    while match.outcome is None:
        match.answer(bots.think(match, "page", seed=match.happened).option)
    return f"{heroes[match.outcome.winners[0]]} wins after {match.happened} events: {match.outcome.reason}"


def wins(duel: DuelGame, rival: str) -> int:
    """How often the brewer wins at random play, going first in every other match."""
    out, won = Options(), 0
    for seed in range(MATCHES):
        setup = duel.prepare({"board": "sarpedon", "heroes": ["brewer", rival], "first": seed % 2})
        state = duel.start(setup, seed, listening=False)
        playout(state, chance_of(seed, "players"), out, 20_000)
        won += state.winners == 0b01
    return won


def main() -> None:
    """Make a mistake, then load the hero, play one match and simulate many."""
    try:
        load(HERO.replace("heal:", "heel:"))
    except meadhall.PackError as mistake:
        print(f"A mistake is found at once: {mistake}")
    duel = DuelGame(load(HERO))
    print(f"A match of bots, brewer against beowulf: {play(duel)}")
    print(f"{MATCHES} matches at random against each:")
    for rival in sorted(set(duel.catalogue.heroes) - {"brewer"}):
        print(f"  {rival:<24} {wins(duel, rival) / MATCHES:4.0%}")


if __name__ == "__main__":
    main()
