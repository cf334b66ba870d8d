"""Drafts: how heroes, boards and the like are banned, picked and struck before a match, step by step."""
