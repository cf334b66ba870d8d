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
MOST_KNOWN: Final = 10_000  # allowances that are kept before those that are whole again are forgotten
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


class Allowance:
    """So much at once, and so much a second: whoever wants more is refused for a while."""

    def __init__(self, most: float, per_second: float) -> None:
        self.most = most
        self.per_second = per_second
        self.left = most
        self.at = 0.0

    def take(self, now: float, cost: float = 1.0) -> bool:
        """Use some; whether there was any left. What costs more than is left is paid back before the next."""
        self.left = min(self.most, self.left + (now - self.at) * self.per_second)
        self.at = now
        if self.left < 1.0:
            return False
        self.left -= cost
        return True

    def charge(self, cost: float) -> None:
        """Pay for something that was done already; nobody owes more than they may use at once."""
        self.left = max(-self.most, self.left - cost)

    def is_whole(self, now: float) -> bool:
        """Whether nothing of it is used any more."""
        return self.left + (now - self.at) * self.per_second >= self.most


class Allowances:
    """The allowances of many, by whose they are."""

    def __init__(self) -> None:
        self.known: dict[str, Allowance] = {}

    def of(self, who: str, now: float, most: float, per_second: float) -> Allowance:
        """Somebody's allowance, which is whole if they are new."""
        if len(self.known) >= MOST_KNOWN:
            self.known = {each: allowance for each, allowance in self.known.items() if not allowance.is_whole(now)}
        return self.known.setdefault(who, Allowance(most, per_second))

    def take(self, who: str, now: float, most: float, per_second: float) -> bool:
        """Use one of somebody's; whether there was one left."""
        return self.of(who, now, most, per_second).take(now)


def household(host: str) -> str:
    """What an address has in common with others that are easily had by the same people: an IPv6 network."""
    try:
        address = ipaddress.ip_address(host.partition("%")[0])
    except ValueError:
        return host  # a name, or nothing at all: a socket without addresses
    if isinstance(address, ipaddress.IPv6Address) and address.ipv4_mapped is None:
        return str(ipaddress.ip_network((address, NETWORK), strict=False))
    return str(getattr(address, "ipv4_mapped", None) or address)
