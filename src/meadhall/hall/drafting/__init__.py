"""Drafts at a table: the part of a room that runs them, and what pages are told."""
