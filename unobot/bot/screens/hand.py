"""Show a player's own hand: the question to the player in the first line, and the cards as buttons.

The same screen is sent as an ephemeral message and as a DM. Buttons are sorted by color or by value, so that they stay
in place. Buttons of cards that cannot be played are disabled. A hand of more than `CARDS_PER_PAGE` cards shows only
the playable cards, page by page.

A hand keeps its height from turn to turn, so that it does not move under a thumb. It has one line, the picture, two
rows of cards, and one last row. The last row begins with the button that ends a turn without a play. A choice, such
as a color, takes the place of the cards.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from itertools import islice
from operator import attrgetter
from typing import Literal, TypeAlias

from discord import ButtonStyle
from discord.ui import LayoutView

from unobot.bot.custom_ids import MAX_ARG, Verb
from unobot.bot.screens.backs import say_backs
from unobot.bot.screens.builder import ActionButton, ScreenBuilder
from unobot.bot.screens.changed_terms import changed_words
from unobot.bot.screens.color_buttons import COLORS_PER_ROW, color_button, count_of
from unobot.bot.screens.explain import explain_words
from unobot.bot.screens.hand_header import BUTTON_HINTS, UNO_HINT, HandHeader, hint_line, others_backs
from unobot.bot.screens.illustrations import knock_out_picture
from unobot.bot.screens.move_steps import FIRST_COLOR, Choice, Path, Step, next_step, path_text
from unobot.bot.screens.phone_widths import (
    button_pixels,
    even_rows,
    fits_phone,
    fits_row,
    phone_rows,
    without_wide_emojis,
)
from unobot.bot.screens.premove import Premoves
from unobot.bot.screens.results import next_round_words, ready_button, replay_button, result_words
from unobot.bot.screens.seat_buttons import catch_button, target_button
from unobot.bot.screens.spectator import spectator_screen
from unobot.bot.screens.start import next_buttons
from unobot.bot.screens.suspended import suspended_screen
from unobot.bot.screens.vote import vote_panel
from unobot.i18n import Text
from unobot.records.knock_outs import KnockedOut
from unobot.rules.cards import Card, Color, Face
from unobot.rules.events import Phase
from unobot.rules.moves import ACCEPT, CHALLENGE, DRAW, PASS, PLAYS, TAKE_BACK, Catch, ChooseColor, Play
from unobot.rules.play.decide import fair_moves, legal_moves
from unobot.rules.play.matching import discarded_with
from unobot.rules.round import View
from unobot.tables.table_view import SeatView, TableView
from unobot.wording.card_words import (
    CardFace,
    card_faces,
    card_sign,
    cards_label,
    cards_words,
    makes_draw,
    passes_hands,
    seat_name,
    text_for_side,
)
from unobot.wording.news import notice_line
from unobot.wording.rulesets import draws_in

CARDS_PER_PAGE = 15
"""The most card buttons on one page."""
CARDS_PER_ROW = 4
"""Card buttons in a row: a fifth would wrap on a phone."""
WORDS_PER_ROW = 3
"""Buttons in a row if their labels are words."""
WORD_ROWS = 3
"""The rows of a hand of one to nine cards in words."""
MAX_ROWS = 8
"""The most rows of cards or answers with long names: Discord allows 40 components in a message."""
CONTROLS_PER_ROW = 5
"""Buttons in the last row, which is Discord's limit."""
MAX_ANSWERS = 20
"""The most answers of one step. `/uno play` lists the other ways to play many cards."""
Sort: TypeAlias = Literal["color", "value"]
_FACES = list(Face)
_BY_VALUE = sorted(Card, key=lambda card: (_FACES.index(card.face), card.sort))
_ORDERS: dict[Sort, Callable[[Card], int]] = {
    "color": attrgetter("sort"),
    "value": {card: place for place, card in enumerate(_BY_VALUE)}.__getitem__,
}
CATCH = "catch"
"""The step that asks which player to catch."""
MORE = "more"
"""The step that shows the buttons for which the last row has no place."""
BACKS = "backs"
"""The step that shows the backs of the other hands."""
_DRAW = str(DRAW)
FACE_DOWN = "hidden"
"""The argument of a face-down card's button. It is always disabled."""


