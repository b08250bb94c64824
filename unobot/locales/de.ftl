### German
### Written by: an AI (Claude), November 2026
### Reviewed: no
### Beta: no

### words

## about

language-name = Deutsch

## cards

color = { $color ->
    [R] Rot
    [Y] Gelb
    [G] Grün
    [P] Pink
    [T] Türkis
    [O] Orange
    [U] Lila
   *[B] Blau
}
face = { $face ->
    [S] Aussetzen
    [R] Richtungswechsel
    [D2] Zieh Zwei
    [D4] Zieh Vier
    [SA] Alle aussetzen
    [DA] Farbe abwerfen
    [H1] Treffer 1
    [H2] Treffer 2
    [TH] Karten tauschen
    [W] Farbwahl
    [WD4] Zieh Vier
    [WSW] Tauschkarte
    [WSH] Mischkarte
    [WC] Blankokarte
    [WR4] Zieh Vier mit Richtungswechsel
    [WRL] Farbroulette
    [WD6] Zieh Sechs
    [WD10] Zieh Zehn
    [WRV] Freier Richtungswechsel
    [WSK] Freies Aussetzen
    [WS2] Zweimal aussetzen
    [WD2] Freie Zieh Zwei
    [WT2] Gezielte Zieh Zwei
    [WFS] Tauschzwang
    [WAH] Treffer für alle
    [WHF] Dauerfeuer
    [WAA] Doppelangriff
    [D1] Zieh Eine
    [D5] Zieh Fünf
    [F] Flip
    [WDC] Zieh die Farbe
   *[other] { $face }
}
card = { $color ->
    [R] Rot
    [Y] Gelb
    [G] Grün
    [P] Pink
    [T] Türkis
    [O] Orange
    [U] Lila
   *[B] Blau
} { $face ->
    [S] Aussetzen
    [R] Richtungswechsel
    [D2] Zieh Zwei
    [D4] Zieh Vier
    [SA] Alle aussetzen
    [DA] Farbe abwerfen
    [H1] Treffer 1
    [H2] Treffer 2
    [TH] Karten tauschen
    [D1] Zieh Eine
    [D5] Zieh Fünf
    [F] Flip
   *[other] { $face }
}
card-wild = { $wild } ({ $color ->
    [R] rot
    [Y] gelb
    [G] grün
    [P] pink
    [T] türkis
    [O] orange
    [U] lila
   *[B] blau
})
card-short = { $face ->
    [S] ⊘
    [R] ⇄
    [D2] +2
    [D4] +4
    [SA] ⊘+
    [DA] ⇊
    [H1] ↯1
    [H2] ↯2
    [TH] ⇆
    [W] W
    [WD4] +4
    [WSW] W⇆
    [WSH] W⤨
    [WC] W✱
    [WR4] ⇄4
    [WRL] ◎
    [WD6] +6
    [WD10] +10
    [WRV] ⇄
    [WSK] ⊘
    [WS2] ⊘2
    [WD2] +2
    [WT2] ◎2
    [WFS] ⇆
    [WAH] ↯∀
    [WHF] ↯
    [WAA] ↯↯
    [D1] +1
    [D5] +5
    [F] ◪
    [WDC] +◎
   *[other] { $face }
}
card-lettered = { $color ->
    [R] R
    [Y] Ge
    [G] Gr
    [P] P
    [T] T
    [O] O
    [U] L
   *[B] B
}{ "\u00A0" }{ $short }
hand-color = { $emoji }{ "\u00A0" }{ $color }: { $cards }
hand-wilds = { $emoji }{ "\u00A0" }{ $cards }
hand-hidden = { $emoji }{ "\u00A0" }{ $count } verdeckt
card-hidden-short = ?
cards = { $count ->
    [one] { $count } Karte
   *[other] { $count } Karten
}
points = { $count ->
    [one] { $count } Punkt
   *[other] { $count } Punkte
}
rounds-won = { $count ->
    [one] { $count } Rundensieg
   *[other] { $count } Rundensiege
}

## moves

move-play = { $card } legen
move-play-uno = { $card } legen und Uno sagen
move-draw = Eine Karte ziehen
move-pass = Die gezogene Karte behalten
move-pass-empty = Passen: Es gab nichts mehr zu ziehen
move-challenge = { $name } anzweifeln
move-accept = { $owed ->
    [one] { $owed } Karte ziehen
   *[other] { $owed } Karten ziehen
}
move-accept-until = Ziehen, bis { $color } kommt
move-uno = Uno sagen
move-catch = { $name } erwischen
move-color = { $color } wählen
move-at = { $move }, gewählt: { $name }
move-at-draws = { $move }: { $name } zieht zwei Karten
move-passes-hands = { $move }, alle geben ihre Karten weiter
move-penalized = { $move }: gegen die Regeln, { $count ->
    [one] { $draws ->
        [press] du drückst einmal auf den Werfer
       *[draw] du ziehst eine Karte
    }
   *[other] { $draws ->
        [press] du drückst { $count }-mal auf den Werfer
       *[draw] du ziehst { $count } Karten
    }
}
move-vote = Abstimmen: { $rule }
move-time = Die Runde beenden: Ihre Zeit ist um
move-take-back = Deinen letzten Zug zurücknehmen

refused-by-setting = { $told } Regel: { $setting }.
refused-seat-out = Du bist aus dieser Runde raus.
refused-vote-first = Zuerst stimmen alle ab.
refused-already-voted = Du hast schon abgestimmt.
refused-no-vote = Gerade wird nicht abgestimmt.
refused-not-identical = **{ $name }** ist dran. Dazwischenwerfen kannst du nur die gleiche Karte: { $top }.
refused-cannot-stack = Du musst { $owed ->
    [one] { $owed } Karte
   *[other] { $owed } Karten
} ziehen, und { $card } gibt sie nicht weiter.
refused-no-challenge = Die Karten, die du ziehen musst, kannst du nicht anzweifeln.
refused-must-play = { $card } passt, also musst du die Karte legen.
refused-at-limit = Mit { $held } Karten bist du am Limit von { $limit } und kannst nicht mehr ziehen. Drücke **Passen**.
refused-two-on-four = { $card } lässt sich nicht auf eine Zieh Vier legen.
refused-four-others-fit = Eine andere deiner Karten passt, deshalb kannst du jetzt keine Karte „{ $card }“ legen.
refused-last-card = { $card } darf nicht deine letzte Karte sein.
refused-target-first = { $card }: Wähle erst, wen es trifft.
refused-color-missing = { $card }: Wähle dafür eine Farbe.
refused-bad-target = Wähle jemand anderen, der in dieser Runde noch mitspielt.
refused-uno-not-before = Sag Uno, wenn du deine vorletzte Karte legst oder nur noch eine hast.
refused-uno-by-itself = Hier musst du nicht Uno sagen.
refused-no-clock = Diese Runde hat keine Zeitgrenze.
refused-no-take-back = Dieser Zug gilt. Er lässt sich nicht mehr zurücknehmen.
refused-round-over = Diese Runde ist vorbei.
refused-not-your-turn = **{ $name }** ist dran.
refused-color-first = Wähle zuerst die Farbe der Farbwahlkarte.
refused-answer-first = { $owed ->
    [one] Zuerst ist { $owed } Karte zu ziehen.
   *[other] Zuerst sind { $owed } Karten zu ziehen.
}
refused-already-drew = Du hast schon gezogen. Lege diese Karte oder behalte sie.
refused-only-drawn = Nach dem Ziehen kannst du nur die gezogene Karte legen: { $card }.
refused-drawn-blind = Du hast eine verdeckte Karte gezogen und kannst in diesem Zug keine andere legen. Behalte sie.
refused-not-seen = { $card } ist nicht unter den offenen Karten auf deiner Hand.
refused-nothing-drawn = Es gab nichts zu ziehen, also endet dein Zug.
refused-draw-first = Zieh eine Karte, bevor du eine behältst.
refused-nothing-to-answer = Es gibt nichts zu ziehen oder anzuzweifeln.
refused-no-color-asked = Gerade ist keine Farbe zu wählen.
refused-not-in-hand = { $card } hast du nicht auf der Hand.
refused-no-match = { $card } passt nicht. Lege { $color }, die Zahl oder das Symbol von { $top } oder eine Farbwahlkarte.
refused-four-not-legal = Du hast { $color }, deshalb kannst du jetzt keine Karte „{ $card }“ legen.
refused-one-card-only = Hier kannst du nur eine Karte auf einmal legen.
refused-in-order = Bei { $held } gleichen Karten wählst du nur, wie viele. Sie folgen nach Farben geordnet.
refused-no-target = Für diese Karte wählst du niemanden aus.
refused-uno-not-now = { $held ->
    [one] Du kannst jetzt nicht Uno sagen.
   *[other] Uno ist für die letzte Karte. Du hast { $held }.
}
refused-uno-already-said = Du hast schon Uno gesagt.
refused-catch-self = Dich selbst kannst du nicht erwischen. Sag Uno.
refused-catch-many-cards = **{ $name }** hat { $held ->
    [one] { $held } Karte
   *[other] { $held } Karten
}: Es gibt nichts zu erwischen.
refused-catch-said = **{ $name }** hat Uno gesagt.
refused-catch-too-late = Zu spät, um **{ $name }** zu erwischen.
refused-catch-faster = **{ $by }** war schneller und hat **{ $name }** erwischt.
refused-catch-nobody = Dort sitzt niemand.

## narration

narration-deal = **{ $name }** teilt Runde { $number } aus: Aufgedeckt wird { $emoji } { $card }.
narration-deal-bare = **{ $name }** teilt Runde { $number } aus.
narration-deal-begins = **{ $name }** beginnt.
narration-joined = { $names } { $count ->
    [one] spielt mit.
   *[other] spielen mit.
}
narration-put-back = Die zuerst aufgedeckte Karte ging zurück in den Stapel.
narration-play = **{ $name }** legt { $cards }.
narration-play-uno = **{ $name }** legt { $cards } und sagt Uno.
narration-discarded = { $count ->
    [one] Eine Karte geht mit:
   *[other] { $count } Karten gehen mit:
} { $cards }.
narration-skip = **{ $name }** setzt aus.
narration-skip-all = Alle anderen setzen aus. **{ $name }** ist noch einmal dran.
narration-reverse = Die Richtung wechselt.
narration-draw = **{ $name }** zieht { $count ->
    [0] nichts: Der Stapel ist leer
    [one] eine Karte
   *[other] { $count } Karten
}.
narration-draws-and-misses = **{ $name }** zieht { $count ->
    [0] nichts, denn der Stapel ist leer,
    [one] eine Karte
   *[other] { $count } Karten
} und setzt aus.
narration-draws = **{ $name }** zieht { $count ->
    [0] nichts: Der Stapel ist leer
    [one] eine Karte
   *[other] { $count } Karten
}.
narration-presses = **{ $name }** drückt: { $told }.
narration-presses-and-misses = **{ $name }** drückt und setzt aus: { $told }.
press-silent = klick
press-fired = 💥 { $count ->
    [0] keine Karte mehr da
    [one] eine Karte
   *[other] { $count } Karten
}
press-pending = ❔
narration-pass = **{ $name }** passt.
narration-draw-pass = **{ $name }** { $count ->
    [0] kann nichts ziehen und passt
    [one] zieht und passt
   *[other] zieht { $count } Karten und passt
}.
narration-taken-back = **{ $name }** nimmt { $cards } zurück.
narration-taken-back-other = **{ $name }** nimmt das zurück.
narration-color = **{ $name }** wählt { $emoji } { $color }.
narration-roulette = **{ $name }** muss eine Farbe nennen.
narration-roulette-color = **{ $name }** nennt { $emoji } { $color }, deckt { $count ->
    [0] nichts auf, denn der Stapel ist leer,
    [one] eine Karte auf
   *[other] { $count } Karten auf
} und setzt aus.
narration-roulette-cards = Aufgedeckt: { $cards }.
narration-accept = **{ $name }** zieht { $count ->
    [0] nichts, denn der Stapel ist leer,
    [one] eine Karte
   *[other] { $count } Karten
} und setzt aus.
narration-accept-only = **{ $name }** zieht { $count ->
    [0] nichts, denn der Stapel ist leer
    [one] eine Karte
   *[other] { $count } Karten
}.
narration-challenge-won = **{ $name }** zweifelt **{ $by }** zu Recht an: **{ $by }** zieht { $count ->
    [0] nichts, denn der Stapel ist leer
    [one] eine Karte
   *[other] { $count } Karten
}.
narration-challenge-lost = **{ $name }** zweifelt **{ $by }** zu Unrecht an: **{ $name }** zieht { $count ->
    [0] nichts, denn der Stapel ist leer,
    [one] eine Karte
   *[other] { $count } Karten
} und setzt aus.
narration-hand = { $told } Die Karten von **{ $name }**: { $cards }
narration-uno = **{ $name }** sagt Uno.
narration-caught = **{ $by }** erwischt **{ $name }** ohne Uno. **{ $name }** zieht { $count ->
    [0] nichts, denn der Stapel ist leer
    [one] eine Karte
   *[other] { $count } Karten
}.
narration-caught-only = **{ $by }** erwischt **{ $name }** ohne Uno.
narration-out = **{ $name }** ist fertig!
narration-last-left = **{ $name }** bleibt zuletzt übrig.
narration-placed = **{ $name }** ist fertig und belegt den nächsten Platz.
narration-waits = **{ $name }** ist fertig, und im Team wird weitergespielt.
narration-over-limit = **{ $name }** hat { $count } Karten und ist aus dieser Runde raus.
narration-knocked-out = **{ $by }** wirft **{ $name }** mit { $card } raus: { $count } Karten.
narration-owed = { $count ->
    [one] Jetzt ist { $count } Karte zu ziehen.
   *[other] Jetzt sind { $count } Karten zu ziehen.
}
narration-owed-until = Gezogen wird, bis { $color } kommt.
narration-owed-self = Zu zweit trifft es **{ $name }**: Jetzt sind { $count } Karten zu ziehen.
narration-others-draw = Alle anderen ziehen eine Karte.
narration-false-catch = Falscher Alarm von **{ $by }** gegen **{ $name }**: **{ $by }** zieht { $count ->
    [0] nichts, denn der Stapel ist leer
    [one] eine Karte
   *[other] { $count } Karten
}.
narration-false-catch-only = Falscher Alarm von **{ $by }** gegen **{ $name }**.
narration-wrong-play = **{ $name }** versucht { $cards } (passt nicht) und zieht { $count ->
    [0] nichts, denn der Stapel ist leer
    [one] eine Karte
   *[other] { $count } Karten
}.
narration-wrong-play-only = **{ $name }** versucht { $cards } (passt nicht).
narration-swap = **{ $name }** und **{ $target }** tauschen die Karten.
narration-shuffle = Alle Handkarten werden gemischt und neu ausgeteilt.
narration-pass-hands = Alle geben ihre Handkarten an die nächste Person weiter.
narration-turned-over = Alles dreht sich um: Jetzt gilt die { $side ->
    [dark] dunkle
   *[light] helle
} Seite, oben liegt { $emoji } { $card }.
narration-open = Die Karten von **{ $name }** liegen jetzt offen.
narration-vote-began = Alle stimmen ab: Was tut die Blankokarte?
narration-voted = **{ $name }** hat abgestimmt.
narration-rule = **Blankokarte**: { $rule }.
narration-eliminated = **{ $name }** scheidet aus der Partie aus.
narration-seats = Alle wechseln den Platz. Jetzt sitzen reihum: { $names }.
narration-time = Die Zeit dieser Runde ist um.
narration-reshuffle = Die abgelegten Karten wurden zu einem neuen Stapel gemischt.
narration-clock = { $told } _Die Zeit war um._
narration-autopilot = { $told } _Gespielt von der KI._
coming-off = **{ $name }** ist weg. Eine KI spielt.
coming-back = **{ $name }** ist wieder da.
coming-handed = **{ $name }** übergibt an **{ $other }**.
coming-taken = **{ $name }** übernimmt den Platz von **{ $other }**.
coming-joins = **{ $name }** spielt ab der nächsten Runde mit.
narration-skipped = { $told } _Die anderen haben für Überspringen gestimmt._

## durations

duration-seconds = { $count ->
    [one] 1 Sekunde
   *[other] { $count } Sekunden
}
duration-minutes = { $count ->
    [one] 1 Minute
   *[other] { $count } Minuten
}
duration-hours = { $count ->
    [one] 1 Stunde
   *[other] { $count } Stunden
}
duration-days = { $count ->
    [one] 1 Tag
   *[other] { $count } Tage
}

## characters

character-Kim = summt beim Nachdenken
character-Lou = begrüßt jede Karte wie eine alte Bekannte
character-Max = immer früh da, nie in Eile
character-Noa = verzieht keine Miene
character-Pat = hält die Karten in bester Ordnung
character-Quin = hat zu allem eine Theorie
character-Robin = schon vor Sonnenaufgang hellwach
character-Sam = lacht erst und legt dann
character-Toni = nimmt jede Partie wie ein Finale
character-Uli = bringt Knabberzeug für alle mit
character-Alex = nimmt Pech mit einem Schulterzucken
character-Bo = sagt wenig, lächelt viel
character-Charlie = jubelt auch für die anderen
character-Dani = zählt Wolken zwischen den Zügen
character-Eli = liest Spielregeln zum Vergnügen
character-Fin = liebt ein knappes Ende
character-Gabi = erzählt lange, spielt schnell
character-Jo = schwört auf Glückssocken
character-Mika = ruhig wie ein See
character-Vik = glaubt an jede Aufholjagd

remark = 💬 **{ $name }**: „{ $words }“
remark-won = { $pick ->
    [0] Was für eine Partie. Noch eine?
    [1] Da lächle ich den ganzen Abend.
   *[other] Schön gespielt, ihr alle.
}
remark-out = { $pick ->
    [0] Das war die letzte.
    [1] Schaut, keine Karten!
   *[other] Hände frei. Tee für alle?
}
remark-caught = { $pick ->
    [0] Oh! Gut gesehen.
    [1] Dabei war ich mir so sicher.
   *[other] Stimmt, das geht auf mich.
}
remark-guilty = { $pick ->
    [0] Du liest mich wie ein Buch.
    [1] Einen Versuch war es wert.
   *[other] Na, das blieb nicht lange geheim.
}
remark-innocent = { $pick ->
    [0] Würde ich nie tun!
    [1] Siehst du? Alles ehrlich.
   *[other] Mein Gewissen ist rein.
}
remark-swap = { $pick ->
    [0] Mal sehen, was wir da haben.
    [1] Ein neuer Ausblick!
   *[other] Alles schön neu.
}
remark-uno = { $pick ->
    [0] Uno! War das laut genug?
    [1] Uno, und gesagt hab ich es!
   *[other] Noch eine. Uno!
}
remark-draw = { $pick ->
    [0] Autsch.
    [1] Meine Hand wollte Gesellschaft.
   *[other] Danke, die sammle ich.
}

table-thinking-color = **{ $name }** sucht eine Farbe aus …
table-thinking-challenge = **{ $name }** überlegt: { $owed } ziehen oder anzweifeln …
table-thinking-challenge-until = **{ $name }** überlegt: anzweifeln oder ziehen …
table-thinking-target = **{ $name }** sucht jemanden aus …
table-thinking-drawn = **{ $name }** schaut sich die gezogene Karte an …

## explain

button-explain = Warum nicht?
explain-title = Was du legen kannst, und warum
explain-fits = Kannst du legen.
explain-no-match = Passt nicht. Lege { $color }, die Zahl oder das Symbol von { $top } oder eine Farbwahlkarte.
explain-cannot-stack = Gibt { $owed ->
    [one] die Karte
   *[other] die { $owed } Karten
} nicht weiter, die du ziehen musst.
explain-cannot-stack-until = Gibt es nicht weiter. Du ziehst, bis { $color } kommt.
explain-cannot-raise = Nur +{ $least } oder mehr gibt die { $owed } Karten weiter, die du ziehen musst.
explain-unseen = Verdeckt. Du siehst sie, wenn du wieder dran bist.
explain-penalty = Passt nicht. Legst du sie trotzdem, { $count ->
    [one] { $draws ->
        [press] drückst du einmal auf den Werfer
       *[draw] ziehst du eine Karte
    }
   *[other] { $draws ->
        [press] drückst du { $count }-mal auf den Werfer
       *[draw] ziehst du { $count } Karten
    }
}.
explain-more = { $count ->
    [one] { $count } weiterer Grund wird nicht gezeigt.
   *[other] { $count } weitere Gründe werden nicht gezeigt.
}

## rulebook

rulebook-intro = # Die Regeln

    `unobot rules --markdown` gibt diese Seite aus, mit `--language` in einer anderen Sprache. Ein Tisch spielt nach den offiziellen Regeln, solange der Host vor der Partie keine anderen wählt: eine der Vorlagen, einzelne Hausregeln oder einen Regelcode. `/uno rules` erklärt die Regeln eines Tisches, und *Warum nicht?* sagt, welche davon einer Karte im Weg steht.
rulebook-presets = Vorlagen
rulebook-presets-what = Jede Vorlage ist eine Sammlung von Hausregeln mit einem Namen. Die Liste zeigt, was von den offiziellen Regeln abweicht. Den Code kannst du bei `/uno start` einfügen.
rulebook-fields = Hausregeln
rulebook-fields-what = Du kannst alle Hausregeln kombinieren, wenn die Liste es nicht ausschließt.
rulebook-number = Eine Zahl von { $low } bis { $high }. Offiziell: { $official }.
rulebook-official = { " " }(offiziell)
rulebook-switch = Eingeschaltet:
rulebook-seats = { $setting } nur mit { $seats } Plätzen.
rulebook-clash = Ausgeschlossen: { $settings }. { $why }
rulebook-edges = Wo Regeln aufeinandertreffen
rulebook-edges-what = Manche Kombinationen lassen eine Frage offen. Dann geschieht dies:
edge-last-card = **Als letzte Karte eine, die Handkarten bewegt.** Mit der letzten Karte endet die Runde. Sieben, Null, Tauschkarte, Mischkarte oder Blankokarte bewegen als letzte Karte nichts und fragen nichts. Das gilt auch, wenn die anderen weiterspielen.
edge-last-pass-on = **Fertig werden und Karten weitergeben.** Wenn du ziehen musst, kannst du mit Richtungswechsel oder Aussetzen fertig werden. Wer dann ziehen muss, zieht noch die ganze Summe, bevor gezählt wird.
edge-zero-of-two = **Eine Null zu zweit** tauscht die Karten der beiden.
edge-owing-seat-leaves = **Jemand muss ziehen und geht.** Die Karten gehören zum Platz. Die KI, die dort spielt, antwortet. Wer zurückkommt, zieht den Rest.
edge-jump-in-owed = **Zwischenwerfen, wenn jemand ziehen muss.** Wer die gleiche Ziehkarte hat, kann sie darauflegen. Ihre Karten kommen dazu, und die Person nach dem Zwischenwurf muss die Summe ziehen.
edge-jump-in-challenge = **Zwischenwerfen auf eine Zieh Vier, die noch auf Antwort wartet.** Sie wird gestapelt wie sonst auch. Die Frage geht an die nächste Person, und nur die letzte Zieh Vier lässt sich anzweifeln.
edge-jump-in-own-card = **Zwischenwerfen auf die eigene Karte** ist erlaubt. Du kannst genau die gleiche Karte auf deine legen, solange keine andere darauf liegt.
edge-jump-in-out = **Fertig durch Zwischenwerfen** beendet die Runde wie jede andere letzte Karte. Ist es eine Ziehkarte, zieht die Person nach dem Zwischenwurf noch.
edge-jump-in-uno = **Zwischenwerfen, während ein vergessenes Uno erwischt werden kann.** Die Zeit zum Erwischen endet erst, wenn die Person am Zug gespielt hat. Zwischenwerfen beendet sie nicht. So können mehrere zugleich erwischt werden.
edge-uno-moved-hands = **Eine Karte, weil Handkarten gewandert sind.** Uno gehört zu dem Zug, nach dem eine Karte bleibt. Sind Handkarten getauscht, weitergegeben oder gemischt worden, gibt es nichts zu erwischen. Mit einer Karte kannst du noch Uno sagen. Ein gesagtes Uno wandert nicht mit den Karten mit.
edge-uno-drawn-card = **Eine gezogene Karte, nach deren Legen eine Karte bleibt**, verlangt Uno wie jeder andere Zug. Ein Uno vor dem Ziehen zählt nicht mehr, weil du seitdem mehr Karten hast.
edge-reshuffle-penalty = **Der Stapel geht mitten in einer Strafe aus.** Zuerst wird der Rest des Stapels gezogen. Dann werden alle abgelegten Karten außer der obersten gemischt, und es wird weitergezogen. Reicht auch das nicht, werden alle übrigen Karten gezogen.
edge-challenge-stacked = **Anzweifeln nach dem Stapeln** betrifft nur die letzte Zieh Vier. Zu Recht: Wer sie gelegt hat, zieht die ganze Summe. Zu Unrecht: Wer angezweifelt hat, zieht die Summe und zwei weitere. Wer stapelt, verzichtet aufs Anzweifeln.
edge-blind-turn = **Wann eine blind gezogene Karte aufgedeckt wird.** Du siehst sie, wenn du wieder dran bist und legen kannst oder ziehen musst. Aussetzen zählt nicht. Ziehst du eine Summe und bist danach noch dran (Legen nach Strafe), siehst du die Karten einen Zug später. Ziehst du im Zug einer anderen Person (Bombe, Strafe, Blankokarte), siehst du die Karten in deinem nächsten Zug.
edge-blind-hands = **Blind ziehen und wandernde Handkarten.** Wer fremde Handkarten bekommt, hat sie nicht gezogen und sieht sie gleich alle. Das gilt auch für Karten, die vorher noch verdeckt waren.
edge-blind-judged = **Blind ziehen und was gelegt werden muss oder kann.** Es zählen nur Karten, die du schon gesehen hast: beim Legen, beim Zwischenwerfen, beim Legezwang und dafür, ob eine Zieh Vier erlaubt ist. Auch beim Anzweifeln zählen nur sie, und die übrigen werden verdeckt gezeigt. Alle Karten zählen für Uno, für ein Kartenlimit und für die Punkte der Runde.
edge-leaving-open = **Wer dran ist, geht, während eine Farbe, eine Auswahl oder ein Anzweifeln offen ist.** Eine KI spielt sofort für den Platz. Sie wählt die Farbe oder die Person, oder sie zieht oder zweifelt an.
edge-only-ais = **Nur noch KIs sind da.** Wenn die letzte Person geht oder einschläft, hält das Spiel an, und nichts wird gezogen oder gezählt. Drückt jemand von ihnen etwas, geht es weiter. Zehn Minuten nachdem die letzte Person da war, ruht die Partie. Wer mitspielt, setzt sie innerhalb von sieben Tagen mit **Weiterspielen** oder `/uno resume` fort. KIs spielen nur dann allein weiter, wenn alle den Autopiloten eingeschaltet haben, und dann zählt die Partie für niemanden.
edge-late = **Später kommen, zurückkommen.** Wer zurückkommt, bekommt den eigenen Platz mit Karten und Punkten, nie einen neuen. Hat der Host den Platz einer KI gegeben, übernimmst du genau diesen Platz wieder oder keinen. Wer neu ist, übernimmt sofort den Platz einer KI mit ihren Karten und Punkten. Oder es gibt ab der nächsten Runde einen neuen Platz, hinter dem letzten und mit dem niedrigsten Punktestand. Keine neuen Plätze gibt es bei Teams, bei Ausscheiden und bei fester Rundenzahl.

