"""Endpoints: what a page asks for without a table: lists, rules, lessons, replays, statistics. No I/O is done here."""
