"""End a round, count its points, and take out the seats that leave it before the end.

Clauses 9, 10, 13.11 and 13.12 have the rules. Open hands are open while they hold fewer cards than the rules say. A
hand that grows is hidden again.
"""

from __future__ import annotations

from unobot.rules.events import Event, HandShown, HandsMoved, Phase, RoundEnded, SeatOut, TurnBegan
from unobot.rules.play.consequences import PLAYS_NEXT, evolved
from unobot.rules.play.evolve import evolve
from unobot.rules.round import Round


def partners(state: Round, seat: int) -> tuple[int, ...]:
    """Return the seats that win together with ``seat``, with itself."""
    if not state.ruleset.teams:
        return (seat,)
    half = state.seats // 2
    return (seat % half, seat % half + half)


def goes_on_without(state: Round, seat: int) -> bool:
    """Return whether the others play on after ``seat`` has gone out: until one is left, or until its partner is out."""
    if state.ruleset.both_out:
        return any(partner != seat and partner not in state.out for partner in partners(state, seat))
    return state.ruleset.scoring == "until_last" and state.playing > 2


def end_round(state: Round, events: list[Event], winner: int | None) -> list[Event]:
    """Return ``events`` with the end of the round. ``winner`` went out or is left, or the lowest hand wins."""
    if winner is not None and state.ruleset.knock_out:
        events = _knock_out_at_end(state, events, winner)
    after = evolved(state, events)
    worth = [after.rule_tables.worth(hand) + lost for hand, lost in zip(after.hands, after.lost, strict=True)]
    drawn = winner is None
    ruleset = state.ruleset
    if ruleset.scoring == "until_last" and after.out:
        winner = after.out[0]
    elif winner is None:
        winner = _lowest_hand(after, worth)
    points = _points(state, worth, winner)
    scores = tuple(before + scored for before, scored in zip(state.scores, points, strict=True))
    hands = tuple(tuple(hand) for hand in after.hands)
    return [*events, RoundEnded(winner, drawn, points, scores, hands)]


def _points(state: Round, worth: list[int], winner: int | None) -> tuple[int, ...]:
    """Return what the round adds to the score of each seat. ``worth``: the points of its hand.

    The winner and its partner get the points of the other hands. In golf, each seat gets the points of its own hand and
    of its partner's. If rounds are counted, the winner and its partner get 1.
    """
    ruleset = state.ruleset
    seats = range(state.seats)
    if ruleset.scoring == "golf":
        return tuple(sum(worth[partner] for partner in partners(state, seat)) for seat in seats)
    together = () if winner is None or not ruleset.keeps_scores else partners(state, winner)
    won = 1
    if ruleset.scoring == "points":
        won = sum(worth[seat] for seat in seats if seat not in together) * (2 if ruleset.double_score else 1)
    return tuple(won if seat in together else 0 for seat in seats)


def _knock_out_at_end(state: Round, events: list[Event], winner: int) -> list[Event]:
    """Return ``events`` with the seats that the last card of ``winner`` brought to the limit: they are out as well."""
    after = evolved(state, events)
    out: list[Event] = [
        SeatOut(seat, tuple(after.hands[seat]), placed=False)
        for seat in after.others(winner)
        if len(after.hands[seat]) >= state.ruleset.hand_limit
    ]
    return [*events, *out]


def _lowest_hand(after: Round, worth: list[int]) -> int | None:
    """Return the seat that wins a drawn round, or ``None`` for a tie. In a team it is the partner with fewer points."""
    totals: dict[tuple[int, ...], int] = {}
    for seat in range(after.seats):
        if seat not in after.out:
            together = partners(after, seat)
            totals[together] = sum(worth[partner] for partner in together)
    least = min(totals.values())
    best = [together for together, total in totals.items() if total == least]
    if len(best) > 1:
        return None
    return min((seat for seat in best[0] if seat not in after.out), key=lambda seat: worth[seat])


def end_at_move_limit(state: Round, events: list[Event]) -> list[Event]:
    """End the round with the move of ``events``, unless it has ended already. No turn follows."""
    if isinstance(events[-1], RoundEnded):
        return events
    if isinstance(events[-1], TurnBegan):
        events.pop()
    return end_round(state, events, winner=None)


def remove_over_limit(state: Round, events: list[Event]) -> list[Event]:
    """Add the events for the seats whose hands are at the limit now: they leave the round."""
    ruleset = state.ruleset
    if not ruleset.hand_limit or ruleset.at_limit != "out" or isinstance(events[-1], RoundEnded):
        return events
    after = evolved(state, events)
    mover = state.to_move if state.to_move not in after.out else after.to_move
    for seat in [*after.others(mover), mover]:
        if len(after.hands[seat]) < ruleset.hand_limit:
            continue
        out = SeatOut(seat, tuple(after.hands[seat]), placed=False)
        events.append(out)
        evolve(after, out)
        remaining = [other for other in range(after.seats) if other not in after.out]
        if len({partners(after, other) for other in remaining}) == 1:
            return end_round(state, events, winner=remaining[0])
    if after.to_move in after.out:
        following = after.next_seat(after.to_move)
        color = after.phase is Phase.COLOR  # the next player must still choose the color
        events.append(TurnBegan(following, Phase.COLOR) if color else PLAYS_NEXT[following])
    return events


def update_open_hands(state: Round, events: list[Event]) -> list[Event]:
    """Add the events for hands that open or close, before the end of the round."""
    below = state.ruleset.open_hands
    if not below:
        return events
    after = evolved(state, events)
    moves = [event for event in events if isinstance(event, HandsMoved)]  # these events hide every moved hand
    changes: list[Event] = [
        HandShown(seat, tuple(hand), open=len(hand) < below)
        for seat, (before, hand) in enumerate(zip(state.hands, after.hands, strict=True))
        if hand and (hand != before or any(move.moved(seat) for move in moves)) and min(len(before), len(hand)) < below
    ]
    end = len(events) - isinstance(events[-1], RoundEnded)
    return [*events[:end], *changes, *events[end:]]