## rulesets

value-switch = { $value ->
    [on] an
   *[off] aus
}
setting = { $field }: { $value }
ruleset-preset = **{ $preset }**
ruleset-code = `{ $code }`

rules-topic-play = So wird gespielt
rules-topic-house = Hausregeln hier
rules-topic-cards = Die Karten
rules-topic-asked = Oft gefragt
rules-first = { $both ->
    [on] Werdet als erstes Team beide alle Karten los.
   *[off] Sei zuerst ohne Karten.
}
rules-goal = **Das Ziel** · { $scoring ->
    [single] { $first } Eine Runde ist die Partie, und Punkte werden nicht gezählt.
    [until_last] Werde deine Karten los und belege den nächsten Platz. Die anderen spielen weiter, bis nur noch eine Person Karten hat. Eine Runde ist die Partie, und Punkte werden nicht gezählt.
    [golf] Hab wenige Punkte auf der Hand, wenn eine Runde endet. Sie endet, wenn { $both ->
        [on] ein Team
       *[off] jemand
    } keine Karten mehr hat. Dann bekommen alle die Punkte der Karten, die sie noch haben{ $teams ->
        [on] , und die ihrer Teamhälfte
       *[off] { "" }
    }. { $points } Nach { $rounds } Runden gewinnt die kleinste Summe. Bei Gleichstand gibt es noch eine Runde.
    [best_of] { $first } Das gewinnt die Runde, und Punkte werden nicht gezählt. Die Partie hat { $rounds } Runden, und die meisten gewonnenen Runden entscheiden. Sie endet früher, wenn niemand mehr aufholen kann. Bei Gleichstand an der Spitze gibt es noch eine Runde.
   *[points] { $first } Das gewinnt die Runde und die Punkte { $teams ->
        [on] aller Karten, die die Gegenseite noch hat
       *[off] aller Karten, die die anderen noch haben
    }. { $points } { $elimination ->
        [on] Nach jeder Runde geht, wer die meisten Punkte auf der Hand hat. Wer zuletzt übrig ist, gewinnt die Partie.
       *[off] Wer zuerst { $target } Punkte hat, gewinnt die Partie. Liegen die besten zwei gleichauf, gibt es noch eine Runde.
    }
}
rules-points = Es zählen: { $points }.
rules-points-number = Zahlen ihren Wert
rules-points-action = Aktionskarten { $points }
rules-points-wild = Farbwahlkarten { $points }
rules-points-others = alle anderen { $points }
rules-points-face = { $card } { $points }
rules-turn = **Du bist dran**
rules-turn-step = { $number }. { $rule }
rules-turn-play = { $kind ->
    [any] Lege eine beliebige Karte.
    [always] Lege eine beliebige Karte. Stattdessen ziehen kannst du nicht.
   *[match] Lege eine Karte mit der Farbe, der Zahl oder dem Symbol der obersten Karte oder eine Farbwahlkarte.
}
rules-turn-press = Statt zu legen, drückst du einmal auf den Werfer. Er schweigt oder schießt Karten auf dich. Dann ist dein Zug vorbei.
rules-turn-uno = { $kind ->
    [off] Niemand muss Uno sagen.
    [announced] Wenn du deine vorletzte Karte legst, wird Uno von selbst gesagt.
    [strict] Mit nur noch einer Karte musst du **Uno** sagen, und erst dann, bis dich jemand erwischt.
   *[call] Bleibt dir eine Karte, musst du **Uno** sagen: beim Legen, kurz davor oder danach, bis dich jemand erwischt.
}{ $catches ->
    [draw] { " " }Erwischt: { $penalty ->
        [0] Es geschieht nichts.
        [one] Du ziehst eine Karte.
       *[other] Du ziehst { $penalty } Karten.
    }
    [press] { " " }Erwischt: { $penalty ->
        [0] Es geschieht nichts.
        [one] Du drückst einmal auf den Werfer.
       *[other] Du drückst { $penalty }-mal auf den Werfer.
    }
   *[no] { "" }
}
rules-line = • { $rule }
rules-wilds = **Farbwahlkarten** · Sie passen auf jede Karte, und du wählst die Farbe.
rules-card = **{ $card }** · { $does }
rules-no-challenge = Ziehkarten lassen sich nicht anzweifeln.
rules-asked-draw = Darf ich ziehen, obwohl etwas passt? Ja.
rules-asked-press = Darf ich drücken, obwohl etwas passt? Ja.
rules-asked-stack = Muss ich stapeln? Nein, du kannst die Summe ziehen. Stapeln geht mit einem Plus, das so hoch ist wie das letzte, nicht wie die Summe. Die Farbe ist egal.
rules-asked-discard = Kann ich mit „Farbe abwerfen“ fertig werden? Ja. Bleibt eine Karte übrig, sag Uno. Karten, die mitgehen, wirken nicht.
rules-asked-roulette = Wer nennt die Farbe beim Roulette? Die Person, die es trifft. Farbwahlkarten beenden es nicht, und stapeln lässt es sich nicht.
rules-asked-out = Wer { $limit } Karten hat, ist raus, auch mehrere in einer Runde. Die Karten kommen unter den Ablagestapel und beim nächsten Mischen zurück.
rules-asked-seven = Muss eine Sieben tauschen? Ja, außer als letzte Karte.
rules-asked-backs = Warum sehe ich die Rückseiten meiner Karten nicht? Die sehen nur die anderen, wie am echten Tisch. Nach einem Flip sind sie deine Hand.
rules-asked-flip = Was liegt nach einem Flip oben? Die Karte, die in der Ablage ganz unten lag. Ist sie eine Farbwahlkarte, wählt die nächste Person die Farbe.
rules-asked-side = Welche Seite zählt am Ende der Runde? Die gerade gilt. Ein Flip als letzte Karte dreht die Handkarten vorher um.
effect-discards-color = Alle anderen Handkarten dieser Farbe gehen mit, ohne Wirkung.
effect-turns-over = Alles dreht sich um: die Ablage als ein Paket, der Ziehstapel und alle Handkarten. Die neue oberste Karte wirkt nicht.
effect-reverses = Es geht andersherum weiter. Zu zweit setzt die andere Person aus.
effect-owes = Die nächste Person zieht { $count ->
    [one] eine Karte
   *[other] { $count }
} und { $after ->
    [on] ist dann dran.
   *[off] setzt aus.
}
effect-reverses-owes = Es geht andersherum weiter, und wer dann an der Reihe ist, zieht { $count } und { $after ->
    [on] ist dann dran.
   *[off] setzt aus.
} Zu zweit bist du das selbst.
effect-roulette = Die nächste Person nennt eine Farbe, deckt Karten auf, bis eine davon kommt, nimmt alle und { $after ->
    [on] ist dann dran.
   *[off] setzt aus.
}
effect-presses = Die nächste Person drückt { $count ->
    [one] einmal
    [2] zweimal
   *[other] { $count }-mal
} auf den Werfer und { $after ->
    [on] ist dann dran.
   *[off] setzt aus.
}
effect-presses-until = Die nächste Person drückt auf den Werfer, bis er schießt, und { $after ->
    [on] ist dann dran.
   *[off] setzt aus.
}
effect-skips = { $count ->
    [one] Die nächste Person setzt aus.
   *[other] Die nächsten { $count } setzen aus.
}
effect-skips-all = Alle anderen setzen aus. Du spielst noch einmal.
effect-others-draw = { $count ->
    [one] Alle anderen ziehen eine Karte.
   *[other] Alle anderen ziehen { $count } Karten.
}
effect-others-press = { $count ->
    [one] Alle anderen drücken einmal auf den Werfer.
   *[other] Alle anderen drücken { $count }-mal auf den Werfer.
}
effect-target-draws = Jemand deiner Wahl zieht { $count }, ohne auszusetzen.
effect-swap = Tausche die Karten mit jemandem deiner Wahl.
effect-swap-owes-uno = Wer danach eine Karte hat, muss Uno sagen.
effect-shuffle = Alle Handkarten werden eingesammelt, gemischt und neu ausgeteilt.
effect-voted = Sie tut, was ihr vor der ersten Runde gewählt habt.
effect-none = Sie hat keine Wirkung.
effect-none-last = Als letzte Karte hat sie keine Wirkung.
effect-never-last = Deine letzte Karte kann sie nicht sein.
effect-never-on = Sie lässt sich nicht auf „{ $card }“ legen, außer zum Stapeln.
effect-challenged = Die nächste Person zieht { $count } und { $after ->
    [on] ist dann dran
   *[off] setzt aus
}{ $kind ->
    [free] . Die Karte lässt sich jederzeit legen.
    [strict] . Die Karte lässt sich nur legen, wenn sie erlaubt ist: { $needs ->
        [no_playable] Keine andere Karte auf deiner Hand passt.
       *[no_color] Du hast keine Karte der geltenden Farbe.
    }
   *[challenge] , oder sie zweifelt an. Erlaubt ist die Karte nur, wenn { $needs ->
        [no_playable] keine andere Karte auf deiner Hand passt
       *[no_color] du keine Karte der geltenden Farbe hast
    }. { $sum ->
        [on] Zu Recht angezweifelt: Du ziehst die ganze Summe. Zu Unrecht: Wer anzweifelt, zieht die Summe und zwei weitere und setzt aus.
       *[off] Zu Recht angezweifelt: Du ziehst die { $count } selbst. Zu Unrecht: Wer anzweifelt, zieht { $more } und setzt aus.
    }
}
effect-challenged-until = Die nächste Person zieht, bis eine Karte der Farbe kommt, und { $after ->
    [on] ist dann dran
   *[off] setzt aus
}{ $kind ->
    [free] . Die Karte lässt sich jederzeit legen.
    [strict] . Die Karte lässt sich nur legen, wenn sie erlaubt ist: { $needs ->
        [no_playable] Keine andere Karte auf deiner Hand passt.
       *[no_color] Du hast keine Karte der geltenden Farbe.
    }
   *[challenge] , oder sie zweifelt an. Erlaubt ist die Karte nur, wenn { $needs ->
        [no_playable] keine andere Karte auf deiner Hand passt
       *[no_color] du keine Karte der geltenden Farbe hast
    }. Zu Recht angezweifelt: Du ziehst selbst, bis die Farbe kommt. Zu Unrecht: Wer anzweifelt, zieht, bis sie kommt, dann zwei weitere, und setzt aus.
}

contradiction-no-ruleset = Ich kann diese Regeln nicht lesen. Wähle eine Vorlage oder füge einen Code ein.
contradiction-unknown-field = Diese Version hat keine Regel namens „{ $field }“. Wähle eine Vorlage oder füge einen anderen Code ein.
contradiction-bad-value = „{ $value }“ gibt es bei { $field } nicht. Wähle aus dem Menü.
contradiction-bad-number = { $field } braucht eine Zahl von { $low } bis { $high }, nicht { $value }.
contradiction-bomb-needs-several = Eine Bombe sind mehrere Karten zugleich. Schalte auch „Mehrere zugleich“ ein.
contradiction-keep-needs-move = Keine Karte bewegt die Handkarten, also gibt es nichts abzulehnen: Schalte „Sieben tauscht“ oder „Null gibt weiter“ ein, oder „Tausch freiwillig“ aus.
contradiction-revenge-needs-stacking = „Rache“ verdoppelt eine gestapelte Summe. Wähle zuerst eine Art von „Stapeln“.
contradiction-no-draw-needs-limit = Ohne Limit kann niemand am Ziehen gehindert werden. Setze zuerst ein „Kartenlimit“.
contradiction-limit-within-deal = Mit { $hand_size } Startkarten wären alle sofort über dem Limit von { $hand_limit }. Wähle ein höheres „Kartenlimit“ oder weniger „Startkarten“.
contradiction-knock-out-needs-limit = Ohne Limit wird niemand rausgeworfen: Wähle zuerst ein „Kartenlimit“, das rauswirft.
contradiction-not-in-deck = Mit diesen Karten geht „{ $field }“ so nicht. Lass die Regel, wie sie ist, oder wähle andere Karten.
contradiction-limit-until-last = In einer Partie bis zur letzten Person kann niemand wegen zu vieler Karten ausscheiden. Lass das „Kartenlimit“ nur das Ziehen sperren oder wähle eine andere „Wertung“.
contradiction-four-not-judged = Eine Zieh Vier, die jederzeit gelegt werden kann, wird nie geprüft. Lass „+4 erlaubt“, wie es ist, oder mach sie anzweifelbar.
contradiction-nothing-to-show = Nur das Anzweifeln zeigt Handkarten. Mach die Zieh Vier anzweifelbar oder zeige die Karten nur der Person, die anzweifelt.
contradiction-false-catch-needs-calls = Wenn niemand Uno sagen muss, gibt es keinen falschen Alarm. Lass Uno sagen oder stell „Falscher Alarm“ auf nichts.
contradiction-double-needs-points = „Doppelte Punkte“ verdoppelt, was eine gewonnene Runde bringt: Wähle die „Wertung“ nach Punkten, oder schalte es aus.
contradiction-both-out-needs-teams = Beide fertig werden können nur Teams: Schalte auch „Teams“ ein.
contradiction-teams-until-last = Teams können nicht bis zur letzten Person spielen. Wähle eine andere „Wertung“ oder schalte „Teams“ aus.
contradiction-teams-elimination = Aus Teams kann niemand einzeln ausscheiden. Schalte „Teams“ oder „Ausscheiden“ aus.
contradiction-elimination-needs-rounds = „Ausscheiden“ geht weiter, bis nur eine Person übrig ist: Wähle die „Wertung“ nach Punkten, oder schalte es aus.
contradiction-reshuffle-teams = Teams sitzen sich die ganze Partie gegenüber. Schalte „Teams“ oder „Plätze neu losen“ aus.
contradiction-reshuffle-needs-rounds = Plätze werden zwischen Runden gelost, und hier ist eine Runde die Partie. Wähle die „Wertung“ nach Punkten oder schalte „Plätze neu losen“ aus.
contradiction-blind-until-playable = Ziehen, bis eine Karte passt, würde die Karte verraten. Zieh eine Karte oder schalte „Blind ziehen“ aus.
contradiction-blind-must-play = Ob eine verdeckte Karte gelegt werden muss, weiß niemand. Lass gezogene Karten legen oder behalten oder schalte „Blind ziehen“ aus.
contradiction-blind-open-hands = Karten, die für alle offen liegen, können für dich nicht verdeckt sein. Lass keine Karten offen liegen oder schalte „Blind ziehen“ aus.
contradiction-seats = { $seats ->
    [one] Ein besetzter Platz ist
   *[other] { $seats } besetzte Plätze sind
} zu wenig oder zu viel: Spielen lässt sich mit { $low } bis { $high }.
contradiction-teams-even = Teams brauchen vier, sechs, acht oder zehn Personen. Hier { $seats ->
    [one] ist es eine.
   *[other] sind es { $seats }.
}
contradiction-deck-too-small = { $decks ->
    [one] Ein Kartensatz reicht
   *[other] { $decks } Kartensätze reichen
} nicht für je { $hand_size } Karten an { $seats } Personen. Teile höchstens { $most } aus oder nimm einen Kartensatz dazu.
code-no-code = Das ist kein Regelcode. Füge einen ein, wie ein Tisch ihn zeigt, oder wähle eine Vorlage.
code-other-version = Das ist keine Vorlage, und Codes, die mit { $version } beginnen, stammen aus einer anderen Version. Wähle eine Vorlage oder füge einen Code ein, der mit A beginnt.
code-mistyped = In diesem Code steckt ein Tippfehler. Kopiere ihn noch einmal von dem Tisch, der ihn zeigt.
code-newer-field = Dieser Code enthält eine Hausregel, { $tag }, die diese Version nicht kennt. Aktualisiere unobot oder wähle andere Regeln.
code-bad-value = Dieser Code will „{ $value }“ für { $field }, was diese Version nicht kennt: Aktualisiere unobot, oder wähle andere Regeln.

## illustrations

alt-top = Oben liegt: { $card }
alt-top-below = Oben liegt: { $card }; darunter: { $below }
alt-played = legte { $card }
alt-drew = zog { $count }
alt-silent = drückte: klick
alt-launcher = Klicks, seit der Werfer zuletzt gefeuert hat: { $count }.
alt-skipped = setzte aus
alt-seat = { $name }: { $count ->
    [one] { $count } Karte
   *[other] { $count } Karten
}
alt-lobby = Vor der Partie: { $seats }. { $free ->
    [0] Kein Platz ist frei.
    [one] { $free } Platz ist frei.
   *[other] { $free } Plätze sind frei.
}
alt-table = { $top }. { $way }, { $pile }. Reihum: { $seats }.
alt-scores = { $name }: { $points }.
alt-sheet = { $scoring ->
    [golf] Punkte, Runde für Runde. Die wenigsten nach { $rounds } Runden gewinnen.
    [best_of] Gewonnene Runden von { $rounds }, Runde für Runde.
   *[points] Punktetabelle, Ziel { $target } Punkte, Runde für Runde.
} { $scores }
alt-playable = Spielbar: { $cards }
alt-backs = Rückseiten: { $cards }

## buttons

button-hand = Karten
button-more = Mehr
button-rules = Regeln
button-players = Plätze
button-show-table = Zeig mir den Tisch
button-leave = Verlassen
button-rematch = Revanche
button-help = Hilfe
button-code = Code einfügen
button-form = Alles in einem Formular
button-form-again = Zurück zum Formular

button-uno = Uno!
button-catch = Erwischt!
button-catch-name = Erwischt, { $name }!
button-draw = Ziehen
button-press-launcher = ⚡ Drücken
button-play = Legen
button-keep = Behalten
button-no-swap = Meine behalten
button-pass-hands = Weitergeben
button-say-uno-off = 📣 UNO ansagen
button-say-uno-on = ✅ UNO bereit
button-say-uno-off-short = 📣 UNO
button-say-uno-on-short = ✅ UNO

button-refresh = Neu laden
button-back = Zurück
button-back-hand = Zurück zur Hand
button-previous = ◀
button-page = { $page }/{ $pages }
button-next = ▶

### lobby

## lobby

button-join = Mitspielen
button-start = Starten
button-open = Tisch eröffnen
button-start-ais = { $ais ->
    [one] Mit einer KI spielen
   *[other] Mit { $ais } KIs spielen
}
button-start-with = { $ais ->
    [one] Mit 1 KI starten
   *[other] Mit { $ais } KIs starten
}
button-start-waits = { $people ->
    [one] Start: { $people } fehlt noch
   *[other] Start: { $people } fehlen noch
}
button-add-ai = KI dazu
button-options = Regeln, Tempo, Plätze
button-length-round = Kurzes Spiel: eine Runde
button-quick = Kurzes Spiel
button-length-points = Partie bis { $target } Punkte
button-length-rounds = { $scoring ->
    [golf] { $rounds ->
        [one] Golf über eine Runde
       *[other] Golf über { $rounds } Runden
    }
   *[best_of] { $rounds ->
        [one] Partie über eine Runde
       *[other] Partie über { $rounds } Runden
    }
}
button-invite = Einladen
button-change-rules = Regeln ändern

lobby-title = Uno: Wer spielt mit?
lobby-how = Drücke **Mitspielen** für einen Platz. **{ $host }** startet die Partie.
lobby-how-start = **{ $host }** startet die Partie.
lobby-rematch = Uno: Revanche?
lobby-rematch-how = Los geht es, wenn alle **Revanche** gedrückt haben oder **{ $host }** **Starten** drückt.
lobby-free = ▫️ _frei_
lobby-missing = { $ais ->
    [one] Es fehlt noch eine Person. Warte auf jemanden oder spiel gleich gegen eine KI.
   *[other] Es fehlen noch { $ais } Personen. Warte auf sie oder lass gleich KIs mitspielen.
}
lobby-waiting-teams = Teams brauchen { $needed } Plätze: Es fehlen noch { $missing }. Warte, oder hole KIs dazu.
lobby-ready = { $seats ->
    [10] Alle zehn Plätze sind besetzt.
   *[other] Es kann losgehen. Bis zu zehn können mitspielen.
}
lobby-rules = Regeln: **{ $preset }** · { $what }
lobby-time-control = Tempo: { $pace }
lobby-even = Ebenbürtig: Diese KI spielt etwa so gut wie die Leute hier. Gewinnen sie, wird die nächste Partie schwerer. Verlieren sie, wird sie leichter.
lobby-access-invited = ✉️ Nur mit Einladung.
lobby-access-closed = 🔒 Niemand kommt mehr dazu.
lobby-until = Schließt { $when }, falls niemand kommt.
lobby-until-start = Schließt { $when }, falls niemand startet.
lobby-add-ai = KI mitspielen lassen
lobby-remove-ai = Eine KI entfernen

lobby-closed = Dieser Tisch ist geschlossen
lobby-limited-rules = 🔒 Die Serverleitung hat die Regeln festgelegt, darum hat dieser Tisch jetzt die des Servers.
lobby-limited-ais = 🔒 Die Serverleitung hat die Zahl der KIs begrenzt, darum mussten welche gehen.

## seats

mark-host = 👑 Host
mark-ready = ✅ bereit
mark-ai = 🤖 KI, { $level }
mark-engine = ⚙️ Engine { $level }
mark-away = 🤖 weg, eine KI spielt weiter
mark-autopilot = 💤 schläft, eine KI spielt weiter
mark-resting = 🤖 vorerst spielt eine KI
mark-gone = 💤 weg
mark-asleep = 💤 schläft
mark-out = 🚪 raus
mark-placed = 🏁 { $place }. Platz
mark-done = 🏁 fertig
mark-uno = 📣 hat Uno gesagt
mark-uno-owed = ❗ hat nicht Uno gesagt
mark-uno-short = 📣 Uno!
mark-uno-owed-short = ❗ Uno?

legend-cards = Karten
legend-points = Punkte
legend-rounds-won = Rundensiege
legend-ai = 🤖 KI
legend-away = 💤 weg, eine KI spielt weiter
legend-teams = 🤝 Teams: { $teams }

