"""Draw the pictures of a table's screens, each with a description (alt text) for blind users.

If a picture cannot be drawn, the screen shows the same information in words.
"""

from __future__ import annotations

import logging
from collections.abc import Callable, Iterator, Sequence
from functools import wraps
from typing import ParamSpec, TypeAlias

from unobot.bot.screens.builder import Picture
from unobot.i18n import Text
from unobot.pictures.banner_art import banner
from unobot.pictures.collage import Collage
from unobot.pictures.emblems import EMBLEMS
from unobot.pictures.knock_out_card import KnockOut, knock_out_svg
from unobot.pictures.launcher_art import Launcher, PressSign
from unobot.pictures.lettering import can_draw
from unobot.pictures.match_card import Corners, FactTile, Place, match_card_svg
from unobot.pictures.open_hands import hands_collage
from unobot.pictures.roulette_art import Roulette
from unobot.pictures.score_sheet import sheet_svg
from unobot.pictures.table_art import LastMove, LobbySeat, RingSeat, lobby_collage, pixels, table_collage
from unobot.records.knock_outs import KnockedOut
from unobot.records.launcher_presses import presses_of
from unobot.rules.cards import Card, Color, Pair, Side
from unobot.rules.events import ColorChosen, DrawReason, Drew
from unobot.rules.round import View
from unobot.rules.ruleset.ruleset import Ruleset
from unobot.tables.last_actions import ActionKind, LastAction
from unobot.tables.table_view import SeatView, TableView
from unobot.wording.card_words import (
    card_words,
    color_words,
    hand_words,
    out_words,
    plain_name,
    seat_marks,
    seat_name,
    side_words,
)
from unobot.wording.match_words import fact_lines, last_moment, length_words, moment_line
from unobot.wording.narration import narrate_presses
from unobot.wording.rulesets import ruleset_words, score_terms, score_words

log = logging.getLogger(__name__)
P = ParamSpec("P")

CARD_WIDTH = 720
"""The width of the match card in pixels: it is made to be posted elsewhere. The pictures beside it are as wide."""
MAX_NAMED_SEATS = 5
"""The most seats that the match card names for one fact."""
OLDER_DISCARDS = 2
"""The number of cards that can be seen below the top card."""
NEAR_LIMIT = 5
"""A hand is red if its room is at most this part of the limit, a fifth."""
WIDTH = 480
"""The width of most pictures in pixels, which is about the width of a phone. Tables have their own (`pixels`)."""

SMALL_TABLE = 4
"""The fewest seats that the table before a match shows, taken or free."""

_logged: set[str] = set()


def log_failure(what: str, error: Exception) -> None:
    """Log why a picture is missing. Each ``what`` is logged once, because every move draws the table again."""
    if what not in _logged:
        _logged.add(what)
        log.error("%s failed: the screen uses words instead; this is logged only once", what, exc_info=error)


def or_words(draw: Callable[P, Picture | None]) -> Callable[P, Picture | None]:
    """Make ``draw`` return None if it fails."""

    @wraps(draw)
    def drawn(*args: P.args, **kwargs: P.kwargs) -> Picture | None:
        try:
            return draw(*args, **kwargs)
        except Exception as error:  # noqa: BLE001 - a table without its picture is better than no table
            log_failure(draw.__name__, error)
            return None

    return drawn


@or_words
def table_picture(text: Text, view: TableView, state: View, words: Callable[[], str]) -> Picture:
    """Return the table from above during a round. ``words``: what it shows, as lines."""
    # the round goes on while the picture waits to be drawn
    scene, owed, below, launcher, roulette = (
        _scene(text, view, state),
        _counted_owed(state),
        _below(state),
        _launcher(view, state),
        _roulette(view),
    )
    is_dark = state.side is Side.DARK

    def art(_: str) -> Collage:
        return table_collage(*scene, owed=owed, below=below, launcher=launcher, is_dark=is_dark, roulette=roulette)

    source = f"{scene} {owed} {below} {launcher} {roulette}{' dark' if is_dark else ''}"
    return Picture(source, pixels(state.seats), table_alt(text, view, state), words, art)


