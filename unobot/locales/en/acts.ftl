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
   *[log] { $detail ->
        [off] { $admin } turned the log channel off.
       *[on] { $admin } set the log channel: { $channel }
    }
}
button-no-log = No log channel
refused-log-channel = I can't write in that channel. Choose a text channel or a thread.