def hand_screen(
    text: Text,
    view: TableView,
    *,
    page: int = 0,
    say_uno: bool = False,
    path: Path = (),
    why: bool = False,
    sort: Sort = "color",
    passes: bool = False,
    attaches: bool = False,
    note: str | None = None,
    hint: str = "",
    place: str | None = None,
    paused: bool = False,
    notice: str = "",
) -> LayoutView:
    """Return the hand of the player at ``view.seat``, or a spectator's screen if that is None.

    * ``page``: the page, from 0. Too high a number means the last page.
    * ``say_uno``: whether the next play says Uno.
    * ``path``: the chosen part of a move. It is ignored if no move starts with it anymore.
    * ``why``: show why each card can or cannot be played, instead of the buttons.
    * ``sort``: the order of the cards.
    * ``passes``: whether the table passes for this player if a drawn card leaves no choice.
    * ``attaches``: whether the hand may be a picture. It is one only in the look with pictures.
    * ``note``: a sentence about the last press.
    * ``hint``: the name of a first-time hint. If it is about buttons, it is only shown beside them.
    * ``place``: the line that names the table in a DM.
    * ``paused``: the bot can change this message only after a press, so it says nothing that may become wrong.
    * ``notice``: what the owner of the bot says to all tables.
    """
    text = text if view.view is None else text_for_side(text, view.view.side)
    own_note, general = note, "" if hint in BUTTON_HINTS else hint_line(text, hint)
    note = "\n".join(filter(None, (note, general))) or None
    paused = paused and view.barred is None  # that stays true
    if paused and (view.suspended or view.status != "playing"):
        return _paused(text, view, note)
    if view.suspended:
        return suspended_screen(text, view, place=place)
    seat = None if view.seat is None else view.seats[view.seat]
    if seat is None and not paused and view.status in ("playing", "pause"):
        return spectator_screen(text, view, note=note, place=place)
    if paused and (seat is None or seat.away or view.view is None or view.view.phase is Phase.VOTE):
        return _paused(text, view, note)
    if seat is None or view.status != "playing" or view.view is None or seat.away:
        return _idle(text, view, seat, note, place)
    if view.view.phase is Phase.VOTE:
        builder = ScreenBuilder(view.id, view.ply)
        builder.say(place or "")
        note = "\n".join(filter(None, (changed_words(text, view), note)))
        return vote_panel(text, view, view.view, seat.index, builder, note, dm=bool(place))
    out = view.knock_outs.get(seat.index)
    if out is not None and not paused:
        return _knocked_out(text, view, out, note, place, attaches=attaches)
    panel = _Panel(
        text,
        view,
        view.view,
        seat,
        say_uno=say_uno,
        sort=sort,
        passes=passes,
        attaches=attaches,
        hint=hint,
        place=place,
    )
    if paused:
        return panel.hand(page, own_note, paused=True)
    if why:
        return panel.reasons(note)
    return panel.step(path, note) or panel.hand(page, own_note, notice=notice_line(text, notice))


def _paused(text: Text, view: TableView, note: str | None) -> LayoutView:
    """Return a message without a hand, which the bot can change only after a press."""
    builder = ScreenBuilder(view.id)
    builder.say(f"### {text('paused-title')}", text("paused-body"), note or "")
    builder.row(builder.button(text("button-refresh"), Verb.REFRESH))
    return builder.view()


def _idle(text: Text, view: TableView, seat: SeatView | None, note: str | None, place: str | None) -> LayoutView:
    """Return a hand without cards to play."""
    builder = ScreenBuilder(view.id, view.ply if view.view is not None and view.view.to_move == view.seat else 0)
    builder.say(place or "")
    builder.say(f"### {_idle_words(text, view, seat)}", _next_round(text, view), note or "")
    if seat is not None and seat.away and view.status in ("playing", "pause"):
        builder.row(
            builder.button(text("button-return"), Verb.HAND, style=ButtonStyle.primary),
            builder.button(text("button-recap"), Verb.RECAP),
        )
    elif seat is not None and view.status == "pause" and not seat.ready:
        builder.row(ready_button(text, builder))
    elif seat is None and view.status in ("playing", "pause"):
        builder.row(builder.button(text("button-recap"), Verb.RECAP))
    elif place is None and view.status != "pause":  # a player who is ready waits, with their hand before them
        is_ended = view.status in ("over", "closed") and view.view is not None
        builder.row(*next_buttons(text, builder, view), *([replay_button(text, builder)] if is_ended else []))
    return builder.view()


