## A table in a thread of its own

thread-begins = 🧵 **{ $name }** opens a table in a thread.
thread-points = 🧵 **{ $name }** opened a table: { $thread }
thread-name = Uno with { $name }
note-thread-permission = I need the permission { $missing } to open a thread, so the table stands in the channel.
note-no-thread = Discord let me open no thread just now, so the table stands in the channel.