@or_words
def replay_picture(text: Text, view: TableView, state: View, words: Callable[[], str]) -> Picture:
    """Return the table from above with all hands, which are open in ``state``. ``words``: the hands, as lines."""
    scene, owed, below, strip = _scene(text, view, state), _counted_owed(state), _below(state), _strip(view)
    launcher, is_dark = _launcher(view, state), state.side is Side.DARK
    hands = [sorted(hand, key=lambda card: card.sort) for hand in state.hands]
    backs: list[list[Card]] = []
    if state.backs is not None:
        pairs = [sorted(map(Pair, *each), key=_by_front) for each in zip(state.hands, state.backs.hands, strict=True)]
        backs = [[pair.back for pair in hand] for hand in pairs]

    def art(_: str) -> Collage:
        return table_collage(
            *scene, strip, owed=owed, below=below, hands=hands, launcher=launcher, backs=backs, is_dark=is_dark
        )

    return Picture(
        f"{scene} {strip} {owed} {below} {hands} {launcher}{f' {backs} {is_dark}' if backs else ''}",
        WIDTH,
        table_alt(text, view, state, is_open=True),
        words,
        art,
    )


def _by_front(pair: Pair) -> tuple[int, int]:
    return pair.front.sort, pair.back.sort


def roulette_of(view: TableView) -> tuple[Color, Drew] | None:
    """Return the color and the cards of a roulette, as long as nothing else has happened since."""
    events = view.recent[-1].events if view.recent else ()
    color = next((event.color for event in events if isinstance(event, ColorChosen)), None)
    drew = next((event for event in events if isinstance(event, Drew) and event.why is DrawReason.ROULETTE), None)
    return None if color is None or drew is None or not drew.cards else (color, drew)


def _roulette(view: TableView) -> Roulette | None:
    """Return the cards that a roulette has just turned up, or None."""
    turned_up = roulette_of(view)
    if turned_up is None:
        return None
    color, drew = turned_up
    return Roulette(view.seats[drew.seat].emblem, color, drew.cards)


@or_words
def knock_out_picture(text: Text, view: TableView, out: KnockedOut, words: Callable[[], str]) -> Picture:
    """Return the card of a knock-out, to share. ``words``: what replaces it."""
    name = plain_name(text, view.seats[out.seat])
    title, by = text("knocked-out-picture", name=name), None
    line = text("knocked-out-picture-alone", count=out.count)
    if out.by is not None:
        by = view.seats[out.by].emblem
        line = text("knocked-out-picture-by", count=out.count, by=plain_name(text, view.seats[out.by]))
    drawn = KnockOut(view.seats[out.seat].emblem, out.count, by, out.card, out.color)
    letters = (title, line) if can_draw(title) and can_draw(line) else ("", "")
    return Picture(knock_out_svg(drawn, *letters), CARD_WIDTH, f"{title}. {line}", words)


@or_words
def lobby_picture(text: Text, view: TableView, free: int, words: Callable[[], str]) -> Picture:
    """Return the table before a match, with ``free`` seats to take. ``words``: the seats, as lines."""
    seats: list[LobbySeat | None] = [
        LobbySeat(
            seat.emblem,
            plain_name(text, seat) if can_draw_name(text, seat) else "",
            is_host=seat.host,
            is_ai=seat.level is not None,
            is_ready=seat.ready,
        )
        for seat in view.seats
    ]
    seats += [None] * min(free, max(1, SMALL_TABLE - len(seats)))
    deck, alt = view.ruleset.cards, lobby_alt(text, view, free)
    source = f"lobby {deck} {seats}"
    return Picture(source, pixels(len(seats)), alt, words, lambda _: lobby_collage(seats, deck))


def lobby_alt(text: Text, view: TableView, free: int) -> str:
    """Return the description of the table before a match: who plays, and how many seats are free."""
    plain = text.with_look("shapes", {})  # a description has no emojis of ours
    seats = plain.listed(
        [
            " · ".join(
                (
                    _alt_name(plain, seat),
                    *seat_marks(plain, seat),
                    *((plain("mark-ready"),) if seat.ready else ()),
                )
            )
            for seat in view.seats
        ]
    )
    return plain("alt-lobby", seats=seats.replace("*", ""), free=free)


