button-take-back = Desfazer
button-undo-off = Desfazer: não
button-undo-on = Desfazer: sim
table-undo = Uma jogada pode ser desfeita por 5 segundos.
refused-takes-nothing-back = Nesta mesa, jogada feita não volta.
refused-too-late-to-take-back = Tarde demais: depois de 5 segundos, a jogada fica.
