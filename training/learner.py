"""PPO by self-play: one process holds the nets, workers hold the tables.

Playing and learning go on at the same time: while the workers play one lot of decisions, the lot before is learned
from. Decisions are made by a copy of the actor that is renewed between lots.
"""

import json
import math
import multiprocessing
import os
import time
from collections.abc import Callable
from contextlib import nullcontext
from dataclasses import asdict, dataclass
from multiprocessing.shared_memory import SharedMemory
from pathlib import Path
from typing import Any

import numpy as np
import torch
from torch import Tensor, nn
from torch.nn import functional as F

from saloon.bots.batch import SHARED, Batch
from saloon.bots.knowledge import guide_of
from saloon.kernel.rng import Quick
from training import states
from training.nets import Features, Trunk
from training.others import Others, from_file, weights_of
from training.tables import game_of, net_of
from training.workers import (
    AGAINST_GUIDE,
    AGAINST_NET,
    ASKED,
    DONE,
    GAUGE,
    GROUPS,
    KIND,
    STOP,
    Plan,
    Shared,
    sizes,
    work,
)

CLIP = 0.2
NORM = 0.5
JUDGED = 1 << 17  # rows that are judged at once
MATCH_STEPS = 700  # then games that go on are left out of the match
ENOUGH = 0.99  # of the games of a match
AHEAD = 2  # batches that the GPU has before it at a time: decisions at the tables should not wait for more


@dataclass
class Settings:
    """Everything that a run is made with; written into its log."""

    game: str = "wyatt-earp"
    seconds: float = 60
    lots: int = 0  # the run ends after so many, if its seconds are not over before; 0: as many as there is time for
    out: str = "out"
    workers: int = 15
    ray: str = ""  # "auto" or host:port of a running Ray cluster, where the workers then are
    tables: int = 1024  # of each group of a worker
    gauge: int = 80  # tables of a worker's matches
    steps: int = 48  # decisions at each table before something is learned
    seats: str = ""  # "2:5,3:2,4:3": shares of the tables; the standard is the game's smallest number of players
    usual: float = 0.7  # share of tables by the usual rules
    every: int = 8  # at every so many of those a guide plays one seat; 0 never
    among: int = 0  # at every so many of these guides play all seats but one, so that the net is alone among them
    width: int = 512
    depth: int = 3
    rate: float = 7e-4
    entropy: float = 0.01
    entropy_end: float = 0.001
    trace: float = 0.96  # lambda
    epochs: int = 2
    batch: int = 32768
    match_every: float = 90
    save_every: float = 60
    span: str = "0:1"  # which part of the plan this run is: rate and entropy go down over the whole plan
    warm: float = 0.02  # share of the plan in which the rate rises
    critic_first: float = 0  # seconds in which only the critic learns
    load: str = ""  # a state of an earlier run, with or without its optimiser; or packaged weights
    rivals: str = ""  # packaged weights to be measured against, beside those at the beginning of the run
    frozen: str = ""  # packaged weights to be exploited: they play all seats but one of each table and do not learn
    frozen_heat: float = 0  # 0: their likeliest code, as at play; 1: drawn as the learner draws
    pool: str = ""  # packaged weights, with commas between, that play one seat at some tables
    pool_share: float = 0  # of the tables; snapshots of this run are in the pool too
    pool_every: float = 120  # seconds between snapshots
    pool_heat: float = 1
    last_matches: int = 1  # how often each match is played at the end of the run
    seed: int = 1
    device: str = ""