level-novice = unerfahren
level-novice-how = Legt irgendeine Karte, die passt.
level-casual = locker
level-casual-how = Spielt mal gut, mal unbedacht.
level-clever = schlau
level-clever-how = Spielt gut und macht Fehler.
level-expert = stark
level-expert-how = Lernte im Spiel gegen sich selbst.
level-even = ebenbürtig
level-even-how = So stark wie du in den letzten Partien.
engine-how = Ein Programm, das die Betreiber dieses Bots bereitstellen.

table-engine-failed = ⚙️ Die Engine { $engine } ist ausgefallen. Für **{ $name }** spielt jetzt eine KI.
refused-no-ai = Diese KI sitzt nicht an diesem Tisch.
refused-engine-rules = Mit diesen Regeln kann { $engine } nicht spielen. Engines brauchen die offiziellen Regeln, einen Kartensatz und sieben Startkarten. Das Ziel ist frei.
refused-only-host-engine = Nur { $host } (Host) kann Engines dazuholen.

## places

# Tische in Gruppennachrichten und auf Servern ohne den Bot

place-direct = Uno solo · [zur Partie]({ $link })
place-group = Uno in einer Gruppe · [zum Tisch]({ $link })
place-foreign = Uno auf einem Server ohne mich · [zum Tisch]({ $link })
asleep-title = Der Tisch schläft
asleep-body = Eine Weile hat niemand einen Knopf gedrückt, und hier kann ich nur auf einen Klick antworten. Drücke hier, um genau dort weiterzuspielen.
button-wake = Weiter
asleep-moved = Der Tisch steht jetzt weiter unten.
refused-external-apps = Dir fehlt hier die Berechtigung „Externe Apps verwenden“, deshalb würdest nur du den Tisch sehen. Bitte einen Admin dieses Servers darum, oder spielt in einer Gruppennachricht.
refused-slow-direct = In unseren Direktnachrichten haben Partien kein Zeitlimit, deshalb kannst du kein Tempo wählen.
refused-slow-group = In einer Gruppennachricht kann ich niemanden erinnern, deshalb gibt es keine langsamen Tische. Wähle ein schnelleres Tempo.
refused-slow-foreign = Ich bin kein Mitglied dieses Servers und kann niemanden erinnern. Hier gibt es keine langsamen Tische. Wähle ein schnelleres Tempo.
refused-thread-direct = In unseren Direktnachrichten gibt es keine Threads. Lass die Option **thread** weg.
refused-thread-group = In einer Gruppennachricht gibt es keine Threads. Lass die Option **thread** weg.
refused-thread-foreign = Ich bin kein Mitglied dieses Servers und kann keinen Thread eröffnen. Lass die Option **thread** weg.
refused-resume-place = Außerhalb von Servern geht eine Partie mit dem Knopf ihrer Nachricht weiter. `/uno start` eröffnet eine andere.

## obstacles

# Why the bot can't play in a channel, though its role may seem to allow it

refused-timeout = In { $channel } kann ich nicht spielen: Jemand von der Moderation hat mir bis { $until } eine Auszeit gegeben. Die Moderation kann sie früher beenden.
refused-private-thread = Ich bin nicht im privaten Thread { $channel } und kann dort nicht schreiben. Erwähne { $bot } darin, damit ich beitrete, und versuch es noch einmal.
refused-locked-thread = In { $channel } kann ich nicht spielen: Der Thread ist gesperrt. Die Moderation kann ihn entsperren.
refused-hidden-channel = Ich sehe { $channel } nicht. Wenn es ein privater Thread ist, erwähne { $bot } darin. Sonst erlaub mir dort Kanal ansehen.
refused-slow-mode = Der Slowmode von Discord lässt mich in { $channel } gerade nichts schreiben. Ein Admin kann meiner Rolle dort erlauben, ihn zu umgehen, oder ihn ausschalten.
note-mute-timeout = In { $channel } lässt sich der Tisch nicht zeigen: Die Moderation hat mir bis { $until } eine Auszeit gegeben. Spielt einfach dort weiter, wo ihr eure Karten seht.
note-mute-private-thread = In { $channel } lässt sich der Tisch nicht zeigen: Ich bin nicht in diesem privaten Thread. Erwähnt { $bot } darin, damit ich beitrete. Spielt einfach dort weiter, wo ihr eure Karten seht.
note-mute-hidden-channel = In { $channel } lässt sich der Tisch nicht zeigen, denn ich sehe den Kanal nicht. Wenn es ein privater Thread ist, erwähnt { $bot } darin. Sonst erlaubt mir dort Kanal ansehen. Spielt einfach dort weiter, wo ihr eure Karten seht.
note-mute-slow-mode = Wegen des Slowmodes lässt sich der Tisch in { $channel } gerade nicht posten. Spielt einfach dort weiter, wo ihr eure Karten seht.
refused-commands-only = Dieser Server hat meine Befehle, aber ich bin kein Mitglied, darum geht das hier nicht. Füg mich mit diesem Link hinzu: { $link }
refused-commands-only-private = Dieser Server hat meine Befehle, aber ich bin kein Mitglied, darum geht das hier nicht. Wer mich betreibt, kann mich hinzufügen.

## players

players-title = Plätze
players-alone = Außer dir ist niemand hier.
players-kick = Jemanden kicken …
players-new-host = Host weitergeben an …
players-release = Verlassenen Platz an eine KI geben …
access-open = Alle dürfen mitspielen
access-invited = Nur mit Einladung
access-closed = Niemand kommt mehr dazu

players-kick-title = { $name } kicken?
players-kick-body = Eine KI spielt mit diesen Karten weiter. Eine Rückkehr in diese Partie gibt es nicht.
players-kick-leaves = Diese Person ist noch in der Partie. Wenn du sie kickst, gilt die Partie in Ergebnis und Wertung für dich als verlassen, mit dem letzten Platz. Weiterspielen kannst du.
players-kick-body-lobby = An diesen Tisch kommt die Person nicht zurück.
button-kick = Kicken

note-kicked = { $name } wurde gekickt.
note-new-host = { $name } ist jetzt Host.
note-released = Der Platz von { $name } gehört jetzt einer KI. Andere können ihn übernehmen.
refused-kicked = Du wurdest aus dieser Partie gekickt. Der nächste Tisch hier steht dir wieder offen.
refused-former = Du hast deine Daten gelöscht und kannst deshalb nicht in diese Partie zurück. Am nächsten Tisch hier kannst du wieder mitspielen.
refused-invited-only = Nur mit Einladung. Frag { $host } danach.
refused-closed-to-new = Hier kommt niemand mehr dazu. Frag { $host } (Host).
refused-only-host-manages = Das kann nur { $host } (Host) oder die Moderation.
refused-no-such-player = Diese Person hat an diesem Tisch keinen Platz mehr.
refused-kick-oneself = Dich selbst kannst du nicht kicken. Drücke **Verlassen**.
refused-new-host-away = { $name } ist nicht da, und der Host muss hier sein.
refused-release-present = { $name } ist noch da, also bleibt der Platz besetzt. Du kannst { $name } stattdessen kicken.

## table

table-title = { $emoji } { $card }
table-color-open = { $emoji } { $card }: noch keine Farbe
table-play = **{ $name }** ist dran: { $emoji } **{ $color }** oder **{ $face }** passt.
table-play-color = **{ $name }** ist dran: { $emoji } **{ $color }** passt.
table-play-any = **{ $name }** beginnt mit einer beliebigen Karte.
table-any = **{ $name }** legt eine beliebige Karte.
table-drawn = **{ $name }** hat eine Karte gezogen: legen oder behalten.
table-drawn-must = **{ $name }** hat eine Karte gezogen und muss sie legen, wenn sie passt.
table-drawn-blind = **{ $name }** hat eine verdeckte Karte gezogen.
table-color = **{ $name }** wählt die erste Farbe.
table-roulette = **{ $name }**: Welche Farbe?
table-answer = **{ $name }** muss { $owed } Karten ziehen oder **{ $by }** anzweifeln.
table-answer-until = **{ $name }** zieht bis { $color } oder zweifelt **{ $by }** an
table-owes = **{ $name }** muss { $owed } Karten ziehen oder weitergeben.
table-owes-until = **{ $name }** zieht bis { $color } oder gibt es weiter
table-nothing-laid = Noch liegt keine Karte
table-thinking = **{ $name }** überlegt …
table-turn-answer = **{ $name }** zieht { $owed } oder zweifelt **{ $by }** an
table-turn-owes = **{ $name }** zieht { $owed } oder gibt sie weiter
table-turn-drawn = **{ $name }** hat gezogen
table-waits = 💤 Niemand ist da, also wartet die Partie. **{ $button }** setzt sie fort.
table-until = ⏳{ "\u00A0" }{ $when }
table-silent = 📡 Discord schweigt: Alle Uhren stehen.
table-skip = ⏭️ { $count } von { $needed } Stimmen, um diesen Zug zu überspringen, unter **Mehr**.
table-newcomers = Ab der nächsten Runde dabei: { $names }
open-hand = offen: { $cards }
table-round = Runde { $number }
table-round-ends = Zeit läuft { $when } ab
table-clockwise = ↻ im Uhrzeigersinn
table-counterclockwise = ↺ gegen den Uhrzeigersinn
table-side = { $side ->
    [dark] 🌙 dunkle Seite
   *[light] ☀️ helle Seite
}
table-pile = { $count ->
    [0] Ziehstapel leer
   *[other] Ziehstapel: { $count }
}

ping-turn = { $mention }, du bist dran. Oben liegt { $card } · endet { $when }
ping-turn-untimed = { $mention }, du bist dran. Oben liegt { $card }
ping-answer = { $mention }, du musst { $owed } Karten ziehen. Was machst du? · endet { $when }
ping-answer-untimed = { $mention }, du musst { $owed } Karten ziehen. Was machst du?
ping-first = { $mention }, du bist dran · endet { $when }
ping-first-untimed = { $mention }, du bist dran

name-unknown = Unbekannte Person
name-former = Gelöschtes Konto
dm-place = Uno auf **{ $server }** · [zum Tisch]({ $link })
dm-place-suspended = Uno auf **{ $server }** · [zum Server]({ $link })
dm-place-unknown = einem Server
note-mute-permission = In { $channel } kann ich den Tisch nicht zeigen: Mir fehlt dort die Berechtigung { $missing }. Spielt einfach dort weiter, wo ihr eure Karten seht.
note-mute-thread = In { $channel } kann ich den Tisch nicht zeigen: Der Thread ist geschlossen. Spielt einfach dort weiter, wo ihr eure Karten seht.

## tables

tables-yours = Deine Tische
tables-which = Welcher Tisch?
tables-turn = **du bist dran**
tables-wait = **{ $name }** ist dran
tables-waits = wartet, weil niemand da ist
tables-until = endet { $when }
tables-pause = zwischen zwei Runden
tables-next = die nächste Runde beginnt { $when }
tables-lobby = noch nicht begonnen
tables-suspended = wartet auf `/uno resume`
tables-over = vorbei
tables-more = { $count ->
    [one] { $count } weiterer Tisch fehlt hier. Öffne deine Karten dort.
   *[other] { $count } weitere Tische fehlen hier. Öffne deine Karten dort.
}
tables-notify-me = **Sag mir Bescheid** pingt dich an, wenn in diesem Kanal der nächste Tisch eröffnet wird.
tables-empty = Du hast an keinem Tisch einen Platz. `/uno start` eröffnet einen.

## suspended

suspended-match = Die Partie wartet
suspended-lobby = Der Tisch wartet
suspended-here = Ich erreiche den Kanal dieser Partie nicht mehr. **Hier weiterspielen** setzt sie in diesem Kanal fort, `/uno resume` in jedem anderen.
adjourned-title = Die Partie ruht
adjourned-body = Eine Weile war niemand hier, deshalb wartet die Partie, wie ihr sie verlassen habt. Weiter geht es hier mit **Weiterspielen** oder überall auf diesem Server mit `/uno resume`.
adjourned-resting = Eine Weile haben hier nur KIs gespielt, deshalb wartet die Partie. **{ $button }** setzt sie fort.
adjourned-kept = Endgültig geschlossen wird sie { $when }.
button-resume = Weiterspielen
button-resume-here = Hier weiterspielen
refused-adjourned = Diese Partie ruht, weil niemand mehr da war. `/uno resume` setzt sie fort.
refused-suspended = Ich erreiche den Kanal dieser Partie nicht. Setze sie mit `/uno resume` in irgendeinem Kanal des Servers fort.
refused-channel-suspended = In diesem Kanal wartet eine Partie. `/uno resume` setzt sie fort.
refused-not-suspended = Diese Partie läuft schon.
refused-nothing-suspended = Auf diesem Server wartet keine Partie. `/uno start` eröffnet einen Tisch.
refused-only-seated-resumes = Fortsetzen kann eine Partie nur, wer dort mitspielt, der Host oder die Moderation.
refused-which-match = Mehrere Partien warten. Wähle eine mit der Option **partie**.

## vote

vote-title = Was tut die Blankokarte?
vote-how = Alle haben eine Stimme. Bei Gleichstand entscheidet der Zufall.
vote-option = { $count ->
    [one] { $number }. { $rule }: eine Stimme
   *[other] { $number }. { $rule }: { $count } Stimmen
}
vote-open = Es fehlen noch: { $names }.
vote-voted = Du hast für { $number } gestimmt.
button-vote = { $number } ({ $count })
custom-others-draw = alle anderen ziehen eine Karte
custom-pass-hands = alle geben ihre Handkarten an die nächste Person weiter
custom-target-draws = jemand deiner Wahl zieht zwei Karten
custom-skip-all = alle anderen setzen aus, und du bist noch einmal dran
custom-swap = du tauschst die Karten mit jemandem deiner Wahl

## time_control

button-time-control = Tempo
time-control-title = Wie lange kann ein Zug dauern?
time-control-how = An einem langsamen Tisch musst du nicht dabeibleiben. Ich erinnere dich, wenn du dran bist, und `/uno tables` zeigt die Tische, die auf dich warten.
time-control-normal = Normal
time-control-fast = Schnell: 20 Sekunden pro Zug
time-control-hours = Langsam: 4 Stunden pro Zug
time-control-day = Langsam: ein Tag pro Zug
time-control-days = Langsam: 3 Tage pro Zug
time-control-time = { $time } pro Zug
ping-switch-off = `/uno me` schaltet diese Erinnerungen ab.
refused-only-host-time-control = Nur { $host } (Host) kann das Tempo wählen.
refused-time-control-by-rules = Die Regeln dieses Tisches geben dir { $seconds } Sekunden pro Zug. **Regeln ändern** ändert das.

### play

## hand

hand-play = Du bist dran: { $emoji } **{ $color }** oder **{ $face }** passt
hand-play-color = Du bist dran: { $emoji } **{ $color }** passt
hand-play-any = Du bist dran: Beginne mit einer beliebigen Karte
hand-turn = **Dein Zug:** { $color } / { $sign }
hand-turn-color = **Dein Zug:** { $color }
hand-turn-any = **Dein Zug:** jede Karte
hand-partner = Im Team mit **{ $name }**, { $count ->
    [one] eine Karte
   *[other] { $count } Karten
}.
hand-partner-done = **{ $name }** ist fertig. Jetzt liegt es an dir.
hand-done = **{ $name }** spielt für euer Team weiter, { $count ->
    [one] eine Karte
   *[other] { $count } Karten
}.
hand-out = Du bist aus dieser Runde raus: { $place }
knocked-out-title = Du bist raus, mit { $count } Karten
knocked-out-by = Das war **{ $by }** mit { $card }.
knocked-out-next-round = Schau den anderen zu. In der nächsten Runde bist du wieder dabei.
knocked-out-rematch = Schau den anderen zu. In der **Revanche** ist dein Platz frei.
knocked-out-picture = { $name } ist raus
knocked-out-picture-by = { $count } Karten, dank { $by }
knocked-out-picture-alone = { $count } Karten sind zu viel
hand-play-pass = Du kannst weder legen noch ziehen. Drücke **Passen**.
hand-play-none = Keine deiner Karten passt. Zieh eine.
hand-play-none-until = Nichts passt: Zieh, bis eine passt.
hand-play-none-launcher = Keine deiner Karten passt. Drück auf den Werfer.
hand-drawn = **Gezogen:** { $card }
hand-drawn-must = Du musst sie legen.
hand-drawn-unfit = Sie passt nicht, also behalte sie.
hand-drawn-unfit-passing = Passt nicht, dein Zug endet gleich von selbst.
hand-drawn-nothing = Es gab nichts mehr zu ziehen.
hand-drawn-nothing-passing = Es gab nichts mehr zu ziehen, dein Zug endet gleich von selbst.
hand-drawn-blind = Du hast eine verdeckte Karte gezogen. Behalte sie. Du siehst sie, wenn du wieder dran bist.
hand-drawn-blind-passing = Du hast eine verdeckte Karte gezogen, dein Zug endet gleich von selbst. Du siehst sie, wenn du wieder dran bist.
hand-unseen = { $count ->
    [one] Verdeckt bis zu deinem Zug: eine Karte.
   *[other] Verdeckt bis zu deinem Zug: { $count } Karten.
}
hand-first-color = **Wähle die erste Farbe**
hand-roulette = 🎡 **Welche Farbe?**
hand-roulette-how = Du nimmst alles bis zur ersten davon.
hand-wild = { $card }: Welche Farbe?
hand-answer = **{ $name }** hat auf { $emoji } **{ $color }** „{ $card }“ gelegt: { $owed } Karten ziehen oder anzweifeln?
hand-answer-until = **{ $name }** hat „{ $card }“ gelegt: ziehen, bis { $color } kommt, oder anzweifeln?
hand-answer-held = { $needs ->
    [no_playable] Hätte **{ $name }** eine andere Karte legen können, zieht **{ $name }** { $owed }. Wenn nicht, ziehst du { $lost }.
   *[no_color] { $color ->
        [R] Hatte **{ $name }** eine rote Karte, zieht **{ $name }** { $owed }. Wenn nicht, ziehst du { $lost }.
        [Y] Hatte **{ $name }** eine gelbe Karte, zieht **{ $name }** { $owed }. Wenn nicht, ziehst du { $lost }.
        [G] Hatte **{ $name }** eine grüne Karte, zieht **{ $name }** { $owed }. Wenn nicht, ziehst du { $lost }.
        [P] Hatte **{ $name }** eine pinke Karte, zieht **{ $name }** { $owed }. Wenn nicht, ziehst du { $lost }.
        [T] Hatte **{ $name }** eine türkise Karte, zieht **{ $name }** { $owed }. Wenn nicht, ziehst du { $lost }.
        [O] Hatte **{ $name }** eine orange Karte, zieht **{ $name }** { $owed }. Wenn nicht, ziehst du { $lost }.
        [U] Hatte **{ $name }** eine lila Karte, zieht **{ $name }** { $owed }. Wenn nicht, ziehst du { $lost }.
       *[B] Hatte **{ $name }** eine blaue Karte, zieht **{ $name }** { $owed }. Wenn nicht, ziehst du { $lost }.
    }
}
hand-answer-held-short = { $needs ->
    [no_playable] Passte anderes? { $name } zieht { $owed }, sonst du { $lost }.
   *[no_color] { $color ->
        [R] Hatte Rot? { $name } zieht { $owed }, sonst du { $lost }.
        [Y] Hatte Gelb? { $name } zieht { $owed }, sonst du { $lost }.
        [G] Hatte Grün? { $name } zieht { $owed }, sonst du { $lost }.
        [P] Hatte Pink? { $name } zieht { $owed }, sonst du { $lost }.
        [T] Hatte Türkis? { $name } zieht { $owed }, sonst du { $lost }.
        [O] Hatte Orange? { $name } zieht { $owed }, sonst du { $lost }.
        [U] Hatte Lila? { $name } zieht { $owed }, sonst du { $lost }.
       *[B] Hatte Blau? { $name } zieht { $owed }, sonst du { $lost }.
    }
}
hand-answer-held-until = War das nicht erlaubt, zieht **{ $name }**, bis die Farbe kommt. Wenn doch, ziehst du, bis sie kommt, und zwei weitere.
hand-answer-held-until-short = Verboten? { $name } zieht. Sonst du, und zwei mehr.
hand-answer-left = { $count ->
    [0] Es war die letzte Karte von **{ $name }**.
    [one] **{ $name }** hat noch { $count } Karte.
   *[other] **{ $name }** hat noch { $count } Karten.
}
overlay-turn = Du bist dran
hand-waiting-bare = **{ $name }** überlegt
hand-waiting = **{ $name }** überlegt: { $card }
hand-waiting-next = dann du
hand-waiting-last = { $name } hat 1 Karte
hand-wait-over = Die Abstimmung ist vorbei. Gleich gibt es Karten.
hand-cards = Deine Hand, { $count ->
    [one] eine Karte
   *[other] { $count } Karten
}: { $cards }
hand-uno-owed = 📣 Eine Karte! Sag es!
hand-uno-unnoticed = Puh. Niemand hat es gemerkt.
hand-hit-cards = 💥 **+{ $count } für dich!**
hand-hit-until = 💥 **Zieh bis { $color }!**
hand-hit-launcher = { $count ->
    [0] 🍀 **Klick:** keine Karte für dich.
   *[other] 💥 **Der Werfer feuert: +{ $count }!**
}
hand-hit-caught = 👀 Erwischt von **{ $name }**: +{ $count }!
hand-hit-caught-free = 👀 Erwischt von **{ $name }**: keine Karte.
hand-hit-skip = ⏭️ Du setzt aus.
hand-hit-swap = 🔁 Getauscht mit **{ $name }**!
hand-hit-hands = 🔁 Alle Karten sind gewandert!
hand-hit-turned-over = { $side ->
    [dark] 🌙 **Flip!** Jetzt gilt die dunkle Seite.
   *[light] ☀️ **Flip!** Jetzt gilt die helle Seite.
}
hand-shown = Nur du siehst die Karten, die **{ $name }** hatte: { $cards }
hand-shown-short = **{ $name }** hatte { $cards }
hand-backs = Rückseiten: { $backs }
hand-backs-title = **Die Kartenrückseiten der anderen**
hand-backs-how = Nach einem Flip sind das ihre Karten. Sie sehen sie nicht, und du siehst deine nicht.
hand-lobby = Die Partie hat noch nicht begonnen.
hand-lobby-seated = Du bist dabei. Deine Karten kommen, wenn die Partie beginnt.
hand-away = Du bist gegangen, und eine KI spielt mit deinen Karten.
hand-autopilot = ⌛ Zeit um: KI spielt, bis du drückst.
hand-resting = Eine KI spielt für dich, bis du drückst.
hand-waits = Du bist allein. Drücke zum Weiterspielen.
hand-away-waits = Du bist gegangen, und sonst ist niemand da. Deshalb wartet die Partie.
button-return = Zurück an meinen Platz

hand-step-cards = { $card }: Welche Karten?
hand-step-target = { $card }: tauschen mit …
hand-step-pass-hands = { $card }: Karten weitergeben?
hand-step-draws = { $card }: Wer zieht zwei?
hand-first-target = Karten tauschen mit …
hand-owed = Du musst { $owed ->
    [one] { $owed } Karte
   *[other] { $owed } Karten
} ziehen
hand-owed-until = Du musst ziehen, bis { $color } kommt
hand-answer-stack = Gib sie weiter oder zieh.
hand-answer-raise = Gib sie mit +{ $least } oder mehr weiter, oder zieh.
hand-catch-whom = **Wer hat Uno vergessen?**
hand-catch-wrong = Falscher Alarm? Dann { $count ->
    [one] { $draws ->
        [press] drückst du einmal
       *[draw] ziehst du eine Karte
    }
   *[other] { $draws ->
        [press] drückst du { $count }-mal
       *[draw] ziehst du { $count } Karten
    }
}.
hand-wrong-play = Passt eine Karte nicht, { $count ->
    [one] { $draws ->
        [press] drückst du einmal
       *[draw] ziehst du eine
    }
   *[other] { $draws ->
        [press] drückst du { $count }-mal
       *[draw] ziehst du { $count }
    }
}.
hand-jump-in = Du hast dieselbe Karte: Wirf sie rein!

button-take = { $owed } ziehen
button-pass = Passen
button-challenge = Anzweifeln
button-catch-somebody = Erwischt …
button-count = { $name } ({ $count })
button-sort-color = Nach Farbe
button-sort-value = Nach Wert
button-backs = Rückseiten
button-hand-more = ···

note-caught = Du hast { $name } erwischt!
paused-title = ⏸️ Anzeige pausiert
paused-hand = Vielleicht veraltet: **Neu laden**.
paused-body = Drücke **Neu laden**, um den Stand der Partie zu sehen.
note-dms-closed = Ich kann dir keine Direktnachrichten senden, deshalb stehen deine Karten nur hier: **Karten** am Tisch zeigt sie wieder.
note-dms-blocked = Discord lässt mich gerade keine neuen Direktnachrichten beginnen, deshalb stehen deine Karten nur hier: **Karten** am Tisch zeigt sie wieder.
changed-terms = ⚠️ Geändert, seit du dabei bist: { $changes }
changed-terms-short = ⚠️ Geändert: { $changes }
changed-no-take-back = Züge lassen sich nicht zurücknehmen
changed-ais = { $count ->
    [one] 1 KI
   *[other] { $count } KIs
}

