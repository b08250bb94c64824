## Taking a move back, where the table allows it

button-take-back = Take back
button-undo-off = Take back: off
button-undo-on = Take back: on
table-undo = A move can be taken back for 5 seconds.
refused-takes-nothing-back = At this table, a move that is made stands.
refused-too-late-to-take-back = Too late: after 5 seconds a move stands.
