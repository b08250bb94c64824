## Why the bot can't play in a channel, though its role may seem to allow it

refused-timeout = I can't play in { $channel }: a moderator timed me out until { $until }. A moderator can end that sooner.
refused-private-thread = I'm not in the private thread { $channel }, so I can't write there. Mention { $bot } in it so that I join, and try again.
refused-locked-thread = I can't play in { $channel }: the thread is locked. A moderator can unlock it.
refused-hidden-channel = I can't see { $channel }. If it's a private thread, mention { $bot } in it. If not, allow me View Channel there.
refused-slow-mode = Discord's slow mode keeps me from posting in { $channel } right now. An admin can allow my role Bypass Slowmode there, or switch slow mode off.
note-mute-timeout = I can't show the table in { $channel }: a moderator timed me out until { $until }. Play goes on in your hands.
note-mute-private-thread = I can't show the table in { $channel }: I'm not in this private thread. Mention { $bot } in it so that I join. Play goes on in your hands.
note-mute-hidden-channel = I can't show the table in { $channel }, because I can't see it. If it's a private thread, mention { $bot } in it. If not, allow me View Channel there. Play goes on in your hands.
note-mute-slow-mode = I can't post the table in { $channel } right now, because of slow mode. Play goes on in your hands.
refused-commands-only = This server has my commands, but I'm not a member, so that doesn't work here. Add me with this link: { $link }
refused-commands-only-private = This server has my commands, but I'm not a member, so that doesn't work here. The person who runs me can add me.
