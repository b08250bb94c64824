"""A process of the bot that serves shards, as its leases in the database describe it."""

import msgspec

STARTED = "started"
"""The key of the stored moment at which a process of the bot last started."""
UNKNOWN = "unknown"
"""The version and the host in a lease that an older unobot wrote."""


class ServingProcess(msgspec.Struct, frozen=True):
    """A process that holds leases now. An older unobot stored no more than the first two fields."""

    application_id: int
    shards: tuple[int, ...]
    shard_count: int = 0
    """The setting UNOBOT_SHARD_COUNT of the process, or 0 if it is not known."""
    schema: str = ""
    """The newest schema that its version knows, or an empty text."""
    version: str = UNKNOWN
    host: str = UNKNOWN

    @property
    def is_whole(self) -> bool:
        """Whether it serves all shards of its bot."""
        return len(self.shards) == self.shard_count

    def __str__(self) -> str:
        facts = ["an older unobot" if self.version == UNKNOWN else f"unobot {self.version}"]
        facts += [f"schema {self.schema}"] if self.schema else []
        count = f" of {self.shard_count}" if self.shard_count else ""
        facts.append(f"{'shards' if len(self.shards) > 1 else 'shard'} {_ranges(self.shards)}{count}")
        return f"{'a computer' if self.host == UNKNOWN else self.host} ({', '.join(facts)})"


def _ranges(numbers: tuple[int, ...]) -> str:
    """Return sorted numbers as in UNOBOT_SHARD_IDS, such as ``0-3,7``."""
    ranges: list[list[int]] = []
    for number in numbers:
        if ranges and number == ranges[-1][-1] + 1:
            ranges[-1][1:] = [number]
        else:
            ranges.append([number])
    return ",".join("-".join(map(str, part)) for part in ranges)
