button-take-back = Annuler le coup
button-undo-off = Annuler un coup : non
button-undo-on = Annuler un coup : oui
table-undo = On peut annuler un coup pendant 5 secondes.
refused-takes-nothing-back = À cette table, un coup joué est joué.
refused-too-late-to-take-back = Trop tard : après 5 secondes, un coup est joué.