_Scene: TypeAlias = tuple[list[RingSeat], int, int, Card | None, Color | None, int]


def _scene(text: Text, view: TableView, state: View) -> _Scene:
    """Return what the picture of a table shows: the arguments of `table_collage`."""
    emotes = dict(view.reactions)
    seats = [
        RingSeat(
            view.seats[seat].emblem,
            None if seat in state.out else len(state.hands[seat]),
            is_uno_owed=seat in state.catchable,
            is_uno_said=state.said_uno[seat],
            name=plain_name(text, view.seats[seat]) if can_draw_name(text, view.seats[seat]) else "",
            points=view.seats[seat].score if _has_points(view) else None,
            emote=emotes.get(seat, ""),
            last=_last_move(view.actions.get(seat)),
            is_near_limit=_is_near_limit(view, len(state.hands[seat])),
            is_played_by_robot=not view.waits and has_stand_in(view.seats[seat]),
        )
        for seat in range(state.seats)
    ]
    top = state.top if state.discard else None
    return seats, state.to_move, state.direction, top, state.color, len(state.pile)


def _launcher(view: TableView, state: View) -> Launcher | None:
    """Return the launcher with the presses of the last entry, or None if the deck has none."""
    if not state.rule_tables.launcher:
        return None
    presses = presses_of(view.recent[-1]) if view.recent else ()
    return Launcher(
        state.silent,
        tuple(PressSign(view.seats[press.seat].emblem, press.fired, press.cards) for press in presses),
    )


def _is_near_limit(view: TableView, cards: int) -> bool:
    """Return whether a hand is so large that its seat is soon out: 20 cards of 25."""
    rules = view.ruleset
    return rules.at_limit == "out" and 0 < rules.hand_limit - cards <= rules.hand_limit // NEAR_LIMIT


def _below(state: View) -> list[Card]:
    """Return the cards that can be seen below the top card. Nobody knows those that turned over with it."""
    return [card for card in state.discard[-1 - OLDER_DISCARDS : -1] if card is not Card.HIDDEN]


def _counted_owed(state: View) -> int:
    """Return how many cards are owed, or 0 if a color ends the draw: the top card says that."""
    return state.owed if state.owed_color is None else 0


def _last_move(action: LastAction | None) -> LastMove | None:
    return None if action is None else LastMove(action.kind, action.card, action.color, action.count)


def can_draw_name(text: Text, seat: SeatView) -> bool:
    """Return whether the fonts of pictures have each letter of a name."""
    return can_draw(plain_name(text, seat))


def has_stand_in(seat: SeatView) -> bool:
    """Return whether the person in a seat is away or on autopilot, so that an AI plays for them."""
    return seat.level is None and (seat.away or seat.autopilot)


def _has_points(view: TableView) -> bool:
    return view.ruleset.keeps_scores and any(seat.score for seat in view.seats)


def table_alt(text: Text, view: TableView, state: View, *, is_open: bool = False) -> str:
    """Return the description of the table picture. It says all that the picture shows. ``is_open``: with all hands."""
    plain = text.with_look("shapes", {})  # a description has no emojis of ours
    order = [(state.to_move + step * state.direction) % state.seats for step in range(state.seats)]
    order.sort(key=lambda seat: seat in state.out)
    top = plain("table-nothing-laid")
    if state.discard:
        card, below = (
            card_words(plain, state.top, state.color),
            plain.listed([card_words(plain, c) for c in _below(state)]),
        )
        top = plain("alt-top-below", card=card, below=below) if below else plain("alt-top", card=card)
    way = plain("table-clockwise") if state.direction == 1 else plain("table-counterclockwise")
    way = " · ".join(filter(None, (side_words(plain, state), way)))
    pile = plain("table-pile", count=len(state.pile))
    seat_words = _alt_hand if is_open else _alt_seat
    seats = plain.listed(
        [
            " · ".join((seat_words(plain, view.seats[seat], state), *_alt_extras(plain, view, seat, state)))
            for seat in order
        ]
    )
    owed = plain("narration-owed", count=state.owed) if state.owed else ""
    if state.owed_color is not None:
        owed = plain("narration-owed-until", color=color_words(plain, state.owed_color))
    launcher = _launcher_words(plain, view, state) if state.rule_tables.launcher else ""
    turned_up = "" if is_open else roulette_words(plain, view)
    line = moment_line(plain, view).replace("*", "")
    return plain.sentences(
        plain("alt-table", top=top, way=way, pile=pile, seats=seats), owed, launcher, turned_up, line
    )


