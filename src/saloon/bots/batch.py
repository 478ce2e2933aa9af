"""Many tables in one call, for learning programs: each table that waits for a choice is one row of bytes.

A row is seen by the deciding seat. It begins with the observation (`Game.layout`); then comes what only a critic may
see (`Game.secret_layout`), if it is wanted, then the legal codes as bits, the lowest first, then four bytes: who
decides, how many seats there are, how the game before ended (0: it goes on, 1 + winner, SHARED: nobody won alone),
and how long that was, in units of 8 decisions. The legal codes also stand in `codes` as numbers, with their counts in
`counts`.

Games that are over are dealt anew inside. On request questions with one answer are answered inside too, and a guide
plays some of the seats. When compiled, numpy can look at `rows`, `codes` and `counts` without a copy. Each step makes
new `rows`, so that earlier ones stay as they are, and writes over `codes` and `counts`.

With `last` the last observations of the games that ended in a step are kept too, in `lasts`: table after table, one
for each seat that the guide does not play.
"""

from typing import Any, Final

from saloon.bots.guide import Guide
from saloon.kernel.packed import extend, i64, mypyc_attr, u8, vec
from saloon.kernel.rng import Quick, Source
from saloon.kernel.rows import byte_row, put_byte, room_for, row_of
from saloon.kernel.table import Table

SHARED: Final = 255  # the end of a game that nobody won alone
UNIT: Final = 8  # of lengths, in decisions
LONGEST: Final = 1000  # decisions; then whoever looks best has won: players may go round in circles


