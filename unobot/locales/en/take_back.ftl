## Taking a move back

button-take-back = Take back
button-take-back-off = Take back: off
button-take-back-on = Take back: on
table-take-back = A move can be taken back for 5 seconds.
refused-take-back-off = At this table, a move that is made stands.
refused-take-back-late = Too late: after 5 seconds a move stands.
