## Taking a move back, at tables that allow it

button-take-back = Take back
button-take-back-off = Take back: off
button-take-back-on = Take back: on
table-take-back = You can take a move back for 5 seconds.
refused-take-back-off = At this table, you can't take a move back.
refused-take-back-late = Too late: after 5 seconds, a move stands.