@mypyc_attr(native_class=True)
class Batch:
    """Tables of one game whose rows have the same layout; their number of seats and their options may differ."""

    tables: list[Table]
    rng: Source
    guide: Guide
    house: vec[i64]  # [table] the seats (bits) that the guide plays
    guided: bool
    skip: bool  # answer questions with one answer
    secret: bool  # write what only critics may see
    last: bool  # keep the last observations
    longest: i64
    made: vec[i64]  # [table] decisions of the game so far
    finished: i64  # games
    stopped: i64  # of them those that went on for too long
    decisions: i64  # all together, with those answered inside

    rows: vec[u8]  # new after each step
    lasts: vec[u8]  # new after each step
    tail: vec[u8]  # the end of a row, after what is seen
    codes: vec[i64]  # [table * most + place]
    counts: vec[i64]  # [table]
    most: i64  # legal codes
    legal: vec[i64]
    values: vec[i64]

    # Where the parts of a row begin
    size: i64
    secrets_at: i64
    legal_at: i64
    actor_at: i64
    seats_at: i64
    ended_at: i64
    length_at: i64
    width: i64

    def __init__(
        self,
        tables: list[Table],
        seed: int,
        guide: Guide,
        house: list[int],
        secret: bool = False,
        skip: bool = True,
        longest: int = LONGEST,
        last: bool = False,
    ) -> None:
        """`tables` say what is played: each is dealt anew. `house` has a set of seats for each, or nothing at all."""
        n: i64 = len(tables)
        if n == 0:
            raise ValueError("a batch needs at least one table")
        if len(house) not in (0, n):
            raise ValueError(f"house: {n} sets of seats, one for each table, or none; not {len(house)}")
        for i in range(len(house)):
            everyone = (1 << int(tables[i].seats)) - 1
            if house[i] & everyone == everyone:
                raise ValueError(f"house: the guide plays all seats of table {i}, and nobody is left to ask")
        self.rng = Quick(seed)
        self.guide = guide
        self.guided = len(house) > 0
        self.house = vec[i64](house)
        self.skip = skip
        self.secret = secret
        self.last = last
        self.longest = longest
        self.made = vec[i64]([0] * n)
        self.finished = 0
        self.stopped = 0
        self.decisions = 0
        first = tables[0]
        self.size = first.observation_size()
        self.secrets_at = self.size
        self.legal_at = self.size + first.secrets_size() if secret else self.size
        self.actor_at = self.legal_at + (first.space() + 7) // 8
        self.seats_at = self.actor_at + 1
        self.ended_at = self.actor_at + 2
        self.length_at = self.actor_at + 3
        self.width = self.actor_at + 4
        self.most = first.most_legal()
        self.tail = byte_row(int(self.width - self.legal_at))
        self.codes = vec[i64]([0] * (n * self.most))
        self.counts = vec[i64]([0] * n)
        self.legal = vec[i64]([0] * first.space())
        self.values = vec[i64]([0] * 16)
        self.lasts = vec[u8]()
        self.tables = []
        for table in tables:
            if table.observation_size() != self.size or table.space() != first.space():
                raise ValueError("the tables of a batch must have the same layout")
            self.tables.append(table.deal_anew(self.rng))
        rows = room_for(n * self.width)
        for i in range(n):
            rows = self.go_on(i, rows)
        self.rows = rows

    def step(self, answers: Any) -> None:
        """A legal code for each table (a list, an array of numpy); afterwards all rows are new.

        `ValueError` names a code that is not legal at its table, and nothing has changed then.
        """
        codes = row_of(answers)
        if len(codes) != len(self.tables):
            raise ValueError(f"{len(self.tables)} tables are waiting for a code each, not for {len(codes)}")
        legal = self.codes
        counts = self.counts
        first: i64 = 0
        for i in range(len(codes)):
            code = codes[i]
            end = first + counts[i]
            k = first
            while k < end and legal[k] != code:
                k += 1
            if k == end:
                known = [int(legal[k]) for k in range(first, end)]
                raise ValueError(f"{code} is not legal at table {i}: legal are {known}")
            first += self.most
        self.answer(codes)

    def answer(self, answers: vec[i64]) -> None:
        """The same as `step` for compiled code, unchecked."""
        if self.last:
            self.lasts = vec[u8]()
        rows = room_for(len(self.tables) * self.width)
        for i in range(len(self.tables)):
            self.tables[i].carry_out(answers[i])
            self.made[i] += 1
            rows = self.go_on(i, rows)
        self.rows = rows

    def go_on(self, i: i64, rows: vec[u8]) -> vec[u8]:
        """Play until somebody has a choice of his own; `rows` with the row of this table at their end."""
        table = self.tables[i]
        legal = self.legal
        house: i64 = 0  # nobody
        if self.guided:
            house = self.house[i]
        ended: i64 = 0
        length: i64 = 0
        dealt = self.made[i] == 0  # nobody but the guide has decided: then a game is not cut off, and its end not told
        while True:
            if table.actor < 0 or (self.made[i] >= self.longest and not dealt):
                if not dealt:
                    ended = self.end_of(table)
                    length = self.made[i] // UNIT
                    if self.last:
                        self.keep_last(table, house)
                self.made[i] = 0
                dealt = True
                table = table.deal_anew(self.rng)
                self.tables[i] = table
            n = table.fill(legal)
            self.decisions += 1
            if n == 1 and self.skip:
                table.carry_out(legal[0])
            elif house >> table.actor & 1:
                table.carry_out(self.guide.best(table))
            else:
                break
            self.made[i] += 1
        rows = table.add_observation(table.actor, rows)
        if self.secret:
            secrets = byte_row(int(self.legal_at - self.secrets_at))
            table.show_secrets(table.actor, secrets)
            rows = extend(rows, secrets)
        tail = self.tail
        codes = self.codes
        at = i * self.most
        for k in range(n):
            code = legal[k]
            codes[at + k] = code
            tail[code >> 3] = u8(i64(tail[code >> 3]) | 1 << (code & 7))
        self.counts[i] = n
        bits = self.actor_at - self.legal_at
        put_byte(tail, bits, table.actor)
        put_byte(tail, bits + 1, table.seats)
        put_byte(tail, bits + 2, ended)
        put_byte(tail, bits + 3, length)
        rows = extend(rows, tail)
        for k in range(n):  # no bit is left for the next table
            tail[legal[k] >> 3] = 0
        return rows

    def keep_last(self, table: Table, house: i64) -> None:
        lasts = self.lasts
        for seat in range(table.seats):
            if house >> seat & 1 == 0:
                lasts = table.add_observation(seat, lasts)
        self.lasts = lasts

    def end_of(self, table: Table) -> i64:
        """1 + the winner, or SHARED; whoever looks best if the game has gone on for too long."""
        self.finished += 1
        values = self.values
        if table.actor >= 0:
            self.stopped += 1
            self.guide.judge(table, values)
        else:
            scores = table.scores()
            for seat in range(table.seats):
                values[seat] = i64(scores[seat] * 1000.0)
        best: i64 = 0
        several = False
        for seat in range(1, table.seats):
            if values[seat] > values[best]:
                best = seat
                several = False
            elif values[seat] == values[best]:
                several = True
        return SHARED if several else best + 1

    def __reduce__(self) -> Any:
        """Copies and pickles would share or lose what is inside."""
        raise TypeError("a batch cannot be copied or pickled: make another of the same tables and the same seed")

    def play_random(self, steps: int, seed: int) -> None:
        """Random legal codes inside, for timing and for warming up."""
        rng = Quick(seed)
        n: i64 = len(self.tables)
        answers = vec[i64]([0] * n)
        for _ in range(steps):
            for i in range(n):
                answers[i] = self.codes[i * self.most + rng.below(self.counts[i])]
            self.answer(answers)
