"""The public message of a tournament: who has checked in, the tables of a round, the standings, and its buttons."""

from __future__ import annotations

from collections.abc import Sequence
from hashlib import sha256

from discord import ButtonStyle

from unobot.bot.custom_ids import Verb
from unobot.bot.screens.builder import MAX_ALT_LENGTH, ActionButton, Picture, Screen, ScreenBuilder
from unobot.bot.screens.fair_deal import short_hex
from unobot.bot.screens.illustrations import WIDTH, or_words
from unobot.features.tournament.duplicate import deal_of
from unobot.features.tournament.night import CHECK_IN, OVERTIME, checks_in, is_final_next, is_too_late
from unobot.features.tournament.picture import StandingsRow, standings_svg
from unobot.features.tournament.rules import TournamentStanding, commitment, follows_lots, has_final, ranking, standings
from unobot.i18n import Text
from unobot.model.former import FORMER
from unobot.model.people import EMBLEM_NAMES
from unobot.model.tournament import Entrant, Pod, TournamentState
from unobot.rules.ruleset.ruleset import named_ruleset
from unobot.wording.card_words import time_left
from unobot.wording.rulesets import ruleset_words

JOIN, DROP, START, CLOSE, CLOSE_YES, LOTS = "join", "drop", "start", "close", "yes", "lots"
"""The arguments of the verb."""
MAX_STANDINGS = 32
"""The most rows of the standings in the message."""
MAX_TEXT_LENGTH = 3600
"""The most characters of the message before its last lines. Discord's limit is 4,000."""
RECORD = "tournament.json"
"""The name of the attached file with the lots."""
MAX_NAMES = 12
"""The most names of people who do not play at present."""
_MEDALS = ("🥇", "🥈", "🥉")


def tournament_screen(text: Text, state: TournamentState, now: float, *, silent: bool = False) -> Screen:
    """Return the message of a tournament. ``silent``: whether the tournament waits because no press can arrive."""
    night, builder = state.night, ScreenBuilder(state.id)
    plan = "tournament-plan-duplicate" if night.duplicate else "tournament-plan"
    host = text("name-former") if state.host_name == FORMER else state.host_name
    terms = [
        text(plan, rounds=night.rounds_planned, minutes=night.minutes),
        ruleset_words(text, named_ruleset(night.rules)),
        text("tournament-sealed", seal=short_hex(commitment(state))),
    ]
    builder.say(
        f"## {text('tournament-title')}",
        text("tournament-host", host=host),
        text("tournament-limited") if night.limited and state.status != "over" else "",
        *(f"-# {line}" for line in terms if state.status == "check_in"),  # later, the places need the room
    )
    builder.line()
    match state.status:
        case "check_in":
            _check_in(text, builder, state, now, silent=silent)
        case "round":
            _round(text, builder, state, silent=silent)
        case "break":
            _break(text, builder, state, silent=silent)
        case "over":
            _over(text, builder, state)
    builder.row(*_buttons(text, builder, state, now))
    return builder.view()


def lots_screen(text: Text, state: TournamentState, *, is_sealed: bool) -> Screen:
    """Return the whole fingerprint of the lots, and after the tournament the secret, a verdict, and the file."""
    builder = ScreenBuilder(state.id)
    title, seal = f"### {text('button-tournament-lots')}", commitment(state)
    if is_sealed:
        builder.say(title, text("tournament-sealed", seal=seal), text("tournament-sealed-how"))
        return builder.view()
    verdict = text("tournament-lots-right") if follows_lots(state) else text("tournament-lots-wrong")
    builder.say(
        title,
        verdict,
        f"-# {text('tournament-lots-commitment', seal=seal)}",
        f"-# {text('fair-seed', seed=state.secret.hex())}",
        text("tournament-lots-yourself", file=RECORD),
    )
    builder.file(RECORD)
    return builder.view()


def close_screen(text: Text, state: TournamentState, *, admin: bool = False) -> Screen:
    """Return the question whether to end the tournament. ``admin``: for an admin of the server."""
    builder = ScreenBuilder(0 if admin else state.id)
    verb, arg = (Verb.MODERATE, f"close>{state.id}") if admin else (Verb.TOURNAMENT, CLOSE_YES)
    builder.say(text("tournament-close-ask"))
    builder.row(builder.button(text("button-tournament-close-yes"), verb, arg, style=ButtonStyle.danger))
    return builder.view()


