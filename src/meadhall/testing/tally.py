"""Tally: the name under which the duel's count of a hand was known before there was more than one game."""

from meadhall.testing.duel.tally import hand_of

__all__ = ["hand_of"]
