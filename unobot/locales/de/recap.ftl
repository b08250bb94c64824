button-recap = Was war los?
button-recap-short = Neues
recap-title = Seit deinem letzten Zug
recap-title-all = Von Anfang an
recap-title-spectator = Diese Runde bis jetzt
recap-none = Es ist nichts geschehen.
