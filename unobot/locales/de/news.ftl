button-missed = Was war los?
button-news = Neues
news-title = Seit deinem letzten Zug
news-title-all = Von Anfang an
news-title-watching = Diese Runde bis jetzt
news-none = Es ist nichts geschehen.
