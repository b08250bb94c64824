"""Add the results of a server in a process of its own: ``python -m unobot.results.sums_process SEASONS``.

100,000 results take a processor for a minute, so the bot does not do it itself. Each line of the input is a list of
results as JSON, and an empty line answers it. An empty list asks for all sums and ratings: a line for each board, an
empty line, and then the faults.
"""

from __future__ import annotations

import subprocess
import sys
from collections.abc import Iterator, Sequence
from contextlib import suppress
from typing import get_args

import msgspec

from unobot.model.match_result import MatchResult, RatingState
from unobot.model.places import Seasons
from unobot.results.server_sums import Faults, ServerSums
from unobot.side_process import end_with_the_bot, lower_priority

PROGRAM = "unobot.results.sums_process"
_END = b"\n"


class SumsProcess:
    """A process that adds the results of a server, as `ServerSums` does. All calls block.

    They raise `OSError` if the process has ended, or `kill` was called meanwhile.
    """

    def __init__(self, seasons: Seasons) -> None:
        self.faults = Faults()
        program = [sys.executable, "-m", PROGRAM, seasons]
        self._process = subprocess.Popen(program, stdin=subprocess.PIPE, stdout=subprocess.PIPE)  # noqa: S603 - ours
        lower_priority(self._process.pid, is_idle=False)

    def add(self, results: Sequence[MatchResult]) -> None:
        """Add the next results."""
        if results:
            self._ask(results)
            self._line()

    def boards(self) -> Iterator[Sequence[RatingState]]:
        """Yield the sums and ratings, one list for each board, and then set `faults`."""
        self._ask([])
        while (line := self._line()) != _END:
            yield msgspec.json.decode(line, type=list[RatingState])
        self.faults = msgspec.json.decode(self._line(), type=Faults)

    def kill(self) -> None:
        """End the process. Any thread may call this."""
        self._process.kill()
        with suppress(BrokenPipeError), self._process:  # a batch that nobody reads anymore
            pass

    def _ask(self, results: Sequence[MatchResult]) -> None:
        source = self._process.stdin
        assert source is not None  # it is a pipe
        source.write(msgspec.json.encode(results) + _END)
        source.flush()

    def _line(self) -> bytes:
        target = self._process.stdout
        assert target is not None  # it is a pipe
        line = target.readline()
        if not line.endswith(_END):
            raise BrokenPipeError("the process that adds results has ended")
        return line


def main(seasons: Seasons) -> None:
    """Add the results in the input."""
    end_with_the_bot()
    sums = ServerSums(seasons)
    source, target = msgspec.json.Decoder(list[MatchResult]), sys.stdout.buffer
    for line in sys.stdin.buffer:
        if results := source.decode(line):
            sums.add(results)
        else:
            target.writelines(msgspec.json.encode(states) + _END for states in sums.boards())
            target.write(_END + msgspec.json.encode(sums.faults))
        target.write(_END)
        target.flush()


if __name__ == "__main__":
    (seasons_of_server,) = (seasons for seasons in get_args(Seasons) if seasons == sys.argv[1])
    main(seasons_of_server)
