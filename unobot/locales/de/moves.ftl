move-play = { $card } legen
move-play-uno = { $card } legen und Uno sagen
move-draw = Eine Karte ziehen
move-pass = Die gezogene Karte behalten
move-pass-empty = Weiter: Es gab nichts mehr zu ziehen
move-challenge = Bei { $name } anzweifeln
move-accept = { $owed ->
    [one] { $owed } Karte nehmen
   *[other] { $owed } Karten nehmen
}
move-uno = Uno sagen
move-catch = { $name } erwischen
move-color = { $color } wählen
move-at = { $move }, gewählt: { $name }
move-at-draws = { $move }: { $name } zieht zwei Karten
move-penalized = { $move }: gegen die Regeln, kostet { $count ->
    [one] eine Karte
   *[other] { $count } Karten
}
move-vote = Abstimmen: { $rule }
move-time = Die Runde beenden: Ihre Zeit ist um
move-take-back = Deinen letzten Zug zurücknehmen

refused-by-setting = { $told } Regel: { $setting }.
refused-seat-out = Du bist aus dieser Runde raus.
refused-vote-first = Zuerst stimmen alle ab.
refused-already-voted = Du hast schon abgestimmt.
refused-no-vote = Gerade wird nicht abgestimmt.
refused-not-identical = **{ $name }** ist dran; dazwischenwerfen kannst du nur die gleiche Karte: { $top }.
refused-cannot-stack = { $owed ->
    [one] Du sollst { $owed } Karte ziehen
   *[other] Du sollst { $owed } Karten ziehen
}, und { $card } gibt sie nicht weiter.
refused-no-challenge = Was du ziehen sollst, lässt sich nicht anzweifeln.
refused-must-play = { $card } passt und muss deshalb gelegt werden.
refused-at-limit = Mit { $held } Karten bist du am Limit von { $limit } und ziehst nicht mehr: Drücke **Weiter**.
refused-two-on-four = { $card } lässt sich nicht auf eine Zieh Vier legen.
refused-four-others-fit = Eine andere Karte auf deiner Hand passt, deshalb kannst du jetzt keine Zieh Vier legen.
refused-last-card = { $card } darf nicht deine letzte Karte sein.
refused-target-first = { $card }: Wähle dafür jemanden aus.
refused-bad-target = Wähle jemand anders, der noch mitspielt.
refused-uno-not-before = Uno sagst du, sobald du nur noch eine Karte hast, oder beim Legen.
refused-uno-by-itself = Hier muss niemand Uno sagen.
refused-no-clock = Diese Runde hat keine Zeitgrenze.
refused-no-take-back = Dieser Zug gilt: Er lässt sich nicht mehr zurücknehmen.
refused-round-over = Diese Runde ist vorbei.
refused-not-your-turn = **{ $name }** ist dran.
refused-color-first = Wähle zuerst die Farbe der Farbwahlkarte.
refused-answer-first = Du sollst { $owed ->
    [one] { $owed } Karte
   *[other] { $owed } Karten
} ziehen: Antworte zuerst darauf.
refused-already-drew = Du hast schon gezogen: Lege diese Karte oder behalte sie.
refused-only-drawn = Nach dem Ziehen darfst du nur die gezogene Karte legen: { $card }.
refused-drawn-blind = Du hast eine verdeckte Karte gezogen und darfst in diesem Zug keine andere legen: Behalte sie.
refused-not-seen = { $card } ist nicht unter den offenen Karten auf deiner Hand.
refused-nothing-drawn = Es gab nichts zu ziehen, also endet dein Zug.
refused-draw-first = Zieh eine Karte, bevor du eine behältst.
refused-nothing-to-answer = Es gibt nichts zu nehmen oder anzuzweifeln.
refused-no-color-asked = Gerade ist keine Farbe zu wählen.
refused-not-in-hand = { $card } hast du nicht auf der Hand.
refused-no-match = { $card } passt nicht: Lege { $color }, die gleiche Zahl oder das gleiche Symbol wie { $top }, oder eine Farbwahlkarte.
refused-four-not-legal = Du hast { $color } auf der Hand, deshalb kannst du jetzt keine Zieh Vier legen.
refused-one-card-only = Hier darfst du nur eine Karte auf einmal legen.
refused-no-target = Für diese Karte wird niemand ausgewählt.
refused-uno-not-now = { $held ->
    [one] Jetzt kannst du nicht Uno sagen.
   *[other] Uno gehört zur letzten Karte; du hast { $held } Karten.
}
refused-uno-already-said = Du hast schon Uno gesagt.
refused-catch-self = Dich selbst kannst du nicht erwischen: Sag Uno.
refused-catch-many-cards = **{ $name }** hat { $held ->
    [one] { $held } Karte
   *[other] { $held } Karten
}: Es gibt nichts zu erwischen.
refused-catch-said = **{ $name }** hat Uno gesagt.
refused-catch-too-late = Zu spät, um **{ $name }** zu erwischen.
refused-catch-nobody = Dort sitzt niemand.
