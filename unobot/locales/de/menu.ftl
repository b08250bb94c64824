menu-title = Was noch?
menu-bump = **Nach unten** holt den Tisch zu den neuen Nachrichten.
menu-skip = **Überspringen** ist eine Abstimmung: Will es mehr als die Hälfte der anderen, wird für **{ $name }** gespielt.
menu-autopilot = **Autopilot**: Eine KI spielt, bis du wieder da bist.
menu-autopilot-off = Eine KI spielt für dich: **Bin wieder da** beendet das.
menu-leave = **Verlassen**: Eine KI übernimmt. **Meine Karten** holt dich zurück.
menu-players = **Plätze**: wer mitspielt, wer geht, wer Host ist.
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
menu-end-leaves = Andere sind noch in der Partie. Im Ergebnis und in der Wertung verlässt du damit die Partie und kommst auf den letzten Platz.
menu-end-title-lobby = Diesen Tisch schließen?
menu-end-body-lobby = Alle verlieren ihren Platz.

note-bumped = Der Tisch steht jetzt ganz unten im Kanal.
note-look-picture = Der Tisch wird ab jetzt von oben gezeichnet.
note-look-text = Der Tisch steht ab jetzt in wenigen Worten da.
note-skip = Deine Stimme zählt: { $count } von { $needed }.
note-skipped = Erledigt: Der Zug wurde übersprungen.
note-ended = Der Tisch ist geschlossen.
note-not-ended = Es geht weiter.
refused-only-host-look = Wie der Tisch gezeigt wird, wählt nur der Host; Host ist **{ $host }**.
refused-only-host-ends = Beenden geht nur als Host oder in der Moderation; Host ist { $host }.
refused-skip-oneself = Du bist selbst dran: Spiele, oder lass mit **Mehr** → **Autopilot** eine KI spielen.
refused-skip-nobody = Es gibt niemanden zu überspringen, oder du spielst gerade nicht selbst.
refused-skip-alone = Eine Person oder ein Team allein kann niemanden überspringen. { $name } hat die ganze Zeit für diesen Zug.
refused-skip-early = Gib { $name } einen Moment: Stimmen zählen, sobald die halbe Zeit um ist.
