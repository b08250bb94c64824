"""The requests of hostile people: an action with its numbers turned into existing people, places and controls."""

from __future__ import annotations

import random
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

from simcord.backend.models import Message
from simcord.enums import ComponentType, InteractionType

from tests.fuzz.actions import BUTTON, Command, Forged, Misuse, Misused, Own, Press, Seen, Submit
from tests.fuzz.controls import MODAL, Control, Shown, fields
from tests.rules.rulesets import can_seat
from tests.world import Button, Person, Screen, World
from unobot.rules.ruleset.ruleset import Ruleset
from unobot.selfplay.invariants import random_ruleset


@dataclass
class Place:
    """The server (``None``: a direct message) and the channel of an interaction."""

    guild: int | None
    channel: int


@dataclass
class Request:
    """An interaction before it is sent."""

    person: Person
    place: Place
    type: InteractionType
    data: dict[str, Any]
    message: Message | None = None
    kind: str = ""
    """Its name in the figures."""


class Requests:
    """Makes the requests of ``people``, whose servers have these ``channels``. ``role`` moderates already."""

    def __init__(
        self,
        world: World,
        people: Sequence[Person],
        channels: Sequence[Place],
        role: int,
        shown: Shown,
        chance: random.Random,
    ) -> None:
        self._world = world
        self._people = people
        self._channels = channels
        self._role = role
        self._shown = shown
        self._chance = chance

    # Controls that the bot has shown

    def misused(self, action: Misused) -> list[Request]:
        """Return the control's use by its reader, except for what is wrong."""
        control = self._shown.pick(action.control, stale=action.misuse is Misuse.STALE)
        owners = [person for person in self._people if person.id == control.reader] or self._people
        if action.misuse is Misuse.HANDS:
            owners = [person for person in self._people if person.id != control.reader]
        person = owners[action.who % len(owners)]
        place = self.place_of(control, person)
        if action.misuse is Misuse.PLACE:
            others = [other for other in self.places(person) if other.channel != control.channel]
            place = others[action.where % len(others)]
        message: Message | None = control.message
        if (
            action.misuse is Misuse.MESSAGE
            or place.channel != control.channel
            or not control.message.visible_to(person.id)
        ):
            # The response redraws the message, so the person must see it. A hand's control goes to a private message.
            seen = self._seen_by(person, place)
            alike = [it for it in seen if it is not message and it.is_ephemeral == control.message.is_ephemeral] or seen
            message = alike[action.on % len(alike)] if alike else None
        kind = (2, 3, 5, 6, MODAL)[action.on % 5] if action.misuse is Misuse.KIND else control.kind
        request = self.request(control, person, place, message, action.value, kind)
        request.kind = f"shown, {action.misuse.value}"
        if action.misuse is not Misuse.TWICE:
            return [request]
        people = self._people if control.reader is None else [person]
        people = [other for other in people if place in self.places(other)] or [person]
        again = self.request(control, people[action.on % len(people)], place, message, action.value)
        again.kind = request.kind
        return [request, again]

    def request(
        self,
        control: Control,
        person: Person,
        place: Place,
        message: Message | None,
        number: int,
        kind: int | None = None,
    ) -> Request:
        """Return a valid use of the control, except that ``kind`` may differ from its own."""
        kind = control.kind if kind is None else kind
        if kind == MODAL:
            typed = ("7", "20", "official", random_rules(self._chance, people=3)[0].code)[number % 4]
            data: dict[str, Any] = {"custom_id": control.custom_id, "components": fields((typed,))}
            return Request(person, place, InteractionType.MODAL_SUBMIT, data, message)
        data = {"custom_id": control.custom_id, "component_type": kind}
        if kind == ComponentType.USER_SELECT:
            data["values"] = [str(self._people[number % len(self._people)].id)]
        elif kind == ComponentType.ROLE_SELECT:
            data["values"] = [str(self._role)]
        elif kind != BUTTON:
            data["values"] = [control.values[number % len(control.values)]] if control.values else []
        return Request(person, place, InteractionType.MESSAGE_COMPONENT, data, message)

    def place_of(self, control: Control, person: Person) -> Place:
        """Return the channel of the control, or another one if this person cannot be there."""
        places = self.places(person)
        return next((place for place in places if place.channel == control.channel), places[0])

    def _seen_by(self, person: Person, place: Place) -> list[Message]:
        messages = self._world.env.backend.messages.get(place.channel, {}).values()
        return [message for message in messages if message.visible_to(person.id)]

    # Forged controls

    def forged(self, action: Forged, kind: str) -> Request:
        person = self._people[action.who % len(self._people)]
        places = self.places(person)
        place, message = places[action.where % len(places)], None
        if not isinstance(action, Command):
            # The response redraws the message, so it is one of this channel that this person sees.
            messages = self._seen_by(person, place)
            if isinstance(action.custom_id, Own):
                messages = [message for message in messages if self._buttons(message)] or messages
            message = messages[-1 - action.on % len(messages)] if messages else None
        match action:
            case Press():
                sent = InteractionType.MESSAGE_COMPONENT
                custom_id = self._custom_id(action.custom_id, message)
                data: dict[str, Any] = {"custom_id": custom_id, "component_type": action.kind}
                if action.values is not None:
                    data["values"] = list(action.values)
            case Submit():
                sent = InteractionType.MODAL_SUBMIT
                typed = fields(action.typed, labeled=action.labeled)
                data = {"custom_id": self._custom_id(action.custom_id, message), "components": typed}
            case _:
                focus = InteractionType.APPLICATION_COMMAND_AUTOCOMPLETE
                sent = focus if action.focus else InteractionType.APPLICATION_COMMAND
                data = self._command(action)
        return Request(person, place, sent, data, message, kind)

    def _command(self, action: Command) -> dict[str, Any]:
        root, _, name = action.name.rpartition(" ")
        commands = self._world.env.backend.commands[None].values()
        command = next(each for each in commands if each["name"] == (root or "uno"))
        options: list[dict[str, Any]] = [
            {"name": name, "type": kind, "value": value} for name, kind, value in action.options
        ]
        if action.focus and options:
            options[0]["focused"] = True
        leaf = {"type": 1, "name": name, "options": options}
        return {"id": str(command["id"]), "name": command["name"], "type": 1, "options": [leaf]}

    def _custom_id(self, recipe: str | Seen | Own, message: Message | None) -> str:
        if isinstance(recipe, str):
            return recipe
        if isinstance(recipe, Own):
            buttons = self._buttons(message)
            if buttons:
                return buttons[recipe.number % len(buttons)].custom_id
            recipe = Seen(recipe.number)
        seen = self._shown.custom_ids
        custom_id = seen[-1 - recipe.number % len(seen)]
        if recipe.put is not None:
            at, text = recipe.put
            custom_id = custom_id[:at] + text + custom_id[at:]
        return custom_id if recipe.cut is None else custom_id[: recipe.cut]

    def places(self, person: Person) -> list[Place]:
        there = [place for place in self._channels if self._is_in(person, place.guild)]
        return [*there, Place(None, person.direct_channel.id)]

    def _is_in(self, person: Person, guild: int | None) -> bool:
        return guild is not None and person.id in self._world.env.backend.get_guild(guild).members

    def _buttons(self, message: Message | None) -> tuple[Button, ...]:
        return (
            () if message is None else self._world.screen(Screen(message.id, message.channel_id, "", (), False)).buttons
        )


def random_rules(chance: random.Random, people: int) -> tuple[Ruleset, int]:
    """Return random rules, and the fewest AIs with which this number of people can play them."""
    while True:
        rules, _ = random_ruleset(chance)
        for ais in range(max(0, 2 - people), 6):
            if can_seat(rules, people + ais):
                return rules, ais
