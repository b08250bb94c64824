## The demo: what its terminal and its page say

# The member of the simulated server that says how to begin.
demo-guide = Guide
demo-welcome =
    👋 Welcome! { $name }'s table is ready, with { $ais } AIs. Press **{ $start }**, and your cards are dealt.
    -# **Viewing as** at the top makes you Ann, Ben, Cleo or Dev.
    -# `/uno help`, then **{ $alone }**, is a match in your direct messages.
# The name of a page with one person's direct messages.
demo-direct = { $name }'s messages
demo-page = Play at { $url }
demo-direct-page = { $name }'s direct messages: { $url }
demo-stop = Press Ctrl-C here to stop.
