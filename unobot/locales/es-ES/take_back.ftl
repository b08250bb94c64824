button-take-back = Deshacer
button-take-back-off = Deshacer: no
button-take-back-on = Deshacer: sí
table-take-back = Una jugada se puede deshacer durante 5 segundos.
refused-take-back-off = En esta mesa, una jugada hecha no se puede deshacer.
refused-take-back-late = Demasiado tarde: después de 5 segundos, una jugada ya no se deshace.