def _knocked_out(
    text: Text, view: TableView, out: KnockedOut, note: str | None, place: str | None, *, attaches: bool
) -> LayoutView:
    """Return the hand of a player who is out of the round: by whose card, a picture to share, and what comes next."""
    builder = ScreenBuilder(view.id)
    by = ""
    if out.by is not None and out.card is not None:
        card = cards_words(text, (out.card,), out.color)
        by = text("knocked-out-by", by=seat_name(text, view.seats[out.by]), card=card)
    coming = "knocked-out-next-round" if view.ruleset.keeps_scores else "knocked-out-rematch"
    builder.say(place or "", f"### {text('knocked-out-title', count=out.count)}", by, note or "")
    picture = knock_out_picture(text, view, out, lambda: "") if attaches and text.look == "pictures" else None
    if picture is not None:
        builder.picture(picture)
    builder.say(f"-# {text(coming)}")
    reacts = view.reacts and place is None and not view.is_together
    react = [builder.button(text("button-react"), Verb.REACT, emoji="👏")] if reacts else []
    recap = builder.button(text("button-recap-short"), Verb.RECAP)
    refresh = [] if view.is_together else [builder.button(text("button-refresh"), Verb.REFRESH)]
    row = [*react, recap, *refresh]
    builder.row(*(row if fits_phone(row) else [*react, *refresh]))  # *More* of the table has the recap, too
    return builder.view()


def _idle_words(text: Text, view: TableView, seat: SeatView | None) -> str:
    """Return the first line of a hand without cards to play."""
    if view.status == "lobby":
        return text("hand-lobby" if seat is None else "hand-lobby-seated")
    if view.status not in ("playing", "pause"):
        return result_words(text, view)
    if seat is None or not seat.away:
        return result_words(text, view)
    return text("hand-away-waits" if view.waits else "hand-away")


def _next_round(text: Text, view: TableView) -> str:
    return next_round_words(text, view) if view.status == "pause" else ""