def pod_call(text: Text, state: TournamentState, number: int, pod: int) -> str:
    """Return the plain message that calls the people of a table. It mentions them."""
    round_ = state.night.rounds[number]
    people = [f"<@{entrant.user_id}>" for entrant in _people(state, round_.pods[pod]) if entrant.user_id]
    title = _round_title(text, state, number)
    call = "tournament-call-closed" if state.night.duplicate else "tournament-call"
    return text(call, round=title, table=pod + 1, people=text.listed(people))


def pod_thread(text: Text, state: TournamentState, number: int, pod: int) -> str:
    """Return the name of a table's thread."""
    return text("tournament-thread", round=_round_title(text, state, number), table=pod + 1)


def check_in_call(text: Text, state: TournamentState, user_ids: Sequence[int], link: str) -> str:
    """Return the plain message that calls people to check in. It mentions them."""
    people = text.listed([f"<@{user_id}>" for user_id in user_ids])
    return text("tournament-check-in-call", people=people, when=time_left(state.due or 0), link=link)


def unopened_words(text: Text, state: TournamentState, number: int, pod: int) -> str:
    """Return the sentence about a table that Discord refuses, or refused, to open. Empty for all other tables."""
    pod_state = state.night.rounds[number].pods[pod]
    if pod_state.table_id is not None or pod_state.gives_up is None:
        return ""
    if pod_state.places:
        return text("tournament-not-opened", table=pod + 1)
    until = int(min(pod_state.gives_up, state.night.rounds[number].ends + OVERTIME))
    return text("tournament-refused", table=pod + 1, until=f"<t:{until}:t>")


def _check_in(text: Text, builder: ScreenBuilder, state: TournamentState, now: float, *, silent: bool) -> None:
    due = int(state.due or 0)
    at, left = f"<t:{due}:t>", time_left(due)
    if silent:
        lines = [text("table-silent")]
    elif checks_in(state, now):
        lines = [text("tournament-no-show", at=at, left=left)]
    else:
        opens = due - int(CHECK_IN)
        lines = [text("tournament-sign-up", at=f"<t:{opens}:t>", left=time_left(opens), until=at)]
    if state.night.extended:
        lines.append(text("tournament-extended"))
    builder.say(*lines)
    ready, signed = _names_of(text, state, "ready"), _names_of(text, state, "signed")
    out = _names_of(text, state, "dropped")
    builder.say(
        text("tournament-ready", count=len(ready), names=text.listed(ready)) if ready else text("tournament-nobody"),
        text("tournament-signed", count=len(signed), names=text.listed(signed)) if signed else "",
        text("tournament-dropped", count=len(out), names=text.listed(out)) if out else "",
    )


def _round(text: Text, builder: ScreenBuilder, state: TournamentState, *, silent: bool) -> None:
    number = len(state.night.rounds) - 1
    round_ = state.night.rounds[number]
    ends = int(round_.ends)
    builder.say(
        f"### {_round_title(text, state, number)}",
        text("table-silent")
        if silent
        else text("tournament-round-ends", at=f"<t:{ends}:t>", left=time_left(ends), minutes=int(OVERTIME / 60)),
        f"-# {text('tournament-deal', seal=_seal(state, number))}" if state.night.duplicate else "",
    )
    builder.say(*(_table_line(text, state, n, pod) for n, pod in enumerate(round_.pods)))
    _unopened_lines(text, builder, state)
    _out_lines(text, builder, state)
    if number and not round_.is_final:
        _standings(text, builder, state, standings(state, number))
    elif round_.is_final:
        _standings(text, builder, state, standings(state))


def _break(text: Text, builder: ScreenBuilder, state: TournamentState, *, silent: bool) -> None:
    due = int(state.due or 0)
    title = text("tournament-final") if is_final_next(state) else _round_title(text, state, len(state.night.rounds))
    if silent:
        builder.say(text("table-silent"))
    else:
        builder.say(f"### {text('tournament-next', round=title, left=time_left(due))}")
    _unopened_lines(text, builder, state)
    _out_lines(text, builder, state)
    _standings(text, builder, state, standings(state))