def roulette_words(text: Text, view: TableView) -> str:
    """Return the cards that a roulette has just turned up in words, or an empty string."""
    turned_up = roulette_of(view)
    return "" if turned_up is None else text("narration-roulette-cards", cards=hand_words(text, turned_up[1].cards))


def _launcher_words(text: Text, view: TableView, state: View) -> str:
    """Return what the picture of a launcher shows: the presses of the last entry, and the clicks so far."""
    told = narrate_presses(text, view.recent[-1], view.seats).replace("*", "") if view.recent else ""
    return text.sentences(told, text("alt-launcher", count=state.silent))


def _alt_extras(text: Text, view: TableView, seat: int, state: View) -> Iterator[str]:
    """Yield the points, the robot that plays for a person, the last action and the reaction of a seat."""
    if _has_points(view):
        yield score_words(text, view.ruleset, view.seats[seat].score)
    if has_stand_in(view.seats[seat]):
        yield seat_marks(text, view.seats[seat], waits=view.waits)[-1]
    action, emotes = view.actions.get(seat), dict(view.reactions)
    if action is not None and seat not in state.out:
        if action.card is not None:
            yield text("alt-played", card=card_words(text, action.card, action.color))
        elif action.kind is ActionKind.SILENT:
            yield text("alt-silent")
        else:
            yield text("alt-drew", count=action.count) if action.count else text("alt-skipped")
    if seat in emotes:
        yield text(f"reaction-{emotes[seat]}")


def _alt_seat(text: Text, seat: SeatView, state: View) -> str:
    """Return a seat in the description of the table: its cards and its Uno, or that it is out."""
    name = _alt_name(text, seat)
    if seat.index in state.out:
        return f"{name}: {out_words(text, state, seat.index)}"
    line = text("alt-seat", name=name, count=len(state.hands[seat.index]))
    if seat.index in state.catchable:
        return f"{line} ({text('mark-uno-owed')})"
    return f"{line} ({text('mark-uno')})" if state.said_uno[seat.index] else line


def _alt_hand(text: Text, seat: SeatView, state: View) -> str:
    """Return a seat in the description of a table with open hands."""
    hand = state.hands[seat.index]
    if not hand:
        return _alt_seat(text, seat, state)
    cards = f"{_alt_name(text, seat)}: {hand_words(text, hand)}"
    return (
        cards
        if state.backs is None
        else f"{cards}; {text('alt-backs', cards=hand_words(text, state.backs.hands[seat.index]))}"
    )


def _strip(view: TableView) -> str:
    """Return the banner of the last entry's moment, or an empty string without a moment."""
    moment = last_moment(view)
    if moment is None:
        return ""
    other_emblem = None if moment.other is None else view.seats[moment.other].emblem
    seat = view.seats[moment.seat].emblem
    return banner(moment.kind, seat, other_emblem, moment.count, moment.card, moment.color)


def _alt_name(text: Text, seat: SeatView) -> str:
    """Return a name for a description of a picture, which shows the emblem. A description has no emojis of ours."""
    return f"{EMBLEMS[seat.emblem].emoji} {plain_name(text, seat)}"


