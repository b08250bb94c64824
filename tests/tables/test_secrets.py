"""No reader ever sees a card that the rules hide from them."""

from __future__ import annotations

import dataclasses
import random
from collections.abc import Mapping
from dataclasses import fields, is_dataclass
from functools import partial

import msgspec
import pytest

from tests.tables.harness import ANN, BOB, CEM, PEOPLE, STRANGER, TableHarness, play, random_action
from unobot.rules.backs import Backs
from unobot.rules.cards import Card, Color, Face
from unobot.rules.events import (
    Challenged,
    Dealt,
    DrawnSeen,
    Drew,
    HandShown,
    HandsMoved,
    Played,
    RoundEnded,
    SeatOut,
    TurnedOver,
    TurnedUp,
    WrongPlay,
)
from unobot.rules.round import Round, View
from unobot.rules.ruleset.ruleset import PRESETS, Ruleset
from unobot.tables.last_actions import LastAction
from unobot.tables.state import lobby


def shown(thing: object, seat: int | None) -> list[Card]:
    """Return all cards in a view, except its reader's own and those that lie open."""
    if isinstance(thing, Card):
        return [] if thing is Card.HIDDEN else [thing]
    return [card for part in parts(thing, seat) for card in shown(part, seat)]


def parts(thing: object, seat: int | None) -> list[object]:
    """Return the parts of a piece of a view, without the cards that this reader may see."""
    backs = hidden_backs(thing, seat)
    return (parts_of_one_side(thing, seat) if backs is None else backs) or []


def hidden_backs(thing: object, seat: int | None) -> list[object] | None:
    """Return the parts of cards with two sides that this reader may not see, or None for anything else."""
    match thing:
        case Backs():
            return [thing.hands if seat is None else thing.hands[seat], thing.pile, thing.discard]
        case Played(seat=owner, backs=backs) if backs:
            return [backs] if seat in (None, owner) else []
        case Drew(seat=owner, cards=cards, backs=backs) if backs:
            return [() if owner == seat else cards, backs if seat in (None, owner) else ()]
        case HandsMoved() | TurnedOver() | Dealt() if thing.backs:
            hands = [hand for owner, hand in enumerate(thing.hands) if owner != seat]
            unseen = [hand for owner, hand in enumerate(thing.backs) if seat in (None, owner)]
            return [*hands, *unseen, *((thing.pile, thing.pile_backs) if isinstance(thing, Dealt) else ())]
        case _:
            return None


def parts_of_one_side(thing: object, seat: int | None) -> list[object]:
    match thing:
        case Played() | TurnedUp() | RoundEnded() | LastAction() | Color() | Face() | None | str() | int() | float():
            return []
        case Drew(seat=owner, blind=False) | DrawnSeen(seat=owner) if owner == seat:
            return []
        case Challenged(seat=by, against=against, to_all=to_all) if to_all or seat in (by, against):
            return []
        case HandShown(open=True) | SeatOut() | WrongPlay() | Drew(open=True):
            return []
        case HandShown(seat=owner) if owner == seat:
            return []
        case HandsMoved():
            return [hand for owner, hand in enumerate(thing.hands) if owner != seat]
        case Dealt():
            return [thing.hands[:seat], thing.hands[seat + 1 :], thing.pile] if seat is not None else [*thing.hands]
        case View():
            assert thing.seat == seat
            open_to_all = {"discard", "shuffler", "rule_tables"} | (
                {"drawn"} if thing.to_move == seat and not thing.ruleset.blind_draw else set()
            )
            mine = open_to_all | ({"challenged_hand"} if thing.challenged == seat else set())
            assert thing.shuffler is None  # the shuffler gives away every card to come
            below = thing.ruleset.open_hands
            hands = [hand for owner, hand in enumerate(thing.hands) if owner != seat and len(hand) >= below]
            return [
                hands,
                *(getattr(thing, slot) for slot in Round.__slots__ if slot not in {*mine, "hands"}),
            ]
        case Round():
            raise AssertionError("a view holds a whole round")
        case list() | tuple() | Mapping():
            return list(thing.items() if isinstance(thing, Mapping) else thing)
        case msgspec.Struct():
            return list(msgspec.structs.asdict(thing).values())
        case _:
            assert is_dataclass(thing)
            return [getattr(thing, field.name) for field in fields(thing)]


HOUSE = (
    Ruleset(open_hands=4, wrong_play=1, several=True),
    Ruleset(blind_draw=True, seven=True, stacking="any", play_after_drawing=True),
)


@pytest.mark.parametrize("rules", [*PRESETS.values(), *HOUSE])
async def test_no_view_holds_a_card_hidden_from_its_reader(harness: TableHarness, rules: Ruleset) -> None:
    rng = random.Random(1)
    table = await harness.lobby(ANN, BOB, CEM, ais=1)
    await table.change(ANN, partial(lobby.set_rules, ruleset=rules))
    await table.start(ANN, 7)
    seats = {seat.user_id: place for place, seat in enumerate(table.state.seats) if seat.user_id}
    for _ in range(50):
        if not table.is_live:
            return
        await random_action(harness, table, PEOPLE, rng)
        assert table.log is not None
        for reader in (*PEOPLE, STRANGER):
            view = table.view(reader)
            seat = seats.get(reader)
            assert view.seat == seat
            assert shown(view, seat) == []
            if seat is not None:
                assert view.view is not None
                unseen = table.log.round.unseen[seat]
                seen = table.log.round.hands[seat][: table.log.round.counts[seat] - unseen]
                assert view.view.hands[seat] == seen + [Card.HIDDEN] * unseen
            turned = [] if table.log.round.backs is None else table.log.round.backs.discard
            assert all(action.card in (None, *table.log.round.discard, *turned) for action in view.actions.values())
        public = table.view(None)  # only it has remarks, which are made from what everybody saw
        watched = dataclasses.replace(table.view(STRANGER), to_take=(), may_join=False, remarks=public.remarks)
        watched = dataclasses.replace(watched, may_see_backs=False)
        assert watched == public


async def test_a_challenged_hand_is_shown_only_to_its_two_players(harness: TableHarness) -> None:
    table = await harness.deal({ANN: "WD4 R1 R2", BOB: "B1 B2", CEM: "G1 G2"})
    await play(table, ANN, "WD4G")
    for reader in (None, BOB, CEM):
        assert shown(table.view(reader), table.view(reader).seat) == []
    await play(table, BOB, "challenge")
    seen = {}
    for reader in (ANN, BOB, CEM, None):
        challenged = table.view(reader).recent[-1].events[0]
        assert isinstance(challenged, Challenged)
        seen[reader] = " ".join(map(str, challenged.hand))
        assert shown(table.view(reader), table.view(reader).seat) == []
    assert seen == {ANN: "R1 R2", BOB: "R1 R2", CEM: "?? ??", None: "?? ??"}


async def test_changing_a_view_changes_nothing_at_the_table(harness: TableHarness) -> None:
    table = await harness.deal({ANN: "R1 R2", BOB: "B1 B2"})
    before = table.view(ANN)
    view = table.view(ANN)
    assert view.view is not None
    view.view.hands[0].clear()
    view.view.discard.clear()
    assert table.view(ANN) == before
