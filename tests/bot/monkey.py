"""A monkey test: people press random buttons, and every screen is compared with the round.

Ann, Ben and Cleo sit down. Dan and Eve watch until they take a seat or join late. `Monkey.press` is one action of one
of them. `Monkey.look` waits until the bot has drawn everything, then compares every screen with the round.
"""

from __future__ import annotations

import random
import re
from collections import deque
from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from datetime import timedelta
from typing import Any

import discord
import msgspec
from simcord.components import walk_components
from simcord.enums import SELECT_TYPES, ComponentType

from tests.bot.players import manager, prefer, response_message, settle, verb, words
from tests.bot.scenes import buttons, texts
from tests.rules.rulesets import can_seat, covering
from tests.world import Person, Screen, World
from unobot.bot.messages.hand_panel import PAUSE_SECONDS
from unobot.bot.screens.builder import MAX_ALT_LENGTH
from unobot.bot.screens.illustrations import match_alt, sheet_alt
from unobot.bot.screens.seat_lines import CROWD_SIZE
from unobot.demo.simulator import press
from unobot.i18n import Text, languages, text_for
from unobot.rules.events import Phase
from unobot.rules.ruleset.ruleset import OFFICIAL, PRESETS, Ruleset, RulesetError
from unobot.tables.state.status import stage_of
from unobot.tables.table import Table
from unobot.tables.table_view import TableView
from unobot.wording.card_words import card_words, hand_groups, plain_name, seat_name

GOES_ON = {
    **dict.fromkeys(("move", "step"), 10),
    **dict.fromkeys(("catch", "uno", "premove"), 1),
    **dict.fromkeys(("ready", "rematch", "start"), 10),
    **dict.fromkeys(("join", "late", "take"), 2),
}
"""Verbs that advance a match, and the weight of each."""
WEAK = (":draw", ":pass", ":accept", ":challenge")
"""Moves that play no card."""
RARE = {
    **dict.fromkeys(("end", "kick", "leave", "autopilot", "code", "preset", "time"), 0.1),
    **dict.fromkeys(("access", "newhost", "release", "ai", "field", "me", "help", "tutorial"), 0.4),
    **dict.fromkeys(("takeover", "rematch", "recap", "more"), 3.0),
    **dict.fromkeys(("stats", "leaders"), 0.5),  # their posts push the table out of sight
    "late": 20.0,
    "open": 0.2,
}
"""The weight of other verbs, if it is not 1."""
COMMANDS = {
    **dict.fromkeys(("hand", "join"), 5.0),
    **dict.fromkeys(("status", "play"), 3.0),
    **dict.fromkeys(("me", "tables", "rules", "help", "invite", "resume"), 1.0),
    **dict.fromkeys(("stats", "leaderboard", "history"), 1.5),
    **dict.fromkeys(("leave", "start", "end"), 0.5),
}
ADMIN_COMMANDS = ("tables", "end", "unblock", "bans", "ban", "unban", "log", "roles", "rules", "ais", "check")
ELSEWHERE = {"replay", "coach", "whatif", "solo", "history", "check", "hand", "refresh"}
"""The verbs of messages that are about more than a table: a match that was played, or a list of tables."""
OF_A_LOBBY = {"join", "start", "house", "preset", "time", "invite", "ai", "length", "form"}
OF_A_MATCH = {"move", "step", "recap", "react", "autopilot", "skip", "takeover", "joinnext", "ready"}
OF_AN_END = {"rematch"}
"""The verbs that one stage of a table has alone."""
GUESTS = 8
"""The people of a crowd. They are more than the places of the gate for everything but tables."""
WISHES = {"help": "open:alone", "daily": "daily:world", "privacy": "privacy:delete", "history": "history:server"}
"""The wishes of a crowd. For each command, the begin of the verb and argument of the button that all of them press."""
SERVED = 12.0
"""Seconds until each of them has an answer. The bot opens one new DM a second."""
PAGES = ("stats", "leaderboard")
"""The pages of results that a crowd asks for."""
IN_LINE = 1.0
"""Seconds until everybody who waits for the coach has read their place. In `test_monkey`, each answer takes longer."""
WAITS = (1.5, 1.5, 1.5, 3.0, 3.0, 12.0, 12.0, 70.0)
"""Seconds between presses: an AI moves, a pause ends, a clock runs out."""
TOKEN = timedelta(minutes=14)
"""Seconds after a press in which a panel can be redrawn."""
SETTLED = 6.0
"""Seconds until every change is drawn. The longest gap is 5, for direct messages."""


