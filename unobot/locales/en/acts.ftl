## What admins did: `/unoadmin log`. The words of an act are also posted in the log channel.

acts-title = What admins did
acts-empty = Nothing yet.
acts-channel = Posted in { $channel }.
acts-no-channel = No log channel. `/unoadmin log` with a channel sets one.
act-line = { $kind ->
    [end] { $admin } ended the table in { $channel }.
    [unblock] { $admin } freed { $channel }. Its table waits.
    [ban] { $admin } banned { $user }. { $detail }
    [unban] { $admin } lifted the ban of { $user }.
    [roles] { $admin } set who can open tables: { $detail }
    [rules] { $detail ->
        [lock] { $admin } locked the rules.
       *[unlock] { $admin } unlocked the rules.
    }
    [ais] { $admin } set the most AI players at a table: { $detail }
    [lost] { $detail ->
        [roles] The role { $value }, which could open tables, was deleted. The other chosen roles still can.
        [roles-all] The role { $value }, which could open tables, was deleted. Now everyone can. `/unoadmin roles` chooses other roles.
        [moderators] The role { $value } of the moderators was deleted. `/uno settings` chooses another one.
        [log] The log channel was deleted. `/unoadmin log` with a channel sets another one.
        [rules] I don't know the rules { $value } of the settings anymore, so tables play the official rules. `/uno settings` chooses others.
       *[places] The last channel that allows Uno was deleted, so it can't be played in this server. `/uno settings` allows it elsewhere.
    }
   *[log] { $detail ->
        [off] { $admin } turned the log channel off.
       *[on] { $admin } set the log channel: { $channel }
    }
}
button-no-log = No log channel
refused-log-channel = I can't write in that channel. Choose a text channel or a thread.
