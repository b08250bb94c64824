lesson-title = Schritt { $number } von { $of } · { $title }
lesson-ai = Robin
lesson-top = Auf dem Stapel: { $emoji } { $card }
lesson-hand = Deine Karten: { $cards }
lesson-early = Das erlauben die Regeln auch. Probiere hier, was oben steht.
button-lesson-next = Nächster Schritt
button-lesson-skip = Schritt auslassen
button-try-again = Noch einmal

lesson-match = Farbe oder Zahl
lesson-match-do = Du möchtest alle deine Karten loswerden. Lege eine mit der **Farbe** oder der **Zahl** der Karte auf dem Stapel: Drücke sie.
lesson-match-done = Das ist schon fast das ganze Spiel. Dann hat **{ $ai }** es genauso gemacht: Farbe oder Zahl, immer abwechselnd.

lesson-action = Aktionskarten
lesson-action-do = Manche Karten bewirken etwas. Lege eine von deinen.
    ⊘ Aussetzen: Die nächste Person setzt aus.
    ⇄ Richtungswechsel: Es geht andersherum weiter.
    +2 Zieh Zwei: Die nächste Person zieht zwei und setzt aus.
lesson-action-done = **{ $ai }** hat ausgesetzt, also bist du zu zweit gleich wieder dran.

lesson-wild = Farbwahlkarten
lesson-wild-do = Sonst passt nichts von dir, aber eine **Farbwahl** (W) passt auf alles, und du wählst die Farbe, die von da an gilt. Lege sie.
lesson-wild-color = Welche Farbe soll jetzt gelten? Von Rot hast du am meisten.
lesson-wild-done = Die Farbe, die du gewählt hast, galt, und **{ $ai }** musste sich danach richten. Eine **Zieh Vier** (+4) kann das auch, und die nächste Person zieht vier Karten; gedacht ist sie für den Fall, dass du die geltende Farbe nicht hast. Die nächste Person kann sie anzweifeln.

lesson-draw = Ziehen
lesson-draw-do = Keine deiner Karten passt. Zieh eine.
lesson-draw-choose = Die gezogene Karte passt. Du darfst sie gleich legen oder für später behalten; nur diese eine Karte darfst du jetzt legen.
lesson-draw-done = Gut gespielt. Eine gezogene Karte, die nicht passt, behältst du, und dein Zug ist vorbei.
lesson-draw-kept = Du hast sie behalten, also war dein Zug vorbei. Das kann klug sein; denk nur daran, dass am Ende jede Karte auf deiner Hand für jemand anders zählt.

lesson-uno = Uno!
lesson-uno-do = **{ $ai }** hat die vorletzte Karte gelegt und vergessen, Uno zu sagen. Drücke **Erwischt, { $ai }!**, bevor es weitergeht.
lesson-uno-say = Erwischt: **{ $ai }** hat zwei gezogen. Jetzt hast du selbst zwei Karten: Drücke **📣 UNO ansagen** und lege dann eine.
lesson-uno-forgot = Du hast Uno vergessen, **{ $ai }** hat dich erwischt, und du hast zwei Karten gezogen. An einem echten Tisch kannst du **Uno!** auch nach dem Legen noch drücken, wenn du schneller bist als die anderen.
lesson-uno-last = Du hast Uno gesagt, also kann dich niemand erwischen. Noch eine Karte: Lege sie!
lesson-uno-done = 🎉 Du hast gewonnen! Wer die letzte Karte legt, gewinnt die Runde und bekommt Punkte für alle Karten, die die anderen noch haben. Jetzt spiele mit anderen Leuten: `/uno start` eröffnet einen Tisch.
