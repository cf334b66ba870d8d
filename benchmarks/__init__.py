"""Benchmarks: the engine's speed against its bars, and against another engine's, measured in one run."""
