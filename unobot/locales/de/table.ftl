table-title = { $emoji } { $card }
table-color-open = { $emoji } { $card }: Die Farbe ist noch offen
table-play = **{ $name }** ist dran: { $emoji } **{ $color }** oder **{ $face }** passt.
table-play-color = **{ $name }** ist dran: { $emoji } **{ $color }** passt.
table-play-any = **{ $name }** beginnt mit einer beliebigen Karte.
table-drawn = **{ $name }** hat eine Karte gezogen: legen oder behalten.
table-drawn-must = **{ $name }** hat eine Karte gezogen: Passt sie, muss sie gelegt werden.
table-drawn-blind = **{ $name }** hat eine verdeckte Karte gezogen.
table-color = **{ $name }** wählt die erste Farbe.
table-answer = **{ $name }** soll { $owed } Karten ziehen: nehmen, oder bei **{ $by }** anzweifeln.
table-owes = **{ $name }** soll { $owed } Karten ziehen: nehmen oder weitergeben.
table-nothing-laid = Noch liegt keine Karte
table-thinking = **{ $name }** überlegt …
table-waits = 💤 Niemand ist da, also wartet die Partie. **{ $button }** setzt sie fort.
table-until = ⏳{ "\u00A0" }endet { $when }
table-silent = 📡 Discord stellt mir gerade keine Klicks zu, deshalb stehen alle Uhren still.
table-skip = ⏭️ { $count } von { $needed } Stimmen, um diesen Zug zu überspringen, unter **Mehr**.
table-newcomers = Ab der nächsten Runde dabei: { $names }
open-hand = offen: { $cards }
table-round = Runde { $number }
table-round-ends = ihre Zeit endet { $when }
table-clockwise = ↻ im Uhrzeigersinn
table-counterclockwise = ↺ gegen den Uhrzeigersinn
table-pile = { $count ->
    [0] Ziehstapel leer
   *[other] { $count } im Ziehstapel
}

ping-turn = { $mention }, du bist dran, auf { $card } · endet { $when }
ping-turn-untimed = { $mention }, du bist dran, auf { $card }
ping-answer = { $mention }, du sollst { $owed } Karten ziehen: Was tust du? · endet { $when }
ping-answer-untimed = { $mention }, du sollst { $owed } Karten ziehen: Was tust du?
ping-first = { $mention }, du bist dran · endet { $when }
ping-first-untimed = { $mention }, du bist dran

name-unknown = Unbekannt
name-former = Nicht mehr dabei
dm-place = Uno auf **{ $server }** · [zum Tisch]({ $link })
dm-place-suspended = Uno auf **{ $server }** · [zum Server]({ $link })
dm-place-unknown = einem Server
note-mute-permission = In { $channel } lässt sich der Tisch nicht zeigen: Mir fehlt dort die Berechtigung { $missing }. Gespielt wird weiter, und zwar dort, wo ihr eure Karten seht.
note-mute-thread = In { $channel } lässt sich der Tisch nicht zeigen: Der Thread ist geschlossen. Gespielt wird weiter, und zwar dort, wo ihr eure Karten seht.
