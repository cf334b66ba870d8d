"""A hall where people gather to play: two tabletop games, exactly by their rules, on one engine."""

from typing import Final

from meadhall import purity

purity.apply()

__version__: Final = "0.1.0"
