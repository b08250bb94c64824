## Bans: `/unoadmin ban`, `unban` and `bans`

bans-title = Banned from Uno
bans-empty = No one is banned.
bans-line = { $user } · banned { $when } by { $admin }
bans-more = { $count ->
    [one] { $count } more ban isn't listed.
   *[other] { $count } more bans aren't listed.
}
bans-lift = Lift the ban of a former player
note-banned = { $count ->
    [one] { $user } can't play Uno in this server anymore. An AI plays for them at 1 table.
   *[other] { $user } can't play Uno in this server anymore. Tables that gave their seat to an AI: { $count }.
}
note-banned-leaves = You have a seat in a match of theirs. For the results and ratings, you leave that match and are last. You can play on.
note-unbanned = { $user } can play again.
refused-banned = You can't play Uno in this server. Its admins decided that.
refused-invite-banned = { $name } can't play Uno in this server.
refused-not-banned = They aren't banned. `/unoadmin bans` lists the bans.
refused-ban-bot = A bot can't be banned. It has no seat.
refused-ban-oneself = You can't ban yourself. Choose another person.
