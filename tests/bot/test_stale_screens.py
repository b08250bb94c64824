"""Private screens that outlive their stage of a table: they say what is true now, and lead on."""

from __future__ import annotations

from tests.bot.players import begin, live_buttons, press_button, words
from tests.world import Person, Screen, World

ENDED = "ended early"


async def adjourn(world: World, *people: Person) -> None:
    """Let everybody leave the match, until it is adjourned."""
    for person in people:
        await press_button(person, "Leave", on=await press_button(person, "More"))
    await world.advance(11 * 60)
    assert world.table().has("Play on")


async def shown(person: Person, command: str) -> Screen:
    """Return the answer to a command."""
    answer = await person.slash(command)
    assert answer is not None
    return answer


async def test_play_on_says_that_the_adjourned_match_was_ended(world: World) -> None:
    ann, ben = world.person("Ann"), world.person("Ben")
    await begin(world, ann, ben)
    await adjourn(world, ann, ben)
    hand, copy = await shown(ann, "hand"), await shown(ben, "status")
    world.env.inject_error("PATCH", "/webhooks/*", status=401, code=50027, times=None)  # nobody can edit them any more
    await world.advance(16 * 60)
    world.env.backend.faults.clear()
    await press_button(ben, "Yes, end it", on=await shown(ben, "end"))
    await world.advance(3)
    for person, screen in ((ann, hand), (ben, copy)):
        after = await press_button(person, "Play on", on=screen)
        assert ENDED in words(after)
        assert after.id == screen.id
        assert live_buttons([after]) == ["Rematch"]
