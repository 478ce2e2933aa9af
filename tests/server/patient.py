"""A server that waits for counters as long as a test does: on a slow machine, too, processes count together."""

from litestar import Litestar

from saloon.server import app
from saloon.server.process import limits
from tests.server.client import PATIENCE

APP = "tests.server.patient:create_app"


def create_app() -> Litestar:
    limits.PATIENCE = PATIENCE
    return app.create_app()
