button-missed = O que eu perdi?
button-news = Novidades
news-title = Desde a sua última jogada
news-title-all = Desde o começo
news-title-watching = Esta rodada até aqui
news-none = Nada aconteceu.
