button-missed = Qu’ai-je raté ?
button-news = Quoi de neuf ?
news-title = Depuis ton dernier coup
news-title-all = Depuis le début
news-title-watching = Cette manche jusqu’ici
news-none = Il ne s’est rien passé.
