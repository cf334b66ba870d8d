"""Replays: finished matches, step by step, with reviews, reports, and matches that go on from them."""
