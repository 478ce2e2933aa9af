"""Known devices: a browser that has logged in to an account before has a cookie that says so.

Someone who guesses passwords does not have it. So guesses from elsewhere can be refused, and the owner can still log in
with the right password on a known device (OWASP: device cookies). The cookie alone does not log anyone in. It is signed
with the hash of the password: every process has it, no client knows it, and a new password invalidates all devices.
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
