## Die Karten eines Servers neben dem, was der Zufall erwarten lässt

fairness-title = Sind die Karten hier fair?
fairness-cards = { $count ->
    [one] Hier kam { $count } Karte auf eine Hand.
   *[other] Hier kamen { $count } Karten auf Hände.
}
fairness-odds = So große oder größere Abweichungen vom Zufall gibt es auf { $count } von { $many } fairen Servern.
fairness-rare = So große oder größere Abweichungen vom Zufall gibt es auf weniger als 1 von { $many } fairen Servern.
fairness-few = Das ist zu wenig für einen Vergleich mit dem Zufall. Es braucht noch ein paar Runden.
fairness-row = { $kind }: **{ $drawn }** · erwartet { $expected }
fairness-numbers = Zahlen in { $color }
fairness-other = Neuere Joker
fairness-how = Alle Karten, die in beendeten Partien ausgeteilt und gezogen wurden, höchstens in den letzten { $most }. Die erwarteten Zahlen folgen daraus, was bei jedem Ziehen im Stapel lag.
fairness-check = Jede Partie lässt sich Karte für Karte prüfen: **Fairness prüfen** steht an ihrer letzten Nachricht.
refused-fairness-place = Die Zahlen gehören zu einem Server. Verwende den Befehl dort.