@dataclass(frozen=True, slots=True)
class Offer:
    """An enabled button, or a menu, on a screen that a person sees."""

    person: Person
    screen: Screen
    component: dict[str, Any]

    @property
    def custom_id(self) -> str:
        return str(self.component["custom_id"])

    @property
    def table(self) -> str:
        """The table's id in the custom id, or 0 without a table."""
        return self.custom_id.split(":")[1]

    @property
    def verb(self) -> str:
        return self.custom_id.split(":")[3]

    @property
    def is_menu(self) -> bool:
        return self.component["type"] in SELECT_TYPES


class Monkey:
    """The people and their table. ``errors`` are the errors logged so far, and must stay empty."""

    def __init__(self, world: World, seed: int, errors: list[str]) -> None:
        self.world = world
        self.pressed = 0
        self.looked = 0
        self.coached = 0
        """The answers of the coach."""
        self._studied = False
        self.last: deque[str] = deque(maxlen=30)
        """The last actions, for the report of a failure."""
        self._errors = errors
        self._random = random.Random(f"monkey {seed}")
        self._limits = random.Random(f"limits {seed}")  # of its own, so that other evenings stay as they were
        self._crowds = random.Random(f"crowds {seed}")
        self._guests = [world.person(f"Guest{number}") for number in range(GUESTS)]
        self._people = [world.person(name) for name in ("Ann", "Ben", "Cleo", "Dan", "Eve")]
        self._zoe = world.person("Zoe")
        self._boss = manager(world)
        self._role = world.guild.create_role("players")
        self._table: Table | None = None

    async def furnish(self) -> None:
        """Choose rules and looks, open a table and seat some people."""
        chance, world = self._random, self.world
        await settle(
            world,
            world.guild.id,
            table_look=chance.choice(["picture", "text"]),
            language=chance.choice(["en", *languages()]),
        )
        for person in self._people:
            await prefer(
                world,
                person,
                look=chance.choice([None, "pictures", "shapes", "text"]),
                language=chance.choice([None, None, *languages()]),
                dms=chance.choice([None, False]),
                pings_by=chance.choice(["channel", "dm"]),
                passes=chance.random() < 0.5,
            )
        rules, people = self._rules(), chance.randint(1, 3)
        ais = next(ais for ais in (*range(max(0, 2 - people), 8), 0) if can_seat(rules, people + ais))
        host, *others = self._people[:people]
        await self._command(host, "start", rules=rules.code, ais=ais)
        for other in others:
            await self._command(other, "join")
        for _ in range(chance.randrange(8)):
            await self.press()
        if self._limits.random() < 0.3:
            await self._limit()
        await self._command(host, "status")

    async def _limit(self) -> None:
        """Let the admin lock the rules, or limit the AIs, while the lobby is open. The lobby follows at once."""
        name = self._limits.choice(["rules", "ais"])
        self._tell(self._boss, f"/unoadmin {name}")
        await self._boss.admin(name)
        verbs = [offer for offer in self._offers(self._boss) if offer.custom_id.endswith((":admin:lock", ":admin:ais"))]
        if verbs:
            await self._take_up(self._random.choice(verbs[-2:]))
        await self.look()

    def _rules(self) -> Ruleset:
        """Return random rules for a short match: few cards, and few points to win."""
        rules = self._random.choice(self._random.choice([list(PRESETS.values()), list(covering())]))
        hand_size, target = self._random.choice([2, 2, 3]), self._random.choice([20, 100, 200])
        limit = max(rules.hand_limit, 12) if rules.hand_limit else 0
        try:
            return msgspec.structs.replace(rules, hand_size=hand_size, target=target, hand_limit=limit)
        except RulesetError:
            return rules

    # Pressing

    async def press(self) -> None:
        """Press, choose, type, send a command or wait. Raise `AssertionError` if the bot fails."""
        if self._crowds.random() < 0.01:  # beside all else, so that the evenings have the same presses
            await self._gather_crowd()
        chance = self._random.random()
        if chance < 0.005:
            await self._all_go_away()
        elif chance < 0.04:
            await self._wait(self._random.choice(WAITS))
        elif chance < 0.10:
            name = self._random.choices(list(COMMANDS), list(COMMANDS.values()))[0]
            await self._command(self._random.choice(self._people), name)
        elif chance < 0.15:
            await self._manage()
        elif chance < 0.28:
            await self._press_anything(self._random.choice(self._people))
        else:
            await self.go_on()
        self.pressed += 1
        await self._newest_table()  # a short match begins and ends between two looks
        assert not self._errors, "\n".join(("errors were logged:", *self._errors))

    async def go_on(self) -> None:
        """Press a button that advances the match, or wait if there is none."""
        offers = [offer for person in self._people for offer in self._offers(person) if offer.verb in GOES_ON]
        offers = [offer for offer in offers if not offer.custom_id.endswith((":step:", ":step:catch", ":step:backs"))]
        laid = [offer for offer in offers if offer.verb in ("move", "step") and not offer.custom_id.endswith(WEAK)]
        laid = [offer for offer in laid if ":step:premove" not in offer.custom_id]
        offers = laid if laid and self._random.random() < 0.8 else offers
        if not offers or self._random.random() < 0.05:
            await self._wait(1.5)
            return
        await self._take_up(self._random.choices(offers, [GOES_ON[offer.verb] for offer in offers])[0])
        if self._random.random() < 0.7:
            await self._wait(1.5)  # people pause too, and the next step reads the result

    async def _gather_crowd(self) -> None:
        """Let many people want the same at once. Each of them is served, and nobody is told to try again.

        A player at the table moves meanwhile.
        """
        wish = self._crowds.choice([*WISHES, *PAGES])
        if wish in PAGES:
            self._tell(self._guests[0], f"and {GUESTS - 1} others send /uno {wish}")
            asked = [await guest.actor.slash(self.world.channel, f"uno {wish}") for guest in self._guests]
            await self._move_meanwhile()
            await self._wait(SERVED)
            assert all(each.acknowledged for each in asked)
            self._check_nobody_was_refused(self._guests)
            return
        wanted = WISHES[wish]
        screens = [(guest, await guest.slash(wish)) for guest in self._guests]
        self._tell(self._guests[0], f"and {GUESTS - 1} others press {wanted!r} after /uno {wish}")
        pressed = [
            press(self.world.env, guest.actor, self.world.message(screen), button.custom_id)
            for guest, screen in screens
            if screen is not None
            for button in screen.buttons
            if f":{wanted}" in button.custom_id
        ]
        await self._move_meanwhile()
        await self._wait(SERVED)
        assert len(pressed) == GUESTS
        assert all(each.acknowledged for each in pressed)
        self._check_nobody_was_refused(self._guests)

    async def study(self, final: Screen) -> None:
        """Let everybody press *Coach* below a match that is over, then *Replay*, then *What if*, each at once.

        Everybody is answered. The players of the match stand in line for the coach, read their place, and get the
        answer.
        """
        everybody = [*self._people, *self._guests]
        finals = dict.fromkeys((person.name for person in everybody), final)
        before = {panel.id for person in everybody for panel in person.panels()}
        await self._press_together(everybody, finals, "coach:")

        def read(person: Person, sentence: re.Pattern[str]) -> list[str]:
            new = [panel.text for panel in person.panels() if panel.id not in before]
            return [found[0] for text in new if (found := sentence.search(text)) is not None]

        waiting = [person for person in everybody if read(person, IN_LINE_AT)]
        places = [place for person in waiting for place in read(person, IN_LINE_AT)]
        assert len({*places}) == len(waiting), "each has a place of their own"
        await self._wait(SERVED)
        for person in waiting:
            assert read(person, COACHED), f"{person.name} has no answer"
            assert not read(person, IN_LINE_AT), "the answer takes the place of the promise"
        self.coached += len(waiting)
        await self._press_together(everybody, finals, "replay:")
        viewers = {person.name: person.panels()[-1] for person in everybody if person.panels()}
        await self._press_together(everybody, viewers, "whatif:")
        await self._wait(SERVED)
        self._check_nobody_was_refused(everybody)

    async def _press_together(self, people: Sequence[Person], screens: Mapping[str, Screen], wanted: str) -> None:
        """Press a button on the screen of each person, if it is there. Everybody is answered at once."""
        pressed = [
            press(self.world.env, person.hand_on(screen), self.world.message(screen), button.custom_id)
            for person in people
            if (screen := screens.get(person.name)) is not None
            for button in screen.buttons
            if f":{wanted}" in button.custom_id and not button.disabled
        ]
        self.last.append(f"{len(pressed)} people press {wanted!r} at once")
        await self._move_meanwhile()
        await self._wait(IN_LINE)
        assert all(each.acknowledged for each in pressed)
        self._check_nobody_was_refused(people)

    async def _move_meanwhile(self) -> None:
        """Let a player move while a crowd waits."""
        offers = [offer for person in self._people for offer in self._offers(person) if offer.verb == "move"]
        if offers:
            offer = self._crowds.choice(offers)
            await self._take_up(offer)
            self._check_nobody_was_refused([offer.person])

    def _check_nobody_was_refused(self, people: Iterable[Person]) -> None:
        shown = [panel for person in people for panel in person.panels()[-1:]]
        assert not any(BUSY.search(panel.text) for panel in shown)

    async def _all_go_away(self) -> None:
        """Let nobody press anything until the table waits, or has fallen asleep."""
        for _ in range(self._random.randint(2, 8)):
            await self._wait(70.0)

    async def _manage(self) -> None:
        """Let the admin of the server open a panel or press something on one, or delete a role. They have no seat."""
        if self._random.random() < 0.1:
            self._tell(self._boss, f"deletes the role {self._role.id}, which the settings may name")
            self.world.env.backend.delete_role(self.world.guild.id, self._role.id)
            self._role = self.world.guild.create_role("players")
            await self.world.env.settle()
            return
        panels = [offer for offer in self._offers(self._boss) if offer.verb in ("oversee", "admin")]
        if panels and self._random.random() < 0.6:
            await self._take_up(self._random.choice(panels))
            return
        name = self._random.choice(ADMIN_COMMANDS)
        someone = self._random.choice([self._people[-1], self._zoe])
        options = {"person": someone.actor} if name in ("ban", "unban") else {}
        self._tell(self._boss, f"/unoadmin {name} {options or ''}")
        await self._boss.admin(name, **options)  # type: ignore[arg-type]  # the options of the command

    async def _press_anything(self, person: Person) -> None:
        """Choose an offered verb of this person, and one of its buttons or menus at random."""
        by_verb: dict[str, list[Offer]] = {}
        for offer in self._offers(person):
            by_verb.setdefault(offer.verb, []).append(offer)
        if by_verb:
            chosen = self._random.choices(list(by_verb), [RARE.get(each, 1.0) for each in by_verb])[0]
            await self._take_up(self._random.choice(by_verb[chosen]))

    def _offers(self, person: Person) -> list[Offer]:
        """Return the buttons and menus on the newest screens of this person."""
        screens = [*self.world.posts()[-3:], *person.panels()[-4:], *person.direct_messages()[-2:]]
        return [
            Offer(person, screen, component)
            for screen in screens
            for component in _controls(self.world, screen)
            if not component.get("disabled")
        ]

    async def _take_up(self, offer: Offer) -> None:
        """Press the button or choose in the menu, and fill in the modal that this opens."""
        person, message = offer.person, response_message(self.world, offer.screen)
        hand = person.actor.user if offer.screen.channel == person.direct_channel.id else person.actor
        if offer.is_menu:
            value = self._value(offer.component)
            self._tell(person, f"chooses {getattr(value, 'name', value)} in {offer.custom_id}")
            result = await hand.select(message, [value], custom_id=offer.custom_id)
        else:
            self._tell(person, f"presses {offer.component.get('label') or ''!r} {offer.custom_id}")
            result = await hand.click(message, custom_id=offer.custom_id)
        self.world.answer(await self.world.waited(result))
        if result.modal is not None:
            text = self._random.choice([self._rules().code, "U1-x", "1", "12", "5000", "seven"])
            self._tell(person, f"types {text!r}")
            self.world.answer(await hand.submit_modal(result, {"value": text}))

    def _value(self, menu: dict[str, Any]) -> Any:  # noqa: ANN401 - simcord's handles have no common type
        match menu["type"]:
            case ComponentType.STRING_SELECT:
                return self._random.choice(menu["options"])["value"]
            case ComponentType.USER_SELECT:
                return self._random.choice([*self._people, self._zoe]).actor
            case ComponentType.ROLE_SELECT:
                return self._role
            case _:
                raise AssertionError(f"a menu that no monkey knows: {menu}")

    async def _command(self, person: Person, name: str, **options: Any) -> Screen | None:  # noqa: ANN401 - of any type
        if name == "play" and not options:
            choices = list((await person.complete("play", "move")).values())
            options["move"] = self._random.choice([*choices, *choices, "R7", "seven"])
        elif name == "invite" and not options:
            options["person"] = self._random.choice([*self._people, self._zoe]).actor
        elif name == "start" and not options:
            options = {"rules": self._rules().code, "ais": self._random.randrange(3)}
        self._tell(person, f"/uno {name} {options or ''}")
        return await person.slash(name, **options)

    async def _wait(self, seconds: float) -> None:
        self.last.append(f"{seconds} s pass")
        table = self._table
        waits, before = table is not None and table.view().waits, 0 if table is None else table.ply
        await self.world.advance(seconds)
        if table is not None and waits:
            assert table.ply == before, "play goes on while nobody is there"

    def _tell(self, person: Person, action: str) -> None:
        self.last.append(f"{person.name} {action}")

    # Looking

    async def look(self) -> None:
        """Wait until everything is drawn, then compare every screen with the round.

        Skip the comparison while the match goes on by itself.

        Raise `AssertionError` for a screen that is not true.
        """
        table = await self._newest_table()
        if table is None:
            return
        before = table.state, table.ply
        await self._wait(SETTLED)
        assert not self._errors, "\n".join(("errors were logged:", *self._errors))
        if (table.state, table.ply) != before or table.is_suspended or await self._newest_table() is not table:
            return  # the match goes on by itself, so the next look compares
        self.looked += 1
        text, status = text_for(table.state.locale), table.view().status
        public = self._public(table)
        if public is None:
            assert not table.is_live, "a table that is played at stands in its channel"
            return
        self._look_at_table(text, table, status, public)
        if public.has("coach") and not self._studied:
            self._studied = True
            await self.study(public)
            return
        if table.is_live:
            await self._look_at_status(table, public)
        for person in self._people:
            self._look_at_panel(table, person)
            self._look_at_hand(table, person)
            self._look_at_seats_to_take(table, person)

    async def _newest_table(self) -> Table | None:
        """Return the table of the channel, or the last one there."""
        with self.world.env.time_context():
            table = await self._bot.router.kit.hub.at(self.world.channel.id)
        self._table = table or self._table
        return self._table

    def _public(self, table: Table) -> Screen | None:
        """Return the public message: the table's newest that is not a reminder."""
        for screen in reversed(self.world.posts()):
            is_reminder = bool(self.world.message(screen).content)
            if not is_reminder and any(each.custom_id.startswith(f"u1:{table.id}:") for each in screen.buttons):
                return screen
        return None

    def _look_at_table(self, text: Text, table: Table, status: str, public: Screen) -> None:
        view, state = table.view(), None if table.log is None else table.log.round
        for seat in view.seats if status != "closed" and not (state is not None and state.phase is Phase.VOTE) else ():
            is_named = f"**{seat_name(text, seat)}**" in public.text or plain_name(text, seat) in self._described(
                public
            )
            assert is_named, f"{seat.name} is missing: {public.text}"
        if status == "lobby":
            assert public.has("join") or public.has("rematch") or len(view.seats) == 10
            ais = sum(seat.level is not None for seat in view.seats)
            assert table.policy.most_ais is None or ais <= table.policy.most_ais, "an open lobby follows a new limit"
            assert not table.policy.rules_locked or view.ruleset == OFFICIAL, "an open lobby follows a lock"
        if status == "playing" and state is not None and state.phase is not Phase.VOTE:
            if state.discard:
                assert card_words(text, state.top, state.color) in _heading(public)
            marked = [line for line in public.text.splitlines() if line.startswith("👉")]
            assert len(marked) == 1
            assert f"**{seat_name(text, view.seats[state.to_move])}**" in marked[0]
            for seat in view.seats:
                (line,) = (line for line in public.text.splitlines() if _is_seat(line, seat_name(text, seat)))
                number = len(state.hands[seat.index])
                shown = str(number) if state.seats >= CROWD_SIZE else text("cards", count=number)
                assert seat.index in state.out or f" · {shown}" in line
            assert public.has("hand")
        if status in ("pause", "over") and state is not None and state.outcome is not None:
            winner = view.winner if status == "over" else state.outcome.winner
            if winner is not None and not state.outcome.drawn:
                assert f"**{seat_name(text, view.seats[winner])}**" in _heading(public)
            if view.ruleset.scoring == "points":
                scores = [f"**{seat_name(text, seat)}** · {text('points', count=seat.score)}" for seat in view.seats]
                assert all(score in public.text for score in scores) or self._has_scores(public, text, view)
        if status == "pause":
            assert public.has("ready")
        if status in ("over", "closed"):
            assert {verb(button) for button in public.buttons} <= {"rematch", "more", "replay", "coach"}
            assert public.has("rematch") or state is None, "nobody has opened the next one"

    def _has_scores(self, public: Screen, text: Text, view: TableView) -> bool:
        """Return whether a picture of the message has the scores, by its description."""
        described = self._described(public)
        order = view.placing or sorted(range(len(view.seats)), key=lambda seat: -view.seats[seat].score)
        sheet, card = sheet_alt(text, view, order), match_alt(text, view) if view.facts else ""
        return sheet[:MAX_ALT_LENGTH] in described or card[:MAX_ALT_LENGTH] in described

    def _described(self, public: Screen) -> str:
        """Return the descriptions of the pictures of a message."""
        galleries = [part for part in walk_components(self.world.message(public).components) if part.get("items")]
        return "\n".join(item["description"] for part in galleries for item in part["items"])

    async def _look_at_status(self, table: Table, public: Screen) -> None:
        """Check that `/uno status`, in the table's language, shows the same as the public message."""
        await prefer(self.world, self._zoe, language=table.state.locale)
        status = await self._command(self._zoe, "status")
        assert status is not None
        if table.state.status == "lobby":
            assert status.has("house"), "it has the other controls of the lobby"
            return
        assert public.text == status.text
        drawn, now = (self._files(screen) for screen in (public, status))
        assert drawn == now

    def _files(self, screen: Screen) -> list[str]:
        return [attachment["filename"] for attachment in self.world.message(screen).attachments]

    def _look_at_hand(self, table: Table, person: Person) -> None:
        """Check that each hand of this person is up to date, or says that its updates are paused."""
        messages, view = self._bot.router.kit.messages, table.view(person.id)
        text, state = messages.localizer.text_of(table, person.id), view.view
        screens = [*person.panels(), *person.direct_messages()]
        hands = [screen for screen in screens if _is_hand(screen, table) and text("paused-title") not in screen.text]
        if view.status != "playing" or view.seat is None or view.seats[view.seat].away:
            assert not hands, f"{person.name} has no hand to play: {hands[0].text}"
            return
        if state is None or state.phase in (Phase.VOTE, Phase.OVER):
            return
        sent = [button.custom_id for screen in person.direct_messages() for button in screen.buttons]
        if messages.preferences.cached(person.id).dms is not False:
            assert any(each.startswith(f"u1:{table.id}:") for each in sent), f"{person.name} has no direct message"
        cards = state.visible_hand(view.seat)
        groups = hand_groups(text, cards)
        lines = [text("hand-cards", count=len(cards), cards=told) for told in (" · ".join(groups), _listed(groups))]
        for screen in hands:
            assert not cards or any(line in screen.text for line in lines), f"{person.name}: {lines[0]}, {screen.text}"

    def _look_at_panel(self, table: Table, person: Person) -> None:
        """Check that at most one private message is about the table, and that it is of the present stage."""
        panels = [
            panel
            for panel in person.panels()
            if self.world.env.now() - discord.utils.snowflake_time(panel.id) < TOKEN
            and {verb(button) for button in panel.buttons if button.custom_id.startswith(f"u1:{table.id}:")} - ELSEWHERE
        ]
        assert len(panels) <= 1, f"{person.name} has several panels: {[panel.text for panel in panels]}"
        notes = self._bot.router.kit.messages.notes._notes.get(person.id, ())
        answered = {note.interaction_id for note in notes} - {0}  # the result of a match answers none
        assert len(answered) <= 1, f"{person.name} reads what an earlier press did"
        if table.is_suspended:
            return
        for panel in panels:
            shown = {verb(button) for button in panel.buttons if button.custom_id.startswith(f"u1:{table.id}:")}
            stage = stage_of(table.state)
            wrong = {
                "lobby": OF_A_MATCH | OF_AN_END,
                "match": OF_A_LOBBY | OF_AN_END,
                "closed": OF_A_LOBBY | OF_A_MATCH,
            }
            assert not shown & wrong[stage], f"{person.name} reads of another stage: {panel.text}"
        self._look_at_other_screen(table, person)

    def _look_at_other_screen(self, table: Table, person: Person) -> None:
        """Check that a panel without a hand, or with another screen in its place, says what is true now."""
        messages, now = self._bot.router.kit.messages, self.world.env.now().timestamp()
        known = messages.message_store._tables[table.id].panels.get(person.id) if table.is_live else None
        has_hand = table.view(person.id).seat is not None and messages.live.screens_of(table).overlay(person.id) is None
        if known is None or has_hand or known.expires < now + PAUSE_SECONDS + SETTLED:
            return
        screen = messages.renderer.hand(table, person.id, messages.localizer.text_of(table, person.id)).view
        expected = {_without_ply(item.custom_id or ""): item.disabled for item in buttons(screen)}
        for panel in (panel for panel in person.panels() if panel.id == known.message_id):
            shown = {_without_ply(button.custom_id): button.disabled for button in panel.buttons}
            assert shown == expected, f"{person.name} sees an old screen: {panel.text}"
            said = "\n".join(texts(screen)).replace("\N{NO-BREAK SPACE}", " ").splitlines()
            lost = {*said} - {*words(panel).splitlines()}  # the panel may also say what a press did
            assert not lost, f"{person.name} reads an old screen, without {lost}: {panel.text}"

    def _look_at_seats_to_take(self, table: Table, person: Person) -> None:
        """Check the card counts of the open seats while the panel can be redrawn."""
        state = table.view().view
        for screen in person.panels():
            is_old = self.world.env.now() - discord.utils.snowflake_time(screen.id) > TOKEN
            for button in () if is_old else screen.buttons:
                count = re.search(r"\d+", button.label)
                if button.custom_id.startswith(f"u1:{table.id}:") and verb(button) == "take" and count and state:
                    seat = int(button.custom_id.rpartition(":")[2])
                    assert int(count[0]) == len(state.hands[seat]), f"{person.name} reads {button.label!r}"

    @property
    def _bot(self) -> Any:  # noqa: ANN401 - the bot, with what only tests look at
        return self.world.bot


