"""Make the tables of strength in docs/ai.md: `python -m benchmarks.ladder --out ladder.jsonl [--held-out]`.

Without `--held-out` it is the ladder: every pair of levels, in every preset, at 2, 3, 4, 6 and 10 seats. One player of
the stronger level sits among players of the weaker one. In teams its partner is of the same level. With `--held-out`
one player of each level sits among the held-out opponents (`unobot.ai.held_out`). With `--simple` it sits among
well-known players (`SIMPLE`). With `--decks` it is the table of the decks that no network knows by name. The strongest
level sits among players that know only effects (`BY_EFFECTS`), and each level among players of the next weaker one.
With `--weights` a network of `training` is one more level. Give each file of weights its own `--out`.

Each cell is one call of `unobot simulate`. Its result is one line of the file of `--out`. A later call with the same
file plays only the cells that are missing. So a long table can be made in parts, and files can be joined. At the end
the table is printed in Markdown. `**` marks a share whose whole 95 % interval is above the chance of equal players,
and `!` one whose interval is below it.
"""

from __future__ import annotations

import argparse
import os
import sys
import time
from collections.abc import Iterator, Mapping, Sequence
from itertools import combinations, pairwise
from pathlib import Path
from typing import TYPE_CHECKING, Final

import msgspec

from unobot.ai.expert import Expert, knows
from unobot.ai.held_out import HELD_OUT
from unobot.ai.level_names import STRENGTHS
from unobot.ai.levels import LEVELS
from unobot.ai.rule_features import is_official
from unobot.ai.strategies import STRATEGIES
from unobot.ai.strategy import Strategy
from unobot.rules.decks import DECKS
from unobot.rules.ruleset.ruleset import PRESETS, Ruleset, RulesetError, of_deck
from unobot.selfplay.simulate import simulate
from unobot.selfplay.statistics import wilson_interval

if TYPE_CHECKING:
    from training.network import PolicyWeights

SEATS: Final = (2, 3, 4, 6, 10)
TRAINED: Final = "trained"
STRICT: Final = "strict"
RULES: Final = {
    **PRESETS,
    **{name: of_deck(deck) for name, deck in DECKS.items() if name not in PRESETS},
    STRICT: Ruleset(wild_draw_four="strict"),
}
"""The rules by name: all presets, the sheets of the other decks, and the official rules without challenges."""
SIMPLE: Final = (
    (STRICT, (2, 4), ("four-steps", "numbers-first")),
    ("official", (4,), ("novice", "bold-four-steps")),
    ("stacking", (4,), ("numbers-first",)),
    ("party", (4,), ("numbers-first",)),
    ("party", (2,), ("swapper",)),
    ("no_mercy_like", (4,), ("numbers-first",)),
    ("no_mercy_like", (2,), ("swapper",)),
)
"""The cells of `--simple`: rules, numbers of seats, and opponents."""
BY_EFFECTS: Final = ("by-effects", "stacker", "saver")
"""The opponents of the strongest level with `--decks`."""
DECKS_SEATS: Final = (2, 4, 6)
DECKS_RULES: Final = tuple(name for name, ruleset in RULES.items() if not knows(ruleset))
HELD_OUT_SEATS: Final = (2, 4)
HELD_OUT_RULES: Final = ("official", "stacking", "party", "no_mercy_like")


