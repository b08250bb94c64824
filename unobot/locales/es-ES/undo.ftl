## Taking a move back, where the table allows it

button-take-back = Deshacer
button-undo-off = Deshacer: no
button-undo-on = Deshacer: sí
table-undo = Una jugada se puede deshacer durante 5 segundos.
refused-takes-nothing-back = En esta mesa, una jugada hecha no se puede deshacer.
refused-too-late-to-take-back = Demasiado tarde: después de 5 segundos, una jugada ya no se deshace.