@or_words
def match_picture(text: Text, view: TableView, words: Callable[[], str]) -> Picture:
    """Return the match card of a match that was won. ``view.facts`` is set. ``words``: what replaces it."""
    assert view.facts is not None
    assert view.winner is not None
    facts, emblems, names = view.facts, [seat.emblem for seat in view.seats], picture_names(text, view)
    has_points = view.ruleset.keeps_scores
    winners = view.placing[:2] if view.ruleset.teams else (view.winner,)
    comeback = "rise", f"tile-comeback-{facts.comeback_from}", facts.comeback
    feats = comeback, ("take", "tile-draw", facts.draw), ("flame", "tile-streak", facts.streak)
    tiles = [FactTile(sign, feat.number, text(word), (emblems[feat.seat],)) for sign, word, feat in feats if feat]
    if facts.catches:
        caught = sum(feat.number for feat in facts.catches)
        catchers = tuple(emblems[feat.seat] for feat in facts.catches[:MAX_NAMED_SEATS])
        tiles.append(FactTile("eye", caught, text("tile-catches"), catchers))
    places = [
        Place(emblems[seat], names[seat], view.seats[seat].score if has_points else None) for seat in view.placing
    ]
    target = text("card-target", **score_terms(view.ruleset)) if has_points else ""
    corners = Corners(length_words(text, facts), text("fact-rounds", count=facts.rounds), target)
    drawing = match_card_svg([emblems[seat] for seat in winners], places, tiles, corners)
    return Picture(drawing, CARD_WIDTH, match_alt(text, view), words)


def picture_names(text: Text, view: TableView) -> list[str]:
    """Return the names of all seats for a picture. All are empty if our fonts cannot write one of them."""
    names = [plain_name(text, seat) for seat in view.seats]
    return names if all(map(can_draw, names)) else [""] * len(names)


def facts_words(text: Text, view: TableView) -> str:
    """Return the facts of a match that was won, as lines. They replace a match card that cannot be drawn."""
    assert view.facts is not None
    rules = text("fact-rules", rules=ruleset_words(text, view.ruleset))
    return "\n".join((text("facts-title"), *fact_lines(text, view.facts, view.seats), f"-# {rules}"))


def match_alt(text: Text, view: TableView) -> str:
    """Return the description of the match card: the winner, the placing, the facts and the rules."""
    assert view.facts is not None
    words = text.with_look("shapes", {})  # a description has no emojis of ours
    has_points = view.ruleset.keeps_scores
    placing = [
        f"{place}. {seat_name(words, view.seats[seat])}"
        + (f" {score_words(words, view.ruleset, view.seats[seat].score)}" if has_points else "")
        for place, seat in enumerate(view.placing, 1)
    ]
    rules = words("fact-rules", rules=ruleset_words(words, view.ruleset))
    first = f"{words('placing-title')}: {words.listed(placing)}"
    lines = (first, *fact_lines(words, view.facts, view.seats), rules)
    return ". ".join(lines).replace("*", "").replace("`", "")


def score_goal(ruleset: Ruleset) -> int | None:
    """Return the score that wins a match for sure, or ``None`` for golf, in which no score does."""
    match ruleset.scoring:
        case "golf":
            return None
        case "best_of":
            return ruleset.rounds // 2 + 1
        case _:
            return ruleset.target


@or_words
def sheet_picture(text: Text, view: TableView, order: Sequence[int], words: Callable[[], str]) -> Picture:
    """Return the score sheet after a round. ``order``: the seats, best first. ``words``: what replaces it."""
    emblems, names = [seat.emblem for seat in view.seats], picture_names(text, view)
    drawing = sheet_svg(view.sheet, emblems, names, order, score_goal(view.ruleset), view.winner)
    return Picture(drawing, CARD_WIDTH, sheet_alt(text, view, order), words)


def sheet_alt(text: Text, view: TableView, order: Sequence[int]) -> str:
    """Return the description of the score sheet: the score of each seat after every round."""
    lines = [
        text(
            "alt-scores",
            name=_alt_name(text, view.seats[seat]),
            points=text.listed([str(row[seat]) for row in view.sheet]),
        )
        for seat in order
    ]
    return text("alt-sheet", **score_terms(view.ruleset), scores=text.sentences(*lines))


@or_words
def hands_picture(
    emblems: Sequence[int], hands: Sequence[Sequence[Card]], alt: str, words: str, *, is_dark: bool = False
) -> Picture:
    """Return hands, or their backs, in the order of ``emblems``. ``words``: what replaces it.

    ``is_dark``: whether these are the dark sides of a deck with two sides.
    """
    ordered = [sorted(hand, key=lambda card: card.sort) for hand in hands]

    def art(_: str) -> Collage:
        return hands_collage(emblems, ordered, is_dark=is_dark)

    return Picture(f"{emblems} {ordered}{' dark' if is_dark else ''}", CARD_WIDTH, alt, lambda: words, art)
