"""The hall that lessons are fetched from."""

from tests.server.conftest import house, shared_house

__all__ = ["house", "shared_house"]
