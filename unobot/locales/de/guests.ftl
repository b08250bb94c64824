## Wer am Tisch sitzt

button-people = Plätze
button-kick = Wegschicken
more-people = **Plätze**: wer mitspielen darf, wer geht, wer Host ist.
people-title = Plätze
people-kick = Jemanden wegschicken …
people-heir = Host weitergeben an …
people-alone = Außer dir ist niemand hier.
access-open = Alle dürfen mitspielen
access-invited = Nur mit Einladung
access-closed = Niemand kommt mehr dazu
lobby-access-invited = ✉️ Mitspielen nur mit Einladung.
lobby-access-closed = 🔒 Niemand kommt mehr dazu.
kick-title = { $name } wegschicken?
kick-body = Eine KI spielt mit diesen Karten weiter, und eine Rückkehr in diese Partie gibt es nicht.
kick-body-lobby = Eine Rückkehr an diesen Tisch gibt es nicht.
note-kicked = { $name } wurde weggeschickt.
note-heir = { $name } ist jetzt Host.
hand-kicked = Du wurdest aus dieser Partie weggeschickt. Der nächste Tisch hier steht dir wieder offen.
refused-kicked = Du wurdest aus dieser Partie weggeschickt: Der nächste Tisch hier steht dir wieder offen.
refused-invited-only = Mitspielen geht hier nur mit Einladung: Frag { $host } (Host).
refused-closed-to-new = Hier kommt gerade niemand mehr dazu: Frag { $host } (Host).
refused-only-host-manages = Das geht nur als Host oder in der Moderation; Host ist { $host }.
refused-no-such-guest = Diese Person hat an diesem Tisch keinen Platz mehr.
refused-kick-oneself = Dich selbst kannst du nicht wegschicken: Drücke **Verlassen**.
refused-heir-away = { $name } ist nicht da: Der Host muss hier sein.

## Wer lange braucht, und wer eine KI spielen lässt

button-skip = Überspringen
button-auto-on = Autopilot
button-auto-off = Bin wieder da
more-skip = **Überspringen** ist eine Abstimmung: Will es mehr als die Hälfte der anderen, wird für **{ $name }** gespielt.
more-autopilot = **Autopilot**: Eine KI spielt für dich, bis du wieder da bist.
more-back = Eine KI spielt für dich: **Bin wieder da** beendet das.
mark-resting = 🤖 vorerst spielt eine KI
hand-resting = Eine KI spielt für dich. Drücke hier irgendetwas, um selbst zu spielen.
table-skip = ⏭️ { $count } von { $needed } Stimmen, um diesen Zug zu überspringen, unter **Mehr**.
told-skipped = { $told } _Die anderen haben für Überspringen gestimmt._
note-skip = Deine Stimme zählt: { $count } von { $needed }.
note-skipped = Erledigt: Der Zug wurde übersprungen.
refused-skip-oneself = Du bist selbst dran: Spiele, oder lass mit **Mehr** → **Autopilot** eine KI spielen.
refused-skip-nobody = Es gibt niemanden zu überspringen, oder du spielst gerade nicht selbst.
refused-skip-early = Gib { $name } einen Moment: Stimmen zählen, sobald die halbe Zeit um ist.

## Wer keinen Platz hat

button-take-over = { $name } übernehmen
watching-take = Du kannst sofort den Platz einer KI übernehmen, mit ihren Karten und Punkten.
watching-full = Alle Plätze sind vergeben: Der nächste Tisch hier steht dir offen.
note-took-over = Der Platz gehört dir.
people-free = Verlassenen Platz an eine KI geben …
note-freed = Der Platz von { $name } gehört jetzt einer KI: Andere können ihn übernehmen.
refused-seat-taken = Dieser Platz ist nicht mehr frei.
refused-free-present = { $name } ist da: Wenn es sein muss, schicke { $name } weg.

## Eine Partie, die ruht

aside-title = Die Partie ruht
aside-body = Eine Weile war niemand hier, deshalb wartet alles, wie es ist. Weiter geht es hier mit **Weiterspielen** oder überall auf diesem Server mit `/uno resume`.
aside-kept = Endgültig weggeräumt wird sie { $when }.
button-resume = Weiterspielen
refused-aside = Die Partie ruht, weil niemand hier war. `/uno resume` setzt sie fort.

## Wer später dazukommt

button-late = Ab nächster Runde dabei
watching-join = Du kannst ab der nächsten Runde mitspielen; du beginnst mit dem niedrigsten Punktestand am Tisch.
watching-take-or-join = Du kannst sofort den Platz einer KI übernehmen, mit ihren Karten und Punkten, oder ab der nächsten Runde mitspielen.
watching-joins = Ab der nächsten Runde spielst du mit.
table-newcomers = Ab der nächsten Runde dabei: { $names }
refused-no-newcomers = Nach diesen Regeln kommt zu einer laufenden Partie niemand dazu: Der nächste Tisch hier steht dir offen.
refused-no-cards-left = Für mehr als { $seats } Plätze reichen die Karten nicht.
