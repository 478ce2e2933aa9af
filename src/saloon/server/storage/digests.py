"""What is stored of something that must not be read there: a secret, an address."""

from hashlib import sha256


def digest(secret: str) -> str:
    return sha256(secret.encode("utf-8", "surrogatepass")).hexdigest()