## menu

menu-title = Was noch?
menu-bump = **Nach unten** holt den Tisch hierher.
menu-skip = **Überspringen**: Wenn mehr als die Hälfte der anderen zustimmt, wird für **{ $name }** gespielt.
menu-autopilot = **Autopilot**: Bis du drückst, spielt eine KI.
menu-autopilot-off = Eine KI spielt für dich. **Bin wieder da** beendet das.
menu-leave = **Verlassen**: Eine KI übernimmt. **Karten** holt dich zurück.
menu-players = **Plätze**: wer spielt und wer Host ist.
menu-look-picture = **Tisch zeichnen** zeigt ihn von oben.

button-bump = Nach unten
button-skip = Überspringen
button-autopilot-on = Autopilot
button-autopilot-off = Bin wieder da
button-look-picture = Tisch zeichnen
button-look-text = Nur Text
button-end = Partie beenden
button-end-yes = Ja, beenden
button-end-no = Weiterspielen

menu-end-title = Die Partie für alle beenden?
menu-end-body = Der Punktestand wird gezeigt, und niemand gewinnt.
menu-end-leaves = Andere sind noch in der Partie. In Ergebnis und Wertung gilt sie damit für dich als verlassen, mit dem letzten Platz.
menu-end-title-lobby = Diesen Tisch schließen?
menu-end-body-lobby = Alle verlieren ihren Platz.

note-bumped = Der Tisch steht jetzt ganz unten im Kanal.
note-look-picture = Der Tisch wird ab jetzt von oben gezeichnet.
note-look-text = Der Tisch steht ab jetzt als Text da.
note-skip = Deine Stimme zählt: { $count } von { $needed }.
note-skipped = Erledigt: Der Zug wurde übersprungen.
note-ended = Der Tisch ist geschlossen.
note-not-ended = Es geht weiter.
refused-only-host-look = Nur **{ $host }** (Host) kann wählen, wie der Tisch gezeigt wird.
refused-only-host-ends = Beenden kann das nur { $host } (Host) oder die Moderation.
refused-skip-oneself = Du bist selbst dran. Spiele, oder lass mit **Mehr** → **Autopilot** eine KI spielen.
refused-skip-nobody = Es gibt niemanden zu überspringen, oder du spielst gerade nicht mit.
refused-skip-alone = Eine Person oder ein Team allein kann niemanden überspringen. { $name } hat die ganze Zeit für diesen Zug.
refused-skip-early = Gib { $name } einen Moment. Abstimmen kannst du, wenn die halbe Zeit um ist.

## premove

button-premove-chosen = ✓ { $card }
premove-how = Drücke eine Karte für deinen Zug.
premove-next = ✓ Danach: **{ $card }**, falls sie passt.
premove-color = Neue Farbe: Deine Karte bleibt bei dir.
premove-unfit = Passt nicht: Deine Karte bleibt bei dir.
refused-premove-now = Du bist dran. Spiel jetzt.
refused-premove-card = Diese Karte lässt sich nicht vormerken.

## take_back

button-take-back = Zurücknehmen
button-take-back-off = Zurücknehmen: aus
button-take-back-on = Zurücknehmen: an
table-take-back = Du kannst einen Zug 5 Sekunden lang zurücknehmen.
refused-take-back-off = An diesem Tisch kannst du keinen Zug zurücknehmen.
refused-take-back-late = Zu spät: Nach 5 Sekunden gilt ein Zug.

## refusals

refused-stale = Dieser Knopf ist nicht mehr aktuell. Hier ist der neue Stand.
refused-unknown-button = Dieser Knopf geht nicht mehr. `/uno hand` und `/uno status` zeigen neue.
refused-unknown-move = „{ $move }“ ist kein Zug. Wähle einen aus der Liste oder schreibe etwas wie R5, WG oder draw.
refused-unknown-command = Discord hat noch nicht die neueste Form dieses Befehls. Bitte versuche es in einer Minute noch einmal.
refused-too-often = Etwas langsamer, bitte. Warte einen Moment und versuche es dann noch einmal.
refused-busy = Hier ist gerade zu viel los, deshalb wurde das nicht ausgeführt. Bitte versuche es gleich noch einmal.
refused-too-slow = Das hat zu lange gedauert. Bitte drücke es noch einmal.
refused-stopping = Ich starte gleich neu. Bitte versuche es in einem Moment noch einmal. Nichts geht verloren.

refused-closed = Dieser Tisch ist geschlossen. `/uno start` eröffnet einen neuen.
refused-running = Die Partie läuft schon.
refused-table-full = Alle { $seats } Plätze sind besetzt.
refused-only-host-starts = Nur { $host } (Host) kann starten. Tut { $host } das nicht, können es { $when } alle am Tisch.
refused-start-changed = Kurz vor deinem Klick hat sich der Tisch geändert, darum hat noch nichts begonnen. Schau noch mal hin und starte dann.
refused-seated-already = Du bist schon an diesem Tisch.
refused-not-seated = Du spielst an diesem Tisch nicht mit.
refused-away = Du hast diese Partie verlassen: Drücke **Karten**, um weiterzuspielen.
refused-left-already = Du bist schon gegangen: **Karten** bringt dich zurück.

refused-no-table = In diesem Kanal gibt es keinen Tisch. `/uno start` eröffnet einen.
refused-no-such-table = Diesen Tisch gibt es nicht mehr. `/uno start` eröffnet einen neuen.
refused-channel-taken = In diesem Kanal gibt es schon einen Tisch.
refused-elsewhere = Dieser Tisch steht nicht in diesem Kanal: **Karten** und `/uno hand` zeigen deine Karten.
refused-place = Uno kannst du auf einem Server spielen: in einem Textkanal, einem Thread oder dem Chat eines Sprachkanals. Probiere dort `/uno start`.
refused-permission = In { $channel } kann ich nicht spielen: Mir fehlt dort die Berechtigung { $missing }.
refused-bump = Discord lässt mich in diesem Kanal gerade nichts schreiben, deshalb bleibt der Tisch, wo er ist. Frag bitte einen Admin, was ich hier darf.
refused-rematch-moment = Die Bedingungen sind nicht mehr die der letzten Partie, deshalb können die anderen sie erst lesen. Du kannst { $when } starten, oder früher, wenn alle **Revanche** drücken.
refused-unseen = Discord lässt mich den Tisch hier nicht zeigen, deshalb habe ich keinen eröffnet. Versuch es in einem anderen Kanal, oder frag einen Admin, was ich hier darf.
permission-view-channel = Kanal ansehen
permission-connect = Verbinden
permission-send-messages = Nachrichten senden
permission-send-messages-in-threads = Nachrichten in Threads senden
permission-create-public-threads = Öffentliche Threads erstellen
permission-create-private-threads = Private Threads erstellen
permission-manage-threads = Threads verwalten
permission-attach-files = Dateien anhängen

error-storage = Ich erreiche meine Datenbank gerade nicht. Es hat sich nichts geändert. Bitte versuche es gleich noch einmal.
error-unsure = Ich habe meine Datenbank genau beim Speichern verloren und weiß nicht, ob es gezählt hat. Bitte schau gleich noch einmal nach.
error-discord = Discord hat meine Antwort nicht angenommen. Es kann trotzdem gezählt haben, also schau bitte gleich noch einmal nach.
error-damaged = Ich kann die gespeicherten Daten dazu nicht lesen, deshalb hat sich nichts geändert. Alles andere geht weiter. Bitte sag es den Leuten, die mich betreiben.
error-unexpected = Bei mir ist etwas schiefgegangen. Nichts wurde geändert. Bitte versuche es noch einmal.

note-changed = Geändert.
note-left = Du hast den Tisch verlassen.

## spectator

spectator-title = Du schaust zu.
spectator-take = Du kannst sofort den Platz einer KI übernehmen, mit ihren Karten und Punkten.
spectator-join = Du kannst ab der nächsten Runde mitspielen. Du beginnst mit dem niedrigsten Punktestand am Tisch.
spectator-take-or-join = Du kannst sofort den Platz einer KI übernehmen, mit ihren Karten und Punkten, oder ab der nächsten Runde mitspielen.
spectator-joins = Ab der nächsten Runde bist du dabei.
spectator-full = Alle Plätze sind vergeben. Am nächsten Tisch hier kannst du mitspielen.
spectator-kicked = Du wurdest aus dieser Partie entfernt.
spectator-backs-title = Die Rückseiten aller Handkarten
spectator-backs-how = Alle sieht nur, wer keinen Platz hat. Bitte nichts verraten. Nach einem Zug: **Neu laden**.
button-take-over = { $name } übernehmen
button-join-next-round = Ab nächster Runde dabei
button-get-seat = Platz bekommen
button-all-backs = Alle Rückseiten
button-watch = Zuschauen
note-took-over = Der Platz gehört dir.
refused-seat-taken = Dieser Platz ist nicht mehr frei.
refused-backs-seat = Du könntest in dieser Runde noch einen Platz übernehmen, deshalb bleiben dir die Rückseiten verborgen.
refused-saw-backs = Du hast die Rückseiten dieser Runde gesehen. Ab der nächsten kannst du mitspielen.
refused-no-newcomers = Nach diesen Regeln kommt nach dem Start niemand mehr dazu. Am nächsten Tisch hier kannst du mitspielen.
refused-no-cards-left = Für mehr als { $seats } Personen reichen die Karten nicht.

## moments

moment-won = { $pick ->
    [0] 🎉 Was für ein Finale! Gut gespielt, alle zusammen.
    [1] 🎉 Und das war die Partie. Applaus für **{ $name }**!
   *[other] 🎉 Was für eine Partie! Danke fürs Mitspielen.
}
moment-out = { $pick ->
    [0] 🏁 **{ $name }** legt die letzte Karte. Fertig!
    [1] 🏁 Keine Karte mehr: **{ $name }** ist fertig!
   *[other] 🏁 Leere Hände bei **{ $name }**. Schön gespielt!
}
moment-caught = { $pick ->
    [0] 👀 Adleraugen, **{ $other }**! **{ $name }** zieht { $count }.
    [1] 👀 **{ $other }** war schneller als das Uno von **{ $name }**: +{ $count } für **{ $name }**.
   *[other] 👀 Erwischt! **{ $other }** hat es zuerst gesehen, **{ $name }** zieht { $count }.
}
moment-caught-free = 👀 **{ $other }** hat **{ $name }** erwischt, aber es kam keine Karte.
moment-guilty = { $pick ->
    [0] ⚖️ Guter Riecher, **{ $other }**! **{ $name }** hatte die Farbe und zieht { $count }.
    [1] ⚖️ Zu Recht angezweifelt: +{ $count } für **{ $name }**. Gut gesehen, **{ $other }**!
   *[other] ⚖️ **{ $other }** hat es nicht geglaubt, zu Recht. **{ $name }** zieht { $count }.
}
moment-innocent = { $pick ->
    [0] ⚖️ Alles sauber: **{ $name }** lächelt, **{ $other }** zieht { $count }.
    [1] ⚖️ Mutig, **{ $other }**! **{ $name }** hat sich an die Regeln gehalten: +{ $count }.
   *[other] ⚖️ Zu Unrecht angezweifelt. **{ $name }** ist unschuldig, **{ $other }** zieht { $count }.
}
moment-swap = { $pick ->
    [0] 🔄 **{ $name }** und **{ $other }** tauschen die Karten!
    [1] 🔄 Alles neu! **{ $name }** und **{ $other }** spielen jetzt mit vertauschten Karten.
   *[other] 🔄 Neuer Anfang für **{ $name }** und **{ $other }**: Sie tauschen!
}
moment-hands = { $pick ->
    [0] 🌀 Alle Karten wandern, dank **{ $name }**!
    [1] 🌀 Neue Karten für alle! **{ $name }** mischt den Tisch auf.
   *[other] 🌀 **{ $name }** stellt alles auf den Kopf: Alle Karten wandern!
}
moment-dark-side = { $pick ->
    [0] 🌙 Flip! **{ $name }** dreht alles auf die dunkle Seite.
    [1] 🌙 Licht aus: **{ $name }** dreht den Tisch um!
   *[other] 🌙 Willkommen auf der dunklen Seite, dank **{ $name }**!
}
moment-light-side = { $pick ->
    [0] ☀️ Flip! **{ $name }** holt die helle Seite zurück.
    [1] ☀️ Guten Morgen: **{ $name }** dreht den Tisch um!
   *[other] ☀️ Raus aus dem Dunkel, dank **{ $name }**!
}
moment-uno = { $pick ->
    [0] 📣 **{ $name }**: UNO!
    [1] 📣 UNO! **{ $name }** hat noch eine Karte.
   *[other] 📣 Achtung, **{ $name }** ruft UNO!
}
moment-draw = { $pick ->
    [0] 💥 +{ $count } für **{ $name }**!
    [1] 💥 Das sitzt: **{ $name }** zieht { $count }.
   *[other] 💥 **{ $name }** nimmt alles: +{ $count }!
}
moment-roulette = { $pick ->
    [0] 🎡 Das Rad bleibt stehen: +{ $count } für **{ $name }**!
    [1] 🎡 Rundherum: **{ $name }** nimmt { $count }.
   *[other] 🎡 Was für ein Dreh! **{ $name }** deckt { $count } auf.
}
moment-launcher = { $pick ->
    [0] 💥 Der Werfer geht los: +{ $count } für **{ $name }**!
    [1] 💥 Peng! **{ $name }** fängt { $count } Karten.
   *[other] 💥 **{ $name }** duckt sich zu spät: +{ $count }!
}
moment-knocked-out = { $pick ->
    [0] 💀 **{ $name }** ist raus, mit { $count } Karten!
    [1] 💀 { $count } Karten sind zu viel: **{ $name }** ist raus!
   *[other] 💀 Ohne Gnade: { $count } Karten, und **{ $name }** ist raus!
}

menu-moments = **Glanzmomente**: Banner und Sprüche.
button-moments-on = Glanzmomente: an
button-moments-off = Glanzmomente: aus
note-moments-on = An diesem Tisch sind Glanzmomente an.
note-moments-off = An diesem Tisch sind Glanzmomente aus.
refused-only-host-moments = Glanzmomente schaltet nur der Host an oder aus; Host ist **{ $host }**.

## hints

hint = 💡 { $hint }
hint-challenge = Unsicher? Zieh die Karten.
hint-drawn = Du musst sie nicht legen: **Behalten**.
hint-uno = Erst **📣 UNO ansagen**, dann legen.
hint-stale = Zu spät gedrückt. Nichts ist verloren.
hint-classic113 = Neu: Fünf Farbwahlkarten tauschen oder mischen die Handkarten oder tun, was ihr gewählt habt. Als letzte Karte sind sie einfach. Jede zählt 40.
hint-no-mercy = Neu: Mit 25 Karten bist du raus. Stapeln geht mit demselben oder einem höheren Plus. „Farbe abwerfen“ nimmt die ganze Farbe mit.
hint-all-wild = Neu: Nichts hat eine Farbe, also passt jede Karte. „Gezielte Zieh Zwei“ und „Tauschzwang“ fragen dich nach einer Person. Bleibt dir beim Tausch eine Karte, sag Uno.
hint-attack = Neu: Passt nichts, drückst du einmal auf den Werfer: Er klickt oder feuert Karten auf dich. Bei „Treffer“ drückt die nächste Person. „Farbe abwerfen“ nimmt die ganze Farbe mit.
hint-attack-classic = Neu: Statt zu ziehen, drückst du auf einen Werfer. Er schießt vielleicht Karten auf dich. „Karten tauschen“ geht nicht als letzte Karte.
hint-flip = Neu: Die anderen sehen die Rückseiten deiner Karten, du nicht. Ein Flip dreht alle Handkarten und beide Stapel um. Bei „Zieh die Farbe“ wird gezogen, bis sie kommt.
hint-beta = { $name } gibt es schon, als Beta: `/uno me` wechselt dorthin.
hint-direct = Diese Nachricht bleibt und zeigt immer deine Karten. Drücke sie gleich hier. `/uno me` schaltet sie ab.

## queue

# Die Schlange derer, die auf eine Antwort warten

note-work-coach = ⏳ Der Coach geht die Partie durch. Seine Antwort kommt in etwa { $time } hierher.
note-work-gif = ⏳ Ich zeichne die Partie als GIF. Es kommt in etwa { $time } hierher.
note-work-page = ⏳ Ich schreibe die Seite der Partie. Sie kommt in etwa { $time } hierher.
note-queue = Du hast Platz { $place } in der Schlange. Die Antwort kommt in etwa { $time } hierher.
note-queue-long = Ist sie nach 15 Minuten nicht da, drück den Knopf noch einmal: Ich hebe die Antwort auf.
refused-queue-full = Zu viele stehen schon in der Schlange. Versuch es in etwa { $wait } noch einmal.
refused-queue-own = Ich arbeite noch an deiner letzten Anfrage. Sie ist in etwa { $wait } fertig.

### house_rules

## house_rules

