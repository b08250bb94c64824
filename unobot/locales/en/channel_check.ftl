## `/unoadmin check`: what the bot needs in this channel and server

check-title = Check of this channel and server
check-permissions = I have the permissions for a table in { $channel }.
check-lacks = I lack { $missing } in { $channel }. Allow it for my role: in the settings of the channel, under Permissions.
check-channel-gone = The channel { $channel } no longer exists. Its table waits for `/uno resume`.
check-threads = For tables in threads, I also need { $missing }.
check-roles-empty = Nobody has { $roles }, so only moderators can open tables. `/unoadmin roles` chooses other roles.
check-age-restricted = { $channel } is age-restricted. Discord lets only members with a confirmed age in, so the others can't play there.
check-slow-mode = { $channel } has slow mode. Discord exempts bots from it, and pressing my buttons too. If it holds me up anyway, allow my role Bypass Slowmode.
check-pictures = My card pictures are ready.
check-no-pictures = My card pictures aren't at Discord yet, so cards are plain signs. The person who runs the bot can run `unobot emojis sync`.
check-commands = Discord has my current commands.
check-commands-changed = Discord has my commands in another version: { $commands }. The person who runs the bot can restart it, and it registers its own.
check-commands-unknown = Discord doesn't tell me right now which commands it has. Try again in a minute.
check-tables = None of the tables in this server is stuck.
check-stuck = { $count ->
    [one] { $count } table in this server is stuck. See `/unoadmin tables`.
   *[other] { $count } tables in this server are stuck. See `/unoadmin tables`.
}