class Cell(msgspec.Struct, frozen=True):
    """One cell of a table: a player called ``hero`` among players called ``others``."""

    rules: str
    seats: int
    hero: str
    others: str
    matches: int
    seed: int

    @property
    def players(self) -> list[str]:
        """The players by seat. In teams, the hero's partner is another hero."""
        heroes = {0, self.seats // 2} if RULES[self.rules].teams else {0}
        return [self.hero if seat in heroes else self.others for seat in range(self.seats)]

    @property
    def chance(self) -> float:
        """The share that equal players would win."""
        return self.players.count(self.hero) / self.seats


class Line(msgspec.Struct, frozen=True):
    """A cell and its result: the share of matches that the hero won, and its 95 % interval."""

    cell: Cell
    share: float
    low: float
    high: float
    seconds: float


def is_playable(ruleset: Ruleset, seats: int) -> bool:
    """Return whether this many seats can play these rules."""
    try:
        ruleset.check_seats(seats)
    except RulesetError:
        return False
    return True


def cells(
    pairs: Sequence[tuple[str, str]], rules: Sequence[str], seats: Sequence[int], matches: int, seed: int
) -> Iterator[Cell]:
    """Yield every cell of a table; ``pairs`` are the heroes and the others."""
    for name in rules:
        for count in seats:
            if is_playable(RULES[name], count):
                for hero, others in pairs:
                    yield Cell(name, count, hero, others, matches, seed)


def simple_cells(
    levels: Sequence[str], rules: Sequence[str], seats: Sequence[int], matches: int, seed: int
) -> Iterator[Cell]:
    """Yield the cells of ``SIMPLE`` for these levels, with these rules and seats."""
    for name, counts, opponents in SIMPLE:
        for count in counts:
            for level in levels:
                for others in opponents:
                    if name in rules and count in seats:
                        yield Cell(name, count, level, others, matches, seed)


def read_lines(path: Path) -> dict[Cell, Line]:
    """Return the results in a file, which need not exist. A line that a crash cut off is left out."""
    results: dict[Cell, Line] = {}
    for text in path.read_bytes().splitlines() if path.exists() else ():
        try:
            line = msgspec.json.decode(text, type=Line)
        except msgspec.DecodeError:
            continue
        results[line.cell] = line
    return results


def play_cell(cell: Cell, jobs: int, strategies: Mapping[str, Strategy]) -> Line:
    """Play a cell among ``strategies``."""
    rules = RULES[cell.rules]
    result = simulate(cell.players, cell.matches, cell.seed, ruleset=rules, jobs=jobs, strategies=strategies)
    score = result.levels[cell.hero]
    return Line(cell, score.share, score.low, score.high, result.seconds)


def play_compiled(cell: Cell, weights: Path | None) -> Line:
    """Play a cell of levels in the simulator of the training, with the networks of ``expert`` or with ``weights``."""
    from training.ladder import count_wins

    players = [(STRENGTHS[name], name == cell.hero) for name in cell.players]
    began = time.perf_counter()
    policy = _policy(RULES[cell.rules], weights)
    won = count_wins(RULES[cell.rules], players, cell.matches, cell.seed, policy)
    low, high = wilson_interval(won, cell.matches)
    share = won / cell.matches
    return Line(cell, round(share, 5), round(low, 5), round(high, 5), round(time.perf_counter() - began, 3))


def _policy(ruleset: Ruleset, weights: Path | None) -> PolicyWeights:
    from training.network import PolicyWeights
    from unobot.ai.network import network, trained

    net = network(is_official(ruleset)) if weights is None else trained(weights)
    return PolicyWeights(net.state, net.move, net.out, net.past)


def table(lines: Sequence[Line]) -> str:
    """Return the results as a table in Markdown, in percent: rules and seats down, pairs across."""
    pairs = list(dict.fromkeys((line.cell.hero, line.cell.others) for line in lines))
    rows: dict[tuple[str, int], dict[tuple[str, str], Line]] = {}
    for line in lines:
        rows.setdefault((line.cell.rules, line.cell.seats), {})[line.cell.hero, line.cell.others] = line
    head = ["rules", "seats", "chance", *(f"`{hero}` v `{others}`" for hero, others in pairs)]
    texts = [head, ["---"] * len(head)]
    for (rules, seats), found in rows.items():
        chance = next(iter(found.values())).cell.chance
        words = [_words(found[pair]) if pair in found else "" for pair in pairs]
        texts.append([f"`{rules}`", str(seats), f"{100 * chance:.0f}", *words])
    return "\n".join(f"| {' | '.join(row)} |" for row in texts)


def _words(line: Line) -> str:
    share, low, high = (f"{100 * value:.1f}" for value in (line.share, line.low, line.high))
    words = f"{share} ({low} to {high})"
    if line.low > line.cell.chance:
        return f"**{words}**"
    return f"{words} !" if line.high < line.cell.chance else words


def main(arguments: Sequence[str] | None = None) -> None:
    """Play the cells that are missing, and print the table."""
    options = argparse.ArgumentParser(prog="python -m benchmarks.ladder", description="Make the tables of strength.")
    options.add_argument("--out", type=Path, required=True, help="the file of results, one JSON line for each cell")
    opponents = options.add_mutually_exclusive_group()
    opponents.add_argument("--held-out", action="store_true", help="play against the held-out opponents")
    opponents.add_argument("--simple", action="store_true", help="play against well-known players")
    opponents.add_argument("--decks", action="store_true", help="play the decks without a network of their own")
    options.add_argument("--levels", default="", help="the levels, the weakest first; default: all")
    options.add_argument("--neighbors", action="store_true", help="only pairs of levels that follow each other")
    options.add_argument("--rules", default="", help="the rules by name; default: all presets, or those of the table")
    options.add_argument("--seats", default="", help="the numbers of seats; default: 2,3,4,6,10, or those of the table")
    options.add_argument("--matches", type=int, default=4000, help="the matches of each cell")
    options.add_argument("--seed", type=int, default=1)
    options.add_argument("--jobs", type=int, default=os.cpu_count() or 1, help="the number of processes")
    options.add_argument(
        "--compiled",
        action="store_true",
        help="play decks that a network knows in the simulator of the training, about twenty times as fast;"
        " only levels of a fixed strength",
    )
    options.add_argument("--weights", type=Path, help="a file of the training: the level after all others, `trained`")
    args = options.parse_args(arguments)
    strategies = dict(STRATEGIES)
    if args.weights is not None:
        strategies[TRAINED] = Expert(args.weights)
    known_levels = (*LEVELS, TRAINED) if args.weights is not None else tuple(LEVELS)
    levels = _listed(options, args.levels, known_levels)
    default = tuple(PRESETS)
    counts: Sequence[int] = SEATS
    if args.held_out:
        default, counts = HELD_OUT_RULES, HELD_OUT_SEATS
    elif args.simple:
        default = tuple(RULES)
    elif args.decks:
        default, counts = DECKS_RULES, DECKS_SEATS
    rules = _listed(options, args.rules, default, tuple(RULES))
    seats = [int(text) for text in args.seats.split(",")] if args.seats else counts
    if args.decks:
        pairs = [(levels[-1], opponent) for opponent in BY_EFFECTS]
        pairs += [(strong, weak) for weak, strong in pairwise(levels)]
    elif args.held_out:
        pairs = [(level, opponent) for level in levels for opponent in HELD_OUT]
    else:
        pairs = [(strong, weak) for weak, strong in (pairwise(levels) if args.neighbors else combinations(levels, 2))]
    if args.simple:
        table_cells = list(simple_cells(levels, rules, seats, args.matches, args.seed))
    else:
        table_cells = list(cells(pairs, rules, seats, args.matches, args.seed))
    if args.compiled and not {name for cell in table_cells for name in cell.players} <= {*STRENGTHS}:
        options.error(f"--compiled plays only {', '.join(STRENGTHS)}")
    results = read_lines(args.out)
    if args.out.exists() and not args.out.read_bytes().endswith(b"\n"):
        with args.out.open("ab") as file:
            file.write(b"\n")  # ends the line that a crash cut off
    for number, cell in enumerate(table_cells, 1):
        if cell not in results:
            compiled = args.compiled and knows(RULES[cell.rules])
            line = play_compiled(cell, args.weights) if compiled else play_cell(cell, args.jobs, strategies)
            results[cell] = line
            with args.out.open("ab") as file:
                file.write(msgspec.json.encode(line) + b"\n")
            print(f"{number} of {len(table_cells)}: {line.seconds:.0f} s", file=sys.stderr, flush=True)
    print(table([results[cell] for cell in table_cells]))


def _listed(
    options: argparse.ArgumentParser, text: str, default: Sequence[str], names_known: Sequence[str] = ()
) -> Sequence[str]:
    """Return the names in ``text``, or the default. End the program if one of them is unknown."""
    names = text.split(",") if text else default
    for name in names:
        if name not in (names_known or default):
            options.error(f"there is no {name!r}, only {', '.join(names_known or default)}")
    return names


if __name__ == "__main__":
    main()
