"""Known devices: a browser that has logged in to an account before says so by a cookie.

Whoever guesses passwords does not have it. So guesses from elsewhere can be refused, and the owner still comes in with
the right password on a device of his own (OWASP: device cookies). The cookie opens nothing by itself. It is signed with
the hash of the password: all processes have it, nobody is told it, and a new password ends the trust in all devices.
"""

import hmac
import secrets


def new_device(account: str, hashed: str) -> str:
    """What a device keeps that has logged in."""
    number = secrets.token_urlsafe(16)
    return f"{number}.{signature(account, hashed, number)}"


def known_device(kept: str, account: str, hashed: str) -> str:
    """The number of a device that has logged in to this account; empty if it has not."""
    number, _, signed = kept.partition(".")
    right = hmac.compare_digest(signed.encode("utf-8", "replace"), signature(account, hashed, number).encode())
    return number if right else ""


def signature(account: str, hashed: str, number: str) -> str:
    return hmac.digest(hashed.encode(), f"device {account} {number}".encode("utf-8", "replace"), "sha256").hex()
