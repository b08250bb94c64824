preset-official = Offizielle Regeln
preset-stacking = Stapeln
preset-classic113 = Klassisch 113
preset-draw-and-play = Ziehen und legen
preset-party = Party
preset-no-mercy-like = Gnadenlos
preset-teams = Teams
preset-official-what = Anzweifeln, Uno ansagen, eine Partie bis 500 Punkte.
preset-stacking-what = Zieh Zwei und Zieh Vier summieren sich; wer zuerst fertig ist, gewinnt, ohne Punkte.
preset-classic113-what = 113 Karten mit Tauschkarte, Mischkarte und einer Regel, über die ihr abstimmt.
preset-draw-and-play-what = Wer zwei oder vier zieht, ist im selben Zug noch dran.
preset-party-what = Stapeln, Sieben tauscht, Null gibt weiter, Zwischenwerfen, ziehen, bis etwas passt.
preset-no-mercy-like-what = Alles lässt sich stapeln, und mit 25 Karten bist du raus.
preset-teams-what = Teams sitzen sich gegenüber und sammeln Punkte gemeinsam.
group-deck = Karten und Partie
group-start = Die erste Karte
group-wild-draw-four = Zieh Vier
group-drawing = Ziehen
group-special-cards = Besondere Karten
group-uno = Uno
group-end = Wie es endet
group-table = Am Tisch
field-cards = Karten
field-cards-what = Welche Karten im Spiel sind.
value-cards = { $value ->
    [classic113] 113 Karten
   *[official] 108 Karten
}
rule-cards = { $value ->
    [classic113] Fünf weitere Farbwahlkarten sind im Spiel. **Tauschkarte**: Tausche die Karten mit jemandem deiner Wahl. **Mischkarte**: Alle Handkarten werden eingesammelt, gemischt und neu ausgeteilt. **Blankokarte**: tut, was ihr vor der ersten Runde gewählt habt. Jede der fünf zählt 40 Punkte und ist als letzte Karte eine einfache Farbwahl. Eine Zieh Zwei lässt sich nicht auf eine Zieh Vier legen, außer zum Stapeln.
   *[official] Gespielt wird mit 108 Karten.
}
field-decks = Kartensätze
field-decks-what = Wie viele Kartensätze zusammengemischt werden.
value-decks = { $value }
rule-decks = { $value ->
    [one] Gespielt wird mit einem Kartensatz.
   *[other] { $value } Kartensätze werden zusammengemischt.
}
field-hand-size = Startkarten
field-hand-size-what = Wie viele Karten alle bekommen.
value-hand-size = { $value ->
    [one] { $value } Karte
   *[other] { $value } Karten
}
rule-hand-size = { $value ->
    [one] Alle bekommen eine Karte.
   *[other] Alle bekommen { $value } Karten.
}
field-target = Punkteziel
field-target-what = Mit wie vielen Punkten die Partie gewonnen ist.
value-target = { $value ->
    [one] { $value } Punkt
   *[other] { $value } Punkte
}
rule-target = { $value ->
    [one] Die Partie geht bis { $value } Punkt.
   *[other] Die Partie geht bis { $value } Punkte.
}
field-scoring = Wertung
field-scoring-what = Punkte über viele Runden, eine Runde ohne Punkte, oder eine Runde, bis nur eine Person übrig ist.
value-scoring = { $value ->
    [single] eine Runde, keine Punkte
    [until_last] eine Runde bis zur letzten Person, keine Punkte
   *[points] Punkte
}
rule-scoring = { $value ->
    [single] Eine Runde ist die Partie: Wer zuerst fertig ist, gewinnt; Punkte werden nicht gezählt.
    [until_last] Eine Runde ist die Partie, und sie läuft, bis nur noch eine Person Karten hat: Wer fertig wird, bekommt die nächste Platzierung.
   *[points] Gespielt wird in Runden um Punkte.
}
field-double-score = Doppelte Punkte
field-double-score-what = Jede Runde zählt doppelt.
rule-double-score = Jede Runde bringt doppelte Punkte.
field-own-stocks = Eigene Stapel
field-own-stocks-what = Alle ziehen vom eigenen Stapel: gleiches Spiel bekommt gleiche Karten.
rule-own-stocks = Alle ziehen von ihrem eigenen verdeckten Stapel, damit gleiches Spiel gleiche Karten bekommt. Die Chancen sind dieselben wie bei einem gemeinsamen Stapel. Ein leerer Stapel leiht sich die letzte Karte des längsten.
field-first-card = Erste Karte
field-first-card-what = Was die erste aufgedeckte Karte sein darf.
value-first-card = { $value ->
    [number_only] eine Zahl
    [any] jede Karte
    [none] keine
   *[official] offiziell
}
rule-first-card = { $value ->
    [number_only] Die erste aufgedeckte Karte ist immer eine Zahl.
    [any] Jede Karte darf zuerst aufgedeckt werden; bei einer Zieh Vier wählt die erste Person die Farbe, zieht vier und setzt aus, außer bei „Legen nach Strafe“.
    [none] Es wird keine Karte aufgedeckt: Der Host beginnt die erste Runde, und jede Karte darf die erste sein.
   *[official] Die erste aufgedeckte Karte wirkt schon.
}
field-wild-draw-four = Zieh Vier
field-wild-draw-four-what = Wann sie gelegt werden darf, und ob man sie anzweifeln kann.
value-wild-draw-four = { $value ->
    [strict] nur wenn erlaubt
    [free] jederzeit
   *[challenge] anzweifelbar
}
rule-wild-draw-four = { $value ->
    [strict] Eine Zieh Vier lässt sich nur legen, wenn sie erlaubt ist, daher zweifelt sie niemand an.
    [free] Eine Zieh Vier lässt sich jederzeit legen und wird nie angezweifelt.
   *[challenge] Eine Zieh Vier kann angezweifelt werden.
}
field-four-needs = Zieh Vier erlaubt
field-four-needs-what = Was auf der Hand fehlen muss, damit eine Zieh Vier erlaubt ist.
value-four-needs = { $value ->
    [no_playable] ohne andere passende Karte
   *[no_color] ohne die geltende Farbe
}
rule-four-needs = { $value ->
    [no_playable] Eine Zieh Vier ist nur erlaubt, wenn keine andere Karte auf der Hand passt, weitere Zieh Vier nicht mitgezählt.
   *[no_color] Eine Zieh Vier ist nur erlaubt, wenn keine Karte der geltenden Farbe auf der Hand ist.
}
field-challenge-shows = Angezweifelte Karten
field-challenge-shows-what = Wer die angezweifelten Handkarten sieht.
value-challenge-shows = { $value ->
    [all] sehen alle
   *[challenger] sieht nur, wer anzweifelt
}
rule-challenge-shows = { $value ->
    [all] Angezweifelte Handkarten sehen alle.
   *[challenger] Angezweifelte Handkarten sieht nur, wer angezweifelt hat.
}
field-stacking = Stapeln
field-stacking-what = Ob man eine Ziehkarte mit einer anderen beantworten kann, sodass die Summe weitergeht.
value-stacking = { $value ->
    [same] die gleiche Karte
    [raise] gleiche oder Zieh Vier
    [any] jede Ziehkarte
   *[none] nein
}
rule-stacking = { $value ->
    [same] Ziehkarten lassen sich stapeln: Beantworte Zieh Zwei mit Zieh Zwei oder Zieh Vier mit Zieh Vier, und die Summe geht weiter.
    [raise] Ziehkarten lassen sich stapeln: Antworte mit der gleichen Karte, oder auf Zieh Zwei mit Zieh Vier, und die Summe geht weiter.
    [any] Ziehkarten lassen sich stapeln: Beantworte jede mit jeder, und die Summe geht weiter.
   *[none] Ziehkarten lassen sich nicht stapeln.
}
field-reverse-sends-back = Zurückschicken
field-reverse-sends-back-what = Wer ziehen soll, darf die Karten mit einem Richtungswechsel zurückschicken.
rule-reverse-sends-back = Wer ziehen soll, darf einen passenden Richtungswechsel legen: Dann soll die Person davor ziehen.
field-skip-passes-on = Weiterschieben
field-skip-passes-on-what = Wer ziehen soll, darf die Karten mit Aussetzen weiterschieben.
rule-skip-passes-on = Wer ziehen soll, darf ein passendes Aussetzen legen: Dann soll die nächste Person ziehen.
field-draw = Ziehen
field-draw-what = Wie viele Karten man zieht, wenn man keine legt.
value-draw = { $value ->
    [until_playable] bis eine passt
   *[one] eine Karte
}
rule-draw = { $value ->
    [until_playable] Statt zu legen ziehst du, bis eine Karte passt.
   *[one] Statt zu legen ziehst du eine Karte.
}
field-drawn-card = Gezogene Karte
field-drawn-card-what = Was mit einer gezogenen Karte geschieht, die passt.
value-drawn-card = { $value ->
    [must_play] muss gelegt werden
    [keep] wird behalten
   *[may_play] darf gelegt werden
}
rule-drawn-card = { $value ->
    [must_play] Eine gezogene Karte, die passt, muss gelegt werden.
    [keep] Ziehen beendet den Zug: Die gezogene Karte wird behalten.
   *[may_play] Eine gezogene Karte, die passt, darf gleich gelegt werden.
}
field-must-play = Legezwang
field-must-play-what = Wer eine passende Karte hat, muss legen und darf nicht ziehen.
rule-must-play = Wer eine passende Karte hat, darf nicht ziehen statt zu legen.
field-play-after-drawing = Legen nach Strafe
field-play-after-drawing-what = Wer zwei oder vier Karten nimmt, ist danach noch dran.
rule-play-after-drawing = Wer die Karten einer Zieh Zwei oder Zieh Vier nimmt, ist danach noch dran.
field-blind-draw = Blind ziehen
field-blind-draw-what = Gezogene Karten sieht man erst, wenn man wieder dran ist.
rule-blind-draw = Eine gezogene Karte bleibt verdeckt, auch für die Person, die sie gezogen hat, bis diese wieder dran ist; im selben Zug lässt sie sich nicht legen.
field-seven = Sieben tauscht
field-seven-what = Eine 7 tauscht die Karten mit jemandem deiner Wahl.
rule-seven = Eine **7** tauscht deine Karten mit denen einer Person, die du wählst.
field-zero = Null gibt weiter
field-zero-what = Bei einer 0 geben alle ihre Karten weiter.
rule-zero = Bei einer **0** geben alle ihre Handkarten an die nächste Person weiter.
field-jump-in = Zwischenwerfen
field-jump-in-what = Genau die gleiche Karte darf man legen, ohne dran zu sein.
rule-jump-in = Wer genau die gleiche Karte hat wie die oberste, darf sie dazwischenwerfen, ohne dran zu sein; von dort geht es weiter.
field-several = Mehrere zugleich
field-several-what = Karten mit gleicher Zahl oder gleichem Symbol darf man zusammen legen.
rule-several = Karten mit gleicher Zahl oder gleichem Symbol dürfen in einem Zug zusammen gelegt werden.
field-bomb = Bombe
field-bomb-what = Nach drei oder mehr Karten zugleich ziehen alle anderen eine.
rule-bomb = Wenn jemand drei oder mehr Karten zugleich legt, ziehen alle anderen eine.
field-uno = Uno
field-uno-what = Wie Uno gesagt wird.
value-uno = { $value ->
    [strict] erst bei der letzten Karte
    [announced] von selbst
    [off] nicht nötig
   *[call] muss man sagen
}
rule-uno = { $value ->
    [strict] Uno zählt erst, wenn du nur noch eine Karte hast.
    [announced] Uno wird von selbst gesagt.
    [off] Niemand muss Uno sagen.
   *[call] Wenn dir eine Karte bleibt, sag Uno.
}
field-uno-penalty = Vergessenes Uno kostet
field-uno-penalty-what = Was zieht, wer ohne Uno erwischt wird.
value-uno-penalty = { $value ->
    [0] nichts
    [one] { $value } Karte
   *[other] { $value } Karten
}
rule-uno-penalty = { $value ->
    [0] Ohne Uno erwischt zu werden kostet nichts.
    [one] Ohne Uno erwischt zu werden kostet eine Karte.
   *[other] Ohne Uno erwischt zu werden kostet { $value } Karten.
}
field-false-catch = Falscher Alarm kostet
field-false-catch-what = Was zieht, wer „Erwischt!“ ruft, wo es nichts zu erwischen gibt.
value-false-catch = { $value ->
    [0] nichts
    [one] { $value } Karte
   *[other] { $value } Karten
}
rule-false-catch = { $value ->
    [0] Ein falscher Alarm („Erwischt!“ ohne Grund) kostet nichts.
    [one] Ein falscher Alarm („Erwischt!“ ohne Grund) kostet eine Karte.
   *[other] Ein falscher Alarm („Erwischt!“ ohne Grund) kostet { $value } Karten.
}
field-wrong-play = Falsch legen kostet
field-wrong-play-what = Was zieht, wer eine Karte legt, die nicht passt.
value-wrong-play = { $value ->
    [0] nichts
    [one] { $value } Karte
   *[other] { $value } Karten
}
rule-wrong-play = { $value ->
    [0] Falsch zu legen kostet nichts.
    [one] Eine Karte zu legen, die nicht passt, kostet eine Karte.
   *[other] Eine Karte zu legen, die nicht passt, kostet { $value } Karten.
}
field-hand-limit = Kartenlimit
field-hand-limit-what = Wie viele Handkarten zu viele sind.
value-hand-limit = { $value ->
    [0] keines
   *[other] { $value } Karten
}
rule-hand-limit = { $value ->
    [0] Man darf beliebig viele Karten auf der Hand haben.
   *[other] { $value } Handkarten sind das Limit.
}
field-at-limit = Am Limit
field-at-limit-what = Was geschieht, wenn jemand das Kartenlimit erreicht.
value-at-limit = { $value ->
    [no_draw] nicht mehr ziehen
   *[out] raus
}
rule-at-limit = { $value ->
    [no_draw] Wer so viele hat, kann nicht ziehen statt zu legen und darf passen; Strafkarten kommen trotzdem dazu.
   *[out] Wer nach einem Zug so viele hat, ist aus der Runde raus; die Punkte dieser Karten bekommt trotzdem, wer gewinnt.
}
field-last-card = Letzte Karte
field-last-card-what = Was die letzte Karte sein darf.
value-last-card = { $value ->
    [no_action] keine Aktionskarte
    [no_wild] keine Farbwahlkarte
   *[any] jede
}
rule-last-card = { $value ->
    [no_action] Die letzte Karte darf keine Aktionskarte und keine Farbwahlkarte sein.
    [no_wild] Die letzte Karte darf keine Farbwahlkarte sein.
   *[any] Jede Karte darf die letzte sein.
}
field-teams = Teams
field-teams-what = Teams sitzen sich gegenüber und sammeln Punkte gemeinsam.
rule-teams = Wer ein Team bildet, sitzt sich gegenüber: Punkte gibt es gemeinsam, und nur die Karten der Gegenseite zählen.
field-elimination = Ausscheiden
field-elimination-what = Nach jeder Runde geht, wer die meisten Punkte auf der Hand hat.
rule-elimination = Nach jeder Runde geht, wer die meisten Punkte auf der Hand hat; wer zuletzt übrig ist, gewinnt die Partie. Das Punkteziel spielt keine Rolle.
field-revenge = Rache
field-revenge-what = Eine Summe, auf die gestapelt wird, verdoppelt sich.
rule-revenge = Wird auf eine Summe gestapelt, verdoppelt sie sich, bevor die neuen Karten dazukommen, bis höchstens 50 Karten.
field-open-hands = Offene Karten
field-open-hands-what = Wer weniger Karten hat als hier steht, spielt offen.
value-open-hands = { $value ->
    [0] nie
   *[other] unter { $value } Karten
}
rule-open-hands = { $value ->
    [0] Handkarten bleiben verdeckt.
   *[other] Wer weniger als { $value } Karten hat, spielt offen vor allen.
}
field-no-hints = Ohne Markierung
field-no-hints-what = Passende Karten werden nicht markiert.
rule-no-hints = Passende Karten werden auf deiner Hand nicht markiert.
field-reshuffle-seats = Plätze neu losen
field-reshuffle-seats-what = Vor jeder neuen Runde werden die Plätze neu gelost.
rule-reshuffle-seats = Vor jeder Runde außer der ersten werden die Plätze neu gelost; die Punkte wandern mit, und links vom neuen Platz der Person, die zuletzt ausgeteilt hat, wird als Nächstes ausgeteilt.
field-blitz = Blitz
field-blitz-what = Wie lange eine Runde dauern darf; dann gewinnen die wenigsten Punkte.
value-blitz = { $value ->
    [0] aus
   *[other] { $value } Sekunden pro Runde
}
rule-blitz = { $value ->
    [0] Eine Runde dauert so lange, wie sie dauert.
   *[other] Eine Runde dauert höchstens { $value } Sekunden; dann gewinnt, wer die wenigsten Punkte auf der Hand hat.
}
field-turn-seconds = Zugzeit
field-turn-seconds-what = Wie lange ein Zug dauern darf.
value-turn-seconds = { $value ->
    [0] wie auf dem Server
   *[other] { $value } Sekunden
}
rule-turn-seconds = { $value ->
    [0] Für einen Zug gilt die übliche Zeit des Servers.
   *[other] Ein Zug darf { $value } Sekunden dauern.
}

house-rules-title = Regeln dieser Partie
house-rules-preset = Vorlage wählen
house-rules-group = Einzelne Regeln ändern
house-rules-other-number = Andere Zahl …
house-rules-code = Regelcode einfügen
house-rules-code-label = Der Code, wie ein anderer Tisch ihn zeigt
house-rules-number-label = Eine Zahl von { $low } bis { $high }
refused-only-host-rules = Die Regeln kann nur der Host ändern; Host ist { $host }.
refused-running-rules = Die Partie läuft, deshalb bleiben ihre Regeln, wie sie sind.
refused-no-such-number = Hier passt eine Zahl von { $low } bis { $high }.
