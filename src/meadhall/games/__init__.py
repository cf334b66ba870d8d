"""Games: a bundle each. Whoever brings a game adds its package here, and nothing else outside of it."""

from typing import Final

GAMES: Final = (
    "meadhall.games.duel",
    "meadhall.games.hnefatafl",
    "meadhall.games.unicorns",
)
