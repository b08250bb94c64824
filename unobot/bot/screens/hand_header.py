"""Write the lines above the buttons of a hand: the question, other facts, the cards and a first-time hint.

Beside a picture of the table, the question is one line of a phone, and the table says the rest. Elsewhere, the hand
says everything in words.

A hint is one small line. A player sees each hint once. A hint stays for the rest of the turn, and sends no message of
its own. A round with a clock (blitz) has no hints, because players have no time to read them.
"""

from __future__ import annotations

from collections.abc import Collection, Iterable, Sequence
from functools import cache, lru_cache
from math import inf
from operator import attrgetter

from unobot.bot.screens.builder import MAX_ALT_LENGTH, Picture
from unobot.bot.screens.changed_terms import changed_words
from unobot.bot.screens.phone_widths import LINE, SMALL_LINE, TIME, columns, fitted
from unobot.bot.screens.premove import Premoves
from unobot.bot.screens.seat_lines import short_name
from unobot.i18n import Text, text_for
from unobot.pictures.card_art import DARK_WILD
from unobot.pictures.hand_art import BACKS, DIMMED, LIFTED, NEXT, PLAIN, TALL, WIDTH, hand_collage
from unobot.rules.cards import Card, Color, Side
from unobot.rules.events import Phase
from unobot.rules.moves import CHALLENGE, PASS, Move, Play
from unobot.rules.play.legality import asks_for_a_card, legal_moves, must_pass
from unobot.rules.round import View
from unobot.rules.ruleset.ruleset import OFFICIAL, PRESETS
from unobot.tables.hits import last_hit
from unobot.tables.table_view import SeatView, TableView
from unobot.wording.card_words import (
    backs_words,
    card_emoji,
    card_sign,
    card_words,
    color_emoji,
    color_words,
    hand_groups,
    hand_words,
    is_done,
    is_roulette,
    out_words,
    seat_emblem,
    seat_name,
    sought_color,
    time_left,
)
from unobot.wording.rulesets import draws_in, text_id

STALE = "stale"
"""The hint after the first press that came too late. `due_hints` finds the other hints."""
DIRECT = "direct"
"""The hint of every DM hand. The other hints are only for the player to move."""
CHALLENGE_HINT, DRAWN_HINT, UNO_HINT = "challenge", "drawn", "uno"
BETA_HINT = "beta-"
"""The beginning of the hint that offers the language in beta that a player's Discord has: its name follows."""
BUTTON_HINTS = frozenset({CHALLENGE_HINT, DRAWN_HINT, UNO_HINT})
"""The hints that belong to the buttons of a question. The others name no button, so they are true on any screen.

Each deck but the official one has a hint with its name: what is different. It comes with the first hand.
"""
_SAID = ("hand_limit", "at_limit", "stacking", "must_play", "uno")
"""The house rules that the hints of decks speak of. Under others, a hint would be wrong."""
MAX_COLUMNS = 38
"""The width of the longest first line of a phone: see `columns`."""


