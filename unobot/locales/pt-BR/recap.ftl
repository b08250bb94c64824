button-recap = O que eu perdi?
button-recap-short = Novidades
recap-title = Desde a sua última jogada
recap-title-all = Desde o começo
recap-title-spectator = Esta rodada até aqui
recap-none = Nada aconteceu.
