## What did I miss?

button-missed = ¿Qué me perdí?
button-news = Novedades
news-title = Desde tu última jugada
news-title-all = Desde el principio
news-title-watching = Esta ronda hasta ahora
news-none = No ha pasado nada.
