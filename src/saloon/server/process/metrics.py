"""Metrics for Prometheus: tables, sockets, decisions and how long they take, bots, refusals, commits."""

from bisect import bisect_left
from collections.abc import Iterable
from itertools import accumulate
from time import perf_counter

from prometheus_client import CollectorRegistry, Counter, Gauge, Histogram, generate_latest
from prometheus_client.core import HistogramMetricFamily
from prometheus_client.registry import Collector

MILLISECONDS = (0.001, 0.002, 0.005, 0.01, 0.02, 0.05, 0.1, 0.2, 0.5, 1.0, 2.0, 5.0)
SECONDS = (0.01, 0.05, 0.1, 0.25, 0.5, 1.0, 1.5, 2.0, 5.0, 10.0)
PAGES = (1, 2, 5, 10, 20, 50, 100, 200, 500)


class Metrics:
    """The counters of one process."""

    def __init__(self) -> None:
        self.registry = CollectorRegistry()
        put = self.registry
        self.tables = Gauge("saloon_tables", "Tables in the database", ["game", "status"], registry=put)
        self.rooms = Gauge("saloon_rooms", "Tables in the memory of this process", registry=put)
        self.sockets = Gauge("saloon_sockets", "Open sockets of this process", registry=put)
        self.decisions = Counter("saloon_decisions", "Decisions stored, of people and bots", ["game"], registry=put)
        self.latency = Latency()
        put.register(self.latency)
        self.bots = Histogram("saloon_bot_seconds", "How long bots thought", ["level"], buckets=SECONDS, registry=put)
        self.late = Counter("saloon_bots_late", "Bots that did not answer in time", ["level"], registry=put)
        self.waiting = Gauge("saloon_requests_waiting", "What waits for a worker", ["rank"], registry=put)
        self.refused = Counter("saloon_refused", "Messages that were refused on sockets", ["reason"], registry=put)
        self.commits = Histogram("saloon_commit_pages", "Pages in each transaction", buckets=PAGES, registry=put)
        self.by_game: dict[str, Counter] = {}

    def decided(self, game: str) -> None:
        counter = self.by_game.get(game)
        if counter is None:
            counter = self.by_game[game] = self.decisions.labels(game)
        counter.inc()

    def text(self, tables: Iterable[tuple[str, str, int]], rooms: int, sockets: int) -> bytes:
        """Everything in Prometheus' format, with what is counted only now: tables by game and status, and the rest."""
        self.tables.clear()
        for game, status, n in tables:
            self.tables.labels(game, status).set(n)
        self.rooms.set(rooms)
        self.sockets.set(sockets)
        return generate_latest(self.registry)


class Latency(Collector):
    """How long decisions take. A histogram of the library's own takes a lock for each part of each of them."""

    def __init__(self) -> None:
        self.counts = {until: [0] * (len(MILLISECONDS) + 1) for until in ("stored", "sent")}
        self.sums = dict.fromkeys(self.counts, 0.0)

    def add(self, until: str, seconds: float) -> None:
        self.counts[until][bisect_left(MILLISECONDS, seconds)] += 1
        self.sums[until] += seconds

    def collect(self) -> list[HistogramMetricFamily]:
        text = "From a person's decision to its being stored, and to its being sent to the last viewer of this process"
        family = HistogramMetricFamily("saloon_decision_seconds", text, labels=["until"])
        bounds = [*map(str, MILLISECONDS), "+Inf"]
        for until, counts in self.counts.items():
            family.add_metric([until], list(zip(bounds, accumulate(counts), strict=True)), self.sums[until])
        return [family]


class Moment:
    """A person's decision on its way: received, stored, and sent to every viewer of this process."""

    def __init__(self, metrics: Metrics) -> None:
        self.metrics = metrics
        self.began = perf_counter()
        self.left = 0

    def stored(self, viewers: int) -> None:
        self.metrics.latency.add("stored", perf_counter() - self.began)
        self.left = viewers + 1  # the last word is ours: nobody may be looking
        self.told()

    def told(self) -> None:
        """One more viewer has been told."""
        self.left -= 1
        if not self.left:
            self.metrics.latency.add("sent", perf_counter() - self.began)
