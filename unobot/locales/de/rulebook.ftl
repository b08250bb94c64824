## Die Seite mit allen Regeln

rulebook-intro = # Die Regeln

    Diese Seite erzeugt `unobot rules --markdown`; ein Test vergleicht beides. Ein Tisch spielt nach den offiziellen Regeln, solange der Host vor der Partie keine anderen wählt: eine der Vorlagen, einzelne Hausregeln oder einen Regelcode. `/uno rules` erklärt die Regeln eines Tisches, und *Warum nicht?* sagt, welche davon einer Karte im Weg steht.
rulebook-presets = Vorlagen
rulebook-presets-what = Jede ist eine Sammlung von Hausregeln mit einem Namen. Aufgeführt ist, was von den offiziellen Regeln abweicht; den Code kann man bei `/uno start` einfügen.
rulebook-fields = Hausregeln
rulebook-fields-what = Jede Hausregel lässt sich mit jeder anderen verbinden, außer wo etwas anderes steht.
rulebook-number = Eine Zahl von { $low } bis { $high }. Offiziell: { $official }.
rulebook-official = { " " }(offiziell)
rulebook-switch = Eingeschaltet:
rulebook-seats = { $setting } nur mit { $seats } Plätzen.
rulebook-clash = Ausgeschlossen: { $settings }. { $why }
rulebook-edges = Wo Regeln aufeinandertreffen
rulebook-edges-what = Was geschieht, wo die Regeln eine Frage offenlassen:
edge-last-card = **Als letzte Karte eine, die Handkarten bewegt.** Mit der letzten Karte endet die Runde: Sieben, Null, Tauschkarte, Mischkarte oder Blankokarte bewegen als letzte Karte nichts und fragen nichts, auch wenn die anderen weiterspielen.
edge-zero-of-two = **Eine Null zu zweit** tauscht die Karten der beiden.
edge-owing-seat-leaves = **Wer ziehen soll, geht.** Fällige Karten gehören zum Platz: Die KI, die dort spielt, antwortet, und wer zurückkommt, findet vor, was davon übrig ist.
edge-jump-in-owed = **Zwischenwerfen, wenn Karten fällig sind.** Die gleiche Ziehkarte darf darauflegen, wer sie hat: Ihre Karten kommen dazu, und wer nach der Person sitzt, die dazwischengeworfen hat, soll die Summe ziehen.
edge-jump-in-challenge = **Zwischenwerfen auf eine Zieh Vier, die noch auf Antwort wartet.** Sie wird gestapelt wie sonst auch: Die Frage geht an die nächste Person, und nur die letzte Zieh Vier lässt sich anzweifeln.
edge-jump-in-own-card = **Zwischenwerfen auf die eigene Karte** ist erlaubt: Wer die oberste Karte gelegt hat, darf genau die gleiche darauflegen, solange keine andere gelegt wurde.
edge-jump-in-out = **Fertig durch Zwischenwerfen**: Das beendet die Runde wie jede letzte Karte; ist es eine Ziehkarte, zieht noch, wer nach der Person sitzt, die dazwischengeworfen hat.
edge-jump-in-uno = **Zwischenwerfen, während ein vergessenes Uno erwischt werden kann.** Die Zeit zum Erwischen endet erst mit dem nächsten Zug der Person, die an der Reihe ist. Zwischenwerfen beendet sie nicht; so können mehrere zugleich erwischt werden.
edge-uno-moved-hands = **Eine Karte, weil Handkarten gewandert sind.** Uno gehört zum Legen, nach dem eine Karte bleibt: Sobald Handkarten getauscht, weitergegeben oder gemischt werden, kann niemand mehr erwischt werden; wer dann eine Karte hat, darf noch Uno sagen, und ein gesagtes Uno wandert nicht mit den Karten mit.
edge-uno-drawn-card = **Eine gezogene Karte, nach deren Legen eine Karte bleibt**, verlangt Uno wie sonst auch; ein Uno vor dem Ziehen zählt nicht mehr, denn seither sind es mehr Karten geworden.
edge-reshuffle-penalty = **Der Stapel geht mitten in einer Strafe aus.** Zuerst wird gezogen, was da ist; dann werden alle abgelegten Karten außer der obersten gemischt und der Rest daraus gezogen. Reicht auch das nicht, nimmt man, was es gibt.
edge-challenge-stacked = **Anzweifeln nach dem Stapeln** betrifft nur die letzte Zieh Vier: Zu Recht angezweifelt, zieht die ganze Summe, wer sie gelegt hat; zu Unrecht, zieht die Summe und zwei weitere, wer angezweifelt hat. Wer stapelt, verzichtet aufs Anzweifeln.
edge-blind-turn = **Wann eine blind gezogene Karte aufgedeckt wird.** Wenn man wieder dran ist, sobald man legen oder auf fällige Karten antworten soll; Aussetzen zählt nicht. Wer fällige Karten nimmt und danach noch dran ist (Legen nach Strafe), sieht sie einen Zug später; wer im Zug einer anderen Person ziehen muss (Bombe, Strafe, Blankokarte), sieht die Karten beim nächsten eigenen Zug.
edge-blind-hands = **Blind ziehen und wandernde Handkarten.** Wer fremde Handkarten bekommt, hat sie nicht gezogen und sieht sie gleich alle, auch was vorher noch verdeckt war.
edge-blind-judged = **Blind ziehen und was gelegt werden muss oder darf.** Es zählen nur Karten, die man selbst schon gesehen hat: dafür, was man legen kann, fürs Zwischenwerfen, für den Legezwang und dafür, ob eine Zieh Vier erlaubt ist. Auch beim Anzweifeln zählen nur sie, und die übrigen werden verdeckt gezeigt. Als Handkarten zählen alle: für Uno, für ein Kartenlimit und für die Punkte der Runde.
edge-leaving-open = **Wer dran ist, geht, während eine Farbe, eine Auswahl oder ein Anzweifeln offen ist.** Dann wird sofort für diesen Platz gespielt: Die KI wählt die Farbe oder die Person, oder sie antwortet auf fällige Karten.
edge-only-ais = **Alle außer den KIs sind gegangen.** Das Spiel hält an, nichts wird gezogen oder gezählt, und zehn Minuten nachdem die letzte Person da war, ruht die Partie. Wer einen Platz hatte, setzt sie innerhalb von sieben Tagen mit **Weiterspielen** oder `/uno resume` fort.
edge-late = **Später kommen, zurückkommen.** Wer eine Partie verlassen hat, bekommt den eigenen Platz samt Karten und Punkten zurück, nie einen neuen, außer der Host hat ihn inzwischen einer KI gegeben: Dann übernimmt man genau diesen Platz wieder oder keinen. Wer neu ist, übernimmt sofort den Platz einer KI mit deren Karten und Punkten, oder bekommt ab der nächsten Runde einen eigenen, hinter dem letzten und mit dem niedrigsten Punktestand am Tisch; nicht bei Teams, nicht bei Ausscheiden, und nicht, wenn eine Runde die Partie ist.
