button-take-back = Desfazer
button-take-back-off = Desfazer: não
button-take-back-on = Desfazer: sim
table-take-back = Uma jogada pode ser desfeita por 5 segundos.
refused-take-back-off = Nesta mesa, jogada feita não volta.
refused-take-back-late = Tarde demais: depois de 5 segundos, a jogada fica.
