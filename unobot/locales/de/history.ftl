## Die beendeten Partien eines Servers

history-channel = Beendete Partien in diesem Kanal
history-server = Beendete Partien auf diesem Server
history-mine = Deine beendeten Partien auf diesem Server
button-history-channel = Dieser Kanal
button-history-server = Dieser Server
button-history-mine = Meine Partien
button-history-older = Ältere ▶
history-empty = Hier ist noch keine Partie zu Ende gegangen. `/uno start` eröffnet einen Tisch.
history-end = Ältere Partien gibt es nicht.
history-unfinished = vorzeitig beendet
history-player = { $name } ({ $score })
history-rounds = { $count ->
    [one] { $count } Runde
   *[other] { $count } Runden
}
history-others = { $count ->
    [one] und { $count } weiterer
   *[other] und { $count } weitere
}
refused-history-place = Partien gehören zu einem Server. Nutze den Befehl dort.