def _over(text: Text, builder: ScreenBuilder, state: TournamentState) -> None:
    rows = ranking(state)
    if state.night.ended_by:
        builder.say(f"### {text(f'tournament-ended-{state.night.ended_by}')}")
    if not state.night.rounds:
        return
    _unopened_lines(text, builder, state)
    if not state.night.ended_by and rows and rows[0].points:
        builder.say(f"### {text('tournament-won', name=_name(text, state.night.entrants[rows[0].number]))}")
    _standings(text, builder, state, rows, medals=True)


def _standings(
    text: Text,
    builder: ScreenBuilder,
    state: TournamentState,
    rows: Sequence[TournamentStanding],
    *,
    medals: bool = False,
) -> None:
    """Add the standings: a picture of the points and places with the names below it, or a line for each person.

    How they count is said between the rounds and at the end. During a round, a phone has no place for it below the
    picture.
    """
    lines: list[str] = []
    room = MAX_TEXT_LENGTH - builder.length
    for place, row in enumerate(rows[:MAX_STANDINGS], 1):
        line = _standing_line(text, state, place, row, medals=medals)
        room -= len(line) + 1
        if room < 0:
            break
        lines.append(line)
    if not lines:
        return
    visible_rows = rows[: len(lines)]
    hidden = len(rows) - len(visible_rows)
    more = [f"-# {text('tournament-more', count=hidden)}"] if hidden else []
    legend = "tournament-legend-duplicate" if state.night.duplicate else "tournament-legend"
    short = legend if state.night.duplicate else "tournament-legend-short"
    final = [f"-# {text('tournament-legend-final')}"] if medals and has_final(state) else []
    words = "\n".join((*lines, *more, *final, f"-# {text(legend)}"))
    names = f"-# {' · '.join(_short_rows(text, state, visible_rows))}"
    explained = [] if state.status == "round" else [*final, f"-# {text(short)}"]
    below = "\n".join((names, *more, *explained))
    alt = text("tournament-alt", rows="\n".join(lines).replace("**", ""))
    picture = None if text.look == "text" else standings_picture(state, visible_rows, alt, words, below)
    builder.show(words if picture is None else picture)


def _short_rows(text: Text, state: TournamentState, rows: Sequence[TournamentStanding]) -> list[str]:
    """Return the name of each person of a picture with what it does not show, where the legend explains it."""
    is_bare = state.night.duplicate or state.status == "round"
    message = "tournament-row-short-duplicate" if is_bare else "tournament-row-short"
    return [
        text(message, place=place, name=_name(text, state.night.entrants[row.number]), opponents=row.opponents)
        for place, row in enumerate(rows, 1)
    ]


@or_words
def standings_picture(
    state: TournamentState, rows: Sequence[TournamentStanding], alt: str, words: str, legend: str
) -> Picture:
    """Return the picture of the standings. ``words``: the lines that take its place. ``legend``: the lines below it."""
    picture_rows = [
        StandingsRow(
            _emblem(state, row.number), row.places, row.points, state.night.entrants[row.number].presence != "dropped"
        )
        for row in rows
    ]
    return Picture(standings_svg(picture_rows), WIDTH, alt[:MAX_ALT_LENGTH], lambda: words, legend=legend)


def _emblem(state: TournamentState, number: int) -> int:
    """Return the emblem of an entrant. In a tournament of an older version, it follows from their number."""
    emblem = state.night.entrants[number].emblem
    return number % len(EMBLEM_NAMES) if emblem is None else emblem


def _standing_line(text: Text, state: TournamentState, place: int, row: TournamentStanding, *, medals: bool) -> str:
    entrant = state.night.entrants[row.number]
    medal = f"{_MEDALS[place - 1]} " if medals and place <= len(_MEDALS) and row.points else ""
    places = "/".join("–" if round_place is None else str(round_place) for round_place in row.places)
    out = f" · {text('tournament-out')}" if entrant.presence == "dropped" and state.status != "over" else ""
    name = _name(text, entrant)
    row_id = "tournament-row-duplicate" if state.night.duplicate else "tournament-row"
    line = text(row_id, place=place, name=name, points=row.points, places=places, opponents=row.opponents)
    return f"{medal}{line}{out}"