class Learner:
    """One run."""

    def __init__(self, settings: Settings) -> None:
        self.s = s = settings
        self.out = Path(s.out)
        self.out.mkdir(parents=True, exist_ok=True)
        self.device = s.device or ("cuda" if torch.cuda.is_available() else "cpu")
        self.gpu = self.device == "cuda"
        if not self.gpu:  # threads that fight with the workers for a core are ten times slower than one
            torch.set_num_threads(max(1, (os.cpu_count() or 1) - (0 if s.ray else s.workers)))
        torch.set_float32_matmul_precision("high")
        torch.manual_seed(s.seed)
        self.game = game = game_of(s.game)
        self.most_seats = max(game.players)
        self.shares = shares_of(s.seats) or {min(game.players): 1.0}
        self.start_workers()
        self.make_nets()
        self.make_buffers()
        self.began = time.time()
        self.made = self.lots = 0
        self.spent = {"play": 0.0, "workers": 0.0, "deciding": 0.0, "rest": 0.0, "match": 0.0}
        self.curve: list[dict[str, Any]] = []

    def say(self, *what: object) -> None:
        line = " ".join(str(each) for each in what)
        print(line, flush=True)
        with (self.out / "log.txt").open("a") as log:
            log.write(line + "\n")

    # Workers

    def start_workers(self) -> None:
        s = self.s
        table = self.game.new(self.game.options({}), min(self.shares), Quick(1))
        row = Batch([table], 1, guide_of(self.game), [], True)
        self.row = {name: int(getattr(row, name)) for name in ("legal_at", "actor_at", "seats_at", "ended_at", "width")}
        self.space = int(table.space())
        plan = Plan(
            s.game,
            s.workers,
            s.tables,
            s.gauge,
            self.shares,
            s.usual,
            s.every,
            s.among,
            s.seed,
            self.row["width"],
            ("", "", ""),
        )
        self.blocks = [SharedMemory(create=True, size=size) for size in sizes(plan)]
        one, two, three = (block.name for block in self.blocks)
        self.plan = plan = Plan(**{**vars(plan), "memory": (one, two, three)})
        self.shared = Shared(plan, self.blocks)
        self.shared.flags[:] = 0
        self.shared.flags[:GROUPS, ASKED] = 1
        self.workers = self.far_workers(plan) if s.ray else self.near_workers(plan)
        for worker in self.workers:
            worker.start()
        self.rows = torch.from_numpy(self.shared.rows)
        if self.gpu:  # pages that do not move can be copied while other work goes on
            torch.cuda.cudart().cudaHostRegister(self.rows.data_ptr(), self.shared.rows.nbytes, 0)

    def near_workers(self, plan: Plan) -> list[Any]:
        context = multiprocessing.get_context("spawn")
        return [context.Process(target=work, args=(plan, me), daemon=True) for me in range(plan.workers)]

    def far_workers(self, plan: Plan) -> list[Any]:
        """A thread that speaks for all of them."""
        try:
            from training.cluster import Errands
        except ModuleNotFoundError as error:
            raise SystemExit(f"--ray needs {error.name}: pip install --group training-cluster") from None
        errands = Errands(plan, self.blocks, self.s.ray)
        self.say(f"{plan.workers} workers on {len(errands.nodes)} nodes:", dict(errands.nodes))
        return [errands]

    def ready(self, group: int) -> bool:
        flags = self.shared.flags[group]
        return bool((flags[DONE:] == flags[ASKED]).all())

    def wait(self, group: int, meanwhile: Callable[[], None] | None = None) -> None:
        looks = 0
        while not self.ready(group):
            if meanwhile is not None:
                meanwhile()
            looks += 1
            if looks % 20000 == 0 and not all(worker.is_alive() for worker in self.workers):
                raise SystemExit("a worker has died")

    def ask(self, group: int, kind: int = 0) -> None:
        self.shared.flags[group, KIND] = kind
        self.shared.flags[group, ASKED] += 1

    # Nets

    def make_nets(self) -> None:
        s, game = self.s, self.game
        net, options = net_of(game), game.options({})
        seen, hidden = net.columns(game, options), net.secret_columns(game, options)
        numbers = torch.bfloat16 if self.gpu else torch.float32  # most processors are slow at short numbers
        self.seen = Features(seen, numbers).to(self.device)
        self.hidden = Features(hidden, numbers).to(self.device)

        def player() -> Trunk:
            return Trunk(len(seen), s.width, s.depth, self.most_seats, self.space).to(self.device)

        self.actor, self.player, self.rival = player(), player(), player()
        self.critic = Trunk(len(seen) + len(hidden), s.width, s.depth, self.most_seats, 0).to(self.device)
        self.params = [*self.actor.parameters(), *self.critic.parameters()]
        rate: Any = torch.tensor(s.rate, device=self.device) if self.gpu else s.rate
        self.adam = torch.optim.Adam(self.params, lr=rate, eps=1e-5, fused=self.gpu or None, capturable=self.gpu)
        if s.load:
            states.load(self, s.load)
        self.player.load_state_dict(self.actor.state_dict())
        self.rivals = {"begin": weights_of(self.actor)}
        for file in filter(None, s.rivals.split(",")):
            self.rivals[Path(file).stem] = from_file(self.rival, file)
        self.others = Others(s, self.plan, player, self.rivals["begin"], self.device)
        if s.frozen:
            self.rivals["frozen"] = self.others.pool[0]
        self.say(
            f"device {self.device}, actor {sum(p.numel() for p in self.actor.parameters())} weights,",
            f"critic {sum(p.numel() for p in self.critic.parameters())}, row {self.row['width']} bytes;",
            json.dumps(asdict(s)),
        )

    # Memory on the device

    def make_buffers(self) -> None:
        s, plan = self.s, self.plan
        self.at_once = 2 * plan.workers * plan.tables  # tables of both groups
        n, steps = self.at_once, s.steps
        self.lot = steps * n
        s.batch = min(s.batch, self.lot)
        bytes_: dict[str, Any] = {"dtype": torch.uint8, "device": self.device}
        self.lots_rows = [torch.zeros((steps + 1, n, plan.width), **bytes_) for _ in range(2)]
        self.lots_codes = [torch.zeros((steps, n), dtype=torch.int64, device=self.device) for _ in range(2)]
        self.lots_logs = [torch.zeros((steps, n), device=self.device) for _ in range(2)]
        self.lots_mine = [torch.ones((steps, n), device=self.device) for _ in range(2)]  # 0: another net decided
        self.advantage = torch.zeros(self.lot, device=self.device)
        self.target = torch.zeros((self.lot, self.most_seats), device=self.device)
        # One batch, always in the same memory
        self.mini_rows = torch.zeros((s.batch, plan.width), **bytes_)
        self.mini_code = torch.zeros(s.batch, dtype=torch.int64, device=self.device)
        self.mini_log = torch.zeros(s.batch, device=self.device)
        self.mini_mine = torch.ones(s.batch, device=self.device)
        self.mini_advantage = torch.zeros(s.batch, device=self.device)
        self.mini_target = torch.zeros((s.batch, self.most_seats), device=self.device)
        self.entropy_now = torch.zeros((), device=self.device)
        self.play_weight = torch.ones((), device=self.device)  # 0 while only the critic learns
        self.tally = torch.zeros(6, device=self.device)
        self.shifts = torch.arange(8, device=self.device, dtype=torch.uint8)
        self.seats = torch.arange(self.most_seats, device=self.device)
        self.answers = [
            torch.zeros(plan.workers * plan.tables, dtype=torch.int64, pin_memory=self.gpu) for _ in range(GROUPS)
        ]

    def cast(self) -> Any:
        return torch.autocast(self.device, torch.bfloat16, cache_enabled=False) if self.gpu else nullcontext()

    def legal(self, rows: Tensor) -> Tensor:
        bits = (rows[:, self.row["legal_at"] : self.row["actor_at"], None] >> self.shifts) & 1
        return bits.reshape(rows.shape[0], -1)[:, : self.space].bool()

    def judged(self, value: Tensor, rows: Tensor) -> Tensor:
        """Logits of wins: a seat that is not there cannot win."""
        return value.masked_fill(self.seats >= rows[:, self.row["seats_at"] : self.row["seats_at"] + 1], -1e4)

    # Playing

    @torch.no_grad()
    def choose(self, net: Trunk, rows: Tensor, heat: float = 1) -> tuple[Tensor, Tensor]:
        """A code for each row and its logarithm; without heat the likeliest."""
        with self.cast():
            logits, _ = net(self.seen(rows))
        logits = logits.masked_fill(~self.legal(rows), -1e9)
        if heat:
            noise = torch.rand_like(logits).clamp_(1e-9, 1 - 1e-7).log_().neg_().log_()
            code = (logits / heat - noise).argmax(1)
        else:
            code = logits.argmax(1)
        return code, F.log_softmax(logits, 1).gather(1, code[:, None])[:, 0]

    @torch.no_grad()
    def decide(self, group: int, rows: Tensor) -> tuple[Tensor, Tensor, Tensor]:
        """Codes for a group's tables, their logarithms, and 1 where the learner decided."""
        code, log = self.choose(self.player, rows)
        mine = torch.ones_like(log)
        for net, tables in zip(self.others.nets, self.others.tables[group], strict=True):
            some = rows.index_select(0, tables)
            actors, seats = some[:, self.row["actor_at"]].long(), some[:, self.row["seats_at"]].long()
            theirs = self.others.theirs(tables, actors, seats)
            other, _ = self.choose(net, some, self.others.heat)
            code.index_copy_(0, tables, torch.where(theirs, other, code.index_select(0, tables)))
            mine.index_copy_(0, tables, (~theirs).float())
        return code, log, mine

    def prepare_graphs(self) -> None:
        """On a GPU: hundreds of small kernels as one launch. Playing has a stream of its own, which goes first."""
        self.pickers: list[tuple[Tensor, Any, tuple[Tensor, Tensor, Tensor]]] = []
        self.teacher: Any = None
        if not self.gpu:
            return
        self.playing = torch.cuda.Stream(priority=-1)
        for group in range(GROUPS):
            self.wait(group)
            still = self.rows[self.plan.part(group)].to(self.device)
            graph, found = self.graph_of(lambda group=group, still=still: self.decide(group, still))  # type: ignore[misc]
            self.pickers.append((still, graph, found))

    def graph_of(self, what: Callable[[], Any]) -> tuple[Any, Any]:
        """Each is captured on a stream of its own: graphs of one stream share scratch memory, and these run at once."""
        side = torch.cuda.Stream()
        side.wait_stream(torch.cuda.current_stream())
        with torch.cuda.stream(side):
            for _ in range(3):
                what()
        torch.cuda.current_stream().wait_stream(side)
        self.adam.zero_grad(set_to_none=True)
        graph = torch.cuda.CUDAGraph()
        with torch.cuda.graph(graph, stream=side):
            found = what()
        return graph, found

    def play(self, lot: int, meanwhile: Callable[[], None]) -> None:
        """One lot of decisions, into the buffers `lot`; in idle moments, something else."""
        rows, codes, logs, minded = self.lots_rows[lot], self.lots_codes[lot], self.lots_logs[lot], self.lots_mine[lot]
        first = [group * self.plan.workers * self.plan.tables for group in range(GROUPS)]
        if self.gpu:
            self.playing.wait_stream(torch.cuda.current_stream())  # the actor's new copy
        context: Any = torch.cuda.stream(self.playing) if self.gpu else nullcontext()
        for t in range(self.s.steps + 1):
            for group in range(GROUPS):
                begun = time.time()
                self.wait(group, meanwhile)
                self.spent["workers"] += time.time() - begun
                part = self.plan.part(group)
                here = slice(first[group], first[group] + part.stop - part.start)
                done: Any = torch.cuda.Event() if self.gpu else None
                with context:
                    if not self.gpu:
                        rows[t, here].copy_(self.rows[part])
                        if t < self.s.steps:
                            code, log, mine = self.decide(group, rows[t, here])
                            codes[t, here], logs[t, here], minded[t, here] = code, log, mine
                            self.answers[group].copy_(code)
                    else:
                        still, graph, (code, log, mine) = self.pickers[group]
                        still.copy_(self.rows[part], non_blocking=True)
                        rows[t, here].copy_(still)
                        if t < self.s.steps:
                            graph.replay()
                            codes[t, here].copy_(code)
                            logs[t, here].copy_(log)
                            minded[t, here].copy_(mine)
                            self.answers[group].copy_(code, non_blocking=True)
                        done.record(self.playing)
                if self.gpu:
                    begun = time.time()
                    while not done.query():
                        meanwhile()
                    self.spent["deciding"] += time.time() - begun
                if t < self.s.steps:
                    self.shared.codes[part] = self.answers[group].numpy().astype(np.uint16)
                    self.ask(group)

    # Learning

    @torch.no_grad()
    def judge(self, lot: int) -> None:
        """What every decision of a lot led to: advantages and targets, each seat for itself."""
        s, n, steps = self.s, self.at_once, self.s.steps
        rows = self.lots_rows[lot].view(-1, self.plan.width)
        values = torch.empty((len(rows), self.most_seats), device=self.device)
        for i in range(0, len(rows), JUDGED):
            some = rows[i : i + JUDGED]
            with self.cast():
                _, value = self.critic(torch.cat([self.seen(some), self.hidden(some)], 1))
            values[i : i + JUDGED] = self.judged(value, some).softmax(1)
        actors = rows[:, self.row["actor_at"]].long()[:, None]
        seats = rows[:, self.row["seats_at"]].long()[:, None]
        present = self.seats < seats
        absolute = (self.seats - actors) % seats
        by_seat = (values.gather(1, absolute) * present).view(steps + 1, n, -1)
        ended = rows[:, self.row["ended_at"]].long().view(steps + 1, n)
        even = (present / seats).view(steps + 1, n, -1)
        advantage = torch.zeros((steps, n, self.most_seats), device=self.device)
        run = torch.zeros((n, self.most_seats), device=self.device)
        for t in reversed(range(steps)):
            over = (ended[t + 1] > 0)[:, None]
            shared = (ended[t + 1] == SHARED)[:, None]
            won = F.one_hot((ended[t + 1] - 1).clamp(0, self.most_seats - 1), self.most_seats).float()
            after = torch.where(over, torch.where(shared, even[t + 1], won), by_seat[t + 1])
            run = after - by_seat[t] + s.trace * run * (~over)
            advantage[t] = run
        flat = advantage.view(self.lot, -1)
        target = flat + by_seat[:steps].reshape(self.lot, -1)
        actors, seats, present = actors[: self.lot], seats[: self.lot], present[: self.lot]
        self.target.copy_(target.gather(1, (self.seats + actors) % seats) * present)
        own = flat.gather(1, actors)[:, 0]
        mine = self.lots_mine[lot].view(-1)
        mean = (own * mine).sum() / mine.sum()
        spread = (((own - mean) ** 2 * mine).sum() / mine.sum()).sqrt()
        self.advantage.copy_((own - mean) / (spread + 1e-8))
        self.over_in_lot = (ended[1:] > 0).sum()

    def learn(self) -> None:
        """One batch of decisions: policy, entropy and both judgements. What others decided is for the critic only."""
        rows, code, old = self.mini_rows, self.mini_code, self.mini_log
        weight = self.mini_mine / self.mini_mine.sum().clamp(min=1)
        with self.cast():
            seen = self.seen(rows)
            logits, value = self.actor(seen)
            _, guess = self.critic(torch.cat([seen, self.hidden(rows)], 1))
        logs = F.log_softmax(logits.masked_fill(~self.legal(rows), -1e9), 1)
        new = logs.gather(1, code[:, None])[:, 0]
        ratio = ((new - old) * self.mini_mine).exp()  # 1 where others decided: nothing may grow without bound there
        clipped = ratio.clamp(1 - CLIP, 1 + CLIP)
        policy = -(torch.min(ratio * self.mini_advantage, clipped * self.mini_advantage) * weight).sum()
        entropy = -((logs.exp() * logs).sum(1) * weight).sum()
        critic = -(self.mini_target * F.log_softmax(self.judged(guess, rows), 1)).sum(1).mean()
        actor = -((self.mini_target * F.log_softmax(self.judged(value, rows), 1)).sum(1) * weight).sum()
        loss = self.play_weight * (policy - self.entropy_now * entropy + 0.5 * actor) + critic
        loss.backward()
        nn.utils.clip_grad_norm_(self.params, NORM, foreach=True)
        self.adam.step()
        off = ((ratio != clipped) * weight).sum()
        told = (policy, entropy, critic, actor, ((new - old) ** 2 * weight).sum() / 2, off)
        self.tally.add_(torch.stack([each.detach() for each in told]))

    def teach(self, lot: int, places: Tensor) -> None:
        torch.index_select(self.lots_rows[lot].view(-1, self.plan.width), 0, places, out=self.mini_rows)
        torch.index_select(self.lots_codes[lot].view(-1), 0, places, out=self.mini_code)
        torch.index_select(self.lots_logs[lot].view(-1), 0, places, out=self.mini_log)
        torch.index_select(self.lots_mine[lot].view(-1), 0, places, out=self.mini_mine)
        torch.index_select(self.advantage, 0, places, out=self.mini_advantage)
        torch.index_select(self.target, 0, places, out=self.mini_target)
        if self.gpu:
            if self.teacher is None:

                def learn_anew() -> None:
                    self.adam.zero_grad(set_to_none=True)
                    self.learn()

                self.teacher, _ = self.graph_of(learn_anew)
            self.teacher.replay()
        else:
            self.adam.zero_grad(set_to_none=True)
            self.learn()

    def lesson(self, lot: int) -> Any:
        """Learn from a lot, a batch at each `next`."""
        self.judge(lot)
        yield
        self.tally.zero_()
        self.updates = 0
        for _ in range(self.s.epochs):
            order = torch.randperm(self.lot, device=self.device)
            for i in range(0, self.lot - self.s.batch + 1, self.s.batch):
                self.teach(lot, order[i : i + self.s.batch])
                self.updates += 1
                yield

    # Matches

    def match(self, seats: int, rival: str = "") -> dict[str, Any]:
        """The share won by the net on one seat, in turn: against the guide, or against earlier weights."""
        plan, part = self.plan, self.plan.part(GAUGE)
        if rival:
            self.rival.load_state_dict(self.rivals[rival])
        self.ask(GAUGE, (AGAINST_NET if rival else AGAINST_GUIDE) + seats)
        self.wait(GAUGE)
        n = plan.workers * plan.gauge
        own = np.arange(n) % seats
        open_, won, done = np.ones(n, bool), 0, 0
        for _ in range(MATCH_STEPS):
            rows = self.rows[part].to(self.device)
            code, _ = self.choose(self.actor, rows, 0)
            if rival:
                other, _ = self.choose(self.rival, rows, 0)
                mine = rows[:, self.row["actor_at"]].long() == torch.from_numpy(own).to(self.device)
                code = torch.where(mine, code, other)
            self.shared.codes[part] = code.cpu().numpy().astype(np.uint16)
            self.ask(GAUGE)
            self.wait(GAUGE)
            ended = self.shared.rows[part, self.row["ended_at"]].astype(int)
            fresh = (ended > 0) & open_
            won += int((ended[fresh] - 1 == own[fresh]).sum())
            done += int(fresh.sum())
            open_ &= ~fresh
            if open_.sum() <= (1 - ENOUGH) * n:
                break
        return {"won": round(won / max(done, 1), 4), "games": done}

    def matches(self, seats: int, rival: str, times: int) -> dict[str, Any]:
        """Several matches as one."""
        found = [self.match(seats, rival) for _ in range(times)]
        games = sum(each["games"] for each in found)
        return {"won": round(sum(each["won"] * each["games"] for each in found) / max(games, 1), 4), "games": games}

    def gauge(self, seconds: float, times: int) -> None:
        begun = time.time()
        found = {f"guide {seats}": self.matches(seats, "", times) for seats in self.shares}
        for name in self.rivals:
            if self.lots or name != "begin":
                for seats in self.shares if name == "frozen" else [min(self.shares)]:
                    found[f"{name} {seats}"] = self.matches(seats, name, times)
        self.curve.append({"seconds": round(seconds), "decisions": self.made, "lots": self.lots, **found})
        self.say("MATCH", json.dumps(self.curve[-1]))
        (self.out / "curve.json").write_text(json.dumps({"settings": asdict(self.s), "curve": self.curve}, indent=1))
        self.spent["match"] += time.time() - begun

    # The run

    def run(self) -> None:
        s = self.s
        first, last = (float(part) for part in s.span.split(":"))
        self.prepare_graphs()
        self.began = time.time()
        next_match, next_save, lot = 0.0, s.save_every, 0
        learning: Any = iter(())
        while True:
            now = time.time() - self.began
            over = now >= s.seconds or self.lots >= s.lots > 0
            if now >= next_match or over:
                self.gauge(now, s.last_matches if over else 1)
                next_match = time.time() - self.began + s.match_every
            if now >= next_save or over:
                states.save(self)
                next_save = now + s.save_every
            if over:
                break
            done = first + (last - first) * now / s.seconds
            rate = s.rate * min(1.0, done / s.warm + 0.01 if s.warm else 1.0) * max(0.03, 1 - done)
            for group in self.adam.param_groups:
                if self.gpu:
                    group["lr"].fill_(rate)
                else:
                    group["lr"] = rate
            self.entropy_now.fill_(s.entropy * (s.entropy_end / s.entropy) ** done)
            self.play_weight.fill_(0.0 if now < s.critic_first else 1.0)
            begun = time.time()
            self.play(lot, self.helper(learning))
            played = time.time()
            for _ in learning:  # what is left of it
                pass
            if self.gpu:
                torch.cuda.synchronize()
            self.spent["play"] += played - begun
            self.spent["rest"] += time.time() - played
            self.tell(rate)
            self.player.load_state_dict(self.actor.state_dict())
            self.others.renew(now, self.actor)
            learning = self.lesson(lot)
            lot = 1 - lot
            self.made += self.lot
            self.lots += 1
        self.stop()

    def helper(self, learning: Any) -> Callable[[], None]:
        """What is done while the workers play: the next batch, as soon as the one before is learned."""
        busy: list[Any] = []

        def meanwhile() -> None:
            if not self.gpu:
                return  # one processor: workers first
            while busy and busy[0].query():
                busy.pop(0)
            if len(busy) == AHEAD or next(learning, self) is self:
                return
            event = torch.cuda.Event()
            event.record()
            busy.append(event)

        return meanwhile

    def tell(self, rate: float) -> None:
        if self.lots < 1 or (self.lots > 3 and self.lots % 20 != 1):
            return
        policy, entropy, critic, actor, moved, off = (self.tally / max(self.updates, 1)).tolist()
        if not math.isfinite(critic) or not math.isfinite(actor):
            self.say(f"lot {self.lots}: no numbers any more; the last state that was saved is the last good one")
            self.stop(1)
        now = time.time() - self.began
        self.say(
            f"lot {self.lots} t {now:.0f} made {self.made / 1e6:.1f}M {self.made / now / 1e6:.2f}M/s",
            f"rate {rate:.1e} policy {policy:.4f} entropy {entropy:.3f} critic {critic:.4f} actor {actor:.4f}",
            f"moved {moved:.4f} clipped {off:.3f} over {int(self.over_in_lot)}",
            {name: round(value, 1) for name, value in self.spent.items()},
        )

    def stop(self, status: int = 0) -> None:
        self.shared.flags[:, KIND] = STOP
        self.shared.flags[:, ASKED] += 1
        for worker in self.workers:
            worker.join(5)
        self.say("END")
        for block in self.blocks:
            block.unlink()
        os._exit(status)  # arrays still look at the shared memory, which could not be closed


def shares_of(text: str) -> dict[int, float]:
    """`2:5,3:2` as shares of tables by number of seats."""
    pairs = (pair.split(":") for pair in text.split(",") if pair)
    return {int(seats): float(share) for seats, share in pairs}
