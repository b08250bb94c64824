## Knöpfe

button-join = Mitspielen
button-leave = Verlassen
button-start = Starten
button-rules = Regeln
button-check = Fairness prüfen
button-hand = Meine Karten
button-uno = Uno!
button-catch = Erwischt!
button-catch-somebody = Erwischt …
button-catch-name = Erwischt, { $name }!
button-more = Mehr
button-draw = Ziehen
button-play = Legen
button-keep = Behalten
button-take = { $owed } nehmen
button-pass = Weiter
button-challenge = Anzweifeln
button-say-uno-off = Uno sagen: aus
button-say-uno-on = Uno sagen: an
button-refresh = Aktualisieren
button-sort-color = Nach Farbe
button-sort-value = Nach Wert
button-back = Zurück
button-previous = ◀
button-page = { $page } von { $pages }
button-next = ▶
button-bump = Nach unten
button-end = Partie beenden
button-end-yes = Ja, beenden
button-end-no = Weiterspielen
button-return = Wieder mitspielen
button-ready = Bereit
button-rematch = Revanche
button-other-rules = Andere Regeln

## Plätze

mark-host = 👑 Host
mark-ready = ✅ bereit
mark-ai = 🤖 KI, { $level }
mark-engine = ⚙️ Engine { $level }
mark-away = 🤖 weg, eine KI spielt weiter
mark-autopilot = 💤 schläft, eine KI spielt weiter
mark-out = 🚪 raus
mark-placed = 🏁 { $place }. Platz
mark-team = Team { $number }
mark-uno = 📣 hat Uno gesagt
mark-uno-owed = ❗ hat nicht Uno gesagt
level-novice = unerfahren
level-novice-how = Spielt, was gerade passt.
level-casual = gemütlich
level-casual-how = Erst die Zahlen, achtet auf niemanden.
level-clever = schlau
level-clever-how = Achtet darauf, wer wenig Karten hat.
level-expert = stark
level-expert-how = Lernte im Spiel gegen sich selbst.
level-master = meisterhaft
level-master-how = Spielt vor jedem Zug im Kopf weiter.
engine-how = Ein Programm, das die Administration dieses Bots bereitstellt.

## Vor der Partie

lobby-title = Uno: Wer spielt mit?
lobby-how = Drücke **Mitspielen** für einen Platz. **{ $host }** startet die Partie.
lobby-how-start = **{ $host }** startet die Partie.
lobby-rematch = Uno: Revanche?
lobby-rematch-how = Los geht es, wenn alle hier **Revanche** gedrückt haben, oder wenn **{ $host }** **Starten** drückt.
lobby-seat = { $number }. **{ $name }**
lobby-free = { $number }. _frei_
lobby-waiting = Zwei Plätze müssen besetzt sein: Warte auf jemanden, oder hole eine KI dazu.
lobby-ready = { $seats ->
    [10] Alle zehn Plätze sind besetzt.
   *[other] Es kann losgehen; bis zu zehn können mitspielen.
}
lobby-rules = Regeln: { $rules }
lobby-until = Schließt von selbst { $when }, falls niemand dazukommt.
lobby-until-start = Schließt von selbst { $when }, falls die Partie nicht beginnt.
menu-add-ai = KI mitspielen lassen
menu-remove-ai = KI wegschicken
lobby-sealed = 🔒 Alles Mischen steht fest; der Fingerabdruck: `{ $commitment }`

## Tisch

table-title = { $emoji } { $card }
table-color-open = { $emoji } { $card }: Die Farbe ist noch offen
table-play = **{ $name }** ist dran: { $emoji } **{ $color }** oder **{ $face }** passt.
table-play-color = **{ $name }** ist dran: { $emoji } **{ $color }** passt.
table-drawn = **{ $name }** hat eine Karte gezogen: legen oder behalten.
table-drawn-must = **{ $name }** hat eine Karte gezogen: Passt sie, muss sie gelegt werden.
table-drawn-blind = **{ $name }** hat eine verdeckte Karte gezogen.
table-color = **{ $name }** wählt die erste Farbe.
table-answer = **{ $name }** soll { $owed } Karten ziehen: nehmen, oder bei **{ $by }** anzweifeln.
table-owes = **{ $name }** soll { $owed } Karten ziehen: nehmen oder weitergeben.
table-play-any = **{ $name }** beginnt mit einer beliebigen Karte.
table-nothing-laid = Noch liegt keine Karte
open-hand = offen: { $cards }
table-thinking = **{ $name }** überlegt …
table-engine-fell = ⚙️ Die Engine { $engine } ist ausgefallen: Für **{ $name }** spielt jetzt eine KI.
table-until = ⏳{ "\u00A0" }{ $when }
table-round = Runde { $number }
table-round-ends = ihre Zeit endet { $when }
table-clockwise = ↻ im Uhrzeigersinn
table-counterclockwise = ↺ gegen den Uhrzeigersinn
table-pile = { $count ->
    [0] Ziehstapel leer
   *[other] { $count } im Ziehstapel
}

## Die Abstimmung

vote-title = Was tut die Blankokarte?
vote-how = Alle haben eine Stimme; bei Gleichstand entscheidet das Los.
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

## Rufe

ping-turn = { $mention }, du bist dran ({ $card }) · { $when }
ping-turn-untimed = { $mention }, du bist dran ({ $card })
ping-answer = { $mention }, du sollst { $owed } Karten ziehen: Was tust du? · { $when }
ping-answer-untimed = { $mention }, du sollst { $owed } Karten ziehen: Was tust du?
ping-first = { $mention }, du bist dran · { $when }
ping-first-untimed = { $mention }, du bist dran

## Mehr, Ende, welcher Tisch

more-title = Was noch?
more-bump = **Nach unten** holt den Tisch zu den neuesten Nachrichten.
more-leave = **Verlassen** gibt Platz, Karten und Punkte einer KI, bis du mit **Meine Karten** zurückkommst.
more-end = **Partie beenden** beendet sie für alle; niemand gewinnt.
more-sealed = 🔒 Alles Mischen stand vor der Partie fest. Der Fingerabdruck: `{ $commitment }`. Danach können alle es prüfen.
end-title = Die Partie für alle beenden?
end-body = Der Punktestand wird gezeigt, und niemand gewinnt.
end-title-lobby = Diesen Tisch schließen?
end-body-lobby = Alle verlieren ihren Platz.
tables-title = Welcher Tisch?
tables-more = { $count ->
    [one] { $count } weiterer Tisch fehlt hier: Öffne deine Karten dort.
   *[other] { $count } weitere Tische fehlen hier: Öffne deine Karten dort.
}
tables-turn = **du bist dran**
tables-wait = **{ $name }** ist dran
tables-pause = zwischen zwei Runden
tables-lobby = noch nicht begonnen
tables-over = vorbei

## Kleinigkeiten

stranded-match = Die Partie wartet
stranded-lobby = Der Tisch wartet
name-unknown = Jemand
dm-place = Uno auf **{ $server }** · [zum Tisch]({ $link })
dm-place-unknown = einem Server