def _table_line(text: Text, state: TournamentState, n: int, pod: Pod) -> str:
    people = _people(state, pod)
    is_private = state.night.duplicate  # to most readers, the name of its thread would be a bare number
    link = f" · <#{pod.channel_id}>" if pod.channel_id and not is_private else ""
    if pod.places and not state.night.duplicate:
        order = sorted(zip(pod.places, people, strict=True), key=lambda pair: pair[0])
        names = text.listed([f"{place}. {_name(text, entrant)}" for place, entrant in order])
        return f"✅ {text('tournament-table', table=n + 1, people=names)}{link}"
    # The places of a duplicate round come when it is over: now they would show its other tables who can win.
    ais = text("tournament-ais", count=pod.ais) if pod.ais else ""
    names = text.listed([*(_name(text, entrant) for entrant in people), *([ais] if ais else [])])
    return f"{'✅' if pod.places else '🃏'} {text('tournament-table', table=n + 1, people=names)}{link}"


def _unopened_lines(text: Text, builder: ScreenBuilder, state: TournamentState) -> None:
    """Add the tables of the last round that cannot be opened."""
    number = len(state.night.rounds) - 1
    builder.say(*(unopened_words(text, state, number, pod) for pod in range(len(state.night.rounds[number].pods))))


def _out_lines(text: Text, builder: ScreenBuilder, state: TournamentState) -> None:
    """Add the people who do not play at present, so that they see how to come back."""
    absent, dropped = _names_of(text, state, "absent"), _names_of(text, state, "dropped")
    late = [
        _name(text, entrant)
        for entrant in state.night.entrants
        if entrant.presence == "ready" and entrant.since >= len(state.night.rounds) > 0
    ]
    builder.say(
        text("tournament-late", names=_first_names(text, late)) if late else "",
        text("tournament-absent", names=_first_names(text, absent)) if absent else "",
        text("tournament-dropped", count=len(dropped), names=_first_names(text, dropped)) if dropped else "",
    )


def _buttons(text: Text, builder: ScreenBuilder, state: TournamentState, now: float) -> list[ActionButton]:
    lots = builder.button(text("button-tournament-lots"), Verb.TOURNAMENT, LOTS)
    if state.status == "over":
        return [lots]
    label = "button-tournament-check-in" if checks_in(state, now) else "button-tournament-join"
    buttons = []
    if not is_too_late(state):
        buttons.append(builder.button(text(label), Verb.TOURNAMENT, JOIN, style=ButtonStyle.success))
    buttons.append(builder.button(text("button-tournament-drop"), Verb.TOURNAMENT, DROP))
    if state.status != "round":
        start = "button-tournament-start" if state.status == "check_in" else "button-tournament-go-on"
        buttons.append(builder.button(text(start), Verb.TOURNAMENT, START, style=ButtonStyle.primary))
    buttons.append(builder.button(text("button-tournament-close"), Verb.TOURNAMENT, CLOSE))
    return [*buttons, lots]


def _round_title(text: Text, state: TournamentState, number: int) -> str:
    rounds = state.night.rounds
    if number < len(rounds) and rounds[number].is_final:
        return text("tournament-final")
    return text("tournament-round", round=number + 1, rounds=state.night.rounds_planned)


def _seal(state: TournamentState, number: int) -> str:
    """Return the short fingerprint that all tables of a duplicate round show."""
    return short_hex(sha256(deal_of(state, number)).hexdigest())


def _people(state: TournamentState, pod: Pod) -> list[Entrant]:
    return [state.night.entrants[number] for number in pod.seats]


def _first_names(text: Text, names: list[str]) -> str:
    """Return the first names of a list that may be long."""
    return text.listed([*names[:MAX_NAMES], "…"] if len(names) > MAX_NAMES else names)


def _names_of(text: Text, state: TournamentState, presence: str) -> list[str]:
    return [_name(text, entrant) for entrant in state.night.entrants if entrant.presence == presence]


def _name(text: Text, entrant: Entrant) -> str:
    return text("name-former") if entrant.name == FORMER else entrant.name
