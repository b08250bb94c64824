## Reactions: a player shows everyone a small emote for a moment. They are under More → React.

reactions-title = React
reactions-body = Everyone at the table sees your reaction for a moment. You can react every 10 seconds.
reactions-who = Mute a player …
reactions-mute = Mute { $name }
reactions-hear = Unmute { $name }
button-react = React
button-reactions-on = Reactions: on
button-reactions-off = Reactions: off

# What a player says with an emote: a button with its emoji before it. Nobody is laughed at.
reaction-laugh = Ha ha!
reaction-ouch = Oh no!
reaction-clap = Well done!
reaction-think = Hmm…
reaction-fire = On fire!
reaction-wave = Hello!
# In the look of text, in place of an emoji and the name.
reaction-in-words = **{ $name }**: { $words }
note-reacted = Everyone at the table sees it: { $emoji }
refused-reaction-now = You can react during a match.
refused-reaction-soon = { $seconds ->
    [one] You can react again in { $seconds } second.
   *[other] You can react again in { $seconds } seconds.
}
refused-reactions-off = Reactions are off at this table.
refused-reactions-here = Reactions are off in this channel.
refused-reactions-own = Your reactions are off. `/uno me` turns them on.
refused-reactions-muted = The host has muted your reactions at this table.
refused-only-host-reactions = Only the host, **{ $host }**, can mute reactions.

preferences-reactions-on = Reactions: on
preferences-reactions-off = Reactions: off
preferences-reactions-what = Whether you can react, and see reactions on your own screens.
server-settings-reactions = Reactions
server-settings-reactions-what = Whether players can show a small reaction at the table.
server-settings-reactions-on = on
server-settings-reactions-off = off
