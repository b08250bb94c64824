"""Coach records twice, and compare the answers: `python -m benchmarks.coach --records 100`.

The records are matches of mixed AIs who forget Uno, in turn under each preset. The last lines have
the number of records whose two answers are equal byte for byte, the decisions told, and the seconds of a processor.
"""

from __future__ import annotations

import argparse
import time
from io import StringIO
from statistics import fmean

import msgspec

from unobot.coach.coach_process import CoachOrder, answered
from unobot.coach.decisions import seats_of
from unobot.records.reader import read_record
from unobot.rules.ruleset.ruleset import PRESETS
from unobot.selfplay.simulate import simulate

PLAYERS = ["casual", "expert", "clever", "novice"]


def order(number: int) -> CoachOrder:
    """Return the order for one record and one of its players."""
    preset = list(PRESETS)[number % len(PRESETS)]
    file = StringIO()
    simulate(PLAYERS, 1, number, ruleset=PRESETS[preset], forget=0.2, record=file)
    record = read_record(file.getvalue().splitlines())
    return CoachOrder(record, seats_of(record, number // len(PRESETS) % len(PLAYERS)))


def main(first: int, records: int) -> None:
    """Print the comparison."""
    equal = mistakes = 0
    seconds: list[float] = []
    for number in range(first, first + records):
        coach_order = order(number)
        answers = []
        for _ in range(2):
            began = time.process_time()
            answers.append(answered(coach_order))
            seconds.append(time.process_time() - began)
        equal += msgspec.json.encode(answers[0]) == msgspec.json.encode(answers[1])
        mistakes += len(answers[0].advice.mistakes)
        print(f"{number + 1}: {len(coach_order.record.entries)} entries, {seconds[-1]:.1f} s", flush=True)
    print(f"{equal} of {records} records have the same answer twice; {mistakes} decisions told")
    print(f"seconds of a processor: mean {fmean(seconds):.1f}, most {max(seconds):.1f}")


if __name__ == "__main__":
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--records", type=int, default=100)
    parser.add_argument("--first", type=int, default=0)
    chosen = parser.parse_args()
    main(chosen.first, chosen.records)