def _controls(world: World, screen: Screen) -> Iterator[dict[str, Any]]:
    """Return the buttons and menus of a message, without links."""
    for component in walk_components(world.message(screen).components):
        if component["type"] in (ComponentType.BUTTON, *SELECT_TYPES) and component.get("custom_id"):
            yield component


def _heading(screen: Screen) -> str:
    return next(line for line in screen.text.splitlines() if line.startswith("## "))


def _without_ply(custom_id: str) -> str:
    """Return what a button does. Moves do not redraw the panel of a watcher, so its plies are old."""
    return ":".join(custom_id.split(":")[3:])


def _is_seat(line: str, name: str) -> bool:
    """Return whether the line describes this seat."""
    return line.startswith(("👉", "▫️", "🤖", "💤")) and f"**{name}**" in line


def _is_hand(screen: Screen, table: Table) -> bool:
    """Return whether the screen shows a whole, playable hand of that table, not the second step of a move."""
    return any(
        button.custom_id.startswith(f"u1:{table.id}:") and ":step:more" in button.custom_id for button in screen.buttons
    )


def _listed(groups: Iterable[str]) -> str:
    return "".join(f"\n- {group}" for group in groups)


def _in_all_languages(name: str, **values: str | int) -> re.Pattern[str]:
    """Return a pattern of a sentence in every language. Digits of the values match any number."""
    said = "|".join(re.escape(text_for(language)(name, **values)) for language in languages())
    return re.compile(said.replace("77", r"(\d+)").replace("TIME", ".+"))


BUSY = _in_all_languages("refused-busy")
IN_LINE_AT = re.compile(
    f"{_in_all_languages('note-queue', place=77, time='TIME').pattern}"
    f"|{_in_all_languages('note-work-coach', time='TIME').pattern}"  # the first in line
)
COACHED = _in_all_languages("coach-title")