class _Panel:
    """One rendering of a hand while its round is played."""

    def __init__(
        self,
        text: Text,
        view: TableView,
        state: View,
        seat: SeatView,
        *,
        say_uno: bool,
        sort: Sort,
        passes: bool,
        attaches: bool,
        hint: str,
        place: str | None,
    ) -> None:
        self._hint = hint
        self._t = text
        self._v = view
        self._round = state
        self._seat = seat
        self._attaches = attaches and text.look == "pictures"
        self._is_turn = state.to_move == seat.index
        self._sort = sort
        self._per_page = (
            2 * CARDS_PER_ROW if view.is_together else CARDS_PER_PAGE
        )  # the table stands in the same message
        self._cards = sorted(state.visible_hand(seat.index), key=_ORDERS[sort])
        self._moves, fair = legal_moves(state, seat.index), fair_moves(state, seat.index)
        plays = [move for move in self._moves if isinstance(move, Play) and len(str(move)) <= MAX_ARG]
        self._with_uno = not state.said_uno[seat.index] and any(play.uno for play in plays)
        self._say_uno = say_uno and self._with_uno
        self._plays = [play for play in plays if play.uno == self._says_uno(play, plays)]
        self._plays_by_card: dict[Card, list[Play]] = {}
        """The plays, by their first card."""
        for play in self._plays:
            self._plays_by_card.setdefault(play.cards[0], []).append(play)
        self._choices: list[Choice] = [*self._plays, *(m for m in self._moves if isinstance(m, ChooseColor))]
        self._playable = {move.cards[0] for move in fair if isinstance(move, Play)}
        # Without hints, every card can be pressed, and the rules refuse a card that does not fit.
        self._can_press_any_card = (
            state.ruleset.no_hints and self._is_turn and state.phase in (Phase.PLAY, Phase.DRAWN, Phase.ANSWER)
        )
        # If the player has no move, the custom ids carry no ply: then the moves of others do not change the message.
        self._builder = ScreenBuilder(view.id, view.ply if self._is_turn or self._plays else 0)
        self._builder.say(place or "")
        self._premoves = Premoves(text, view, state, seat.index, self._builder)
        self._header = HandHeader(
            text,
            view,
            state,
            seat,
            self._cards,
            self._moves,
            self._playable,
            passes=passes,
            dm=bool(place),
            drawn=self._attaches and bool(self._cards),
        )

    def _says_uno(self, play: Play, plays: list[Play]) -> bool:
        """Return whether this play has to say Uno: the switch is on, and the play leaves one card."""
        return self._say_uno and any(
            other.uno and (other.cards, other.color, other.target) == (play.cards, play.color, play.target)
            for other in plays
        )

    def reasons(self, note: str | None) -> LayoutView:
        """Return the hand with the reason why each card can or cannot be played."""
        text, builder = self._t, self._builder
        builder.say(f"### {self._header.timed(text('explain-title'))}", note or "")
        builder.say(*explain_words(text, self._v, self._round, self._seat.index, self._cards, self._playable))
        builder.row(builder.button(text("button-back"), Verb.EXPLAIN, "off"))
        return builder.view()

    def step(self, path: Path, note: str | None) -> LayoutView | None:
        """Return the next choice of a move (how many cards, a color, a seat); None if nothing is left to choose."""
        if not path and self._round.phase is Phase.COLOR and self._is_turn:
            return None
        if path == (MORE,):
            return self._more_step(note)
        if path == (BACKS,) and self._round.backs is not None:
            return self._backs_step(note)
        if path == (CATCH,) and self._false_catches():
            return self._catch_step(note)
        if path and (asked := self._premoves.color_question(path)) is not None:
            card, colors = asked
            return self._choice(self._wild_words(card), note, "", colors, asks_color=True)
        following = next_step(self._choices, path) if path else None
        if following is None:
            return None
        step, answers = following
        if step is Step.COLOR:
            answers.sort(key=lambda answer: -count_of(answer[1][0].color, self._cards))
        buttons = [self._answer(step, way, moves) for way, moves in answers[:MAX_ANSWERS]]
        hint = self._hint if self._hint == UNO_HINT and self._with_uno else ""  # a step has only this button of a hint
        words = self._header.timed(self._step_words(step, answers[0][1][0]))
        controls, asks_color = self._uno_switch(), step is Step.COLOR
        return self._choice(words, note, hint_line(self._t, hint), buttons, *controls, asks_color=asks_color)

    def _choice(
        self,
        words: str,
        note: str | None,
        line: str,
        answers: list[ActionButton],
        *controls: ActionButton,
        asks_color: bool = False,
    ) -> LayoutView:
        """Return a question whose answers take the place of the cards. ``controls``: more buttons of the last row.

        ``asks_color``: which cards fit the old color does not matter anymore.
        """
        builder, lines = self._builder, [*filter(None, (*(note or "").split("\n"), line))]
        builder.say(words, *lines)
        builder.show(self._header.cards(marked=not asks_color, rows=2))
        if asks_color:
            self._color_rows(answers)
        else:
            self._two_rows(answers, WORDS_PER_ROW)
        builder.row(builder.button(self._t("button-back"), Verb.STEP), *controls)
        return builder.view()

    def _false_catches(self) -> list[Catch]:
        """Return the catches of seats that owe no Uno. Such a catch costs the catcher cards."""
        return [m for m in self._moves if isinstance(m, Catch) and m.seat not in self._round.catchable]

    def _catch_step(self, note: str | None) -> LayoutView:
        """Return the choice of a seat to catch, with the cost of a wrong catch."""
        text, builder = self._t, self._builder
        buttons = []
        for move in (move for move in self._moves if isinstance(move, Catch)):
            ply = self._v.causes.get(move.seat, self._v.ply)
            buttons.append(target_button(text, self._v, builder, move.seat, Verb.CATCH, str(move.seat), ply))
        rules = self._round.ruleset
        cost = f"-# {text('hand-catch-wrong', count=rules.false_catch, draws=draws_in(rules))}"
        return self._choice(self._header.timed(text("hand-catch-whom")), note, cost, buttons)

    def _more_step(self, note: str | None) -> LayoutView:
        """Return the hand with the buttons for which the last row has no place, instead of the cards."""
        builder, header = self._builder, self._header
        lines = [*filter(None, (note or "").split("\n"))]
        builder.say(header.first_line(), *lines)
        builder.show(header.cards(self._premoves.next_card, rows=2))
        _, others = self._controls()
        self._two_rows(others, WORDS_PER_ROW)
        builder.row(builder.button(self._t("button-back-hand"), Verb.STEP, style=ButtonStyle.primary))
        return builder.view()

    def _backs_step(self, note: str | None) -> LayoutView:
        """Return the backs of the other hands, which their owners do not see, instead of the cards."""
        text, builder, back = self._t, self._builder, self._round.side.other
        builder.say(text("hand-backs-title"), note or "", f"-# {text('hand-backs-how')}")
        say_backs(text, builder, others_backs(self._v, self._round), back, attaches=self._attaches)
        builder.row(builder.button(text("button-back-hand"), Verb.STEP, style=ButtonStyle.primary))
        return builder.view()

    def hand(self, page: int, note: str | None, *, paused: bool = False, notice: str = "") -> LayoutView:
        """Return the whole hand. ``paused``: as in `hand_screen`; the first line says that the cards may be old.

        ``notice``: the line of the owner's notice.
        """
        builder, state, header = self._builder, self._round, self._header
        if paused:
            builder.say(f"### {self._t('paused-title')}", f"-# {self._t('paused-hand')}", note or "")
        else:
            hint = hint_line(self._t, self._hint)
            builder.say(header.first_line(), *header.lines(self._premoves, note, hint), notice)
        rows = 2 if header.owes_uno and self._plays else 1
        builder.show(header.cards(self._premoves.next_card, rows=rows, paused=paused))
        row, others = self._controls(paused=paused)
        if header.owes_uno:  # a choice for the next turn can wait, but not a card that fits now
            builder.row(self._uno_button())
        if self._is_turn and state.phase is Phase.COLOR:
            self._first_color_rows()
        elif self._plays or not header.owes_uno:
            self._card_rows(page)
        missing = WORD_ROWS - len(self._cards) - header.owes_uno if header.is_in_words else 0
        if missing > 0:  # others of *More* take the place of the rows that more cards have
            self._word_rows(others, missing)
        builder.rows(row, CONTROLS_PER_ROW)
        return builder.view(Color.RED if header.owes_uno else state.color if self._is_turn else None)

    # Steps

    def _step_words(self, step: Step, move: Choice) -> str:
        text = self._t
        if isinstance(move, ChooseColor):
            return text("hand-first-target")
        card = f"**{card_sign(text, move.cards[0])}**"
        if step is Step.CARDS:
            return text("hand-step-cards", card=card)
        if step is Step.COLOR:
            return self._wild_words(move.cards[0])
        if passes_hands(self._round, move):
            return text("hand-step-pass-hands", card=card)
        return text("hand-step-draws" if makes_draw(self._round, move) else "hand-step-target", card=card)

    def _wild_words(self, card: Card) -> str:
        return self._t("hand-wild", card=f"**{card_sign(self._t, card)}**")

    def _answer(self, step: Step, way: Path, moves: list[Choice]) -> ActionButton:
        """Return the button of one answer to a step. It plays the move if nothing else is left to choose."""
        text, move = self._t, moves[0]
        verb, arg = (Verb.MOVE, str(move)) if len(moves) == 1 else (Verb.STEP, path_text(way))
        if step is Step.COLOR and move.color is not None:
            return color_button(text, self._builder, move.color, self._cards, verb, arg)
        if step is Step.TARGET and move.target is None:
            return self._builder.button(text("button-no-swap"), verb, arg)
        if step is Step.TARGET and isinstance(move, Play) and passes_hands(self._round, move):
            return self._builder.button(text("button-pass-hands"), verb, arg)
        if step is Step.TARGET and move.target is not None:
            return target_button(text, self._v, self._builder, move.target, verb, arg)
        assert isinstance(move, Play)  # choosing a first color plays no cards
        return self._builder.button(cards_label(text, move.cards), verb, arg)

    def _first_color_rows(self) -> None:
        """Add the buttons for the color of a wild that was turned up."""
        following = next_step(self._choices, (FIRST_COLOR,))
        answers = following[1] if following is not None else []
        answers.sort(key=lambda answer: -count_of(answer[1][0].color, self._cards))
        self._color_rows([self._answer(Step.COLOR, way, moves) for way, moves in answers])

    def _color_rows(self, buttons: list[ActionButton]) -> None:
        """Add buttons of colors. Their names may leave no room for the marks of the colors."""
        if self._t.look == "text":
            self._two_rows(buttons, WORDS_PER_ROW)
            return
        for start in range(0, len(buttons), COLORS_PER_ROW):
            self._builder.row(*without_wide_emojis(buttons[start : start + COLORS_PER_ROW]))

    # Buttons

    def _two_rows(self, buttons: list[ActionButton], width: int) -> None:
        """Add buttons in the place of a hand: in two rows, or in those of words. ``width``: the most in a row."""
        if self._t.look == "text":
            self._word_rows(buttons, max(WORD_ROWS, -(-len(buttons) // WORDS_PER_ROW)))
            return
        width = self._row_width(len(buttons), width)
        self._add_rows(buttons, [buttons[start : start + width] for start in range(0, len(buttons), width)])

    def _word_rows(self, buttons: list[ActionButton], count: int) -> None:
        """Add buttons in ``count`` rows of words, if there are as many buttons."""
        rows = even_rows([button_pixels(button.label, button.emoji) for button in buttons], min(count, len(buttons)))
        self._add_rows(buttons, [buttons[row.start : row.stop] for row in rows])

    def _add_rows(self, buttons: list[ActionButton], rows: list[list[ActionButton]]) -> None:
        """Add buttons in these rows, or in more if they have no place there."""
        if not all(map(fits_phone, rows)):
            packed = phone_rows(buttons, is_sorted=True)
            rows = packed if len(packed) <= MAX_ROWS else rows
        for row in rows:
            self._builder.row(*row)

    def _row_width(self, count: int, width: int) -> int:
        """Return the number of buttons in each row: half of them, but at most ``width``."""
        return min(width, max(1, -(-count // 2)))

    def _card_rows(self, page: int) -> None:
        """Add the hand as buttons. If it is too large for one page, add only the cards that can be pressed.

        Beside the table, others fill the page, so that it has two rows in each turn.
        """
        listed_cards = self._cards
        if not (self._can_press_any_card or self._premoves.is_offered or len(self._cards) <= self._per_page):
            places = {place for place, card in enumerate(self._cards) if card in self._plays_by_card}
            if self._v.is_together:
                others = (place for place in range(len(self._cards)) if place not in places)
                places |= set(islice(others, max(0, self._per_page - len(places))))
            listed_cards = [self._cards[place] for place in sorted(places)]
        pages = max(1, -(-len(listed_cards) // self._per_page))
        page = max(0, min(page, pages - 1))
        cards = listed_cards[page * self._per_page : (page + 1) * self._per_page]
        self._show_cards(cards)
        if pages > 1:
            text, builder = self._t, self._builder
            builder.row(
                builder.button(text("button-previous"), Verb.PAGE, str(max(0, page - 1)), off=page == 0),
                builder.button(text("button-page", page=page + 1, pages=pages), Verb.PAGE, str(page), off=True),
                builder.button(text("button-next"), Verb.PAGE, str(min(pages - 1, page + 1)), off=page == pages - 1),
            )

    def _show_cards(self, cards: list[Card]) -> None:
        """Add the buttons of cards. If a row has no place for them on a phone, the widest show narrower faces.

        Equal cards look alike, also in other rows.
        """
        drawn = self._round.drawn if self._is_turn else None
        # If two cards are equal, highlight the last one as the drawn card.
        drawn_place = None if drawn not in cards else len(cards) - 1 - cards[::-1].index(drawn)
        chosen = self._premoves.next_card
        next_place = cards.index(chosen) if chosen in cards and chosen not in self._plays_by_card else None
        faces = [self._faces(card, is_next=place == next_place) for place, card in enumerate(cards)]
        while True:
            rows = self._rows_of([_face_pixels(shown) for shown, *_ in faces])
            narrowable = [
                place
                for row in rows
                if not fits_row(_face_pixels(faces[place][0]) for place in row)
                for place in row
                if len(faces[place]) > 1
            ]
            if not narrowable:
                break
            widest = max(narrowable, key=lambda place: _face_pixels(faces[place][0]))
            for place, card in enumerate(cards):
                if card is cards[widest]:
                    del faces[place][0]
        buttons = [
            self._hand_button(card, faces[place][0], is_drawn=place == drawn_place, is_next=place == next_place)
            for place, card in enumerate(cards)
        ]
        self._add_rows(buttons, [buttons[row.start : row.stop] for row in rows])

    def _rows_of(self, pixels: list[float]) -> list[range]:
        """Return which cards stand in each row. ``pixels``: the width of each button.

        The number of rows follows from the number of cards and not from their names, so that a hand does not move.
        """
        count = len(pixels)
        if self._t.look == "text":
            return even_rows(pixels, min(count, max(WORD_ROWS, -(-count // WORDS_PER_ROW))))
        width = self._row_width(count, CARDS_PER_ROW)
        return [range(start, min(start + width, count)) for start in range(0, count, width)]

    def _faces(self, card: Card, *, is_next: bool) -> list[CardFace]:
        """Return the faces of a card's button, with the number of other cards that it would take along: "⇊4".

        ``is_next``: they have the mark of the card that is chosen for the next turn.
        """
        text, faces = self._t, list(card_faces(self._t, card))
        if card in self._round.rule_tables.discarding:
            count = len(discarded_with(self._cards, card))
            faces = [face.with_label(self._counted(face.label, count)) for face in faces]
        if is_next:
            faces = [face.with_label(text("button-premove-chosen", card=face.label).strip()) for face in faces]
        return faces

    def _counted(self, label: str, count: int) -> str:
        return self._t("button-count", name=label, count=count) if self._t.look == "text" else f"{label}{count}"

    def _hand_button(self, card: Card, face: CardFace, *, is_drawn: bool, is_next: bool) -> ActionButton:
        """Return the button that plays a card, or that chooses it for the next turn."""
        if card not in self._plays_by_card and self._premoves.is_offered:  # a card that fits now is no premove
            button = self._premoves.button(card, face, is_next=is_next)
            if button is not None:
                return button
        return self._card_button(card, face, style=ButtonStyle.primary if is_drawn else ButtonStyle.secondary)

    def _card_button(self, card: Card, face: CardFace, *, style: ButtonStyle) -> ActionButton:
        """Return the button that plays ``card`` or opens its next step. It is disabled if the card cannot be played."""
        button = partial(self._builder.button, face.label, emoji=face.emoji or None, emoji_words=face.emoji_words)
        if card is Card.HIDDEN:
            return button(Verb.STEP, FACE_DOWN, style=style, off=True)
        plays = self._plays_by_card.get(card, [])
        if plays and not self._round.ruleset.no_hints:
            fits = ButtonStyle.success if style is ButtonStyle.secondary else style
            style = fits if card in self._playable else ButtonStyle.danger  # it costs a penalty
        if not plays and self._can_press_any_card:
            return button(Verb.MOVE, str(PLAYS[card][0]), style=style)
        verb, arg = (Verb.MOVE, str(plays[0])) if len(plays) == 1 else (Verb.STEP, card.value)
        return button(verb, arg, style=style, off=not plays)

    def _uno_switch(self, *, is_short: bool = False) -> list[ActionButton]:
        """Return the switch that says Uno with the next play, if a play leaves one card."""
        if not self._with_uno:
            return []
        now, then, style = ("on", "off", ButtonStyle.success) if self._say_uno else ("off", "on", ButtonStyle.danger)
        label = self._t(f"button-say-uno-{now}-short" if is_short else f"button-say-uno-{now}")
        return [self._builder.button(label, Verb.UNO, then, style=style)]

    def _sort_switch(self, cards: list[Card]) -> list[ActionButton]:
        """Return the button for the other order of the cards, if that order differs."""
        other_order: Sort = "value" if self._sort == "color" else "color"
        is_same = sorted(cards, key=_ORDERS[other_order]) == cards
        return [] if is_same else [self._builder.button(self._t(f"button-sort-{other_order}"), Verb.SORT, other_order)]

    def _uno_button(self) -> ActionButton:
        """Return the button that calls Uno after the play, while the player can be caught."""
        ply = self._v.causes[self._seat.index]
        return self._builder.button(self._t("button-uno"), Verb.UNO, "say", style=ButtonStyle.danger, ply=ply)

    def _pass_button(self) -> ActionButton:
        """Return the button that ends a turn without a play: draw, keep the drawn card, draw what is owed, or pass."""
        text, builder, state = self._t, self._builder, self._round
        if self._is_turn and state.phase is Phase.ANSWER:
            label = text("button-draw") if state.owed_color is not None else text("button-take", owed=state.owed)
            return builder.button(label, Verb.MOVE, str(ACCEPT), style=ButtonStyle.primary)  # the hint advises it
        if self._is_turn and state.phase is Phase.DRAWN:
            label = text("button-keep" if state.drawn else "button-pass")
            return builder.button(label, Verb.MOVE, str(PASS), off=PASS not in self._moves)
        if PASS in self._moves:  # the rules allow no drawing
            return builder.button(text("button-pass"), Verb.MOVE, str(PASS))
        can_draw = DRAW in self._moves
        stands_out = can_draw and not self._playable and not self._can_press_any_card  # the only move left
        style = ButtonStyle.primary if stands_out else ButtonStyle.secondary
        label = text("button-press-launcher" if state.rule_tables.launcher else "button-draw")
        return builder.button(label, Verb.MOVE, _DRAW, style=style, off=not can_draw)

    def _controls(self, *, paused: bool = False) -> tuple[list[ActionButton], list[ActionButton]]:
        """Return the buttons of the last row, and the buttons of the step `MORE`.

        ``paused``: the first line names the button *Refresh*. A phone may have no place for the whole row. Then the
        buttons that are soon too late stay, with short labels. The others go: *···* unless it has moves, then the
        second button of a drawn card.
        """
        text, view, builder, state = self._t, self._v, self._builder, self._round
        first, play, last = [self._pass_button()], list[ActionButton](), list[ActionButton]()
        if self._is_turn and state.phase is Phase.DRAWN and state.drawn in self._playable:
            assert state.drawn is not None  # it can be played
            face = CardFace("", text("button-play"))
            play.append(self._card_button(state.drawn, face, style=ButtonStyle.success))
        urgent, short = self._urgent(), self._urgent(is_short=True)
        if view.may_take_back:
            style = ButtonStyle.primary
            last.append(builder.button(text("button-take-back"), Verb.MOVE, str(TAKE_BACK), style=style, ply=view.ply))
        if paused:
            last.append(builder.button(text("button-refresh"), Verb.REFRESH))
        others: list[ActionButton] = []
        backs = []
        if state.backs is not None:
            backs.append(builder.button(text("button-backs"), Verb.STEP, BACKS))
        if self._is_turn:
            has_place = not (play or urgent or last or backs)
            (last if has_place else others).append(builder.button(text("button-explain"), Verb.EXPLAIN, "on"))
        if self._false_catches():
            others.append(builder.button(text("button-catch-somebody"), Verb.STEP, CATCH))
        if not view.is_together:
            others.append(builder.button(text("button-recap-short"), Verb.RECAP))
            others.append(builder.button(text("button-refresh"), Verb.REFRESH))
        others += self._sort_switch(self._cards)
        more = [builder.button(text("button-hand-more"), Verb.STEP, MORE)] if others else []
        rows = [[*first, *play, *calls, *last, *backs, *more] for calls in (urgent, short)] if backs else []
        if (row := next(filter(fits_phone, rows), None)) is not None:
            return row, others
        others = [*backs, *others]
        more = [builder.button(text("button-hand-more"), Verb.STEP, MORE)] if others else []
        rows = [[*first, *play, *urgent, *last, *more], [*first, *play, *short, *last, *more]]
        if not self._false_catches():
            rows += [[*first, *play, *short, *last], [*first, *short, *last]]
        return next(filter(fits_phone, rows), rows[-1]), others

    def _urgent(self, *, is_short: bool = False) -> list[ActionButton]:
        """Return the buttons that are soon too late. ``is_short``: with the shortest labels."""
        text, view, builder = self._t, self._v, self._builder
        buttons = []
        if self._is_turn and CHALLENGE in self._moves:
            buttons.append(builder.button(text("button-challenge"), Verb.MOVE, str(CHALLENGE)))
        buttons += self._uno_switch(is_short=is_short)
        if self._seat.index in view.causes and not self._header.owes_uno:
            buttons.append(self._uno_button())
        for owes, cause in view.causes.items():
            if Catch(owes) in self._moves:
                buttons.append(catch_button(text, view, builder, owes, cause, is_named=not is_short))
        return buttons


def _face_pixels(face: CardFace) -> float:
    return button_pixels(face.label, face.emoji)
