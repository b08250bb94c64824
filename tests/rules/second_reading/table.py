"""Play random rounds of No Mercy with the second reading, and print what a round is like: ``python -m`` this module.

Each card of a hand that can be laid is equally likely. So is each color or seat that its play names. Owed cards are
answered if possible, nobody draws by choice, and Uno is always said.
"""

from __future__ import annotations

import sys
from dataclasses import dataclass
from random import Random
from statistics import fmean, quantiles

from tests.rules.second_reading.no_mercy import DECK, State, deal, legal, play


@dataclass
class Told:
    """The facts of one round."""

    turns: int = 0
    """The moves. A draw and its play count once, and the color of a roulette does not count."""
    moves: int = 0
    knocked_out: int = 0
    last_one_in: bool = False
    longest_draw: int = 0
    shuffles: int = 0


def random_round(seats: int, seed: int) -> Told:
    """Play a round to its end."""
    rng = Random(seed)
    told = Told()

    def shuffled(cards: list[str]) -> list[str]:
        told.shuffles += 1
        return rng.sample(cards, len(cards))

    state = deal(seats, rng.sample(DECK, len(DECK)), rng.randrange(seats))
    while state.question != "over":
        move = choose(state, rng)
        state = play(state, state.to_move, move, shuffled)
        told.turns += move != "draw" and not move.startswith("color")
        told.longest_draw = max(told.longest_draw, len(state.drew))
    told.moves = state.moves
    told.knocked_out = len(state.out)
    told.last_one_in = len(state.playing()) == 1
    return told


def choose(state: State, rng: Random) -> str:
    """Return a random move of the seat to move."""
    moves = {move for move in legal(state, state.to_move) if move != "uno" and not move.startswith("catch")}
    by_card: dict[str, list[str]] = {}
    for move in sorted(moves):
        if move[0].isupper() and f"{move}!" not in moves:
            by_card.setdefault(card_of(move), []).append(move)
    if not by_card:
        return rng.choice(sorted(moves))
    return rng.choice(by_card[rng.choice([card for card in state.hands[state.to_move] if card in by_card])])


def card_of(move: str) -> str:
    """Return the card of a play."""
    laid = move.rstrip("!").partition(">")[0]
    return laid[:-1] if laid[0] == "W" and laid != "WRL" else laid


def table(rounds: int) -> str:
    """Return a line for each number of seats."""
    lines = [
        "| seats | turns mean/p95/max | moves mean | knocked out | last one in | longest draw p50/p95/max | shuffles |",
        "|---|---|---|---|---|---|---|",
    ]
    for seats in (2, 4, 6, 10):
        played = [random_round(seats, seed) for seed in range(rounds)]
        turns = [each.turns for each in played]
        draws = [each.longest_draw for each in played]
        lines.append(
            f"| {seats} | {fmean(turns):.0f} / {quantiles(turns, n=20)[-1]:.0f} / {max(turns)} "
            f"| {fmean(each.moves for each in played):.0f} "
            f"| {fmean(each.knocked_out for each in played):.1f} "
            f"| {fmean(each.last_one_in for each in played):.0%} "
            f"| {quantiles(draws, n=20)[9]:.0f} / {quantiles(draws, n=20)[-1]:.0f} / {max(draws)} "
            f"| {fmean(each.shuffles for each in played):.1f} |"
        )
    return "\n".join(lines)


if __name__ == "__main__":
    sys.stdout.write(table(int(sys.argv[1]) if len(sys.argv) > 1 else 400) + "\n")
