"""Visitors: a browser is known by a secret in a signed cookie, which no script of a page can read."""

from __future__ import annotations

import hashlib
import hmac
import ipaddress
import secrets
from typing import Final

COOKIE: Final = "meadhall"
YEAR: Final = 365 * 24 * 3600
SECRET_BYTES: Final = 24
MARK_DIGITS: Final = 16  # of the mark of an address
NETWORK: Final = 64  # bits of an IPv6 address that one household has in common


class Visitors:
    """Makes and reads cookies."""

    def __init__(self, key: bytes) -> None:
        self.key = key
        self.generations: dict[str, int] = {}  # by holder: the number of their oldest session that goes on

    def new(self) -> str:
        """A cookie for a browser that has none."""
        return self.cookie_for(secrets.token_urlsafe(SECRET_BYTES))

    def holder(self, cookie: str | None) -> str | None:
        """By what a browser is known in the database; None if its cookie is not one of ours, or was ended."""
        signed, _, signature = (cookie or "").rpartition(".")
        if not signed or not hmac.compare_digest(signature.encode(), self.sign(signed).encode()):
            return None
        secret, _, number = signed.partition(".")
        holder = holder_of(secret)
        return holder if int(number or 0) >= self.generations.get(holder, 0) else None

    def cookie_for(self, secret: str) -> str:
        """A cookie for another session of the same person."""
        generation = self.generations.get(holder_of(secret), 0)
        signed = f"{secret}.{generation}" if generation else secret
        return f"{signed}.{self.sign(signed)}"

    def mark(self, host: str) -> str:
        """By what a household is known where something of it is kept: a digest that tells nobody its address."""
        return self.sign(f"address {household(host)}")[:MARK_DIGITS]

    def sign(self, secret: str) -> str:
        """A signature that only this server can make."""
        return hmac.new(self.key, secret.encode(), hashlib.sha256).hexdigest()


def holder_of(secret: str) -> str:
    """By what a person with a secret is known in the database."""
    return hashlib.sha256(secret.encode()).hexdigest()


def secret_in(cookie: str) -> str:
    """The secret of a cookie that was found to be good."""
    return cookie.partition(".")[0]


def household(host: str) -> str:
    """What an address has in common with others that are easily had by the same people: an IPv6 network."""
    try:
        address = ipaddress.ip_address(host.partition("%")[0])
    except ValueError:
        return host  # a name, or nothing at all: a socket without addresses
    if isinstance(address, ipaddress.IPv6Address) and address.ipv4_mapped is None:
        return str(ipaddress.ip_network((address, NETWORK), strict=False))
    return str(getattr(address, "ipv4_mapped", None) or address)