preset-official = Offizielle Regeln
preset-stacking = Stapeln
preset-classic113 = Klassisch 113
preset-draw-and-play = Ziehen und legen
preset-party = Party
preset-no-mercy-like = Ohne Gnade, normale Karten
preset-teams = Teams
preset-no-mercy = Ohne Gnade
preset-all-wild = Nur Farbwahl
preset-attack = Attack
preset-attack-classic = Attack, erste Ausgabe
preset-flip = Flip
preset-official-what = Anzweifeln, Uno ansagen, eine Partie bis 500 Punkte.
preset-stacking-what = Zieh Zwei und Zieh Vier summieren sich; wer zuerst fertig ist, gewinnt, ohne Punkte.
preset-classic113-what = 113 Karten mit Tauschkarte, Mischkarte und einer Regel, über die ihr abstimmt.
preset-draw-and-play-what = Nach dem Ziehen von zwei oder vier Karten bist du noch dran.
preset-party-what = Stapeln, Sieben tauscht, Null gibt weiter, Zwischenwerfen, ziehen, bis etwas passt.
preset-no-mercy-like-what = Alles lässt sich stapeln, und mit 25 Karten bist du raus.
preset-teams-what = Teams sitzen sich gegenüber und sammeln Punkte gemeinsam.
preset-no-mercy-what = 168 Karten. Stapeln, abwerfen, und mit 25 Karten bist du raus.
preset-all-wild-what = Ohne Farben: Jede Karte passt. Unsere Mischung aus 112 Karten.
preset-attack-what = Werfer statt Stapel: Drück drauf, und vielleicht schießt er Karten.
preset-attack-classic-what = Die erste Ausgabe: ein Werfer, und Handkarten werden getauscht.
preset-flip-what = Zwei Seiten: Deine Rückseiten sehen nur die anderen. Ein Flip dreht alles um.
group-deck = Karten und Partie
group-start = Die erste Karte
group-wild-draw-four = Zieh Vier
group-owed-cards = Ziehkarten
group-drawing = Ziehen
group-special-cards = Besondere Karten
group-uno = Uno
group-end = Wie es endet
group-limit = Kartenlimit und letzte Karte
group-table = Am Tisch
field-cards = Karten
field-cards-what = Die Karten im Spiel.
value-cards = { $value ->
    [no_mercy] 168 Karten, ohne Gnade
    [all_wild] nur Farbwahl, unser Mix
    [attack] 112 Karten mit Werfer
    [attack_classic] Werfer, erste Ausgabe
    [flip] 112 zweiseitige Karten
    [classic113] 113 Karten
   *[official] 108 Karten
}
rule-cards = { $value ->
    [no_mercy] Gespielt wird mit 168 Karten.
    [all_wild] Alle 112 Karten sind farblose Wahlkarten: 56 einfache und nach unserer Mischung je acht der anderen.
    [attack] Gespielt wird mit 112 Karten und einem Werfer. Jeder Druck folgt aus dem vorab festgelegten Zufall.
    [attack_classic] Gespielt wird mit 112 Karten und einem Werfer wie in der ersten Ausgabe. Jeder Druck folgt aus dem vorab festgelegten Zufall.
    [flip] Gespielt wird mit 112 Karten mit einer hellen und einer dunklen Seite. Die Rückseiten deiner Karten sehen nur die anderen.
    [classic113] Gespielt wird mit 113 Karten, darunter fünf neuere Farbwahlkarten.
   *[official] Gespielt wird mit 108 Karten.
}
field-pairing = Rückseiten
field-pairing-what = Welche Rückseite zu welcher Vorderseite gehört, bei Karten mit zwei Seiten.
value-pairing = { $value ->
    [by_lot] ausgelost
   *[printed] wie gedruckt
}
rule-pairing = { $value ->
    [by_lot] In jeder Runde wird neu ausgelost, welche Rückseite zu welcher Vorderseite gehört. So kann sie niemand auswendig lernen.
   *[printed] Jede Vorderseite hat ihre gedruckte Rückseite.
}
field-decks = Kartensätze
field-decks-what = Wie viele Kartensätze zusammengemischt werden.
value-decks = { $value }
rule-decks = { $value ->
    [one] Ihr spielt mit einem Kartensatz.
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
field-rounds = Rundenzahl
field-rounds-what = Wie viele Runden eine Partie Golf oder um die meisten Rundensiege hat.
value-rounds = { $value ->
    [one] { $value } Runde
   *[other] { $value } Runden
}
rule-rounds = { $value ->
    [one] Die Partie hat eine Runde, und bei Gleichstand noch eine.
   *[other] Die Partie hat { $value } Runden, und bei Gleichstand noch eine.
}
field-scoring = Wertung
field-scoring-what = Punkte über viele Runden, Golf, gewonnene Runden, oder eine Runde ohne Punkte.
value-scoring = { $value ->
    [single] 1 Runde ohne Punkte
    [until_last] 1 Runde um alle Plätze
    [golf] Golf, wenigste Punkte
    [best_of] meiste Rundensiege
   *[points] Punkte
}
rule-scoring = { $value ->
    [single] Eine Runde ist die Partie: Wer zuerst fertig ist, gewinnt; Punkte werden nicht gezählt.
    [until_last] Eine Runde ist die Partie, und sie läuft, bis nur noch eine Person Karten hat: Wer fertig wird, bekommt die nächste Platzierung.
    [golf] Golf: Am Ende einer Runde bekommen alle die Punkte der Karten, die sie noch haben. Nach der letzten Runde gewinnt die kleinste Summe.
    [best_of] Gezählt werden gewonnene Runden, keine Punkte. Die meisten gewinnen die Partie; sie endet früher, wenn niemand mehr aufholen kann.
   *[points] Gespielt wird in Runden um Punkte.
}
field-double-score = Doppelte Punkte
field-double-score-what = Jede Runde zählt doppelt.
rule-double-score = Jede Runde bringt doppelte Punkte.
field-own-stocks = Eigene Stapel
field-own-stocks-what = Alle ziehen vom eigenen Stapel: gleiches Spiel bekommt gleiche Karten.
rule-own-stocks = { $draws ->
    [press] Der Werfer schießt für jeden Platz aus einem eigenen verdeckten Stapel, damit gleiches Spiel gleiche Karten bekommt. Die Chancen sind dieselben wie bei einem gemeinsamen Stapel. Ein leerer Stapel leiht sich die letzte Karte des längsten.
   *[draw] Alle ziehen von ihrem eigenen verdeckten Stapel, damit gleiches Spiel gleiche Karten bekommt. Die Chancen sind dieselben wie bei einem gemeinsamen Stapel. Ein leerer Stapel leiht sich die letzte Karte des längsten.
}
field-first-card = Erste Karte
field-first-card-what = Welche Karte als erste aufgedeckt werden kann.
value-first-card = { $value ->
    [number_only] eine Zahl
    [any] jede Karte
    [none] keine
    [no_wild] keine Farbwahl
   *[official] offiziell
}
rule-first-card = { $value ->
    [number_only] Die erste aufgedeckte Karte ist immer eine Zahl.
    [any] { $draws ->
        [press] Jede Karte darf zuerst aufgedeckt werden.
       *[draw] Jede Karte darf zuerst aufgedeckt werden; bei einer Farbwahlkarte, die ziehen lässt, wählt die erste Person die Farbe, zieht und setzt aus, außer bei „Legen nach Strafe“.
    }
    [none] Es wird keine Karte aufgedeckt: Der Host beginnt die erste Runde, und jede Karte darf die erste sein.
    [no_wild] Die erste aufgedeckte Karte ist nie eine Farbwahlkarte.
   *[official] Die erste aufgedeckte Karte wirkt schon.
}
field-wild-draw-four = Zieh Vier
field-wild-draw-four-what = Wann du sie legen kannst und ob man sie anzweifeln kann.
value-wild-draw-four = { $value ->
    [strict] nur wenn erlaubt
    [free] jederzeit
   *[challenge] anzweifelbar
}
rule-wild-draw-four = { $value ->
    [strict] Eine Zieh Vier kannst du nur legen, wenn sie erlaubt ist. Deshalb wird nie angezweifelt.
    [free] Eine Zieh Vier kannst du jederzeit legen, und sie wird nie angezweifelt.
   *[challenge] Eine Zieh Vier kann angezweifelt werden.
}
field-four-needs = +4 erlaubt
field-four-needs-what = Welche Karten auf der Hand eine Zieh Vier verbieten.
value-four-needs = { $value ->
    [no_playable] nichts anderes passt
   *[no_color] die Farbe fehlt
}
rule-four-needs = { $value ->
    [no_playable] Eine Zieh Vier ist nur erlaubt, wenn du keine andere Karte legen kannst. Weitere Zieh Vier zählen nicht.
   *[no_color] Eine Zieh Vier ist nur erlaubt, wenn du keine Karte der aktuellen Farbe hast.
}
field-challenge-shows = Anzweifeln
field-challenge-shows-what = Wer die angezweifelten Handkarten sieht.
value-challenge-shows = { $value ->
    [all] vor aller Augen
   *[challenger] unter vier Augen
}
rule-challenge-shows = { $value ->
    [all] Alle sehen die angezweifelten Handkarten.
   *[challenger] Nur wer anzweifelt, sieht die angezweifelten Handkarten.
}
field-stacking = Stapeln
field-stacking-what = Ob du auf eine Ziehkarte eine andere legen und die Summe weitergeben kannst.
value-stacking = { $value ->
    [same] die gleiche Karte
    [raise] gleiches oder höheres +
    [any] jede Ziehkarte
    [no_wild] gleiche, keine Farbwahl
   *[none] nein
}
rule-stacking = { $value ->
    [same] Ziehkarten lassen sich stapeln: Antworte mit einer Karte, die ebenso viel ziehen lässt, und die Summe geht weiter.
    [raise] Ziehkarten lassen sich stapeln: Antworte mit einer Karte, die ebenso viel oder mehr ziehen lässt, und die Summe geht weiter.
    [any] Ziehkarten lassen sich stapeln: Beantworte jede mit jeder, und die Summe geht weiter.
    [no_wild] Ziehkarten lassen sich stapeln: Antworte mit einer farbigen Karte, die ebenso viel ziehen lässt, und die Summe geht weiter. Mit einer Farbwahlkarte geht das nicht.
   *[none] Ziehkarten lassen sich nicht stapeln.
}
field-reverse-sends-back = Zurückschicken
field-reverse-sends-back-what = Wenn du ziehen musst, kannst du die Karten mit einem Richtungswechsel zurückschicken.
rule-reverse-sends-back = Wenn du ziehen musst, kannst du eine passende Karte „{ $card }“ legen. Dann muss die Person vor dir ziehen.
field-skip-passes-on = Weiterschieben
field-skip-passes-on-what = Wenn du ziehen musst, kannst du die Karten mit Aussetzen weitergeben.
rule-skip-passes-on = Wenn du ziehen musst, kannst du eine passende Karte „{ $card }“ legen. Dann muss die nächste Person ziehen.
field-draw = Ziehen
field-draw-what = Wie viele Karten du ziehst, wenn du keine legst.
value-draw = { $value ->
    [until_playable] bis eine passt
   *[one] eine Karte
}
rule-draw = { $value ->
    [until_playable] Wenn du nicht legst, ziehst du, bis eine Karte passt.
   *[one] Wenn du nicht legst, ziehst du eine Karte.
}
field-drawn-card = Gezogene Karte
field-drawn-card-what = Ob du eine gezogene Karte legen kannst, die passt.
value-drawn-card = { $value ->
    [must_play] Legen Pflicht
    [keep] wird behalten
   *[may_play] Legen erlaubt
}
rule-drawn-card = { $value ->
    [must_play] Eine gezogene Karte, die passt, musst du legen.
    [keep] Ziehen beendet deinen Zug. Du behältst die Karte.
   *[may_play] Eine gezogene Karte, die passt, kannst du gleich legen.
}
field-must-play = Legezwang
field-must-play-what = Hast du eine passende Karte, musst du legen. Stattdessen ziehen geht nicht.
rule-must-play = { $draws ->
    [press] Wer eine passende Karte hat, darf nicht drücken statt zu legen.
   *[draw] Wer eine passende Karte hat, darf nicht ziehen statt zu legen.
}
field-play-after-drawing = Legen nach Strafe
field-play-after-drawing-what = Ziehst du wegen einer fremden Karte, bist du danach noch dran.
rule-play-after-drawing = { $draws ->
    [press] Drückst du wegen einer fremden Karte, bist du danach noch dran.
   *[draw] Ziehst du wegen einer fremden Karte, bist du danach noch dran.
}
field-blind-draw = Blind ziehen
field-blind-draw-what = Du siehst eine gezogene Karte erst, wenn du wieder dran bist.
rule-blind-draw = { $draws ->
    [press] Karten vom Werfer bleiben verdeckt, auch für die Person, die sie getroffen haben, bis diese wieder dran ist.
   *[draw] Eine gezogene Karte bleibt verdeckt, auch für die Person, die sie gezogen hat, bis diese wieder dran ist; im selben Zug lässt sie sich nicht legen.
}
field-seven = Sieben tauscht
field-seven-what = Eine 7 tauscht die Karten mit jemandem deiner Wahl.
rule-seven = Eine **7** tauscht deine Karten mit denen einer Person, die du wählst.
field-zero = Null gibt weiter
field-zero-what = Bei einer 0 geben alle ihre Karten weiter.
rule-zero = Bei einer **0** geben alle ihre Handkarten an die nächste Person weiter.
field-keep-hands = Tausch freiwillig
field-keep-hands-what = Eine 7 oder 0 darf man auch ohne Tausch legen.
rule-keep-hands = Bei einer **7** oder **0** darfst du alle Handkarten lassen, wo sie sind.
field-jump-in = Zwischenwerfen
field-jump-in-what = Genau die gleiche Karte kannst du legen, ohne dran zu sein.
rule-jump-in = Hast du genau die gleiche Karte wie die oberste, kannst du sie dazwischenwerfen, ohne dran zu sein. Von dir aus geht es weiter.
field-several = Mehrere zugleich
field-several-what = Karten mit gleicher Zahl oder gleichem Symbol kannst du zusammen legen.
rule-several = Karten mit gleicher Zahl oder gleichem Symbol kannst du in einem Zug zusammen legen.
field-bomb = Bombe
field-bomb-what = Nach drei oder mehr Karten zugleich ziehen alle anderen eine.
rule-bomb = { $draws ->
    [press] Wenn jemand drei oder mehr Karten zugleich legt, drücken alle anderen einmal auf den Werfer.
   *[draw] Wenn jemand drei oder mehr Karten zugleich legt, ziehen alle anderen eine.
}
field-uno = Uno
field-uno-what = Wie ihr Uno sagt.
value-uno = { $value ->
    [strict] erst bei der letzten Karte
    [announced] von selbst
    [off] nicht nötig
   *[call] müsst ihr sagen
}
rule-uno = { $value ->
    [strict] Uno zählt erst, wenn du nur noch eine Karte hast.
    [announced] Uno wird von selbst angesagt.
    [off] Du musst nicht Uno sagen.
   *[call] Wenn dir eine Karte bleibt, sag Uno.
}
field-uno-penalty = Vergessenes Uno
field-uno-penalty-what = Die Strafe, wenn du ohne Uno erwischt wirst.
value-uno-penalty = { $value ->
    [0] nichts
    [one] { $draws ->
        [press] einmal Drücken
       *[draw] { $value } Karte
    }
   *[other] { $draws ->
        [press] { $value }-mal Drücken
       *[draw] { $value } Karten
    }
}
rule-uno-penalty = { $value ->
    [0] Wer ohne Uno erwischt wird, zieht nichts.
    [one] Wirst du ohne Uno erwischt, ziehst du eine Karte.
   *[other] Wirst du ohne Uno erwischt, ziehst du { $value } Karten.
}
field-false-catch = Falscher Alarm
field-false-catch-what = Die Strafe für einen falschen Alarm.
value-false-catch = { $value ->
    [0] nichts
    [one] { $draws ->
        [press] einmal Drücken
       *[draw] { $value } Karte
    }
   *[other] { $draws ->
        [press] { $value }-mal Drücken
       *[draw] { $value } Karten
    }
}
rule-false-catch = { $value ->
    [0] Für einen falschen Alarm ziehst du nichts.
    [one] { $draws ->
        [press] Für einen falschen Alarm drückst du einmal auf den Werfer.
       *[draw] Für einen falschen Alarm ziehst du eine Karte.
    }
   *[other] { $draws ->
        [press] Für einen falschen Alarm drückst du { $value }-mal auf den Werfer.
       *[draw] Für einen falschen Alarm ziehst du { $value } Karten.
    }
}
field-wrong-play = Falsch gelegt
field-wrong-play-what = Die Strafe für eine Karte, die nicht passt.
value-wrong-play = { $value ->
    [0] nichts
    [one] { $draws ->
        [press] einmal Drücken
       *[draw] { $value } Karte
    }
   *[other] { $draws ->
        [press] { $value }-mal Drücken
       *[draw] { $value } Karten
    }
}
rule-wrong-play = { $value ->
    [0] Für eine unpassende Karte ziehst du nichts.
    [one] { $draws ->
        [press] Legst du eine Karte, die nicht passt, drückst du einmal auf den Werfer.
       *[draw] Legst du eine Karte, die nicht passt, ziehst du eine Karte.
    }
   *[other] { $draws ->
        [press] Legst du eine Karte, die nicht passt, drückst du { $value }-mal auf den Werfer.
       *[draw] Legst du eine Karte, die nicht passt, ziehst du { $value } Karten.
    }
}
field-hand-limit = Kartenlimit
field-hand-limit-what = Wie viele Handkarten zu viele sind.
value-hand-limit = { $value ->
    [0] keines
   *[other] { $value } Karten
}
rule-hand-limit = { $value ->
    [0] Du kannst beliebig viele Karten auf der Hand haben.
   *[other] Das Limit sind { $value } Handkarten.
}
field-at-limit = Am Limit
field-at-limit-what = Was beim Erreichen des Kartenlimits geschieht.
value-at-limit = { $value ->
    [no_draw] nicht mehr ziehen
   *[out] raus
}
rule-at-limit = { $value ->
    [no_draw] { $draws ->
        [press] Am Limit kannst du nicht drücken statt zu legen, aber passen.
       *[draw] Am Limit kannst du nicht ziehen statt zu legen, aber passen. Ziehkarten treffen dich trotzdem.
    }
   *[out] Wer nach einem Zug am Limit ist, ist aus der Runde raus.
}
field-knock-out = Rauswurf
field-knock-out-what = Die Punkte für jemanden, den das Kartenlimit rauswirft.
value-knock-out = { $value ->
    [0] die Karten
   *[other] { $value } Punkte
}
rule-knock-out = { $value ->
    [0] Die Karten von Rausgeworfenen zählen trotzdem.
   *[other] Wer rausgeworfen wird, zählt { $value } Punkte statt der Karten.
}
field-last-card = Letzte Karte
field-last-card-what = Mit welcher Karte du fertig werden kannst.
value-last-card = { $value ->
    [no_action] keine Aktionskarte
    [no_wild] keine Farbwahl
   *[any] jede
}
rule-last-card = { $value ->
    [no_action] Mit einer Aktionskarte oder Farbwahlkarte kannst du nicht fertig werden.
    [no_wild] Mit einer Farbwahlkarte kannst du nicht fertig werden.
   *[any] Du kannst mit jeder Karte fertig werden.
}
field-teams = Teams
field-teams-what = Teams sitzen sich gegenüber und sammeln Punkte gemeinsam.
rule-teams = Teampartner sitzen sich gegenüber und bekommen Punkte gemeinsam. Nur die Karten der Gegenseite zählen.
field-both-out = Beide müssen fertig werden
field-both-out-what = Ein Team gewinnt die Runde, wenn beide fertig sind.
rule-both-out = Eine Runde läuft, bis in einem Team beide fertig sind. Wer im Team zuerst fertig ist, schaut zu.
field-elimination = Ausscheiden
field-elimination-what = Nach jeder Runde geht, wer die meisten Punkte auf der Hand hat.
rule-elimination = Nach jeder Runde geht, wer die meisten Punkte auf der Hand hat. Wer zuletzt übrig ist, gewinnt die Partie. Das Punkteziel spielt keine Rolle.
field-revenge = Rache
field-revenge-what = Eine Summe, auf die gestapelt wird, verdoppelt sich.
rule-revenge = Eine Summe, auf die gestapelt wird, verdoppelt sich, bevor die neuen Karten dazukommen. Mehr als 50 Karten werden es nicht.
field-open-hands = Offene Karten
field-open-hands-what = Wer weniger Karten hat, spielt mit offenen.
value-open-hands = { $value ->
    [0] nie
   *[other] unter { $value } Karten
}
rule-open-hands = { $value ->
    [0] Handkarten bleiben verdeckt.
   *[other] Handkarten liegen für alle offen, wenn es weniger als { $value } sind.
}
field-no-hints = Ohne Markierung
field-no-hints-what = Passende Karten werden nicht markiert.
rule-no-hints = Passende Karten werden auf deiner Hand nicht markiert.
field-reshuffle-seats = Plätze neu losen
field-reshuffle-seats-what = Vor jeder neuen Runde werden die Plätze neu gelost.
rule-reshuffle-seats = Vor jeder Runde außer der ersten werden die Plätze neu gelost. Die Punkte wandern mit. Als Nächstes teilt aus, wer jetzt links von der Person sitzt, die zuletzt ausgeteilt hat.
field-blitz = Blitz
field-blitz-what = Wie lange eine Runde dauern kann. Dann gewinnen die wenigsten Punkte.
value-blitz = { $value ->
    [0] aus
   *[other] { $value } Sekunden pro Runde
}
rule-blitz = { $value ->
    [0] Eine Runde dauert so lange, wie sie dauert.
   *[other] Eine Runde dauert höchstens { $value } Sekunden. Dann gewinnen die wenigsten Punkte auf der Hand.
}
field-turn-seconds = Zugzeit
field-turn-seconds-what = Wie lange ein Zug dauern kann.
value-turn-seconds = { $value ->
    [0] wie auf dem Server
   *[other] { $value } Sekunden
}
rule-turn-seconds = { $value ->
    [0] Für einen Zug gilt die übliche Zeit des Servers.
   *[other] Ein Zug kann { $value } Sekunden dauern.
}

house-rules-title = Regeln dieser Partie
house-rules-preset = Vorlage wählen
house-rules-deck = Wähle die Karten
house-rules-deck-what = { $what } Für { $low } bis { $high }.
house-rules-group = Einzelne Regeln ändern
house-rules-other-number = Andere Zahl …
house-rules-code = Regelcode einfügen
house-rules-code-label = Der Code, wie ein anderer Tisch ihn zeigt
house-rules-number-label = Eine Zahl von { $low } bis { $high }
refused-only-host-rules = Nur { $host } (Host) kann die Regeln ändern.
refused-running-rules = Die Partie hat begonnen, deshalb bleiben ihre Regeln, wie sie sind.
refused-no-such-number = Gib eine Zahl von { $low } bis { $high } ein.

### invitations

## invitations

button-invite-voice-channel = Sprachkanal einladen
button-invite-voice = { $count ->
    [one] Person im Sprachkanal einladen
   *[other] Alle { $count } im Sprachkanal einladen
}
button-invite-voice-some = { $count } von { $total } im Sprachkanal einladen
button-to-table = Zum Tisch
button-to-channel = Zum Kanal
invitation-title = Wen möchtest du einladen?
invitation-how = Die Einladung kommt als Nachricht von mir, mit einem Knopf zum Mitspielen.
invitation-whom = Jemanden wählen …
invitation-dm = **{ $name }** lädt dich zu einer Partie Uno auf **{ $server }** ein.
invitation-dm-joined = Du hast einen Platz am Tisch auf **{ $server }**.
invitation-call = { $people }: **{ $name }** lädt euch ein, hier Uno zu spielen. Drückt am Tisch **Mitspielen**!
note-invited = { $name } hat die Einladung. Falls sie nicht zu sehen ist, liegt sie in den Nachrichtenanfragen.
note-invite-soon = { $name } bekommt die Einladung in etwa { $time }. Ich verschicke eine Nachricht pro Sekunde, und andere warten auch.
note-invited-here = Ich kann { $name } keine Nachricht schicken, deshalb habe ich im Kanal gerufen.
note-invited-voice = { $count ->
    [one] Ich habe im Kanal { $count } Person gerufen.
   *[other] Ich habe im Kanal { $count } Personen gerufen.
}
note-invited-voice-rest = Ein Tisch kann aber nur { $most } Einladungen verschicken. Die übrigen { $count } habe ich nicht gerufen.
refused-invite-bot = Das ist ein Bot. Um gegen eine KI zu spielen, nimm **KI mitspielen lassen**.
refused-invite-stranger = { $name } kann diesen Kanal nicht sehen und deshalb hier nicht spielen.
refused-invite-seated = { $name } ist schon am Tisch.
refused-invite-kicked = { $name } wurde gekickt. Einladen kann jetzt nur { $host } (Host).
refused-invite-again = { $name } hat schon eine Einladung an diesen Tisch.
refused-invite-lately = { $name } wurde gerade erst eingeladen. Warte ein paar Minuten.
refused-invite-many = Dieser Tisch hat genug Einladungen verschickt.
refused-invite-nobody = In deinem Sprachkanal ist sonst niemand zum Einladen.

## notify_me

button-notify-me = Sag mir Bescheid
button-notify-me-off = Kein Bescheid mehr
notify-me-on = Ich pinge dich hier an, wenn in { $channel } der nächste Tisch eröffnet wird.
notify-me-off = Ich pinge dich nicht mehr an, wenn in { $channel } ein Tisch eröffnet wird.
notify-me-call = { $mentions }, hier ist ein neuer Tisch offen. Drückt **Mitspielen** für einen Platz.
refused-notify-me-full = Die Liste für diesen Kanal ist voll, deshalb kann ich dich nicht eintragen.

### threads

## threads

thread-begins = 🧵 **{ $name }** eröffnet einen Tisch in einem Thread.
thread-points = 🧵 **{ $name }** hat einen Tisch eröffnet: { $thread }
thread-name = Uno mit { $name }
note-thread-permission = Für einen Thread fehlt mir die Berechtigung { $missing }, deshalb steht der Tisch im Kanal.
note-no-thread = Discord lässt mich gerade keinen Thread eröffnen, deshalb steht der Tisch im Kanal.
note-thread-closes = Ohne Nachricht bleibt dieser Thread nur { $time } offen. Hier kann ein Zug länger dauern. Mit der Berechtigung { $missing } kann ich ihn eine Woche offen halten.

### solo

## alone

# Allein spielen in den Direktnachrichten des Bots

button-alone = Allein spielen
button-ai-pace-normal = KIs: normal
button-ai-pace-fast = KIs: schnell
button-ai-pace-at-once = KIs: sofort
alone-in-direct = Deine Partie ist in [unseren Direktnachrichten]({ $link }). Dort spielst du gegen KIs, und niemand wartet auf dich. Falls du sie nicht siehst, liegt sie in deinen Nachrichtenanfragen.
note-alone-soon = Deine Partie öffnet sich in etwa { $time } in unseren Direktnachrichten. Gerade fangen viele eine an. Der Link kommt hierher.
note-alone-goes-on = Deine Partie geht hier weiter. Für eine neue beende sie erst mit **Mehr** → **Partie beenden**.
refused-adjourned-alone = Die Partie wartet hier, wie sie ist. **Weiterspielen** setzt sie fort, und `/uno start` beginnt eine neue.
refused-alone-no-direct = Ich kann dir nicht schreiben. Öffne unsere Direktnachrichten und nutze dort `/uno start`, oder erlaube Direktnachrichten in deinen Privatsphäre-Einstellungen.

## solo

# Allein weiterspielen: Was wäre, wenn

button-what-if = Was wäre, wenn …
what-if-title = Was wäre, wenn …
what-if-ask = Spiel ab Zug { $ply } weiter, mit denselben Karten im Stapel. KIs spielen alle anderen Plätze und antworten sofort. Die Partie selbst bleibt, wie sie war. Wessen Karten willst du?
what-if-line = Was wäre, wenn, ab Zug { $ply } · du spielst { $name }
button-go-on = Weiter ▶
button-next-round = Nächste Runde
button-replay-back = Zur Wiederholung
refused-solo-gone = Dieses Spiel ist nicht mehr gespeichert. Beginne ein neues aus einer Wiederholung.
refused-solo-broken = Dieses Spiel lässt sich nicht fortsetzen, weil es von einer anderen Version stammt. Beginne ein neues aus der Wiederholung.
refused-solo-no-move = Du hast noch keinen Zug gemacht, den du zurücknehmen könntest.

### daily

## daily

# Tagesspiele: `/uno daily`

daily-title = 🗓️ Tagesspiel · { $day }
daily-how = Fünf Runden allein gegen drei KIs: ein Versuch, keine Uhr. Gewinnst du eine, bekommst du die Punkte aller Karten der anderen. Verlierst du eine, kostet sie dich die Punkte deiner eigenen.
daily-squares = 🟩 gewonnen · 🟨 verloren mit höchstens { $close } Punkten auf der Hand · 🟥 verloren mit mehr
daily-world = 🌍 Weltweites Tagesspiel
daily-server = 🏠 Tagesspiel dieses Servers
daily-new = Noch nicht gespielt.
daily-begun = Du hast angefangen. Mach weiter, wo du aufgehört hast.
daily-replaced = Du hast es in einer anderen Version des Bots angefangen, und diese kann es nicht fortsetzen. Du kannst neu beginnen.
daily-damaged = Die gespeicherten Daten dieses Spiels sind nicht lesbar, darum lässt es sich nicht spielen. Bitte sag es den Leuten, die mich betreiben.
daily-unfinished = Du hast es angefangen, und die Zeit dafür ist abgelaufen.
daily-missed = Du hast es nicht gespielt.
daily-change = Die nächsten Spiele kommen { $when }, um Mitternacht UTC. Einen begonnenen Versuch kannst du bis { $until } beenden.
daily-sealed = 🔒 Alle Spiele von { $season } hier wurden vor dem ersten versiegelt: `{ $end }`
daily-seed = 🔑 Der geheime Startwert dieses Spiels: `{ $seed }`
daily-steps = { $steps ->
    [one] Ein SHA-256-Schritt vom Startwert muss
   *[other] { $steps } SHA-256-Schritte vom Startwert müssen
} das Siegel von { $season } ergeben: `{ $end }`. `unobot verify` prüft das in deinem Protokoll.
daily-line = { $deal }, { $day }
daily-over = Das war dein Tagesspiel
daily-points = **{ $points }** Punkte
daily-round = { $mark } Runde { $number }: { $square ->
    [w] gewonnen
   *[other] verloren
}, { $points }
daily-square = { $square ->
    [w] gewonnen
    [c] knapp verloren
   *[other] verloren
}
daily-totals = Alle Plätze: { $totals }
daily-streak = 🔥 { $now ->
    [one] **1** Tag
   *[other] **{ $now }** Tage
} in Folge · Rekord: { $best }
daily-beaten = 📊 Besser als **{ $beaten }** von { $others } anderen hier
daily-quartiles = Die meisten der { $played } Leute hier haben { $low } bis { $high }. In der Mitte liegt { $middle }.
daily-posted = unobot daily { $day } · { $deal }
daily-record = Das Protokoll deiner Runden mit dem Startwert. `unobot verify { $file }` prüft den Startwert, die Karten und jeden Zug der KIs.
button-daily-play = Spielen
button-daily-go-on = Weiterspielen
button-daily-back = Alle Tagesspiele
button-daily-yesterday = Gestern
button-daily-today = Heute
button-daily-open = Heutiges Spiel spielen
button-daily-record = Mein Protokoll

refused-daily-date = Dieses Datum kenne ich nicht. Schreib es so: { $today }.
refused-daily-future = Das Spiel vom { $day } ist noch nicht offen. Es kommt { $when }. Das von heute ist { $today }.
refused-daily-gone = Dieser Versuch ist nicht mehr gespeichert. `/uno daily` zeigt die Spiele von heute.
refused-daily-broken = Die Aufzeichnung dieses Versuchs wurde verändert, darum lässt er sich nicht fortsetzen. `/uno daily` zeigt die Spiele von heute.
refused-daily-version = Dieses Spiel hat die Version { $version }, und ich teile Version { $known } aus. `/uno daily` zeigt, was du spielen kannst.
refused-daily-over = Die Zeit für das Spiel vom { $day } ist vorbei. `/uno daily` zeigt die Spiele von heute.
refused-daily-erased = Du hast dieses Tagesspiel begonnen und dann deine Daten gelöscht. Jedes lässt sich nur einmal beginnen: Spiel das nächste.
refused-daily-server = Das Tagesspiel eines Servers kannst du nur dort beginnen. Hier kannst du das weltweite spielen.
refused-daily-elsewhere = Dieses Ergebnis gehört zu einem anderen Server. Zeig es dort.
refused-daily-not-over = Ein Ergebnis kannst du nach der letzten Runde auf einem Server zeigen.
refused-daily-sealed = Der Startwert bleibt geheim, bis der Tag vorbei ist. Frag { $when } noch einmal.

### tournament

## tournament

# Turniere: `/uno tournament`

tournament-title = 🏆 Turnierabend
tournament-host = Host ist **{ $host }**.
tournament-plan = Runden: { $rounds }, an Vierertischen · danach ein Finale der besten vier · { $minutes } min je Runde · 3, 2, 1 oder 0 Punkte nach Platz
tournament-plan-duplicate = Runden: { $rounds }, an Vierertischen mit denselben Karten · { $minutes } min je Runde · 0 bis 100 Matchpunkte: dein Ergebnis gegen denselben Platz an den anderen Tischen
tournament-no-show = Der Check-in endet { $left }, um **{ $at }**. Check bis dahin ein, sonst verpasst du die erste Runde.
tournament-sign-up = Spiel mit. Der Check-in beginnt { $left }, um **{ $at }**, und endet um **{ $until }**. Check bis dahin ein, sonst verpasst du die erste Runde.
tournament-extended = Zu wenige haben eingecheckt, deshalb ist das jetzt die zweite und letzte Chance.
tournament-limited = 🔒 Ein Admin dieses Servers hat die Regeln festgelegt, deshalb gelten an den kommenden Tischen die des Servers.
tournament-ready = ✅ **{ $count } eingecheckt:** { $names }
tournament-nobody = Noch hat niemand eingecheckt. Ab vier Leuten kann es losgehen.
tournament-signed = ▫️ **{ $count } noch nicht eingecheckt:** { $names }
tournament-dropped = ➖ **{ $count } ausgestiegen:** { $names }
tournament-absent = 💤 **Abwesend:** { $names }. **Mitspielen** bringt dich zur nächsten Runde zurück.
tournament-late = ⏳ **Ab der nächsten Runde dabei:** { $names }
tournament-round = Runde { $round } von { $rounds }
tournament-final = Finale
tournament-round-ends = Endet { $left }, um **{ $at }**. KIs spielen dann höchstens { $minutes } Minuten.
tournament-deal = Alle Tische spielen dieselben Karten. 🔒 Vor dem Spiel versiegelt · `{ $seal }`
tournament-sealed = 🔒 Lose vorher versiegelt · `{ $seal }`
tournament-sealed-how = Ein Geheimnis hat schon entschieden, wer sich in der ersten Runde trifft, wer wo sitzt und was bei Gleichstand gilt. Niemand kann das mehr ändern. Zur Sicherheit: Notiere dir diese Zeile. Nach dem Turnier öffnet **Lose prüfen** das Siegel, und beides muss zusammenpassen.
tournament-lots-right = ✅ Niemand hat die Lose ausgesucht. Die ersten Tische und alle Plätze folgen aus dem Geheimnis, das vor der ersten Anmeldung versiegelt wurde.
tournament-lots-wrong = ❌ Etwas stimmt nicht: Diese Tische folgen nicht aus dem Geheimnis, das vor der ersten Anmeldung versiegelt wurde.
tournament-lots-commitment = 🔒 Fingerabdruck, von Anfang an gezeigt: `{ $seal }`
tournament-lots-yourself = Du musst uns nicht glauben: `{ $file }` enthält alle Leute und Tische. In `docs/fair-deals.md` steht, wie jedes Los aus dem Geheimnis folgt.
tournament-table = **Tisch { $table }** · { $people }
tournament-refused = ⚠️ Tisch { $table } ist nicht offen: Discord lehnt seine Nachricht oder seinen Thread ab. Prüfe die Berechtigungen des Bots im Kanal, etwa *Nachrichten senden*. Ich versuche es bis { $until }. Danach gilt der Tisch als nicht gespielt.
tournament-not-opened = ⚠️ Tisch { $table } ließ sich nicht öffnen, weil Discord seine Nachricht oder seinen Thread abgelehnt hat. Alle dort bekommen die Punkte eines Tisches, an dem nicht gespielt wurde.
tournament-ais = { $count } KI
tournament-next = { $round } beginnt { $left }
tournament-won = 🏆 { $name } gewinnt das Turnier
tournament-ended-host = Der Host hat das Turnier geschlossen.
tournament-ended-admin = Die Serverleitung hat das Turnier geschlossen.
tournament-ended-people = Das Turnier ist zu Ende, weil zu wenige Leute übrig sind.
tournament-ended-server = Das Turnier ist zu Ende, weil sein Kanal weg ist.
tournament-row = **{ $place }.** **{ $name }** · **{ $points }** · { $places } · { $opponents }
tournament-row-duplicate = **{ $place }.** **{ $name }** · **{ $points }** · { $places }
tournament-row-short = **{ $place }.**{ "\u00A0" }{ $name }{ "\u00A0" }({ $opponents })
tournament-row-short-duplicate = **{ $place }.**{ "\u00A0" }{ $name }
tournament-out = ausgestiegen
tournament-more = { $count } weitere
tournament-legend = Punkte · Plätze je Runde · Punkte der Gegner, die bei Gleichstand zählen. Danach entscheiden gewonnene Tische, Uno-Punkte und der Zufall.
tournament-legend-short = In Klammern: Punkte der Gegner, die bei Gleichstand zählen. Danach entscheiden gewonnene Tische, Uno-Punkte und der Zufall.
tournament-legend-duplicate = Matchpunkte · Rang auf deinem Platz je Runde. Eine Runde bringt 100, wenn du denselben Platz an allen anderen Tischen schlägst, und im Durchschnitt 50. Danach entscheiden erste Ränge, Uno-Punkte und der Zufall.
tournament-legend-final = Wer im Finale war, steht vorn, nach den Plätzen dort.
tournament-alt = Tabelle: { $rows }
tournament-call = 🃏 **{ $round }, Tisch { $table }:** { $people }, euer Tisch steht gleich hier darunter. **Karten** zeigt eure Karten.
tournament-call-closed = 🃏 **{ $round }, Tisch { $table }:** { $people }, euer Tisch steht in einem privaten Thread, den ihr in eurer Kanalliste seht. Von den anderen Tischen kann niemand hineinschauen, denn dort liegen dieselben Karten. **Karten** zeigt eure Karten.
tournament-thread = { $round } · Tisch { $table }
tournament-check-in-call = { $people }: Checkt zum Turnier ein, es beginnt { $when }. { $link }

button-tournament-join = Mitspielen
button-tournament-check-in = Mitspielen / Einchecken
button-tournament-drop = Aussteigen
button-tournament-start = Beginnen
button-tournament-go-on = Jetzt beginnen
button-tournament-close = Schließen
button-tournament-lots = Lose prüfen
button-tournament-close-yes = Ja, schließen

tournament-close-ask = Das Turnier für alle schließen? Die Tabelle bleibt, wie sie ist, und die Tische spielen weiter.
note-tournament-opened = Das Turnier ist offen. Du kannst auch selbst mitspielen.
note-tournament-bumped = In diesem Kanal ist ein Turnier offen. Ich habe seine Nachricht noch einmal gepostet.
refused-tournament-unseen = Discord lässt mich das Turnier hier nicht zeigen, deshalb habe ich keins eröffnet. Versuch es in einem anderen Kanal, oder frag einen Admin, was ich hier darf.
refused-tournament-bump = In diesem Kanal ist ein Turnier offen. Discord lässt mich seine Nachricht gerade nicht noch einmal posten, deshalb bleibt sie, wo sie ist. Frag bitte einen Admin, was ich hier darf.
note-tournament-joined = Du bist dabei. Einchecken kannst du { $when }, mit demselben Knopf.
note-tournament-checked-in = Du hast eingecheckt. Das Turnier beginnt { $when }.
note-tournament-next-round = Du spielst ab der nächsten Runde mit.
note-tournament-dropped = Du bist ausgestiegen. Deine Ergebnisse bleiben, und **Mitspielen** bringt dich zurück.
note-tournament-started = Die Runde beginnt.
note-tournament-closed = Das Turnier ist geschlossen.

refused-tournament-few = Eingecheckt haben { $count } von { $needed } Leuten, die ein Turnier braucht. Warte auf weitere, oder eröffne mit `/uno start` einen Tisch für alle.
refused-tournament-taken = In diesem Kanal gibt es schon ein Turnier. `/uno tournament` zeigt es.
refused-tournament-gone = Dieses Turnier gibt es hier nicht mehr.
refused-tournament-over = Dieses Turnier ist vorbei. `/uno tournament` eröffnet das nächste.
refused-tournament-in = Du bist dabei. Du musst nichts tun, bis dein Tisch aufgerufen wird.
refused-tournament-early = Du stehst schon auf der Liste. Einchecken kannst du { $when }.
refused-tournament-late = Es gibt keine Runde mehr, in die du einsteigen könntest. Das nächste Turnier steht allen offen.
refused-tournament-full = Das Turnier ist voll: Es hat { $most } Leute.
refused-tournament-not-in = Du spielst in diesem Turnier nicht mit und kannst deshalb nicht aussteigen. **Mitspielen** trägt dich ein.
refused-tournament-playing = Gerade läuft eine Runde. Die nächste beginnt, wenn alle Tische fertig sind.
refused-tournament-host = Das geht nur als Host oder in der Moderation; Host ist { $host }.
refused-tournament-place = Ein Turnier braucht einen Textkanal, weil jeder Tisch einen Thread bekommt.
refused-tournament-threads = Ein Turnier braucht für jeden Tisch einen Thread. { $why }
refused-tournament-teams = Ein Turnier zählt den Platz jeder Person, deshalb gibt es dort keine Teams. Nimm Regeln ohne Teams.
refused-tournament-table = Das ist ein Tisch eines Turniers, deshalb kann das nur die Moderation. **Aussteigen** in der Nachricht des Turniers gibt deinen Platz auf.

### results

## results

round-out = **{ $name }** gewinnt Runde { $number }
round-drawn = Runde { $number } endet unentschieden
round-out-with = **{ $name }** legte als letzte Karte { $emoji } { $card }.
round-drawn-won = Niemand konnte fertig werden, und **{ $name }** hatte die wenigsten Punkte.
round-drawn-tied = Niemand konnte fertig werden, und mehrere hatten die wenigsten Punkte. Niemand bekommt Punkte.
round-drawn-golf = Niemand wurde fertig.
round-last-left = **{ $name }** bleibt zuletzt übrig.
round-until-last = **{ $name }** war zuerst fertig.
round-scored = Das gibt { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
}.
round-sum-part = { $points } **{ $name }**
round-sum-part-out = { $points } **{ $name }** (mit { $limit } raus)
round-sum = { $parts } ={ "\u00A0" }**{ $total }**
round-sum-double = 2 × ({ $parts }) ={ "\u00A0" }**{ $total }**
round-hands = **Übrige Karten**
round-hand = **{ $name }**, { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
}: { $cards }
round-hand-out = **{ $name }**, { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
}: raus an der Grenze von { $limit } Karten
round-hand-bare = **{ $name }**: { $cards }
round-hand-bare-out = **{ $name }**: raus an der Grenze von { $limit } Karten
round-hand-uncounted = **{ $name }**, { $points ->
    [one] { $points } Punkt, der nicht zählt
   *[other] { $points } Punkte, die nicht zählen
}: { $cards }
round-next = Die nächste Runde beginnt { $when }.
round-next-soon = Gleich beginnt die nächste Runde.
round-ready = Bereit: { $names }.
button-ready = Bereit

scores-title = { $scoring ->
    [golf] **Golf**, { $rounds } Runden: wenigste Punkte
    [best_of] **Gewonnene Runden**, Partie über { $rounds }
   *[points] **Punktestand**, Ziel: { $target } Punkte
}
placing-title = **Platzierung**
match-won = 🏆 **{ $name }** gewinnt die Partie
match-won-team = 🏆 **{ $name }** und **{ $partner }** gewinnen die Partie
match-closed = Die Partie wurde vorzeitig beendet
match-closed-scores = Das ist der Punktestand bis jetzt. Niemand gewinnt.
match-again = **Revanche** gibt allen, die noch da sind, wieder ihren Platz. Mit **Andere Regeln** änderst du vorher die Regeln.
match-sealed = 🔒 Ein anderer Tisch spielt diese Karten noch. Deshalb stehen Karten, Punkte und Höhepunkte erst hier, wenn der letzte Tisch dieser Runde fertig ist.
match-uncounted = Außerhalb von Servern zählt eine Partie für keine Statistik.
match-of-ais = Nur KIs haben diese Partie zu Ende gespielt, also zählt sie für niemanden.
match-of-nobody = Am Ende war niemand mehr da, also zählt die Partie für niemanden.
match-leavers = Im Ergebnis und in der Wertung gilt für { $names }: Partie verlassen, letzter Platz.
match-followed = Die nächste Partie in dieser Besetzung steht weiter unten.
match-seed = 🔓 Geheimnis des Mischens: `{ $seed }`
button-other-rules = Andere Regeln
refused-not-of-the-match = Eine Revanche kann nur starten, wer bei dieser Partie dabei war. `/uno start` eröffnet dir einen eigenen Tisch.

## stats

stats-title = 📊 { $name }
stats-record = 🏆 { $matches ->
    [one] **1** Partie
   *[other] **{ $matches }** Partien
} · **{ $wins }** gewonnen ({ $share })
stats-rating = 📈 Gewinnt an einem durchschnittlichen Vierertisch etwa **{ $share }** ({ $low }–{ $high })
stats-unrated = 📈 Wertung: **?** · { $played } von { $needed } Partien mit anderen Leuten
stats-points = 🪙 { $points ->
    [one] **1** Punkt
   *[other] **{ $points }** Punkte
} pro Runde
stats-streak = 🔥 Meiste Siege in Folge: **{ $best }** · jetzt: **{ $now }**
stats-unos = 👁️ Ohne Uno erwischt: **{ $caught }** andere · **{ $missed }**-mal selbst
stats-challenges = ⚖️ Angezweifelt: **{ $right }**-mal zu Recht · **{ $wrong }**-mal zu Unrecht
stats-colors = 🎨 Gewünschte Farben: { $colors }
stats-color = { $emoji } { $most ->
    [yes] **{ $color } { $count }**
   *[no] { $color } { $count }
}
stats-places = 🕑 Letzte Platzierungen, die neueste zuletzt: { $places }
stats-legend-rating = 📈 erwartete Siege am durchschnittlichen Vierertisch
stats-legend = 👑 gewonnen · 🪙 Punkte pro Runde · 🔥 meiste Siege in Folge · 👁️ andere erwischt, ❗ selbst erwischt · ⚖️ angezweifelt: ✓ zu Recht, ✗ zu Unrecht
stats-none = { $name } hat hier noch keine Partie beendet.
stats-none-own = Du hast hier noch keine Partie beendet. Spiel eine, dann beginnt deine Statistik.
stats-none-filtered = Keine passende Partie von { $name }. Wähle eine andere Saison oder andere Regeln.
stats-partial = Partien auf Servern, auf denen du gesperrt bist, zählen hier nicht mit.
button-stats-mine = Meine Statistik
button-post = Hier posten

refused-stats-bot = { $name } ist ein Bot. Nur Menschen haben eine Statistik.
refused-stats-direct = Hier zeige ich nur deine eigene Statistik. Die von anderen gibt es auf einem Server.
refused-stats-season-direct = In Direktnachrichten zeige ich alle deine Partien zusammen. Saisons und Regeln gibt es auf einem Server.
refused-season = Die Saison „{ $season }“ gibt es hier nicht. Wähle eine davon: { $seasons }.
refused-rules-unplayed = Mit diesen Regeln hat hier noch niemand eine Partie beendet. Wähle andere.
refused-post = Du kannst in diesem Kanal nicht schreiben, also poste ich hier nichts für dich.
refused-posted = Diese Seite steht schon im Kanal.
season-all = Insgesamt
season-all-rules = Alle Regeln

rating-line = 📈 Wertung: { $told }
rating-change = **{ $name }** { $before } → **{ $after }** ({ $low }–{ $high })
rating-unsettled = **{ $name }** ? ({ $played } von { $needed } Partien)

## leaderboard

leaderboard-title = 🏆 Rangliste · { $season }
leaderboard-row = **{ $place }.** **{ $name }** · { $share } ({ $low }–{ $high })
leaderboard-unknown = **?** **{ $name }** · { $count ->
    [one] 1 Partie
   *[other] { $count } Partien
}
leaderboard-what = Wie viele Partien jemand an einem durchschnittlichen Vierertisch voraussichtlich gewinnt, mit Spielraum. Wer sich einen Platz teilt, liegt zu nah beieinander. „?“ braucht 20 Partien mit anderen Leuten.
leaderboard-none = Hier ist noch niemand gewertet. Beende eine Partie mit mindestens einem anderen Menschen, dann stehst du hier.
leaderboard-you-none = Du stehst noch nicht darauf. Beende eine Partie mit mindestens einem anderen Menschen.
leaderboard-you-off = Du möchtest nicht gewertet werden. `/uno me` ändert das.
button-leaderboard = Rangliste
refused-leaderboard-direct = Ranglisten gehören zu einem Server: Rufe sie dort auf.

## history

# Die beendeten Partien eines Servers

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
    [one] und { $count } weitere Person
   *[other] und { $count } weitere
}
refused-history-place = Partien gehören zu einem Server. Nutze den Befehl dort.

