facts-title = **Höhepunkte**
fact-draw = Größte Strafe: **{ $name }**, { $count } Karten auf einmal
fact-streak = Längste Serie: **{ $name }**, { $count }-mal gelegt, ohne zu ziehen
fact-catches = Erwischt: { $who }
fact-comeback-points = Aufholjagd: **{ $name }** lag { $count } Punkte zurück
fact-comeback-cards = Aufholjagd: **{ $name }** hielt in der letzten Runde { $count } Karten
fact-rounds = { $count ->
    [one] { $count } Runde
   *[other] { $count } Runden
}
fact-plays = { $count ->
    [one] { $count }-mal gelegt
   *[other] { $count }-mal gelegt
}
fact-rules = Regeln: { $rules }
