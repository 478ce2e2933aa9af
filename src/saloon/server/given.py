"""What a route is given beside the request: the parts of the house."""

from typing import Any

from litestar import Request
from litestar.di import NamedDependency

from saloon.server.accounts import Accounts
from saloon.server.config import Settings
from saloon.server.hub import Hub

Ask = Request[Any, Any, Any]
TheAccounts = NamedDependency[Accounts]
TheHub = NamedDependency[Hub]
TheSettings = NamedDependency[Settings]
