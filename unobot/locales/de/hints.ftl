hint = 💡 { $hint }
hint-challenge = Zweifle nur an, wenn du glaubst, dass die Farbe noch da war. Unsicher? Nimm die Karten.
hint-drawn = Du musst sie nicht legen: **Behalten** beendet deinen Zug, und die Karte bleibt bei dir.
hint-uno = Noch zwei Karten: Drücke **📣 UNO ansagen**, bevor du eine legst. Dann kann dich niemand erwischen.
hint-stale = Der Tisch war schon weiter, als dein Druck ankam. Nichts ist verloren: So steht es jetzt.
hint-direct = Diese Nachricht bleibt und zeigt immer deine Karten; drücke sie gleich hier. `/uno me` schaltet sie ab.
