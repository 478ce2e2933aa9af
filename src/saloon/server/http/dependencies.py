"""What a route gets besides the request: the parts of the server."""

from typing import Any

from litestar import Request
from litestar.di import NamedDependency

from saloon.server.hub import Hub
from saloon.server.people.accounts import Accounts
from saloon.server.process.config import Settings

Ask = Request[Any, Any, Any]
TheAccounts = NamedDependency[Accounts]
TheHub = NamedDependency[Hub]
TheSettings = NamedDependency[Settings]