## achievements

# Achievements: what people reached in a match. A name is short, and each -how says in one line what to do.
achievements-title = Deine Erfolge
achievements-title-of = Erfolge von { $name }
achievements-count = { $count } von { $all } auf diesem Server
achievements-none = Noch keine. Sie kommen von selbst, am Ende einer Partie.
achievements-none-of = Noch keine auf diesem Server.
achievements-private = **{ $name }** zeigt keine Erfolge.
button-achievements = Erfolge
achievement-line = 🏅 Neue Erfolge: { $told }
achievement-new = **{ $name }** ({ $what })
achievement-more = { $what } und { $count } weitere
refused-achievements-off = Auf diesem Server sind Erfolge aus.
preferences-achievements-on = Erfolge: an
preferences-achievements-off = Erfolge: aus
preferences-achievements-what = Ob deine Erfolge genannt und gelistet werden.
server-settings-achievements = Erfolge
server-settings-achievements-what = Ob neue Erfolge am Ende einer Partie genannt und gelistet werden.
server-settings-achievements-on = an
server-settings-achievements-off = aus
achievement-winner = Erster Sieg
achievement-winner-how = Gewinne eine Partie.
achievement-hattrick = Hattrick
achievement-hattrick-how = Gewinne drei Runden in Folge.
achievement-sweep = Durchmarsch
achievement-sweep-how = Gewinne jede Runde einer Partie, mindestens drei.
achievement-comeback = Aufholjagd
achievement-comeback-how = Gewinne, nachdem du um 40 % des Punkteziels zurücklagst.
achievement-photo = Fotofinish
achievement-photo-how = Gewinne, während jemand anders 90 % des Punkteziels hat.
achievement-giant = David
achievement-giant-how = Gewinne gegen eine starke KI.
achievement-partners = Gemeinsam stark
achievement-partners-how = Gewinne als Team mit einem anderen Menschen.
achievement-untouched = Ohne Nachschub
achievement-untouched-how = Werde fertig, ohne eine Karte zu ziehen.
achievement-climber = Bergsteiger
achievement-climber-how = Werde fertig, nachdem du 12 Karten hattest.
achievement-gift = Abschiedsgeschenk
achievement-gift-how = Werde fertig mit einer Ziehkarte.
achievement-jumper = Blitzschnell
achievement-jumper-how = Werde fertig durch Zwischenwerfen.
achievement-trader = Guter Tausch
achievement-trader-how = Hab nach einem Tausch fünf Karten weniger und werde fertig.
achievement-eagle = Adlerauge
achievement-eagle-how = Erwische in einer Partie dreimal jemanden ohne Uno.
achievement-detector = Lügendetektor
achievement-detector-how = Zweifle in einer Partie zweimal an, jedes Mal zu Recht.
achievement-honest = Reines Gewissen
achievement-honest-how = Werde in einer Partie zweimal zu Unrecht angezweifelt.
achievement-clean = Makellos
achievement-clean-how = Vergiss in acht Runden einer Partie kein Uno.
achievement-marathon = Langer Atem
achievement-marathon-how = Spiele eine Partie von zwölf Runden bis zum Ende.
achievement-company = Gute Gesellschaft
achievement-company-how = Spiele eine Partie mit drei anderen Menschen bis zum Ende.

## fairness

# Die Karten eines Servers neben dem, was der Zufall erwarten lässt

fairness-title = Sind die Karten hier fair?
fairness-cards = { $count ->
    [one] Hier wurde { $count } Karte ausgeteilt oder gezogen.
   *[other] Hier wurden { $count } Karten ausgeteilt oder gezogen.
}
fairness-odds = So große oder größere Abweichungen vom Zufall gibt es auf { $count } von { $many } fairen Servern.
fairness-rare = So große oder größere Abweichungen vom Zufall gibt es auf weniger als 1 von { $many } fairen Servern.
fairness-few = Das ist zu wenig für einen Vergleich mit dem Zufall. Es braucht noch ein paar Runden.
fairness-row = { $kind }: **{ $drawn }** · erwartet { $expected }
fairness-numbers = Zahlen in { $color }
fairness-other = Andere Aktions- und Farbwahlkarten
fairness-how = Alle Karten, die in beendeten Partien ausgeteilt und gezogen wurden, höchstens in den letzten { $most }. Die erwarteten Zahlen folgen daraus, was bei jedem Ziehen im Stapel lag.
fairness-check = Jede Partie lässt sich Karte für Karte prüfen: **Fairness prüfen** steht an ihrer letzten Nachricht.
refused-fairness-place = Die Zahlen gehören zu einem Server. Verwende den Befehl dort.

## recap

button-recap = Was war los?
button-recap-short = Neues
recap-title = Seit deinem letzten Zug
recap-title-all = Von Anfang an
recap-title-spectator = Diese Runde bis jetzt
recap-none = Es ist nichts passiert.

## match_facts

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
tile-comeback-points = Aufholjagd
tile-comeback-cards = Aufholjagd, Karten
tile-draw = größte Strafe
tile-streak = längste Serie
tile-catches = erwischt
card-target = { $scoring ->
    [golf] wenigste Punkte
    [best_of] von { $rounds } Runden
   *[points] bis { $target } Punkte
}

## fair_deal

