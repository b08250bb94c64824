hand-play = Du bist dran: { $emoji } **{ $color }** oder **{ $face }** passt
hand-play-color = Du bist dran: { $emoji } **{ $color }** passt
hand-play-any = Du bist dran: Beginne mit einer beliebigen Karte
hand-partner = Mit dir im Team: **{ $name }**, { $count ->
    [one] eine Karte
   *[other] { $count } Karten
}.
hand-out = Diese Runde ist für dich vorbei: { $place }
hand-play-pass = Nichts passt, und ziehen darfst du nicht: Drücke **Weiter**.
hand-play-none = Nichts passt: Zieh eine Karte.
hand-drawn = Gezogen: { $emoji } **{ $card }**. Legen oder behalten?
hand-drawn-must = Gezogen: { $emoji } **{ $card }**. Du musst diese Karte legen.
hand-drawn-unfit = Gezogen: { $emoji } **{ $card }**. Das passt nicht, also behalte die Karte.
hand-drawn-unfit-passing = Gezogen: { $emoji } **{ $card }**. Das passt nicht. Ich passe gleich für dich.
hand-drawn-nothing = Es gab nichts mehr zu ziehen: Drücke **Weiter**.
hand-drawn-nothing-passing = Es gab nichts mehr zu ziehen. Ich passe gleich für dich.
hand-drawn-blind = Du hast eine verdeckte Karte gezogen: Behalte sie; du siehst sie, wenn du wieder dran bist
hand-drawn-blind-passing = Du hast eine verdeckte Karte gezogen. Ich passe gleich für dich. Du siehst sie, wenn du wieder dran bist.
hand-unseen = { $count ->
    [one] Eine deiner Karten ist verdeckt: Sie wird für dich aufgedeckt, wenn du wieder dran bist.
   *[other] { $count } deiner Karten sind verdeckt: Sie werden für dich aufgedeckt, wenn du wieder dran bist.
}
hand-first-color = Du bist dran: Aufgedeckt wurde eine Farbwahl, also wähle die erste Farbe
hand-wild = { $card }: Welche Farbe?
hand-answer = **{ $name }** hat auf { $emoji } **{ $color }** eine Zieh Vier gelegt: { $owed } Karten nehmen oder anzweifeln?
hand-answer-held = { $needs ->
    [no_playable] Hätte **{ $name }** eine andere Karte legen können, zieht **{ $name }** { $owed }. Wenn nicht, ziehst du { $lost }.
   *[no_color] { $color ->
        [R] Hatte **{ $name }** eine rote Karte, zieht **{ $name }** { $owed }. Wenn nicht, ziehst du { $lost }.
        [Y] Hatte **{ $name }** eine gelbe Karte, zieht **{ $name }** { $owed }. Wenn nicht, ziehst du { $lost }.
        [G] Hatte **{ $name }** eine grüne Karte, zieht **{ $name }** { $owed }. Wenn nicht, ziehst du { $lost }.
       *[B] Hatte **{ $name }** eine blaue Karte, zieht **{ $name }** { $owed }. Wenn nicht, ziehst du { $lost }.
    }
} { $count ->
    [0] Es war die letzte Karte von **{ $name }**.
    [one] **{ $name }** hat noch { $count } Karte.
   *[other] **{ $name }** hat noch { $count } Karten.
}
hand-wait = Du bist noch nicht dran.
hand-waiting-bare = Warten auf **{ $name }**
hand-waiting = Warten auf **{ $name }** · oben liegt { $card }
hand-waiting-last = { $name } hat 1 Karte
hand-wait-over = Die Abstimmung ist vorbei: Gleich gibt es Karten.
hand-cards = Deine Hand, { $count ->
    [one] eine Karte
   *[other] { $count } Karten
}: { $cards }
hand-uno-owed = Du hast nur noch eine Karte. Sag **Uno!**, bevor dich jemand erwischt.
hand-catch = **{ $name }** hat nicht Uno gesagt.
hand-shown = Nur du siehst die Karten, die **{ $name }** hatte: { $cards }
hand-lobby = Die Partie hat noch nicht begonnen.
hand-away = Du bist gegangen, und eine KI spielt mit deinen Karten.
hand-autopilot = Eine KI spielt für dich, weil deine Zeit zweimal abgelaufen ist. Drücke irgendetwas, um selbst zu spielen.
hand-resting = Eine KI spielt für dich. Drücke hier irgendetwas, um selbst zu spielen.
hand-waits = Sonst ist niemand da, also wartet die Partie auf dich. Drücke irgendetwas, um weiterzuspielen.
hand-away-waits = Du bist gegangen, und sonst ist niemand da. Deshalb wartet die Partie.
button-return = Zurück an meinen Platz

hand-step-cards = { $card }: Welche Karten zusammen?
hand-step-target = { $card }: Wen wählst du?
hand-step-draws = { $card }: Wer zieht zwei Karten?
hand-first-target = Mit wem tauschst du die Karten?
hand-owed = Du sollst { $owed ->
    [one] { $owed } Karte
   *[other] { $owed } Karten
} ziehen: Nimm sie
hand-answer-stack = Oder lege eine der Karten unten, und die Summe geht weiter.
hand-catch-whom = Wen erwischst du? Ein falscher Alarm kostet dich { $count ->
    [one] eine Karte
   *[other] { $count } Karten
}.
hand-wrong-play = Eine Karte, die nicht passt, kostet dich { $count ->
    [one] eine Karte
   *[other] { $count } Karten
}.
hand-jump-in = Du hast genau die Karte, die oben liegt: Wirf sie dazwischen!

button-take = { $owed } nehmen
button-pass = Weiter
button-challenge = Anzweifeln
button-catch-somebody = Erwischt …
button-target = { $name } ({ $count })
button-sort-color = Nach Farbe
button-sort-value = Nach Wert

note-caught = Du hast { $name } erwischt!
paused-title = ⏸️ Anzeige pausiert
paused-hand = Bis dahin stimmte diese Hand. Drücke **Aktualisieren** oder eine Karte, um den Stand der Partie zu sehen.
paused-body = Drücke **Aktualisieren**, um den Stand der Partie zu sehen.
note-dms-closed = Ich kann dir keine Direktnachrichten senden, deshalb stehen deine Karten nur hier: **Meine Karten** am Tisch zeigt sie wieder.
note-dms-blocked = Discord lässt mich gerade keine neuen Direktnachrichten beginnen, deshalb stehen deine Karten nur hier: **Meine Karten** am Tisch zeigt sie wieder.
changed-terms = ⚠️ Geändert, seit du dabei bist: { $changes }
changed-no-take-back = Züge lassen sich nicht zurücknehmen
changed-ais = { $count ->
    [one] 1 KI
   *[other] { $count } KIs
}
