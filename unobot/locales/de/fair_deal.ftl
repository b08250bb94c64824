button-check-deal = Fairness prüfen
fair-title = Fairness prüfen
fair-sealed = 🔒 Karten vor dem Spiel versiegelt · `{ $seal }`
fair-sealed-how = Die Reihenfolge aller Karten steht schon fest, niemand kann sie mehr ändern. Zur Sicherheit: Notiere dir diese Zeile. Nach der Partie öffnet **Fairness prüfen** das Siegel, und beides muss zusammenpassen.
fair-yes = Es wurde fair gemischt: Alles folgt aus dem Geheimnis, das vor der Partie versiegelt war ({ $drawn }).
fair-no = Hier stimmt etwas nicht: Die Karten folgen nicht aus dem Geheimnis, das vor der Partie versiegelt war.
fair-not-kept = Der Startwert ist nicht der, dessen Fingerabdruck der Tisch gezeigt hat.
fair-wrong = Zeile { $line } der Aufzeichnung: { $what ->
    [commitment] Der Fingerabdruck gehört nicht zum Startwert.
    [source] Aus dem Startwert folgt kein Mischen.
    [drawn] Was gezogen wurde, folgt nicht aus dem Startwert.
   *[rules] Das sagen die Regeln nicht.
}
fair-shuffles = { $count ->
    [one] einmal gemischt
   *[other] { $count }-mal gemischt
}
fair-lots = { $count ->
    [one] einmal gelost
   *[other] { $count }-mal gelost
}
fair-drawn = { $shuffles }, { $lots }
fair-commitment = 🔒 Fingerabdruck, vor der Partie gezeigt: `{ $commitment }`
fair-seed = 🔑 Geheimer Startwert mit diesem Fingerabdruck (SHA-256): `{ $seed }`
fair-start = ▶️ Kennung des Drucks auf **Starten**, mit eingemischt: `{ $start }`.
fair-began = Gedrückt wurde { $when }.
fair-call = ▶️ Kennung der Nachricht, die { $table ->
    [first] zum ersten Tisch der Runde
   *[own] an diesen Tisch
} gerufen hat, mit eingemischt: `{ $start }`.
fair-called = Gesendet wurde sie { $when }.
fair-yourself = Niemand muss uns das glauben: Die Datei enthält die ganze Partie. `unobot verify record.jsonl` prüft sie, ebenso jedes Programm, das nach der Seite `docs/fair-deals.md` geschrieben ist.
fair-proof-lobby = Was das zeigt: Dieser Fingerabdruck stand schon vor dem Druck auf **Starten** am Tisch. Wenn du ihn notiert hast und beides übereinstimmt, hat niemand die Karten für diese Runde ausgesucht.
fair-proof-ready = Was das zeigt: **Fairness prüfen** hat diesen Fingerabdruck schon bei einer früheren Partie gezeigt, und zwar der Person, die diese begonnen hat. Stimmt beides überein, hat beim Drücken niemand die Karten ausgesucht.
fair-proof-late = Was das nicht zeigt: Die Partie begann mit einem Druck, und erst da wurde der Startwert gezogen. Den Fingerabdruck konnte vorher niemand notieren, also beweist er nicht, dass in diesem Moment niemand die Karten ausgesucht hat. Danach haben sie sich nicht geändert.
fair-proof-tournament = Was das zeigt: Der Startwert folgt aus dem Geheimnis des Turniers. Dessen Fingerabdruck `{ $seal }` steht seit der Eröffnung in der Nachricht des Turniers, und *Lose prüfen* öffnet es nach dem Ende.
fair-coming = 🔒 Die nächste Partie, die du mit einem Druck beginnst, etwa mit *Allein spielen*, ist schon versiegelt: `{ $seal }`. Notiere dir diese Zeile und vergleiche sie nach der Partie.
fair-trust = Was sich so nicht zeigen lässt: dass die Karten auch für die Leute hinter diesem Bot verdeckt blieben.

refused-not-over = Das Mischen bleibt geheim, bis die Partie vorbei ist.
refused-nothing-dealt = Hier wurden keine Karten ausgeteilt.
refused-sealed = Ein anderer Tisch spielt diese Karten noch. Versuch es wieder, wenn der letzte Tisch dieser Runde fertig ist.
