"""Workers on other machines: actors of a Ray cluster that is running already (docs/training.md).

The learner sees no difference. A thread beside it carries codes to the actors and rows back, by the same flags and the
same memory that workers of this machine use. If an actor is lost, with its machine or by itself, another one deals its
tables anew; the games that were under way there count as drawn.
"""

import time
from collections import Counter
from multiprocessing.shared_memory import SharedMemory
from threading import Thread
from typing import Any

import ray
from ray.exceptions import RayActorError

from saloon.arena.plan import house
from saloon.bots.batch import SHARED
from training.workers import ASKED, DONE, GROUPS, KIND, STOP, Plan, Shared, Tables

LOOK = 0.001  # seconds to wait for an answer before the flags are looked at again
NAP = 50e-6
MOST_LOSSES = 5  # of one worker: then it is not the machine's fault

Question = tuple[int, int, int, int]  # worker, group, kind, number


class Actor(Tables):
    """The tables of one worker, wherever Ray puts them."""

    def where(self) -> tuple[str, tuple[tuple[str, str], ...]]:
        """The node, and which version of Saloon plays there."""
        return ray.get_runtime_context().get_node_id(), house()

    def anew(self, group: int, kind: int, number: int) -> Any:
        """In place of an actor that was lost: how its games would have ended is not known."""
        if kind:
            self.batches[group] = self.begin_match(kind, number)
        rows = self.rows(group).copy()
        rows[:, int(self.batches[group].ended_at)] = SHARED
        return rows


class Errands(Thread):
    """Carries codes and rows between the learner's memory and the actors, until the learner says stop."""

    def __init__(self, plan: Plan, blocks: list[SharedMemory], address: str) -> None:
        super().__init__(daemon=True)
        ray.init(address=address, log_to_driver=False, logging_level="warning")
        self.plan = plan
        self.shared = Shared(plan, blocks)
        self.make: Any = ray.remote(num_cpus=1, scheduling_strategy="SPREAD")(Actor).remote
        self.actors = [self.make(plan, me) for me in range(plan.workers)]
        self.losses: Counter[int] = Counter()
        self.matches: dict[int, int] = {}  # [group] the kind of the match that is on
        self.flying: dict[Any, Question] = {}
        told = ray.get([actor.where.remote() for actor in self.actors])
        self.nodes = Counter(node for node, _ in told)
        for _, there in told:
            if there != house():
                versions = [" ".join(dict(each).values()) for each in (there, house())]
                raise SystemExit(f"a worker plays by {versions[0]}, and this machine by {versions[1]}")

    def run(self) -> None:
        plan, flags = self.plan, self.shared.flags
        seen = {(me, group): int(group < GROUPS) for me in range(plan.workers) for group in range(GROUPS + 1)}
        for me, actor in enumerate(self.actors):
            for group in range(GROUPS):
                self.flying[actor.rows.remote(group)] = me, group, 0, 1
        while True:
            for (me, group), last in seen.items():
                number = int(flags[group, ASKED])
                if number == last:
                    continue
                kind = int(flags[group, KIND])
                if kind == STOP:
                    return
                seen[me, group] = number
                self.matches[group] = kind or self.matches.get(group, 0)
                codes = self.shared.codes[plan.place(group, me)].copy()
                self.flying[self.actors[me].answer.remote(group, kind, number, codes)] = me, group, kind, number
            if not self.flying:
                time.sleep(NAP)
                continue
            for answer in ray.wait(list(self.flying), timeout=LOOK)[0]:
                self.take(answer)

    def take(self, answer: Any) -> None:
        """Rows that have come; or a new actor, if the one that was asked is gone."""
        me, group, _, number = question = self.flying.pop(answer)
        try:
            rows = ray.get(answer)
        except RayActorError:
            self.replace(me, [question])
            return
        self.shared.rows[self.plan.place(group, me)] = rows
        self.shared.flags[group, DONE + me] = number

    def replace(self, me: int, asked: list[Question]) -> None:
        """A new actor answers all that the lost one was asked."""
        self.losses[me] += 1
        if self.losses[me] > MOST_LOSSES:
            print(f"worker {me} was lost {self.losses[me]} times", flush=True)
            raise SystemExit(1)  # of this thread: the learner sees that it is gone
        lost = [answer for answer, question in self.flying.items() if question[0] == me]
        asked += [self.flying.pop(answer) for answer in lost]
        self.actors[me] = actor = self.make(self.plan, me)
        for _, group, kind, number in asked:
            self.flying[actor.anew.remote(group, kind or self.matches.get(group, 0), number)] = me, group, kind, number
