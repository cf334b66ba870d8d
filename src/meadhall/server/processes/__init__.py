"""Processes: bots in workers, messages between servers of one database, leases, start and stop."""
