button-take-back = Annuler le coup
button-take-back-off = Annuler un coup : non
button-take-back-on = Annuler un coup : oui
table-take-back = On peut annuler un coup pendant 5 secondes.
refused-take-back-off = À cette table, un coup joué est joué.
refused-take-back-late = Trop tard : après 5 secondes, un coup est joué.