class HandHeader:
    """The lines of one hand during a round."""

    def __init__(
        self,
        text: Text,
        view: TableView,
        state: View,
        seat: SeatView,
        cards: Collection[Card],
        moves: Collection[Move],
        playable: Collection[Card],
        *,
        passes: bool,
        dm: bool,
        drawn: bool,
    ) -> None:
        """Collect what the lines need.

        * ``passes``: the table passes for the player if a drawn card leaves no choice.
        * ``dm``: the hand stands alone, without the table.
        * ``drawn``: the cards are a picture.
        """
        self._dm = dm
        self._is_drawn = drawn
        self._is_brief = drawn and not dm
        self.is_in_words = text.look == "text" and not (dm or view.is_together)
        """Whether a table in words stands above the hand. Then the hand keeps its height, as beside a picture."""
        self._t = text
        self._v = view
        self._round = state
        self._seat = seat
        self._cards = cards
        self._moves = moves
        self._playable = playable
        self._is_turn = state.to_move == seat.index
        self._passing = passes and not seat.autopilot and state.phase is Phase.DRAWN and must_pass(state, seat.index)
        self.owes_uno = not self._is_turn and seat.index in view.causes
        """Whether the player forgot Uno and can be caught. Nothing is more urgent then."""

    def first_line(self) -> str:
        """Return the most important line: the question to the player, or whose turn it is."""
        if self._round.phase is Phase.OVER:  # all players have voted, and the first deal follows
            return f"### {self._t('hand-wait-over')}"
        if self.owes_uno:
            return f"### {self._t('hand-uno-owed')}"
        if self._is_brief:
            return self.timed(self._question()) if self._is_turn else self._waiting_line()
        question = self._question() if self._is_turn else self._waiting_line()
        return f"### {question if self._is_time_below() else self.timed(question)}"

    def timed(self, words: str) -> str:
        """Return the words, and the time that the player has left on their turn: behind them, or in words below."""
        return ("\n-# " if self.is_in_words else " · ").join(filter(None, (words, self._time())))

    def _time(self) -> str:
        """Return the time that the player has left, if it is their turn."""
        deadline = self._v.deadline
        if not self._is_turn or deadline is None or self._passing:  # an automatic pass comes long before the deadline
            return ""
        return self._t("table-until", when=time_left(deadline))

    def _is_time_below(self) -> bool:
        """Return whether a phone has no place for the time behind the question. In words, it is always below."""
        has_place = not self.is_in_words and _has_place(f"### {self.timed(self._question())}")
        return self._is_turn and bool(self._time()) and not has_place

    def _with_time(self, lines: list[str]) -> list[str]:
        """Return the lines below the first one with the time, if it has no place there: behind a line, or before it."""
        if self.owes_uno or not self._is_time_below():
            return lines
        time = self._time()
        if lines and _has_place(timed := f"{lines[0]} · {time}"):
            return [timed, *lines[1:]]
        return [f"-# {time}", *lines]

    def lines(self, premoves: Premoves, note: str | None, hint: str) -> list[str]:
        """Return the lines below the first one: all of them, or beside the picture of a table the most urgent one.

        ``note``: as in `hand_screen`. ``hint``: the line of a hint, which takes the place of no news.
        """
        shown = self._is_brief and self._v.shown_challenge is not None  # it says that the challenge is over, and how
        news = [
            changed_words(self._t, self._v, is_brief=self._is_brief),
            *self._pauses(),
            "" if shown else self._hit_line(),
            premoves.dropped,
            self._shown_line(),
        ]
        facts = self._facts()
        later = [self._partner_line(), self._stuck_line(), self._premove_line(premoves)]
        if premoves.next_card is not None:
            later.reverse()
        if not self._is_brief:
            later = later[:1] if self.owes_uno else later
            below = [line for line in (*news, hint, *facts, *later) if line]
            if self.is_in_words and self._round.phase is not Phase.ANSWER:  # its sentences say what a challenge costs
                urgent = [line for line in news if line][: 0 if note else 1]
                below = [*urgent, hint] if hint else urgent or below[: 0 if note else 1]
            return [note or "", *self._with_time(below), self._backs_line()]
        if note:
            return [*map(fitted, note.split("\n")), hint]
        room = 0 if self.owes_uno or columns(self.first_line()) > MAX_COLUMNS else 1
        shown_news = [fitted(line) for line in news if line][:room]
        if hint or shown_news:
            return [*shown_news, hint]
        return [fitted(line) for line in (*facts, *later) if line][:room]

    def _premove_line(self, premoves: Premoves) -> str:
        """Return which card comes next, or that the player is next, or how to choose a card."""
        if self._is_next() and premoves.next_card is None and not self._has_place_for_next():
            return f"-# {self._t('hand-waiting-next')}"
        return premoves.line

    def cards(
        self, next_card: Card | None = None, *, marked: bool = True, rows: int = 1, paused: bool = False
    ) -> Picture | str:
        """Return the player's cards as a picture, or as a line of text.

        In a deck with two sides, the picture also has the backs of the other hands.

        * ``next_card``: the card that the player chose for their next turn.
        * ``marked``: whether the picture shows which cards can be played now.
        * ``rows``: of buttons below it. A picture of one card takes the place of the second.
        * ``paused``: the backs may change before the message does, so it shows none.
        """
        if not self._is_drawn:
            return self._line()
        return self._picture(next_card, rows, [] if paused else others_backs(self._v, self._round), marked=marked)

    def _line(self) -> str:
        """Return the player's cards in words, or an empty string if there are none."""
        if not self._cards:
            return ""
        groups = hand_groups(self._t, self._cards)
        listed = " · ".join(groups)
        is_asked = self._is_turn and self._round.challenged is not None  # there are sentences about a challenge
        if self._t.look == "text" and self._dm and not is_asked:
            listed = "".join(f"\n- {group}" for group in groups)
        return self._t("hand-cards", count=len(self._cards), cards=listed)

    def _picture(
        self, next_card: Card | None, rows: int, backs: Sequence[tuple[SeatView, Sequence[Card]]], *, marked: bool
    ) -> Picture:
        """Return the player's cards as a picture. Its replacement and its description say the same in words."""
        asks_for_a_card = self._is_turn and self._round.phase in (Phase.PLAY, Phase.DRAWN)
        hinted = marked and not self._round.ruleset.no_hints and bool(self._playable or asks_for_a_card)
        marks = [(LIFTED if card in self._playable else DIMMED) if hinted else PLAIN for card in self._cards]
        if next_card is not None:
            marks[[*self._cards].index(next_card)] = NEXT
        side = self._round.side
        source = " ".join([f"{_drawn_card(card, side)}{mark}" for card, mark in zip(self._cards, marks, strict=True)])
        if len(self._cards) == 1 and rows == 1:
            source += TALL
        for seat, cards in backs:
            others = sorted(cards, key=attrgetter("sort"))
            source += f"{BACKS}{seat.emblem} {' '.join(_drawn_card(card, side.other) for card in others)}"
        playable = frozenset(self._playable) if hinted else frozenset()
        alt = _hand_alt(self._t.language, tuple(self._cards), playable, next_card)
        if not backs:
            return Picture(source, WIDTH, alt, self._line, hand_collage)
        plain = _plain(self._t.language)
        long, short = (f"{alt}. {_backs_words(plain, backs, in_full=in_full)}" for in_full in (True, False))
        alt = long if len(long) <= MAX_ALT_LENGTH else short
        return Picture(source, WIDTH, alt, lambda: f"{self._line()}\n{self._backs_line()}", hand_collage)

    def _shown_line(self) -> str:
        """Return the hand that a challenge showed: beside the picture of a table, as far as a line has room for it."""
        text, shown = self._t, self._v.shown_challenge
        if shown is None:
            return ""
        seat, cards = self._v.seats[shown.against], shown.hand
        if not self._is_brief:
            return text("hand-shown", name=seat_name(text, seat), cards=hand_words(text, cards))
        name = seat_emblem(text, seat)
        signs = [card_sign(text, card) for card in cards]
        line = text("hand-shown-short", name=name, cards=" ".join(signs))
        while columns(line) + len(signs) > SMALL_LINE and signs:  # in small text, a sign takes a column more
            signs.pop()
            line = text("hand-shown-short", name=name, cards=f"{' '.join(signs)}…")
        return f"-# {line}"

    def _facts(self) -> list[str]:
        """Return the other facts that the player needs, each in its own line, the most urgent first."""
        text, state = self._t, self._round
        facts = []
        unseen = state.unseen[self._seat.index]
        if unseen:
            facts.append(text("hand-unseen", count=unseen))
        facts.append(self._held_line())
        if self._is_turn and state.phase is Phase.ANSWER and self._playable:
            facts.append(self._stack_line())
        if self._is_turn and is_roulette(state):
            facts.append(text("hand-roulette-how"))
        if self._is_turn and state.phase is Phase.DRAWN:
            facts.append(self._drawn_line())
        if not (state.ruleset.no_hints or self._is_turn) and any(isinstance(move, Play) for move in self._moves):
            facts.append(text("hand-jump-in"))
        if self._is_turn and state.ruleset.wrong_play and asks_for_a_card(state):
            draws = draws_in(state.ruleset)
            facts.append(text("hand-wrong-play", count=state.ruleset.wrong_play, draws=draws))
        return facts

    def _held_line(self) -> str:
        """Return what a challenge decides. It is empty if there is nothing to challenge."""
        text, state = self._t, self._round
        by, before = state.challenged, state.challenged_color
        if not self._is_turn or CHALLENGE not in self._moves or by is None or before is None:
            return ""
        seat = self._v.seats[by]
        if state.owed_color is not None:
            if self._is_brief:
                return f"-# {text('hand-answer-held-until-short', name=seat_emblem(text, seat))}"
            name, left = seat_name(text, seat), len(state.hands[by])
            told = text("hand-answer-held-until", name=name)
            return text.sentences(told, text("hand-answer-left", name=name, count=left))
        held: dict[str, str | int] = {
            "needs": state.ruleset.four_needs,
            "color": before.value,
            "owed": state.owed,
            "lost": state.owed + 2,
        }
        if self._is_brief:  # the table shows whose face it is
            return f"-# {text('hand-answer-held-short', name=seat_emblem(text, seat), **held)}"
        name, left = seat_name(text, seat), len(state.hands[by])
        return text.sentences(
            text("hand-answer-held", name=name, **held), text("hand-answer-left", name=name, count=left)
        )

    def _stack_line(self) -> str:
        """Return what a player with a card to stack can do. Under "raise", the number of the last card decides."""
        state = self._round
        if state.ruleset.stacking != "raise" or state.owed_face is None:
            return self._t("hand-answer-stack")
        return self._t("hand-answer-raise", least=state.rule_tables.effects[state.owed_face].owes)

    def _partner_line(self) -> str:
        """Return the player's partner, if the rules have teams."""
        state = self._round
        if not state.ruleset.teams:
            return ""
        partner = (self._seat.index + state.seats // 2) % state.seats
        name = (short_name if self._is_brief else seat_name)(self._t, self._v.seats[partner])
        if is_done(state, self._seat.index):
            return self._t("hand-done", name=name, count=len(state.hands[partner]))
        if is_done(state, partner):
            return self._t("hand-partner-done", name=name)
        return self._t("hand-partner", name=name, count=len(state.hands[partner]))

    def _stuck_line(self) -> str:
        """Return what to do if no card can be played."""
        state = self._round
        if state.ruleset.no_hints or not self._is_turn or state.phase is not Phase.PLAY or self._playable:
            return ""
        if PASS in self._moves:
            return f"-# {self._t('hand-play-pass')}"
        if state.rule_tables.launcher:
            return f"-# {self._t('hand-play-none-launcher')}"
        return f"-# {self._t('hand-play-none-until' if state.ruleset.draw == 'until_playable' else 'hand-play-none')}"

    def _backs_line(self) -> str:
        """Return the backs of the other hands, in the order of play."""
        backs = others_backs(self._v, self._round)
        return f"-# {_backs_words(self._t, backs)}" if backs else ""

    def _hit_line(self) -> str:
        """Return what hit the player since their last move."""
        text, state, hit = self._t, self._round, last_hit(self._v.recent, self._round, self._seat.index)
        if hit is None or (self._is_turn and state.phase is not Phase.PLAY):
            return ""
        name = seat_name(text, self._v.seats[hit.seat])
        match hit.kind:
            case "cards":
                return text("hand-hit-cards", count=hit.cards)
            case "caught" if not hit.cards:
                return text("hand-hit-caught-free", name=name)
            case "caught":
                return text("hand-hit-caught", name=name, count=hit.cards)
            case "swap":
                return text("hand-hit-swap", name=name)
            case "launcher":
                return text("hand-hit-launcher", count=hit.cards)
            case "skip":
                return text("hand-hit-skip")
            case "hands":
                return text("hand-hit-hands")
            case "turned_over":
                return text("hand-hit-turned-over", side=state.side.value)
            case "unnoticed":
                return text("hand-uno-unnoticed")

    def _pauses(self) -> list[str]:
        """Return why nothing goes on, or why the player makes no moves."""
        text = self._t
        facts = [text("table-silent")] if self._v.is_silent and self._is_turn else []  # others see it at the table
        if self._v.waits:
            facts.append(text("hand-waits"))
        elif self._seat.autopilot:
            facts.append(text("hand-resting") if self._seat.resting else text("hand-autopilot"))
        return facts

    def _question(self) -> str:
        text, state = self._t, self._round
        if state.phase is Phase.DRAWN:
            return self._drawn_words(state.drawn)
        if not state.discard:
            return text("hand-turn-any" if self._is_brief else "hand-play-any")
        if state.phase is Phase.ANSWER:
            return self._owed_words()
        if not state.rule_tables.colors:
            return text("hand-turn-any")
        if state.color is None:
            return text("hand-roulette" if is_roulette(state) else "hand-first-color")
        emoji, color = color_emoji(text, state.color), color_words(text, state.color)
        if self._is_brief and state.top.is_wild:
            return text("hand-turn-color", color=f"{emoji} {color}")
        if self._is_brief:
            return text("hand-turn", color=emoji, sign=text("card-short", face=state.top.face.value))
        if self.is_in_words and state.top.is_wild:
            return text("hand-turn-color", color=color)
        if self.is_in_words:
            return text("hand-turn", color=color, sign=text("face", face=state.top.face.value))
        if state.top.is_wild:
            return text("hand-play-color", emoji=emoji, color=color)
        return text("hand-play", emoji=emoji, color=color, face=text("face", face=state.top.face.value))

    def _drawn_words(self, drawn: Card | None) -> str:
        text, passing = self._t, self._passing
        if drawn is None:
            return text("hand-drawn-nothing-passing" if passing else "hand-drawn-nothing")
        if drawn is Card.HIDDEN and not self._is_brief:
            return text("hand-drawn-blind-passing" if passing else "hand-drawn-blind")
        card = card_sign(text, drawn) if self._is_brief else f"{card_emoji(text, drawn)} {card_words(text, drawn)}"
        return text("hand-drawn", card=card.strip())

    def _drawn_line(self) -> str:
        """Return what the player has to do with the drawn card. It is empty if they can choose."""
        text, drawn = self._t, self._round.drawn
        if drawn is None or drawn is Card.HIDDEN:
            return ""
        if drawn in self._playable:
            return "" if PASS in self._moves else f"-# {text('hand-drawn-must')}"
        return f"-# {text('hand-drawn-unfit-passing' if self._passing else 'hand-drawn-unfit')}"

    def _owed_words(self) -> str:
        text, state = self._t, self._round
        if state.owed_color is not None:
            return self._owed_until_words(state.owed_color)
        if self._is_brief:
            return text("hand-hit-cards", count=state.owed)
        by, before = state.challenged, state.challenged_color
        if CHALLENGE not in self._moves or by is None or before is None:
            return text("hand-owed", owed=state.owed)
        emoji, color = color_emoji(text, before), color_words(text, before)
        name, card = seat_name(text, self._v.seats[by]), text("face", face=state.top.face.value)
        return text("hand-answer", name=name, card=card, emoji=emoji, color=color, owed=state.owed)

    def _owed_until_words(self, sought: Color) -> str:
        """Return that the player has to draw until a color comes, or to answer."""
        text, state, by = self._t, self._round, self._round.challenged
        if self._is_brief:
            return text("hand-hit-until", color=color_emoji(text, sought))
        if CHALLENGE not in self._moves or by is None:
            return text("hand-owed-until", color=sought_color(text, state))
        name, card = seat_name(text, self._v.seats[by]), text("face", face=state.top.face.value)
        return text("hand-answer-until", name=name, card=card, color=sought_color(text, state))

    def _waiting_line(self) -> str:
        """Return the first line for a player who has to wait: who thinks, on which card, and whether they are next."""
        text, state = self._t, self._round
        if self._seat.index in state.out:
            return text("hand-out", place=out_words(text, state, self._seat.index))
        facts = [self._thinking()]
        if self._is_next() and self._has_place_for_next():
            facts.append(text("hand-waiting-next"))
        if self._dm:
            for seat, hand in zip(self._v.seats, state.hands, strict=True):
                if len(hand) == 1 and seat is not self._seat:
                    facts.append(text("hand-waiting-last", name=seat_name(text, seat)))
        return " · ".join(facts)

    def _thinking(self) -> str:
        """Return who thinks, and on which card."""
        text, state = self._t, self._round
        name = short_name(text, self._v.seats[state.to_move])
        if state.discard:
            card = (card_sign if self._is_brief else card_words)(text, state.top, state.color)
            line = text("hand-waiting", name=name, card=card)
            if not self.is_in_words or columns(line) <= LINE:  # else the table says the card
                return line
        return text("hand-waiting-bare", name=name)

    def _is_next(self) -> bool:
        """Return whether the player comes after the player to move. With two players, everybody knows."""
        state, seat = self._round, self._seat.index
        waits = not self._is_turn and seat not in state.out
        return waits and state.playing > 2 and state.next_seat(state.to_move) == seat

    def _has_place_for_next(self) -> bool:
        """Return whether the first line of a phone has a place for the words that the player is next."""
        width = MAX_COLUMNS if self._is_brief else LINE if self.is_in_words else inf
        return columns(f"{self._thinking()} · {self._t('hand-waiting-next')}") <= width


def _has_place(line: str) -> bool:
    """Return whether a line with a time fits on a phone."""
    return columns(line.lstrip("-# ")) + TIME <= (SMALL_LINE if line.startswith("-# ") else LINE)


def _drawn_card(card: Card, side: Side) -> str:
    """Return the notation of a card for a picture. ``side``: the side of the deck that it shows."""
    return f"{card.value}{DARK_WILD if side is Side.DARK and card.is_wild else ''}"


def _backs_words(text: Text, backs: Iterable[tuple[SeatView, Sequence[Card]]], *, in_full: bool = False) -> str:
    """Return the backs of hands in words: "Their backs: Ann: Pink ×3, Teal, Draw Five · Ben: Purple".

    ``in_full``: see `backs_words`.
    """
    words = [f"{short_name(text, seat)}: {backs_words(text, cards, in_full=in_full)}" for seat, cards in backs]
    return text("hand-backs", backs=" · ".join(words))


def others_backs(view: TableView, state: View) -> list[tuple[SeatView, list[Card]]]:
    """Return the seats whose backs the reader of a hand sees, with these backs, in the order of play."""
    if state.backs is None or state.seat is None:
        return []
    order = [(state.seat + step * state.direction) % state.seats for step in range(1, state.seats)]
    return [(view.seats[seat], state.backs.hands[seat]) for seat in order if state.backs.hands[seat]]


@lru_cache(512)
def _hand_alt(language: str, cards: Collection[Card], playable: Collection[Card], next_card: Card | None) -> str:
    """Return the description of a hand. A player often has the same hand in a panel and in a DM."""
    plain = _plain(language)
    alt = plain("hand-cards", count=len(cards), cards=hand_words(plain, cards))
    if playable:
        alt = f"{alt}. {plain('alt-playable', cards=hand_words(plain, playable))}"
    if next_card is not None:
        alt = f"{alt}. {plain('premove-next', card=card_words(plain, next_card)).replace('*', '')}"
    return alt


@cache
def _plain(language: str) -> Text:
    """Return the words of a language without emojis, for the descriptions of pictures."""
    return text_for(language).with_look("text", {})


def hint_line(text: Text, name: str) -> str:
    """Return the line of the hint ``name``, or an empty string without a name."""
    if not name:
        return ""
    if name.startswith(BETA_HINT):
        hint = text("hint-beta", name=text_for(name.removeprefix(BETA_HINT)).name)
    else:
        hint = text(f"hint-{text_id(name)}")
    return f"-# {text('hint', hint=hint)}"


def due_hints(view: TableView, *, dm: bool, offered: str | None = None) -> list[str]:
    """Return the names of the hints that fit this hand, the most urgent first.

    ``dm``: whether it is a DM hand. ``offered``: a language in beta that the player could choose.
    """
    state, seat = view.view, view.seat
    if state is None or seat is None or view.status != "playing" or view.seats[seat].away or state.ruleset.blitz:
        return []
    hints = []
    if state.to_move == seat:
        rules = state.ruleset
        sheet = PRESETS[rules.cards]
        if sheet is not OFFICIAL and all(getattr(rules, name) == getattr(sheet, name) for name in _SAID):
            hints.append(rules.cards)
        moves = legal_moves(state, seat)
        plays = [move for move in moves if isinstance(move, Play)]
        if CHALLENGE in moves:
            hints.append(CHALLENGE_HINT)
        if state.phase is Phase.DRAWN and plays and PASS in moves:
            hints.append(DRAWN_HINT)
        if state.phase is Phase.PLAY and len(state.hands[seat]) == 2 and any(play.uno for play in plays):
            hints.append(UNO_HINT)
        if offered is not None:
            hints.append(f"{BETA_HINT}{offered}")
    return [*hints, DIRECT] if dm else hints
