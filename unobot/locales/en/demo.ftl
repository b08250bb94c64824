## The demo: what its terminal and its page say

# The member of the simulated server that says how to begin.
demo-guide = Guide
demo-welcome =
    👋 Welcome! { $name }'s table is ready, with { $ais } AIs. Press **{ $start }**, and your cards are dealt.
    -# **Viewing as** at the top makes you Ann, Ben, Cleo or Dev.
    -# `/uno help`, then **{ $alone }**, is a match in your direct messages.
# The name of a page with one person's direct messages.
demo-direct = { $name }'s messages
# The name of the page of a group message, and what the person says there who installed the bot.
demo-group = 💬 Group
demo-group-hello = I installed the bot for myself, so it works here, too. `/uno start` opens a table, and everyone can join.
demo-page = Play at { $url }
demo-direct-page = { $name }'s direct messages: { $url }
demo-stop = Press Ctrl-C here to stop.
