"""The metrics of one bot, for Prometheus. They exist only while the status pages are served.

Moves, answers, writes and the thoughts of AIs are counted when they happen. Everything else is read from the bot when
the page is asked for. No label contains an id: each has a small, fixed set of values.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from contextlib import AbstractContextManager
from dataclasses import dataclass, field

from prometheus_client import CollectorRegistry, Counter, Histogram, ProcessCollector, disable_created_metrics
from prometheus_client.exposition import choose_encoder
from prometheus_client.metrics_core import CounterMetricFamily, GaugeMetricFamily, Metric
from prometheus_client.registry import Collector

KINDS = ("answer", "deferral", "suggestions")
"""The kinds of first answers. A deferral shows no screen yet, and suggestions complete what somebody types."""
ENDS = ("won", "closed", "expired")
"""How a match can end: see `EndedMatch`."""
ANSWER_BUCKETS = (0.05, 0.1, 0.2, 0.3, 0.5, 0.75, 1.0, 1.5, 2.0, 2.5, 3.0)
"""Upper bounds of the histogram of answers, in seconds. Discord gives up after 3 s."""
LAG_BUCKETS = (0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1.0, 2.5)
WRITE_BUCKETS = (0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1.0, 5.0)
DECISION_BUCKETS = (0.0005, 0.001, 0.0025, 0.005, 0.01, 0.05, 0.1, 0.25, 0.5, 1.0, 2.5, 5.0, 10.0)


@dataclass(frozen=True, slots=True)
class Reading:
    """The numbers of the bot when the page is requested. The defaults fit a bot that starts."""

    servers: int = 0
    tables: Mapping[str, int] = field(default_factory=dict)
    """The live tables in memory, by their state."""
    players: int = 0
    """The people with a seat at a table in memory that is not suspended."""
    shards: int = 1
    """The number of all shards of the bot."""
    latencies: Mapping[int, float] = field(default_factory=dict)
    """The seconds of the last heartbeat of each connected shard of this process."""
    reconnects: Mapping[int, int] = field(default_factory=dict)
    """How often each shard of this process has got a session again."""
    gate_refusals: Mapping[str, int] = field(default_factory=dict)
    """The interactions that the gate refused, by its decision."""
    discord_refusals: Mapping[int, int] = field(default_factory=dict)
    """The requests that Discord refused, by the HTTP status."""
    marked: int = 0
    """The messages that changed and are not drawn yet."""
    failing: int = 0
    """The messages whose last drawing failed."""
    waiting: int = 0
    """The requests that wait for the request budget."""
    refused_dms: Mapping[str, int] = field(default_factory=dict)
    """The direct messages that Discord refused, by the reason."""
    pictures: Mapping[str, int] = field(default_factory=dict)
    """The pictures that were drawn, and the pictures that were replaced by words for lack of time."""


@dataclass(frozen=True, slots=True)
class StoredNumbers:
    """The numbers that the database has to be asked for. The defaults are for a bot that starts."""

    database_size: int = 0
    """The size of the database in bytes."""
    backed_up: float = 0.0
    """When the last backup was made, in Unix seconds; 0 if none is known."""
    backup_size: int = 0
    """The size of the last backup in bytes."""
    served_shards: int = 0
    """The shards that any process serves now, by their leases."""


class Metrics:
    """The metrics of one bot, in a registry of their own.

    ``read`` returns the present `Reading`. ``movers``, ``thinkers`` and ``commands`` are all values of the labels
    ``mover``, ``level`` and ``command``, so that all series exist from the start.
    """

    def __init__(
        self,
        version: str,
        read: Callable[[], Reading],
        *,
        movers: Iterable[str],
        thinkers: Iterable[str],
        commands: Iterable[str],
    ) -> None:
        self.stored = StoredNumbers()
        """The last numbers from the database. While it does not answer, they stay as they are."""
        disable_created_metrics()  # type: ignore[no-untyped-call]  # the time at which each series began is a third of the page, and tells nothing
        self._registry = CollectorRegistry()
        registry = self._registry
        self._moves = Counter(
            "unobot_moves", "Moves that were stored, by what made them.", ["mover"], registry=registry
        )
        self._begun = Counter("unobot_matches_begun", "Matches that began.", registry=registry)
        self._ended = Counter(
            "unobot_matches_ended", "Matches that ended, by how they did.", ["how"], registry=registry
        )
        self._commands = Counter(
            "unobot_commands", "Slash commands that were let in, by name.", ["command"], registry=registry
        )
        answers = Histogram(
            "unobot_answer_seconds",
            "Seconds from a click or a command to its first answer, by Discord's date of the click.",
            ["kind"],
            registry=registry,
            buckets=ANSWER_BUCKETS,
        )
        self._writes = Histogram(
            "unobot_database_write_seconds",
            "Seconds until a change of a table is stored.",
            registry=registry,
            buckets=WRITE_BUCKETS,
        )
        self._failures = Counter(
            "unobot_database_failures", "Changes of a table that the database did not take.", registry=registry
        )
        decisions = Histogram(
            "unobot_thinking_seconds",
            "Seconds for the choice of an AI.",
            ["level"],
            registry=registry,
            buckets=DECISION_BUCKETS,
        )
        self._lag = Histogram(
            "unobot_event_loop_lag_seconds",
            "Seconds by which the event loop was late.",
            registry=registry,
            buckets=LAG_BUCKETS,
        )
        self._state = _State(version, read)
        registry.register(self._state)
        ProcessCollector(registry=registry)
        # The library looks a series up under a lock, so each is looked up once.
        self._moves_by = {mover: self._moves.labels(mover) for mover in movers}
        self._decisions_by = {level: decisions.labels(level) for level in thinkers}
        self._answers_by = {kind: answers.labels(kind) for kind in KINDS}
        self._ended_by = {how: self._ended.labels(how) for how in ENDS}
        self._commands_by = {command: self._commands.labels(command) for command in commands}

    def count_move(self, mover: str) -> None:
        """Count a move."""
        (self._moves_by.get(mover) or self._moves.labels(mover)).inc()

    def count_begin(self) -> None:
        """Count a match that began."""
        self._begun.inc()

    def count_end(self, how: str) -> None:
        """Count a match that ended in one of the ways of `ENDS`."""
        self._ended_by[how].inc()

    def count_command(self, name: str) -> None:
        """Count a slash command, such as ``uno start``. A command of another version is not counted."""
        if name in self._commands_by:
            self._commands_by[name].inc()

    def observe_answer(self, kind: str, seconds: float) -> None:
        """Count an answer of one of the `KINDS`, ``seconds`` after the click."""
        self._answers_by[kind].observe(max(0.0, seconds))

    def observe_lag(self, seconds: float) -> None:
        """Count a turn of the event loop that came ``seconds`` late."""
        self._lag.observe(max(0.0, seconds))

    def time_decision(self, level: str) -> AbstractContextManager[object]:
        """Return a context manager that times a decision of an AI."""
        return self._decisions_by[level].time()

    def observe_write(self, seconds: float) -> None:
        """Count a write that took ``seconds``."""
        self._writes.observe(seconds)

    def count_write_failure(self) -> None:
        """Count a write that the database did not take."""
        self._failures.inc()

    def page(self, accepted: str, checks: Mapping[str, bool]) -> tuple[bytes, str]:
        """Return the page and its content type. ``accepted``: the types that the reader accepts.

        ``checks``: whether each check passes, by name. The bot is ready if all of them do.
        """
        self._state.stored = self.stored
        self._state.checks = checks
        encode, content_type = choose_encoder(accepted)
        return encode(self._registry), content_type


class _State(Collector):
    """The metrics that are read when the page is asked for."""

    def __init__(self, version: str, read: Callable[[], Reading]) -> None:
        self._version = version
        self._read = read
        self.checks: Mapping[str, bool] = {}
        self.stored = StoredNumbers()

    def describe(self) -> Iterable[Metric]:
        """Return nothing: the registry need not read the bot to know the names."""
        return ()

    def collect(self) -> Iterable[Metric]:
        """Return the metrics of a new `Reading`."""
        now, ready = self._read(), bool(self.checks) and all(self.checks.values())
        yield GaugeMetricFamily("unobot_ready", "Whether every check of /readyz passes.", value=ready)
        yield _gauge("unobot_check_ok", "Whether a check of /readyz passes.", "check", self.checks)
        yield _gauge("unobot_version", "The version, with the value 1.", "version", {self._version: 1})
        yield GaugeMetricFamily("unobot_servers", "Servers that have the bot.", value=now.servers)
        yield _gauge("unobot_tables", "Live tables in memory.", "state", now.tables)
        yield GaugeMetricFamily("unobot_players", "People with a seat at a live table.", value=now.players)
        yield GaugeMetricFamily("unobot_shards", "Shards of the bot.", value=now.shards)
        yield GaugeMetricFamily(
            "unobot_served_shards", "Shards that any process serves.", value=self.stored.served_shards
        )
        yield _gauge(
            "unobot_gateway_latency_seconds", "Seconds of the last heartbeat of a shard.", "shard", now.latencies
        )
        yield _counter("unobot_gateway_reconnects", "New sessions of a shard.", "shard", now.reconnects)
        yield GaugeMetricFamily("unobot_database_bytes", "Size of the database.", value=self.stored.database_size)
        yield GaugeMetricFamily(
            "unobot_backup_timestamp_seconds",
            "When the last backup was made; 0 without one.",
            value=self.stored.backed_up,
        )
        yield GaugeMetricFamily("unobot_backup_bytes", "Size of the last backup.", value=self.stored.backup_size)
        yield GaugeMetricFamily("unobot_edit_backlog", "Messages that changed and are not drawn yet.", value=now.marked)
        yield GaugeMetricFamily("unobot_edits_failing", "Messages whose last drawing failed.", value=now.failing)
        yield GaugeMetricFamily(
            "unobot_requests_waiting", "Requests that wait for the bot's rate limit.", value=now.waiting
        )
        yield _counter("unobot_gate_refusals", "Interactions that the gate refused.", "decision", now.gate_refusals)
        yield _counter("unobot_discord_refusals", "Requests that Discord refused.", "status", now.discord_refusals)
        yield _counter("unobot_refused_dms", "Direct messages that Discord refused.", "reason", now.refused_dms)
        yield _counter("unobot_pictures", "Pictures, drawn or left to words.", "result", now.pictures)


def _gauge(name: str, description: str, label: str, values: Mapping[str, float] | Mapping[int, float]) -> Metric:
    family = GaugeMetricFamily(name, description, labels=[label])
    for value, number in values.items():
        family.add_metric([str(value)], number)
    return family


def _counter(name: str, description: str, label: str, values: Mapping[str, int] | Mapping[int, int]) -> Metric:
    family = CounterMetricFamily(name, description, labels=[label])
    for value, number in values.items():
        family.add_metric([str(value)], number)
    return family
