## Limits of a server: `/unoadmin roles`, `rules` and `ais`. And what they refuse.

admin-settings-title = Limits in this server
admin-settings-roles = People who can open tables: { $roles }
admin-settings-everybody = everyone
admin-settings-rules-open = Rules: **{ $rules }**, and hosts can change them
admin-settings-rules-locked = Rules: **{ $rules }**, and hosts can't change them
admin-settings-ais = Most AI players at a table: **{ $most }**
admin-settings-no-limit = no limit
admin-settings-what = Moderators can always open tables. AIs that replace players don't count. `/uno settings` sets the rules.
admin-settings-choose-roles = Choose roles, or none for everyone …
button-lock-rules = Lock rules
button-unlock-rules = Unlock rules
refused-rules-locked = The rules are locked in this server. Its managers choose them with `/uno settings`.
refused-ais-capped = Too many AI players. This server allows at most { $most } at a table.
refused-roles-start = You need one of these roles to open a table: { $roles }. You can join an open table.
refused-limits-changed = An admin of this server set a limit after this lobby was opened, so the table has changed. Nothing has started yet. Look again, then start.
note-lobbies-limited = { $count ->
    [one] Changed. 1 open lobby had other rules or too many AI players. It has the new ones now.
   *[other] Changed. { $count } open lobbies had other rules or too many AI players. They have the new ones now.
}
note-tournaments-limited = { $count ->
    [one] 1 open tournament had other rules. Its coming tables have the new ones now, or it is closed if they don't fit.
   *[other] { $count } open tournaments had other rules. Their coming tables have the new ones now, or they are closed if they don't fit.
}
