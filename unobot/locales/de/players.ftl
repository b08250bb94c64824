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
players-kick-leaves = Sie gehören noch zur Partie. Wenn du sie kickst, verlässt du im Ergebnis und in der Wertung die Partie und kommst auf den letzten Platz. Weiterspielen kannst du.
players-kick-body-lobby = Eine Rückkehr an diesen Tisch gibt es nicht.
button-kick = Kicken

note-kicked = { $name } wurde gekickt.
note-new-host = { $name } ist jetzt Host.
note-released = Der Platz von { $name } gehört jetzt einer KI: Andere können ihn übernehmen.
refused-kicked = Du wurdest aus dieser Partie gekickt. Der nächste Tisch hier steht dir wieder offen.
refused-former = Du hast deine Daten gelöscht und kannst deshalb nicht in diese Partie zurück. Am nächsten Tisch hier kannst du wieder mitspielen.
refused-invited-only = Mitspielen geht hier nur mit Einladung: Frag { $host } (Host).
refused-closed-to-new = Hier kommt gerade niemand mehr dazu: Frag { $host } (Host).
refused-only-host-manages = Das geht nur als Host oder in der Moderation; Host ist { $host }.
refused-no-such-player = Diese Person hat an diesem Tisch keinen Platz mehr.
refused-kick-oneself = Dich selbst kannst du nicht wegschicken: Drücke **Verlassen**.
refused-new-host-away = { $name } ist nicht da: Der Host muss hier sein.
refused-release-present = { $name } ist da, der Platz bleibt besetzt. Wenn es sein muss, kicke { $name }.