button-check-deal = Fairness prüfen
fair-title = Fairness prüfen
fair-sealed = 🔒 Karten vor dem Spiel versiegelt · `{ $seal }`
fair-sealed-how = Die Reihenfolge aller Karten steht schon fest, niemand kann sie mehr ändern. Zur Sicherheit: Notiere dir diese Zeile. Nach der Partie öffnet **Fairness prüfen** das Siegel, und beides muss zusammenpassen.
fair-yes = Es wurde fair gemischt: Alles folgt aus dem Geheimnis, das vor der Partie versiegelt war ({ $drawn }).
fair-no = Hier stimmt etwas nicht: Die Karten folgen nicht aus dem Geheimnis, das vor der Partie versiegelt war.
fair-not-kept = Der Startwert hat nicht den Fingerabdruck, den der Tisch gezeigt hat.
fair-wrong = Zeile { $line } der Aufzeichnung: { $what ->
    [commitment] Der Fingerabdruck gehört nicht zum Startwert.
    [source] Aus dem Startwert folgt kein Mischen.
    [drawn] Die gezogenen Karten oder Lose folgen nicht aus dem Startwert.
   *[rules] Die Regeln erlauben das nicht.
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
fair-start = ▶️ Kennung des Klicks auf **Starten**, mit eingemischt: `{ $start }`.
fair-began = Gedrückt { $when }.
fair-call = ▶️ Kennung der Nachricht, die { $table ->
    [first] zum ersten Tisch der Runde
   *[own] an diesen Tisch
} gerufen hat, mit eingemischt: `{ $start }`.
fair-called = Gesendet wurde sie { $when }.
fair-yourself = Du musst uns nicht vertrauen: Die Datei enthält die ganze Partie. Prüfe sie mit `unobot verify record.jsonl` oder mit einem Programm, das `docs/fair-deals.md` folgt.
fair-proof-lobby = Was das zeigt: Dieser Fingerabdruck stand schon vor dem Klick auf **Starten** am Tisch. Wenn du ihn notiert hast und beides übereinstimmt, hat niemand die Karten für diese Runde ausgesucht.
fair-proof-ready = Was das zeigt: **Fairness prüfen** hat diesen Fingerabdruck schon bei einer früheren Partie gezeigt, und zwar der Person, die diese begonnen hat. Stimmt beides überein, hat beim Drücken niemand die Karten ausgesucht.
fair-proof-late = Was das nicht zeigt: Die Partie begann mit einem Klick, und erst da wurde der Startwert gezogen. Den Fingerabdruck konnte vorher niemand notieren, also beweist er nicht, dass in diesem Moment niemand die Karten ausgesucht hat. Danach haben sie sich nicht geändert.
fair-proof-tournament = Das ist der Beweis: Der Startwert folgt aus dem Geheimnis des Turniers. Dessen Fingerabdruck `{ $seal }` steht seit der Eröffnung in der Nachricht des Turniers, und **Lose prüfen** zeigt es nach dem Ende.
fair-coming = 🔒 Die nächste Partie, die du mit einem Klick beginnst, etwa mit **Allein spielen**, ist schon versiegelt: `{ $seal }`. Notiere dir diese Zeile und vergleiche sie nach der Partie.
fair-trust = Das kann nicht zeigen, dass die Leute, die den Bot betreiben, nicht in die Karten geschaut haben.

refused-not-over = Das Mischen bleibt geheim, bis die Partie vorbei ist.
refused-nothing-dealt = Hier wurden keine Karten ausgeteilt.
refused-sealed = Ein anderer Tisch spielt diese Karten noch. Versuch es wieder, wenn der letzte Tisch dieser Runde fertig ist.

### replay

## replay

# Die Wiederholung einer beendeten Partie

button-replay = Wiederholung
replay-title = Wiederholung · Runde { $round } von { $rounds }
replay-moments = Schlüsselmomente
button-first = ⏮
button-last = ⏭
button-moment-next = Moment ▶
refused-replay-gone = Diese Partie ist nicht mehr gespeichert, es gibt also nichts zu zeigen.
refused-replay-broken = Das Protokoll dieser Partie wurde gekürzt oder verändert, oder es stammt von einer anderen Version. Deshalb lässt es sich nicht abspielen.
refused-replay-running = Diese Partie ist noch nicht vorbei. Die Wiederholung gibt es nach dem Ende.
refused-replay-channel = Diese Partie war in { $channel }. Die Wiederholung gibt es dort.

## replay_files

# Die Dateien einer Partie, die vorbei ist: eine Seite und ein GIF

button-save-page = Als Seite speichern
button-save-gif = GIF
files-page = **Die Partie als Seite.** Speichere die Datei und öffne sie im Browser. Sie braucht kein Internet und zeigt alle Karten.
files-gif = **Die Schlüsselmomente der Partie**
files-gif-alt = Der Tisch in jedem Schlüsselmoment der Partie
refused-files-often = Ich habe gerade mehrere Dateien für dich gemacht. Versuch es in einer Minute noch einmal.
refused-files-failed = Die Datei ist mir nicht gelungen. Versuch es gleich noch einmal.
refused-files-too-large = Die Datei ist größer, als Discord hier erlaubt.
refused-data-too-large = Deine Daten sind größer, als Discord hier erlaubt. Frag die Person danach, die diesen Bot betreibt.
refused-page-too-large = Diese Partie ist zu lang für eine Seite. Nimm stattdessen **Wiederholung** oder **GIF**.

## replay_page

# Die Seite einer Wiederholung, die man speichert und ohne Discord öffnet

page-title = Uno-Wiederholung: { $names }
page-rules = Regeln: { $rules }
page-unfinished = Diese Partie ging nicht zu Ende.
page-where = Runde { $round } · Zug { $number } von { $total }
page-where-vote = Abstimmung · Zug { $number } von { $total }
page-board = Tisch
page-controls = Steuerung
page-position = Stelle in der Partie
page-first = Zum Anfang
page-last = Zum Ende
page-back = Einen Zug zurück
page-next = Einen Zug weiter
page-moment-back = Voriger Schlüsselmoment
page-moment-next = Nächster Schlüsselmoment
page-round-back = Vorige Runde
page-round-next = Nächste Runde
page-play = Abspielen
page-pause = Anhalten
page-moments = Schlüsselmomente
page-moves = Züge dieser Runde
page-scores = Punkte
page-places = Plätze
page-round = Runde
page-round-number = Runde { $number }
page-hand = Karten von { $name }
page-two-sides = { $card }, Rückseite: { $back }
page-turn = am Zug
page-uno = Uno gesagt
page-silent = Uno nicht gesagt
page-out = raus
page-owes = muss { $count } ziehen
page-pile = Ziehstapel: { $count }
page-top = Oberste Karte: { $card }
page-color = Farbe: { $color }
page-clockwise = Im Uhrzeigersinn
page-counterclockwise = Gegen den Uhrzeigersinn
page-keys = Tasten
page-keys-on = Auch die Buchstabentasten benutzen
page-keys-moves = ← und →: einen Zug zurück oder weiter
page-keys-ends = Pos1 und Ende: zum Anfang oder zum Ende
page-keys-moments = N und P: nächster oder voriger Schlüsselmoment
page-keys-rounds = Umschalt+N und Umschalt+P: nächste oder vorige Runde
page-no-script = Diese Seite braucht JavaScript. Sie funktioniert ohne Internet.
page-unreadable = Die Partie lässt sich nicht zeigen. Die Datei ist beschädigt, oder dieser Browser ist zu alt.
page-players = Es spielen

## coach

# Der Coach nach einer Partie

button-coach = Coach
button-coach-replay = In der Wiederholung zeigen
button-coach-next = Weiter: { $number } von { $count }
coach-title = Coach
coach-result = **Ergebnis.** Du hast { $won } von { $rounds } { $rounds ->
    [one] Runde
   *[other] Runden
} gewonnen, das ist { $difference } gegenüber einem gleichen Anteil.
coach-luck = Kartenglück: { $cards }. Dein Spiel und alles andere: { $rest }.
coach-some = { $count ->
    [one] Eine Entscheidung hat dich deutlich Chancen gekostet:
   *[other] Diese { $count } Entscheidungen haben dich am meisten gekostet:
}
coach-none = Nichts fiel auf: Keine deiner Entscheidungen hat deine Chancen deutlich gesenkt. Gut gespielt!
coach-top = Auf dem Stapel: { $card }
coach-hand = Deine Hand: { $cards }
coach-lapse = **Runde { $round }.** Dein Zug: **{ $made }**. Besser: **{ $better }**.
coach-why-uno = Ohne Uno können dich andere erwischen.
coach-why-next = Die nächste Person hatte nur { $count ->
    [one] { $count } Karte
   *[other] { $count } Karten
}.
coach-why-void = Die nächste Person hatte gezogen, statt { $color } zu legen.
coach-why-wild = So bleibt die Farbwahl für später.
coach-why-color = Danach hast du { $count ->
    [one] eine Karte
   *[other] { $count } Karten
} der Farbe { $color }.
coach-won = Der bessere Zug gewinnt etwa { $more } von 100 solchen Runden mehr ({ $low } bis { $high }).
coach-first = Mit dem besseren Zug bist du in etwa { $more } von 100 solchen Runden öfter zuerst fertig ({ $low } bis { $high }).
coach-stayed = Mit dem besseren Zug bleibst du in etwa { $more } von 100 solchen Runden öfter in der Partie ({ $low } bis { $high }).
coach-how = Jede Entscheidung wird danach beurteilt, was du sehen konntest. Die verdeckten Karten werden viele Male neu verteilt, und starke KIs spielen die Runde zu Ende.
refused-coach-not-seated = Du hast diese Partie nicht gespielt. Der Coach sieht sich nur deine eigenen Entscheidungen an.
refused-coach-often = Ich bin gerade mehrere Partien für dich durchgegangen. Versuch es in einer Minute noch einmal.
refused-coach-failed = Ich konnte diese Partie nicht durchgehen. Versuch es gleich noch einmal.
refused-coach-deck = Der Coach kennt diese Karten noch nicht.
refused-coach-golf = Der Coach kennt Golf noch nicht.

## key_moments

# Schlüsselmomente: wie die Wiederholung, ihre Seite und ihr GIF sie nennen. Je ein schlichter Satz.

key-moment-four = { $name } legt „{ $card }“: +{ $count } für { $other }.
key-moment-four-bare = { $name } legt „{ $card }“.
key-moment-guilty = { $other } zweifelt { $name } zu Recht an: +{ $count } für { $name }.
key-moment-innocent = { $other } zweifelt { $name } zu Unrecht an: +{ $count } für { $other }.
key-moment-caught = { $other } erwischt { $name } ohne Uno: +{ $count } für { $name }.
key-moment-caught-free = { $other } erwischt { $name } ohne Uno, aber es kommt keine Karte.
key-moment-missed = { $name } sagt nicht Uno, und niemand merkt es.
key-moment-lead = { $seats ->
    [one] { $name } geht in Führung.
   *[other] { $name } gehen in Führung.
}
key-moment-round = { $name } gewinnt Runde { $number }.
key-moment-round-points = { $name } gewinnt Runde { $number }: { $points ->
    [one] { $points } Punkt.
   *[other] { $points } Punkte.
}
key-moment-round-tied = Runde { $number } endet unentschieden.
key-moment-knocked-out = { $name } ist mit { $count } Karten raus.
key-moment-knocked-out-by = { $other } wirft { $name } raus: { $count } Karten.
key-moment-roulette = Roulette: +{ $count } für { $name }.
key-moment-launcher = Der größte Treffer des Werfers: +{ $count } für { $name }.
key-moment-dark-side = { $name } dreht alles auf die dunkle Seite.
key-moment-light-side = { $name } dreht alles auf die helle Seite.
key-moment-eliminated = { $name } scheidet aus der Partie aus.
key-moment-match = { $seats ->
    [one] { $name } gewinnt die Partie.
   *[other] { $name } gewinnen die Partie.
}
key-moment-partners = { $name } und { $partner }

### reactions

## reactions

reactions-title = Reagieren
reactions-body = Alle sehen deine Reaktion am Tisch für einen Moment. Du kannst alle 10 Sekunden reagieren.
reactions-who = Jemanden stummschalten …
reactions-mute = { $name } stummschalten
reactions-hear = { $name } nicht mehr stummschalten
button-react = Reagieren
button-reactions-on = Reaktionen: an
button-reactions-off = Reaktionen: aus
reaction-laugh = Haha!
reaction-ouch = Oh nein!
reaction-clap = Stark!
reaction-think = Hmm …
reaction-fire = Läuft!
reaction-wave = Hallo!
reaction-in-words = **{ $name }**: { $words }
note-reacted = Alle am Tisch sehen es: { $emoji }
refused-reaction-now = Reagieren kannst du während einer Partie.
refused-reaction-soon = { $seconds ->
    [one] Du kannst in { $seconds } Sekunde wieder reagieren.
   *[other] Du kannst in { $seconds } Sekunden wieder reagieren.
}
refused-reactions-off = An diesem Tisch sind Reaktionen aus.
refused-reactions-here = In diesem Kanal sind Reaktionen aus.
refused-reactions-own = Deine Reaktionen sind aus. Mit `/uno me` schaltest du sie an.
refused-reactions-muted = Der Host hat deine Reaktionen an diesem Tisch stummgeschaltet.
refused-only-host-reactions = Reaktionen schaltet nur der Host stumm; Host ist **{ $host }**.
preferences-reactions-on = Reaktionen: an
preferences-reactions-off = Reaktionen: aus
preferences-reactions-what = Ob du reagieren kannst und Reaktionen auf deinen Ansichten siehst.
server-settings-reactions = Reaktionen
server-settings-reactions-what = Ob man am Tisch eine kleine Reaktion zeigen kann.
server-settings-reactions-on = an
server-settings-reactions-off = aus

### privacy

## privacy

privacy-title = Deine Daten
privacy-intro = Das speichere ich über dich, damit Partien nach einem Neustart weitergehen:
privacy-choices = - Deine Einstellungen, deine Spielstärke gegen KIs, die Sprache deines Discords und wo deine Direktnachrichten sind
privacy-tables = - Tische mit deinem Namen, deinem Platz und deinen Zügen: { $count }
privacy-results = - Ergebnisse von Partien, die für deine Statistik und deine Wertung zählen: { $count }
privacy-daily = - Tagesspiele, die du begonnen hast, mit Zügen und Ergebnissen: { $count }
privacy-notes = - Deine Hinweise zu Übersetzungen: { $count }
privacy-messages = - Nachrichten für dich, die ich noch ändere: { $count }
privacy-channels = - Kanäle, in denen ich dich bei neuen Tischen anpinge: { $count }
privacy-bans = - Server, auf denen du für Uno gesperrt bist: { $count }
privacy-readers = Alles lesen können nur die Admins dieses Bots. Wer mitspielt, sieht deinen Namen und deine Züge am Tisch.
privacy-file = Hier ist alles, was ich über dich speichere.
privacy-ask-title = Alles über dich löschen?
privacy-ask-settings = - Deine Einstellungen und Pings für neue Tische sind weg.
privacy-ask-running = - In einer laufenden Partie übernimmt eine KI deinen Platz für immer.
privacy-ask-over = - An beendeten Tischen heißt du „{ $name }“.
privacy-ask-results = - Deine Statistik und deine Wertungen sind weg. In Ergebnissen heißt du „{ $name }“.
privacy-ask-daily = - Deine Tagesspiele, ihre Ergebnisse und deine Serien sind weg.
privacy-ask-discord = - Nachrichten, die schon in einem Kanal stehen, bleiben dort.
privacy-ask-bans = - Wenn ein Server dich gesperrt hat, bleibt die Sperre, mit einem Code statt deiner ID.
privacy-ask-kicks = - Ein Rauswurf bleibt, und ein begonnenes Tagesspiel lässt sich nicht noch einmal beginnen. Beides steht unter einem Code statt deiner ID.
privacy-ask-undo = Das lässt sich nicht rückgängig machen.
privacy-deleted = Alles über dich ist gelöscht. Wenn du mich wieder benutzt, speichere ich neue Daten.
privacy-again = Du benutzt mich gerade, deshalb wurde etwas neu gespeichert. Versuch es in einer Minute noch einmal.
button-privacy-export = Daten herunterladen
button-privacy-delete = Daten löschen
button-privacy-yes = Alles löschen
button-privacy-no = Daten behalten

### admin

## admin_settings

admin-settings-title = Grenzen auf diesem Server
admin-settings-roles = Wer Tische eröffnet: { $roles }
admin-settings-everybody = alle
admin-settings-rules-open = Regeln: **{ $rules }**, Hosts dürfen sie ändern
admin-settings-rules-locked = Regeln: **{ $rules }**, Hosts dürfen sie nicht ändern
admin-settings-ais = KI-Plätze pro Tisch, höchstens: **{ $most }**
admin-settings-ais-choice = KI-Plätze: { $most }
admin-settings-no-limit = keine Grenze
admin-settings-what-roles = Die Moderation eröffnet immer Tische.
admin-settings-what-rules = Die Regeln wählt `/uno settings`.
admin-settings-what-ais = KIs für Leute, die gingen, zählen nicht.
admin-settings-choose-roles = Rollen, oder keine …
button-lock-rules = Regeln festschreiben
button-unlock-rules = Regeln freigeben
refused-rules-locked = Die Regeln stehen auf diesem Server fest. Die Serverleitung wählt sie mit `/uno settings`.
refused-ais-capped = Zu viele KIs: Dieser Server erlaubt höchstens { $most } an einem Tisch.
refused-roles-start = Zum Eröffnen brauchst du eine dieser Rollen: { $roles }. Mitspielen kannst du an offenen Tischen.
refused-limits-changed = Die Serverleitung hat nach dem Öffnen dieser Lobby eine Grenze gesetzt, darum hat sich der Tisch geändert. Noch hat nichts begonnen. Schau noch mal hin und starte dann.
note-lobbies-limited = { $count ->
    [one] Geändert. 1 offene Lobby hatte andere Regeln oder zu viele KIs und ist jetzt angepasst.
   *[other] Geändert. { $count } offene Lobbys hatten andere Regeln oder zu viele KIs und sind jetzt angepasst.
}
note-tournaments-limited = { $count ->
    [one] 1 offenes Turnier hatte andere Regeln. Für seine kommenden Tische gelten jetzt die neuen. Passen sie nicht, ist es beendet.
   *[other] { $count } offene Turniere hatten andere Regeln. Für ihre kommenden Tische gelten jetzt die neuen. Passen sie nicht, sind sie beendet.
}

## oversight

oversight-title = Tische auf diesem Server
oversight-table = Tisch
oversight-unknown-channel = ein Kanal, den ich nicht lesen kann
oversight-host = Host { $host }
oversight-stage = { $stage ->
    [lobby] noch nicht begonnen
    [playing] die Partie läuft
    [pause] zwischen zwei Runden
    [suspended] wartet, weil ich seinen Kanal nicht erreiche
    [adjourned] wartet, und sein Kanal ist frei
   *[damaged] seine gespeicherten Daten sind nicht lesbar
}
oversight-since = { $stage ->
    [suspended] seit { $when }
    [adjourned] seit { $when }
   *[other] letzte Aktion { $when }
}
oversight-late = Hängt fest: Der Zug war { $when } fällig.
oversight-empty = Auf diesem Server ist kein Tisch offen.
oversight-more = { $count ->
    [one] { $count } weiterer Tisch fehlt hier: Nutze die Befehle in seinem Kanal.
   *[other] { $count } weitere Tische fehlen hier: Nutze die Befehle in ihren Kanälen.
}
oversight-end-what = Wird der Tisch beendet, ist er für alle geschlossen. Die Partie kann nicht weitergehen.
button-oversee = Verwalten
button-oversight-list = Alle Tische
button-oversight-refresh = Neu laden
note-oversight-ended = Der Tisch in { $channel } ist geschlossen.
refused-oversight-gone = Dieser Tisch ist schon geschlossen.
refused-oversight-empty = In { $channel } ist kein Tisch. `/unoadmin tables` zeigt alle.
refused-admin-place = Diese Befehle gehören zu einem Server: Nutze sie dort.
refused-admin = Dafür brauchst du die Berechtigung „Server verwalten“.
oversight-free-what = Wird der Kanal freigemacht, wartet der Tisch: `/uno resume` setzt ihn fort.
button-oversight-free = Kanal freimachen
note-unblocked = { $channel } ist frei. Der Tisch wartet auf `/uno resume`.
refused-unblock-free = Dieser Tisch belegt seinen Kanal nicht: `/uno start` eröffnet dort einen anderen.
refused-unblock-running = Dort hängt nichts fest: `/unoadmin end` beendet den Tisch.

## bans

bans-title = Von Uno gesperrt
bans-empty = Niemand ist gesperrt.
bans-line = { $user } · gesperrt { $when } von { $admin }
bans-more = { $count ->
    [one] { $count } weitere Sperre fehlt hier.
   *[other] { $count } weitere Sperren fehlen hier.
}
bans-lift = Sperre eines gelöschten Kontos aufheben
note-banned = { $count ->
    [one] { $user } kann auf diesem Server kein Uno mehr spielen. An 1 Tisch spielt nun eine KI.
   *[other] { $user } kann auf diesem Server kein Uno mehr spielen. Tische, an denen nun eine KI spielt: { $count }.
}
note-banned-leaves = Du sitzt mit dieser Person in einer Partie. In Ergebnis und Wertung gilt die Partie damit für dich als verlassen, mit dem letzten Platz. Weiterspielen kannst du.
note-unbanned = { $user } kann wieder spielen.
refused-banned = Du kannst auf diesem Server kein Uno spielen: So hat es die Serverleitung entschieden.
refused-invite-banned = { $name } kann auf diesem Server kein Uno spielen.
refused-not-banned = Diese Person ist nicht gesperrt: `/unoadmin bans` zeigt die Sperren.
refused-ban-bot = Ein Bot kann nicht gesperrt werden: Er hat keinen Platz.
refused-ban-oneself = Dich selbst kannst du nicht sperren: Wähle eine andere Person.

## acts

acts-title = Aktionen der Admins
acts-empty = Noch nichts.
acts-channel = Steht auch in { $channel }.
acts-no-channel = Kein Protokollkanal: `/unoadmin log` mit einem Kanal legt einen fest.
act-line = { $kind ->
    [end] { $admin } hat den Tisch in { $channel } beendet.
    [unblock] { $admin } hat { $channel } freigemacht. Der Tisch dort wartet.
    [ban] { $admin } hat { $user } gesperrt. { $detail }
    [unban] { $admin } hat die Sperre von { $user } aufgehoben.
    [roles] { $admin } hat festgelegt, wer Tische eröffnet: { $detail }
    [rules] { $detail ->
        [lock] { $admin } hat die Regeln festgeschrieben.
       *[unlock] { $admin } hat die Regeln freigegeben.
    }
    [ais] { $admin } hat die meisten KI-Plätze pro Tisch festgelegt: { $detail }
    [lost] { $detail ->
        [roles] Die Rolle { $value }, die Tische eröffnen durfte, wurde gelöscht. Die anderen gewählten Rollen dürfen es weiter.
        [roles-all] Die Rolle { $value }, die Tische eröffnen durfte, wurde gelöscht. Jetzt dürfen es alle. `/unoadmin roles` wählt andere Rollen.
        [moderators] Die Rolle { $value } der Moderation wurde gelöscht. `/uno settings` wählt eine andere.
        [log] Der Protokollkanal wurde gelöscht. `/unoadmin log` mit einem Kanal legt einen anderen fest.
        [day] Der Kanal für den Tag des Servers wurde gelöscht. `/unoadmin day` mit einem Kanal legt einen anderen fest.
        [rules] Die Regeln { $value } der Einstellungen kenne ich nicht mehr, darum gelten an Tischen die offiziellen Regeln. `/uno settings` wählt andere.
       *[places] Der letzte Kanal, in dem Uno erlaubt ist, wurde gelöscht, darum kann auf diesem Server niemand spielen. `/uno settings` erlaubt es anderswo.
    }
    [day] { $detail ->
        [off] { $admin } hat den Tag des Servers abgeschaltet.
       *[on] { $admin } hat einen Kanal für den Tag des Servers gewählt: { $channel }
    }
   *[log] { $detail ->
        [off] { $admin } hat den Protokollkanal abgeschaltet.
       *[on] { $admin } hat den Protokollkanal gewählt: { $channel }
    }
}
day-title = 📅 Gestern hier · { $day }
day-more = Und { $count } weitere.
day-streak = 🔥 { $days } Tage
day-matches = { $count ->
    [one] Eine Partie wurde gespielt.
   *[other] { $count } Partien wurden gespielt.
}
day-wins = { $who } { $wins }
day-rematch = 🔁 **Duell der Woche:** { $count } Partien, Siege: { $wins }
day-settings-title = Der Tag des Servers
day-settings-what = Einmal am Tag schreibe ich die Ergebnisse des Tagesspiels von gestern mit Serien und das Duell der Woche: die Leute, die am häufigsten gegeneinander gespielt haben. Niemand wird angepingt, und an Tagen ohne Spiel schreibe ich nichts. Leute mit **Wertung: aus** nenne ich nicht.
day-no-channel = Das ist aus. `/unoadmin day` mit einem Kanal schaltet es ein.
day-channel = Steht in { $channel }. Das nächste Mal { $when }.
button-no-day = Keine Nachricht
button-no-log = Kein Protokollkanal
refused-log-channel = In diesen Kanal kann ich nicht schreiben: Wähle einen Textkanal oder einen Thread.

## channel_check

# `/unoadmin check`: what the bot needs in this channel and server

check-title = Prüfung dieses Kanals und Servers
check-permissions = Ich habe die Berechtigungen für einen Tisch in { $channel }.
check-lacks = Mir fehlt { $missing } in { $channel }. Erlaub es meiner Rolle: in den Einstellungen des Kanals, unter Berechtigungen.
check-channel-gone = Den Kanal { $channel } gibt es nicht mehr. Sein Tisch wartet auf `/uno resume`.
check-threads = Für Tische in Threads brauche ich auch { $missing }.
check-roles-empty = Niemand hat { $roles }, darum kann nur die Moderation Tische eröffnen. `/unoadmin roles` wählt andere Rollen.
check-age-restricted = { $channel } hat eine Altersbeschränkung. Discord lässt nur Mitglieder mit bestätigtem Alter hinein, die anderen können dort nicht spielen.
check-slow-mode = { $channel } hat einen Slowmode. Discord nimmt Bots davon aus, und auch das Drücken meiner Knöpfe. Bremst er mich trotzdem, erlaube meiner Rolle, ihn zu umgehen.
check-pictures = Meine Kartenbilder sind bereit für: { $decks }. Andere Karten bekommen ihre Bilder mit ihrem ersten Tisch.
check-no-pictures = Diese Kartenbilder sind noch nicht bei Discord, darum sind ihre Karten einfache Zeichen: { $decks }. Wer den Bot betreibt, kann `unobot emojis sync` ausführen.
check-commands = Discord hat meine aktuellen Befehle.
check-commands-changed = Discord hat meine Befehle in einer anderen Version: { $commands }. Wer den Bot betreibt, kann ihn neu starten; dann meldet er seine eigenen an.
check-commands-unknown = Discord sagt mir gerade nicht, welche Befehle es hat. Versuch es in einer Minute noch einmal.
check-tables = Kein Tisch dieses Servers hängt fest.
check-stuck = { $count ->
    [one] { $count } Tisch dieses Servers hängt fest. Siehe `/unoadmin tables`.
   *[other] { $count } Tische dieses Servers hängen fest. Siehe `/unoadmin tables`.
}

## probe

# The message of `unobot doctor --live`, with which an admin tests the set-up

probe-title = Test der Einrichtung von unobot
probe-step = { $step ->
    [1] Drück den ersten Knopf.
    [2] Drück den zweiten Knopf.
    [3] Warte auf dein privates Feld, oder überspring das Warten mit dem vierten Knopf.
    [4] Drück den Knopf in deinem älteren privaten Feld.
   *[5] Drück den dritten Knopf, dann immer wieder, während sich diese Nachricht ändert.
}
probe-panel = Dieses Feld ist ein Test. Drück seinen Knopf, wenn die öffentliche Nachricht es sagt.

### owner

## owner

owner-notice = 📣 Von der Leitung des Bots: { $words }
refused-blocked = Du kannst mit diesem Bot nicht spielen: So hat es seine Leitung entschieden. `/uno privacy` geht weiterhin.
refused-blocked-server = Dieser Server kann diesen Bot nicht haben: So hat es seine Leitung entschieden.
button-owner = Werkzeuge der Leitung
owner-title = Werkzeuge der Leitung
owner-what = Deine Entscheidungen gelten binnen Sekunden auf allen Servern. Nur die Leitung dieses Bots sieht das hier.
owner-counts = Server hier: { $servers } · Tische: { $tables } · gesperrte Leute: { $people } · gesperrte Server: { $blocked }
owner-notice-until = Mitteilung, endet { $when }: { $words }
owner-no-notice = Es gibt keine Mitteilung.
button-owner-notice = Mitteilung schreiben
button-owner-clear = Mitteilung löschen
button-owner-block-user = Person sperren
button-owner-block-server = Server sperren
button-owner-servers = Server
owner-unblock = Freigeben …
owner-user-choice = Person { $id }
owner-server-choice = Server { $id }
owner-id = ID
owner-words = Eine Zeile für alle Lobbys und Hände
owner-hours = Stunden
owner-blocked = `{ $id }` ist gesperrt.
owner-unblocked = `{ $id }` ist nicht mehr gesperrt.
owner-server-line = **{ $name }** · `{ $id }` · Mitglieder: { $members }
button-owner-leave = Verlassen
button-owner-more = Weitere Server
owner-left = Der Bot hat `{ $id }` verlassen.
refused-owner = Das kann nur die Leitung dieses Bots.
refused-owner-id = Das ist keine ID. Eine ID hat 17 bis 20 Ziffern.
refused-owner-oneself = Dich selbst kannst du nicht sperren.
refused-owner-hours = Die Stunden sind eine Zahl von 1 bis { $most }.
refused-owner-words = Eine Mitteilung braucht mindestens einen Buchstaben.

### settings

## preferences

preferences-title = Deine Einstellungen
preferences-body = Das gilt sofort und an jedem Tisch.
button-preferences-table = Am Tisch
button-preferences-messages = Nachrichten, Ergebnisse
preferences-playing = Ebenbürtige KI: Gegen dich spielt sie mit { $strength } von 100. Das bestimmen deine Partien gegen KIs: Ein Sieg hebt den Wert, eine Niederlage senkt ihn.
preferences-emblem-fox = Gesicht: Fuchs
preferences-emblem-octopus = Gesicht: Krake
preferences-emblem-frog = Gesicht: Frosch
preferences-emblem-bee = Gesicht: Biene
preferences-emblem-whale = Gesicht: Wal
preferences-emblem-mushroom = Gesicht: Pilz
preferences-emblem-penguin = Gesicht: Pinguin
preferences-emblem-cactus = Gesicht: Kaktus
preferences-emblem-blossom = Gesicht: Blüte
preferences-emblem-owl = Gesicht: Eule
preferences-emblem-what = Dein Gesicht an jedem Tisch. Eine laufende Partie behält ihre Gesichter.
preferences-look-auto = Karten: wie Server
preferences-look-pictures = Karten: Bilder
preferences-look-shapes = Karten: Form, Buchstabe
preferences-look-text = Karten: nur Text
preferences-look-what = Wie du deine Karten siehst.
preferences-sort-color = Nach Farbe sortiert
preferences-sort-value = Nach Wert sortiert
preferences-sort-what = In welcher Reihenfolge deine Karten stehen.
preferences-passes-on = Auto-Passen: an
preferences-passes-off = Auto-Passen: aus
preferences-passes-what = Ob dein Zug von selbst endet, wenn du die gezogene Karte nicht legen kannst.
preferences-dms-auto = DMs: wie Server
preferences-dms-on = DMs: mit Karten
preferences-dms-off = DMs: ohne Karten
preferences-dms-what = Ob deine Karten auch als Direktnachricht kommen.
preferences-pings-idle = Pings: wenn inaktiv
preferences-pings-always = Pings: bei jedem Zug
preferences-pings-off = Pings: nie
preferences-pings-what = Wann ich dich anpinge, weil du dran bist.
preferences-pings-by-channel = Ping-Ort: Kanal
preferences-pings-by-dm = Ping-Ort: DM
preferences-pings-by-what = Wo ich dich anpinge.
preferences-hints-on = Tipps: jeden einmal
preferences-hints-off = Tipps: keine
preferences-hints-what = Kurze Tipps, die je einmal kommen, wenn du sie brauchen kannst.
preferences-rated-on = Wertung: an
preferences-rated-off = Wertung: aus
preferences-rated-what = Ob ich dich werte und in Ranglisten zeige.
preferences-language-auto = Sprache: automatisch
preferences-language-what = Die Sprache, in der ich mit dir rede. Automatisch ist die Sprache deines Discord.
preferences-language = Sprache: { $name }

## server_settings

server-settings-title = Uno auf diesem Server
server-settings-title-channel = Uno in { $channel }
server-settings-line = { $origin ->
    [here] { $name }: **{ $value }** · hier eingestellt
    [server] { $name }: **{ $value }** · vom Server
   *[usual] { $name }: **{ $value }**
}
server-settings-which = Ändern …
server-settings-as-server = Wie auf dem Server
server-settings-as-usual = Standard: { $value }
button-server-settings-server = Dieser Server
button-server-settings-channel = Dieser Kanal

server-settings-rules = Regeln
server-settings-rules-what = Die Regeln eines neuen Tisches, wenn der Host sie nicht ändert.
server-settings-rules-code = Code { $code }
server-settings-turn = Zugzeit
server-settings-turn-what = Wie lange ein Zug an neuen Tischen dauern kann.
server-settings-allowed = Uno
server-settings-allowed-what = Ob Tische eröffnet werden können.
server-settings-allowed-on = erlaubt
server-settings-allowed-off = nicht erlaubt
server-settings-starts = Tische eröffnen
server-settings-starts-what = Wer /uno start benutzen kann.
server-settings-starts-everybody = alle
server-settings-starts-moderators = nur die Moderation
server-settings-moderator-role = Uno-Moderation
server-settings-moderator-role-auto = keine Rolle
server-settings-role = Rolle wählen …
button-no-role = Keine Rolle
server-settings-table-look = Tisch
server-settings-table-look-what = Wie neue Tische aussehen.
server-settings-table-look-picture = von oben gezeichnet
server-settings-table-look-text = Worte und eine Karte
server-settings-look = Handkarten
server-settings-look-what = Für alle, die mit /uno me nichts gewählt haben.
server-settings-look-pictures = Bilder
server-settings-look-shapes = Formen und Buchstaben
server-settings-look-text = Text
server-settings-dms = Karten per Direktnachricht
server-settings-dms-what = Für alle, die mit /uno me nichts gewählt haben.
server-settings-dms-on = ja
server-settings-dms-off = nein
server-settings-pings = Pings, wenn man dran ist
server-settings-pings-what = Ob ich Leute im Kanal anpinge, wenn sie dran sind.
server-settings-pings-on = ja
server-settings-pings-off = nein
server-settings-threads = Thread für jeden Tisch
server-settings-threads-what = Ob ein neuer Tisch einen eigenen Thread bekommt.
server-settings-threads-on = ja
server-settings-threads-off = nein
server-settings-moments = Glanzmomente
server-settings-moments-what = Banner und eine muntere Zeile für Uno, große Strafen und Siege an neuen Tischen.
server-settings-moments-on = an
server-settings-moments-off = aus
server-settings-seasons = Saisons
server-settings-seasons-what = Wie lange eine Rangliste läuft, bevor eine neue beginnt.
server-settings-seasons-monthly = ein Monat
server-settings-seasons-quarterly = drei Monate
server-settings-seasons-never = keine Saisons
server-settings-language = Sprache
server-settings-language-what = Die Sprache der Tische. Was nur du siehst, steht in deiner eigenen Sprache.
server-settings-language-auto = die des Servers

refused-server-settings-place = Einstellungen gehören zu einem Server. Nutze diesen Befehl dort.
refused-server-settings = Für diese Einstellungen brauchst du die Berechtigung „Server verwalten“.
refused-everybody-role = Diese Rolle haben alle, und alle wären in der Moderation. Wähle eine andere.
refused-not-here = In diesem Kanal kannst du kein Uno spielen. Die Serverleitung kann das mit `/uno settings` ändern.
refused-moderators-start = Tische eröffnet hier nur die Moderation. Frag dort nach oder spiel an einem offenen Tisch mit.

### translations

## beta

beta-what = Beta: Sag uns, was falsch klingt.
beta-line = { $name } ist noch Beta: Sag uns, was falsch klingt.
button-beta-note = Sag es uns
beta-note-title = Was klingt falsch?
beta-note-label = Die Worte, und was du sagen würdest
beta-note-thanks = Danke! Die Admins dieses Bots lesen das.
beta-offer = { $name } gibt es schon, als Beta.
button-beta-switch = Wechseln
refused-beta-notes = Du hast an einem Tag { $count } Hinweise geschickt, mehr kann ich noch nicht annehmen. Danke!
refused-beta-empty = Schreib erst ein paar Worte.

### help

## help

help-title = Hier Uno spielen
help-new = **Neu bei Uno?** Drücke **Ausprobieren**: fünf kurze Schritte gegen eine KI.
help-start = **Gleich spielen?** `/uno start` eröffnet hier einen Tisch. Andere drücken **Mitspielen**, oder KIs füllen die Plätze.
help-daily = **Fünf Minuten allein?** `/uno daily` hat jeden Tag neue Spiele.
help-ask = Was möchtest du wissen?
help-bring = **Woanders spielen?** Dann auch in Direktnachrichten, Gruppenchats und auf Servern ohne mich:
button-install-server = Zum Server
button-install-personal = Zu den Apps
button-tutorial = Ausprobieren

help-button-round = Eine Runde
help-topic-round = So läuft eine Runde
help-round-1 = Alle bekommen Karten, und eine liegt offen auf dem Stapel.
help-round-2 = **Du bist dran:** Lege eine Karte mit gleicher Farbe, gleicher Zahl oder gleichem Symbol oder eine Farbwahlkarte. Nichts passt? **Ziehen** gibt dir eine. Passt sie, kannst du sie gleich legen.
help-round-3 = **Das Ende:** Wer zuerst keine Karten mehr hat, gewinnt die Runde und die Punkte der Karten, die die anderen noch haben. Wer zuerst das Punkteziel erreicht, gewinnt die Partie.
help-round-4 = Hausregeln können manches ändern. `/uno rules` zeigt die Regeln hier.
help-button-cards = Die Karten
help-topic-cards = Die Karten
help-cards-1 = **0 bis 9**: nur eine Farbe und eine Zahl.
help-cards-2 = ⊘ **Aussetzen**: Die nächste Person setzt aus.
help-cards-3 = ⇄ **Richtungswechsel**: Es geht andersherum weiter. Zu zweit wirkt er wie Aussetzen.
help-cards-4 = **+2** Zieh Zwei: Die nächste Person zieht zwei und setzt aus.
help-cards-5 = 🌈 **W** Farbwahl: passt auf alles, und du wählst die Farbe.
help-cards-6 = 🌈 **+4** Zieh Vier: Du wählst die Farbe, und die nächste Person zieht vier. Sie ist dafür da, wenn du keine Karte der aktuellen Farbe hast, und kann angezweifelt werden.
help-button-uno = Uno!
help-topic-uno = Uno und Erwischen
help-uno-1 = **Noch zwei Karten, und du bist dran?** Drücke **📣 UNO ansagen** und lege dann eine.
help-uno-2 = **Vergessen?** Drücke schnell **Uno!**
help-uno-3 = **Jemand anders hat es vergessen?** Am Tisch leuchtet **Erwischt!** auf. Drücke es vor dem nächsten Zug, und die Person zieht zwei Karten.
help-button-hand = Deine Karten
help-topic-hand = Deine Karten
help-hand-1 = **Karten** am Tisch zeigt deine Karten nur dir. Sie kommen auch als Direktnachricht. Drücke eine Karte, um sie zu legen.
help-hand-2 = Eine Karte ist ausgegraut? **Warum nicht?** zeigt, welche Regel im Weg ist.
help-hand-3 = `/uno play` listet deine Züge in Worten auf, für Screenreader und Tastatur.
help-hand-4 = 💡 Kleine Tipps kommen je einmal. `/uno me` schaltet sie aus oder wieder ein.
help-button-away = Abwesend
help-topic-away = Wenn du weg bist
help-away-1 = Der Countdown am Tisch zeigt, wie lange du für einen Zug hast. Läuft er ab, wird der Zug für dich gemacht. Beim zweiten Mal in Folge übernimmt eine KI, bis du irgendetwas drückst.
help-away-2 = Du musst los? **Verlassen** gibt deine Karten einer KI, und **Karten** holt sie dir zurück.
help-button-table = Hausregeln
help-topic-table = Regeln am Tisch
help-table-1 = Vor der Partie kann der Host **Regeln ändern**: eine Vorlage, einzelne Hausregeln oder ein Code von einem anderen Tisch.
help-table-2 = Niemand kann an den Karten drehen: Sie werden versiegelt, bevor jemand mitspielt. **Fairness prüfen** zeigt es am Ende.
help-button-commands = Befehle
help-topic-commands = Alle Befehle
help-commands-1 = Jeder beginnt mit `/uno`:
help-command = **{ $command }** · { $what }
news-line = 🆕 **Neu:** { $news }
news-faces = Du behältst dein Gesicht an jedem Tisch. `/uno me` ändert es.
help-legal = Inoffizielles Fanprojekt, ohne Verbindung zu Mattel und nicht von Mattel unterstützt. UNO ist eine Marke von Mattel.

help-rules-title = Regeln: { $preset }

## tutorial

lesson-title = Schritt { $number } von { $of } · { $title }
lesson-ai = Robin
lesson-top = Auf dem Stapel: { $emoji } { $card }
lesson-early = Das erlauben die Regeln auch. Probiere jetzt, was oben steht.
button-lesson-next = Nächster Schritt
button-lesson-skip = Schritt auslassen
button-try-again = Noch einmal

lesson-match = Farbe oder Zahl
lesson-match-do = Du möchtest alle deine Karten loswerden. Lege eine mit der **Farbe** oder der **Zahl** der Karte auf dem Stapel: Drücke sie.
lesson-match-done = Das ist schon fast das ganze Spiel. Dann hat **{ $ai }** es genauso gemacht. Ihr legt abwechselnd, nach Farbe oder Zahl.

lesson-action = Aktionskarten
lesson-action-do = Manche Karten bewirken etwas. Lege eine von deinen.
    ⊘ Aussetzen: Die nächste Person setzt aus.
    ⇄ Richtungswechsel: Es geht andersherum weiter.
    +2 Zieh Zwei: Die nächste Person zieht zwei und setzt aus.
lesson-action-done = **{ $ai }** hat ausgesetzt. Zu zweit bist du gleich wieder dran.

lesson-wild = Farbwahlkarten
lesson-wild-do = Von deinen anderen Karten passt keine. Aber eine **Farbwahl** (W) passt auf alles, und du wählst die neue Farbe. Lege sie.
lesson-wild-color = Welche Farbe wählst du? Die meisten deiner Karten sind rot.
lesson-wild-done = **{ $ai }** musste sich nach deiner Farbe richten. Bei einer **Zieh Vier** (+4) zieht die nächste Person außerdem vier Karten. Sie ist dafür da, wenn du keine Karte der aktuellen Farbe hast, und die nächste Person kann sie anzweifeln.

lesson-draw = Ziehen
lesson-draw-do = Keine deiner Karten passt. Zieh eine.
lesson-draw-choose = Die gezogene Karte passt. Lege sie jetzt oder behalte sie für später. Eine andere kannst du in diesem Zug nicht legen.
lesson-draw-done = Gut gespielt. Passt eine gezogene Karte nicht, behältst du sie, und dein Zug ist vorbei.
lesson-draw-kept = Du hast sie behalten, also war dein Zug vorbei. Das kann klug sein. Denk nur daran: Am Ende bringt jede Karte auf deiner Hand der Person Punkte, die gewinnt.

lesson-uno = Uno!
lesson-uno-do = **{ $ai }** hat nur noch eine Karte und hat vergessen, Uno zu sagen. Drücke **Erwischt, { $ai }!** vor dem nächsten Zug.
lesson-uno-say = Erwischt: **{ $ai }** hat zwei gezogen. Jetzt hast du selbst zwei Karten: Drücke **📣 UNO ansagen** und lege dann eine.
lesson-uno-forgot = Du hast Uno vergessen, **{ $ai }** hat dich erwischt, und du hast zwei Karten gezogen. An einem echten Tisch kannst du **Uno!** auch nach dem Legen noch drücken, wenn du schneller bist als die anderen.
lesson-uno-last = Du hast Uno gesagt, also kann dich niemand erwischen. Noch eine Karte: Lege sie!
lesson-uno-done = 🎉 Du hast gewonnen! Wer zuerst keine Karten mehr hat, gewinnt die Runde und bekommt Punkte für alle Karten, die die anderen noch haben. Jetzt spiel mit anderen Leuten: `/uno start` eröffnet einen Tisch.

## commands

command-uno = Uno spielen
command-start = Einen Tisch in diesem Kanal eröffnen
command-start-ais-name = kis
command-start-ais = Wie viele KIs gleich mitspielen
command-start-level-name = stärke
command-start-level = Wie gut die KIs spielen
command-start-rules-name = regeln
command-start-rules = Eine Vorlage oder ein Regelcode
command-start-pace-name = tempo
command-start-pace = Wie lange ein Zug dauern kann
command-start-thread-name = thread
command-start-thread = Den Tisch in einem eigenen Thread eröffnen
command-tables = Deine Tische in allen Kanälen und auf allen Servern zeigen
command-history = Beendete Partien dieses Servers auflisten, mit Wiederholung
command-join = Am Tisch in diesem Kanal mitspielen
command-leave = Deinen Platz aufgeben
command-hand = Deine Karten zeigen
command-play = Einen Zug in Worten machen
command-play-move-name = zug
command-play-move = Einer deiner Züge
command-status = Den Tisch in diesem Kanal zeigen
command-end = Den Tisch in diesem Kanal beenden
command-rules = Die Regeln erklären
command-resume = Eine wartende Partie in diesem Kanal fortsetzen
command-resume-match-name = partie
command-resume-match = Welche Partie, wenn mehrere warten
choice-match = { $names } · Runde { $round }
choice-lobby = { $names } · nicht begonnen
command-help = Wie man hier Uno spielt
command-settings = Ändern, wie Uno auf diesem Server oder in diesem Kanal läuft
command-me = Wählen, wie du deine Karten siehst, welche Sprache du liest und wann ich dich anpinge
command-privacy = Sehen, herunterladen oder löschen, was ich über dich speichere
command-stats = Zeigen, wie du oder jemand anderes gespielt hat
command-stats-person-name = person
command-stats-person = Die Person (ohne Angabe: du)
command-stats-season-name = saison
command-stats-season = Die Saison (ohne Angabe: alle)
command-stats-rules-name = regeln
command-stats-rules = Nur Partien mit diesen Regeln
command-fairness = Zeigen, wie fair die Karten auf diesem Server waren
command-leaderboard = Zeigen, wie die Leute auf diesem Server gewertet sind
command-leaderboard-season-name = saison
command-leaderboard-season = Die Saison (ohne Angabe: die laufende)
command-leaderboard-rules-name = regeln
command-leaderboard-rules = Nur Partien mit diesen Regeln
command-daily = Die fünf Runden des Tages allein spielen und vergleichen
command-daily-date-name = datum
command-daily-date = Ein anderer Tag, etwa 2026-11-24
command-invite = Jemanden an den Tisch in diesem Kanal einladen
command-invite-person-name = person
command-invite-person = Wen du einlädst
command-unoadmin = Uno auf diesem Server verwalten
command-unoadmin-tables = Alle Tische dieses Servers zeigen
command-unoadmin-end = Einen Tisch beenden
command-unoadmin-end-channel-name = kanal
command-unoadmin-end-channel = Der Kanal des Tisches, wenn es nicht dieser ist
command-unoadmin-unblock = Einen Kanal freimachen, dessen Tisch festhängt, beschädigt ist oder wartet
command-unoadmin-unblock-channel-name = kanal
command-unoadmin-unblock-channel = Der Kanal, wenn es nicht dieser ist
command-unoadmin-ban = Eine Person an allen Tischen dieses Servers sperren
command-unoadmin-ban-person-name = person
command-unoadmin-ban-person = Die Person
command-unoadmin-ban-reason-name = grund
command-unoadmin-ban-reason = Warum, für die Admins
command-unoadmin-unban = Eine gesperrte Person wieder mitspielen lassen
command-unoadmin-unban-person-name = person
command-unoadmin-unban-person = Die Person
command-unoadmin-bans = Die Leute zeigen, die hier nicht spielen können
command-unoadmin-roles = Die Rollen wählen, die Tische eröffnen
command-unoadmin-rules = Die Regeln festschreiben, damit Hosts sie nicht ändern
command-unoadmin-ais = Die KIs pro Tisch begrenzen
command-unoadmin-log = Zeigen, was Admins getan haben, oder einen Kanal dafür wählen
command-unoadmin-log-channel-name = kanal
command-unoadmin-log-channel = Ein Kanal, in dem jede Handlung steht
command-unoadmin-day = Einmal am Tag die Ergebnisse von gestern schreiben, oder damit aufhören
command-unoadmin-day-channel-name = kanal
command-unoadmin-day-channel = Der Kanal, in dem der Tag steht
command-unoadmin-check = Prüfen, was der Bot hier braucht
command-tournament = In diesem Kanal ein Turnier eröffnen, oder das offene zeigen
command-tournament-checkin-name = checkin
command-tournament-checkin = Minuten bis zum Ende des Check-ins
command-tournament-rounds-name = runden
command-tournament-rounds = Wie viele Runden vor dem Finale
command-tournament-minutes-name = minuten
command-tournament-minutes = Wie viele Minuten eine Runde dauert
command-tournament-rules-name = regeln
command-tournament-rules = Eine Vorlage oder ein Regelcode
command-tournament-level-name = stärke
command-tournament-level = Wie gut die KIs spielen, die Tische auffüllen
command-tournament-duplicate-name = duplicate
command-tournament-duplicate = Alle Tische bekommen dieselben Karten, verglichen werden Plätze

## demo

demo-guide = Wegweiser
demo-welcome =
    👋 Willkommen! { $name }s Tisch steht bereit, mit { $ais } KIs. Drücke **{ $start }**, und du bekommst deine Karten.
    -# Oben macht dich **Viewing as** zu Ann, Ben, Cleo oder Dev.
    -# `/uno help` und dann **{ $alone }**: eine Partie in deinen Direktnachrichten.
demo-direct = Nachrichten an { $name }
demo-group = 💬 Gruppe
demo-group-hello = Ich habe den Bot für mich installiert, deshalb geht er auch hier. `/uno start` eröffnet einen Tisch, und alle können mitspielen.
demo-page = Spiele unter { $url }
demo-direct-page = Direktnachrichten an { $name }: { $url }
demo-stop = Zum Beenden hier Strg-C drücken.
