button-recap = Qu’ai-je raté ?
button-recap-short = Quoi de neuf ?
recap-title = Depuis ton dernier coup
recap-title-all = Depuis le début
recap-title-spectator = Cette manche jusqu’ici
recap-none = Il ne s’est rien passé.
