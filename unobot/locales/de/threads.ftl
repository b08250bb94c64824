thread-begins = 🧵 **{ $name }** eröffnet einen Tisch in einem Thread.
thread-points = 🧵 **{ $name }** hat einen Tisch eröffnet: { $thread }
thread-name = Uno mit { $name }
note-thread-permission = Für einen Thread fehlt mir die Berechtigung { $missing }, deshalb steht der Tisch im Kanal.
note-no-thread = Discord lässt mich gerade keinen Thread eröffnen, deshalb steht der Tisch im Kanal.
note-thread-closes = Ohne Nachricht bleibt dieser Thread nur { $time } offen. Hier kann ein Zug länger dauern. Mit der Berechtigung { $missing } kann ich ihn eine Woche offen halten.
