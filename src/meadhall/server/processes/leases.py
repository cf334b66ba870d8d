"""Leases: which process leads a match: wakes its bots, closes its windows, and says who is late.

A lease is a lock of a PostgreSQL session, so it ends with its process, however that ends. Two that lead one match by
mistake do no harm: the insert of a row is the lock that counts.
"""

from __future__ import annotations

import hashlib
from collections.abc import Iterable
from typing import Any

from sqlalchemy import BigInteger, bindparam, func, select
from sqlalchemy.engine import Connection, Engine
from sqlalchemy.exc import SQLAlchemyError

from meadhall.hall.refusal import StorageError
from meadhall.server.storage.database import Storage, plain


class Leases:
    """The matches that this process leads; with SQLite there is no other, and it leads them all."""

    def __init__(self, storage: Storage) -> None:
        self.engine: Engine | None = None if storage.is_sqlite else storage.engine
        self.connection: Connection | None = None
        self.held: set[str] = set()

    def acquire(self, ids: Iterable[str]) -> None:
        """Acquire matches that nobody leads; `held` tells which were to be had."""
        wanted = [id for id in ids if id not in self.held]
        if self.engine is None:
            self.held.update(wanted)
        else:
            self.held.update(id for id in wanted if self.ask(func.pg_try_advisory_lock, id))

    def release(self, ids: Iterable[str]) -> None:
        """Lead some matches no more."""
        for id in self.held.intersection(ids):
            self.held.discard(id)
            if self.engine is not None:
                self.ask(func.pg_advisory_unlock, id)

    def ask(self, question: Any, id: str) -> bool:
        """Ask the database for a lock, or give it back, on a connection that is kept for nothing else."""
        try:
            if self.connection is None:
                assert self.engine is not None  # noqa: S101 - nobody asks an SQLite
                self.connection = self.engine.connect().execution_options(isolation_level="AUTOCOMMIT")
            return bool(
                self.connection.execute(select(question(bindparam("key", key_of(id), BigInteger)))).scalar_one()
            )
        except SQLAlchemyError as problem:
            self.close()
            raise StorageError(f"the database cannot be reached: {plain(problem)}") from problem

    def close(self) -> None:
        """The connection is gone, and all leases with it."""
        connection, self.connection = self.connection, None
        self.held.clear()
        if connection is not None:
            connection.invalidate()
            connection.close()


def key_of(id: str) -> int:
    """The number of a match's lock."""
    return int.from_bytes(hashlib.sha256(id.encode()).digest()[:8], "big", signed=True)
