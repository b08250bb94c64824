## A table in a thread of its own

thread-begins = 🧵 **{ $name }** opens a table in a thread.
thread-points = 🧵 **{ $name }** opened a table: { $thread }
thread-name = Uno with { $name }
note-thread-permission = I need the permission { $missing } to open a thread, so the table is in the channel.
note-no-thread = Discord wouldn't let me open a thread right now, so the table is in the channel.
note-thread-closes = This thread closes after { $time } without a message. A move can take longer here. With the permission { $missing }, I can keep it open for a week.
