"""A client for the open protocol (docs/protocol.md, docs/client.md): log in, open or join a table, play, watch, talk.

It comes with the extra `client`. `Client` is for asyncio, `BlockingClient` for everyone else.
"""

from saloon.client.blocking import BlockingClient as BlockingClient
from saloon.client.blocking import BlockingSeat as BlockingSeat
from saloon.client.client import Client as Client
from saloon.client.client import Seat as Seat
from saloon.client.deciding import Asked as Asked
from saloon.client.deciding import Choice as Choice
from saloon.client.deciding import bot as bot
from saloon.client.errors import Closed as Closed
from saloon.client.errors import Refused as Refused
from saloon.client.errors import Unreachable as Unreachable
