"""The owners of the application of a bot: one user, or the members of a team."""

from __future__ import annotations

import discord
from discord import TeamMemberRole, TeamMembershipState


def is_owner(application: discord.AppInfo | None, user_id: int) -> bool:
    """Return whether a user owns an application. A member of its team does, unless they may only read."""
    if application is None:
        return False
    if application.team is None:
        return application.owner.id == user_id
    return user_id == application.team.owner_id or any(
        member.id == user_id
        and member.membership_state is TeamMembershipState.accepted
        and member.role is not TeamMemberRole.read_only
        for member in application.team.members
    )
