"""A push service and a mail server of the tests' own, on this machine."""

import json
import os
from base64 import urlsafe_b64encode
from collections.abc import Iterator
from contextlib import contextmanager
from email import message_from_bytes, policy
from email.message import EmailMessage
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from socket import socket
from threading import Thread
from typing import Any

import http_ece
from aiosmtpd.controller import Controller
from cryptography.hazmat.primitives.asymmetric.ec import SECP256R1, generate_private_key
from cryptography.hazmat.primitives.serialization import Encoding, PublicFormat
from py_vapid import Vapid02


def told(raw: bytes) -> str:
    return urlsafe_b64encode(raw).decode().rstrip("=")


class Browser:
    """What a browser has that subscribed: an address at the push service, and keys that only it knows."""

    def __init__(self, service: "PushService", name: str) -> None:
        self.private = generate_private_key(SECP256R1())
        self.auth = os.urandom(16)
        self.name = name
        self.endpoint = f"{service.url}/send/{name}"
        self.service = service

    def subscription(self) -> dict[str, str]:
        point = self.private.public_key().public_bytes(Encoding.X962, PublicFormat.UncompressedPoint)
        return {"endpoint": self.endpoint, "key": told(point), "auth": told(self.auth)}

    def received(self) -> list[dict[str, Any]]:
        """What the worker of the page would get, after decryption."""
        bodies = [body for path, _, body in self.service.requests if path == f"/send/{self.name}"]
        open_ = {"private_key": self.private, "auth_secret": self.auth, "version": "aes128gcm"}
        return [json.loads(http_ece.decrypt(body, **open_)) for body in bodies]


class PushService:
    """Answers every message with `status`, and remembers it."""

    def __init__(self) -> None:
        self.requests: list[tuple[str, dict[str, str], bytes]] = []
        self.status = 201
        self.retry_after = ""
        service = self

        class Handler(BaseHTTPRequestHandler):
            def do_POST(self) -> None:
                body = self.rfile.read(int(self.headers["content-length"]))
                service.requests.append((self.path, {k.lower(): v for k, v in self.headers.items()}, body))
                self.send_response(service.status)
                if service.retry_after:
                    self.send_header("Retry-After", service.retry_after)
                self.send_header("Content-Length", "0")
                self.end_headers()

            def log_message(self, *_: Any) -> None:
                pass

        self.server = ThreadingHTTPServer(("127.0.0.1", 0), Handler)
        self.url = f"http://127.0.0.1:{self.server.server_address[1]}"

    def is_signed(self, headers: dict[str, str], public: str) -> bool:
        """Whether the one with this key has signed it (VAPID)."""
        return f"k={public}" in headers["authorization"] and bool(Vapid02.verify(headers["authorization"]))


@contextmanager
def push_service() -> Iterator[PushService]:
    service = PushService()
    thread = Thread(target=service.server.serve_forever, kwargs={"poll_interval": 0.02})
    thread.start()
    try:
        yield service
    finally:
        service.server.shutdown()
        thread.join()
        service.server.server_close()


class Mailbox:
    """Takes every message, unless it is told to refuse them."""

    def __init__(self) -> None:
        self.messages: list[EmailMessage] = []
        self.answer = "250 OK"
        self.url = ""

    async def handle_DATA(self, _server: Any, _session: Any, envelope: Any) -> str:
        if self.answer.startswith("250"):
            found = message_from_bytes(envelope.content, policy=policy.default)
            assert isinstance(found, EmailMessage)
            self.messages.append(found)
        return self.answer


@contextmanager
def mail_server() -> Iterator[Mailbox]:
    box = Mailbox()
    with socket() as free:
        free.bind(("127.0.0.1", 0))
        port = free.getsockname()[1]
    controller = Controller(box, hostname="127.0.0.1", port=port)
    controller.start()
    try:
        box.url = f"smtp+plain://127.0.0.1:{port}"
        yield box
    finally:
        controller.stop()
