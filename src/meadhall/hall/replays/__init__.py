"""Replays: matches that are over, to be looked at, taken along as files and played on."""
